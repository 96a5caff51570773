"""Probabilities by writing out every world, seen or not, and adding up those that fit.

For networks, events that are neither seen nor asked are summed out one by one instead (variable
elimination; Koller and Friedman, Probabilistic Graphical Models, chapter 9).
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import prod
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["confirm"]

BOTH = (0, 1)


def confirm(facts: Any, answer: Any) -> bool:
    """Return whether counting worlds gives the answer."""
    fitting = wanted = total = Fraction(0)
    for is_seen, is_wanted, chance in WORLDS[type(facts).__name__](facts):
        total += chance
        fitting += chance if is_seen else 0
        wanted += chance if is_seen and is_wanted else 0
    return total == 1 and wanted == answer * fitting and fitting > 0


def _chance(rate: int, outcome: int) -> Fraction:
    return Fraction(rate, 1000) if outcome else 1 - Fraction(rate, 1000)


def _diagnosis(facts: Any) -> Iterator[tuple[bool, bool, Fraction]]:
    seen = tuple(int(test.is_positive) for test in facts.tests)
    for state, *results in product(BOTH, repeat=1 + len(seen)):
        chance = _chance(facts.prior, state)
        for test, result in zip(facts.tests, results, strict=True):
            chance *= _chance(test.hit if state else test.alarm, result)
        yield tuple(results) == seen, state == 1, chance


def _chain(facts: Any) -> Iterator[tuple[bool, bool, Fraction]]:
    seen = tuple(int(test.is_positive) for test in (facts.first, *facts.links))
    for state, *results in product(BOTH, repeat=1 + len(seen)):
        chance = _chance(facts.prior, state)
        chance *= _chance(facts.first.hit if state else facts.first.alarm, results[0])
        for place, link in enumerate(facts.links):
            rates = link.after_positive if results[place] else link.after_negative
            chance *= _chance(rates[1 - state], results[place + 1])
        yield tuple(results) == seen, state == 1, chance


def _suspects(facts: Any) -> Iterator[tuple[bool, bool, Fraction]]:
    seen, total = tuple(map(int, facts.seen)), sum(facts.weights)
    for who, weight in enumerate(facts.weights):
        for signs in product(BOTH, repeat=len(seen)):
            chance = Fraction(weight, total)
            for rate, sign in zip(facts.rates[who], signs, strict=True):
                chance *= _chance(rate, sign)
            yield signs == seen, who == facts.asked, chance


def _sources(facts: Any) -> Iterator[tuple[bool, bool, Fraction]]:
    total = sum(facts.weights)
    for shares, weight in zip(facts.shares, facts.weights, strict=True):
        for kinds in product(range(3), repeat=len(facts.seen) + 1):
            chance = Fraction(weight, total)
            for kind in kinds:
                chance *= Fraction(shares[kind], 1000)
            yield kinds[:-1] == facts.seen, kinds[-1] == facts.asked, chance


def _network(facts: Any) -> Iterator[tuple[bool, bool, Fraction]]:
    """Eliminate all but the event that is asked about; the rest of 1 is what does not fit."""
    seen = dict(facts.seen)
    factors = [_table(at, facts) for at in range(len(facts.nodes))]
    for event in range(len(facts.nodes)):
        if event != facts.asked:
            factors = _without(event, factors, (int(seen[event]),) if event in seen else BOTH)
    fitting = [_product(factors, {facts.asked: happens}) for happens in BOTH]
    yield True, False, fitting[0]
    yield True, True, fitting[1]
    yield False, False, 1 - sum(fitting, Fraction(0))


Factor = tuple[tuple[int, ...], dict[tuple[int, ...], Fraction]]
"""Events, and a number for each case of theirs."""


def _table(at: int, facts: Any) -> Factor:
    parents, table = facts.nodes[at]
    values = {
        (*case, happens): _chance(table[place], happens)
        for place, case in enumerate(product(BOTH, repeat=len(parents)))
        for happens in BOTH
    }
    return (*parents, at), values


def _without(event: int, factors: list[Factor], cases: tuple[int, ...]) -> list[Factor]:
    """Multiply the factors that hold an event, and sum over some cases of it."""
    held = [factor for factor in factors if event in factor[0]]
    others = [factor for factor in factors if event not in factor[0]]
    events = tuple(sorted({one for names, _ in held for one in names} - {event}))
    values: dict[tuple[int, ...], Fraction] = {}
    for world in product(BOTH, repeat=len(events)):
        known = dict(zip(events, world, strict=True))
        values[world] = sum((_product(held, {**known, event: own}) for own in cases), Fraction(0))
    return [*others, (events, values)]


def _product(factors: list[Factor], world: dict[int, int]) -> Fraction:
    return prod(
        (values[tuple(world[event] for event in events)] for events, values in factors),
        start=Fraction(1),
    )


WORLDS = {
    "Diagnosis": _diagnosis,
    "Chain": _chain,
    "Suspects": _suspects,
    "Sources": _sources,
    "Network": _network,
}
