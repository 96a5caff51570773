r"""Numbers as people write them: digits in groups, signs, fractions, mixed numbers, per cent.

``grouped`` joins digits that thousands separators part, and ``literal`` gives the value of a
number that is written out. An expression such as ``3*4 + 2`` is no literal: a question that asks
for its value is not answered by repeating it.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from unseen.core.errors import Unreadable
from unseen.core.reading.limits import check_digits, digits_of
from unseen.core.reading.slices import depths
from unseen.core.reading.tokens import Token
from unseen.core.reading.tree import Group, Node, Number, Operation

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

__all__ = ["grouped", "literal"]

ALWAYS = frozenset({"thousands", "thin", "_"})
"""Separators that part nothing but groups of digits."""
DIGIT_GROUPS = re.compile(r"[1-9][0-9]{0,2}(?: [0-9]{3})+(?:\.[0-9]+)?")


class _Run(NamedTuple):
    """Numbers in a row, all parted by the same separator."""

    start: int
    end: int
    separator: str
    numbers: tuple[Token, ...]
    level: int

    @property
    def fits(self) -> bool:
        """Whether they are the digit groups of one number."""
        return bool(DIGIT_GROUPS.fullmatch(" ".join(token.text for token in self.numbers)))


def grouped(tokens: Sequence[Token], *, is_list: bool = False) -> list[Token]:
    r"""Join the digit groups of each number, as in ``7,425,000`` or ``10\,080``, into one token.

    Where a list may stand (in brackets, or everywhere when ``is_list``), a space never joins, and
    a tight comma only if commas followed by a space part the items: ``(1,234, 5,678)``.
    """
    runs = [run for run in _runs(tokens) if len(run.numbers) > 1]
    if not runs:
        return list(tokens)
    spaced = _levels_with_spaced_commas(tokens)
    uneven = {run.level for run in runs if run.separator == "," and not run.fits}
    out = list(tokens)
    for run in reversed(runs):
        may_be_list = is_list or run.level > 0
        is_one = run.separator in ALWAYS or (
            not may_be_list
            or (run.separator == "," and run.level in spaced and run.level not in uneven)
        )
        if run.fits and is_one:
            digits = "".join(token.text for token in run.numbers)
            out[run.start : run.end] = [Token("number", digits, run.numbers[0].gap)]
    return out


def _runs(tokens: Sequence[Token]) -> Iterator[_Run]:
    levels = depths(tokens)
    position = 0
    while position < len(tokens):
        start, numbers, separator = position, [tokens[position]], ""
        position += 1
        if numbers[0].kind != "number":
            continue
        while step := _step(tokens, position):
            if separator and step[0] != separator:
                break
            separator, position = step
            numbers.append(tokens[position - 1])
        if separator == " " and _is_proper_fraction(tokens[position - 1 : position + 2]):
            numbers.pop()  # "50 210/223" is a mixed number
            position -= 1
        yield _Run(start, position, separator, tuple(numbers), levels[start])


def _is_proper_fraction(tokens: Sequence[Token]) -> bool:
    """Whether the tokens are two whole numbers over one another, the upper one less."""
    if len(tokens) < 3 or tokens[1].text != "/":
        return False
    over, under = tokens[0].text, tokens[2].text
    return over.isdigit() and under.isdigit() and (len(over), over) < (len(under), under)


def _step(tokens: Sequence[Token], position: int) -> tuple[str, int] | None:
    """Return the separator and the place behind the next number of a run, if there is one."""
    first, second = [*tokens[position : position + 2], *[Token("", "")] * 2][:2]
    if first.kind == "number" and first.gap:
        return ("thin" if first.gap == "," else " "), position + 1
    is_tight = (
        second.kind == "number" and not first.gap and (first.kind == "thousands" or not second.gap)
    )
    if is_tight and first.kind in {"comma", "thousands"}:
        return (first.text if first.kind == "comma" else "thousands"), position + 2
    return ("_", position + 2) if is_tight and first.text == "_" else None


def _levels_with_spaced_commas(tokens: Sequence[Token]) -> set[int]:
    levels = depths(tokens)
    return {
        level
        for token, following, level in zip(tokens, tokens[1:], levels, strict=False)
        if token.kind == "comma" and following.gap
    }


def literal(node: Node) -> Fraction:
    """Return the exact value of a number that is written out; raise Unreadable for all else."""
    value = Fraction(1)
    while not isinstance(node, Number):
        node, factor = _peeled(node)
        value = _capped(value * factor)
    return _capped(value * node.value)


def _capped(value: Fraction) -> Fraction:
    check_digits(max(digits_of(value.numerator), digits_of(value.denominator)))
    return value


def _peeled(node: Node) -> tuple[Node, Fraction]:
    """Return what the outermost sign, bracket or operator stands round, and the factor it is."""
    if isinstance(node, Group) and node.open in {"(", "{", "["} and len(node.items) == 1:
        if node.separators not in {(), (",",)} or node.is_half_open:
            raise Unreadable("a list or an interval where a number should stand")
        return node.items[0], Fraction(1)
    if isinstance(node, Operation):
        return _peeled_operation(node)
    raise Unreadable("not a number that is written out")


def _peeled_operation(node: Operation) -> tuple[Node, Fraction]:
    first, last = node.operands[0], node.operands[-1]
    match node.symbol:
        case "neg" | "pos":
            return first, Fraction(-1 if node.symbol == "neg" else 1)
        case "%":
            return first, Fraction(1, 100)
        case "frac" | "/":
            return first, _reciprocal(first, last)
        case "mixed":
            return Number("1"), literal(first) + literal(last)
        case "*":
            return first, _power_of_ten(last)
        case _:
            raise Unreadable("an expression that is not worked out")


def _reciprocal(over: Node, under: Node) -> Fraction:
    if not (_is_plain(over) and _is_plain(under)):
        raise Unreadable("an expression that is not worked out")
    divisor = literal(under)
    if not divisor:
        raise Unreadable("a division by zero")
    return 1 / divisor


def _is_plain(node: Node) -> bool:
    """Whether the node is a number with no sign but those before it, within any brackets."""
    while isinstance(node, Group) or (
        isinstance(node, Operation) and node.symbol in {"neg", "pos"}
    ):
        below = node.operands if isinstance(node, Operation) else node.items
        if len(below) != 1:
            return False
        node = below[0]
    return isinstance(node, Number)


def _power_of_ten(node: Node) -> Fraction:
    """Return the value of ``10^n``, the second half of ``1.5 * 10^3``."""
    if isinstance(node, Operation) and node.symbol == "^":
        base, exponent = node.operands
        if isinstance(base, Number) and base.text == "10":
            shift = literal(exponent)
            if shift.denominator == 1:
                return Number(f"1e{shift.numerator}").value
    raise Unreadable("an expression that is not worked out")
