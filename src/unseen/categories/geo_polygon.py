"""What can be said of polygons whose corners have whole-number coordinates?

The ideas, by tier: the shoelace formula for the area; Pick's theorem for the lattice points inside
(Pick 1899: area = inside + border / 2 - 1); the centroid as a sum over sides; the convex hull; the
overlap of two convex polygons, cut side by side. All of it is exact in fractions.

Polygons are drawn as a random tour of random points, of which crossings are undone (reversing the
stretch between two crossing sides shortens the tour, so this ends). They need not be star-shaped.

Source: the category of this name in FORGE.

Not done yet: holes; the overlap of polygons that are not convex.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from unseen.categories.polygons.facts import Figure, Polygon
from unseen.categories.polygons.geometry import (
    area,
    balance,
    edges,
    hull,
    inside,
    is_simple,
    overlap,
    turn,
)
from unseen.categories.polygons.prose import ask
from unseen.core.answers.rational import rational
from unseen.core.category import Category, Worked

if TYPE_CHECKING:
    from unseen.core.rng import Rng

__all__ = ["CATEGORY"]

UNTANGLINGS = 300


class Tier(NamedTuple):
    """Ranges of one tier."""

    wanted: str
    corners: int
    reach: int
    """Coordinates go from -reach to reach."""


TIERS = {
    1: Tier("area", 3, 30),
    2: Tier("area", 5, 30),
    3: Tier("area", 8, 30),
    4: Tier("inside", 8, 40),
    5: Tier("inside", 12, 60),
    6: Tier("balance", 9, 30),
    7: Tier("pockets", 14, 99),
    8: Tier("overlap", 6, 30),
}
WORK = {"area": 2, "inside": 4, "balance": 8, "pockets": 8, "overlap": 36}


def draw(tier: int, rng: Rng) -> Figure:
    """Draw a figure whose answer is neither 0 nor small."""
    ranges = TIERS[tier]
    make = _pair if ranges.wanted == "overlap" else _single
    return rng.until(lambda draws: make(ranges, draws), _is_good)


def _is_good(figure: Figure) -> bool:
    return all(map(is_simple, figure.polygons)) and abs(solve(figure)) >= 2


def _single(ranges: Tier, rng: Rng) -> Figure:
    return Figure(ranges.wanted, (_untangled(_points(ranges.corners, ranges.reach, rng)),))


def _pair(ranges: Tier, rng: Rng) -> Figure:
    return Figure(ranges.wanted, (_convex(ranges, rng), _convex(ranges, rng)))


def _convex(ranges: Tier, rng: Rng) -> Polygon:
    """Return a convex polygon of at least four corners that starts anywhere."""

    def found(draws: Rng) -> list[tuple[int, int]]:
        return hull(_points(ranges.corners + 2, ranges.reach, draws))

    corners = rng.until(found, lambda points: 4 <= len(points) <= ranges.corners)
    start = rng.below(len(corners))
    return tuple(corners[start:] + corners[:start])


def _points(count: int, reach: int, rng: Rng) -> list[tuple[int, int]]:
    return [(rng.between(-reach, reach), rng.between(-reach, reach)) for _ in range(count)]


def _untangled(tour: list[tuple[int, int]]) -> Polygon:
    """Undo proper crossings one after another; what still touches itself is refused later."""
    for _ in range(UNTANGLINGS):
        crossing = _crossing(tour)
        if crossing is None:
            break
        first, last = crossing
        tour[first + 1 : last + 1] = tour[first + 1 : last + 1][::-1]
    return tuple(tour)


def _crossing(tour: list[tuple[int, int]]) -> tuple[int, int] | None:
    sides = list(edges(tour))
    for i, (a, b) in enumerate(sides):
        for j in range(i + 2, len(sides)):
            c, d = sides[j]
            if turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0:
                return i, j
    return None


def solve(figure: Figure) -> Fraction:
    """Return what is wanted of the figure, exactly."""
    first = figure.polygons[0]
    if figure.wanted == "area":
        return abs(area(first))
    if figure.wanted == "inside":
        return Fraction(inside(first))
    if figure.wanted == "balance":
        return balance(first)
    if figure.wanted == "pockets":
        return area(hull(first)) - abs(area(first))
    return overlap(*figure.polygons)


def measure(figure: Figure) -> int:
    """Return about how many digits a pen multiplies: sides, digits, and the work for each side."""
    sides = sum(map(len, figure.polygons))
    digits = max(
        len(str(abs(value))) for polygon in figure.polygons for p in polygon for value in p
    )
    return WORK[figure.wanted] * sides * (digits + (sides > 3))


def space(tier: int) -> int:
    """Count the corners that may be drawn, each order of which can come out; half are refused.

    A polygon comes out the same for at most two orders a corner, of all orders of its corners; the
    points' own number is over their orders. So the number of point sets is a bound, halved.
    """
    ranges = TIERS[tier]
    corners = 4 if ranges.wanted == "overlap" else ranges.corners
    number = (2 * ranges.reach + 1) ** (2 * corners)
    for order in range(1, corners + 1):
        number //= order
    return (number**2 if ranges.wanted == "overlap" else number) // 2


SQUARE = ((0, 0), (4, 0), (4, 4), (0, 4))
WORKED = (
    Worked(
        facts=Figure("area", (((0, 0), (4, 0), (0, 3)),)),
        right=("6", "6.0", "12/2"),
        wrong=("12", "-6", "6.9", "7", "5"),
        source="half of 4 times 3",
    ),
    Worked(
        facts=Figure("area", (((3, 4), (5, 11), (12, 8), (9, 5), (5, 6)),)),
        right=("30", "60/2"),
        wrong=("60", "-30", "29.5", "31"),
        source="the worked example of the shoelace formula in many textbooks",
    ),
    Worked(
        facts=Figure("inside", (((0, 0), (5, 0), (0, 5)),)),
        right=("6",),
        wrong=("21", "12.5", "15", "10"),
        source="Pick: 12.5 - 15/2 + 1; and by counting, 3 + 2 + 1 points",
    ),
    Worked(
        facts=Figure("balance", (((0, 0), (6, 0), (0, 3)),)),
        right=("2", "6/3"),
        wrong=("1", "3", "-2", "9/4"),
        source="the centroid of a triangle is the mean of its corners: (6 + 0 + 0) / 3",
    ),
    Worked(
        facts=Figure("pockets", (((0, 0), (4, 0), (1, 1), (0, 4)),)),
        right=("4",),
        wrong=("8", "2", "-4"),
        source="by hand: the hull is half of 16, the polygon two triangles of area 2",
    ),
    Worked(
        facts=Figure("overlap", (SQUARE, ((2, 2), (6, 2), (6, 6), (2, 6)))),
        right=("4", "4.0"),
        wrong=("16", "28", "2", "0"),
        source="two squares of side 4, one moved by (2, 2)",
    ),
)

CATEGORY = Category(
    slug="geo_polygon",
    version=1,
    title="Geometry: polygons",
    tiers=TIERS,
    draw=draw,
    ask=ask,
    solve=solve,
    kind=rational,
    measure=measure,
    space=space,
    worked=WORKED,
)
