"""Intervals cover the truth as often as they say, on models whose ability is known."""

import numpy as np
import pytest

from unseen.analysis.intervals import percentile, resampled_sums, wilson
from unseen.analysis.scores import forge
from unseen.core.rng import Rng

TIERS = (1, 2, 3, 4, 5)
CATEGORIES, FAMILIES, FRAMINGS = 8, 12, 3
ABILITY = np.linspace(0.9, 0.3, 5)


def simulated(rng):
    """Return (right, asked) for each family; framings of a family are right or wrong together."""
    words = np.frombuffer(rng.bulk(8 * CATEGORIES * 5 * FAMILIES * 4), dtype=">u8")
    uniform = (words.astype(float) / 2.0**64).reshape(CATEGORIES, 5, FAMILIES, 4)
    shared = uniform[..., :1] < ABILITY[None, :, None, None]
    own = uniform[..., 1:] < 0.8
    alone = np.roll(uniform[..., 1:], 1, axis=-1) < ABILITY[None, :, None, None]
    right = np.where(own, shared, alone).sum(axis=-1).astype(float)
    return right.reshape(-1)


def share_covered(runs):
    strata = np.repeat(np.arange(CATEGORIES * 5), FAMILIES)
    asked = np.full(len(strata), float(FRAMINGS))
    truth = float((1.5 ** np.arange(1, 6) * ABILITY).sum() / (1.5 ** np.arange(1, 6)).sum())
    covered = 0
    for run in range(runs):
        values = np.stack([simulated(Rng("coverage", run)), asked], axis=1)
        sums = resampled_sums(values, strata, Rng("resample", run), 400)
        grid = sums.reshape(400, CATEGORIES, 5, 2)
        low, high = percentile(forge(grid[..., 0], grid[..., 1], TIERS))
        covered += low <= truth <= high
    return covered / runs


def test_family_bootstrap_covers_about_95_percent_in_a_sample():
    assert 0.88 <= share_covered(150) <= 0.99


@pytest.mark.slow
def test_family_bootstrap_covers_95_percent():
    assert 0.925 <= share_covered(3000) <= 0.965


@pytest.mark.parametrize(("chance", "total"), [(0.5, 40), (0.9, 40), (0.1, 200), (0.02, 400)])
def test_wilson_covers_95_percent_exactly_summed(chance, total):
    """Sum the binomial probabilities of all outcomes whose interval holds the truth."""
    from scipy.stats import binom

    covered = sum(
        binom.pmf(right, total, chance)
        for right in range(total + 1)
        if wilson(right, total).low <= chance <= wilson(right, total).high
    )
    assert 0.92 <= covered <= 0.985
