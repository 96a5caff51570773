"""Fourier sums: exact by the laws of the transform, and what a text says is what is asked."""

import cmath
import re
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unseen.categories.oracles.signal_dft import confirm
from unseen.categories.signal_dft import CATEGORY, TIERS
from unseen.categories.signals.cosines import cosine
from unseen.categories.signals.facts import Signal, Step
from unseen.categories.signals.sums import transform
from unseen.core.answers.complex_vector import Point
from unseen.core.grading import grade
from unseen.core.ids import ProblemId
from unseen.core.laws import sample_of
from unseen.core.problem import mint
from unseen.core.reading.surds import Surd

SIZES = st.sampled_from([4, 8, 12, 16])
PARTS = st.integers(-20, 20)
SEQUENCES = SIZES.flatmap(
    lambda size: st.tuples(*[st.tuples(PARTS, PARTS)] * size).map(lambda samples: samples)
)
STEPS = st.one_of(
    st.builds(Step, st.sampled_from(["reverse", "conjugate", "alternate", "window"])),
    st.builds(
        lambda verb, n: Step(verb, (n,)), st.sampled_from(["shift", "turn"]), st.integers(1, 3)
    ),
    st.builds(lambda *taps: Step("filter", taps), PARTS, PARTS, PARTS),
)


def spectrum(samples, steps=(), sign=-1, *, is_mean=False):
    return transform(Signal(samples, tuple(steps), sign, is_mean, tuple(range(len(samples)))))


def middles(points):
    return [complex(float(point.real.middle), float(point.imaginary.middle)) for point in points]


def is_close(one, other):
    return all(abs(a - b) < 1e-6 for a, b in zip(one, other, strict=True))


@given(SEQUENCES, st.lists(STEPS, max_size=4), st.sampled_from([-1, 1]), st.booleans())
def test_sums_agree_with_another_library_whatever_the_steps(samples, steps, sign, is_mean):
    facts = Signal(samples, tuple(steps), sign, is_mean, tuple(range(len(samples))))
    assert confirm(facts, transform(facts))


@given(SEQUENCES)
def test_the_oracle_refuses_a_sum_that_is_a_little_off(samples):
    facts = Signal(samples, (), -1, is_mean=False, bins=(1,))
    (point,) = transform(facts)
    moved = Point.of(point.real.middle + Fraction(1, 10**6), point.imaginary.middle)
    assert not confirm(facts, (moved,))
    assert not confirm(facts, ())


@given(SEQUENCES, st.integers(1, 3))
def test_a_shift_turns_the_spectrum(samples, amount):
    size = len(samples)
    plain = middles(spectrum(samples))
    turned = [x * cmath.exp(-2j * cmath.pi * k * amount / size) for k, x in enumerate(plain)]
    assert is_close(middles(spectrum(samples, [Step("shift", (amount,))])), turned)


@given(SEQUENCES, st.integers(1, 3))
def test_turning_shifts_the_spectrum(samples, amount):
    plain = spectrum(samples)
    assert spectrum(samples, [Step("turn", (amount,))]) == plain[-amount:] + plain[:-amount]


@given(SEQUENCES)
def test_a_window_mixes_three_neighbours(samples):
    plain = middles(spectrum(samples))
    mixed = [
        plain[k] / 2 - plain[k - 1] / 4 - plain[(k + 1) % len(plain)] / 4 for k in range(len(plain))
    ]
    assert is_close(middles(spectrum(samples, [Step("window")])), mixed)


@given(SEQUENCES, st.tuples(PARTS, PARTS, PARTS))
def test_a_filter_multiplies_the_spectrum(samples, taps):
    size = len(samples)
    padded = tuple((tap, 0) for tap in taps) + ((0, 0),) * (size - 3)
    products = [
        one * other
        for one, other in zip(middles(spectrum(samples)), middles(spectrum(padded)), strict=True)
    ]
    assert is_close(middles(spectrum(samples, [Step("filter", taps)])), products)


