"""Exact sums of square roots: the laws of a field, against another system's numbers."""

from fractions import Fraction
from math import isqrt

import pytest
from flint import acb, arb, ctx, fmpq
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from unseen.core.errors import Unreadable
from unseen.core.reading.surds import IMAGINARY_UNIT, Surd

RATIONALS = st.fractions(min_value=-50, max_value=50, max_denominator=12)
RADICANDS = st.sampled_from([1, 1, 2, 3, 5, 6, -1, -2, -3, 10, 12, -8, 50])
TERMS = st.tuples(RATIONALS, RADICANDS).map(lambda pair: pair[0] * Surd.sqrt(pair[1]))
SURDS = st.lists(TERMS, max_size=3).map(lambda terms: sum(terms, Surd()))
REALS = SURDS.map(lambda value: value.real)


def ball(value, bits=400):
    """Return the number as a complex ball of another library, from its terms alone."""
    ctx.prec = bits
    total = acb(0)
    for d, c in value.terms:
        total += acb(fmpq(c.numerator, c.denominator)) * acb(d).sqrt()
    return total


def agrees(value, other):
    return ball(value).overlaps(other)


@given(SURDS, SURDS)
def test_arithmetic_agrees_with_complex_balls(one, two):
    assert agrees(one + two, ball(one) + ball(two))
    assert agrees(one - two, ball(one) - ball(two))
    assert agrees(one * two, ball(one) * ball(two))
    assert agrees(-one, -ball(one))
    assert agrees(one.conjugate, ball(one).conjugate())
    assert agrees(one.real + IMAGINARY_UNIT * one.imaginary, ball(one))


@settings(max_examples=60)
@given(SURDS)
def test_a_number_times_its_inverse_is_one(value):
    assume(value != Surd())
    assert value * value.inverse() == Surd.of(1)
    assert agrees(1 / value, 1 / ball(value))


@given(SURDS, SURDS, SURDS)
def test_the_laws_of_a_ring_hold_exactly(one, two, three):
    assert one + two == two + one
    assert one * two == two * one
    assert (one + two) + three == one + (two + three)
    assert (one * two) * three == one * (two * three)
    assert one * (two + three) == one * two + one * three
    assert one - one == Surd()
    assert one * 1 == one + 0 == one


@given(SURDS, SURDS)
def test_numbers_are_equal_exactly_when_no_ball_parts_them(one, two):
    assert (one == two) is (one - two == Surd())
    if one != two:
        assert not ball(one).overlaps(ball(two))


@given(st.fractions(min_value=-(10**6), max_value=10**6, max_denominator=1000))
def test_the_square_of_a_root_is_what_stood_under_it(value):
    root = Surd.sqrt(value)
    assert root * root == Surd.of(value)
    assert Surd.of(value) * Surd.of(value) == Surd.of(value * value)
    assert agrees(root, acb(fmpq(value.numerator, value.denominator)).sqrt())


@given(st.integers(-(10**14), 10**14), st.integers(1, 10**6))
def test_roots_of_large_integers_are_pulled_out_or_refused(value, factor):
    try:
        root = Surd.sqrt(value * factor**2)
    except Unreadable:
        return
    assert root * root == Surd.of(value * factor**2)
    assert root == factor * Surd.sqrt(value)
    for d, _ in root.terms:
        assert all(d % (p * p) for p in range(2, min(isqrt(abs(d)) + 1, 2000)))


@given(RATIONALS, RATIONALS, st.sampled_from([2, 3, 5, 7, -1, -2, -3]))
def test_a_nested_root_of_a_square_is_found(a, b, d):
    value = a + b * Surd.sqrt(d)
    root = (value * value).root()
    assert root in {value, -value}
    assert root * root == value * value
    assert root.real.sign() >= 0


@pytest.mark.parametrize(
    ("inside", "root"),
    [
        (3 + 2 * Surd.sqrt(2), 1 + Surd.sqrt(2)),
        (3 - 2 * Surd.sqrt(2), Surd.sqrt(2) - 1),
        (5 + 2 * Surd.sqrt(6), Surd.sqrt(2) + Surd.sqrt(3)),
        (2 * IMAGINARY_UNIT, 1 + IMAGINARY_UNIT),
        (-2 * IMAGINARY_UNIT, 1 - IMAGINARY_UNIT),
        (IMAGINARY_UNIT, (1 + IMAGINARY_UNIT) * Surd.sqrt("1/2")),
        (-3 - 4 * IMAGINARY_UNIT, 1 - 2 * IMAGINARY_UNIT),
        (Surd.of(-4), 2 * IMAGINARY_UNIT),
        (-3 + 2 * Surd.sqrt(2), (Surd.sqrt(2) - 1) * IMAGINARY_UNIT),
        (-3 - 2 * Surd.sqrt(2), (Surd.sqrt(2) + 1) * IMAGINARY_UNIT),
        (Surd.of(0), Surd.of(0)),
    ],
)
def test_nested_roots_from_books(inside, root):
    assert inside.root() == root


