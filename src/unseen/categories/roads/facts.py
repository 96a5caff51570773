"""The facts of ``graph_shortest_path``: a weighted graph, two of its nodes, and a rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

__all__ = ["LABELS", "Edge", "Network", "Rule"]

LABELS = "BCDEFGHJKLMNPQRSTUVWXYZ"
"""Names of nodes: without A and I, which are words, and O, which looks like a digit."""


class Edge(NamedTuple):
    """A way from one node to another; both ways where the network is not directed."""

    tail: str
    head: str
    weight: int


class Rule(NamedTuple):
    """What a walk must keep to."""

    avoid: str = ""
    """A node that it must not pass."""
    visit: str = ""
    """Nodes that it must pass, in any order."""
    most: int = 0
    """How many edges it may have at most; 0 where any number will do."""
    parity: str = ""
    """``even`` or ``odd`` where the number of its edges must be that."""


NO_RULE = Rule()


@dataclass(frozen=True)
class Network:
    """Which walk from ``start`` to ``goal`` that keeps the rule has the least total weight?

    No two edges join the same nodes in the same direction, and no closed walk has a negative total.
    """

    edges: tuple[Edge, ...]
    is_directed: bool
    start: str
    goal: str
    rule: Rule = NO_RULE
    wants_walk: bool = False
    """Whether a walk is asked for as well as the total."""

    @property
    def steps(self) -> list[Edge]:
        """The edges by direction of travel: both of each where the network is not directed."""
        back = [] if self.is_directed else [Edge(b, a, weight) for a, b, weight in self.edges]
        return [*self.edges, *back]
