"""The shapes that a text is read into: small frozen values, with nothing computed.

A long sum makes a tree as deep as it has terms. Walk trees with ``fold``, which keeps its own
stack; the depth of brackets, powers and signs alone is capped.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from unseen.core.reading.limits import check_digits

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = [
    "Call",
    "Group",
    "Matrix",
    "Name",
    "Node",
    "Number",
    "Operation",
    "Relation",
    "Words",
    "children",
    "fold",
]

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Number:
    """A number as it was written: ``12``, ``0.50``, ``1.5e-3``."""

    text: str

    @property
    def is_whole(self) -> bool:
        """Whether it is written in digits alone."""
        return self.text.isdigit()

    @property
    def places(self) -> int:
        """How many digits were written behind the decimal point."""
        return len(self.text.lower().partition("e")[0].partition(".")[2])

    @property
    def value(self) -> Fraction:
        """The exact value; raises Unreadable when it has too many digits to be computed."""
        mantissa, _, exponent = self.text.lower().partition("e")
        check_digits(len(mantissa))
        if self.is_whole:
            return Fraction(int(mantissa))
        exponent_digits = exponent.lstrip("+-0")
        check_digits(10 ** min(len(exponent_digits), 5) / 10)
        shift = int(exponent or "0")
        check_digits(len(mantissa) + abs(shift))
        whole, _, decimals = mantissa.partition(".")
        digits, shift = int(whole + decimals), shift - len(decimals)
        return Fraction(digits * 10**shift) if shift >= 0 else Fraction(digits, 10**-shift)


@dataclass(frozen=True, slots=True)
class Name:
    """One letter or symbol: ``x``, ``π``, ``∞``, ``…``."""

    text: str


@dataclass(frozen=True, slots=True)
class Words:
    """Prose: one word or several, parted by single spaces."""

    text: str


@dataclass(frozen=True, slots=True)
class Operation:
    """An operator and its operands.

    ``+ - * / ^ ± ∓ _ ∪ ∩`` take two, and so do ``frac`` (a fraction written with a bar), ``times``
    (a product written without a sign) and ``mixed`` (a whole number and a proper fraction beside
    it); ``neg pos pm mp`` stand before one operand, ``! % ' °`` behind one.
    """

    symbol: str
    operands: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Call:
    """A known function with its arguments; ``root`` has the index second, ``log`` the base."""

    function: str
    arguments: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Group:
    r"""Items between brackets; the brackets are ``""`` for a bare list.

    Brackets are as written: ``( [ { \{ ⟨ ⌊ ⌈``; a plain ``{`` may be a set or mere grouping.
    """

    open: str
    close: str
    items: tuple[Node, ...]
    separators: tuple[str, ...]
    """``,`` ``;`` ``and`` ``or`` or a newline, each between two items (or a last one behind)."""

    @property
    def is_half_open(self) -> bool:
        """Whether a round bracket meets a square one: an interval, never mere grouping."""
        return {self.open, self.close} in ({"(", "]"}, {"[", ")"})


@dataclass(frozen=True, slots=True)
class Relation:
    """A chain such as ``x = 2`` or ``1 < x ≤ 3``: one operand more than symbols."""

    symbols: tuple[str, ...]
    operands: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Matrix:
    """The cells of a LaTeX environment, row by row; rows may differ in length."""

    environment: str
    rows: tuple[tuple[Node, ...], ...]


Node: TypeAlias = Number | Name | Words | Operation | Call | Group | Relation | Matrix


def children(node: Node) -> tuple[Node, ...]:
    """Return the nodes directly below this one, from left to right."""
    if isinstance(node, (Operation, Relation)):
        return node.operands
    if isinstance(node, Call):
        return node.arguments
    if isinstance(node, Group):
        return node.items
    return sum(node.rows, ()) if isinstance(node, Matrix) else ()


def fold(root: Node, visit: Callable[[Node, list[T]], T]) -> T:
    """Return what ``visit`` makes of the root, given what it made of the nodes below each.

    Works from the leaves upwards and from left to right, without recursion.
    """
    done: list[T] = []
    todo: list[tuple[Node, int]] = [(root, -1)]
    while todo:
        node, below = todo.pop()
        if below >= 0:
            results = done[len(done) - below :]
            del done[len(done) - below :]
            done.append(visit(node, results))
        else:
            parts = children(node)
            todo.append((node, len(parts)))
            todo.extend((part, -1) for part in reversed(parts))
    return done[0]
