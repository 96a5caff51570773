"""Cosines of rational angles between rational bounds, by series whose remainders are known.

An alternating series with falling terms lies between any two neighbouring partial sums (Leibniz).
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from unseen.core.reading.enclosure import Enclosure

__all__ = ["cosine"]

PLACES = 60
"""Decimal places in which pi is worked out."""
KEPT = 30
"""Decimal places of the bounds that are returned; short ones keep later sums quick."""
TERMS = 44


def _inverse_tangent(under: int) -> Enclosure:
    """Return arctan(1 / under) for ``under`` of at least 5: what 44 terms leave is below 10^-60.

    Each term is cut off downwards twice, so the sum is wrong by fewer than 3 units a term.
    """
    total, power = 0, 10**PLACES // under
    for k in range(TERMS):
        total += (-1) ** k * (power // (2 * k + 1))
        power //= under**2
    return Enclosure.around(Fraction(total, 10**PLACES), Fraction(3 * TERMS, 10**PLACES))


@cache
def _pi() -> Enclosure:
    """Return pi by Machin's formula, 16 arctan(1/5) - 4 arctan(1/239)."""
    one, two = _inverse_tangent(5), _inverse_tangent(239)
    return Enclosure(16 * one.low - 4 * two.high, 16 * one.high - 4 * two.low)


@cache
def cosine(part: int, whole: int) -> Enclosure:
    """Return cos(2 pi part / whole) for 0 to 1/4 of a turn, exactly where it is rational.

    By Niven's theorem that is so for 0, 1/6 and 1/4 of a turn alone.
    """
    turns = Fraction(part, whole)
    rational = {Fraction(0): 1, Fraction(1, 6): Fraction(1, 2), Fraction(1, 4): 0}
    if turns in rational:
        return Enclosure.of(rational[turns])
    low = _partial_sum(2 * turns * _pi().high, TERMS)
    high = _partial_sum(2 * turns * _pi().low, TERMS + 1)
    scale = 10**KEPT
    return Enclosure(Fraction(int(low * scale), scale), Fraction(int(high * scale) + 1, scale))


def _partial_sum(angle: Fraction, terms: int) -> Fraction:
    """Return the first terms of the cosine's series: too small when they are even in number."""
    total, term = Fraction(0), Fraction(1)
    for k in range(terms):
        total += term
        term = -term * angle**2 / ((2 * k + 1) * (2 * k + 2))
    return total
