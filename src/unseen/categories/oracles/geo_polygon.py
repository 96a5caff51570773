"""Polygons by cutting off ears, by counting lattice points, by sorting an overlap's corners."""

from __future__ import annotations

from fractions import Fraction
from functools import cmp_to_key
from itertools import pairwise
from typing import Any


def confirm(facts: Any, answer: Fraction) -> bool:
    """Return whether ``answer`` is what the facts ask for."""
    return answer == BY_WANTED[facts.wanted](*facts.polygons)


def _cross(o: Any, a: Any, b: Any) -> Any:
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def _ears(polygon: Any) -> list[tuple[Any, Any, Any]]:
    """Triangulate a simple polygon."""
    left = list(polygon)
    lowest = min(range(len(left)), key=lambda i: left[i])
    if _cross(left[lowest - 1], left[lowest], left[(lowest + 1) % len(left)]) < 0:
        left.reverse()
    ears: list[tuple[Any, Any, Any]] = []
    while len(left) > 3:
        place = next(i for i in range(len(left)) if _is_ear(left, i))
        ears.append((left[place - 1], left[place], left[(place + 1) % len(left)]))
        del left[place]
    return [*ears, (left[0], left[1], left[2])]


def _is_ear(left: list[Any], place: int) -> bool:
    a, b, c = left[place - 1], left[place], left[(place + 1) % len(left)]
    if _cross(a, b, c) < 0:
        return False
    others = [p for p in left if p not in (a, b, c)]
    return not any(
        _cross(a, b, p) >= 0 and _cross(b, c, p) >= 0 and _cross(c, a, p) >= 0 for p in others
    )


def _area(polygon: Any) -> Fraction:
    return sum((Fraction(abs(_cross(*ear)), 2) for ear in _ears(polygon)), Fraction(0))


def _balance(polygon: Any) -> Fraction:
    weighted = [(abs(_cross(*ear)), sum(corner[0] for corner in ear)) for ear in _ears(polygon)]
    return Fraction(sum(w * x for w, x in weighted), 3 * sum(w for w, _ in weighted))


def _inside(polygon: Any) -> int:
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    rows = range(min(ys) + 1, max(ys))
    return sum(_in_row(polygon, y, min(xs), max(xs)) for y in rows)


def _in_row(polygon: Any, y: int, low: int, high: int) -> int:
    """Count the points of one row that are inside: an odd number of sides lies to their right."""
    sides = list(zip(polygon, polygon[1:] + polygon[:1], strict=True))
    near = [(a, b) for a, b in sides if min(a[1], b[1]) <= y <= max(a[1], b[1])]
    crossings = [
        Fraction((b[0] - a[0]) * (y - a[1]), b[1] - a[1]) + a[0]
        for a, b in near
        if (a[1] > y) != (b[1] > y)
    ]
    border = {c for c in crossings if c.denominator == 1}
    for a, b in near:
        if a[1] == b[1] == y:
            border.update(range(min(a[0], b[0]), max(a[0], b[0]) + 1))
        border.update(p[0] for p in (a, b) if p[1] == y)
    points = (x for x in range(low, high + 1) if x not in border)
    return sum(sum(c > x for c in crossings) % 2 for x in points)


def _pockets(polygon: Any) -> Fraction:
    """Wrap the hull like a gift, and take the polygon away."""
    start = min(polygon)
    around = [start]
    while True:
        best = next(p for p in polygon if p != around[-1])
        for p in polygon:
            side = _cross(around[-1], best, p)
            if side < 0 or (side == 0 and _far(around[-1], p) > _far(around[-1], best)):
                best = p
        if best == start:
            break
        around.append(best)
    fan = (abs(_cross(start, a, b)) for a, b in pairwise(around[1:]))
    return Fraction(sum(fan), 2) - _area(polygon)


def _far(a: Any, b: Any) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def _overlap(one: Any, other: Any) -> Fraction:
    """Collect the corners of the common part, sort them round their middle, and add triangles."""
    pairs = [list(zip(p, p[1:] + p[:1], strict=True)) for p in (one, other)]
    corners = {p for p in one if _within(p, pairs[1])} | {p for p in other if _within(p, pairs[0])}
    for a, b in pairs[0]:
        for c, d in pairs[1]:
            corners |= _meeting(a, b, c, d)
    if len(corners) < 3:
        return Fraction(0)
    middle = tuple(Fraction(sum(p[i] for p in corners), len(corners)) for i in (0, 1))

    def compare(p: Any, q: Any) -> int:
        half = [(v[1] - middle[1], v[0] - middle[0]) < (0, 0) for v in (p, q)]
        if half[0] != half[1]:
            return half[0] - half[1]
        return -1 if _cross(middle, p, q) > 0 else 1

    around = sorted(corners, key=cmp_to_key(compare))
    closed = zip(around, around[1:] + around[:1], strict=True)
    return sum((Fraction(_cross(middle, p, q)) / 2 for p, q in closed), Fraction(0))


def _within(p: Any, sides: Any) -> bool:
    return all(_cross(a, b, p) >= 0 for a, b in sides)


def _meeting(a: Any, b: Any, c: Any, d: Any) -> set[Any]:
    slope = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
    if slope == 0:
        return set()
    t = Fraction((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0]), slope)
    u = Fraction((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0]), slope)
    if not (0 <= t <= 1 and 0 <= u <= 1):
        return set()
    return {(a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]))}


BY_WANTED = {
    "area": _area,
    "inside": _inside,
    "balance": _balance,
    "pockets": _pockets,
    "overlap": _overlap,
}
