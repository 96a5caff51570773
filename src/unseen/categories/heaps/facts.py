"""A game of taking from heaps, as it stands when a player asks what to do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

__all__ = ["ANY", "Game", "Heap", "Rule", "Takes"]

Takes = tuple[tuple[str, int], ...]
"""One move: (label, amount) for each heap that it takes from, in the order of the labels."""


class Rule(NamedTuple):
    """Which amounts one move may take from a heap of n.

    ``any`` from 1 to n; ``limit`` from 1 to the number; ``set`` one of the numbers; ``half`` from 1
    to n / 2; ``divisor`` a divisor of n other than n itself.
    """

    name: str
    numbers: tuple[int, ...] = ()

    def amounts(self, size: int) -> tuple[int, ...] | range:
        """Return the amounts that may be taken from a heap of ``size``, in rising order."""
        match self.name:
            case "any":
                return range(1, size + 1)
            case "limit":
                return range(1, min(size, self.numbers[0]) + 1)
            case "set":
                return tuple(amount for amount in self.numbers if amount <= size)
            case "half":
                return range(1, size // 2 + 1)
            case _:
                return tuple(n for n in range(1, size // 2 + 1) if size % n == 0)


ANY = Rule("any")


class Heap(NamedTuple):
    """A heap and what may be taken from it."""

    label: str
    size: int
    rule: Rule = ANY


@dataclass(frozen=True)
class Game:
    """A position, the rules, and the move asked about when the position is lost.

    ``ending`` is ``normal`` (who can't move loses) or ``misere`` (who can't move wins). A move
    takes from one heap; from one or two heaps, any amounts, where ``reach`` is 2; and from both
    heaps of one of the ``pairs``, the same amount, where there are any.
    """

    heaps: tuple[Heap, ...]
    opening: Takes
    players: tuple[str, str]
    """Who moves now, and who moves next."""
    ending: str = "normal"
    reach: int = 1
    pairs: tuple[tuple[str, str], ...] = ()

    @property
    def sizes(self) -> dict[str, int]:
        """The size of each heap by its label."""
        return {heap.label: heap.size for heap in self.heaps}