@pytest.mark.parametrize(
    "inside",
    [
        1 + Surd.sqrt(2), Surd.sqrt(2), -Surd.sqrt(2), Surd.sqrt(2) + Surd.sqrt(3),
        1 + Surd.sqrt(-2) + Surd.sqrt(3),
    ],
)  # fmt: skip
def test_a_nested_root_that_does_not_simplify_is_refused(inside):
    with pytest.raises(Unreadable, match="does not simplify"):
        inside.root()


@given(REALS, st.integers(1, 60))
def test_an_enclosure_holds_the_value_and_is_narrow(value, digits):
    bounds = value.enclosure(digits)
    assert bounds.high - bounds.low < Fraction(1, 10**digits)
    inside = ball(value).real
    low, high = (arb(fmpq(end.numerator, end.denominator)) for end in (bounds.low, bounds.high))
    assert not inside < low
    assert not inside > high


def test_an_enclosure_is_narrow_even_of_a_huge_number():
    value = 10**60 * Surd.sqrt(2)
    bounds = value.enclosure(10)
    assert bounds.high - bounds.low < Fraction(1, 10**10)
    assert bounds.low**2 < 2 * 10**120 < bounds.high**2


@given(REALS)
def test_the_sign_is_that_of_the_ball(value):
    inside = ball(value).real
    assert value.sign() == (0 if value == Surd() else 1 if inside > 0 else -1)


def test_the_sign_of_a_tiny_difference_is_told():
    close = Fraction(isqrt(2 * 10**120), 10**60)  # the first 60 digits of the root of 2
    assert (Surd.sqrt(2) - close).sign() == 1
    assert (Surd.sqrt(2) - close - Fraction(1, 10**60)).sign() == -1


@settings(max_examples=60)
@given(SURDS, st.integers(-5, 6))
def test_a_power_is_repeated_multiplication(value, exponent):
    assume(exponent >= 0 or value != Surd())
    expected = Surd.of(1)
    for _ in range(abs(exponent)):
        expected *= value if exponent > 0 else value.inverse()
    assert value.power(exponent) == expected


@pytest.mark.parametrize(
    ("base", "exponent", "power"),
    [
        (Surd.of(1), 10**900, Surd.of(1)),
        (Surd.of(-1), 10**900 + 1, Surd.of(-1)),
        (IMAGINARY_UNIT, 10**900 + 3, -IMAGINARY_UNIT),
        (Surd.of(1), 50_000, Surd.of(1)),
        (Surd(), 10**900, Surd()),
        (Surd.sqrt(2), 1001, 2**500 * Surd.sqrt(2)),
    ],
)
def test_powers_with_a_large_exponent(base, exponent, power):
    assert base.power(exponent) == power


@pytest.mark.parametrize(
    "base",
    [
        Surd.of(2), Surd.of("1/2"), Surd.sqrt(2), 1 + IMAGINARY_UNIT,
        Surd.of("1/2") + Surd.sqrt(3) / 7,
    ],
)  # fmt: skip
@pytest.mark.parametrize("exponent", [10_000, -10_000, 10**30, 10**900])
def test_a_power_too_large_to_write_is_refused_before_it_is_computed(base, exponent):
    with pytest.raises(Unreadable, match="digits"):
        base.power(exponent)


def test_too_many_roots_or_too_many_digits_are_refused():
    roots = [1 + Surd.sqrt(p) for p in (2, 3, 5, 7, 11)]
    product = Surd.of(1)
    for root in roots:
        product *= root
    assert len(product.terms) == 32
    assert product * product.inverse() == Surd.of(1)
    with pytest.raises(Unreadable, match="square roots"):
        product * (1 + Surd.sqrt(13))
    with pytest.raises(Unreadable, match="digits"):
        Surd.of(10**600) * Surd.of(10**600)
    with pytest.raises(Unreadable, match="too large a number under a root"):
        Surd.sqrt((10**9 + 7) * (10**9 + 9))


def test_a_division_by_zero_is_refused():
    for quotient in (lambda: 1 / Surd(), lambda: Surd.of(1) / 0, lambda: Surd().power(-1)):
        with pytest.raises(Unreadable, match="division by zero"):
            quotient()


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Surd(), "0"),
        (Surd.of("-3/2"), "-3/2"),
        (Surd.sqrt(12), "2*sqrt(3)"),
        (Surd.sqrt("1/2"), "sqrt(2)/2"),
        (IMAGINARY_UNIT, "i"),
        (-IMAGINARY_UNIT, "-i"),
        (2 - 3 * IMAGINARY_UNIT, "2 - 3i"),
        (IMAGINARY_UNIT / 2 + 1, "1 + i/2"),
        (Surd.of("1/2") - 3 * Surd.sqrt(-8), "1/2 - 6*sqrt(2)*i"),
        (Surd.sqrt(3) - Surd.sqrt(2), "-sqrt(2) + sqrt(3)"),
    ],
)
def test_numbers_are_written_as_people_do(value, text):
    assert str(value) == text


def test_only_rational_values_have_a_rational():
    assert Surd.of("7/3").rational == Fraction(7, 3)
    assert Surd().rational == 0
    assert (Surd.sqrt(2) * Surd.sqrt(8)).rational == 4
    assert Surd.sqrt(2).rational is None
    assert IMAGINARY_UNIT.rational is None
    assert (1 + Surd.sqrt(2)).rational is None
