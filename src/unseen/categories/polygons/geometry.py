"""Exact plane geometry on whole and rational coordinates."""

from __future__ import annotations

from fractions import Fraction
from math import gcd
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    Number = int | Fraction
    Place = tuple[Number, Number]

__all__ = ["area", "balance", "edges", "hull", "inside", "is_simple", "overlap", "turn"]


def edges(corners: Sequence[Place]) -> Iterator[tuple[Place, Place]]:
    """Yield the sides, the last one back to the first corner."""
    yield from zip(corners, (*corners[1:], *corners[:1]), strict=True)


def turn(a: Place, b: Place, c: Place) -> Number:
    """Return twice the signed area of a triangle: positive when a, b, c turn to the left."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def area(corners: Sequence[Place]) -> Fraction:
    """Return the signed area by the shoelace formula, positive when the corners go round left."""
    return Fraction(sum(a[0] * b[1] - b[0] * a[1] for a, b in edges(corners)), 2)


def inside(corners: Sequence[tuple[int, int]]) -> int:
    """Return the number of lattice points strictly inside, by Pick's theorem."""
    border = sum(gcd(a[0] - b[0], a[1] - b[1]) for a, b in edges(corners))  # type: ignore[arg-type]
    return int(abs(area(corners)) - Fraction(border, 2) + 1)


def balance(corners: Sequence[Place]) -> Fraction:
    """Return the x-coordinate of the centroid of the polygon's surface."""
    moments = ((a[0] + b[0]) * (a[0] * b[1] - b[0] * a[1]) for a, b in edges(corners))
    return Fraction(sum(moments), 6) / area(corners)


def hull(corners: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the corners of the convex hull, going round left (Andrew's monotone chain)."""

    def chain(points: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
        out: list[tuple[int, int]] = []
        for point in points:
            while len(out) > 1 and turn(out[-2], out[-1], point) <= 0:
                out.pop()
            out.append(point)
        return out[:-1]

    ordered = sorted(corners)
    return chain(ordered) + chain(ordered[::-1])


def overlap(one: Sequence[Place], other: Sequence[Place]) -> Fraction:
    """Return the area common to two convex polygons that go round left (Sutherland, Hodgman)."""
    left: list[Place] = list(one)
    for a, b in edges(other):
        left = _cut(left, a, b)
    return area(left) if left else Fraction(0)


def _cut(corners: Sequence[Place], a: Place, b: Place) -> list[Place]:
    """Keep what lies to the left of the line from a to b."""
    kept: list[Place] = []
    for p, q in edges(corners):
        before, after = turn(a, b, p), turn(a, b, q)
        if before >= 0:
            kept.append(p)
        if before * after < 0:
            share = Fraction(before) / (before - after)
            kept.append((p[0] + share * (q[0] - p[0]), p[1] + share * (q[1] - p[1])))
    return kept


def is_simple(corners: Sequence[tuple[int, int]]) -> bool:
    """Whether no side touches another but at shared corners, and no corner is a straight one."""
    sides = list(edges(corners))
    count = len(sides)
    straight = any(
        turn(a, b, c) == 0 for (a, b), (_, c) in zip(sides, sides[1:] + sides[:1], strict=True)
    )
    return not straight and not any(
        _meet(*sides[i], *sides[j]) for i in range(count) for j in range(i + 2, count - (i == 0))
    )


def _meet(a: Place, b: Place, c: Place, d: Place) -> bool:
    """Whether two sides have a point in common."""
    first, second = turn(a, b, c), turn(a, b, d)
    third, fourth = turn(c, d, a), turn(c, d, b)
    if first == second == third == fourth == 0:
        return max(min(a, b), min(c, d)) <= min(max(a, b), max(c, d))
    return first * second <= 0 and third * fourth <= 0
