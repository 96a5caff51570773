"""Least sums: proved against every sum there is, ties right, anything longer or wrong refused."""

from itertools import combinations
from itertools import product as cartesian

import pytest

from unseen.categories.boolean_kmap import CATEGORY, TIERS, check, solve
from unseen.categories.karnaugh.cover import cheapest, primes, rows_of
from unseen.categories.karnaugh.facts import Table
from unseen.core.grading import grade
from unseen.core.laws import sample_of
from unseen.core.rng import Rng


def brute_force(ones, free):
    """Return the fewest literals over three variables by trying all sets of products."""
    shapes = [
        shape for shape in cartesian((None, 0, 1), repeat=3) if any(s is not None for s in shape)
    ]
    rows = {
        shape: {
            r for r in range(8) if all(s in {None, r >> 2 - i & 1} for i, s in enumerate(shape))
        }
        for shape in shapes
    }
    fitting = [s for s in shapes if rows[s] <= ones | free and rows[s] & ones]
    cost = {s: sum(lit is not None for lit in s) for s in fitting}
    sums = (c for size in range(1, 5) for c in combinations(fitting, size))
    return min(
        (sum(cost[s] for s in c) for c in sums if ones <= set().union(*(rows[s] for s in c))),
        default=None,
    )


@pytest.mark.parametrize("index", range(60))
def test_cheapest_cover_is_the_cheapest_of_all(index):
    rng = Rng("brute", index)
    chosen = rng.sample(range(8), rng.between(2, 7))
    split = rng.between(1, len(chosen))
    ones, free = set(chosen[:split]), set(chosen[split:])
    found = cheapest(rows_of(tuple(ones)), primes(3, rows_of(tuple(ones)), rows_of(tuple(free))))
    assert sum(product.cost for product in found) == brute_force(ones, free)


@pytest.mark.parametrize("tier", TIERS)
def test_solution_is_right_and_any_change_of_it_is_not(tier):
    for table in sample_of(CATEGORY, tier, "changes", 10):
        best = solve(table)
        assert check(table, best)
        assert check(table, best[::-1])
        for place, product in enumerate(best):
            rest = best[:place] + best[place + 1 :]
            assert not check(table, rest)
            assert not check(table, (*rest, product, product))
            for literal in product:
                shorter = tuple(other for other in product if other != literal)
                assert not check(table, (*rest, shorter))


def test_any_fill_of_the_dont_cares_is_right():
    table = Table(("A", "B"), (3,), (1, 2), 1)
    for right in ("A", "B"):
        assert grade(CATEGORY, table, f"ANSWER: {right}").correct
    assert not grade(CATEGORY, table, "ANSWER: AB").correct


def test_e_is_a_variable():
    table = Table(("A", "B", "C", "D", "E"), tuple(range(1, 32, 2)), (), 1)
    assert grade(CATEGORY, table, "ANSWER: E").correct
    assert not grade(CATEGORY, table, "ANSWER: E'").correct
