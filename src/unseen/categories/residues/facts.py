"""Sums of powers, and the moduli they are divided by."""

from __future__ import annotations

from math import prod
from typing import NamedTuple

__all__ = ["Congruence", "Power", "System"]


class Power(NamedTuple):
    """``factor * base^(tower[0]^(tower[1]^...))``."""

    factor: int
    base: int
    tower: tuple[int, ...]


class Congruence(NamedTuple):
    """The wanted number leaves what the sum of the powers leaves, divided by ``modulus``."""

    powers: tuple[Power, ...]
    modulus: int


class System(NamedTuple):
    """One congruence asks for a remainder; several ask for the least number that keeps them all."""

    congruences: tuple[Congruence, ...]

    @property
    def product(self) -> int:
        """The product of the moduli: one number below it is meant."""
        return prod(part.modulus for part in self.congruences)
