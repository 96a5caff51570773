r"""The roots of a polynomial with their multiplicities: a multiset of exact complex numbers.

Any order, ``i`` or ``j``, ``±``, square roots in plain notation and LaTeX, and names such as
``x_1 =`` are read; a repeated root is repeated, or followed by ``(multiplicity 2)`` or
``(double)``, or has several names, ``x_1 = x_2 = 3``. A part that can't be read makes the whole
unreadable: nothing is ever dropped.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from unseen.core.answers.kind import AnswerKind
from unseen.core.errors import Unreadable
from unseen.core.reading.exact import exact
from unseen.core.reading.numerals import grouped
from unseen.core.reading.parse import parse
from unseen.core.reading.slices import split, unwrapped
from unseen.core.reading.surds import Surd
from unseen.core.reading.tokens import Token, tokenize

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

__all__ = ["Roots", "in_order", "roots"]

Roots = tuple[Surd, ...]

PARTING = frozenset({"comma", "semicolon", "newline", "junction"})
COPULAS = frozenset({"=", ":", "→"})
_FILLERS = "all answer are complex final is roots root solution solutions the these values zeros"
FILLERS = frozenset(_FILLERS.split())
TIMES = {
    "once": 1, "simple": 1, "single": 1, "double": 2, "twice": 2, "two": 2, "triple": 3,
    "thrice": 3, "three": 3, "quadruple": 4, "four": 4,
}  # fmt: skip
_AROUND = "a and mult multiplicity of root roots repeated times with"
AROUND = frozenset(_AROUND.split()) | TIMES.keys()
FORM = re.compile(r"(?:sqrt|[0-9+\-*/().,i\s])+")
MOST_ROOTS = 40
LARGEST_MULTIPLICITY = 20


def in_order(values: Sequence[Surd]) -> Roots:
    """Return values in a fixed order: rational ones first, then by their terms."""
    return tuple(sorted(values, key=lambda value: (value.rational is None, value.terms)))


def _read(text: str) -> Roots:
    found: list[Surd] = []
    last: list[Surd] = []
    for item in _items(_bare(text)):
        value, multiplicity = _counted(item)
        if value:
            last, times = _told(value, multiplicity)
            found += last * times
        elif last:
            found += last * (multiplicity - 1)
            last = []
        else:
            raise Unreadable("a multiplicity of no root")
        if len(found) > MOST_ROOTS:
            raise Unreadable(f"more than {MOST_ROOTS} roots")
    if not found:
        raise Unreadable("no root is given")
    return in_order(found)


def _bare(text: str) -> list[Token]:
    """Drop quotes, full stops, and words before the list; ``I`` is another ``i``."""
    tokens = [token for token in tokenize(text) if token.kind != "quote"]
    while tokens and tokens[-1].kind == "period":
        tokens.pop()
    start = next((at for at, token in enumerate(tokens) if not _is_filler(token)), 0)
    return [token._replace(text="i") if token.text == "I" else token for token in tokens[start:]]


def _items(tokens: list[Token]) -> list[list[Token]]:
    """Return the tokens of each root; nothing but an ``and`` or a line break may follow a comma."""
    items, separators = split(_inside(tokens), lambda token: token.kind in PARTING)
    soft = [token.kind in {"junction", "newline"} for token in separators]
    kept = [item for item, is_gap in zip(items, [*soft, True], strict=True) if item or not is_gap]
    if not all(kept):
        raise Unreadable("a root is missing between two commas")
    return kept


def _inside(tokens: list[Token]) -> list[Token]:
    """Drop a name before a bracket, and brackets round the whole list."""
    names = [place for place, token in enumerate(tokens[:3]) if token.text in {"=", ":", "∈"}]
    if names and _opens_list(tokens[names[0] + 1 :]):
        tokens = tokens[names[0] + 1 :]
    if tokens and tokens[0].text == ":":
        tokens = tokens[1:]
    return unwrapped(tokens, "{[(\\{⟨") if _opens_list(tokens) else tokens


def _opens_list(tokens: list[Token]) -> bool:
    return len(tokens) > 1 and tokens[0].kind == "open" and tokens[-1].kind == "close"


# Multiplicities


def _counted(item: list[Token]) -> tuple[list[Token], int]:
    """Return the tokens of the value and how often it is said to occur."""
    texts = [token.text for token in item]
    if texts[-6:-3] == ["^", "{", "("] and texts[-2:] == [")", "}"] and texts[-3].isdigit():
        return item[:-6], _within_reason([int(texts[-3])])  # 2^{(3)}, which is no power
    start = next((at for at in range(len(item)) if _begins_count(item, at)), len(item))
    if start == len(item):
        return item, 1
    tail = [token for token in item[start:] if token.kind != "period"]
    while start and item[start - 1].kind == "open":
        start -= 1
        if tail.pop().kind != "close":
            raise Unreadable("a bracket is not closed")
    return item[:start], _multiplicity(tail)


def _begins_count(item: list[Token], place: int) -> bool:
    is_factor = item[place].text == "*" and place > 0 and item[place - 1].kind == "open"
    return is_factor or _is_around(item[place])  # "2 (*3)" and "2 (multiplicity 3)"


def _multiplicity(tail: list[Token]) -> int:
    rest = [token for token in tail if token.text not in {":", "=", "*"}]
    told = [int(token.text) for token in rest if token.text.isdigit()]
    told += [TIMES[word] for token in rest if (word := token.text.lower()) in TIMES]
    if not all(token.text.isdigit() or _is_around(token) for token in rest):
        raise Unreadable("a multiplicity that is not understood")
    return _within_reason(told)


def _within_reason(told: list[int]) -> int:
    if len(told) != 1 or not 0 < told[0] <= LARGEST_MULTIPLICITY:
        raise Unreadable("a multiplicity that is not understood")
    return told[0]


def _is_around(token: Token) -> bool:
    return token.kind in {"word", "junction"} and token.text.lower() in AROUND


def _is_filler(token: Token) -> bool:
    return token.kind == "word" and token.text.lower() in FILLERS


# Values


def _told(item: list[Token], multiplicity: int) -> tuple[list[Surd], int]:
    """Return the values of an item and how often each is meant, by its names or in words."""
    names, rest = _unnamed(item)
    values = list(_values(rest))
    if names < 2:
        return values, multiplicity
    if len(values) == 1 and multiplicity in {1, names}:
        return values, names
    if (len(values), multiplicity) != (names, 1):
        raise Unreadable("it is not clear how often a root is meant")
    return values, 1


def _unnamed(item: list[Token]) -> tuple[int, list[Token]]:
    """Drop ``x =``, ``x_1 = x_2 =`` or ``x_{1,2} =``, and count the names.

    Any other equation is refused.
    """
    *names, rest = _cut(item)
    found = [_name(tokens) for tokens in names]
    told = [index for _, indices in found for index in indices]
    is_one = len({letter for letter, _ in found}) <= 1 and len(set(told)) == len(told)
    if not is_one or (len(found) > 1 and not all(indices for _, indices in found)):
        raise Unreadable("names that are not those of several roots")
    return max(1, len(told)), rest


def _cut(item: list[Token]) -> list[list[Token]]:
    pieces: list[list[Token]] = [[]]
    for token in item:
        if token.text in COPULAS:
            pieces.append([])
        else:
            pieces[-1].append(token)
    return pieces


def _name(tokens: list[Token]) -> tuple[str, list[str]]:
    """Return the letter of a name, and its indices."""
    name = [token for token in tokens if token.kind not in {"open", "close", "comma"}]
    is_name = bool(name) and name[0].kind == "name"
    if not is_name or any(token.kind != "number" and token.text != "_" for token in name[1:]):
        raise Unreadable("an equation that does not give a root by itself")
    return name[0].text, [token.text for token in name[1:] if token.kind == "number"]


def _values(item: list[Token]) -> Iterator[Surd]:
    """Yield the one value of an item, or the two that a ``±`` in it stands for."""
    if not any(token.text in {"±", "∓"} for token in item):
        yield _value(item)
        return
    for signs in ({"±": "+", "∓": "-"}, {"±": "-", "∓": "+"}):
        yield _value([token._replace(text=signs.get(token.text, token.text)) for token in item])


def _value(item: list[Token]) -> Surd:
    return exact(parse(grouped(item, is_list=True)))


# Writing


def _write(value: Roots) -> str:
    return ", ".join(map(str, value))


def _latex(value: Surd) -> str:
    text = str(value)
    for part, other in (("sqrt(", "\\sqrt{"), (")", "}"), ("*", "")):
        text = text.replace(part, other)
    return text


def _dresses(value: Roots) -> tuple[str, ...]:
    each = [str(root) for root in value]
    latex = [_latex(root) for root in value]
    text, last = ", ".join(each), each[-1]
    counts = Counter(each)
    counted = ", ".join(f"{t} (multiplicity {n})" if n > 1 else t for t, n in counts.items())
    with_j = [root.replace("i", "j") for root in each]
    return (
        text,
        f" {text} ",
        f"{text}.",
        ", ".join(each[::-1]),
        "; ".join(each),
        f"{{{text}}}",
        f"[{text}]",
        f"({text})" if each[1:] else f"( {text} )",
        f"{', '.join(each[:-1])} and {last}" if each[1:] else f"{{ {last} }}",
        f"{', '.join(each[:-1])}, and {last}" if each[1:] else f"[ {last} ]",
        ", ".join(f"x = {root}" for root in each),
        " or ".join(f"x = {root}" for root in each),
        ", ".join(f"x_{n} = {root}" for n, root in enumerate(each, 1)),
        ", ".join(f"x_{{{n}}} = {root}" for n, root in enumerate(latex, 1)),
        f"${', '.join(latex)}$",
        f"$\\{{{', '.join(latex)}\\}}$.",
        f"$x = {', '.join(latex)}$",
        f"**{text}**",
        f"`{text}`",
        f"The roots are {text}.",
        text.replace("-", "\N{MINUS SIGN}"),
        text.replace("sqrt(", "√("),
        text.replace("*", ""),
        ", ".join(with_j),
        counted,
    )


def _misses(value: Roots) -> tuple[str, ...]:
    each = [str(root) for root in value]
    text = ", ".join(each)
    other = str(value[-1] + 1)
    lone = Counter(value)
    wrong = {
        in_order((*value[:-1], value[-1] + 1)),
        in_order([root + 1 for root in value]),
        in_order([-root for root in value]),
        in_order((*value, value[0])),
        in_order(value[1:]),
        in_order(list(lone)),
        in_order([root * 2 for root in value]),
    } - {value, ()}
    return (
        *sorted(map(_write, wrong)),
        f"{text}, {other}",
        f"{text}?",
        f"{text}, ...",
        f"not {text}",
        f"{text} + 1",
        f"{text}, unknown",
        f"{text} (approximately)",
        f"{text} (multiplicity 0)",
        f"x^2 = {text}",
        f"[{text}",
        f"{each[0]} < {text}",
    )


roots: AnswerKind[Roots] = AnswerKind(
    name="roots",
    hint="<all roots, separated by commas; exact, with sqrt(...), fractions and i as needed>",
    read=_read,
    write=_write,
    dresses=_dresses,
    misses=_misses,
    equal=lambda one, other: Counter(one) == Counter(other),
    compliant=lambda text: bool(FORM.fullmatch(text)),
)
