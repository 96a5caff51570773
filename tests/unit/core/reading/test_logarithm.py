"""Logarithms and exponentials lie within their bounds, and the bounds are tight."""

from fractions import Fraction

from flint import arb, ctx, fmpq
from hypothesis import given
from hypothesis import strategies as st

from unseen.core.reading.enclosure import Enclosure
from unseen.core.reading.logarithm import exp, ln, ln_of, log_sum, quotient

TIGHT = Fraction(1, 10**44)


def is_between(bounds, ball):
    """Whether the ball overlaps the bounds, and they are tight."""
    ctx.prec = 300
    middle, radius = bounds.middle, (bounds.high - bounds.low) / 2
    widened = arb(exact(middle), exact(radius).upper())
    return widened.overlaps(ball) and bounds.high - bounds.low < TIGHT


def exact(value):
    ctx.prec = 300
    return arb(fmpq(value.numerator, value.denominator))


@given(st.integers(1, 10**12))
def test_ln_holds_the_logarithm(number):
    ctx.prec = 300
    assert is_between(ln(number), arb(number).log())


@given(st.fractions(0, 8, max_denominator=10**6))
def test_exp_holds_the_exponential(value):
    assert is_between(exp(Enclosure.of(value)), exact(value).exp())


@given(st.fractions(Fraction(1, 1000), 1000, max_denominator=10**6))
def test_ln_of_and_exp_undo_each_other(value):
    assert is_between(ln_of(Enclosure.of(value)), exact(value).log())


@given(st.dictionaries(st.integers(1, 500), st.fractions(-3, 3, max_denominator=50), max_size=6))
def test_sums_of_logarithms(terms):
    total = sum((exact(c) * arb(n).log() for n, c in terms.items()), start=exact(Fraction(0)))
    assert is_between(log_sum(terms), total)


def test_quotients_take_the_signs_into_account():
    divisor = Enclosure(Fraction(2), Fraction(4))
    assert quotient(Enclosure(Fraction(-4), Fraction(8)), divisor) == Enclosure(
        Fraction(-2), Fraction(4)
    )
