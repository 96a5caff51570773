"""The facts of a polynomial equation."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Equation", "Polynomial", "expanded", "sum_of"]

Polynomial = tuple[int, ...]
"""Coefficients from the highest power down; the first is not 0 unless it is the only one."""


@dataclass(frozen=True)
class Equation:
    """``left = right``: the difference is the product of the factors, as often as they stand."""

    factors: tuple[Polynomial, ...]
    """Linear and irreducible quadratic factors with whole coefficients."""
    right: Polynomial
    """What stands on the right; of a lower degree than the product."""

    @property
    def difference(self) -> Polynomial:
        """The product of the factors: the roots wanted are its roots."""
        return expanded(self.factors)

    @property
    def left(self) -> Polynomial:
        """What stands on the left."""
        return sum_of(self.difference, self.right)


def expanded(factors: tuple[Polynomial, ...]) -> Polynomial:
    """Return the product of polynomials."""
    product = [1]
    for factor in factors:
        longer = [0] * (len(product) + len(factor) - 1)
        for i, one in enumerate(product):
            for j, other in enumerate(factor):
                longer[i + j] += one * other
        product = longer
    return tuple(product)


def sum_of(one: Polynomial, other: Polynomial) -> Polynomial:
    """Return the sum of two polynomials of which the first has the higher degree."""
    shift = len(one) - len(other)
    return (*one[:shift], *(a + b for a, b in zip(one[shift:], other, strict=True)))
