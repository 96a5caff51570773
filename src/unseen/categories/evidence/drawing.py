"""How the facts of each kind of question are drawn."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from unseen.categories.evidence.facts import (
    Chain,
    Diagnosis,
    Link,
    Network,
    Node,
    Sources,
    Suspects,
    Trial,
)
from unseen.categories.evidence.values import marginal, probability_of

if TYPE_CHECKING:
    from unseen.categories.evidence.facts import Belief
    from unseen.core.rng import Rng

__all__ = ["chain", "diagnosis", "network", "sources", "suspects"]

LEAST, MOST = Fraction(1, 100), Fraction(99, 100)
COARSEST = 200
"""Fractions with smaller denominators are too easily met by chance."""


def _is_open(belief: Belief) -> bool:
    """Whether the matter is neither nearly settled nor a plain fraction."""
    answer = probability_of(belief)
    return LEAST < answer < MOST and answer.denominator > COARSEST


def _test(step: int, rng: Rng) -> Trial:
    """Draw a test that says yes more often where it should; rates are multiples of ``step``."""
    half = 500 // step
    return Trial(
        step * rng.between(half + 1, 2 * half - 1),
        step * rng.between(1, half - 1),
        rng.chance(2, 3),
    )


def diagnosis(rng: Rng, count: int, step: int) -> Diagnosis:
    """Draw ``count`` tests of a condition that up to three in ten have."""
    return rng.until(
        lambda draws: Diagnosis(
            draws.between(2, 300), tuple(_test(step, draws) for _ in range(count))
        ),
        _is_open,
    )


def _rate(rng: Rng) -> int:
    """Draw a multiple of 5%: one of 19."""
    return 50 * rng.between(1, 19)


def chain(rng: Rng, count: int) -> Chain:
    """Draw ``count`` tests of which each but the first hangs on the one before."""

    def drawn(draws: Rng) -> Chain:
        links = tuple(
            Link((_rate(draws), _rate(draws)), (_rate(draws), _rate(draws)), draws.chance(1, 2))
            for _ in range(count - 1)
        )
        return Chain(draws.between(2, 300), _test(10, draws), links)

    return rng.until(drawn, _is_open)


def suspects(rng: Rng, signs: int) -> Suspects:
    """Draw three or four hypotheses and ``signs`` signs."""

    def drawn(draws: Rng) -> Suspects:
        count = draws.between(3, 4)
        return Suspects(
            tuple(draws.between(1, 20) for _ in range(count)),
            tuple(tuple(10 * draws.between(2, 98) for _ in range(signs)) for _ in range(count)),
            tuple(draws.chance(1, 2) for _ in range(signs)),
            draws.below(count),
        )

    return rng.until(drawn, _is_open)


def _shares(rng: Rng) -> tuple[int, ...]:
    """Draw three shares that are multiples of 5%: one of 171 ways."""
    first, second = sorted(rng.sample(range(1, 20), 2))
    return (50 * first, 50 * (second - first), 50 * (20 - second))


def sources(rng: Rng, count: int, length: int) -> Sources:
    """Draw ``count`` sources and ``length`` things that came from one of them."""

    def drawn(draws: Rng) -> Sources:
        return Sources(
            tuple(draws.between(1, 20) for _ in range(count)),
            tuple(_shares(draws) for _ in range(count)),
            tuple(draws.below(3) for _ in range(length)),
            draws.below(3),
        )

    return rng.until(drawn, _is_open)


def network(rng: Rng, size: int, observed: int) -> Network:
    """Draw events of which each hangs on one or two of those before it, the first on none."""

    def drawn(draws: Rng) -> Network:
        nodes = tuple(_node(at, draws) for at in range(size))
        asked, *seen = draws.sample(range(size), observed + 1)
        return Network(nodes, tuple((at, draws.chance(1, 2)) for at in sorted(seen)), asked)

    return rng.until(drawn, _is_telling)


def _node(at: int, rng: Rng) -> Node:
    parents = tuple(sorted(rng.sample(range(at), min(at, rng.between(1, 2)))))
    return Node(parents, tuple(50 * step for step in rng.sample(range(1, 20), 1 << len(parents))))


def _is_telling(belief: Network) -> bool:
    """Whether every observation matters, and one comes later than what is asked."""
    if max(at for at, _ in belief.seen) < belief.asked or not _is_open(belief):
        return False
    answer = probability_of(belief)
    fewer = (
        belief._replace(seen=tuple(one for one in belief.seen if one != left))
        for left in belief.seen
    )
    return answer not in map(probability_of, fewer) and answer != marginal(belief)
