"""Find the cheapest walk that keeps a rule: labels are corrected until none improves.

A walk's state is where it is, which wanted nodes it has passed, and how many edges it has (counted
as far as the rule needs). In the graph of states a rule is no rule any more, and the method of
R. Bellman (On a routing problem, 1958) with a queue finds the least totals, negative weights or no.
"""

from __future__ import annotations

from collections import deque
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from unseen.categories.roads.facts import Network, Rule

__all__ = ["Walk", "cheapest", "greedy", "is_kept", "total_of"]


class Walk(NamedTuple):
    """A total weight and the nodes of a walk that has it."""

    total: int
    nodes: tuple[str, ...]


State = tuple[str, int, int]
"""A node, a bit for each wanted node that was passed, and the number of edges so far: modulo 2
where the rule is about parity alone, and 0 where none is counted."""


def cheapest(network: Network) -> Walk | None:
    """Return a walk of least total that keeps the rule, or None when none does."""
    rule, ways = network.rule, _ways(network)
    first: State = (network.start, 0, 0)
    totals: dict[State, int] = {first: 0}
    before: dict[State, State] = {}
    queue: deque[State] = deque([first])
    while queue:
        state = queue.popleft()
        node, passed, edges = state
        count = _counted(edges + 1, rule)
        if 0 < rule.most < count:
            continue
        for head, weight, bit in ways.get(node, ()):
            following, total = (head, passed | bit, count), totals[state] + weight
            if following not in totals or total < totals[following]:
                totals[following], before[following] = total, state
                queue.append(following)
    ends = [(total, state) for state, total in totals.items() if _is_end(state, network)]
    return Walk(min(ends)[0], _nodes(min(ends)[1], before)) if ends else None


def _ways(network: Network) -> dict[str, list[tuple[str, int, int]]]:
    """Return for each node where one step leads, at what weight, and the bit of that node."""
    rule = network.rule
    bits = {node: 1 << place for place, node in enumerate(rule.visit)}
    ways: dict[str, list[tuple[str, int, int]]] = {}
    for tail, head, weight in network.steps:
        if head != rule.avoid:
            ways.setdefault(tail, []).append((head, weight, bits.get(head, 0)))
    return ways


def _counted(edges: int, rule: Rule) -> int:
    if rule.most:
        return edges
    return edges % 2 if rule.parity else 0


def _is_end(state: State, network: Network) -> bool:
    node, passed, edges = state
    rule = network.rule
    is_parity_kept = not rule.parity or edges % 2 == (rule.parity == "odd")
    return node == network.goal and is_parity_kept and passed == (1 << len(rule.visit)) - 1


def _nodes(state: State, before: dict[State, State]) -> tuple[str, ...]:
    nodes = [state[0]]
    while state in before:
        state = before[state]
        nodes.append(state[0])
    return tuple(reversed(nodes))


def total_of(network: Network, nodes: tuple[str, ...]) -> int | None:
    """Return the total weight of a walk, or None where two of its nodes are not joined."""
    weights = {(edge.tail, edge.head): edge.weight for edge in network.steps}
    total = 0
    for pair in pairwise(nodes):
        if pair not in weights:
            return None
        total += weights[pair]
    return total


def is_kept(network: Network, nodes: tuple[str, ...]) -> bool:
    """Return whether a walk goes from start to goal and keeps the rule."""
    rule, edges = network.rule, len(nodes) - 1
    return (
        edges >= 0
        and (nodes[0], nodes[-1]) == (network.start, network.goal)
        and rule.avoid not in nodes
        and set(rule.visit) <= set(nodes)
        and (not rule.most or edges <= rule.most)
        and (not rule.parity or edges % 2 == (rule.parity == "odd"))
    )


def greedy(network: Network) -> int | None:
    """Return the total when each step goes to the nearest node that is new, or None if stuck."""
    ways = _ways(network)
    here, total, seen = network.start, 0, {network.start}
    while here != network.goal:
        new = [(weight, head) for head, weight, _ in ways.get(here, ()) if head not in seen]
        if not new:
            return None
        weight, here = min(new)
        total += weight
        seen.add(here)
    return total
