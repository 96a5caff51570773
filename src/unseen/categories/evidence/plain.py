"""The questions in the words of a course in probability."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

from unseen.categories.evidence.facts import Chain, Diagnosis, Network, Sources, Suspects
from unseen.categories.evidence.wording import (
    KINDS,
    LETTERS,
    joined,
    lines,
    number,
    percent,
    plural,
    share,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from unseen.categories.evidence.facts import Belief, Link, Node, Trial
    from unseen.core.rng import Rng

__all__ = ["network_lines", "tell", "verdict"]


def tell(belief: Belief, rng: Rng) -> str:
    """Return the question in one of its wordings."""
    return TELLERS[type(belief)](belief, rng)


def verdict(is_positive: bool) -> str:  # noqa: FBT001 - a test's result, not an option
    """Return the result of a test as a word."""
    return "positive" if is_positive else "negative"


def _diagnosis(belief: Diagnosis, rng: Rng) -> str:
    return rng.choice(DIAGNOSES).format(
        prior=percent(belief.prior),
        tests=lines(_test(at, test, len(belief.tests)) for at, test in enumerate(belief.tests)),
        count=plural(len(belief.tests), "test"),
        independence=_independence(len(belief.tests)),
    )


def _independence(count: int) -> str:
    if count == 1:
        return ""
    return (
        "Among those with the condition the results of the tests are independent of each other, "
        "and so they are among those without it. "
    )


def _test(at: int, test: Trial, count: int) -> str:
    name = "the test" if count == 1 else f"test {at + 1}"
    return (
        f"{name} is positive for {percent(test.hit)} of those with the condition and for "
        f"{percent(test.alarm)} of those without it; here it is {verdict(test.is_positive)}"
    )


DIAGNOSES = (
    "{prior} of a population have a certain condition. One member is picked at random and "
    "examined by {count}. {independence}\n\n{tests}\n\nGiven this, what is the probability that "
    "the one who was picked has the condition?",
    "The prior probability of a condition is {prior}. The evidence:\n\n{tests}\n\n{independence}"
    "Find the posterior probability of the condition.",
    "Apply Bayes' theorem. Someone from a group in which {prior} have a condition undergoes "
    "{count}:\n\n{tests}\n\n{independence}With what probability does this person, who was chosen "
    "at random, have the condition?",
    "A condition occurs in {prior} of all cases. For a case chosen at random, this is known:\n\n"
    "{tests}\n\n{independence}What is the conditional probability of the condition, given all "
    "of it?",
)


def _chain(belief: Chain, rng: Rng) -> str:
    return rng.choice(CHAINS).format(
        prior=percent(belief.prior),
        count=plural(len(belief.links) + 1, "test"),
        hit=percent(belief.first.hit),
        alarm=percent(belief.first.alarm),
        links=lines(_link(at, link) for at, link in enumerate(belief.links, 2)),
        results=joined(
            [verdict(test.is_positive) for test in (belief.first, *belief.links)],
        ),
    )


def _link(at: int, link: Link) -> str:
    parts = [
        f"after a {word} test {at - 1} it is positive with probability {percent(hit)} if the "
        f"condition is there and {percent(alarm)} if it is not"
        for word, (hit, alarm) in (
            ("positive", link.after_positive),
            ("negative", link.after_negative),
        )
    ]
    return f"test {at}: {'; '.join(parts)}"


CHAINS = (
    "A condition is present with probability {prior}. It is looked for with {count}, one after the "
    "other. Each test depends on whether the condition is present and on the result of the test "
    "just before it, and on nothing else.\n\n  - test 1: it is positive with probability {hit} if "
    "the condition is there and {alarm} if it is not\n{links}\n\nThe results are, in order: "
    "{results}. What is now the probability that the condition is present?",
    "Find the posterior probability of a condition whose prior probability is {prior}, after "
    "{count} with the results {results}, in this order. The tests are not independent: given "
    "the condition or its absence, each of them still depends on its predecessor's result (but on "
    "no earlier one).\n\n  - test 1: it is positive with probability {hit} if the condition is "
    "there and {alarm} if it is not\n{links}",
    "{prior} of all patients have a condition. A patient chosen at random takes {count} in a row. "
    "The result of a test is influenced by the condition and by the result of the preceding test "
    "alone:\n\n  - test 1: it is positive with probability {hit} if the condition is there and "
    "{alarm} if it is not\n{links}\n\nThe results come out {results} (tests in order). How "
    "probable is it that this patient has the condition?",
    "Dependent tests: a condition has probability {prior}, and\n\n  - test 1: it is positive with "
    "probability {hit} if the condition is there and {alarm} if it is not\n{links}\n\nBeyond what "
    "is said here, no test depends on anything. With results {results}, for the tests in order, "
    "what is the probability of the condition?",
)


def _suspects(belief: Suspects, rng: Rng) -> str:
    total = sum(belief.weights)
    return rng.choice(SUSPECTS).format(
        count=len(belief.weights),
        priors=joined([f"P(H{n}) = {share(w, total)}" for n, w in enumerate(belief.weights, 1)]),
        rates=lines(
            joined([f"P({LETTERS[m]} | H{n}) = {number(rate)}" for m, rate in enumerate(rates)])
            for n, rates in enumerate(belief.rates, 1)
        ),
        signs=joined(list(LETTERS[: len(belief.seen)])),
        seen=joined(
            [
                f"{LETTERS[m]} {'occurs' if there else 'does not occur'}"
                for m, there in enumerate(belief.seen)
            ]
        ),
        asked=f"H{belief.asked + 1}",
    )


SUSPECTS = (
    "Exactly one of {count} hypotheses is true, with prior probabilities {priors}. The events "
    "{signs} are conditionally independent given any of the hypotheses:\n\n{rates}\n\nIt is found "
    "that {seen}. Find the posterior probability of {asked}.",
    "Let {priors}, where exactly one of the hypotheses holds. Given each hypothesis, {signs} are "
    "independent of each other, with\n\n{rates}\n\nWhat is the probability of {asked} given that "
    "{seen}?",
    "A detective entertains {count} hypotheses of which just one can be and is true: {priors}. "
    "Under each of them the clues {signs} turn up independently, with these probabilities:\n\n"
    "{rates}\n\nNow {seen}. How probable is {asked} in the light of this?",
    "Update the probabilities {priors} of hypotheses that exclude each other and leave no other "
    "possibility. The likelihoods are\n\n{rates}\n\nand the events are independent given the "
    "hypothesis. The observation: {seen}. What does the probability of {asked} become?",
)


def _sources(belief: Sources, rng: Rng) -> str:
    total = sum(belief.weights)
    return rng.choice(SOURCES).format(
        count=len(belief.weights),
        urns=lines(
            f"urn {n} is chosen with probability {share(weight, total)} and holds "
            + joined([f"{percent(part)} {kind}" for part, kind in zip(shares, KINDS, strict=True)])
            for n, (weight, shares) in enumerate(zip(belief.weights, belief.shares, strict=True), 1)
        ),
        seen=joined([KINDS[kind] for kind in belief.seen]),
        draws=plural(len(belief.seen), "draw"),
        asked=KINDS[belief.asked],
    )


SOURCES = (
    "One of {count} urns is chosen at random and kept; all draws are made from it, each ball being "
    "put back before the next draw.\n\n{urns}\n\nThe first {draws} give {seen}. What is the "
    "probability that the next ball is {asked}?",
    "There are {count} urns with balls of three colours:\n\n{urns}\n\nBalls are drawn from the "
    "chosen urn with replacement, always from the same urn. So far the balls were {seen}, in this "
    "order. Find the predictive probability that the next one is {asked}.",
    "Somebody picks one of the following urns, doesn't say which, and draws from it again and "
    "again, each time putting the ball back.\n\n{urns}\n\nAfter {draws} with the results {seen}, "
    "how probable is {asked} for the draw that follows?",
    "Balls are drawn with replacement from a single urn, which is one of these:\n\n{urns}\n\n"
    "Given that the colours so far are {seen}, find the probability that the next ball drawn from "
    "the same urn is {asked}.",
)


def _network(belief: Network, rng: Rng) -> str:
    return rng.choice(NETWORKS).format(
        nodes=network_lines(belief, _table_line),
        names=joined(list(LETTERS[: len(belief.nodes)])),
        given=", ".join(f"{LETTERS[at]} = {_bit(happened)}" for at, happened in belief.seen),
        asked=LETTERS[belief.asked],
    )


def _bit(happened: bool) -> str:  # noqa: FBT001 - an outcome, not an option
    return "1" if happened else "0"


def network_lines(belief: Network, line: Callable[[int, Node], str]) -> str:
    """Return a line for each event, in order."""
    return lines(line(at, node) for at, node in enumerate(belief.nodes))


def _table_line(at: int, node: Node) -> str:
    if not node.parents:
        return f"P({LETTERS[at]} = 1) = {number(node.table[0])}"
    return ", ".join(
        f"P({LETTERS[at]} = 1 | {_case(node.parents, case)}) = {number(rate)}"
        for case, rate in zip(
            product((False, True), repeat=len(node.parents)), node.table, strict=True
        )
    )


def _case(parents: tuple[int, ...], case: tuple[bool, ...]) -> str:
    return ", ".join(
        f"{LETTERS[parent]} = {_bit(value)}" for parent, value in zip(parents, case, strict=True)
    )


NETWORKS = (
    "A Bayesian network has the binary nodes {names}, each with values 0 and 1. A node's parents "
    "are the nodes that its table mentions:\n\n{nodes}\n\nFind P({asked} = 1 | {given}).",
    "{names} are random variables with values 0 and 1. Given the variables named in its line, each "
    "of them is independent of all others that stand above it.\n\n{nodes}\n\nWhat is "
    "P({asked} = 1 | {given})?",
    "The joint distribution of {names} (all 0 or 1) is the product of these conditional "
    "distributions:\n\n{nodes}\n\nCalculate the conditional probability that {asked} = 1, given "
    "{given}.",
    "Consider the belief network below, in which every variable is 0 or 1 and depends directly on "
    "those variables alone that stand behind the bar in its line.\n\n{nodes}\n\nThe evidence is "
    "{given}. What is the posterior probability of {asked} = 1?",
)

TELLERS: dict[type, Callable[[Any, Rng], str]] = {
    Diagnosis: _diagnosis,
    Chain: _chain,
    Suspects: _suspects,
    Sources: _sources,
    Network: _network,
}
