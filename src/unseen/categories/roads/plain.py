"""The plain framing of ``graph_shortest_path``: the field's own words."""

from __future__ import annotations

from unseen.categories.roads.wording import Wording

__all__ = ["PLAIN"]

GRAPH = Wording(
    text="These are all edges of a weighted graph.\n\n{edges}\n\n{rule}\n\n{want}",
    both="{a} – {b}, weight {w}",
    one="{a} → {b}, weight {w}",
    gain="{a} → {b}, weight -{w}",
    directed="An edge can be used in the direction of its arrow only.",
    gains="Weights may be negative; no closed walk has a negative total.",
    free="A walk may use nodes and edges more than once, and each use of an edge counts.",
    avoid="Walks that pass through {avoid} are not allowed.",
    visit="Only walks that pass through {nodes} are allowed.",
    most="Only walks of at most {most} edges are allowed.",
    parity="Only walks with an {parity} number of edges are allowed.",
    total="What is the least total weight of a walk from {start} to {goal}?",
    walk=(
        "What is the least total weight of a walk from {start} to {goal}, and which nodes does a "
        "walk of that weight pass, in order, {start} and {goal} included? If several walks have "
        "the least weight, any one will do."
    ),
)

LIST = Wording(
    text="{want}\n\nThe graph is given by its edges:\n\n{edges}.\n\n{rule}",
    both="{a}{b} ({w})",
    one="{a}→{b} ({w})",
    gain="{a}→{b} (-{w})",
    between=", ",
    directed="It is directed: an edge leads from the node before its arrow to the one behind it.",
    gains="Some lengths, which stand in brackets, are negative, but there is no negative cycle.",
    free="Paths need not be simple; an edge that is used twice counts twice.",
    avoid="The path must not contain {avoid}.",
    visit="The path must contain {nodes} somewhere between its ends.",
    most="The path must not have more than {most} edges.",
    parity="The number of edges on the path must be {parity}.",
    total=(
        "Find the length of a shortest path from {start} to {goal} in the graph below. Behind each "
        "edge its length stands in brackets."
    ),
    walk=(
        "Find a shortest path from {start} to {goal} in the graph below, and give its length and "
        "its nodes from {start} to {goal}; where there are several shortest ones choose freely. "
        "Behind each edge its length stands in brackets."
    ),
)

TRIPLES = Wording(
    text="G is a graph with the edges (node, node, cost)\n\n{edges}.\n\n{rule}\n\n{want}",
    both="({a}, {b}, {w})",
    one="({a}, {b}, {w})",
    gain="({a}, {b}, -{w})",
    between="; ",
    directed="An edge (U, V, c) leads from U to V and not back.",
    gains="Costs below 0 occur; the costs along a cycle never add up to less than 0.",
    free="Going along an edge again costs again, and is allowed.",
    avoid="The node {avoid} may not be entered.",
    visit="On the way, {nodes} must be passed.",
    most="The way may consist of {most} edges at most.",
    parity="The way must consist of an {parity} number of edges.",
    total=(
        "Let d be the smallest possible sum of the costs on a way from {start} to {goal}. "
        "Determine d."
    ),
    walk=(
        "Let d be the smallest possible sum of the costs on a way from {start} to {goal}. "
        "Determine d and one way that attains it, as the sequence of its nodes (both ends "
        "included)."
    ),
)

QUERY = Wording(
    text=("{want} Everything that is known about the network is listed here.\n\n{edges}\n\n{rule}"),
    both="  edge between {a} and {b}: {w}",
    one="  arc from {a} to {b}: {w}",
    gain="  arc from {a} to {b}: -{w}",
    directed="Arcs are not to be used backwards.",
    gains="A negative number lowers the sum; going in circles never pays in the end.",
    free="Passing the same place again is permitted; its numbers then count again.",
    avoid="It is forbidden to pass {avoid}.",
    visit="It is compulsory to pass {nodes} on the way.",
    most="No more than {most} of the listed connections may be used, repetitions counted.",
    parity="Repetitions counted, an {parity} number of connections must be used.",
    total=(
        "In a network one goes from {start} to {goal} in such a way that the numbers on the "
        "connections used have the least sum. Which sum is that?"
    ),
    walk=(
        "In a network one goes from {start} to {goal} in such a way that the numbers on the "
        "connections used have the least sum. Give that sum, and the nodes on such a way in the "
        "order in which one comes to them, beginning with {start} and ending with {goal}."
    ),
)

PLAIN = (GRAPH, LIST, TRIPLES, QUERY)
