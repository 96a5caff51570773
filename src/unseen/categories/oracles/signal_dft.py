"""Fourier sums in complex balls: FLINT's own transform, steps carried out number by number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["confirm"]

BITS = 200
WIDEST = 1e-20


def confirm(facts: Any, answer: Any) -> bool:
    """Return whether the bounds in ``answer`` hold the sums and are narrow."""
    from flint import ctx

    before, ctx.prec = ctx.prec, BITS
    try:
        wanted = _spectrum(facts)
        return len(wanted) == len(answer) and all(map(_holds, answer, wanted))
    finally:
        ctx.prec = before


def _spectrum(facts: Any) -> list[Any]:
    from flint import acb

    values = [acb(real, imaginary) for real, imaginary in facts.samples]
    for step in facts.steps:
        values = CHANGES[step.verb](values, step.numbers)
    size = len(values)
    spectrum: list[Any] = acb.dft(values, inverse=facts.sign > 0)  # its inverse divides by the size
    is_divided = facts.sign > 0
    factor = acb(size) if is_divided and not facts.is_mean else acb(1)
    if facts.is_mean and not is_divided:
        factor = acb(1) / size
    return [spectrum[k] * factor for k in facts.bins]


def _conjugate(values: list[Any], _numbers: tuple[int, ...]) -> list[Any]:
    from flint import acb

    return [acb(value.real, -value.imag) for value in values]


def _turn(values: list[Any], numbers: tuple[int, ...]) -> list[Any]:
    from flint import acb, arb

    root = acb(arb(2 * numbers[0]) / len(values)).exp_pi_i()
    return [value * root**place for place, value in enumerate(values)]


def _window(values: list[Any], _numbers: tuple[int, ...]) -> list[Any]:
    from flint import arb

    sines = [(arb(place) / len(values)).sin_pi() for place in range(len(values))]
    return [value * sine**2 for value, sine in zip(values, sines, strict=True)]


def _filter(values: list[Any], numbers: tuple[int, ...]) -> list[Any]:
    total = [0 * value for value in values]
    for delay, tap in enumerate(numbers):
        late = values[len(values) - delay :] + values[: len(values) - delay]
        total = [one + tap * other for one, other in zip(total, late, strict=True)]
    return total


CHANGES: dict[str, Callable[[list[Any], tuple[int, ...]], list[Any]]] = {
    "shift": lambda values, numbers: values[-numbers[0] :] + values[: -numbers[0]],
    "reverse": lambda values, _numbers: values[:1] + values[:0:-1],
    "conjugate": _conjugate,
    "alternate": lambda values, _numbers: [
        -value if place % 2 else value for place, value in enumerate(values)
    ],
    "turn": _turn,
    "window": _window,
    "filter": _filter,
}


def _holds(point: Any, ball: Any) -> bool:
    from flint import arb, fmpq

    for part, inside in ((point.real, ball.real), (point.imaginary, ball.imag)):
        low, high = (arb(fmpq(end.numerator, end.denominator)) for end in (part.low, part.high))
        if inside < low or inside > high or part.high - part.low > WIDEST:
            return False
    return True
