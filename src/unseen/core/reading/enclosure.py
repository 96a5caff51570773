"""A real number known to lie between two rationals: how truths that are no rationals are given."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

__all__ = ["Enclosure"]


@dataclass(frozen=True, slots=True)
class Enclosure:
    """A real number x with ``low <= x <= high``, proved by whoever made it.

    >>> Enclosure.of("1.5").distance_bounds(Enclosure.around(2, Fraction(1, 100)))
    (Fraction(49, 100), Fraction(51, 100))
    """

    low: Fraction
    high: Fraction

    def __post_init__(self) -> None:
        """Refuse bounds in the wrong order: they would make every comparison meaningless."""
        if self.low > self.high:
            msg = f"an enclosure from {self.low} to {self.high} is empty"
            raise ValueError(msg)

    @classmethod
    def of(cls, value: Fraction | int | str) -> Enclosure:
        """Return the enclosure of a number that is known exactly."""
        exact = Fraction(value)
        return cls(exact, exact)

    @classmethod
    def around(cls, middle: Fraction | int, radius: Fraction | int) -> Enclosure:
        """Return the numbers within ``radius`` of ``middle``."""
        return cls(Fraction(middle - radius), Fraction(middle + radius))

    @property
    def middle(self) -> Fraction:
        """The rational half-way between the ends."""
        return (self.low + self.high) / 2

    def distance_bounds(self, other: Enclosure) -> tuple[Fraction, Fraction]:
        """Return the least and the greatest distance between a number here and one there."""
        least = max(self.low - other.high, other.low - self.high, Fraction(0))
        return least, max(self.high - other.low, other.high - self.low)

    def is_within(self, distance: Fraction, other: Enclosure) -> bool | None:
        """Return whether two numbers are at most ``distance`` apart; None when both may be."""
        least, greatest = self.distance_bounds(other)
        if greatest <= distance:
            return True
        return False if least > distance else None
