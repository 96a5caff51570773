"""Draws of elements and groups; every loop of draws is bounded, and each accepts often."""

from __future__ import annotations

from math import gcd, lcm
from typing import TYPE_CHECKING, NamedTuple

from unseen.categories.symmetries.facts import (
    Affine,
    Classes,
    Commuting,
    Elements,
    Factor,
    Matrix,
    Order,
    Residue,
    Shuffle,
    Subgroups,
)
from unseen.categories.symmetries.theory import (
    centralizer_order,
    count_of_order,
    cycle_lengths,
    determinant,
    divisors,
    multiples,
    order_of,
    permutation_of,
    quotient,
    subgroup_count,
    totient,
)

if TYPE_CHECKING:
    from unseen.categories.symmetries.facts import Facts
    from unseen.core.rng import Rng

__all__ = ["LARGEST_CENTRALIZER", "Tier", "draw_facts"]

LARGEST_CENTRALIZER = 5000
MOST_MULTIPLES = 12
"""Different factors u that the maps of an affine group have."""


class Tier(NamedTuple):
    """Ranges of one tier."""

    tasks: tuple[tuple[str, int], ...]
    """Questions with their weights; an order is named by its parts, as in ``order rs``."""
    modulus: tuple[int, int]
    """Of a residue."""
    points: tuple[int, int]
    factors: int
    """How many permutations are done one after another."""
    most: int
    """How many times each of them is done, at most."""
    matrix: tuple[int, tuple[int, ...]] = (2, (5,))
    """Rows of a matrix, and the primes."""
    cyclic: tuple[int, int] = (0, 0)
    """How many cyclic groups there are, and the largest of their sizes."""
    grid: int = 0
    """The largest n and m of Z_n x Z_m."""
    affine: tuple[int, int] = (0, 0)
    """How many groups of maps there are, and the largest of their moduli."""


def draw_facts(tier: Tier, rng: Rng) -> Facts:
    """Draw a question of a random task, one that is worth asking."""
    task, _, kinds = rng.weighted(tier.tasks).partition(" ")
    match task:
        case "order":
            return rng.until(lambda draws: _order(tier, kinds, draws), _is_worth)
        case "commuting":
            return rng.until(lambda draws: Commuting(_shuffle(tier, draws)), _has_few)
        case "elements":
            return rng.until(lambda draws: _elements(tier, draws), _is_no_cyclic_count)
        case "subgroups":
            return rng.until(lambda draws: _subgroups(tier, draws), _has_some_subgroups)
        case _:
            return Classes(tuple(_affine(tier, rng) for _ in range(tier.affine[0])))


# Orders


def _order(tier: Tier, kinds: str, rng: Rng) -> Order:
    draws = {"r": _residue, "s": _shuffle, "m": _matrix}
    return Order(tuple(draws[kind](tier, rng) for kind in kinds))


def _is_worth(question: Order) -> bool:
    """Whether no part, and no cycle of a lone permutation, says it all."""
    orders = [order_of(part) for part in question.parts]
    if len(orders) == 1 and isinstance(part := question.parts[0], Shuffle):
        orders = cycle_lengths(permutation_of(part))
    return lcm(*orders) > max(orders)


def _residue(tier: Tier, rng: Rng) -> Residue:
    """Draw modulus and value together: modulo 24, say, no unit has an order above 2."""
    return rng.until(
        lambda draws: _unit(draws.between(*tier.modulus), draws),
        lambda unit: gcd(*unit) == 1 and pow(unit.value, 2, unit.modulus) != 1,
    )


def _unit(modulus: int, rng: Rng) -> Residue:
    return Residue(rng.between(2, modulus - 1), modulus)


def _shuffle(tier: Tier, rng: Rng) -> Shuffle:
    points = rng.between(*tier.points)
    return Shuffle(tuple(_factor(tier, points, rng) for _ in range(tier.factors)))


def _factor(tier: Tier, points: int, rng: Rng) -> Factor:
    images = tuple(rng.shuffled(range(points)))
    times = rng.nonzero(-tier.most, tier.most) if tier.most > 1 else 1
    return Factor(images, times)


def _matrix(tier: Tier, rng: Rng) -> Matrix:
    size, primes = tier.matrix
    prime = rng.choice(primes)
    rows = rng.until(
        lambda draws: tuple(tuple(draws.below(prime) for _ in range(size)) for _ in range(size)),
        lambda rows: determinant(rows) % prime != 0,
    )
    return Matrix(rows, prime)


# Counts


def _has_few(question: Commuting) -> bool:
    """Whether the permutation's cycles are not the most frequent ones, and commute with few."""
    images = permutation_of(question.shuffle)
    return (
        3 * len(images) <= centralizer_order(images) <= LARGEST_CENTRALIZER
        and len(cycle_lengths(images)) > 2
    )


def _elements(tier: Tier, rng: Rng) -> Elements:
    count, largest = tier.cyclic
    order = rng.between(12, 72)
    shares = [rng.choice(divisors(order)) for _ in range(count)]
    return Elements(tuple(d * rng.between(2, largest // d) for d in shares), order)


def _is_no_cyclic_count(question: Elements) -> bool:
    """Whether there are more elements of the order than one cyclic group can have."""
    found = count_of_order(question.moduli, question.order)
    return found > totient(question.order) and len(divisors(question.order)) > 4


def _subgroups(tier: Tier, rng: Rng) -> Subgroups:
    common = rng.between(2, 12)
    n, m = (common * rng.between(2, tier.grid // common) for _ in range(2))
    element = (common * rng.below(n // common), common * rng.below(m // common))
    return Subgroups((n, m), element)


def _has_some_subgroups(question: Subgroups) -> bool:
    first, second = quotient(question.moduli, question.element)
    return second > first and subgroup_count((first, second)) >= 10 and all(question.element)


def _affine(tier: Tier, rng: Rng) -> Affine:
    largest = tier.affine[1]
    return rng.until(
        lambda draws: _maps(draws.between(largest // 4, largest), draws),
        lambda group: gcd(*group) == 1 and 2 < len(multiples(group)) <= MOST_MULTIPLES,
    )


def _maps(modulus: int, rng: Rng) -> Affine:
    return Affine(modulus, rng.between(2, modulus - 1))
