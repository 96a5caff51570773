"""Places that share out a number of like things, and the rule of each place."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Place", "Sharing"]


class Place(NamedTuple):
    """``copies`` places that can't be told apart; each holds low, low + step, ... up to ``cap``."""

    copies: int
    low: int
    cap: int | None
    step: int = 1

    def allowed(self, total: int) -> range:
        """Return what one of the places may hold when ``total`` things are shared out."""
        top = total if self.cap is None else min(self.cap, total)
        return range(self.low, top + 1, self.step)


class Sharing(NamedTuple):
    """``total`` like things for the places; all of them are used unless ``may_keep`` some back."""

    total: int
    places: tuple[Place, ...]
    may_keep: bool
