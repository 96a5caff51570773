"""Ways to share out, by inclusion and exclusion over the caps and plain listing of the rest."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement
from math import comb
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable


def confirm(facts: Any, answer: int) -> bool:
    """Return whether ``answer`` is the number of ways."""
    plain = [p for p in facts.places if p.copies == 1 and p.step == 1]
    alike = [p for p in facts.places if p.copies > 1]
    stepped = [p for p in facts.places if p.copies == 1 and p.step > 1]
    tally = Counter([0])
    for place in stepped:
        tally = _joined(tally, _held(place, facts.total))
    for place in alike:
        choices = combinations_with_replacement(_held(place, facts.total), int(place.copies))
        tally = _joined(tally, (sum(choice) for choice in choices))
    return answer == sum(
        number * _stars_and_bars(plain, facts.total - held, facts.may_keep)
        for held, number in tally.items()
    )


def _joined(tally: Counter[int], sums: Iterable[int]) -> Counter[int]:
    joined: Counter[int] = Counter()
    for more, ways in Counter(sums).items():
        for held, number in tally.items():
            joined[held + more] += number * ways
    return joined


def _held(place: Any, total: int) -> list[int]:
    top = total if place.cap is None else place.cap
    return [n for n in range(top + 1) if n >= place.low and (n - place.low) % place.step == 0]


def _stars_and_bars(places: list[Any], total: int, may_keep: bool) -> int:  # noqa: FBT001 - a fact
    """Count by adding and taking away the ways in which chosen places break their caps."""
    left = total - sum(place.low for place in places)
    widths = [place.cap - place.low + 1 for place in places if place.cap is not None]
    bars = len(places) - 1 + may_keep
    ways = 0
    for broken in range(len(widths) + 1):
        for chosen in combinations(widths, broken):
            free = left - sum(chosen)
            if free >= 0 and bars >= 0:
                ways += (-1) ** broken * comb(free + bars, bars)
    return ways
