"""Networks: every rule against all walks, any best walk right, no easy way out, prose in full."""

import re
from dataclasses import replace
from itertools import pairwise

import networkx as nx
import pytest

from unseen.categories.graph_shortest_path import CATEGORY, TIERS, check, solve
from unseen.categories.oracles.graph_shortest_path import confirm
from unseen.categories.roads.drawing import Tier, draw_network
from unseen.categories.roads.facts import Edge, Network, Rule
from unseen.categories.roads.inverted import INVERTED
from unseen.categories.roads.plain import PLAIN
from unseen.categories.roads.search import cheapest, greedy, total_of
from unseen.categories.roads.story import STORY
from unseen.categories.roads.wording import say
from unseen.core.answers.route import Route
from unseen.core.grading import grade
from unseen.core.laws import sample_of
from unseen.core.rng import Rng

RULES = (
    Rule(),
    Rule(avoid="D"),
    Rule(visit="E"),
    Rule(visit="EF"),
    Rule(most=3),
    Rule(parity="even"),
    Rule(parity="odd"),
    Rule(visit="E", most=4),
    Rule(avoid="D", visit="F", parity="odd"),
)
WORDINGS = [*PLAIN, *STORY, *INVERTED]
LONGEST = 9


def walks(network, longest=LONGEST):
    """All walks from start to goal of at most so many edges, with their totals."""
    found, ends = [], [((network.start,), 0)]
    for _ in range(longest + 1):
        found += [(nodes, total) for nodes, total in ends if nodes[-1] == network.goal]
        ends = [
            ((*nodes, edge.head), total + edge.weight)
            for nodes, total in ends
            for edge in network.steps
            if edge.tail == nodes[-1]
        ]
    return found


def keeps(rule, nodes):
    edges = len(nodes) - 1
    return (
        (not rule.avoid or nodes.count(rule.avoid) == 0)
        and all(nodes.count(node) for node in rule.visit)
        and (rule.most == 0 or edges <= rule.most)
        and rule.parity in ("", "odd" if edges & 1 else "even")
    )


def small(rng, *, is_directed):
    labels = "BCDEF"
    pairs = [(a, b) for a in labels for b in labels if (a != b if is_directed else a < b)]
    edges = tuple(Edge(a, b, rng.between(1, 9)) for a, b in rng.sample(pairs, 7))
    return Network(edges, is_directed, "B", "C", wants_walk=True)


@pytest.mark.parametrize("rule", RULES, ids=str)
def test_no_walk_that_keeps_the_rule_is_cheaper(rule):
    for number in range(12):
        network = replace(small(Rng("small", number), is_directed=number % 2 == 0), rule=rule)
        totals = [total for nodes, total in walks(network) if keeps(rule, nodes)]
        best = cheapest(network)
        if best is None:
            assert not totals
            continue
        assert keeps(rule, best.nodes)
        assert total_of(network, best.nodes) == best.total
        if totals and len(best.nodes) - 1 <= LONGEST:
            assert best.total == min(totals)


@pytest.mark.parametrize("rule", RULES, ids=str)
def test_every_best_walk_is_right_and_no_other(rule):
    for number in range(8):
        network = replace(small(Rng("ties", number), is_directed=False), rule=rule)
        best = cheapest(network)
        for nodes, total in walks(network, 6) if best else ():
            is_best = keeps(rule, nodes) and total == best.total
            assert check(network, Route(total, nodes)) == is_best
            assert confirm(network, Route(total, nodes)) == is_best


def graph_of(network):
    graph = nx.DiGraph()
    graph.add_weighted_edges_from(network.steps)
    return graph


@pytest.mark.parametrize("tier", TIERS)
def test_no_two_edges_join_the_same_nodes_and_no_cycle_is_negative(tier):
    for network in sample_of(CATEGORY, tier, "networks", 40):
        graph = graph_of(network)
        assert len(graph.edges) == len(network.steps)
        assert not nx.negative_edge_cycle(graph)


@pytest.mark.parametrize("tier", TIERS)
def test_neither_the_direct_edge_nor_the_nearest_neighbour_is_the_way(tier):
    for network in sample_of(CATEGORY, tier, "traps", 60):
        best = cheapest(network)
        assert len(best.nodes) > 2
        free = replace(network, rule=Rule())
        assert greedy(free) != cheapest(free).total


@pytest.mark.parametrize("tier", [4, 5, 6, 7, 8])
def test_who_forgets_a_part_of_the_rule_gets_too_little(tier):
    for network in sample_of(CATEGORY, tier, "bite", 40):
        rule, best = network.rule, cheapest(network).total
        parts = [rule._replace(**{name: Rule._field_defaults[name]}) for name in Rule._fields]
        for other in parts:
            if other != rule:
                assert cheapest(replace(network, rule=other)).total < best


def test_without_rules_the_total_is_that_of_an_outside_library():
    for tier in (1, 2, 3):
        for network in sample_of(CATEGORY, tier, "outside", 40):
            length = nx.dijkstra_path_length(graph_of(network), network.start, network.goal)
            assert cheapest(network).total == length


