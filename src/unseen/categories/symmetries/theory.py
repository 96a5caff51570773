"""Orders and counts in small groups, by their theorems.

An order divides that of the group, so it is found by dividing out primes; counts follow from the
theorems named with each function (J. Rotman, An Introduction to the Theory of Groups, unless said
otherwise).
"""

from __future__ import annotations

from collections import Counter
from math import factorial, gcd, lcm, prod
from operator import mul
from typing import TYPE_CHECKING

from unseen.categories.symmetries.facts import Matrix, Residue, Shuffle

if TYPE_CHECKING:
    from collections.abc import Callable

    from unseen.categories.symmetries.facts import Affine, Part

    Rows = tuple[tuple[int, ...], ...]

__all__ = [
    "centralizer_order",
    "class_count",
    "count_of_order",
    "cycle_lengths",
    "determinant",
    "divisors",
    "multiples",
    "order_of",
    "permutation_of",
    "powers_of",
    "quotient",
    "subgroup_count",
    "totient",
]


# Whole numbers, small ones


def primes_of(number: int) -> list[int]:
    """Return the different primes that divide a number."""
    found: list[int] = []
    prime = 2
    while prime * prime <= number:
        if number % prime == 0:
            found.append(prime)
            while number % prime == 0:
                number //= prime
        prime += 1
    return found + [number] * (number > 1)


def divisors(number: int) -> list[int]:
    """Return the divisors of a number in order."""
    return [d for d in range(1, number + 1) if number % d == 0]


def totient(number: int) -> int:
    """Return how many units there are modulo a number."""
    for prime in primes_of(number):
        number -= number // prime
    return number


# Orders


def order_of(part: Part) -> int:
    """Return the order of one part of an element."""
    match part:
        case Residue(value, modulus):
            return _least(totient(modulus), lambda e: pow(value, e, modulus) == 1)
        case Shuffle():
            return lcm(*cycle_lengths(permutation_of(part)))
        case Matrix(rows, prime):
            one = identity(len(rows))
            return _least(_exponent(len(rows), prime), lambda e: power(rows, e, prime) == one)


def _least(exponent: int, ends: Callable[[int], bool]) -> int:
    """Return the order, given a multiple of it and whether an exponent gives the identity."""
    for prime in primes_of(exponent):
        while exponent % prime == 0 and ends(exponent // prime):
            exponent //= prime
    return exponent


def _exponent(size: int, prime: int) -> int:
    """Return a number that every order in GL(size, prime) divides.

    A matrix is a commuting product of one whose order divides the prime^i - 1 of fields of degree
    i up to ``size``, and of one whose order is a power of the prime, the least that is not below
    ``size``.
    """
    unipotent = 1
    while unipotent < size:
        unipotent *= prime
    return unipotent * lcm(*(prime**degree - 1 for degree in range(1, size + 1)))


def identity(size: int) -> Rows:
    """Return the identity matrix."""
    return tuple(tuple(int(i == j) for j in range(size)) for i in range(size))


def power(rows: Rows, exponent: int, prime: int) -> Rows:
    """Return a power of a matrix modulo a prime, by squaring."""
    result = identity(len(rows))
    while exponent:
        if exponent % 2:
            result = times(result, rows, prime)
        rows = times(rows, rows, prime)
        exponent //= 2
    return result


def times(left: Rows, right: Rows, prime: int) -> Rows:
    """Return the product of two matrices modulo a prime."""
    columns = tuple(zip(*right, strict=True))
    return tuple(tuple(sum(map(mul, row, column)) % prime for column in columns) for row in left)


def determinant(rows: Rows) -> int:
    """Return the determinant of a matrix of at most three rows, along its first row."""
    if len(rows) == 1:
        return rows[0][0]
    return sum(
        (-1) ** at * entry * determinant(tuple(row[:at] + row[at + 1 :] for row in rows[1:]))
        for at, entry in enumerate(rows[0])
    )


# Permutations


def permutation_of(shuffle: Shuffle) -> tuple[int, ...]:
    """Return where each point is after all factors of a shuffle."""
    places = list(range(shuffle.points))
    for factor in shuffle.factors:
        step = powers_of(factor.images, factor.times)
        places = [step[place] for place in places]
    return tuple(places)


def powers_of(images: tuple[int, ...], exponent: int) -> tuple[int, ...]:
    """Return a permutation done so many times; undone when the exponent is below 0."""
    if exponent < 0:
        images = tuple(images.index(point) for point in range(len(images)))
    places = tuple(range(len(images)))
    for _ in range(abs(exponent)):
        places = tuple(images[place] for place in places)
    return places


def cycle_lengths(images: tuple[int, ...]) -> list[int]:
    """Return the lengths of all cycles, fixed points among them."""
    lengths: list[int] = []
    left = set(range(len(images)))
    while left:
        point, length = min(left), 0
        while point in left:
            left.remove(point)
            point, length = images[point], length + 1
        lengths.append(length)
    return lengths


def centralizer_order(images: tuple[int, ...]) -> int:
    """Return how many permutations commute with one: the product of l^c c! over c cycles of l."""
    counts = Counter(cycle_lengths(images))
    return prod(length**count * factorial(count) for length, count in counts.items())


# Counts


def count_of_order(moduli: tuple[int, ...], order: int) -> int:
    """Return how many elements of an order a product of cyclic groups has.

    prod gcd(d, n_i) elements have an order that divides d; Moebius inversion gives the rest.
    """
    primes = primes_of(order)
    total = 0
    for chosen in range(1 << len(primes)):
        left_out = prod(prime for at, prime in enumerate(primes) if chosen >> at & 1)
        sign = (-1) ** chosen.bit_count()
        total += sign * prod(gcd(order // left_out, modulus) for modulus in moduli)
    return total


def quotient(moduli: tuple[int, int], element: tuple[int, int]) -> tuple[int, int]:
    """Return d and e, d a divisor of e, with (Z_n x Z_m) / <(a, b)> isomorphic to Z_d x Z_e.

    The invariant factors of the rows (n, 0), (0, m), (a, b): the gcd of their entries, and the gcd
    of their minors divided by it (Smith's normal form).
    """
    (n, m), (a, b) = moduli, element
    first = gcd(n, m, a, b)
    return first, gcd(n * m, n * b, m * a) // first


def subgroup_count(moduli: tuple[int, int]) -> int:
    """Return how many subgroups Z_n x Z_m has: the sum of gcd(i, j) over i | n and j | m.

    L. Toth, On the number of cyclic subgroups of a finite abelian group (2012), section 2.
    """
    return sum(gcd(i, j) for i in divisors(moduli[0]) for j in divisors(moduli[1]))


def multiples(group: Affine) -> list[int]:
    """Return all powers of the factor modulo the modulus."""
    found = [1 % group.modulus]
    while (following := found[-1] * group.factor % group.modulus) != found[0]:
        found.append(following)
    return found


def class_count(group: Affine) -> int:
    """Return the number of conjugacy classes: commuting pairs divided by elements.

    x -> u x + t and x -> v x + s commute when (u - 1) s = (v - 1) t modulo n, which n gcd(u - 1,
    v - 1, n) pairs (s, t) do; of elements there are n times as many as of factors u.
    """
    factors = multiples(group)
    pairs = sum(gcd(u - 1, v - 1, group.modulus) for u in factors for v in factors)
    return pairs // len(factors)
