"""Small pieces that the framings share."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from unseen.categories.sharing.facts import Place
    from unseen.core.rng import Rng

__all__ = ["COUNTING", "letters", "rule", "text_list"]

ALPHABET = "abcdefghjkmnpqrstuvwxyz"
SORTS = {1: "a number", 2: "an even number", 3: "a multiple of 3"}
COUNTING = (
    "Boxes with a name differ from each other; those without a name can't be told apart, so of "
    "them it only matters which numbers occur how often, not in which of them. 0 is even and a "
    "multiple of 3."
)


def letters(count: int, rng: Rng) -> list[str]:
    """Return that many different letters in the order of the alphabet."""
    return sorted(rng.sample(ALPHABET, count))


def text_list(lines: Sequence[str]) -> str:
    """Return the lines under each other, with a dash before each."""
    return "\n".join(f"  - {line}" for line in lines)


def rule(place: Place) -> str:
    """Return what a place may hold, such as ``an odd number from 3 to 9``."""
    sort = "an odd number" if place.step == 2 and place.low % 2 else SORTS[place.step]
    if place.cap is not None:
        return f"{sort} from {place.low} to {place.cap}"
    return f"{sort} that is at least {place.low}"
