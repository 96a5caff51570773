r"""Several whole numbers or given words in order, and sets of labels, in which order is free.

``3, 7, 2`` may stand in any brackets or none, with commas, semicolons, spaces or a last ``and``
between the items, and behind a name and ``=``. What leaves the answer open (``or``, dots, a
negation, an item that is not understood) makes the whole unreadable: no item is ever dropped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from unseen.core.answers.kind import AnswerKind
from unseen.core.answers.one_of import DOUBTS
from unseen.core.errors import Unreadable
from unseen.core.reading.limits import check_digits
from unseen.core.reading.numerals import grouped
from unseen.core.reading.tokens import Token, tokenize

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

__all__ = ["integers", "labels", "words"]

PARTING = frozenset({"comma", "semicolon", "newline", "junction", "row"})
CLOSING = {"(": ")", "[": "]", "{": "}", "\\{": "\\}", "⟨": "⟩"}
_NOUNS = (
    "answer answers array entries entry final is are item items label labels line lines list "
    "necklace necklaces number numbers option options output result row rows sequence set state "
    "string strings tape tapes the these tuple values word words"
)
NOUNS = frozenset(_NOUNS.split())
"""Words that say what a list is a list of, and nothing of its items."""
MOST_NAME_TOKENS = 4
MOST_BRACKETS = 4
"""Pairs of brackets round the whole that are taken off."""
FORM = frozenset("+-0123456789,;[]() ")
"""What a list of whole numbers in the asked form is written with; brackets are free."""
EMPTY_SET = frozenset({"∅", "none", "empty", "empty set", "the empty set", "", "emptyset"})


def _items(tokens: list[Token], *, is_ordered: bool = True) -> list[list[Token]]:
    """Cut the tokens of a list into items; raise Unreadable when one of them is missing."""
    tokens = _without_brackets(_without_name(_without_stop(tokens), is_ordered=is_ordered))
    if any(token.text == "or" for token in tokens):
        raise Unreadable("'or' leaves the answer open")
    is_parted = any(_parts(token, is_ordered=is_ordered) for token in tokens)
    items: list[list[Token]] = [[]]
    for token in tokens:
        if _parts(token, is_ordered=is_ordered):
            _begin(items, token)
        elif not is_parted and token.gap and items[-1]:
            items.append([token])
        else:
            items[-1].append(token)
    if not items[-1] and len(items) > 1:
        items.pop()
    if not all(items):
        raise Unreadable("an item of the list is missing")
    return [_without_brackets(item) for item in items]


def _parts(token: Token, *, is_ordered: bool) -> bool:
    return token.kind in PARTING or (is_ordered and token.text == "→")


def _begin(items: list[list[Token]], separator: Token) -> None:
    """Begin the next item, unless the separator only goes on from another, as in ``, and``."""
    if items[-1] or separator.kind not in {"junction", "newline"}:
        items.append([])


def _without_stop(tokens: list[Token]) -> list[Token]:
    return tokens[:-1] if tokens[-1].kind == "period" else tokens


def _without_name(tokens: list[Token], *, is_ordered: bool) -> list[Token]:
    """Drop what names the list: ``a =``, ``the result is:``, or ``list`` before a bracket.

    A set's name may not be any word: behind ``unreachable:`` stand the others.
    """
    for place, token in enumerate(tokens[:MOST_NAME_TOKENS]):
        if token.text in {"=", ":"}:
            return tokens[place + 1 :]
        if not (_is_noun(token) or token.kind == "name" or (is_ordered and _may_name(token))):
            break
    first = next((at for at, token in enumerate(tokens) if not _is_noun(token)), 0)
    return tokens[first:]


def _may_name(token: Token) -> bool:
    return token.kind == "word" and token.text.lower() not in DOUBTS


def _is_noun(token: Token) -> bool:
    return token.kind == "word" and token.text.lower() in NOUNS


def _without_brackets(tokens: list[Token]) -> list[Token]:
    """Drop the brackets that enclose all of the tokens, a few pairs at most."""
    for _ in range(MOST_BRACKETS):
        if len(tokens) < 2 or tokens[0].kind != "open" or not _closes_last(tokens):
            break
        tokens = tokens[1:-1]
    return tokens


def _closes_last(tokens: list[Token]) -> bool:
    """Return whether the first bracket is closed by the last token and by none before it."""
    depth = 0
    for token in tokens[:-1]:
        depth += (token.kind == "open") - (token.kind == "close")
        if depth < 1:
            return False
    return tokens[-1].text == CLOSING.get(tokens[0].text)


def _unquoted(text: str) -> list[Token]:
    tokens = [token for token in tokenize(text) if token.text not in {'"', "'"}]
    if not tokens:
        raise Unreadable("nothing is written there")
    return tokens


def _text_of(item: list[Token]) -> str:
    return "".join((token.gap and " ") + token.text for token in item).strip()


def _read_integers(text: str) -> tuple[int, ...]:
    tokens = grouped(_unquoted(text), is_list=True)
    return tuple(_whole_number(item) for item in _items(tokens))


def _whole_number(item: list[Token]) -> int:
    sign, digits = ("", item) if len(item) == 1 else (item[0].text, item[1:])
    whole, _, places = digits[0].text.partition(".") if len(digits) == 1 else ("", "", "")
    is_signed = sign in {"+", "-"} and not digits[0].gap
    if not whole.isdigit() or places.strip("0") or not (is_signed or not sign):
        raise Unreadable(f"{_text_of(item)[:40]!r} is not a whole number")
    check_digits(len(whole))
    return int(sign + whole)


def _write(items: Sequence[object]) -> str:
    return ", ".join(map(str, items))


def _dresses(items: Sequence[object]) -> tuple[str, ...]:
    """Return ways to write a list, in or out of order."""
    each = [str(item) for item in items]
    text, spaced, last = ", ".join(each), ",\\ ".join(each), each[-1]
    return (
        text,
        f" {text} ",
        f"{text}.",
        f"[{text}]",
        f"({text})",
        f"[{','.join(each)}]",
        ";".join(each),
        "; ".join(each),
        " ".join(each),
        f"{', '.join(each[:-1])} and {last}" if each[:-1] else f"( {last} )",
        f"{', '.join(each[:-1])}, and {last}" if each[:-1] else f"[ {last} ]",
        f"${text}$",
        f"$({text})$.",
        f"\\(\\left({text}\\right)\\)",
        f"$[{spaced}]$",
        f"**{text}**",
        f"**[{text}]**",
        f"`[{text}]`",
        f"Result: {text}",
        f"The answer is {text}.",
        f"x = [{text}]",
    )


def _open_ended(items: Sequence[object], other: object) -> tuple[str, ...]:
    """Return texts that leave a list open or hold more or less than it."""
    each = [str(item) for item in items]
    text = ", ".join(each)
    changed = {", ".join([*each[:-1], str(other)]), ", ".join([str(other), *each[1:]])}
    return (
        *sorted(changed - {text}),
        f"{text}, {other}",
        f"{other}, {text}",
        f"{text} or {other}",
        f"{text}, ...",
        f"not {text}",
        f"{text}?",
        f"[{text}",
        f"maybe {text}",
        f"{text} (I am not sure)",
        "unknown",
    )


def _integers_misses(value: tuple[int, ...]) -> tuple[str, ...]:
    near = {
        value[::-1],
        (*value[1:], value[0]),
        (value[0] + 1, *value[1:]),
        (*value[:-1], value[-1] - 1),
        tuple(-item for item in value),
        value[:-1],
    }
    wrong = sorted(other for other in near - {value} if other)
    return (
        *(_write(other) for other in wrong),
        *_open_ended(value, max(value) + 1),
        f"{_write(value)}.5",
    )


integers: AnswerKind[tuple[int, ...]] = AnswerKind(
    name="integers",
    hint="<whole numbers separated by commas>",
    read=_read_integers,
    write=_write,
    dresses=lambda value: (*_dresses(value), " → ".join(map(str, value)), f"⟨{_write(value)}⟩"),
    misses=_integers_misses,
    compliant=FORM.issuperset,
)


def words(options: Sequence[str]) -> AnswerKind[tuple[str, ...]]:
    """Return the kind of sequences whose items are among ``options``, in an order that counts."""
    find = _finder(options)

    def read(text: str) -> tuple[str, ...]:
        return tuple(find(item) for item in _items(_unquoted(text)))

    def misses(value: tuple[str, ...]) -> tuple[str, ...]:
        other = next((option for option in options if option != value[-1]), f"{value[-1]}z")
        turned = {value[::-1], (*value[1:], value[0])} - {value}
        return (*map(_write, sorted(turned)), *_open_ended(value, other), _write(value[:-1]))

    return AnswerKind(
        name="words",
        hint="<words separated by commas>",
        read=read,
        write=_write,
        dresses=lambda value: (*_dresses(value), " → ".join(value)),
        misses=misses,
        compliant=_keeps_form(options),
    )


def labels(options: Sequence[str]) -> AnswerKind[frozenset[str]]:
    """Return the kind of sets of ``options``; the order is free, and nothing may come twice."""
    find = _finder(options)
    place = {option: at for at, option in enumerate(options)}

    def read(text: str) -> frozenset[str]:
        tokens = _unquoted(text.replace("#", ""))
        if _text_of(_without_brackets(_without_stop(tokens))).lower() in EMPTY_SET:
            return frozenset()
        wordless = [token for token in tokens if not _is_noun(token)] or tokens
        found = [find(item) for item in _items(wordless, is_ordered=False)]
        if len(found) > len(set(found)):
            raise Unreadable("a label is named twice")
        return frozenset(found)

    def in_order(value: frozenset[str]) -> list[str]:
        return sorted(value, key=place.__getitem__)

    def dresses(value: frozenset[str]) -> tuple[str, ...]:
        each = in_order(value)
        if not each:
            return NOTHING
        text = _write(each)
        return (
            *_dresses(each),
            *_dresses(each[::-1]),
            f"{{{text}}}",
            f"$\\{{{text}\\}}$",
            f"Labels {text}",
            ", ".join(f"({label})" for label in each),
            "[" + ", ".join(f'"{label}"' for label in each) + "]",
        )

    def misses(value: frozenset[str]) -> tuple[str, ...]:
        other = next((option for option in options if option not in value), f"{options[-1]}0")
        sets = [value ^ {option} for option in options]
        near = (_write(in_order(changed)) or "none" for changed in sets)
        return (*near, "all", *(_open_ended(in_order(value), other) if value else NOT_NOTHING))

    return AnswerKind(
        name="labels",
        hint="<labels separated by commas>",
        read=read,
        write=lambda value: _write(in_order(value)) or "none",
        dresses=dresses,
        misses=misses,
        compliant=_keeps_form([*options, "none"]),
    )


NOTHING = (
    "none", "None", "NONE", "none.", "(none)", "**none**", "`none`", "$\\text{none}$", "∅",
    "$\\emptyset$", "\\varnothing", "\\(\\emptyset\\)", "the empty set", "empty set", "{}", "[]",
    "$\\{\\}$", " none ",
)  # fmt: skip
NOT_NOTHING = (
    "not none", "none?", "none or all", "maybe none", "nothing is known", "some", "unknown", "?",
    "...", "no idea",
)  # fmt: skip


def _keeps_form(options: Sequence[str]) -> Callable[[str], bool]:
    """Return whether a text is options between commas and nothing else; brackets are free."""
    return lambda text: all(part.strip() in options for part in text.strip(" ()[]{}").split(","))


def _finder(options: Sequence[str]) -> Callable[[list[Token]], str]:
    """Return a function from the tokens of an item to the option that they spell.

    Capitals count only where two options differ by them alone.
    """
    lower = {_text_of(list(tokenize(option))).lower(): option for option in options}
    exact = {_text_of(list(tokenize(option))): option for option in options}
    table = lower if len(lower) == len(exact) else exact

    def find(item: list[Token]) -> str:
        text = _text_of(item)
        found = table.get(text.lower() if table is lower else text)
        if found is None:
            raise Unreadable(f"{text[:40]!r} is none of {', '.join(options)}"[:200])
        return found

    return find
