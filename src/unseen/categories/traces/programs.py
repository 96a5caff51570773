"""Draw a short program with loops and branches."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from unseen.categories.traces.facts import NAMES, Statement

if TYPE_CHECKING:
    from unseen.core.rng import Rng

__all__ = ["Shape", "program"]

MODULI = (101, 103, 107, 109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179)


class Shape(NamedTuple):
    """How large a program is."""

    turns: tuple[int, int]
    statements: int
    inner: int
    """How many of the statements are loops themselves."""


def program(shape: Shape, rng: Rng) -> tuple[Statement, ...]:
    """Return a loop whose body has branches and, in larger shapes, loops of its own."""
    body: list[Statement] = [_branch(rng) for _ in range(shape.statements - shape.inner)]
    body += [
        ("repeat", rng.between(2, 4), (_branch(rng), _simple(rng))) for _ in range(shape.inner)
    ]
    return (("repeat", rng.between(*shape.turns), tuple(rng.shuffled(body))),)


def _branch(rng: Rng) -> Statement:
    return ("if", _test(rng), (_simple(rng),), (_simple(rng),))


def _test(rng: Rng) -> Statement:
    if rng.chance(1, 2):
        return ("more", *rng.sample(NAMES, 2))
    divisor = rng.between(2, 4)
    return ("rest", rng.choice(NAMES), divisor, rng.below(divisor))


def _simple(rng: Rng) -> Statement:
    one, other = rng.sample(NAMES, 2)
    word = rng.weighted([("add", 3), ("scale", 3), ("gap", 2), ("count", 2), ("swap", 1)])
    modulus = rng.choice(MODULI)
    drawn: dict[str, Statement] = {
        "add": ("add", one, other, modulus),
        "scale": ("scale", one, rng.between(2, 5), other, modulus),
        "gap": ("gap", one, other),
        "count": ("count", one, rng.between(2, 9), modulus),
        "swap": ("swap", one, other),
    }
    return drawn[word]
