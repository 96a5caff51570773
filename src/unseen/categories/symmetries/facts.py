"""The facts of ``algebra_groups``: elements of groups, and five questions about them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

__all__ = [
    "Affine",
    "Classes",
    "Commuting",
    "Elements",
    "Factor",
    "Facts",
    "Matrix",
    "Order",
    "Part",
    "Residue",
    "Shuffle",
    "Subgroups",
]


class Residue(NamedTuple):
    """``value`` among the units modulo ``modulus``, under multiplication."""

    value: int
    modulus: int


class Factor(NamedTuple):
    """A permutation of the points 0, 1, 2, ... that is done ``times`` times, or undone."""

    images: tuple[int, ...]
    """Where each point goes."""
    times: int
    """Below 0 when it is undone."""


class Shuffle(NamedTuple):
    """Permutations of the same points, one done after another, the first of them first."""

    factors: tuple[Factor, ...]

    @property
    def points(self) -> int:
        """How many points there are."""
        return len(self.factors[0].images)


class Matrix(NamedTuple):
    """An invertible square matrix modulo a prime, by rows."""

    rows: tuple[tuple[int, ...], ...]
    prime: int


Part = Residue | Shuffle | Matrix


class Affine(NamedTuple):
    """The group of all maps x -> u x + t modulo ``modulus``, u a power of ``factor``."""

    modulus: int
    factor: int


@dataclass(frozen=True)
class Order:
    """What is the order of the element with these parts in the direct product?"""

    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Commuting:
    """How many permutations of the same points commute with this one?"""

    shuffle: Shuffle


@dataclass(frozen=True)
class Elements:
    """How many elements of this order are in the direct product of these cyclic groups?"""

    moduli: tuple[int, ...]
    order: int


@dataclass(frozen=True)
class Subgroups:
    """How many subgroups of Z_n x Z_m contain this element?"""

    moduli: tuple[int, int]
    element: tuple[int, int]


@dataclass(frozen=True)
class Classes:
    """How many conjugacy classes has the direct product of these groups?"""

    parts: tuple[Affine, ...]


Facts = Order | Commuting | Elements | Subgroups | Classes
