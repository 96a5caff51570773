"""Small pieces that the framings share: permutations in three notations, lists, and numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["arrows", "cycles", "joined", "numbered", "often", "origins", "rows_of"]

OFTEN = {1: "once", 2: "twice"}


def joined(parts: Sequence[object], last: str = "and") -> str:
    """Return the parts as a list in words: ``a``, ``a and b``, ``a, b and c``."""
    *first, final = map(str, parts)
    return f"{', '.join(first)} {last} {final}" if first else final


def numbered(lines: Sequence[str]) -> str:
    """Return the lines under each other, numbered where there are several."""
    if len(lines) == 1:
        return f"  {lines[0]}"
    return "\n".join(f"  {at}. {line}" for at, line in enumerate(lines, start=1))


def often(count: int) -> str:
    """Return ``once``, ``twice``, ``3 times`` and so on."""
    return OFTEN.get(count, f"{count} times")


def _rounds(images: tuple[int, ...]) -> list[list[int]]:
    """Return the cycles of two points and more, points counted from 1, least points first."""
    rounds: list[list[int]] = []
    seen: set[int] = set()
    for point in range(len(images)):
        cycle: list[int] = []
        while point not in seen:
            seen.add(point)
            cycle.append(point + 1)
            point = images[point]  # noqa: PLW2901 - the walk goes on from it
        if len(cycle) > 1:
            rounds.append(cycle)
    return rounds


def cycles(images: tuple[int, ...]) -> str:
    """Return a permutation in cycle notation: ``(1 4 2)(3 5)``."""
    return "".join(f"({' '.join(map(str, cycle))})" for cycle in _rounds(images)) or "identity"


def arrows(images: tuple[int, ...]) -> str:
    """Return a permutation as walks that come back: ``1 → 4 → 2 → 1, 3 → 5 → 3``."""
    walks = [" → ".join(map(str, [*cycle, cycle[0]])) for cycle in _rounds(images)]
    return ", ".join(walks) or "nothing moves"


def origins(images: tuple[int, ...]) -> str:
    """Return where what ends at each place came from: ``[2, 4, 5, 1, 3]``."""
    return str([images.index(place) + 1 for place in range(len(images))])


def rows_of(rows: tuple[tuple[int, ...], ...]) -> str:
    """Return a matrix by rows: ``[[1, 2], [3, 4]]``."""
    return str([list(row) for row in rows])
