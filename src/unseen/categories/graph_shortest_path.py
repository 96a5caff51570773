"""The cheapest walk through a network, with a rule that the obvious walk breaks.

The idea: from tier 2 on neither the direct edge, nor the walk of fewest edges of a glance, nor the
nearest neighbour at each step leads to the answer. A rule is added, and always bites: a node to
avoid or to pass, a limit to the number of edges, or its parity. A walk that keeps the rule is a
walk in a graph of states, in which R. Bellman's method finds the least total (On a routing problem,
1958; Cormen et al., Introduction to Algorithms, chapter 22). From tier 3 a walk is asked for with
the total, and any walk that attains it is right.

Difficulty: more nodes, then rules, directions, negative weights, and rules that act together.

Source: the category of this name in FORGE.

Not done yet: all pairs; capacities; weights that depend on the time of day.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Any

from unseen.categories.roads.drawing import Tier, draw_network
from unseen.categories.roads.facts import Edge, Network, Rule
from unseen.categories.roads.inverted import INVERTED
from unseen.categories.roads.plain import PLAIN
from unseen.categories.roads.search import cheapest, is_kept, total_of
from unseen.categories.roads.story import STORY
from unseen.categories.roads.wording import say
from unseen.core.answers.integer import integer
from unseen.core.answers.route import Route, route
from unseen.core.category import Category, Worked

if TYPE_CHECKING:
    from unseen.core.answers.kind import AnswerKind
    from unseen.core.rng import Rng

__all__ = ["CATEGORY"]

FRAMES = {"plain": PLAIN, "story": STORY, "inverted": INVERTED}
HARDEST = ("visit+visit+most", "avoid+visit+visit+parity")
SINGLE = ("avoid", "visit", "most", "parity")

TIERS = {  # nodes, extra, weight, hops, kinds, rules, wants_walk
    1: Tier((6, 7), 6, (1, 30), 2, wants_walk=False),
    2: Tier((8, 9), 8, (1, 60), 3, wants_walk=False),
    3: Tier((10, 11), 9, (1, 60), 3, ("mixed", "directed")),
    4: Tier((11, 12), 10, (1, 80), 3, ("mixed", "directed"), ("avoid", "visit")),
    5: Tier((12, 13), 11, (1, 99), 4, ("mixed", "negative"), SINGLE),
    6: Tier((14, 15), 12, (1, 99), 4, ("mixed", "negative"), ("visit+visit", "visit+most")),
    7: Tier((16, 17), 13, (1, 99), 4, ("mixed", "negative"), ("visit+visit+parity", "visit+most")),
    8: Tier((19, 20), 14, (1, 99), 5, ("mixed", "negative"), HARDEST),
}


def draw(tier: int, rng: Rng) -> Network:
    """Draw a network in which the way is not to be seen at a glance."""
    return draw_network(TIERS[tier], rng)


def ask(network: Network, framing: str, rng: Rng) -> str:
    """Return the question in a framing; the Rng picks the wording and the order of the edges."""
    return say(network, FRAMES[framing], rng)


def solve(network: Network) -> Route | int:
    """Return the least total, with a walk where one is wanted."""
    walk = cheapest(network)
    assert walk, "a network was drawn in which no walk keeps the rule"
    return Route(walk.total, walk.nodes) if network.wants_walk else walk.total


def check(network: Network, answer: Route | int) -> bool:
    """Return whether the total is the least, and the walk has it and keeps the rule."""
    best = solve(network)
    if isinstance(answer, int) or isinstance(best, int):
        return answer == best
    return (
        answer.total == best.total
        and is_kept(network, answer.places)
        and total_of(network, answer.places) == best.total
    )


def kind_of(network: Network) -> AnswerKind[Any]:
    """Return whole numbers, or totals with a row of places."""
    if not network.wants_walk:
        return integer
    return route(sorted({node for edge in network.edges for node in edge[:2]}))


def misses(network: Network) -> tuple[str, ...]:
    """Return wrong answers near a right one: those of the kind are wrong for every network."""
    return kind_of(network).misses(solve(network))


def measure(network: Network) -> int:
    """Return how many steps there are in the graph of states, limits to edges counted as four."""
    rule = network.rule
    layers = 4 if rule.most else 2 if rule.parity else 1
    return len(network.steps) * layers * 2 ** len(rule.visit)


def space(tier: int) -> int:
    """Count weights and one choice of edges beyond the tree; kept is at least one draw in 15.

    Labels, trees, directions and rules are left out.
    """
    ranges = TIERS[tier]
    nodes = ranges.nodes[0]
    extra = ranges.extra * nodes // 10
    weights = (ranges.weight[1] - ranges.weight[0] + 1) ** (nodes - 1 + extra)
    return comb(comb(nodes, 2) - nodes + 1, extra) * weights // 15


def _edges(text: str) -> tuple[Edge, ...]:
    """Return the edges of a text such as ``BC5 CD-2``."""
    return tuple(Edge(word[0], word[1], int(word[2:])) for word in text.split())


NONNEGATIVE = _edges("ST10 SY5 TX1 TY2 YT3 YX9 YZ2 XZ4 ZX6 ZS7")
SIGNED = _edges("ST6 SY7 TX5 TY8 TZ-4 XT-2 YX-3 YZ9 ZX7 ZS2")
FORK = _edges("BC2 CD2 CE3 DF4")
WORKED: tuple[Worked[Network], ...] = (
    Worked(
        facts=Network(NONNEGATIVE, is_directed=True, start="S", goal="X", wants_walk=True),
        right=("9: S, Y, T, X", "S → Y → T → X, total 9", "9; S-Y-T-X", "9: SYTX"),
        wrong=("9", "S, Y, T, X", "11: S, T, X", "9: S, Y, X", "9: X, T, Y, S", "14: S, Y, X"),
        source="Cormen et al., Introduction to Algorithms, the figure of Dijkstra's algorithm",
    ),
    Worked(
        facts=Network(SIGNED, is_directed=True, start="S", goal="Z", wants_walk=True),
        right=("-2: S, Y, X, T, Z", "−2: S → Y → X → T → Z"),
        wrong=("2: S, Y, X, T, Z", "2: S, T, Z", "16: S, Y, Z", "-2: S, T, Z"),
        source="Cormen et al., Introduction to Algorithms, the figure of Bellman and Ford's",
    ),
    Worked(
        facts=Network(_edges("BC1 CE2 BD2 DE1 BE4"), is_directed=False, start="B", goal="E",
                      wants_walk=True),
        right=("3: B, C, E", "3: B, D, E"),
        wrong=("3: B, E", "4: B, E", "3: E, C, B", "3: B, C, D, E"),
        source="by hand: two walks of 1 + 2, and any of them is right",
    ),
    Worked(
        facts=Network(FORK, is_directed=False, start="B", goal="D", rule=Rule(visit="E"),
                      wants_walk=True),
        right=("10: B, C, E, C, D", "10: BCECD"),
        wrong=("4: B, C, D", "10: B, C, D", "7: B, C, E, D"),
        source="by hand: into the dead end and out of it",
    ),
    Worked(
        facts=Network(_edges("BC1 CD1 BD5 DE1"), is_directed=False, start="B", goal="E",
                      rule=Rule(parity="even"), wants_walk=True),
        right=("6: B, D, E",),
        wrong=("3: B, C, D, E", "5: B, C, B, C, D, E", "6: B, C, D, E"),
        source="by hand: all walks without the edge BD have an odd number of edges",
    ),
    Worked(
        facts=Network(NONNEGATIVE, is_directed=True, start="S", goal="Z", rule=Rule(avoid="Y")),
        right=("15", "15.0", "\\boxed{15}"),
        wrong=("7", "14", "16", "15: S, T, X, Z"),
        source="by hand: without Y only S, T, X, Z is left, 10 + 1 + 4",
    ),
)  # fmt: skip

CATEGORY = Category(
    slug="graph_shortest_path",
    version=1,
    title="Graphs: cheapest walks",
    tiers=TIERS,
    draw=draw,
    ask=ask,
    solve=solve,
    kind=kind_of,
    check=check,
    misses=misses,
    measure=measure,
    space=space,
    worked=WORKED,
)
