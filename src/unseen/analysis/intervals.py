"""Intervals for proportions and for scores: Wilson's, and a bootstrap over families."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from unseen.core.rng import Rng

    Floats = NDArray[np.float64]

__all__ = ["RESAMPLES", "Interval", "percentile", "resampled_sums", "wilson"]

RESAMPLES = 2000
Z95 = 1.959963984540054
"""The 97.5 % point of the normal distribution."""


class Interval(NamedTuple):
    """Bounds at 95 % confidence."""

    low: float
    high: float


def wilson(right: int, total: int, z: float = Z95) -> Interval | None:
    """Return Wilson's score interval for a proportion; None when there is nothing to judge.

    Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference",
    JASA 22 (1927) 209-212.
    """
    if not total:
        return None
    share, square = right / total, z * z
    middle = (share + square / (2 * total)) / (1 + square / total)
    spread = (share * (1 - share) / total + square / (4 * total * total)) ** 0.5
    half = z * spread / (1 + square / total)
    low = 0.0 if right == 0 else max(0.0, middle - half)  # exact, whatever rounding says
    return Interval(low, 1.0 if right == total else min(1.0, middle + half))


def resampled_sums(
    values: Floats, strata: NDArray[np.int64], rng: Rng, resamples: int = RESAMPLES
) -> Floats:
    """Draw clusters with replacement within their strata, and add up what they carry.

    ``values`` has shape (clusters, columns), ``strata`` the stratum of each cluster, numbered from
    0. Returns shape (resamples, strata, columns). Each stratum keeps its number of clusters. A
    draw is a 32-bit word scaled to that number, so that no cluster is favoured by more than one
    part in 2^32 / number.
    """
    import numpy as np

    count = int(strata.max()) + 1 if len(strata) else 0
    sums = np.zeros((resamples, count, values.shape[1]))
    for stratum in range(count):
        members = values[strata == stratum]
        raw = rng.child("stratum", stratum).bulk(4 * resamples * len(members))
        words = np.frombuffer(raw, dtype=">u4").astype(np.uint64).reshape(resamples, -1)
        chosen = (words * np.uint64(len(members))) >> np.uint64(32)
        sums[:, stratum] = members[chosen.astype(np.int64)].sum(axis=1)
    return sums


def percentile(values: Any) -> Interval | None:
    """Return the middle 95 % of resampled values; those not defined are left out."""
    import numpy as np

    defined = np.asarray(values, dtype=np.float64)
    defined = defined[np.isfinite(defined)]
    if not defined.size:
        return None
    low, high = np.percentile(defined, [2.5, 97.5])
    return Interval(float(low), float(high))
