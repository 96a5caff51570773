"""Orders of elements, and counts of elements, subgroups and conjugacy classes, in groups.

The idea: a group is told by how it acts, never by a table. The order of an element of a direct
product is the least common multiple of the orders of its parts; these are residues, permutations
that must first be multiplied out, and matrices over a prime field (Lagrange's theorem leaves few
candidates). Counted are the elements of one order in a product of cyclic groups (by inclusion and
exclusion), the permutations that commute with one (by its cycles), the subgroups that contain an
element of Z_n x Z_m (by the quotient's invariant factors), and the conjugacy classes of groups of
maps x -> u x + t (by commuting pairs).

Difficulty: more parts and more factors, then counts whose theorem must be known or found.

Sources: J. Rotman, An Introduction to the Theory of Groups; the category of this name in FORGE.

Not done yet: groups given by generators and relations; isomorphism of groups.
"""

from __future__ import annotations

from math import factorial, lcm, prod
from typing import TYPE_CHECKING

from unseen.categories.symmetries import inverted, plain, story
from unseen.categories.symmetries.drawing import Tier, draw_facts
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
    class_count,
    count_of_order,
    divisors,
    multiples,
    order_of,
    permutation_of,
    quotient,
    subgroup_count,
    totient,
)
from unseen.core.answers.integer import integer
from unseen.core.category import Category, Worked

if TYPE_CHECKING:
    from unseen.categories.symmetries.facts import Facts, Part
    from unseen.core.rng import Rng

__all__ = ["CATEGORY"]

TELLERS = {"plain": plain.tell, "story": story.tell, "inverted": inverted.tell}
SMALL, FULL = (5, 7, 11, 13), (11, 13, 17, 19, 23)

TIERS = {  # tasks, modulus, points, factors, most, matrix, cyclic, grid, affine
    1: Tier((("order s", 2), ("order rr", 3)), (20, 199), (12, 15), 1, 1),
    2: Tier(
        (("order s", 1), ("order rrr", 2), ("elements", 1)), (20, 199), (9, 12), 2, 1,
        cyclic=(4, 240),
    ),
    3: Tier(
        (("order sr", 2), ("order mr", 1), ("elements", 1), ("commuting", 1)), (100, 499),
        (9, 12), 2, 1, (2, SMALL), (4, 480),
    ),
    4: Tier(
        (("order sr", 2), ("order mr", 2), ("commuting", 1), ("subgroups", 1)), (100, 999),
        (9, 12), 2, 3, (2, FULL), grid=800,
    ),
    5: Tier(
        (("order msr", 3), ("commuting", 1), ("subgroups", 1), ("classes", 1)), (100, 999),
        (9, 12), 2, 3, (2, FULL), grid=1500, affine=(2, 999),
    ),
    6: Tier(
        (("order msr", 3), ("commuting", 1), ("subgroups", 1), ("classes", 2)), (100, 2999),
        (10, 13), 3, 3, (2, FULL), grid=2000, affine=(2, 999),
    ),
    7: Tier(
        (("order msr", 3), ("order mmr", 1), ("commuting", 1), ("classes", 2)), (1000, 9999),
        (11, 14), 3, 3, (3, (5, 7, 11)), affine=(2, 999),
    ),
    8: Tier(
        (("order mmsr", 4), ("commuting", 1), ("classes", 2)), (1000, 9999),
        (12, 15), 4, 4, (3, (5, 7, 11)), affine=(3, 999),
    ),
}  # fmt: skip


def draw(tier: int, rng: Rng) -> Facts:
    """Draw a question about a group that is worth asking."""
    return draw_facts(TIERS[tier], rng)


def ask(facts: Facts, framing: str, rng: Rng) -> str:
    """Return the question in a framing; the Rng picks the wording."""
    return TELLERS[framing](facts, rng)


def solve(facts: Facts) -> int:
    """Return the order or the count."""
    match facts:
        case Order(parts):
            return lcm(*map(order_of, parts))
        case Commuting(shuffle):
            return centralizer_order(permutation_of(shuffle))
        case Elements(moduli, order):
            return count_of_order(moduli, order)
        case Subgroups(moduli, element):
            return subgroup_count(quotient(moduli, element))
        case Classes(parts):
            return prod(map(class_count, parts))


def measure(facts: Facts) -> int:
    """Return about how many small numbers have to be worked out by hand."""
    match facts:
        case Order(parts):
            return sum(map(_labour, parts))
        case Commuting(shuffle):
            return 2 * _labour(shuffle)
        case Elements(moduli, order):
            return 2 * len(divisors(order)) * len(moduli)
        case Subgroups(moduli, element):
            first, second = quotient(moduli, element)
            return 20 + 4 * len(divisors(first)) * len(divisors(second))
        case Classes(parts):
            return 40 + sum(len(multiples(part)) ** 2 for part in parts)


