"""Evidence and Bayes' theorem: exact probabilities of what is not seen.

The idea, by tier: one, two and three independent tests of a condition whose prevalence is stated
once; several hypotheses; tests of which each hangs on the one before; what an unknown source will
give next; and small networks of events, of which some are seen, later ones among them.

All probabilities are rational and so is the answer, by Bayes' theorem (Bayes, An Essay towards
Solving a Problem in the Doctrine of Chances, 1763) and the product rule of networks (Pearl,
Probabilistic Reasoning in Intelligent Systems, chapter 3).

Source: the category of this name in FORGE. Not done yet: interventions; noisy-or; continuous
evidence.
"""

from __future__ import annotations

from functools import partial
from math import comb, perm, prod
from typing import TYPE_CHECKING, NamedTuple

from unseen.categories.evidence import drawing, inverted, plain, story
from unseen.categories.evidence.facts import (
    Chain,
    Diagnosis,
    Link,
    Network,
    Node,
    Sources,
    Suspects,
    Trial,
)
from unseen.categories.evidence.values import probability_of
from unseen.core.answers.rational import rational
from unseen.core.category import Category, Worked

if TYPE_CHECKING:
    from collections.abc import Callable

    from unseen.categories.evidence.facts import Belief
    from unseen.core.rng import Rng

__all__ = ["CATEGORY"]

ENDING = (
    "Give the exact probability as a fraction in lowest terms.",
    "State it exactly, as a fraction.",
    "The answer is to be an exact fraction.",
)


class Tier(NamedTuple):
    """How a tier is drawn, and the fewest facts that its ranges hold."""

    draw: Callable[[Rng], Belief]
    space: int


def _networks(size: int) -> int:
    """Count networks: an event has one or two of those before it as parents, and unlike rates."""
    one, two = perm(19, 2), perm(19, 4)
    return 19 * prod(at * one + comb(at, 2) * two for at in range(1, size))


TIERS = {
    1: Tier(partial(drawing.diagnosis, count=1, step=1), 299 * 499**2),
    2: Tier(partial(drawing.diagnosis, count=2, step=1), 299 * (499**2 * 2) ** 2),
    3: Tier(partial(drawing.diagnosis, count=3, step=10), 299 * (49**2 * 2) ** 3),
    4: Tier(partial(drawing.suspects, signs=2), 20**3 * 97**6 * 4),
    5: Tier(partial(drawing.chain, count=4), 299 * 49**2 * 19**12),
    6: Tier(partial(drawing.sources, count=4, length=4), 20**4 * 171**4 * 3**5),
    7: Tier(partial(drawing.network, size=5, observed=2), _networks(5)),
    8: Tier(partial(drawing.network, size=7, observed=3), _networks(7)),
}


def draw(tier: int, rng: Rng) -> Belief:
    """Draw evidence that leaves the matter open and changes what one thinks of it."""
    return TIERS[tier].draw(rng)


def ask(belief: Belief, framing: str, rng: Rng) -> str:
    """Return the question in one of the wordings of its framing."""
    tellers = {"plain": plain.tell, "story": story.tell, "inverted": inverted.tell}
    told = tellers[framing](belief, rng).strip()
    text = "\n".join(line.rstrip() for line in told.splitlines())
    gap = " " if text.endswith((".", "?", ")")) else "\n\n"
    return text + gap + rng.choice(ENDING)


def measure(belief: Belief) -> int:
    """Return how many numbers the question holds, and how many are multiplied."""
    match belief:
        case Diagnosis():
            return 4 * len(belief.tests) + 3
        case Chain():
            return 6 * len(belief.links) + 8
        case Suspects():
            return len(belief.weights) * (2 * len(belief.seen) + 2)
        case Sources():
            return len(belief.weights) * (len(belief.seen) + 6)
        case Network():
            size = len(belief.nodes)
            return sum(len(node.table) for node in belief.nodes) + (size << size - len(belief.seen))


def space(tier: int) -> int:
    """Return half of what the ranges hold: fewer than half of the draws are refused.

    Of networks more are refused, which the choices of what is seen and asked outweigh.
    """
    return TIERS[tier].space // 2


FIRST = Node((), (500,))
WORKED: tuple[Worked[Belief], ...] = (
    Worked(
        facts=Diagnosis(10, (Trial(800, 96, True),)),
        right=("25/322", "50/644", "\\frac{25}{322}", "P(D | T) = 25/322"),
        wrong=("0.078", "4/5", "1/100", "7.8%", "297/322", "25/322 or 26/322", "25/323"),
        source="Eddy (1982): 1% prevalence, 80% hits, 9.6% false alarms: 80 / (80 + 950.4)",
    ),
    Worked(
        facts=Diagnosis(500, (Trial(900, 300, False),)),
        right=("1/8", "0.125", "12.5%", "2/16"),
        wrong=("7/8", "3/4", "1/10", "0.12", "8"),
        source="by hand: 0.1 / (0.1 + 0.7)",
    ),
    Worked(
        facts=Suspects((1, 1, 1), ((500,), (0,), (1000,)), (True,), 2),
        right=("2/3", "\\frac23", "4/6"),
        wrong=("1/2", "1/3", "0.667", "0.66"),
        source="the three doors: the host opens door 2 when you chose 1 and the car is behind 3",
    ),
    Worked(
        facts=Chain(500, Trial(600, 200, True), (Link((500, 100), (900, 900), True),)),
        right=("15/16", "0.9375", "30/32"),
        wrong=("3/4", "1/16", "27/28", "0.94"),
        source="by hand: 0.6 * 0.5 against 0.2 * 0.1",
    ),
    Worked(
        facts=Sources((1, 1), ((1000, 0, 0), (500, 500, 0)), (0,), 0),
        right=("5/6", "10/12"),
        wrong=("3/4", "2/3", "1/6", "0.83"),
        source="by hand: Bertrand's boxes, 2/3 * 1 + 1/3 * 1/2",
    ),
    Worked(
        facts=Network((FIRST, Node((0,), (500, 100)), Node((0,), (200, 800))), ((2, True),), 1),
        right=("9/50", "0.18", "18%"),
        wrong=("3/10", "41/50", "1/5", "4/5"),
        source="by hand: the cause has 4/5 after the evidence, so 4/5 * 1/10 + 1/5 * 1/2",
    ),
)

CATEGORY = Category(
    slug="prob_bayes",
    version=1,
    title="Evidence and probability",
    tiers=TIERS,
    draw=draw,
    ask=ask,
    solve=probability_of,
    kind=rational,
    measure=measure,
    space=space,
    worked=WORKED,
)
