"""What a chain of steps is, and which values it runs through."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

__all__ = ["APPLY", "Chain", "Earlier", "Step", "next_value", "values_of"]


@dataclass(frozen=True)
class Earlier:
    """The running value after a step of the chain; step 0 stands for the start."""

    step: int


@dataclass(frozen=True)
class Step:
    """One change of the running value: what is done, and with which number."""

    op: str
    """A key of ``APPLY``."""
    operand: Fraction | Earlier


@dataclass(frozen=True)
class Chain:
    """A start and the steps that follow, all in exact fractions."""

    start: Fraction
    steps: tuple[Step, ...]

    @property
    def looks_back(self) -> bool:
        """Whether a step uses an earlier value, so that no single expression tells the chain."""
        return any(isinstance(step.operand, Earlier) for step in self.steps)


APPLY: Mapping[str, Callable[[Fraction, Fraction], Fraction]] = {
    "add": lambda value, operand: value + operand,
    "subtract": lambda value, operand: value - operand,
    "multiply": lambda value, operand: value * operand,
    "divide": lambda value, operand: value / operand,
    "subtract_from": lambda value, operand: operand - value,
    "divide_into": lambda value, operand: operand / value,
    "power": lambda value, operand: Fraction(value**operand.numerator),
}


def next_value(step: Step, values: list[Fraction]) -> Fraction:
    """Return the value after a step, given all values before it, the start first."""
    operand = step.operand
    number = values[operand.step] if isinstance(operand, Earlier) else operand
    return APPLY[step.op](values[-1], number)


def values_of(chain: Chain) -> list[Fraction]:
    """Return the start and the value after each step."""
    values = [chain.start]
    for step in chain.steps:
        values.append(next_value(step, values))
    return values
