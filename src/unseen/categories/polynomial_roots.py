"""All complex roots of a polynomial equation, with their multiplicities, exactly.

The idea: rational roots are found by the rational root theorem and divided out; what is left falls
into quadratics, real or not, that have to be seen. Terms stand on both sides of the equation, and
have to be brought together first. The difference is a product of linear and irreducible quadratic
factors with whole coefficients, so that each root is rational or lies in a quadratic field, and
answers are compared exactly as multisets of such numbers.

Source: the category of this name in FORGE.

Not done yet: biquadratic fields; factors of degree 4 that fall apart over a quadratic field only.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import comb, gcd, isqrt
from typing import TYPE_CHECKING, NamedTuple

from unseen.categories.equations.facts import Equation, Polynomial
from unseen.categories.equations.prose import ask
from unseen.core.answers.roots import Roots, in_order, roots
from unseen.core.category import Category, Worked
from unseen.core.reading.surds import Surd

if TYPE_CHECKING:
    from unseen.core.rng import Rng

__all__ = ["CATEGORY"]

LARGEST_COEFFICIENT = 10**9
LONGEST_ANSWER = 190


class Tier(NamedTuple):
    """How many factors of each sort, and how far the right side reaches."""

    linear: int
    real: int
    """Quadratics with irrational real roots."""
    complex: int
    """Quadratics with roots that are not real."""
    doubled: int
    """Factors that stand twice."""
    right: int
    """The largest coefficient on the right."""


TIERS = {
    1: Tier(3, 0, 0, 0, 99),
    2: Tier(1, 1, 0, 0, 200),
    3: Tier(2, 0, 1, 0, 99),
    4: Tier(1, 1, 1, 0, 99),
    5: Tier(3, 1, 1, 0, 30),
    6: Tier(2, 1, 1, 1, 30),
    7: Tier(3, 1, 1, 1, 30),
    8: Tier(3, 1, 2, 1, 30),
}
REACH = (12, 3)
"""The largest numerator and denominator of a rational root."""
QUADRATIC = (3, 12, 24)
"""The largest coefficients of x^2, x and 1 in a quadratic factor."""


def draw(tier: int, rng: Rng) -> Equation:
    """Draw an equation none of whose roots is 0."""
    return rng.until(lambda draws: _equation(TIERS[tier], draws), _is_good)


def _is_good(equation: Equation) -> bool:
    is_short = len(roots.write(solve(equation))) <= LONGEST_ANSWER
    is_small = max(map(abs, equation.left)) < LARGEST_COEFFICIENT
    return is_short and is_small and _are_apart(equation.factors)


def _are_apart(factors: tuple[Polynomial, ...]) -> bool:
    """Whether only the first factor stands more than once."""
    return all(factors.count(factor) == 1 for factor in factors if factor != factors[0])


def _equation(ranges: Tier, rng: Rng) -> Equation:
    factors = [_linear(rng) for _ in range(ranges.linear)]
    factors += [_quadratic(rng, real=True) for _ in range(ranges.real)]
    factors += [_quadratic(rng, real=False) for _ in range(ranges.complex)]
    if ranges.doubled:
        twice = rng.choice(factors)
        factors = [twice, *factors]
    degree = sum(len(factor) - 1 for factor in factors)
    right = [rng.between(-ranges.right, ranges.right) for _ in range(degree)]
    start = next((place for place, coefficient in enumerate(right) if coefficient), degree - 1)
    return Equation(tuple(factors), tuple(right[start:]))


def _linear(rng: Rng) -> Polynomial:
    def pair(draws: Rng) -> Polynomial:
        return draws.between(1, REACH[1]), draws.nonzero(-REACH[0], REACH[0])

    return rng.until(pair, lambda factor: gcd(*factor) == 1)


def _quadratic(rng: Rng, *, real: bool) -> Polynomial:
    """Return an irreducible quadratic with a constant term, of the wanted sort."""
    first, middle, last = QUADRATIC

    def triple(draws: Rng) -> Polynomial:
        return (
            draws.between(1, first),
            draws.between(-middle, middle),
            draws.nonzero(-last, last),
        )

    def is_wanted(factor: Polynomial) -> bool:
        a, b, c = factor
        discriminant = b * b - 4 * a * c
        is_one = gcd(a, b, c) == 1 and not _is_square(discriminant)
        return is_one and (discriminant > 0) == real

    return rng.until(triple, is_wanted)


def solve(equation: Equation) -> Roots:
    """Return the roots of all factors."""
    return in_order([root for factor in equation.factors for root in _roots(factor)])


def _roots(factor: Polynomial) -> list[Surd]:
    if len(factor) == 2:
        return [Surd.of(-factor[1]) / factor[0]]
    a, b, c = factor
    spread = Surd.sqrt(b * b - 4 * a * c)
    return [(spread - b) / (2 * a), (-spread - b) / (2 * a)]


def measure(equation: Equation) -> int:
    """Return the digits of all coefficients, times what dividing out takes."""
    digits = sum(len(str(abs(c))) for c in (*equation.left, *equation.right))
    degree = len(equation.difference) - 1
    quadratics = sum(len(factor) == 3 for factor in equation.factors)
    return digits * degree * (1 + quadratics)


def space(tier: int) -> int:
    """Count the multisets of factors, and the right sides; three quarters are never refused."""
    ranges = TIERS[tier]
    single = {"linear": 1, "real": 0, "complex": 0}
    single["linear"] = sum(
        gcd(first, last) == 1
        for first in range(1, REACH[1] + 1)
        for last in range(-REACH[0], REACH[0] + 1)
        if last
    )
    single |= {"real": QUADRATICS[True], "complex": QUADRATICS[False]}
    number = comb(single["linear"] + ranges.linear - 1, ranges.linear)
    number *= comb(single["real"] + ranges.real - 1, ranges.real)
    number *= comb(single["complex"] + ranges.complex - 1, ranges.complex)
    degree = ranges.linear + 2 * (ranges.real + ranges.complex)
    return number * (2 * ranges.right + 1) ** degree * 3 // 4


def _count_quadratics() -> dict[bool, int]:
    first, middle, last = QUADRATIC
    triples = product(range(1, first + 1), range(-middle, middle + 1), range(-last, last + 1))
    found = Counter(
        discriminant > 0
        for a, b, c in triples
        if c and gcd(a, b, c) == 1 and not _is_square(discriminant := b * b - 4 * a * c)
    )
    return dict(found)


def _is_square(number: int) -> bool:
    return number >= 0 and isqrt(number) ** 2 == number


QUADRATICS = _count_quadratics()
WORKED = (
    Worked(
        facts=Equation(((1, -2), (1, -2), (1, -3)), (0,)),
        right=("2, 2, 3", "3, 2, 2", "2 (multiplicity 2), 3", "x = 2 (double) or x = 3", "{2,2,3}"),
        wrong=("2, 3", "2, 3, 3", "2, 2, 3, 3", "2, 2, 2, 3", "-2, -2, -3", "2, 2, banana"),
        source="(x - 2)^2 (x - 3): the original took 2, 2, 3 and 2, 3, 3 for the same",
    ),
    Worked(
        facts=Equation(((1, -1, -1),), (0,)),
        right=(
            "(1+sqrt(5))/2, (1-sqrt(5))/2",
            "\\frac{1\\pm\\sqrt{5}}{2}",
            "1/2 - √5/2 and 1/2 + √5/2",
            "x = (1 ± √5)/2",
        ),
        wrong=("1.618, -0.618", "(1+sqrt(5))/2", "(-1±√5)/2", "1/2 ± sqrt(5)"),
        source="the golden ratio and its conjugate",
    ),
    Worked(
        facts=Equation(((1, 2, 5), (2, -1)), (0,)),
        right=("-1+2i, -1-2i, 1/2", "-1 ± 2j, 0.5", "$-1+2i,\\ -1-2i,\\ \\frac12$"),
        wrong=("-1+2i, 1/2", "1 ± 2i, 1/2", "-1 ± 2i, -1/2", "-1 ± 2, 1/2"),
        source="x^2 + 2x + 5 = (x + 1)^2 + 4",
    ),
)

CATEGORY = Category(
    slug="polynomial_roots",
    version=1,
    title="Roots of polynomials",
    tiers=TIERS,
    draw=draw,
    ask=ask,
    solve=solve,
    kind=roots,
    measure=measure,
    space=space,
    worked=WORKED,
)
