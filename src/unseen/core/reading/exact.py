r"""Exact values of trees: rational and complex numbers, square roots, and what they combine to.

``exact`` works out any such expression; ``normal`` takes only one that is worked out already, such
as ``1/2 - 3\sqrt{2} + 4i``, so that repeating a question's own sum does not answer it.
"""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING

from unseen.core.errors import Unreadable
from unseen.core.reading.numerals import literal
from unseen.core.reading.surds import IMAGINARY_UNIT, Surd
from unseen.core.reading.tree import Call, Group, Name, Node, Number, Operation, fold

if TYPE_CHECKING:
    from collections.abc import Callable
    from fractions import Fraction

__all__ = ["exact", "normal"]

MOST_TERMS = 8
"""Square roots in any value on the way: fields such as Q(i, √2, √3)."""
MOST_DIGITS = 100
"""Digits of any value on the way: far more than an answer has, and quick to reckon with."""
LARGEST_EXPONENT = 100
UNITS = frozenset({"i", "j"})


def exact(node: Node) -> Surd:
    """Return the value of an expression; raise Unreadable when it is none that is known exactly."""
    return fold(node, _value)


def normal(node: Node) -> Surd:
    """Return the value of a sum of unlike terms: at most one is rational, one a multiple of i."""
    if isinstance(node, Number):
        return exact(node)
    total = Surd()
    seen: set[int] = set()
    for term in _terms(node):
        value, kinds = _read_term(term)
        if kinds & seen:
            raise Unreadable("an expression that is not worked out")
        seen |= kinds
        total = _bounded(total + value)
    return total


def _read_term(node: Node) -> tuple[Surd, set[int]]:
    """Return a term's value, and the square roots that it is made of; 0i is made of none."""
    if isinstance(node, Number):
        return _bounded(Surd.of(node.value)), {1}
    value = exact(node)
    if value.rational is not None and _is_of_numbers(node):
        return Surd.of(literal(node)), {1}  # for literal refuses 2*3 and 2^3
    return value, {d for d, _ in value.terms}


def _terms(node: Node) -> list[Node]:
    """Return what a sum adds up, signs included, brackets round all of it left out."""
    todo, terms = [node], list[Node]()
    while todo:
        node = todo.pop()
        if isinstance(node, Group) and _is_plain(node):
            todo.append(node.items[0])
        elif isinstance(node, Operation) and node.symbol in {"+", "-"}:
            left, right = node.operands
            todo += [left, right if node.symbol == "+" else Operation("neg", (right,))]
        else:
            terms.append(node)
    return terms


def _is_of_numbers(node: Node) -> bool:
    return fold(node, lambda each, below: not isinstance(each, (Name, Call)) and all(below))


def _is_plain(group: Group) -> bool:
    is_one = len(group.items) == 1 and not group.separators and not group.is_half_open
    return is_one and group.open in {"(", "[", "{"}


def _value(node: Node, below: list[Surd]) -> Surd:
    match node:
        case Number():
            value = Surd.of(node.value)
        case Name(text) if text in UNITS:
            value = IMAGINARY_UNIT
        case Group() if _is_plain(node):
            value = below[0]
        case Call("root") if below[1:] == [Surd.of(2)]:
            value = below[0].root()
        case Operation(symbol):
            value = _combined(symbol, below)
        case _:
            raise Unreadable("not a number that is known exactly")
    return _bounded(value)


def _bounded(value: Surd) -> Surd:
    if len(value.terms) > MOST_TERMS or value.digits > MOST_DIGITS:
        raise Unreadable("a larger number than any answer needs")
    return value


def _combined(symbol: str, operands: list[Surd]) -> Surd:
    first, last = operands[0], operands[-1]
    if symbol in UNARY:
        return UNARY[symbol](first)
    if symbol in BINARY:
        return BINARY[symbol](first, last)
    if symbol == "^":
        return _power(first, last.rational)
    raise Unreadable(f"the sign {symbol!r} in a number")


def _power(base: Surd, exponent: Fraction | None) -> Surd:
    if exponent is None or exponent.denominator > 2 or abs(exponent.numerator) > LARGEST_EXPONENT:
        raise Unreadable("a power that is not worked out")
    root = base if exponent.denominator == 1 else base.root()
    return root.power(exponent.numerator)


UNARY: dict[str, Callable[[Surd], Surd]] = {
    "neg": operator.neg,
    "pos": lambda value: value,
    "%": lambda value: value / 100,
}
BINARY: dict[str, Callable[[Surd, Surd], Surd]] = {
    "+": operator.add,
    "mixed": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "times": operator.mul,
    "/": Surd.__truediv__,
    "frac": Surd.__truediv__,
}
