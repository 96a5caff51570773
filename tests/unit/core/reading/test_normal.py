"""Square roots and normal probabilities lie within their bounds, and the bounds are tight."""

from fractions import Fraction

from flint import arb, ctx, fmpq
from hypothesis import given
from hypothesis import strategies as st

from unseen.core.reading.enclosure import Enclosure
from unseen.core.reading.normal import PI, SPREAD, normal_cdf, square_root

TIGHT = Fraction(1, 10**42)


def exact(value):
    ctx.prec = 300
    return arb(fmpq(value.numerator, value.denominator))


def holds(bounds, ball):
    """Whether the bounds hold the ball, and are tight."""
    inside = exact(bounds.low) <= ball <= exact(bounds.high)
    return inside and bounds.high - bounds.low < TIGHT


def test_pi_and_the_root_of_two_pi_lie_between_their_bounds():
    ctx.prec = 300
    assert holds(PI, arb.pi())
    assert holds(SPREAD, (2 * arb.pi()).sqrt())


@given(st.fractions(Fraction(1, 10**6), 10**6, max_denominator=10**6))
def test_square_roots(value):
    root = square_root(value)
    assert root.low**2 <= value < root.high**2
    assert root.high - root.low < TIGHT


@given(st.fractions(-4, 4, max_denominator=10**9).filter(bool))
def test_normal_probabilities(value):
    ctx.prec = 300
    wanted = (-exact(value) / arb(2).sqrt()).erfc() / 2
    assert holds(normal_cdf(Enclosure.of(value)), wanted)


def test_half_of_all_normal_numbers_are_at_most_0():
    half = normal_cdf(Enclosure.of(0))
    assert half.low == Fraction(1, 2) <= half.high < Fraction(1, 2) + TIGHT


def test_wide_values_have_wide_probabilities():
    wide = normal_cdf(Enclosure(Fraction(-1), Fraction(1)))
    assert wide.low < Fraction(16, 100) < Fraction(84, 100) < wide.high
