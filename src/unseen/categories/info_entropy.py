"""Shannon's quantities: entropy, what is left and what is shared of it, divergence, capacity.

The idea, by tier: entropy of a few and of many symbols; conditional entropy and mutual information
from a table of counts; Kullback-Leibler divergence; the capacity of a symmetric channel; mutual
information given a third variable; the capacity of a sum of channels, log(e^C1 + e^C2).

All probabilities are ratios of counts, so each quantity is a sum of rational multiples of
logarithms of whole numbers, and is known between bounds that are 10^-40 apart. An answer is right
within one unit of the fourth decimal place.

Sources: Cover and Thomas, Elements of Information Theory; Shannon, A Mathematical Theory of
Communication (1948); the category of this name in FORGE.

Not done yet: rates of Markov sources; differential entropy; rate distortion.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from unseen.categories.information.facts import Source
from unseen.categories.information.prose import ask
from unseen.categories.information.values import value_of
from unseen.core.answers.decimal import decimal
from unseen.core.category import Category, Worked
from unseen.core.reading.enclosure import Enclosure

if TYPE_CHECKING:
    from unseen.core.rng import Rng

__all__ = ["CATEGORY"]

PLACES = 4
LEAST = Enclosure.of("0.05")
"""Smaller values are not asked for: too many constants would be near them."""


class Tier(NamedTuple):
    """Ranges of one tier."""

    task: str
    tables: int
    rows: int
    columns: tuple[int, int]
    largest: int


TIERS = {
    1: Tier("entropy", 1, 1, (4, 5), 99),
    2: Tier("entropy", 1, 1, (7, 9), 99),
    3: Tier("conditional", 1, 3, (4, 4), 60),
    4: Tier("mutual", 1, 4, (4, 5), 60),
    5: Tier("divergence", 1, 2, (9, 10), 99),
    6: Tier("capacity", 1, 1, (8, 9), 99),
    7: Tier("conditional mutual", 2, 3, (3, 4), 60),
    8: Tier("sum of channels", 1, 2, (7, 9), 99),
}
STEPS = {
    "entropy": 2,
    "conditional": 4,
    "mutual": 5,
    "divergence": 6,
    "capacity": 16,
    "conditional mutual": 9,
    "sum of channels": 16,
}
"""About how many operations a number in the question takes."""


def draw(tier: int, rng: Rng) -> Source:
    """Draw counts whose quantity is neither near 0 nor near what a uniform source would have."""
    return rng.until(lambda draws: _source(TIERS[tier], draws), _is_telling)


def _source(ranges: Tier, rng: Rng) -> Source:
    columns = rng.between(*ranges.columns)
    base = rng.choice("2e")
    rows = tuple(
        tuple(rng.between(1, ranges.largest) for _ in range(columns))
        for _ in range(ranges.rows * ranges.tables)
    )
    return Source(ranges.task, base, rows, ranges.rows if ranges.tables > 1 else 0)


def _is_telling(source: Source) -> bool:
    return value_of(source).low > LEAST.high


def measure(source: Source) -> int:
    """Return numbers in the question times the operations that each takes."""
    return STEPS[source.task] * sum(map(len, source.rows))


def space(tier: int) -> int:
    """Count the fewest columns' counts; at least half are never refused."""
    ranges = TIERS[tier]
    return ranges.largest ** (ranges.columns[0] * ranges.rows * ranges.tables) // 2


WORKED = (
    Worked(
        facts=Source("entropy", "2", ((1, 2, 1),)),
        right=("1.5000", "1.5", "3/2", "≈ 1.5000"),
        wrong=("1.4998", "1.5002", "1.0397", "2", "-1.5"),
        source="by hand: 1/4 * 2 + 1/2 * 1 + 1/4 * 2",
    ),
    Worked(
        facts=Source("entropy", "e", ((1, 1),)),
        right=("0.6931", "0.6932", "0.69315"),
        wrong=("1.0000", "0.6933", "0.693", "69.31%1"),
        source="ln 2 = 0.693147...",
    ),
    Worked(
        facts=Source("mutual", "2", ((1, 1), (1, 3))),
        right=("0.0441", "0.04411"),
        wrong=("0.0443", "0.9183", "0.0306"),
        source="by hand: 2 H(1/3) - H(1/6, 1/6, 1/6, 1/2) = 2 * 0.918296 - 1.792481",
    ),
    Worked(
        facts=Source("capacity", "2", ((3, 1),)),
        right=("0.1887", "0.18872"),
        wrong=("0.8113", "0.1889", "0.1885"),
        source="Cover and Thomas 7.1.4: 1 - H(1/4) for the binary symmetric channel",
    ),
    Worked(
        facts=Source("divergence", "2", ((1, 1), (1, 3))),
        right=("0.2075", "0.20752"),
        wrong=("0.1887", "0.2077", "-0.2075"),
        source="Cover and Thomas, example 2.3.1 with r = 1/2 and s = 1/4",
    ),
    Worked(
        facts=Source("sum of channels", "2", ((1, 1), (1, 1))),
        right=("1.0000", "1"),
        wrong=("0.0000", "2", "0.5"),
        source="two useless channels still tell which of them was used: log(1 + 1)",
    ),
)

CATEGORY = Category(
    slug="info_entropy",
    version=1,
    title="Information and entropy",
    tiers=TIERS,
    draw=draw,
    ask=ask,
    solve=value_of,
    kind=decimal(PLACES),
    measure=measure,
    space=space,
    worked=WORKED,
)
