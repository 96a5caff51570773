"""Exact reckoning with sums of roots of unity, turned into decimal bounds at the very end.

A number is kept as the whole numbers v[0], v[1], ..., v[N/2 - 1] with which it is the sum of
v[j] w^j, where w = e^(2 pi i / N) and N is a multiple of 4: w^(N/2) is -1 and w^(N/4) is i.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from unseen.categories.signals.cosines import cosine
from unseen.core.answers.complex_vector import Point
from unseen.core.reading.enclosure import Enclosure

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from unseen.categories.signals.facts import Signal, Step

__all__ = ["transform"]

Number: TypeAlias = list[int]
Sequence: TypeAlias = list[Number]


@lru_cache(maxsize=256)
def transform(signal: Signal) -> tuple[Point, ...]:
    """Return bounds of the sums that a signal asks for, after its steps."""
    size = signal.length
    sequence = [_gaussian(real, imaginary, size) for real, imaginary in signal.samples]
    divisor = size if signal.is_mean else 1
    for step in signal.steps:
        sequence = CHANGES[step.verb](sequence, step)
        divisor *= 4 if step.verb == "window" else 1
    rings = [_ring(number) for number in sequence]
    return tuple(
        _point(_sum(_turned(ring, signal.sign * k * n) for n, ring in enumerate(rings)), divisor)
        for k in signal.bins
    )


def _gaussian(real: int, imaginary: int, size: int) -> Number:
    number = [0] * (size // 2)
    number[size // 4] = imaginary
    number[0] = real
    return number


def _ring(number: Number) -> Number:
    """Return the coefficients at w^0 to w^(2N - 1), so that turning is cutting out a part."""
    return (number + [-part for part in number]) * 2


def _turned(ring: Number, power: int) -> Number:
    """Return the number of a ring, multiplied by a power of w."""
    half = len(ring) // 4
    start = -power % (2 * half)
    return ring[start : start + half]


def _sum(numbers: Iterable[Number]) -> Number:
    return [sum(parts) for parts in zip(*numbers, strict=True)]


def _scaled(factor: int, number: Number) -> Number:
    return [factor * part for part in number]


def _conjugated(number: Number) -> Number:
    """Turn w^j into w^-j, which is -w^(N/2 - j)."""
    return number[:1] + [-part for part in number[:0:-1]]


def _windowed(sequence: Sequence, _step: Step) -> Sequence:
    """Return four times the window: 4 (1 - cos) / 2 = 2 - w^n - w^-n."""
    return [
        _sum((_scaled(2, x), _scaled(-1, _turned(_ring(x), n)), _scaled(-1, _turned(_ring(x), -n))))
        for n, x in enumerate(sequence)
    ]


def _filtered(sequence: Sequence, step: Step) -> Sequence:
    return [
        _sum(_scaled(tap, sequence[n - delay]) for delay, tap in enumerate(step.numbers))
        for n in range(len(sequence))
    ]


CHANGES: dict[str, Callable[[Sequence, Step], Sequence]] = {
    "shift": lambda x, step: [x[n - step.numbers[0]] for n in range(len(x))],
    "reverse": lambda x, _step: [x[-n] for n in range(len(x))],
    "conjugate": lambda x, _step: [_conjugated(number) for number in x],
    "alternate": lambda x, _step: [_scaled((-1) ** n, number) for n, number in enumerate(x)],
    "turn": lambda x, step: [
        _turned(_ring(number), step.numbers[0] * n) for n, number in enumerate(x)
    ],
    "window": _windowed,
    "filter": _filtered,
}


def _point(number: Number, divisor: int) -> Point:
    """Return bounds of a number over ``divisor``, every cosine taken from the first quarter."""
    half, quarter = len(number), len(number) // 2
    real = [number[m] - number[half - m] for m in range(1, quarter)]
    imaginary = [number[quarter - m] + number[quarter + m] for m in range(1, quarter)]
    return Point(
        _bounds([number[0], *real], divisor), _bounds([number[quarter], *imaginary], divisor)
    )


def _bounds(multiples: Number, divisor: int) -> Enclosure:
    """Return the sum of multiples of cosines at equal steps from 0 to a quarter of a turn."""
    low = high = Fraction(0)
    for m, factor in enumerate(multiples):
        if factor:
            bounds = cosine(m, 4 * len(multiples))
            ends = (factor * bounds.low, factor * bounds.high)
            low, high = low + min(ends), high + max(ends)
    return Enclosure(low / divisor, high / divisor)
