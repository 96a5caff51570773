"""The published formulas by hand, and what can't be said."""

import numpy as np
import pytest

from unseen.analysis.cells import cells_of, counts_of
from unseen.analysis.intervals import percentile, resampled_sums, wilson
from unseen.analysis.scores import cliffs, forge, pooled, pooled_cliff
from unseen.analysis.summary import summarise, voids
from unseen.core.attempt import Attempt, Failure, FailureClass, Reply
from unseen.core.grade import Grade
from unseen.core.ids import ProblemId
from unseen.core.rng import Rng

TIERS = (1, 2, 3, 4, 5)


def attempt(slug, tier, index, outcome, framing="plain", model="m"):
    name = ProblemId(slug, 1, tier, index, framing)
    if outcome == "unsent":
        return Attempt(problem_id=name, model=model)
    if outcome in {"correct", "incorrect", "undecided"}:
        score = float(outcome == "correct")
        verdict = Grade(outcome, score, "", compliant=outcome == "correct")
        return Attempt(problem_id=name, model=model, reply=Reply(text="x"), grade=verdict)
    failure = Failure(FailureClass(outcome), "")
    return Attempt(problem_id=name, model=model, reply=Reply(failure=failure))


def rows(table, model="m"):
    """Return attempts for {(slug, tier): (right, asked)}."""
    return [
        attempt(slug, tier, index, "correct" if index < right else "incorrect", model=model)
        for (slug, tier), (right, asked) in table.items()
        for index in range(asked)
    ]


def test_forge_by_hand():
    right = np.array([[4.0, 2, 0, 0, 0], [4, 4, 4, 4, 4]])
    judged = np.full((2, 5), 4.0)
    first = (1.5 * 1 + 2.25 * 0.5) / (1.5 + 2.25 + 3.375 + 5.0625 + 7.59375)
    assert forge(right, judged, TIERS) == pytest.approx((first + 1) / 2)


def test_tiers_not_asked_are_left_out_of_the_weights():
    right, judged = np.array([[1.0, 0, 1, 0, 0]]), np.array([[1.0, 0, 2, 0, 0]])
    expected = (1.5 * 1 + 3.375 * 0.5) / (1.5 + 3.375)
    assert forge(right, judged, TIERS) == pytest.approx(expected)


def test_tiers_beyond_the_fifth_do_not_enter_the_published_scores():
    right, judged = np.array([[1.0, 0.0]]), np.array([[1.0, 1.0]])
    assert forge(right, judged, (5, 6)) == 1.0
    assert np.isnan(forge(right, judged, (6, 7)))


def test_interpolation_and_extrapolation_pool_attempts():
    right = np.array([[3.0, 1, 1, 0, 0]])
    judged = np.array([[3.0, 1, 2, 2, 6]])
    assert pooled(right, judged, TIERS, (1, 2)) == 1.0
    assert pooled(right, judged, TIERS, (3, 4, 5)) == pytest.approx(0.1)


@pytest.mark.parametrize(
    ("curve", "cliff"),
    [
        ([10, 7, 4, 1, 0], None),  # drops of exactly 0.30 are none
        ([10, 6, 6, 6, 6], 2),
        ([10, 9, 9, 5, 0], 4),
        ([5, 5, 5, 5, 5], None),
        ([0, 10, 6, 0, 0], 3),
    ],
)
def test_cliff_is_the_first_drop_of_more_than_30_points(curve, cliff):
    right, judged = np.array([curve], dtype=float), np.full((1, 5), 10.0)
    assert cliffs(right, judged, TIERS) == [cliff]
    assert pooled_cliff(right, judged, TIERS) == cliff


def test_a_gap_between_tiers_is_no_cliff():
    right, judged = np.array([[10.0, 0.0]]), np.full((1, 2), 10.0)
    assert cliffs(right, judged, (1, 3)) == [None]


def test_wilson_by_the_book():
    low, high = wilson(8, 10)
    assert (low, high) == (pytest.approx(0.49016, abs=1e-4), pytest.approx(0.94331, abs=1e-4))
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0
    assert wilson(0, 0) is None


def test_wilson_agrees_with_scipy():
    from scipy.stats import binomtest

    for right, total in [(0, 5), (1, 7), (13, 40), (250, 1000), (9, 9)]:
        theirs = binomtest(right, total).proportion_ci(method="wilson")
        assert wilson(right, total) == (pytest.approx(theirs.low), pytest.approx(theirs.high))


