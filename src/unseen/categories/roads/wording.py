"""How a question about a network is put together from one of several wordings."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from unseen.categories.roads.facts import Edge, Network
    from unseen.core.rng import Rng

__all__ = ["Wording", "say"]

SINGLE_UNIT = re.compile(r"\b1 (coin|shell|unit|point|minute|metre)s\b")


@dataclass(frozen=True, kw_only=True)
class Wording:
    """One way to say a network, a rule and what is wanted.

    ``text`` may use ``{edges}``, ``{rule}``, ``{want}``, ``{start}`` and ``{goal}``; the ways use
    ``{a}``, ``{b}`` and ``{w}``, which is never negative.
    """

    text: str
    both: str
    """A way that can be gone in both directions."""
    one: str
    """A way from ``{a}`` to ``{b}`` alone."""
    gain: str
    """A way from ``{a}`` to ``{b}`` alone that takes ``{w}`` away from the total."""
    between: str = "\n"
    """What stands between two ways."""
    directed: str = ""
    """What is said about ways where they have a direction."""
    gains: str = ""
    """What is said where some ways take away from the total."""
    free: str
    """That everything may be passed more than once; said wherever it could matter."""
    avoid: str
    visit: str
    """``{nodes}`` must be passed: one, or several ``(in any order)``."""
    most: str
    """There may be ``{most}`` edges at most."""
    parity: str
    """The number of edges must be ``{parity}``."""
    total: str
    """What is asked for where the total alone is wanted."""
    walk: str
    """What is asked for where a walk is wanted as well."""


def say(network: Network, wordings: tuple[Wording, ...], rng: Rng) -> str:
    """Return the question in one of the wordings, the ways in random order."""
    wording = rng.choice(wordings)
    ways = wording.between.join(
        _way(edge, wording, network, rng) for edge in rng.shuffled(network.edges)
    )
    ends = {"start": network.start, "goal": network.goal}
    want = (wording.walk if network.wants_walk else wording.total).format(**ends)
    rule = " ".join(_rules(network, wording))
    template = wording.text if rule else wording.text.replace("{rule} ", "")
    text = template.format(edges=ways, rule=rule, want=want, **ends)
    return "\n\n".join(part.rstrip() for part in text.split("\n\n") if part.strip())


def _way(edge: Edge, wording: Wording, network: Network, rng: Rng) -> str:
    tail, head, weight = edge
    form = wording.gain if weight < 0 else wording.one
    if not network.is_directed:
        form = wording.both
        tail, head = rng.shuffled((tail, head))
    return SINGLE_UNIT.sub(r"1 \1", form.format(a=tail, b=head, w=abs(weight)))


def _rules(network: Network, wording: Wording) -> list[str]:
    """Return the sentences about directions, gains and the rule, as far as there are any."""
    rule = network.rule
    has_gain = any(edge.weight < 0 for edge in network.edges)
    nodes = " and ".join(rule.visit) + " (in any order)" * (len(rule.visit) > 1)
    told = (
        (network.is_directed, wording.directed),
        (has_gain, wording.gains),
        (bool(rule.avoid), wording.avoid.format(avoid=rule.avoid)),
        (bool(rule.visit), wording.visit.format(nodes=nodes)),
        (rule.most > 0, wording.most.format(most=rule.most)),
        (bool(rule.parity), wording.parity.format(parity=rule.parity)),
        (has_gain or any(rule), wording.free),
    )
    return [text for is_told, text in told if is_told and text]
