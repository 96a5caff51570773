"""The published scores of FORGE, over arrays, so that the bootstrap uses the very same formulas.

Arrays have the shape (..., categories, tiers): how many attempts were right and how many were
judged in each cell, 0 where a cell was not asked. A score that the cells can't support is NaN.

- The score of a category is sum(1.5^d * accuracy_d) / sum(1.5^d) over its tiers d = 1 to 5 that
  were asked; FORGE is the plain mean over the categories.
- Interpolation is the pooled accuracy at tiers 1 and 2, extrapolation that at tiers 3 to 5.
- The cliff of a category is the first tier whose accuracy lies more than 0.30 below that of the
  tier before; the published cliff is the least over the categories. Since the least of many noisy
  values is mostly noise, the cliff of the pooled curve stands beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

__all__ = ["DROP", "SCORED", "cliffs", "forge", "pooled", "pooled_cliff"]

SCORED = (1, 2, 3, 4, 5)
"""The tiers of the published scores."""
WEIGHT = 1.5
DROP = 0.30


def _accuracy(right: Floats, judged: Floats) -> Floats:
    import numpy as np

    with np.errstate(invalid="ignore", divide="ignore"):
        return right / judged


def _nanmean(values: Floats) -> Floats:
    """Return the mean over the last axis of what is defined; NaN where nothing is."""
    import numpy as np

    defined = np.isfinite(values)
    total = np.where(defined, values, 0.0).sum(axis=-1)
    return _accuracy(total, defined.sum(axis=-1).astype(np.float64))


def category_scores(right: Floats, judged: Floats, tiers: Sequence[int]) -> Floats:
    """Return the weighted score of each category, shape (..., categories)."""
    import numpy as np

    accuracy = _accuracy(right, judged)
    published = np.array([tier in SCORED for tier in tiers])
    weights = np.where(published, WEIGHT ** np.array(tiers, dtype=np.float64), 0.0)
    asked = np.isfinite(accuracy) * weights
    total = (np.where(np.isfinite(accuracy), accuracy, 0.0) * weights).sum(axis=-1)
    return _accuracy(total, asked.sum(axis=-1))


def forge(right: Floats, judged: Floats, tiers: Sequence[int]) -> Floats:
    """Return the FORGE score, shape (...)."""
    return _nanmean(category_scores(right, judged, tiers))


def pooled(right: Floats, judged: Floats, tiers: Sequence[int], wanted: Sequence[int]) -> Floats:
    """Return the accuracy over all cells of the ``wanted`` tiers together, shape (...)."""
    import numpy as np

    chosen = np.array([tier in wanted for tier in tiers])
    total = judged[..., chosen].sum(axis=(-1, -2))
    return _accuracy(right[..., chosen].sum(axis=(-1, -2)), total)


def cliffs(right: Floats, judged: Floats, tiers: Sequence[int]) -> list[int | None]:
    """Return the cliff of each category; None where no adjacent tiers show such a drop."""
    return [_cliff(_accuracy(one, two), tiers) for one, two in zip(right, judged, strict=True)]


def pooled_cliff(right: Floats, judged: Floats, tiers: Sequence[int]) -> int | None:
    """Return the cliff of the curve of all categories together."""
    return _cliff(_accuracy(right.sum(axis=0), judged.sum(axis=0)), tiers)


def _cliff(curve: Floats, tiers: Sequence[int]) -> int | None:
    for place in range(1, len(tiers)):
        is_adjacent = tiers[place] == tiers[place - 1] + 1
        # Half a millionth keeps a drop of exactly 0.30 from becoming one of more by rounding.
        if is_adjacent and curve[place - 1] - curve[place] > DROP + 5e-7:
            return tiers[place]
    return None
