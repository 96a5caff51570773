"""Polygons with whole-number corners, and what is asked of them."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Figure", "Point", "Polygon"]

Point = tuple[int, int]
Polygon = tuple[Point, ...]


class Figure(NamedTuple):
    """One simple polygon, or two convex ones when their overlap is asked.

    ``wanted`` is ``area``, ``inside`` (lattice points strictly inside), ``balance`` (the x of the
    centroid), ``pockets`` (area of the convex hull less that of the polygon) or ``overlap``.
    """

    wanted: str
    polygons: tuple[Polygon, ...]
