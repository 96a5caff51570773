"""Remainders of powers by walking round their cycles, and a sieve for several of them."""

from __future__ import annotations

from itertools import count
from typing import Any

HUGE = 10**6


def confirm(facts: Any, answer: int) -> bool:
    """Return whether ``answer`` is the least number that leaves all the remainders."""
    value, step = 0, 1
    for part in facts.congruences:
        want = sum(p.factor * _walk(p.base, p.tower, part.modulus) for p in part.powers)
        while (value - want) % part.modulus:
            value += step
        step *= part.modulus
    return answer == value


def _walk(base: int, tower: tuple[int, ...], modulus: int) -> int:
    """Return the power's remainder by listing the powers of the base until one comes again."""
    seen: dict[int, int] = {}
    powers: list[int] = []
    value = 1 % modulus
    while value not in seen:
        seen[value] = len(powers)
        powers.append(value)
        value = value * base % modulus
    tail, period = seen[value], len(powers) - seen[value]
    exponent = _size(tower)
    if exponent < len(powers):
        return powers[exponent]
    place = exponent if exponent < HUGE else _walk(tower[0], tower[1:], period)
    return powers[tail + (place - tail) % period]


def _size(tower: tuple[int, ...]) -> int:
    """Return the tower's value, or HUGE when it is at least that."""
    value = 1
    for level in reversed(tower):
        grown = 1
        for _ in count():
            if value == 0 or grown >= HUGE:
                break
            grown, value = grown * level, value - 1
        value = min(grown, HUGE)
    return value
