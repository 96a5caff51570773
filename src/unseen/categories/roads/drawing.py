"""Draws of networks in which neither the direct edge nor the nearest neighbour shows the way."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from unseen.categories.roads.facts import LABELS, Edge, Network, Rule
from unseen.categories.roads.search import cheapest, greedy

if TYPE_CHECKING:
    from unseen.categories.roads.search import Walk
    from unseen.core.rng import Rng

__all__ = ["Tier", "draw_network"]


class Tier(NamedTuple):
    """Ranges of one tier."""

    nodes: tuple[int, int]
    extra: int
    """Edges for every ten nodes, besides those of a tree that joins them all."""
    weight: tuple[int, int]
    hops: int
    """Edges of the cheapest walk, at least, before any rule."""
    kinds: tuple[str, ...] = ("mixed",)
    """``mixed``, ``directed``, or ``negative`` (which is directed)."""
    rules: tuple[str, ...] = ("",)
    """Of which one is drawn: ``avoid``, ``visit``, ``most`` and ``parity``, joined by ``+``."""
    wants_walk: bool = True


def draw_network(tier: Tier, rng: Rng) -> Network:
    """Draw a network and a rule that bites: without it a cheaper walk would do.

    It ends: at least one draw in fifteen is kept, and ``until`` stops at 1,000.
    """
    found = rng.until(lambda draws: _network(tier, draws), lambda network: network is not None)
    assert found is not None
    return found


def _network(tier: Tier, rng: Rng) -> Network | None:
    kind = rng.choice(tier.kinds)
    labels = rng.sample(LABELS, rng.between(*tier.nodes))
    pairs = _pairs(labels, tier.extra * len(labels) // 10, rng)
    is_directed = kind != "mixed"
    if is_directed:
        pairs = [pair for tail, head in pairs for pair in _directions(tail, head, rng)]
    edges = [Edge(tail, head, rng.between(*tier.weight)) for tail, head in pairs]
    if kind == "negative":
        edges = _tilted(edges, tier.weight[1] // 2, rng)
    start, goal = labels[0], labels[-1]
    free = Network(tuple(edges), is_directed, start, goal, wants_walk=tier.wants_walk)
    best = cheapest(free)
    if best is None or len(best.nodes) <= tier.hops or greedy(free) == best.total:
        return None
    return _ruled(free, best, rng.choice(tier.rules), rng)


def _pairs(labels: list[str], extra: int, rng: Rng) -> list[tuple[str, str]]:
    """Join each node with one of the three before it, and then some that are not joined yet."""
    tree = [(labels[at - rng.between(1, min(at, 3))], labels[at]) for at in range(1, len(labels))]
    joined = {frozenset(pair) for pair in tree}
    others = [pair for pair in combinations(labels, 2) if frozenset(pair) not in joined]
    return [*tree, *rng.sample(others, min(extra, len(others)))]


def _directions(tail: str, head: str, rng: Rng) -> list[tuple[str, str]]:
    """Draw one direction of a pair or, less often, both."""
    both = [(tail, head), (head, tail)]
    return both if rng.chance(1, 3) else [rng.choice(both)]


def _tilted(edges: list[Edge], most: int, rng: Rng) -> list[Edge]:
    """Raise and lower all weights by differences of heights: no closed walk changes its total."""
    nodes = sorted({node for edge in edges for node in edge[:2]})
    heights = {node: rng.between(0, most) for node in nodes}
    return [
        Edge(tail, head, weight + heights[head] - heights[tail]) for tail, head, weight in edges
    ]


def _ruled(free: Network, best: Walk, kind: str, rng: Rng) -> Network | None:
    """Add the parts of a rule, each of which the cheapest walk so far breaks."""
    ruled, walk = free, best
    for part in kind.split("+") if kind else ():
        rule = _broken(ruled, walk, part, rng)
        ruled = replace(ruled, rule=rule) if rule else ruled
        found = cheapest(ruled) if rule else None
        if found is None:
            return None
        walk = found
    return ruled if len(walk.nodes) > 2 and _all_bite(ruled, walk.total) else None


def _broken(network: Network, walk: Walk, part: str, rng: Rng) -> Rule | None:
    """Return the network's rule with a part that a walk breaks, or None where there is none."""
    rule, edges = network.rule, len(walk.nodes) - 1
    inner = sorted(set(walk.nodes[1:-1]) - {*rule.visit})
    off = sorted({edge.head for edge in network.steps} - {*walk.nodes, rule.avoid})
    match part:
        case "avoid" if inner:
            return rule._replace(avoid=rng.choice(inner))
        case "visit" if off:
            return rule._replace(visit="".join(sorted(rule.visit + rng.choice(off))))
        case "most" if edges > 2:
            return rule._replace(most=edges - 1)
        case "parity":
            return rule._replace(parity="odd" if edges % 2 == 0 else "even")
        case _:
            return None


def _all_bite(network: Network, total: int) -> bool:
    """Whether each part of the rule alone makes the cheapest walk dearer."""
    rule = network.rule
    without = [rule._replace(visit=rule.visit.replace(node, "")) for node in rule.visit]
    without += [rule._replace(avoid="")] if rule.avoid else []
    without += [rule._replace(most=0)] if rule.most else []
    without += [rule._replace(parity="")] if rule.parity else []
    walks = (cheapest(replace(network, rule=other)) for other in without)
    return all(walk and walk.total < total for walk in walks)