def _labour(part: Part) -> int:
    match part:
        case Residue(_, modulus):
            return 2 * modulus.bit_length()
        case Shuffle(factors):
            return part.points * sum(1 + (factor.times != 1) for factor in factors)
        case Matrix(rows, prime):
            return len(rows) ** 3 * 2 * prime.bit_length()


def space(tier: int) -> int:
    """Count the elements of direct products whose orders are asked.

    At least one in 16 of them is kept. Half of the units of a modulus stand for those whose square
    is not 1; how often permutations are done, and all other questions, are left out.
    """
    ranges = TIERS[tier]
    low, high = ranges.modulus
    size, primes = ranges.matrix
    kinds = {
        "r": sum(totient(n) for n in range(low, high + 1)) // 2,
        "s": sum(
            factorial(k) ** ranges.factors for k in range(ranges.points[0], ranges.points[1] + 1)
        ),
        "m": sum(prod(p**size - p**i for i in range(size)) for p in primes),
    }
    tasks = [task.partition(" ")[2] for task, _ in ranges.tasks if task.startswith("order ")]
    return sum(prod(kinds[kind] for kind in parts) for parts in tasks) // 16


def _cycles(points: int, *cycles: tuple[int, ...]) -> tuple[int, ...]:
    """Return the images of a permutation of 1 to ``points`` in cycle notation, from 0."""
    images = list(range(points))
    for cycle in cycles:
        for place, point in enumerate(cycle):
            images[point - 1] = cycle[(place + 1) % len(cycle)] - 1
    return tuple(images)


WORKED: tuple[Worked[Facts], ...] = (
    Worked(
        facts=Order((Residue(2, 7), Residue(3, 7))),
        right=("6", "6.0", "k = 6", "\\boxed{6}"),
        wrong=("3", "18", "2", "5", "12"),
        source="by hand: 2, 4, 1 and 3, 2, 6, 4, 5, 1 modulo 7; lcm(3, 6)",
    ),
    Worked(
        facts=Order(
            (
                Shuffle(
                    (
                        Factor(_cycles(5, (1, 2, 3)), 1),
                        Factor(_cycles(5, (3, 4, 5)), 1),
                    )
                ),
            )
        ),
        right=("5",),
        wrong=("3", "9", "6", "15"),
        source="by hand: first (1 2 3), then (3 4 5) is 1 to 2 to 4 to 5 to 3 to 1",
    ),
    Worked(
        facts=Order((Matrix(((1, 1), (1, 0)), 7), Residue(2, 5))),
        right=("16", "$16$"),
        wrong=("8", "64", "4", "48", "15"),
        source="the Fibonacci numbers modulo 7 have period 16 (D. D. Wall, 1960); lcm(16, 4)",
    ),
    Worked(
        facts=Commuting(Shuffle((Factor(_cycles(6, (1, 2), (3, 4)), 1),))),
        right=("16",),
        wrong=("8", "4", "24", "45", "720"),
        source="two cycles of 2 and two of 1: 2^2 2! 1^2 2!",
    ),
    Worked(
        facts=Elements((4, 2, 6), 6),
        right=("14",),
        wrong=("2", "6", "12", "16", "48"),
        source="by hand: 2 elements of order 3 and 2 * 2 * 2 - 1 = 7 of order 2, so 14 of order 6",
    ),
    Worked(
        facts=Subgroups((4, 4), (0, 0)),
        right=("15",),
        wrong=("14", "9", "16", "7"),
        source="Toth, 2012: Z_4 x Z_4 has 15 subgroups",
    ),
    Worked(
        facts=Subgroups((12, 4), (6, 2)),
        right=("16",),
        wrong=("15", "30", "8", "12"),
        source="by hand: the quotient is Z_2 x Z_12, so 2 (for 3) times 8 (for Z_2 x Z_4)",
    ),
    Worked(
        facts=Classes((Affine(7, 3), Affine(5, 4))),
        right=("28",),
        wrong=("11", "7", "12", "24"),
        source="all affine maps modulo a prime p have p classes; the dihedral group of 10 has 4",
    ),
)

CATEGORY = Category(
    slug="algebra_groups",
    version=1,
    title="Groups: orders and counts",
    tiers=TIERS,
    draw=draw,
    ask=ask,
    solve=solve,
    kind=integer,
    measure=measure,
    space=space,
    worked=WORKED,
)