def test_every_outcome_is_counted_once():
    outcomes = ["correct", "incorrect", "undecided", "unsent", *map(str, FailureClass)]
    counts = counts_of(attempt("a", 1, i, outcome) for i, outcome in enumerate(outcomes))
    assert counts.expected == len(outcomes)
    assert counts.answered == 3
    assert counts.decided == 2
    assert counts.own_failures == 4
    assert counts.judged == 6
    assert counts.missing == len(outcomes) - 6
    assert sum(counts.failures.values()) + counts.answered == counts.expected
    assert counts.accuracy == pytest.approx(1 / 6)
    assert counts.answered_accuracy == pytest.approx(1 / 2)


def test_own_failures_lower_the_score_and_missing_mass_widens_the_bounds():
    asked = [attempt("a", 1, i, "correct") for i in range(6)]
    asked += [attempt("a", 1, 6, "length"), attempt("a", 1, 7, "refusal")]
    asked += [attempt("a", 1, 8, "rate_limit"), attempt("a", 1, 9, "unsent")]
    score = summarise("m", asked).scores["forge"]
    assert score.value == pytest.approx(6 / 8)
    assert score.bounds == (pytest.approx(6 / 10), pytest.approx(8 / 10))
    assert score.answered == 1.0


def test_a_score_without_questions_says_why():
    summary = summarise("m", rows({("a", 3): (1, 2), ("b", 4): (0, 1)}))
    assert summary.scores["interpolation"].value is None
    assert "tier 1 or 2" in summary.scores["interpolation"].why_not
    assert "adjacent" in summary.scores["cliff"].why_not
    assert summary.scores["extrapolation"].value == pytest.approx(1 / 3)


def test_nothing_asked_gives_no_score():
    assert summarise("m", []).scores["forge"].value is None


def test_flagged_categories_are_counted_and_not_scored():
    asked = rows({("a", 1): (4, 4), ("b", 1): (0, 4)})
    summary = summarise("m", asked, left_out=["b"])
    assert summary.scores["forge"].value == 1.0
    assert summary.counts.expected == 8
    assert summary.left_out == ("b",)


def test_all_right_and_all_wrong_still_have_an_interval():
    table = {(slug, tier): (1, 1) for slug in "abcde" for tier in TIERS}
    low, high = summarise("m", rows(table)).scores["forge"].interval
    assert high == 1.0
    assert 0.7 < low < 0.9, "about 20 effective families"


def test_controls_void_a_run_by_a_single_cell():
    oracle = rows({("a", 1): (3, 3), ("a", 2): (2, 3)}, model="control/oracle")
    good = rows({("a", 1): (3, 3)}, model="control/oracle")
    known = {"control/oracle": 1.0, "control/copy": 0.0}
    assert voids([summarise("control/oracle", good)], known) == []
    (reason,) = voids([summarise("control/oracle", oracle)], known)
    assert "2 of 3" in reason
    assert "tier 2" in reason
    lucky = rows({("a", 1): (1, 3)}, model="control/copy")
    assert len(voids([summarise("control/copy", lucky)], known)) == 1
    unsent = [attempt("a", 1, 0, "unsent", model="control/oracle")]
    assert len(voids([summarise("control/oracle", unsent)], known)) == 1


def test_cells_are_per_framing():
    asked = [attempt("a", 1, 0, "correct"), attempt("a", 1, 0, "incorrect", "story")]
    assert [(c.framing, c.correct) for c in cells_of(asked)] == [("plain", 1), ("story", 0)]


def test_resampling_keeps_strata_and_is_the_same_each_time():
    values = np.arange(12.0).reshape(6, 2)
    strata = np.array([0, 0, 0, 0, 1, 1])
    one = resampled_sums(values, strata, Rng("s"), 500)
    assert np.array_equal(one, resampled_sums(values, strata, Rng("s"), 500))
    assert one.shape == (500, 2, 2)
    assert abs(one[:, 0, 0].mean() - values[:4, 0].sum()) < 0.6
    assert one[:, 1, 0].min() == 16
    assert one[:, 1, 0].max() == 20


def test_percentile_leaves_out_what_is_not_defined():
    assert percentile([float("nan")] * 3) is None
    assert percentile([1.0, float("nan"), 1.0]) == (1.0, 1.0)
