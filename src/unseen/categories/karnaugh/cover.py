"""Least sums of products: all prime products, then a covering of the ones that is proved cheapest.

Rows of a table are the bits of one whole number, so that a product is the set of its rows. The
products of a cheapest sum may always be taken prime (W. V. Quine, "The problem of simplifying truth
functions", American Mathematical Monthly 59 (1952)), so only primes are looked at. The covering is
found by branching on the row with the fewest products, after McCluskey's reductions; a bound from
rows that share no product cuts branches that can't win.
"""

from __future__ import annotations

from functools import cache
from itertools import product as cartesian
from typing import NamedTuple

__all__ = ["Product", "cheapest", "primes", "rows_of"]


class Product(NamedTuple):
    """A product of literals."""

    rows: int
    """The rows in which it is 1, as bits."""
    literals: tuple[int | None, ...]
    """For each variable 1, 0 (complemented) or None (absent)."""

    @property
    def cost(self) -> int:
        """How many literals it has."""
        return sum(literal is not None for literal in self.literals)


@cache
def _cubes(count: int) -> tuple[tuple[Product, ...], tuple[tuple[int, ...], ...]]:
    """Return all products of ``count`` variables, and the places of each one's parents.

    A parent lacks one literal. Products come with fewer literals first.
    """
    shapes = sorted(cartesian((None, 0, 1), repeat=count), key=lambda s: (_width(s), str(s)))
    places = {shape: place for place, shape in enumerate(shapes)}
    parents = tuple(
        tuple(
            places[(*shape[:at], None, *shape[at + 1 :])]
            for at in range(count)
            if shape[at] is not None
        )
        for shape in shapes
    )
    return tuple(Product(_rows(shape), shape) for shape in shapes), parents


def _width(shape: tuple[int | None, ...]) -> int:
    return sum(literal is not None for literal in shape)


def _rows(shape: tuple[int | None, ...]) -> int:
    count = len(shape)
    rows = 0
    for row in range(2**count):
        bits = (row >> (count - 1 - at) & 1 for at in range(count))
        rows |= all(s is None or s == bit for s, bit in zip(shape, bits, strict=True)) << row
    return rows


def rows_of(numbers: tuple[int, ...]) -> int:
    """Return row numbers as the bits of one number."""
    return sum(1 << number for number in numbers)


def primes(count: int, ones: int, free: int) -> list[Product]:
    """Return the prime products that cover a one: none can lose a literal and still fit."""
    cubes, parents = _cubes(count)
    zeros = ~(ones | free)
    full = (1 << 2**count) - 1
    fits = [not cube.rows & zeros & full for cube in cubes]
    return [
        cube
        for place, cube in enumerate(cubes)
        if fits[place] and cube.rows & ones and not any(fits[up] for up in parents[place])
    ]


def cheapest(ones: int, products: list[Product]) -> list[Product]:
    """Return products that cover all ones with the fewest literals in all."""
    search = _Search()
    search.go(ones, products, [], 0)
    assert search.best is not None
    return search.best


class _Search:
    """Branch and bound over coverings."""

    def __init__(self) -> None:
        self.best: list[Product] | None = None
        self.cost = 0

    def go(self, left: int, products: list[Product], chosen: list[Product], cost: int) -> None:
        """Cover the rows ``left`` in the cheapest way that beats the best so far."""
        if not left:
            if self.best is None or cost < self.cost:
                self.best, self.cost = list(chosen), cost
            return
        products = _undominated(left, products)
        choices, bound = _rarest_row(left, products)
        if self.best is not None and cost + bound >= self.cost:
            return
        rest = products
        for product in choices:
            self.go(left & ~product.rows, rest, [*chosen, product], cost + product.cost)
            rest = [other for other in rest if other is not product]


def _undominated(left: int, products: list[Product]) -> list[Product]:
    """Leave out products that another covers at no greater cost, on the rows that are left."""
    useful = [(product.rows & left, product) for product in products if product.rows & left]
    useful.sort(key=lambda pair: (pair[1].cost, -pair[0].bit_count()))
    kept: list[tuple[int, Product]] = []
    for rows, product in useful:
        if not any(rows & ~other == 0 for other, _ in kept):
            kept.append((rows, product))
    return [product for _, product in kept]


def _rarest_row(left: int, products: list[Product]) -> tuple[list[Product], int]:
    """Return the products of the row that has the fewest, and a lower bound of the cost.

    The bound adds up the cheapest product of each of several rows that share no product.
    """
    options: list[tuple[int, int, list[Product]]] = []
    rows = left
    while rows:
        bit = rows & -rows
        rows ^= bit
        covering = [product for product in products if product.rows & bit]
        options.append((len(covering), bit, covering))
    options.sort(key=lambda option: (option[0], option[1]))
    bound = used = 0
    for _, bit, covering in options:
        if not bit & used:
            bound += min(product.cost for product in covering)
            for product in covering:
                used |= product.rows
    by_cost = sorted(options[0][2], key=lambda p: (p.cost, -(p.rows & left).bit_count()))
    return by_cost, bound
