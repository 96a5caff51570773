"""Information: decided between bounds and never by float noise; the chain rules hold."""

from fractions import Fraction

import pytest

from unseen.categories.info_entropy import CATEGORY, TIERS
from unseen.categories.information.facts import Source
from unseen.categories.information.values import value_of
from unseen.core.grading import grade
from unseen.core.laws import sample_of
from unseen.core.rng import Rng

SMALL = Fraction(1, 10**40)
UNIT = Fraction(1, 10**4)


def value(task, *rows, height=0):
    return value_of(Source(task, "e", rows, height)).middle


def table(rng, rows=3, columns=4):
    return tuple(tuple(rng.between(1, 30) for _ in range(columns)) for _ in range(rows))


def test_uniform_sources_have_the_logarithm_of_their_size():
    for size in (2, 4, 8):
        bits = value_of(Source("entropy", "2", ((7,) * size,))).middle
        assert abs(bits - size.bit_length() + 1) < SMALL


def test_chain_rule_ties_the_quantities_together():
    for index in range(20):
        rows = table(Rng("chain", index))
        flat = tuple(count for row in rows for count in row)
        by_column = tuple(map(sum, zip(*rows, strict=True)))
        by_row = tuple(map(sum, rows))
        joint, left = value("entropy", flat), value("conditional", *rows)
        assert abs(joint - value("entropy", by_row) - left) < SMALL
        assert abs(value("entropy", by_column) - left - value("mutual", *rows)) < SMALL


def test_mutual_information_is_symmetric_and_zero_for_independence():
    rows = table(Rng("symmetric"))
    turned = tuple(zip(*rows, strict=True))
    assert abs(value("mutual", *rows) - value("mutual", *turned)) < SMALL
    assert abs(value("mutual", (2, 4), (3, 6))) < SMALL


def test_divergence_of_a_distribution_from_itself_is_zero_and_else_positive():
    one, other = table(Rng("divergence"), rows=2)
    assert abs(value("divergence", one, one)) < SMALL
    assert value("divergence", one, other) > 0 < value("divergence", other, one)


def test_one_unit_of_the_last_place_is_right_and_two_are_not():
    """The original let float noise decide at one unit."""
    for tier in TIERS:
        for source in sample_of(CATEGORY, tier, "units", 30):
            truth = value_of(source).middle
            near = round(truth / UNIT)
            for shift in (-3, -2, -1, 0, 1, 2, 3):
                written = Fraction(near + shift) * UNIT
                right = abs(written - truth) <= UNIT
                verdict = grade(CATEGORY, source, f"ANSWER: {float(written):.4f}")
                assert verdict.correct == right
                assert verdict.verdict != "undecided"


@pytest.mark.parametrize("tier", TIERS)
def test_problems_of_a_tier_differ(tier):
    """The original asked one single question at tier 1."""
    values = {value_of(source) for source in sample_of(CATEGORY, tier, "differ", 100)}
    assert len(values) >= 99
