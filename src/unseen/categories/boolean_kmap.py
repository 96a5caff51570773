"""The sum of products with the fewest literals that fits a Boolean table with don't-cares.

The idea: a fitting sum is easy to write down, and the least one must be looked for. Several may be
equally short, and each of them is right: an answer is right when it is a sum of products, agrees
with the table wherever the table says something, and has as few literals as the proved least.

The least number is found when the table is drawn (``karnaugh.cover``) and kept with the facts.
Source: W. V. Quine (1952), E. J. McCluskey, "Minimization of Boolean functions", Bell System
Technical Journal 35 (1956).

Not done yet: several outputs that share products; products of sums.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, NamedTuple

from unseen.categories.karnaugh.cover import cheapest, primes, rows_of
from unseen.categories.karnaugh.facts import Table
from unseen.categories.karnaugh.prose import ask
from unseen.core.answers.boolean_sop import Sop, boolean_sop
from unseen.core.category import Category, Worked

if TYPE_CHECKING:
    from unseen.core.answers.kind import AnswerKind
    from unseen.core.rng import Rng

__all__ = ["CATEGORY"]


class Tier(NamedTuple):
    """Ranges of one tier."""

    variables: int
    ones: tuple[int, int]
    free: tuple[int, int]


TIERS = {
    1: Tier(4, (5, 9), (2, 6)),
    2: Tier(5, (8, 10), (6, 9)),
    3: Tier(5, (10, 12), (8, 11)),
    4: Tier(6, (12, 14), (20, 26)),
    5: Tier(6, (15, 18), (22, 28)),
    6: Tier(6, (20, 22), (24, 28)),
    7: Tier(7, (16, 19), (60, 70)),
    8: Tier(7, (22, 26), (60, 70)),
}
LETTERS = ("ABCDEFG", "PQRSUVW", "HJKLMUV", "STUVWXY")
FEWEST = {1: 6}
"""Literals that a tier's answers have at least; 10 where nothing is said."""


def draw(tier: int, rng: Rng) -> Table:
    """Draw a table whose least sum is not a trifle."""
    return rng.until(lambda draws: _table(TIERS[tier], draws), lambda t: t.least >= _fewest(tier))


def _fewest(tier: int) -> int:
    return FEWEST.get(tier, 10)


def _table(ranges: Tier, rng: Rng) -> Table:
    names = tuple(rng.choice(LETTERS)[: ranges.variables])
    rows = range(2**ranges.variables)
    ones, free = rng.between(*ranges.ones), rng.between(*ranges.free)
    chosen = rng.sample(rows, ones + free)
    table = Table(names, tuple(sorted(chosen[:ones])), tuple(sorted(chosen[ones:])), 0)
    return Table(names, table.ones, table.free, _literals(solve(table)))


def _literals(answer: Sop) -> int:
    return sum(map(len, answer))


def solve(table: Table) -> Sop:
    """Return one least sum of products."""
    ones, free = rows_of(table.ones), rows_of(table.free)
    found = cheapest(ones, primes(len(table.names), ones, free))
    return tuple(
        tuple(
            name if literal else f"{name}'"
            for name, literal in zip(table.names, product.literals, strict=True)
            if literal is not None
        )
        for product in found
    )


def check(table: Table, answer: Sop) -> bool:
    """Return whether a sum of products fits the table and is as short as any."""
    if _literals(answer) != table.least:
        return False
    covered = 0
    for product in answer:
        covered |= _rows(table, product)
    return not rows_of(table.ones) & ~covered and not rows_of(table.zeros) & covered


def _rows(table: Table, product: tuple[str, ...]) -> int:
    """Return the rows in which a product is 1, as bits."""
    count = len(table.names)
    rows = (1 << 2**count) - 1
    for literal in product:
        shift = count - 1 - table.names.index(literal[0])
        rows &= _column(count, shift) if len(literal) == 1 else ~_column(count, shift)
    return rows


def _column(count: int, shift: int) -> int:
    """Return the rows whose bit ``shift`` is 1."""
    block = ((1 << (1 << shift)) - 1) << (1 << shift)
    period = 2 << shift
    return sum(block << start for start in range(0, 2**count, period))


def misses(table: Table) -> tuple[str, ...]:
    """Return sums that are too short to fit or longer than need be, and sums that are none."""
    best = solve(table)
    kind = boolean_sop(table.names)
    shorter = [best[:at] + best[at + 1 :] for at in range(len(best))]
    longer = [
        (*best[:at], (*product, name), *best[at + 1 :])
        for at, product in enumerate(best)
        for name in table.names
        if name not in product and f"{name}'" not in product
    ]
    whole: Sop = tuple(
        tuple(
            n if row >> (len(table.names) - 1 - at) & 1 else f"{n}'"
            for at, n in enumerate(table.names)
        )
        for row in table.ones
    )
    wrong = [*shorter, *longer[:12], whole, (*best, best[0])]
    return (*map(kind.write, wrong), *kind.misses(best)[len(best) :])


def measure(table: Table) -> int:
    """Return prime products times rows: what a solver must find and lay against each other."""
    ones, free = rows_of(table.ones), rows_of(table.free)
    return len(primes(len(table.names), ones, free)) * 2 ** len(table.names)


def space(tier: int) -> int:
    """Count the choices of ones and don't-cares; at least a quarter is never refused.

    Names of the variables are not counted at tier 2 and above, where the rows suffice.
    """
    ranges = TIERS[tier]
    rows = 2**ranges.variables
    choices = sum(
        comb(rows, ones) * comb(rows - ones, free)
        for ones in range(ranges.ones[0], ranges.ones[1] + 1)
        for free in range(ranges.free[0], ranges.free[1] + 1)
    )
    return choices * (len(LETTERS) if tier == 1 else 1) // 4


def kind_of(table: Table) -> AnswerKind[Sop]:
    """Return the kind of sums over the table's variables."""
    return boolean_sop(table.names)


XOR = Table(("A", "B"), (1, 2), (), 4)
RING = Table(("A", "B", "C"), (1, 2, 3, 4, 5, 6), (), 6)
SEGMENT = Table(("A", "B", "C", "D"), (0, 2, 3, 5, 6, 7, 8, 9), (10, 11, 12, 13, 14, 15), 6)
WORKED = (
    Worked(
        facts=XOR,
        right=("AB' + A'B", "B'A + A'B", "A & ~B | ~A & B", "(A AND NOT B) OR (NOT A AND B)"),
        wrong=("A + B", "AB", "AB' + A'B + AB'", "A ^ B", "A'B' + AB", "(A + B)(A' + B')"),
        source="the exclusive or has two isolated ones",
    ),
    Worked(
        facts=RING,
        right=("A'B + B'C + C'A", "AB' + BC' + CA'", "A'C + B'A + C'B"),
        wrong=("A'B + AB' + A'C + AC'", "A'B + B'C", "A + B + C", "A'B + B'C + A'C"),
        source="the ring of six primes (all but 000 and 111): two least covers of three",
    ),
    Worked(
        facts=SEGMENT,
        right=("A + C + BD + B'D'", "a + c + bd + \\overline{b}\\,\\overline{d}"),
        wrong=("A + BC + BD + B'D'", "A + C + BD", "A + C + D + B'D'"),
        source="the top segment of a seven-segment display, from BCD digits",
    ),
)

CATEGORY = Category(
    slug="boolean_kmap",
    version=1,
    title="Boolean minimisation",
    tiers=TIERS,
    draw=draw,
    ask=ask,
    solve=solve,
    kind=kind_of,
    check=check,
    misses=misses,
    measure=measure,
    space=space,
    worked=WORKED,
)
