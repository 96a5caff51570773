"""Square roots and the normal distribution between proved bounds, in whole numbers alone.

Fixed-point arithmetic with 50 decimal places, as in ``logarithm``: what is rounded is counted.
"""

from __future__ import annotations

from fractions import Fraction
from math import isqrt

from unseen.core.reading.enclosure import Enclosure
from unseen.core.reading.logarithm import exp, quotient

__all__ = ["normal_cdf", "square_root"]

SCALE = 10**50
PI = Enclosure(
    Fraction("3.14159265358979323846264338327950288419716939937510"),
    Fraction("3.14159265358979323846264338327950288419716939937511"),
)
"""The first digits of pi (OEIS A000796), and the next number with as many."""


def square_root(value: Fraction) -> Enclosure:
    """Return the square root of a number from 0 upwards."""
    root = isqrt(value.numerator * SCALE**2 // value.denominator)
    return Enclosure(Fraction(root, SCALE), Fraction(root + 1, SCALE))


SPREAD = Enclosure(square_root(2 * PI.low).low, square_root(2 * PI.high).high)
"""The square root of 2 pi."""


def normal_cdf(value: Enclosure) -> Enclosure:
    """Return the probability that a standard normal number is at most one from -4 to 4.

    The density is nowhere above 2/5, which bounds the way from the middle to the ends.
    """
    middle = _cdf(value.middle)
    slack = (value.high - value.low) / 5
    return Enclosure(middle.low - slack, middle.high + slack)


def _cdf(value: Fraction) -> Enclosure:
    """Return 1/2 + phi(x) (x + x^3/3 + x^5/(3 5) + ...) (Abramowitz and Stegun 26.2.11)."""
    if value < 0:
        mirrored = _cdf(-value)
        return Enclosure(1 - mirrored.high, 1 - mirrored.low)
    low = value.numerator * SCALE // value.denominator
    series = Enclosure(_series(low)[0], _series(low + 1)[1])
    squared = exp(Enclosure.of(value**2 / 2))
    half = quotient(quotient(series, SPREAD), squared)
    return Enclosure(half.low + Fraction(1, 2), half.high + Fraction(1, 2))


def _series(scaled: int) -> tuple[Fraction, Fraction]:
    """Return bounds of the sum of x^(2k+1) / (1 3 5 ... (2k+1)) for x = scaled / SCALE up to 4.

    A unit lost in one term is multiplied by x^2 / (2k+1) from each term to the next, which together
    is less than 200; the terms left out are less than the last.
    """
    term, total, count, square = scaled, 0, 0, scaled**2
    while term:
        total += term
        count += 1
        term = term * square // (SCALE**2 * (2 * count + 1))
    return Fraction(total, SCALE), Fraction(total + 200 * (count + 2) ** 2, SCALE)
