r"""The roots of a polynomial with their multiplicities: a multiset of exact complex numbers.

Any order, ``i`` or ``j``, ``±``, square roots in plain notation and LaTeX, and names such as
``x_1 =`` are read; a repeated root is repeated, or followed by ``(multiplicity 2)`` or
``(double)``. A part that can't be read makes the whole unreadable: nothing is ever dropped.
"""

from __future__ import annotations

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
_FILLERS = "all answer are complex final is roots root solution solutions the these values zeros"
FILLERS = frozenset(_FILLERS.split())
TIMES = {"double": 2, "twice": 2, "triple": 3, "thrice": 3, "quadruple": 4}
_AROUND = "a and double mult multiplicity of root roots each quadruple repeated thrice times triple"
AROUND = frozenset(f"{_AROUND} twice with".split())
MOST_ROOTS = 40
LARGEST_MULTIPLICITY = 20


def in_order(values: Sequence[Surd]) -> Roots:
    """Return values in a fixed order: rational ones first, then by their terms."""
    return tuple(sorted(values, key=lambda value: (value.rational is None, value.terms)))


def _read(text: str) -> Roots:
    tokens = [token for token in tokenize(text) if token.kind != "quote"]
    while tokens and tokens[-1].kind == "period":
        tokens.pop()
    while tokens and _is_filler(tokens[0]):
        tokens.pop(0)
    items, separators = split(_inside(tokens), lambda token: token.kind in PARTING)
    found: list[Surd] = []
    last: list[Surd] = []
    for item in _without_gaps(items, separators):
        if not item:
            raise Unreadable("a root is missing between two commas")
        value, multiplicity = _counted(item)
        if value:
            last = list(_values(value))
            found += last * multiplicity
        elif last:
            found += last * (multiplicity - 1)
        if len(found) > MOST_ROOTS:
            raise Unreadable(f"more than {MOST_ROOTS} roots")
    if not found:
        raise Unreadable("no root is given")
    return in_order(found)


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


def _without_gaps(items: list[list[Token]], separators: list[Token]) -> list[list[Token]]:
    """Drop the empty item between a comma and the ``and`` or line break behind it."""
    soft = [token.kind in {"junction", "newline"} for token in separators]
    return [item for item, is_gap in zip(items, [*soft, True], strict=True) if item or not is_gap]


def _counted(item: list[Token]) -> tuple[list[Token], int]:
    """Return the tokens of the value and how often it is said to occur."""
    start = next((at for at, token in enumerate(item) if _is_around(token)), len(item))
    if start == len(item):
        return item, 1
    tail = item[start:]
    if start and item[start - 1].kind == "open":
        start -= 1
        if tail[-1].kind != "close":
            raise Unreadable("a bracket is not closed")
        tail = tail[:-1]
    return item[:start], _multiplicity(tail)


def _multiplicity(tail: list[Token]) -> int:
    numbers = [int(token.text) for token in tail if token.kind == "number" and token.text.isdigit()]
    numbers += [TIMES[token.text.lower()] for token in tail if token.text.lower() in TIMES]
    rest = [
        t for t in tail if t.kind != "number" and not _is_around(t) and t.text not in {":", "="}
    ]
    if rest or len(numbers) != 1 or not 0 < numbers[0] <= LARGEST_MULTIPLICITY:
        raise Unreadable("a multiplicity that is not understood")
    return numbers[0]


def _is_around(token: Token) -> bool:
    return token.kind in {"word", "junction"} and token.text.lower() in AROUND


def _is_filler(token: Token) -> bool:
    return token.kind == "word" and token.text.lower() in FILLERS


def _values(item: list[Token]) -> Iterator[Surd]:
    """Yield the one value of an item, or the two that a ``±`` in it stands for."""
    item = _unnamed(item)
    if not any(token.text in {"±", "∓"} for token in item):
        yield _value(item)
        return
    for signs in ({"±": "+", "∓": "-"}, {"±": "-", "∓": "+"}):
        yield _value([token._replace(text=signs.get(token.text, token.text)) for token in item])


def _value(item: list[Token]) -> Surd:
    return exact(parse(grouped(item, is_list=True)))


def _unnamed(item: list[Token]) -> list[Token]:
    """Drop ``x =``, ``x_1 =`` or ``x_{1,2} =``; any other equation is refused."""
    place = next((at for at, token in enumerate(item) if token.text in {"=", ":", "→"}), -1)
    if place < 0:
        return item
    name = [token for token in item[:place] if token.kind not in {"open", "close", "comma"}]
    is_name = bool(name) and name[0].kind == "name"
    if not is_name or any(token.kind != "number" and token.text != "_" for token in name[1:]):
        raise Unreadable("an equation that does not give a root by itself")
    return item[place + 1 :]


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
)
