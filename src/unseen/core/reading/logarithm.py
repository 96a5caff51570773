"""Logarithms and exponentials between proved bounds, in whole numbers alone.

Fixed-point arithmetic with 50 decimal places; each function counts its roundings and widens by
them, so that the enclosures hold whatever the machine.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING

from unseen.core.reading.enclosure import Enclosure

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

__all__ = ["combination", "exp", "ln", "ln_of", "log_sum", "quotient"]

PLACES = 50
SCALE = 10**PLACES


def _atanh(over: int, under: int) -> tuple[int, int]:
    """Return bounds of SCALE * atanh(over / under) for 0 <= over / under <= 1/3.

    The series is sum of x^(2k+1) / (2k+1). Rounding a power down loses at most two units by the
    next power, and rounding a term one; what is left out is less than the last power.
    """
    power, total, terms = SCALE * over // under, 0, 0
    while power:
        total += power // (2 * terms + 1)
        power = power * over * over // (under * under)
        terms += 1
    return total, total + 4 * terms + 4


@lru_cache(4096)
def ln(number: int) -> Enclosure:
    """Return the natural logarithm of a whole number from 1 upwards.

    With number = 2^k m and 1 <= m < 2, ln number = k ln 2 + 2 atanh((m - 1) / (m + 1)).
    """
    shift = number.bit_length() - 1
    whole = 1 << shift
    low, high = _atanh(number - whole, number + whole)
    low_two, high_two = _atanh(1, 3)
    return Enclosure(
        Fraction(2 * (shift * low_two + low), SCALE), Fraction(2 * (shift * high_two + high), SCALE)
    )


def ln_of(value: Enclosure) -> Enclosure:
    """Return the natural logarithm of a positive number."""
    low = ln(value.low.numerator).low - ln(value.low.denominator).high
    return Enclosure(low, ln(value.high.numerator).high - ln(value.high.denominator).low)


def log_sum(terms: Mapping[int, Fraction]) -> Enclosure:
    """Return the sum of coefficient * ln(number) over the terms."""
    return combination((coefficient, ln(number)) for number, coefficient in terms.items())


def combination(terms: Iterable[tuple[Fraction | int, Enclosure]]) -> Enclosure:
    """Return the sum of coefficient * value over the terms."""
    low = high = Fraction(0)
    for coefficient, bounds in terms:
        least, most = (bounds.low, bounds.high) if coefficient > 0 else (bounds.high, bounds.low)
        low, high = low + coefficient * least, high + coefficient * most
    return Enclosure(low, high)


def exp(value: Enclosure) -> Enclosure:
    """Return the exponential of a number from 0 to 8."""
    low, high = _exp(value.low)
    return Enclosure(low, high if value.low == value.high else _exp(value.high)[1])


def _exp(value: Fraction) -> tuple[Fraction, Fraction]:
    """Return bounds of exp(value) for 0 <= value <= 8, from its series in fixed point.

    A term rounded down loses at most one unit and what the one before lost times value / k, which
    adds up to less than e^8 units a term; the terms left out are less than the last.
    """
    scaled = value.numerator * SCALE // value.denominator
    term, total, count = SCALE, 0, 0
    while term:
        total += term
        count += 1
        term = term * scaled // (SCALE * count)
    slack = 3000 * (count + 2) + 3000
    return Fraction(total - 1, SCALE), Fraction(total + slack, SCALE)


def quotient(value: Enclosure, divisor: Enclosure) -> Enclosure:
    """Return value / divisor for a positive divisor, rounded outwards to 50 places."""
    least = divisor.high if value.low > 0 else divisor.low
    most = divisor.low if value.high > 0 else divisor.high
    return Enclosure(
        Fraction(_floor(value.low, least), SCALE), Fraction(-_floor(-value.high, most), SCALE)
    )


def _floor(value: Fraction, divisor: Fraction) -> int:
    """Return SCALE * value / divisor, rounded down; common factors are not looked for."""
    return value.numerator * divisor.denominator * SCALE // (value.denominator * divisor.numerator)
