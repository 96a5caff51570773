"""Who wins: Bouton's rule and its kin, by closed forms where there are any.

Each function's docstring names its theorem. WW is Berlekamp, Conway and Guy, Winning Ways for Your
Mathematical Plays, second edition, volume 1.
"""

from __future__ import annotations

from functools import cache, reduce
from itertools import combinations, count, permutations, product
from math import isqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from unseen.categories.heaps.facts import Game, Rule, Takes

__all__ = ["after", "grundy", "is_legal", "is_lost", "moves", "winning", "wins", "wythoff_cold"]


def mex(values: Iterable[int]) -> int:
    """Return the least whole number from 0 that is not among the values."""
    present = frozenset(values)
    return next(value for value in count() if value not in present)


def grundy(rule: Rule, size: int) -> int:
    """Return the Grundy number of one heap (WW chapter 4)."""
    match rule.name:
        case "any":
            return size
        case "limit":
            return size % (rule.numbers[0] + 1)
        case "set":
            return _set_grundy(rule.numbers)[size]
        case "half":
            return _half_grundy(size)
        case _:
            return (size & -size).bit_length() - 1 if size else 0


@cache
def _set_grundy(numbers: tuple[int, ...], longest: int = 200) -> tuple[int, ...]:
    """Return the Grundy numbers of the subtraction game, which have a period, term by term."""
    values: list[int] = []
    for size in range(longest + 1):
        values.append(mex(values[size - amount] for amount in numbers if amount <= size))
    return tuple(values)


def _half_grundy(size: int) -> int:
    """Go from an odd n to (n - 1) / 2 until it is even, then halve it.

    Source: L. Levine, "Fractal sequences and restricted Nim" (2006).
    """
    while size % 2:
        size //= 2
    return size // 2


def wythoff_cold(one: int, other: int) -> bool:
    """Return whether a pair is cold: floor(n phi) and n more (Wythoff 1907; WW chapter 3)."""
    low, high = sorted((one, other))
    apart = high - low
    return low == (apart + isqrt(5 * apart * apart)) // 2


@cache
def wythoff_grundy(one: int, other: int) -> int:
    """Return the Grundy number of a linked pair, for which no closed form is known."""
    if one > other:
        return wythoff_grundy(other, one)
    options = [wythoff_grundy(less, other) for less in range(one)]
    options += [wythoff_grundy(one, less) for less in range(other)]
    options += [wythoff_grundy(one - n, other - n) for n in range(1, one + 1)]
    return mex(options)


def is_lost(game: Game, sizes: Mapping[str, int]) -> bool:
    """Return whether the player to move loses against best play."""
    if game.reach > 1:
        return _moore_lost(sizes.values(), game.reach)
    if game.ending == "misere":
        return _misere_lost(sizes.values())
    if len(sizes) == 2 and game.pairs:
        return wythoff_cold(*sizes.values())
    return _sum_value(game, sizes) == 0


def _moore_lost(sizes: Iterable[int], reach: int) -> bool:
    """Each binary column adds up to a multiple of reach + 1 (Moore 1910; WW chapter 15)."""
    left = list(sizes)
    while any(left):
        if sum(size & 1 for size in left) % (reach + 1):
            return False
        left = [size >> 1 for size in left]
    return True


def _misere_lost(sizes: Iterable[int]) -> bool:
    """As in Nim, but an odd number of single stones is lost (Bouton 1901)."""
    sizes = list(sizes)
    total = reduce(lambda one, other: one ^ other, sizes)
    return total == (0 if max(sizes) > 1 else 1)


def _sum_value(game: Game, sizes: Mapping[str, int]) -> int:
    """Return the nim-sum of the Grundy numbers of all parts (Sprague 1935, Grundy 1939)."""
    linked = {label for pair in game.pairs for label in pair}
    value = 0
    for one, other in game.pairs:
        value ^= wythoff_grundy(sizes[one], sizes[other])
    for heap in game.heaps:
        if heap.label not in linked:
            value ^= grundy(heap.rule, sizes[heap.label])
    return value


def moves(game: Game, sizes: Mapping[str, int]) -> Iterator[Takes]:
    """Yield every legal move, those on one heap first."""
    for heap in game.heaps:
        for amount in heap.rule.amounts(sizes[heap.label]):
            yield ((heap.label, amount),)
    for one, other in game.pairs:
        for amount in range(1, min(sizes[one], sizes[other]) + 1):
            yield tuple(sorted(((one, amount), (other, amount))))
    if game.reach > 1:
        for one, other in combinations(sorted(sizes), 2):
            for here, there in product(range(1, sizes[one] + 1), range(1, sizes[other] + 1)):
                yield ((one, here), (other, there))


def is_legal(game: Game, sizes: Mapping[str, int], takes: Takes) -> bool:
    """Return whether the rules allow a move."""
    if any(label not in sizes for label, _ in takes):
        return False
    if len(takes) == 1:
        ((label, amount),) = takes
        rule = next(heap.rule for heap in game.heaps if heap.label == label)
        return amount in rule.amounts(sizes[label])
    if len(takes) != 2 or not all(1 <= amount <= sizes[label] for label, amount in takes):
        return False
    (one, here), (other, there) = takes
    is_linked = any({one, other} == set(pair) for pair in game.pairs)
    return game.reach > 1 or (is_linked and here == there)


def after(sizes: Mapping[str, int], takes: Takes) -> dict[str, int]:
    """Return the sizes when a move has been made."""
    return {**sizes, **{label: sizes[label] - amount for label, amount in takes}}


def winning(game: Game, sizes: Mapping[str, int]) -> Takes | None:
    """Return one winning move, or None when the position is lost."""
    if is_lost(game, sizes):
        return None
    options = _moore_options(sizes) if game.reach > 1 else moves(game, sizes)
    return next(takes for takes in options if is_lost(game, after(sizes, takes)))


def _moore_options(sizes: Mapping[str, int]) -> Iterator[Takes]:
    """Yield all moves that can win when two heaps may be taken from, and few others.

    When all heaps but one are given, the bits of that one follow: each column must add up to a
    multiple of three.
    """
    for label, other in permutations(sizes, 2):
        rest = [size for name, size in sizes.items() if name not in {label, other}]
        for left in range(sizes[label] + 1):
            wanted = _completion([*rest, left])
            if wanted is not None and wanted <= sizes[other]:
                takes = ((label, sizes[label] - left), (other, sizes[other] - wanted))
                yield tuple(sorted(pair for pair in takes if pair[1]))


def _completion(sizes: list[int]) -> int | None:
    """Return the heap that completes a lost position of Moore's game with reach 2."""
    wanted = 0
    for bit in range(max(sizes).bit_length()):
        over = sum(size >> bit & 1 for size in sizes) % 3
        if over == 1:
            return None
        wanted |= (over == 2) << bit
    return wanted


def wins(game: Game, sizes: Mapping[str, int], takes: Takes) -> bool:
    """Return whether a move is legal and leaves the other player a lost position."""
    return is_legal(game, sizes, takes) and is_lost(game, after(sizes, takes))
