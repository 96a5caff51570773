"""Differences between framings: by hand, against scipy, and on models with a known effect."""

import pytest

from unseen.analysis.paired import differences, holm, sign_test, smallest_seen
from unseen.core.attempt import Attempt, Reply
from unseen.core.grade import Grade
from unseen.core.ids import ProblemId
from unseen.core.rng import Rng

SCALE = 10**6


def attempt(tier, index, framing, right):
    name = ProblemId("a", 1, tier, index, framing)
    verdict = "correct" if right else "incorrect"
    grade = Grade(verdict, float(right), "", compliant=True)
    return Attempt(problem_id=name, model="m", reply=Reply(text="x"), grade=grade)


def simulated(run, families, plain, inverted, tiers=(1,)):
    """Return attempts of a model that is right with given chances, ability shared by a family."""
    rng = Rng("framings", run)
    rows = []
    for tier in tiers:
        for index in range(families):
            easy = rng.between(-200_000, 200_000)
            for framing, chance in (("plain", plain), ("inverted", inverted)):
                right = rng.below(SCALE) < chance * SCALE + easy
                rows.append(attempt(tier, index, framing, right))
    return rows


def test_only_complete_pairs_count():
    rows = [
        attempt(1, 0, "plain", True),
        attempt(1, 0, "story", False),
        attempt(1, 1, "story", True),
    ]
    tier, whole = differences(rows)
    assert (tier.pairs, tier.value, tier.p) == (1, -1.0, None)
    assert whole.tier is None


def test_difference_by_hand():
    rows = []
    for index in range(20):
        rows += [attempt(2, index, "plain", True), attempt(2, index, "inverted", index >= 8)]
    tier, _ = differences(rows)
    assert tier.value == pytest.approx(-0.4)
    assert tier.p == pytest.approx(2 / 2**8)
    assert tier.interval.low < -0.4 < tier.interval.high < 0


def test_sign_test_agrees_with_scipy():
    from scipy.stats import binomtest

    for rises, falls in [(0, 0), (3, 1), (10, 2), (7, 7), (0, 9)]:
        ours = sign_test([1.0] * rises + [-1.0] * falls + [0.0] * 5)
        theirs = binomtest(rises, rises + falls).pvalue if rises + falls else 1.0
        assert ours == pytest.approx(theirs)


def test_holm_by_hand():
    assert holm([0.01, None, 0.04, 0.03]) == [pytest.approx(0.03), None, 0.06, 0.06]
    assert holm([]) == []


def rejections(runs, families, inverted):
    """Return the share of simulated runs whose overall test is below 5 %."""
    hits = 0
    for run in range(runs):
        values = differences(simulated(run, families, 0.6, inverted))[-1]
        hits += values.p < 0.05
    return hits / runs


def test_without_an_effect_about_one_in_twenty_raises_the_alarm_at_most():
    assert rejections(200, 60, 0.6) <= 0.09


def test_an_effect_of_the_smallest_seen_is_found_about_four_times_in_five():
    effect = smallest_seen(list(_pair_differences(150, 0.6, 0.6)))
    assert 0.68 <= rejections(120, 150, 0.6 - effect) <= 0.92


def _pair_differences(families, plain, inverted):
    rows = simulated("spread", families, plain, inverted)
    for one, other in zip(rows[::2], rows[1::2], strict=True):
        yield other.grade.score - one.grade.score


@pytest.mark.slow
def test_false_alarms_are_five_in_a_hundred_at_most():
    assert 0.02 <= rejections(3000, 100, 0.6) <= 0.06
