"""The facts of a minimisation problem."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Table"]


@dataclass(frozen=True)
class Table:
    """A Boolean function that is not said everywhere.

    A row is numbered by its bits, the first variable being the most significant.
    """

    names: tuple[str, ...]
    ones: tuple[int, ...]
    """Rows where the function is 1, rising."""
    free: tuple[int, ...]
    """Rows where it may be either, rising; it is 0 in all others."""
    least: int
    """The fewest literals of any sum of products that fits, proved when the table was drawn."""

    @property
    def zeros(self) -> tuple[int, ...]:
        """Rows where the function is 0, rising."""
        other = {*self.ones, *self.free}
        return tuple(row for row in range(2 ** len(self.names)) if row not in other)
