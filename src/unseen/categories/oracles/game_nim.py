"""Games of taking by plain search and by tables of Grundy numbers that use no theorem on a rule.

Sums are taken apart only by the theorem of Sprague and Grundy; each part is searched move by move.
Misère and Moore's game, to which it does not apply, are compared with their theorems on positions
small enough for a full search, and then judged by columns of digits.
"""

from __future__ import annotations

from functools import cache
from typing import Any

__all__ = ["confirm", "searched"]


def confirm(facts: Any, answer: Any) -> bool:
    """Return whether the move wins, or none does and the reply wins."""
    sizes = {heap.label: heap.size for heap in facts.heaps}
    lost = _is_lost(facts, sizes)
    if lost != answer.is_none:
        return False
    if lost:
        sizes = _after(sizes, facts.opening)
    return _is_move(facts, sizes, answer.takes) and _is_lost(facts, _after(sizes, answer.takes))


def _after(sizes: dict[str, int], takes: Any) -> dict[str, int]:
    taken = dict(takes)
    return {label: size - taken.get(label, 0) for label, size in sizes.items()}


def _may_take(rule: Any, size: int, amount: int) -> bool:
    if not 1 <= amount <= size:
        return False
    if rule.name == "limit":
        return amount <= rule.numbers[0]
    if rule.name == "set":
        return amount in rule.numbers
    if rule.name == "half":
        return 2 * amount <= size
    return rule.name == "any" or (amount < size and size % amount == 0)


def _is_move(facts: Any, sizes: dict[str, int], takes: Any) -> bool:
    rules = {heap.label: heap.rule for heap in facts.heaps}
    if len(takes) == 1:
        return all(_may_take(rules[label], sizes[label], amount) for label, amount in takes)
    if len(takes) != 2 or any(not 1 <= amount <= sizes[label] for label, amount in takes):
        return False
    (one, here), (other, there) = takes
    return facts.reach == 2 or (here == there and {one, other} in map(set, facts.pairs))


def _is_lost(facts: Any, sizes: dict[str, int]) -> bool:
    if facts.reach == 2:
        return _columns(sizes.values(), 3)
    if facts.ending == "misere":
        large = [size for size in sizes.values() if size > 1]
        ones = sum(size == 1 for size in sizes.values())
        return _columns(sizes.values(), 2) if large else ones % 2 == 1
    linked = {label for pair in facts.pairs for label in pair}
    total = 0
    for one, other in facts.pairs:
        total ^= _pair_table()[sizes[one]][sizes[other]]
    for heap in facts.heaps:
        if heap.label not in linked:
            total ^= _table(heap.rule)[sizes[heap.label]]
    return total == 0


def _columns(sizes: Any, base: int) -> bool:
    """Whether each binary column adds up to a multiple of ``base``, by the written digits."""
    texts = [f"{size:016b}" for size in sizes]
    return all(sum(map(int, column)) % base == 0 for column in zip(*texts, strict=True))


@cache
def _table(rule: Any, longest: int = 220) -> list[int]:
    """Return the Grundy numbers of a heap, by the least number not among those of its options."""
    values: list[int] = []
    for size in range(longest):
        options = {values[size - n] for n in range(1, size + 1) if _may_take(rule, size, n)}
        values.append(min(set(range(len(options) + 1)) - options))
    return values


@cache
def _pair_table(longest: int = 40) -> list[list[int]]:
    table = [[0] * longest for _ in range(longest)]
    for one in range(longest):
        for other in range(longest):
            options = {table[less][other] for less in range(one)}
            options |= {table[one][less] for less in range(other)}
            options |= {table[one - n][other - n] for n in range(1, min(one, other) + 1)}
            table[one][other] = min(set(range(len(options) + 1)) - options)
    return table


def searched(facts: Any, sizes: tuple[int, ...]) -> bool:
    """Return whether a small position is lost, by trying every move to the end of the game."""
    labels = [heap.label for heap in facts.heaps]

    @cache
    def lost(position: tuple[int, ...]) -> bool:
        here = dict(zip(labels, position, strict=True))
        options = [
            tuple(_after(here, takes).values())
            for takes in _all_takes(labels, here)
            if _is_move(facts, here, takes)
        ]
        if not options:
            return facts.ending == "normal"
        return not any(map(lost, options))

    return lost(sizes)


def _all_takes(labels: list[str], sizes: dict[str, int]) -> list[Any]:
    single = [((label, n),) for label in labels for n in range(1, sizes[label] + 1)]
    double = [(one[0], other[0]) for one in single for other in single if one[0][0] < other[0][0]]
    return [*single, *double]
