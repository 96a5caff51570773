"""The facts of a determinant problem."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Matrix"]


@dataclass(frozen=True)
class Matrix:
    """A square matrix of whole numbers, row by row from the top, each from the left."""

    rows: tuple[tuple[int, ...], ...]
