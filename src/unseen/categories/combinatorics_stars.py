"""In how many ways can like things be shared out among places that each have a rule?

The idea: stars and bars (Feller, An Introduction to Probability Theory, volume 1, II.5) counts the
sums x1 + ... + xk = n. Lower bounds shift n, caps call for inclusion and exclusion, a parity or a
divisor for a change of variable, places that can't be told apart for partitions, and things that
may be kept back for one more variable. The number is a coefficient of a product of polynomials,
one for each place; here it is found by multiplying them.

Every cap bites: without it there would be more ways. The answer is never 0, nor close to it.

Source: the category of this name in FORGE.

Not done yet: unlike things; rules that tie two places together.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, NamedTuple

from unseen.categories.sharing.facts import Place, Sharing
from unseen.categories.sharing.prose import ask
from unseen.core.answers.integer import integer
from unseen.core.category import Category, Worked

if TYPE_CHECKING:
    from unseen.core.rng import Rng

__all__ = ["CATEGORY"]

FEWEST_WAYS = 20


class Tier(NamedTuple):
    """Ranges of one tier."""

    single: int
    """Places with rules of their own."""
    alike: int
    """Places that can't be told apart; one kind of them."""
    capped: int
    stepped: int
    """How many of the single places take even, odd or threefold numbers only."""
    low: int
    """Highest lower bound."""
    width: tuple[int, int]
    """From a lower bound to its cap."""
    extra: tuple[int, int]
    """Things beyond the sum of the lower bounds."""
    may_keep: bool


TIERS = {  # single, alike, capped, stepped, low, width, extra, may_keep
    1: Tier(3, 0, 2, 0, 12, (5, 24), (25, 70), False),
    2: Tier(5, 0, 4, 0, 12, (5, 24), (25, 60), False),
    3: Tier(6, 0, 6, 0, 12, (5, 20), (21, 50), False),
    4: Tier(6, 0, 5, 2, 12, (6, 20), (21, 50), False),
    5: Tier(6, 2, 6, 3, 12, (6, 20), (21, 50), False),
    6: Tier(7, 3, 6, 3, 12, (6, 20), (21, 50), True),
    7: Tier(8, 3, 8, 4, 15, (6, 20), (21, 60), True),
    8: Tier(9, 4, 9, 5, 20, (6, 20), (21, 70), True),
}


def draw(tier: int, rng: Rng) -> Sharing:
    """Draw rules for which there are many ways; a draw fails seldom."""
    return rng.until(lambda draws: _sharing(TIERS[tier], draws), lambda s: solve(s) >= FEWEST_WAYS)


def _sharing(ranges: Tier, rng: Rng) -> Sharing:
    stepped = set(rng.sample(range(ranges.single), ranges.stepped))
    capped = set(rng.sample(range(ranges.single), ranges.capped))
    places = [
        _place(ranges, rng, is_stepped=number in stepped, is_capped=number in capped)
        for number in range(ranges.single)
    ]
    if ranges.alike:
        low = rng.below(4)
        places.append(Place(ranges.alike, low, low + rng.between(*ranges.width)))
    needed = sum(place.copies * place.low for place in places)
    return Sharing(needed + rng.between(*ranges.extra), tuple(places), ranges.may_keep)


def _place(ranges: Tier, rng: Rng, *, is_stepped: bool, is_capped: bool) -> Place:
    low = rng.between(0, ranges.low)
    step = rng.between(2, 3) if is_stepped else 1
    if step == 3:
        low -= low % 3
    width = rng.between(*ranges.width)
    return Place(1, low, low + width - width % step if is_capped else None, step)


def solve(sharing: Sharing) -> int:
    """Return the coefficient of x^total in the product of the places' polynomials."""
    ways = [1] + [0] * sharing.total
    for place in sharing.places:
        ways = _times(ways, _polynomial(place, sharing.total))
    return sum(ways) if sharing.may_keep else ways[-1]


def _times(left: list[int], right: list[tuple[int, int]]) -> list[int]:
    product = [0] * len(left)
    for shift, factor in right:
        for power in range(shift, len(left)):
            product[power] += factor * left[power - shift]
    return product


def _polynomial(place: Place, total: int) -> list[tuple[int, int]]:
    """Return (things, ways) for one kind of place: ways to choose what each of them holds."""
    ways = [{0: 1}] + [{} for _ in range(place.copies)]
    for amount in place.allowed(total):
        for used in range(1, place.copies + 1):
            _add_shifted(ways[used], ways[used - 1], amount)
    return sorted((held, number) for held, number in ways[-1].items() if held <= total)


def _add_shifted(to: dict[int, int], ways: dict[int, int], amount: int) -> None:
    for held, number in ways.items():
        to[held + amount] = to.get(held + amount, 0) + number


def measure(sharing: Sharing) -> int:
    """Return ten times the binary logarithm of the cases that a pen goes through.

    Each cap doubles the terms of inclusion and exclusion; what a stepped place holds, and the
    contents of places that are alike, have to be listed.
    """
    cases = 1
    for place in sharing.places:
        choices = len(place.allowed(sharing.total))
        if place.copies > 1:
            cases *= comb(choices + place.copies - 1, place.copies)
        elif place.step > 1:
            cases *= choices
        elif place.cap is not None:
            cases *= 2
    return (cases**10).bit_length()


def space(tier: int) -> int:
    """Count lower bounds, caps, which places are stepped, and totals.

    A stepped place counts with the bounds that differ after rounding to threes; the places that
    are alike and the steps themselves are left out, and half is taken off for refused draws.
    """
    ranges = TIERS[tier]
    plain, low, width = ranges.single - ranges.stepped, ranges.low + 1, ranges.width
    widths = width[1] - width[0] + 1
    lows = low**plain * (low // 3) ** ranges.stepped
    caps = widths ** (ranges.capped - ranges.stepped) * (widths // 3) ** ranges.stepped
    orders = comb(ranges.single, ranges.stepped) * comb(ranges.single, ranges.capped)
    return lows * caps * orders * (ranges.extra[1] - ranges.extra[0] + 1) // 2


WORKED = (
    Worked(
        facts=Sharing(10, (Place(1, 0, None),) * 4, may_keep=False),
        right=("286", "286 ways", "286.0"),
        wrong=("1001", "220", "285", "28", "-286", "C(13, 4)"),
        source="stars and bars: C(13, 3) = 286",
    ),
    Worked(
        facts=Sharing(20, (Place(1, 2, None), Place(1, 0, 5), Place(1, 3, 9)), may_keep=False),
        right=("42",),
        wrong=("153", "36", "43", "136", "41"),
        source="6 choices for the second and 7 for the third; the first takes the rest, at least 6",
    ),
    Worked(
        facts=Sharing(7, (Place(3, 1, None),), may_keep=False),
        right=("4",),
        wrong=("15", "8", "5", "3"),
        source="partitions of 7 into 3 parts: 5+1+1, 4+2+1, 3+3+1, 3+2+2",
    ),
    Worked(
        facts=Sharing(4, (Place(1, 0, None, 2), Place(1, 1, None, 2)), may_keep=True),
        right=("3",),
        wrong=("0", "5", "4", "2"),
        source="by hand, an even and an odd number of at most 4 together: 0+1, 0+3, 2+1",
    ),
)

CATEGORY = Category(
    slug="combinatorics_stars",
    version=1,
    title="Combinatorics: stars and bars",
    tiers=TIERS,
    draw=draw,
    ask=ask,
    solve=solve,
    kind=integer,
    measure=measure,
    space=space,
    worked=WORKED,
)
