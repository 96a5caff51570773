"""Remainders of huge powers, towers of powers, and numbers known by several such remainders.

The idea: nobody multiplies these numbers out. Powers of ``a`` modulo ``m`` repeat, so an exponent
may be reduced: if e is at least log2(m), then a^e = a^(e mod f + f) modulo m with f = phi(m),
whether or not a and m have a common factor (Euler's theorem in its general form; Hardy and Wright,
An Introduction to the Theory of Numbers, chapter 6). In a tower the same is done one level up.
Remainders for coprime moduli fix one number below their product (Chinese remainder theorem).

Difficulty: longer exponents and moduli, then towers, sums of towers, several congruences.

Source: the category of this name in FORGE.

Not done yet: discrete logarithms, and exponents that are themselves unknown.
"""

from __future__ import annotations

from math import gcd
from typing import TYPE_CHECKING, NamedTuple

from unseen.categories.residues.facts import Congruence, Power, System
from unseen.categories.residues.prose import ask
from unseen.core.answers.integer import integer
from unseen.core.category import Category, Worked

if TYPE_CHECKING:
    from unseen.core.rng import Rng

__all__ = ["CATEGORY"]

PRIMES = tuple(n for n in range(2, 100) if all(n % d for d in range(2, n)))


class Tier(NamedTuple):
    """Ranges of one tier."""

    congruences: int
    terms: int
    height: int
    """How many exponents stand on top of each other."""
    base: tuple[int, int]
    exponent: tuple[int, int]
    modulus: tuple[int, int]


TIERS = {  # congruences, terms, height, base, exponent, modulus
    1: Tier(1, 2, 1, (2, 20), (2, 9), (40, 99)),
    2: Tier(1, 2, 1, (11, 199), (10, 99), (100, 999)),
    3: Tier(1, 2, 1, (11, 999), (1000, 10**6), (1000, 9999)),
    4: Tier(1, 1, 2, (11, 9999), (11, 999), (1000, 9999)),
    5: Tier(1, 2, 2, (11, 9999), (11, 999), (1000, 9999)),
    6: Tier(2, 2, 2, (11, 9999), (11, 999), (1000, 9999)),
    7: Tier(2, 2, 3, (11, 9999), (11, 999), (1000, 9999)),
    8: Tier(3, 2, 3, (11, 9999), (11, 999), (1000, 9999)),
}


def draw(tier: int, rng: Rng) -> System:
    """Draw a system; refused are moduli with common factors and remainders 0 or 1 anywhere."""
    ranges = TIERS[tier]
    moduli = rng.until(lambda draws: _moduli(ranges, draws), _are_coprime)
    parts = [
        rng.until(lambda draws, m=modulus: _congruence(ranges, m, draws), _tells_much)
        for modulus in moduli
    ]
    return System(tuple(parts))


def _moduli(ranges: Tier, rng: Rng) -> list[int]:
    return [rng.between(*ranges.modulus) for _ in range(ranges.congruences)]


def _are_coprime(moduli: list[int]) -> bool:
    return all(gcd(a, b) == 1 for i, a in enumerate(moduli) for b in moduli[:i])


def _congruence(ranges: Tier, modulus: int, rng: Rng) -> Congruence:
    powers = [
        Power(
            rng.between(2, 9),
            rng.between(*ranges.base),
            tuple(rng.between(*ranges.exponent) for _ in range(ranges.height)),
        )
        for _ in range(ranges.terms)
    ]
    return Congruence(tuple(powers), modulus)


def _tells_much(part: Congruence) -> bool:
    bases = [power.base for power in part.powers]
    remainders = [power_mod(power.base, power.tower, part.modulus) for power in part.powers]
    return len(set(bases)) == len(bases) and min(*remainders, remainder(part), 2) > 1


def remainder(part: Congruence) -> int:
    """Return what the sum of the powers leaves when it is divided by the modulus."""
    total = sum(p.factor * power_mod(p.base, p.tower, part.modulus) for p in part.powers)
    return total % part.modulus


