"""The facts of a question about information."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Source"]


@dataclass(frozen=True)
class Source:
    """Counts, from which all probabilities follow, and what is wanted of them.

    ``task`` is ``entropy`` (one row), ``conditional`` or ``mutual`` (a table: rows are X, columns
    are Y), ``divergence`` (two rows, P and Q), ``capacity`` (the first row of a channel whose other
    rows are turned), ``conditional mutual`` (one table for each value of Z, below each other) or
    ``sum of channels`` (the first rows of two such channels).
    """

    task: str
    base: str
    """``2`` for bits or ``e`` for nats."""
    rows: tuple[tuple[int, ...], ...]
    height: int = 0
    """Rows of each table where there are several."""
