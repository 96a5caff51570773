"""Matrices with a structure that a solver may see, and how many of each there are.

Each builder takes a size and a bound and draws a square matrix; its count is a lower bound on the
number of matrices that it can return. For a determinant by sight:

- blocks: a block triangle has the product of the determinants of its diagonal blocks;
- update: det(D + u v^T) = det(D) (1 + sum of u_i v_i / d_i), the matrix determinant lemma;
- twin: det [[A, B], [B, A]] = det(A + B) det(A - B);
- circulant: the product of the first row's polynomial at the n-th roots of unity;
- powers: Vandermonde, the product of all differences of the nodes.
"""

from __future__ import annotations

from math import factorial
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from unseen.core.rng import Rng

__all__ = ["SHAPES", "Shape", "transposed"]

Rows = list[list[int]]
FACTOR = 4
LARGEST_NODE = 3
LARGEST_BLOCK = 5


class Shape(NamedTuple):
    """One structure: how to draw it, and how many there are at least."""

    build: Callable[[int, int, Rng], Rows]
    count: Callable[[int, int], int]


def transposed(rows: Rows) -> Rows:
    """Return the rows of the transpose."""
    return [list(column) for column in zip(*rows, strict=True)]


def _vector(size: int, bound: int, rng: Rng) -> list[int]:
    return [rng.nonzero(-bound, bound) for _ in range(size)]


def _dense(size: int, bound: int, rng: Rng) -> Rows:
    return [[rng.between(-bound, bound) for _ in range(size)] for _ in range(size)]


def _count_dense(size: int, bound: int) -> int:
    return (2 * bound + 1) ** size**2


def _update(size: int, bound: int, rng: Rng) -> Rows:
    """Return a diagonal matrix plus a column times a row."""
    down, along = _vector(size, FACTOR, rng), _vector(size, FACTOR, rng)
    rows = [[left * right for right in along] for left in down]
    for place, entry in enumerate(_vector(size, bound, rng)):
        rows[place][place] += entry
    return rows


def _count_update(size: int, bound: int) -> int:
    """Count those with u_1 = 1: what is off the diagonal fixes v_j and u_i, i, j > 1, then d_i."""
    return (2 * FACTOR) ** (2 * size - 2) * (2 * bound) ** (size - 1)


def _twin(size: int, bound: int, rng: Rng) -> Rows:
    half = size // 2
    one, other = _dense(half, bound, rng), _dense(half, bound, rng)
    above = [left + right for left, right in zip(one, other, strict=True)]
    return above + [row[half:] + row[:half] for row in above]


def _count_twin(size: int, bound: int) -> int:
    return (2 * bound + 1) ** (size**2 // 2)


def _circulant(size: int, bound: int, rng: Rng) -> Rows:
    first = _vector(size, bound, rng)
    return [first[size - turn :] + first[: size - turn] for turn in range(size)]


def _count_circulant(size: int, bound: int) -> int:
    """Count the scrambled ones: first rows up to rotation, times the orders of different rows.

    Rows repeat only if the first row has a period, which is so for fewer than half of all.
    """
    return (2 * bound) ** size * factorial(size - 1) // 2


def _powers(size: int, _bound: int, rng: Rng) -> Rows:
    nodes = rng.sample(range(-LARGEST_NODE, LARGEST_NODE + 1), size)
    return [[node**exponent for exponent in range(size)] for node in nodes]


def _blocks(size: int, bound: int, rng: Rng) -> Rows:
    """Return a block triangle, lower or upper, of small blocks that have a structure themselves."""
    rows = [[0] * size for _ in range(size)]
    done = 0
    while done < size:
        block = _small(_part(size - done, rng), bound, rng)
        for row, inner in enumerate(block, done):
            fill = [rng.between(-bound, bound) for _ in range(size - done - len(block))]
            rows[row][done:] = inner + fill
        done += len(block)
    return transposed(rows) if rng.chance(1, 2) else rows


def _part(left: int, rng: Rng) -> int:
    """Return the size of the next block, 2 to 5, so that no 1 is left over."""
    return left if left <= LARGEST_BLOCK - 1 else rng.between(2, min(LARGEST_BLOCK, left - 2))


def _small(size: int, bound: int, rng: Rng) -> Rows:
    build = rng.choice((_dense, _dense, _circulant, _powers))
    return build(size, bound, rng)


def _count_blocks(size: int, bound: int) -> int:
    """Count the upper triangles of dense blocks: all on or above the diagonal is free."""
    return (2 * bound + 1) ** (size * (size + 1) // 2)


SHAPES: dict[str, Shape] = {
    "dense": Shape(_dense, _count_dense),
    "blocks": Shape(_blocks, _count_blocks),
    "update": Shape(_update, _count_update),
    "twin": Shape(_twin, _count_twin),
    "circulant": Shape(_circulant, _count_circulant),
}