def test_negative_weights_occur_and_are_told():
    tier = TIERS[5]._replace(kinds=("negative",), rules=("",))
    networks = [draw_network(tier, Rng("negative", number)) for number in range(20)]
    assert sum(any(edge.weight < 0 for edge in network.edges) for network in networks) > 15
    for network in networks:
        best = nx.bellman_ford_path_length(graph_of(network), network.start, network.goal)
        assert cheapest(network).total == best


def test_a_walk_in_reverse_or_a_total_alone_is_not_right():
    for network in sample_of(CATEGORY, 3, "reverse", 20):
        best = solve(network)
        assert grade(CATEGORY, network, f"ANSWER: {best.total}: {'-'.join(best.places)}").correct
        for text in (str(best.total), f"{best.total}: {', '.join(best.places[::-1])}"):
            assert not grade(CATEGORY, network, f"ANSWER: {text}").correct


def test_the_oracle_refuses_what_is_wrong():
    for tier in TIERS:
        for network in sample_of(CATEGORY, tier, "wrong", 10):
            best = solve(network)
            wrong = best + 1 if isinstance(best, int) else replace(best, total=best.total - 1)
            assert not confirm(network, wrong)


# Prose


def pattern(form):
    form = re.escape(form).replace(r"\{a\}", "(?P<a>[A-Z])", 1).replace(r"\{b\}", "(?P<b>[A-Z])", 1)
    form = form.replace(r"\{w\}", r"(?P<w>\d+)", 1)
    form = form.replace(r"\{a\}", "(?P=a)").replace(r"\{b\}", "(?P=b)").replace(r"\{w\}", "(?P=w)")
    return re.sub(r"(coin|shell|unit|point|minute|metre)s", r"\1s?", form) + "(?!s? are)"


def told(text, form, sign):
    return {(m["a"], m["b"], sign * int(m["w"])) for m in re.finditer(pattern(form), text)}


@pytest.mark.parametrize("wording", WORDINGS)
@pytest.mark.parametrize("kind", ["mixed", "negative"])
def test_every_way_is_told_once_with_its_direction(wording, kind):
    tier = Tier((9, 10), 9, (1, 20), 3, (kind,))
    for number in range(6):
        network = draw_network(tier, Rng("told", number))
        text = say(network, (wording,), Rng("told", number))
        if network.is_directed:
            assert told(text, wording.one, 1) | told(text, wording.gain, -1) == set(network.edges)
        else:
            assert {(*sorted(way[:2]), way[2]) for way in told(text, wording.both, 1)} == {
                (*sorted(edge[:2]), edge.weight) for edge in network.edges
            }
        assert not re.search(r"[{}]", text)


@pytest.mark.parametrize("wording", WORDINGS)
def test_every_part_of_a_rule_is_told(wording):
    base = Network((Edge("B", "C", 3), Edge("C", "D", 4)), is_directed=True, start="B", goal="D")
    text = say(base, (wording,), Rng("rules"))
    rule = Rule(avoid="X", visit="YZ", most=17, parity="odd")
    ruled = say(replace(base, rule=rule), (wording,), Rng("rules"))
    for part in ("X", "Y and Z (in any order)", "17", "odd"):
        assert part in ruled
        assert part not in text


@pytest.mark.parametrize(
    ("wording", "one", "gain"),
    [
        (PLAIN[0], "B → C, weight 7", "B → C, weight -7"),
        (PLAIN[1], "B→C (7)", "B→C (-7)"),
        (PLAIN[2], "(B, C, 7)", "(B, C, -7)"),
        (PLAIN[3], "arc from B to C: 7", "arc from B to C: -7"),
        (
            STORY[0],
            "from B to C, toll 7 coins",
            "from B to C, where an escort pays the traveller 7",
        ),
        (STORY[1], "B to C, never back: 7 shells", "B to C, never back: 7 shells are handed out"),
        (STORY[2], "B > C: uses 7 units", "B > C: a tailwind turns the rotors and puts back 7"),
        (STORY[3], "B to C: 7 points", "B to C: 7 points are struck off"),
        (INVERTED[0], "C - B ≤ 7", "C - B ≤ -7"),
        (INVERTED[1], "C was at most 7 minutes after B", "C was at least 7 minutes before B"),
        (INVERTED[2], "C | B | 7", "C | B | -7"),
        (INVERTED[3], "C is higher than B by 7 metres at most", "C is lower than B by 7 metres at"),
    ],
)
def test_a_way_from_b_to_c_reads_as_it_should(wording, one, gain):
    for weight, expected in ((7, one), (-7, gain)):
        network = Network((Edge("B", "C", weight),), is_directed=True, start="B", goal="C")
        assert expected in say(network, (wording,), Rng("way"))


def test_walks_are_wanted_from_tier_3_on():
    for tier in TIERS:
        network = sample_of(CATEGORY, tier, "wanted", 1)[0]
        assert network.wants_walk == (tier >= 3)
        if network.wants_walk:
            assert all(len(set(pair)) == 2 for pair in pairwise(solve(network).places))
