"""The same questions turned round: told by complements, by odds, from the end, by columns."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING, Any

from unseen.categories.evidence.facts import Chain, Diagnosis, Network, Sources, Suspects
from unseen.categories.evidence.plain import verdict
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
    from collections.abc import Callable, Sequence

    from unseen.categories.evidence.facts import Belief, Link, Node, Trial
    from unseen.core.rng import Rng

__all__ = ["tell"]


def tell(belief: Belief, rng: Rng) -> str:
    """Return the question turned round, in one of its wordings."""
    return TELLERS[type(belief)](belief, rng)


def _left(thousandths: int) -> str:
    return percent(1000 - thousandths)


def _diagnosis(belief: Diagnosis, rng: Rng) -> str:
    tests, count = belief.tests, len(belief.tests)
    text = rng.choice(DIAGNOSES)
    show = _ratio if "{odds}" in text else _failures
    return text.format(
        free=_left(belief.prior),
        odds=_odds(1000 - belief.prior, belief.prior),
        tests=lines(show(at, test) for at, test in reversed(list(enumerate(tests, 1)))),
        results=joined(
            [f"a {verdict(test.is_positive)} test {at}" for at, test in enumerate(tests, 1)]
        ),
        count=plural(count, "test"),
        independence=INDEPENDENCE if count > 1 else "",
    )


def _odds(one: int, other: int) -> str:
    ratio = Fraction(one, other)
    return f"{ratio.numerator} to {ratio.denominator}"


def _failures(at: int, test: Trial) -> str:
    return (
        f"test {at} is negative for {_left(test.hit)} of the carriers and for {_left(test.alarm)} "
        "of the others"
    )


def _ratio(at: int, test: Trial) -> str:
    told = (test.hit, test.alarm) if test.is_positive else (1000 - test.hit, 1000 - test.alarm)
    return (
        f"the result of test {at}, which was {verdict(test.is_positive)}, is found among carriers "
        f"and among others with frequencies in the ratio of {_odds(*told)}"
    )


INDEPENDENCE = (
    "Carriers' results in one test say nothing about their results in another, and likewise for "
    "those who carry nothing. "
)

DIAGNOSES = (
    "How probable is it that somebody is a carrier after {results}? All that is known is that "
    "{free} of all people carry nothing, that this person is as good as drawn by lot, and that"
    "\n\n{tests}\n\n{independence}",
    "The odds against a person's being a carrier are {odds} before anything is tested.\n\n{tests}"
    "\n\n{independence}Turn the odds after all this into the probability of being a carrier.",
    "A test may fail in two ways, by being negative for a carrier or positive for somebody else. "
    "About the {count} used here one knows this:\n\n{tests}\n\n{independence}In a crowd where "
    "{free} carry nothing, consider all those with {results}. What fraction of them are carriers, "
    "on average?",
    "Bets on being a carrier are fair at {odds} against, as long as nothing is known. Then it "
    "turns out:\n\n{tests}\n\n{independence}At which probability of being a carrier are bets "
    "fair now?",
)


def _chain(belief: Chain, rng: Rng) -> str:
    links = reversed([_link(at, link) for at, link in enumerate(belief.links, 2)])
    results = [verdict(test.is_positive) for test in (belief.first, *belief.links)]
    return rng.choice(CHAINS).format(
        free=_left(belief.prior),
        count=plural(len(results), "test"),
        last=len(results),
        tests=lines([*links, _first(belief.first)]),
        results=joined(results[::-1]),
    )


def _first(test: Trial) -> str:
    return (
        f"test 1 is negative for {_left(test.hit)} of the carriers and for {_left(test.alarm)} of "
        "the others"
    )


def _link(at: int, link: Link) -> str:
    cases = [
        f"for {_left(hit)} of the carriers and {_left(alarm)} of the others with a {word} test "
        f"{at - 1}"
        for word, (hit, alarm) in (
            ("negative", link.after_negative),
            ("positive", link.after_positive),
        )
    ]
    return f"test {at} is negative {', and '.join(cases)}"


CHAINS = (
    "How probable is it that somebody is a carrier after {count} which, from the last to the "
    "first, were {results}? Of all people {free} carry nothing. Each test is swayed by the test "
    "just before it and by whether the person is a carrier, and by nothing else:\n\n{tests}",
    "Told backwards, from test {last} to test 1, somebody's results are {results}.\n\n{tests}\n\n"
    "Beyond this the tests have no influence on each other. {free} of all people are no carriers. "
    "What is the probability that this person, of whom nothing else is known, is one?",
    "Here is how often tests stay negative:\n\n{tests}\n\nResults earlier than those named make no "
    "difference. {free} of a crowd carry nothing. Among all members of the crowd with the results "
    "{results} (test {last} first, test 1 last), which fraction are carriers, on average?",
    "{free} of all people are free of something. The {count} done in a row, of which each but the "
    "first is influenced by the one before it alone, and by the truth, ended in {results}, if one "
    "lists them from the last to the first.\n\n{tests}\n\nFind the probability that the person "
    "tested is not free of it. (Carriers are those who are not free of it.)",
)


def _suspects(belief: Suspects, rng: Rng) -> str:
    total = sum(belief.weights)
    return rng.choice(SUSPECTS).format(
        count=len(belief.weights),
        priors=joined(
            [f"{share(total - w, total)} for H{n}" for n, w in enumerate(belief.weights, 1)]
        ),
        columns=lines(
            f"{LETTERS[m]} is missing with probability "
            + joined([f"{number(1000 - r[m])} under H{n}" for n, r in enumerate(belief.rates, 1)])
            for m in range(len(belief.seen))
        ),
        seen=joined(
            [
                f"{LETTERS[m]} is {'there' if there else 'missing'}"
                for m, there in enumerate(belief.seen)
            ]
        ),
        asked=f"H{belief.asked + 1}",
    )


SUSPECTS = (
    "With what probability is {asked} true, if {seen}? One of {count} explanations is right and "
    "all others are wrong. The probability of being wrong is, to begin with, {priors}. Traces "
    "come about independently once it is fixed which explanation is right:\n\n{columns}",
    "Each of {count} explanations may be the wrong one, with probability {priors}; all but one are "
    "wrong. Under the one that is right, traces turn up independently of each other:\n\n{columns}"
    "\n\nNow {seen}. What is the probability that {asked} is right after all?",
    "The traces below are independent of each other under every explanation.\n\n{columns}\n\n"
    "Exactly one of the explanations is right. Before any trace was looked for, the probability "
    "of a mistake in adopting one of them was {priors}. It is found that {seen}. With what "
    "probability is it no mistake now to adopt {asked}?",
    "It is found that {seen}. How probable does this make {asked}? A priori, each explanation had "
    "to be reckoned false with a certain probability, namely {priors}, and exactly one of them is "
    "true. Given it, whether one trace is missing has nothing to do with any other trace:\n\n"
    "{columns}",
)


def _sources(belief: Sources, rng: Rng) -> str:
    total = sum(belief.weights)
    others = [kind for at, kind in enumerate(KINDS) if at != belief.asked]
    return rng.choice(SOURCES).format(
        count=len(belief.weights),
        parts=joined([f"{share(w, total)} for wheel {n}" for n, w in enumerate(belief.weights, 1)]),
        columns=lines(
            f"{kind}: "
            + joined([f"{percent(s[at])} of wheel {n}" for n, s in enumerate(belief.shares, 1)])
            for at, kind in enumerate(KINDS)
        ),
        seen=joined([KINDS[kind] for kind in reversed(belief.seen)]),
        others=" nor ".join(others),
    )


SOURCES = (
    "One of {count} wheels of fortune stands behind a curtain; it was chosen with probability "
    "{parts}. This is how much of the rim of each is of which colour:\n\n{columns}\n\nSpins are "
    "independent. The latest spins were, the most recent one first, {seen}, and there were no "
    "others. What is the probability that the next spin shows neither {others}?",
    "Read from the latest to the first, the spins of a hidden wheel gave {seen}. It is always the "
    "same wheel, one of {count}, picked beforehand by a lottery with the probabilities {parts}. "
    "Colours take up these parts of the rims, and each spin is fair:\n\n{columns}\n\nFind the "
    "probability that one more spin gives neither {others}.",
    "What is the probability that a wheel, spun once more, stops at a colour that is neither "
    "{others}? Colours and their parts of the rim:\n\n{columns}\n\nWhich wheel it is was settled "
    "by lot, with probability {parts}, and never changed. Going back in time from now, the "
    "colours of all spins so far are {seen}.",
    "Here are {count} wheels, coloured like this:\n\n{columns}\n\nA croupier took one of them, "
    "with probability {parts}, and has used it ever since. His log, latest spin on top, says "
    "{seen}. How probable is it that the spin to come is neither {others}?",
)


def _network(belief: Network, rng: Rng) -> str:
    table = reversed([_line(at, node) for at, node in enumerate(belief.nodes)])
    return rng.choice(NETWORKS).format(
        lamps=lines(table),
        names=joined(list(LETTERS[: len(belief.nodes)])),
        seen=joined(
            [f"{LETTERS[at]} is {'on' if lit else 'off'}" for at, lit in reversed(belief.seen)]
        ),
        asked=LETTERS[belief.asked],
    )


def _line(at: int, node: Node) -> str:
    if not node.parents:
        return f"{LETTERS[at]} stays off with probability {_left(node.table[0])}"
    cases = zip(product((False, True), repeat=len(node.parents)), node.table, strict=True)
    told = [f"{_left(rate)} if {_state(node.parents, case)}" for case, rate in cases]
    return f"{LETTERS[at]} stays off with probability {', '.join(told)}"


def _state(parents: Sequence[int], case: Sequence[bool]) -> str:
    return " and ".join(
        f"{LETTERS[parent]} is {'on' if lit else 'off'}"
        for parent, lit in zip(parents, case, strict=True)
    )


NETWORKS = (
    "The lamps {names} are switched one after another, in the order of the alphabet, by a device "
    "that looks at some of the lamps before, as this list says from the last lamp to the "
    "first:\n\n{lamps}\n\nA lamp that does not stay off is on. Afterwards one sees that {seen}; "
    "the other lamps are covered. With what probability is lamp {asked} on?",
    "With what probability is lamp {asked} on, if {seen}? Each of the lamps {names} is set at "
    "random, and depends on no other lamps than the list says; given these, it does not depend on "
    "any lamp with an earlier letter. A lamp that is not off is on.\n\n{lamps}",
    "From the last lamp to the first, this is how a random display works:\n\n{lamps}\n\nThe chance "
    "used for a lamp depends on nothing but the lamps named with it. Every lamp is either off or "
    "on. Among all displays in which {seen}, which fraction has lamp {asked} on, in the long run?",
    "A row of lamps {names} was set, A first, by independent random choices with the probabilities "
    "below, each lamp looking at those named in its line. Reading the list, mind that it begins "
    "with the lamp set last and that it gives the chances of darkness.\n\n{lamps}\n\nYou are told "
    "that {seen}. How probable is it now that {asked} is not off but on?",
)

TELLERS: dict[type, Callable[[Any, Rng], str]] = {
    Diagnosis: _diagnosis,
    Chain: _chain,
    Suspects: _suspects,
    Sources: _sources,
    Network: _network,
}
