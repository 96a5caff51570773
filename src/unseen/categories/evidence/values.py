"""Exact probabilities: priors times likelihoods, and sums over what nobody saw.

For networks, the worlds that fit what was seen are added up, with whole numbers for weights.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import prod
from typing import TYPE_CHECKING, Any

from unseen.categories.evidence.facts import Chain, Diagnosis, Network, Sources, Suspects, Trial

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from unseen.categories.evidence.facts import Belief, Node

__all__ = ["marginal", "probability_of"]

WHOLE = 1000


def probability_of(belief: Belief) -> Fraction:
    """Return what is asked for."""
    return ANSWERS[type(belief)](belief)


def _share(weights: Sequence[int], asked: int) -> Fraction:
    return Fraction(weights[asked], sum(weights))


def _said(rate: int, is_positive: bool) -> int:  # noqa: FBT001 - a test's result, not an option
    return rate if is_positive else WHOLE - rate


def _condition(prior: int, tests: Iterable[Trial]) -> Fraction:
    present, absent = prior, WHOLE - prior
    for test in tests:
        present *= _said(test.hit, test.is_positive)
        absent *= _said(test.alarm, test.is_positive)
    return _share((present, absent), 0)


def _diagnosis(belief: Diagnosis) -> Fraction:
    return _condition(belief.prior, belief.tests)


def _chain(belief: Chain) -> Fraction:
    """Take from each link the rates that apply, and go on as with independent tests."""
    tests = [belief.first]
    for link in belief.links:
        rates = link.after_positive if tests[-1].is_positive else link.after_negative
        tests.append(Trial(*rates, link.is_positive))
    return _condition(belief.prior, tests)


def _suspects(belief: Suspects) -> Fraction:
    likely = [
        weight * prod(map(_said, rates, belief.seen))
        for weight, rates in zip(belief.weights, belief.rates, strict=True)
    ]
    return _share(likely, belief.asked)


def _sources(belief: Sources) -> Fraction:
    likely = [
        weight * prod(shares[kind] for kind in belief.seen)
        for weight, shares in zip(belief.weights, belief.shares, strict=True)
    ]
    next_ones = [
        weight * shares[belief.asked] for weight, shares in zip(likely, belief.shares, strict=True)
    ]
    return Fraction(sum(next_ones), WHOLE * sum(likely))


def _network(belief: Network) -> Fraction:
    seen = dict(belief.seen)
    choices = [(seen[at],) if at in seen else (False, True) for at in range(len(belief.nodes))]
    likely = [0, 0]
    for world in product(*choices):
        likely[world[belief.asked]] += _weight(belief.nodes, world)
    return _share(likely, 1)


def _weight(nodes: tuple[Node, ...], world: tuple[bool, ...]) -> int:
    """Return the probability of a world in units of 1000^-n for n events."""
    weight = 1
    for (parents, table), happens in zip(nodes, world, strict=True):
        case = 0
        for parent in parents:
            case = 2 * case + world[parent]
        weight *= _said(table[case], happens)
    return weight


def marginal(network: Network) -> Fraction:
    """Return the probability of what is asked as it was before anything was seen."""
    return _network(network._replace(seen=()))


ANSWERS: dict[type, Callable[[Any], Fraction]] = {
    Diagnosis: _diagnosis,
    Chain: _chain,
    Suspects: _suspects,
    Sources: _sources,
    Network: _network,
}
