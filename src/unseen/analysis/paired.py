"""Is the same problem harder when it is told another way? Differences within families.

A pair is one family asked in two framings, with both replies judged; only complete pairs count. The
test is McNemar's, exact: of the pairs that came out differently, how many favour one framing
(Q. McNemar, Psychometrika 12 (1947) 153-157). With several replies to a question the mean over them
stands for the reply, and the sign test takes its place.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from math import comb, sqrt
from typing import TYPE_CHECKING

from unseen.analysis.cells import Counts
from unseen.analysis.intervals import Interval, percentile, resampled_sums
from unseen.core.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from unseen.core.attempt import Attempt

__all__ = ["Difference", "differences", "holm", "sign_test", "smallest_seen"]

PLAIN = "plain"
FEWEST_PAIRS = 10
"""Pairs below which a difference is shown without a test."""
Z_TEST, Z_POWER = 1.959963984540054, 0.8416212335729143
"""Points of the normal distribution for a two-sided test at 5 % and a power of 80 %."""


@dataclass(frozen=True, kw_only=True)
class Difference:
    """How much less is right in a framing than in the plain one, in one tier or in all."""

    framing: str
    tier: int | None
    """None for all tiers together."""
    pairs: int
    value: float
    """Accuracy in the framing less that in the plain one."""
    interval: Interval | None
    p: float | None
    """Of the exact test; None with too few pairs."""
    adjusted: float | None
    """The same, corrected by Holm for the tiers that are shown side by side."""
    seen: float | None
    """The smallest true difference that this many pairs would show with a chance of 80 %."""


def differences(attempts: Sequence[Attempt], seed: str = "paired") -> list[Difference]:
    """Return the differences of each framing from ``plain``, tier by tier and in all."""
    accuracy = _by_family(attempts)
    framings = sorted({framing for framing, _ in accuracy} - {PLAIN})
    found: list[Difference] = []
    for framing in framings:
        pairs = {
            family: accuracy[framing, family] - accuracy[PLAIN, family]
            for name, family in accuracy
            if name == framing and (PLAIN, family) in accuracy
        }
        found += _for_framing(framing, pairs, attempts, seed)
    return found


def _by_family(attempts: Iterable[Attempt]) -> dict[tuple[str, str], float]:
    """Return the mean accuracy of each framing and family that was judged."""
    counts: dict[tuple[str, str], Counts] = defaultdict(Counts)
    for attempt in attempts:
        counts[attempt.problem_id.framing, attempt.problem_id.family].add(attempt)
    return {key: c.accuracy for key, c in counts.items() if c.accuracy is not None}


def _for_framing(
    framing: str, pairs: dict[str, float], attempts: Sequence[Attempt], seed: str
) -> list[Difference]:
    tiers = {a.problem_id.family: a.problem_id.tier for a in attempts}
    groups: dict[int, list[float]] = defaultdict(list)
    for family, value in pairs.items():
        groups[tiers[family]].append(value)
    shown = [(tier, groups[tier]) for tier in sorted(groups)]
    tests = [sign_test(values) if len(values) >= FEWEST_PAIRS else None for _, values in shown]
    adjusted = holm(tests)
    rows = [
        _difference(framing, tier, values, test, fixed, seed)
        for (tier, values), test, fixed in zip(shown, tests, adjusted, strict=True)
    ]
    everything = [value for _, values in shown for value in values]
    if everything:
        test = sign_test(everything) if len(everything) >= FEWEST_PAIRS else None
        rows.append(_difference(framing, None, everything, test, test, seed))
    return rows


def _difference(
    framing: str,
    tier: int | None,
    values: list[float],
    test: float | None,
    adjusted: float | None,
    seed: str,
) -> Difference:
    import numpy as np

    column = np.array(values)[:, None]
    sums = resampled_sums(
        column, np.zeros(len(values), dtype=np.int64), Rng(seed, framing, str(tier))
    )
    return Difference(
        framing=framing,
        tier=tier,
        pairs=len(values),
        value=sum(values) / len(values),
        interval=percentile(sums[:, 0, 0] / len(values)) if len(values) >= FEWEST_PAIRS else None,
        p=test,
        adjusted=adjusted,
        seen=smallest_seen(values),
    )


def sign_test(values: Sequence[float]) -> float:
    """Return the two-sided p of as many rises or falls as these, were both as likely."""
    rises = sum(value > 0 for value in values)
    falls = sum(value < 0 for value in values)
    total, few = rises + falls, min(rises, falls)
    tail = sum(comb(total, count) for count in range(few + 1))
    return min(1.0, 2 * tail / 2**total)


def holm(tests: Sequence[float | None]) -> list[float | None]:
    """Return p-values corrected for being several (S. Holm, 1979); None stays None."""
    order = sorted((p, place) for place, p in enumerate(tests) if p is not None)
    fixed: list[float | None] = [None] * len(tests)
    largest = 0.0
    for rank, (p, place) in enumerate(order):
        largest = max(largest, min(1.0, p * (len(order) - rank)))
        fixed[place] = largest
    return fixed


def smallest_seen(values: Sequence[float]) -> float | None:
    """Return the smallest difference that would be seen with a power of 80 % at 5 %.

    From the spread of the differences at hand; where all pairs agree, as if one of them had not.
    """
    if len(values) < FEWEST_PAIRS:
        return None
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return (Z_TEST + Z_POWER) * sqrt(max(spread, 1 / len(values)) / len(values))
