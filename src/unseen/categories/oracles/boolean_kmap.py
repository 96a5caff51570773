"""Least sums by integer programming over all products that fit, and a table read row by row."""

from __future__ import annotations

from importlib import import_module
from itertools import product as cartesian
from typing import Any

__all__ = ["confirm", "least"]


def _holds(product: tuple[tuple[int, int], ...], bits: str) -> bool:
    return all(int(bits[place]) == wanted for place, wanted in product)


def _fitting(facts: Any) -> tuple[list[tuple[tuple[int, int], ...]], list[list[int]]]:
    """Return all products that are 0 in the zeros, and the ones that each covers."""
    count = len(facts.names)
    specified = {*facts.ones, *facts.free}
    zeros = [f"{row:0{count}b}" for row in range(2**count) if row not in specified]
    ones = [f"{row:0{count}b}" for row in facts.ones]
    products: list[tuple[tuple[int, int], ...]] = []
    covers: list[list[int]] = []
    for choice in cartesian((None, 0, 1), repeat=count):
        product = tuple(
            (place, wanted) for place, wanted in enumerate(choice) if wanted is not None
        )
        covered = [at for at, bits in enumerate(ones) if _holds(product, bits)]
        if covered and not any(_holds(product, bits) for bits in zeros):
            products.append(product)
            covers.append(covered)
    return products, covers


def least(facts: Any) -> int:
    """Return the fewest literals of a fitting sum, by HiGHS."""
    import numpy as np

    solver: Any = import_module("scipy.optimize")  # which has no types

    products, covers = _fitting(facts)
    matrix = np.zeros((len(facts.ones), len(products)))
    for column, covered in enumerate(covers):
        matrix[covered, column] = 1
    found = solver.milp(
        np.array([len(product) for product in products], dtype=float),
        constraints=solver.LinearConstraint(matrix, lb=1),
        integrality=np.ones(len(products)),
        bounds=solver.Bounds(0, 1),
        options={"mip_rel_gap": 0},
    )
    assert found.success, found.message
    return round(found.fun)


def confirm(facts: Any, answer: tuple[tuple[str, ...], ...]) -> bool:
    """Return whether ``answer`` fits in every row and no fitting sum has fewer literals."""
    places = {name: place for place, name in enumerate(facts.names)}
    parsed = [tuple((places[lit[0]], int("'" not in lit)) for lit in p) for p in answer]
    count = len(facts.names)
    for row in range(2**count):
        value = any(_holds(product, f"{row:0{count}b}") for product in parsed)
        if row not in facts.free and value != (row in facts.ones):
            return False
    return sum(map(len, answer)) == least(facts) == facts.least