@given(SEQUENCES)
def test_the_inverse_is_the_mean_with_the_other_sign_and_reversed_order(samples):
    size = len(samples)
    forward = middles(spectrum(samples))
    inverse = middles(spectrum(samples, sign=1, is_mean=True))
    assert is_close(inverse, [forward[-k % size] / size for k in range(size)])


@pytest.mark.parametrize("whole", [8, 12, 16, 24])
def test_cosines_lie_between_their_bounds(whole):
    for part in range(whole // 4 + 1):
        bounds = cosine(part, whole)
        assert bounds.high - bounds.low < Fraction(1, 10**29)
        assert abs(float(bounds.middle) - cmath.cos(2 * cmath.pi * part / whole).real) < 1e-15


@pytest.mark.parametrize(
    ("part", "whole", "exact"),
    [
        (1, 8, Surd.sqrt("1/2")),
        (1, 12, Surd.sqrt(3) / 2),
        (1, 24, (Surd.sqrt(6) + Surd.sqrt(2)) / 4),
        (5, 24, (Surd.sqrt(6) - Surd.sqrt(2)) / 4),
        (1, 10, (Surd.sqrt(5) + 1) / 4),
    ],
)
def test_cosines_that_are_square_roots_are_those(part, whole, exact):
    bounds = cosine(part, whole)
    assert (exact - bounds.low).sign() > 0
    assert (exact - bounds.high).sign() < 0


@given(SEQUENCES)
def test_a_part_that_is_rational_is_exactly_that(samples):
    points = spectrum(samples)
    half = len(samples) // 2
    assert points[0] == Point.of(sum(a for a, _ in samples), sum(b for _, b in samples))
    assert points[half].real.low == points[half].real.high


def test_a_reply_exactly_one_unit_away_is_decided():
    facts = Signal(((2, 0), (1, 0), (0, 0), (0, 0)), (), -1, is_mean=False, bins=(0,))
    assert grade(CATEGORY, facts, "ANSWER: 3.0001").verdict == "correct"
    assert grade(CATEGORY, facts, "ANSWER: 3.00011").verdict == "incorrect"


@pytest.mark.parametrize(
    "text",
    [
        "10, -2 + 2i, -2, -2 - 2i", "10,-2+2j,-2,-2-2j",
        "10, \N{MINUS SIGN}2 + 2i, \N{MINUS SIGN}2, -2-2i",
        "[[10, 0], [-2, 2], [-2, 0], [-2, -2]]", '["10", "-2+2i", "-2", "-2-2i"]',
        "10, 2i-2, -2, -2i-2",
    ],
)  # fmt: skip
def test_notations_that_were_once_refused_are_read(text):
    """A grader that takes only ``a+bj`` loses i, spaces, unicode minus, pairs and real entries."""
    facts = Signal(((1, 0), (2, 0), (3, 0), (4, 0)), (), -1, is_mean=False, bins=(0, 1, 2, 3))
    assert grade(CATEGORY, facts, f"ANSWER: {text}").correct


def test_samples_are_drawn_as_the_tier_says():
    for tier, ranges in TIERS.items():
        for facts in sample_of(CATEGORY, tier, "ranges", 40):
            assert facts.length == ranges.length
            assert len(set(facts.bins)) == len(facts.bins) == ranges.bins
            assert len({step.verb for step in facts.steps}) == ranges.steps
            assert all(max(map(abs, sample)) <= ranges.bound for sample in facts.samples)


def value_of(text):
    return complex(re.sub(r"(^|[+-])j", r"\g<1>1j", text.replace("i", "j")))


def test_whoever_reads_the_plain_list_and_sums_is_right():
    """The numbers in the text, put through the formula in the text, give the answer."""
    found = 0
    for index in range(40):
        problem = mint(CATEGORY, "read back", ProblemId("signal_dft", 1, 3, index))
        listed = re.search(r"\[(-?\d*[^\]\[]*i[^\]\[]*)\]", problem.prompt)
        if listed and listed[1].count(",") == 7:
            found += 1
            values = [value_of(text) for text in listed[1].split(", ")]
            assert values == [complex(*sample) for sample in problem.facts.samples]
    assert found > 20