def power_mod(base: int, tower: tuple[int, ...], modulus: int) -> int:
    """Return base^(tower[0]^(tower[1]^...)) modulo ``modulus``, level by level."""
    if modulus == 1:
        return 0
    if not tower:
        return base % modulus
    if (exact := capped(tower, modulus.bit_length())) is not None:
        return pow(base, exact, modulus)
    period = totient(modulus)
    return pow(base, power_mod(tower[0], tower[1:], period) + period, modulus)


def capped(tower: tuple[int, ...], bound: int) -> int | None:
    """Return the value of a tower when it is below ``bound``, else None."""
    value = 1
    for level in reversed(tower):
        if level >= 2 and value >= bound.bit_length():
            return None
        value = level**value
    return value if value < bound else None


def totient(number: int) -> int:
    """Return how many of 1 to ``number`` have no common factor with it; below 10,000 only."""
    left, result = number, number
    for prime in PRIMES:
        if left % prime == 0:
            result -= result // prime
            while left % prime == 0:
                left //= prime
    return result - result // left if left > 1 else result


def solve(system: System) -> int:
    """Return the least number that leaves every remainder, one congruence after another."""
    value, step = 0, 1
    for part in system.congruences:
        lack = (remainder(part) - value) * pow(step, -1, part.modulus) % part.modulus
        value += step * lack
        step *= part.modulus
    return value


def measure(system: System) -> int:
    """Return about how many digits a pen writes: squarings, reductions, and joining congruences."""
    powers = sum(
        len(str(part.modulus)) * _squarings(power, part.modulus)
        for part in system.congruences
        for power in part.powers
    )
    return powers + 30 * (len(system.congruences) - 1)


def _squarings(power: Power, modulus: int) -> int:
    most = modulus.bit_length()
    return min(most, power.tower[0].bit_length()) + 2 * most * (len(power.tower) - 1)


def space(tier: int) -> int:
    """Count (factors, bases, exponents) of one congruence with the remainders that are refused.

    At most 3 of the remainders of each part are refused, of at least 40; half of the sums are the
    other half with the terms changed about. Further congruences and moduli are left out.
    """
    ranges = TIERS[tier]
    exponents = (ranges.exponent[1] - ranges.exponent[0] + 1) ** ranges.height
    bases = ranges.base[1] - ranges.base[0] + 1
    moduli = ranges.modulus[1] - ranges.modulus[0] + 1
    return moduli * (8 * (bases - 1) * exponents) ** ranges.terms // 2 * 3 // 4


def _case(*parts: tuple[tuple[tuple[int, ...], ...], int]) -> System:
    return System(
        tuple(
            Congruence(tuple(Power(p[0], p[1], tuple(p[2:])) for p in powers), modulus)
            for powers, modulus in parts
        )
    )


WORKED = (
    Worked(
        facts=_case((((1, 7, 222),), 10)),
        right=("9", " 9 ", "9.0", "\\boxed{9}"),
        wrong=("7", "3", "1", "19", "-1", "222", "9 or 1"),
        source="the last digits of 7, 49, 343, 2401 repeat with period 4, and 222 = 4 * 55 + 2",
    ),
    Worked(
        facts=_case((((1, 2, 1000),), 13)),
        right=("3", "x = 3"),
        wrong=("9", "1", "16", "2", "-10"),
        source="2^12 = 1 modulo 13 and 1000 = 12 * 83 + 4, so 2^4 = 16 = 3",
    ),
    Worked(
        facts=_case((((1, 3, 3, 3, 3),), 100)),
        right=("87", "87.0"),
        wrong=("27", "78", "7", "187", "3", "-13"),
        source="the last two digits of 3^3^3^3..., a well-known value: ...7387 and so 87",
    ),
    Worked(
        facts=_case((((1, 2, 1),), 3), (((1, 3, 1),), 5), (((1, 2, 1),), 7)),
        right=("23",),
        wrong=("128", "233", "2", "32", "-82"),
        source="Sunzi Suanjing, chapter 3, problem 26: remainders 2, 3, 2 by 3, 5, 7 give 23",
    ),
)

CATEGORY = Category(
    slug="mod_exp",
    version=1,
    title="Modular exponentiation",
    tiers=TIERS,
    draw=draw,
    ask=ask,
    solve=solve,
    kind=integer,
    measure=measure,
    space=space,
    worked=WORKED,
)
