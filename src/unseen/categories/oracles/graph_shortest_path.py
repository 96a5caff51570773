"""Cheapest walks by tables: the least weights of walks of exactly k edges, for every k.

The tables are powers of the weight matrix in which sums are minima and products are sums. Nodes
that must be passed cut a walk into legs, whose tables are joined in every order of those nodes.
"""

from __future__ import annotations

from itertools import pairwise, permutations
from typing import Any

import numpy as np
from numpy.typing import NDArray

__all__ = ["confirm"]

FAR = 10**9
Table = NDArray[np.int64]


def confirm(facts: Any, answer: Any) -> bool:
    """Return whether the total is the least one, and the walk, if it is asked for, has it."""
    best = _least(facts)
    if not facts.wants_walk:
        return answer == best
    return answer.total == best and _has_total(facts, answer.places, best)


def _least(facts: Any) -> int:
    nodes = sorted({node for edge in facts.edges for node in edge[:2]} - {facts.rule.avoid})
    at = {node: place for place, node in enumerate(nodes)}
    tables = _tables(facts, at, most=2 * len(nodes))
    orders = permutations(facts.rule.visit)
    legs = ([facts.start, *order, facts.goal] for order in orders)
    return min(_best_of(facts.rule, tables, [at[node] for node in stops]) for stops in legs)


def _tables(facts: Any, at: dict[str, int], most: int) -> list[Table]:
    """Return for each k up to ``most`` the least weight of walks of k edges between all pairs."""
    one = np.full((len(at), len(at)), FAR, dtype=np.int64)
    for tail, head, weight in facts.edges:
        for pair in [(tail, head)] if facts.is_directed else [(tail, head), (head, tail)]:
            if facts.rule.avoid not in pair:
                one[at[pair[0]], at[pair[1]]] = weight
    none = np.where(np.eye(len(at), dtype=bool), 0, FAR)
    tables = [none]
    for _ in range(most):
        tables.append(np.minimum((tables[-1][:, :, None] + one[None, :, :]).min(axis=1), FAR))
    return tables


def _best_of(rule: Any, tables: list[Table], stops: list[int]) -> int:
    """Return the least total of walks through the stops in this order."""
    totals = {0: 0}
    for here, there in pairwise(stops):
        totals = _joined(totals, [int(table[here, there]) for table in tables])
    kept = [
        total
        for edges, total in totals.items()
        if edges <= (rule.most or edges) and rule.parity in {"", ("even", "odd")[edges % 2]}
    ]
    return min(kept, default=FAR)


def _joined(totals: dict[int, int], leg: list[int]) -> dict[int, int]:
    """Return the least totals by number of edges when a leg is added to what is there."""
    joined: dict[int, int] = {}
    for edges, total in totals.items():
        for more, weight in enumerate(leg):
            if weight < FAR // 2:
                joined[edges + more] = min(joined.get(edges + more, FAR), total + weight)
    return joined


def _has_total(facts: Any, places: tuple[str, ...], total: int) -> bool:
    rule = facts.rule
    weights: dict[tuple[str, str], int] = {}
    for tail, head, weight in facts.edges:
        weights[tail, head] = weight
        if not facts.is_directed:
            weights[head, tail] = weight
    pairs = list(pairwise(places))
    return (
        all(pair in weights for pair in pairs)
        and sum(weights[pair] for pair in pairs) == total
        and places[0] == facts.start
        and places[-1] == facts.goal
        and rule.avoid not in places
        and all(node in places for node in rule.visit)
        and len(pairs) <= (rule.most or len(pairs))
        and rule.parity in {"", ("even", "odd")[len(pairs) % 2]}
    )
