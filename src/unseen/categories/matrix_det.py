"""The determinant of a matrix of whole numbers, which is a whole number.

The idea: small matrices ask for care, large ones for insight. From tier 4 most matrices have a
structure (``determinants.shapes`` names them with their theorems), from tier 5 their rows are
shuffled, and from tier 6 their columns too, so that the structure has to be found again and the
sign of the shuffle counted.

Solved without fractions: in Bareiss's elimination each entry that arises is a minor of the matrix,
so that every division comes out even and no number grows beyond the size of a determinant.
Source: E. H. Bareiss, "Sylvester's identity and multistep integer-preserving Gaussian
elimination", Mathematics of Computation 22 (1968).

Not done yet: entries with parameters; determinants modulo a prime; Hankel and Cauchy matrices.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from unseen.categories.determinants.matrix import Matrix
from unseen.categories.determinants.prose import ask
from unseen.categories.determinants.shapes import SHAPES, transposed
from unseen.core.answers.integer import integer
from unseen.core.category import Category, Worked

if TYPE_CHECKING:
    from unseen.core.rng import Rng

__all__ = ["CATEGORY", "Matrix"]

LEAST = 10
MOST = 10**12


class Tier(NamedTuple):
    """Ranges of one tier."""

    size: int
    bound: int
    """Largest absolute value of a free entry; products and powers of structures may exceed it."""
    shapes: tuple[str, ...]
    shuffled: str
    """What is shuffled: neither ``rows`` nor ``columns``, the rows, or both."""


DENSE = ("dense",)
SEEN = ("blocks", "update", "twin")
TIERS = {  # size, largest entry, shapes, what is shuffled
    1: Tier(2, 50, DENSE, ""),
    2: Tier(3, 20, DENSE, ""),
    3: Tier(4, 20, DENSE, ""),
    4: Tier(6, 9, (*DENSE, *SEEN), ""),
    5: Tier(8, 9, (*SEEN, "circulant"), "rows"),
    6: Tier(10, 6, (*SEEN, "circulant"), "rows columns"),
    7: Tier(12, 4, (*SEEN, "circulant"), "rows columns"),
    8: Tier(14, 3, (*SEEN, "circulant"), "rows columns"),
}


def draw(tier: int, rng: Rng) -> Matrix:
    """Draw a matrix whose determinant is neither near 0 nor long."""
    return rng.until(
        lambda draws: _matrix(TIERS[tier], draws),
        lambda matrix: LEAST <= abs(solve(matrix)) < MOST,
    )


def _matrix(ranges: Tier, rng: Rng) -> Matrix:
    rows = SHAPES[rng.choice(ranges.shapes)].build(ranges.size, ranges.bound, rng)
    if "rows" in ranges.shuffled:
        rows = rng.shuffled(rows)
    if "columns" in ranges.shuffled:
        rows = transposed(rng.shuffled(transposed(rows)))
    return Matrix(tuple(map(tuple, rows)))


def solve(matrix: Matrix) -> int:
    """Return the determinant by Bareiss's elimination without fractions."""
    rows = [list(row) for row in matrix.rows]
    sign, pivot = 1, 1
    while len(rows) > 1:
        lead = next((place for place, row in enumerate(rows) if row[0]), None)
        if lead is None:
            return 0
        sign *= 1 if lead == 0 else -1
        rows[0], rows[lead] = rows[lead], rows[0]
        rows, pivot = _eliminated(rows, pivot), rows[0][0]
    return sign * rows[0][0]


def _eliminated(rows: list[list[int]], pivot: int) -> list[list[int]]:
    """Clear the first column below the first row and leave both out; ``pivot`` is the last one."""
    top = rows[0]
    return [
        [
            (top[0] * entry - row[0] * above) // pivot
            for entry, above in zip(row[1:], top[1:], strict=True)
        ]
        for row in rows[1:]
    ]


def measure(matrix: Matrix) -> int:
    """Return the products that elimination takes, times the digits of a typical entry."""
    size = len(matrix.rows)
    digits = sum(len(str(abs(entry))) for row in matrix.rows for entry in row)
    return digits * size * (size + 1) // 6


def space(tier: int) -> int:
    """Return the count of the tier's scarcest shape, halved for determinants that are refused."""
    ranges = TIERS[tier]
    return min(SHAPES[shape].count(ranges.size, ranges.bound) for shape in ranges.shapes) // 2


WORKED = (
    Worked(
        facts=Matrix(((3, 8), (4, 6))),
        right=("-14", " -14 ", "-014"),
        wrong=("14", "50", "-50", "-14.5", "-13", "-15", "-1.4"),
        source="by hand: 3 * 6 - 8 * 4",
    ),
    Worked(
        facts=Matrix(((6, 1, 1), (4, -2, 5), (2, 8, 7))),
        right=("-306", "\\boxed{-306}"),
        wrong=("306", "-305", "-84"),
        source="by hand along the first row: 6 * (-54) - 1 * 18 + 1 * 36",
    ),
    Worked(
        facts=Matrix(((1, 1, 1, 1), (1, 2, 4, 8), (1, 3, 9, 27), (1, -1, 1, -1))),
        right=("-48", "-48.0"),
        wrong=("48", "-24", "0"),
        source="Vandermonde, nodes 1, 2, 3, -1: (2-1)(3-1)(-1-1)(3-2)(-1-2)(-1-3) = -48",
    ),
)

CATEGORY = Category(
    slug="matrix_det",
    version=1,
    title="Determinants",
    tiers=TIERS,
    draw=draw,
    ask=ask,
    solve=solve,
    kind=integer,
    measure=measure,
    space=space,
    worked=WORKED,
)
