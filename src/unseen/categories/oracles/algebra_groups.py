"""Groups by brute force: orders by going on until the start comes back, counts by listing."""

from __future__ import annotations

from collections import Counter
from itertools import count
from math import gcd
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["confirm"]


def confirm(facts: Any, answer: int) -> bool:
    """Return whether ``answer`` is what listing gives."""
    return METHODS[type(facts).__name__](facts) == answer


# The order of an element: all parts move at once until all are back


def _order(facts: Any) -> int:
    moves = [_move(part) for part in facts.parts]
    periods = [_period(start, move) for start, move in moves]
    return next(k for k in count(max(periods), max(periods)) if not any(k % p for p in periods))


def _period(start: Any, move: Callable[[Any], Any]) -> int:
    state = move(start)
    for steps in count(1):
        if state == start:
            return steps
        state = move(state)
    raise AssertionError


def _move(part: Any) -> tuple[Any, Callable[[Any], Any]]:
    """Return a start and what one move makes of a state."""
    if hasattr(part, "factors"):
        return tuple(range(part.points)), lambda cards: _shuffled(part, cards)
    if hasattr(part, "rows"):
        size = len(part.rows)
        unit = [[int(i == j) for j in range(size)] for i in range(size)]
        return unit, lambda vectors: [_mapped(part, vector) for vector in vectors]
    return 1, lambda shown: shown * part.value % part.modulus


def _mapped(matrix: Any, vector: list[int]) -> list[int]:
    """Return the image of one vector, which is one of those that the unit vectors have become."""
    return [
        sum(matrix.rows[i][j] * vector[j] for j in range(len(vector))) % matrix.prime
        for i in range(len(vector))
    ]


def _shuffled(shuffle: Any, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Move the cards through all factors, each as often as it is done."""
    for images, times in shuffle.factors:
        for _ in range(abs(times)):
            moves = zip(images, cards, strict=True)
            forth = tuple(card for _, card in sorted(moves))
            cards = forth if times > 0 else tuple(cards[int(image)] for image in images)
    return cards


# Permutations that commute: images are chosen one after another, as long as they can be right


def _commuting(facts: Any) -> int:
    shuffle = facts.shuffle
    cards = _shuffled(shuffle, tuple(range(shuffle.points)))
    return _completions(cards, {})


def _completions(after: tuple[int, ...], chosen: dict[int, int]) -> int:
    """Count the permutations that agree with ``chosen`` and commute with ``after``."""
    free = next((place for place in range(len(after)) if place not in chosen), None)
    if free is None:
        return 1
    total = 0
    for image in range(len(after)):
        more = dict(chosen)
        if _extends(after, more, free, image):
            total += _completions(after, more)
    return total


def _extends(after: tuple[int, ...], chosen: dict[int, int], place: int, image: int) -> bool:
    """Choose an image, and those that follow from it; return whether nothing contradicts it."""
    used = set(chosen.values())
    while place not in chosen:
        if image in used:
            return False
        chosen[place] = image
        used.add(image)
        place, image = after[place], after[image]
    return chosen[place] == image


# Elements of an order: a table of how many have each order, one cyclic group after another


def _elements(facts: Any) -> int:
    table = Counter({1: 1})
    for modulus in facts.moduli:
        orders = Counter(modulus // gcd(modulus, number) for number in range(modulus))
        joined: Counter[int] = Counter()
        for first, many in table.items():
            for second, more in orders.items():
                joined[first * second // gcd(first, second)] += many * more
        table = joined
    return table[facts.order]


# Subgroups of Z_n x Z_m as lattices in the plane, each with its one reduced basis


def _subgroups(facts: Any) -> int:
    """Count bases (p, 0), (s, q), 0 <= s < p, whose lattices contain (n, 0), (0, m) and (a, b)."""
    (n, m), (a, b) = facts.moduli, facts.element
    total = 0
    for p in _dividing(n):
        for q in _dividing(gcd(m, b)):
            total += sum((m // q * s) % p == 0 and (a - b // q * s) % p == 0 for s in range(p))
    return total


def _dividing(number: int) -> list[int]:
    return [d for d in range(1, number + 1) if number % d == 0]


# Conjugacy classes: elements are joined with their conjugates by the generators


def _classes(facts: Any) -> int:
    total = 1
    for group in facts.parts:
        total *= _orbits(group.modulus, group.factor)
    return total


def _orbits(n: int, r: int) -> int:
    factors = {1 % n}
    while (more := {u * r % n for u in factors}) - factors:
        factors |= more
    left = {(u, t) for u in factors for t in range(n)}
    orbits = 0
    while left:
        orbits += 1
        _clear(left, left.pop(), n, r)
    return orbits


def _clear(left: set[tuple[int, int]], start: tuple[int, int], n: int, r: int) -> None:
    """Take all conjugates of an element out; x -> r x and x -> x + 1 generate the group."""
    reached = [start]
    while reached:
        u, t = reached.pop()
        conjugates = {(u, r * t % n), (u, (t + 1 - u) % n)} & left
        left -= conjugates
        reached += conjugates


METHODS: dict[str, Callable[[Any], int]] = {
    "Order": _order,
    "Commuting": _commuting,
    "Elements": _elements,
    "Subgroups": _subgroups,
    "Classes": _classes,
}
