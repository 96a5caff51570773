"""The facts of a Fourier problem: a sequence, steps that change it, and the sums asked for."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Signal", "Step"]


class Step(NamedTuple):
    """One change of a sequence x of length N into a sequence y; indices are taken modulo N.

    ``shift s``: y[n] = x[n - s]. ``reverse``: y[n] = x[-n]. ``conjugate``: y[n] is the conjugate of
    x[n]. ``alternate``: y[n] = (-1)^n x[n]. ``turn m``: y[n] = x[n] e^(2 pi i m n / N). ``window``:
    y[n] = x[n] (1 - cos(2 pi n / N)) / 2. ``filter h``: y[n] = h[0] x[n] + h[1] x[n - 1] + ...
    """

    verb: str
    numbers: tuple[int, ...] = ()


class Signal(NamedTuple):
    """Asked is X[k] = f * sum of x[n] e^(sign 2 pi i k n / N) for each k of ``bins``."""

    samples: tuple[tuple[int, int], ...]
    """Real and imaginary part of x[0], x[1], ..., x[N - 1]."""
    steps: tuple[Step, ...]
    """What is done to the samples first, one step after the other."""
    sign: int
    """-1 or 1."""
    is_mean: bool
    """Whether f is 1/N; else it is 1."""
    bins: tuple[int, ...]

    @property
    def length(self) -> int:
        """How many samples there are: N."""
        return len(self.samples)
