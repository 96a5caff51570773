"""The questions as stories, in which nobody speaks of tests or hypotheses."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

from unseen.categories.evidence.facts import Chain, Diagnosis, Network, Sources, Suspects
from unseen.categories.evidence.wording import (
    MAKERS,
    NAMES,
    THINGS,
    VILLAGES,
    joined,
    lines,
    percent,
    with_article,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from unseen.categories.evidence.facts import Belief, Link, Node
    from unseen.categories.evidence.wording import Maker, Thing
    from unseen.core.rng import Rng

__all__ = ["tell"]


def tell(belief: Belief, rng: Rng) -> str:
    """Return the story in one of its wordings."""
    return TELLERS[type(belief)](belief, rng)


def _chosen(pair: tuple[str, str], is_there: bool) -> str:  # noqa: FBT001 - an outcome, not an option
    return pair[0] if is_there else pair[1]


def _diagnosis(belief: Diagnosis, rng: Rng) -> str:
    thing = rng.choice(THINGS)
    signs = lines(
        f"{sign}: with {percent(test.hit)} of the {thing.bad} ones, and with "
        f"{percent(test.alarm)} of the {thing.good} ones"
        for (sign, _), test in zip(thing.signs, belief.tests, strict=False)
    )
    results = [test.is_positive for test in belief.tests]
    return rng.choice(DIAGNOSES).format(
        **_about(thing, belief.prior, results),
        signs=signs,
        independence=_independence(belief, thing),
    )


def _about(thing: Thing, prior: int, results: Sequence[bool]) -> dict[str, str]:
    seen = [_chosen(pair, there) for pair, there in zip(thing.signs, results, strict=False)]
    return {
        "many": thing.many,
        "one": thing.one,
        "a_one": with_article(thing.one),
        "bad": thing.bad,
        "good": thing.good,
        "prior": percent(prior),
        "seen": joined(seen),
    }


def _independence(belief: Diagnosis, thing: Thing) -> str:
    if len(belief.tests) == 1:
        return ""
    return (
        f"Among {thing.bad} ones each of these happens without regard to the others, and the same "
        f"goes for {thing.good} ones. "
    )


DIAGNOSES = (
    "Of the {many}, {prior} are {bad} and all others {good}. How often something is noticed:\n\n"
    "{signs}\n\n{independence}Nora takes one {one} at random and finds this: {seen}. How likely "
    "is it that hers is {bad}?",
    "An old book says how to tell {bad} from {good} among the {many}, {prior} of which are {bad} "
    "(the rest is {good}):\n\n{signs}\n\n{independence}A boy gets {a_one} by lot, and "
    "{seen}. What is the chance that it is {bad}?",
    "Is it {bad} or {good}? Piet has been given {a_one} by pure chance, and can't see of which "
    "sort it is. He knows that {prior} of the {many} are {bad}, the others being {good}, and he "
    "has counted for years:\n\n{signs}\n\n{independence}With this one, {seen}. Which probability "
    "of its being {bad} should he reckon with?",
    "{prior} of the {many} are {bad}; the others are {good}. Grandfather's notes say\n\n{signs}"
    "\n\n{independence}Take all the {many} of which one may say: {seen}. What share of these are "
    "{bad}?",
)


def _chain(belief: Chain, rng: Rng) -> str:
    thing = rng.choice(THINGS)
    results = [test.is_positive for test in (belief.first, *belief.links)]
    first = (
        f"{thing.signs[0][0]}: with {percent(belief.first.hit)} of the {thing.bad} ones, and with "
        f"{percent(belief.first.alarm)} of the {thing.good} ones"
    )
    signs = [first, *(_link(at, link, thing) for at, link in enumerate(belief.links, 1))]
    return rng.choice(CHAINS).format(**_about(thing, belief.prior, results), signs=lines(signs))


def _link(at: int, link: Link, thing: Thing) -> str:
    before, sign = thing.signs[at - 1], thing.signs[at][0]
    cases = [
        f"where {told}, with {percent(bad)} of the {thing.bad} and {percent(good)} of the "
        f"{thing.good} ones"
        for told, (bad, good) in zip(
            before, (link.after_positive, link.after_negative), strict=True
        )
    ]
    return f"{sign}: {'; '.join(cases)}"


CHAINS = (
    "Of the {many}, {prior} are {bad} and all others {good}. There is a fixed order in which one "
    "looks for signs, and each sign has to do with the one before it, though with no earlier "
    "one:\n\n{signs}\n\nNora takes one {one} at random and finds this: {seen}. How likely is it "
    "that hers is {bad}?",
    "An old book says how to tell {bad} from {good} among the {many}, {prior} of which are {bad} "
    "(the rest is {good}). How often a sign is seen hangs on the sort and on the sign just "
    "before:\n\n{signs}\n\nA boy gets {a_one} by lot, and {seen}. What is the chance "
    "that it is {bad}?",
    "Piet has been given {a_one} by pure chance, and can't see of which sort it is. He knows that "
    "{prior} of the {many} are {bad}, the others being {good}, and has counted for years how the "
    "signs follow on each other; what he writes about a sign holds whatever came still "
    "earlier.\n\n{signs}\n\nWith this one, {seen}. Which probability of its being {bad} should he "
    "reckon with?",
    "{prior} of the {many} are {bad}; the others are {good}. Grandfather's notes say\n\n{signs}"
    "\n\nand they add that nothing else matters for a sign. Take all the {many} of which one may "
    "say: {seen}. What share of these are {bad}?",
)


def _suspects(belief: Suspects, rng: Rng) -> str:
    maker, total = rng.choice(MAKERS), sum(belief.weights)
    return rng.choice(SUSPECTS).format(
        **_words(maker, len(belief.weights)),
        total=total,
        makers=lines(
            f"{NAMES[n]} makes {weight} of every {total} {maker.many}; of its own, "
            + joined(
                [f"{percent(r)} are {sign[0]}" for r, sign in zip(rates, maker.signs, strict=False)]
            )
            for n, (weight, rates) in enumerate(zip(belief.weights, belief.rates, strict=True))
        ),
        seen=joined(
            [_chosen(pair, there) for pair, there in zip(maker.signs, belief.seen, strict=False)]
        ),
        asked=NAMES[belief.asked],
    )


def _words(maker: Maker, count: int) -> dict[str, Any]:
    return {
        "many": maker.many,
        "one": maker.one,
        "a_one": with_article(maker.one),
        "maker": maker.maker,
        "names": joined(NAMES[:count]),
    }


SUSPECTS = (
    "All {many} in town come from {names}. Which of these a given {one} is from can't be seen on "
    "it, but\n\n{makers}\n\nWithin the goods of any one {maker} these traits occur independently "
    "of each other. Somebody picks {a_one} at random in town; it is {seen}. How likely is it to "
    "be from {asked}?",
    "A customer complains about {a_one} that is {seen}. The shop gets its {many} from {names} and "
    "mixes them well:\n\n{makers}\n\n(For each {maker} by itself, one trait has nothing to do with "
    "another.) Every {one} in the shop was as likely to be sold to this customer as any other. "
    "With what probability does it come from {asked}?",
    "At the fair, {many} from {names} lie in one big heap.\n\n{makers}\n\nFor {many} from the same "
    "{maker} the traits are independent. Ilse draws one of them at random and finds it "
    "{seen}. What are the chances that {asked} made it?",
    "{names} share the market, and nobody else makes {many}:\n\n{makers}\n\nNone of them has "
    "traits that tend to come together or to avoid each other. Take all the {many} on the market "
    "that are {seen}. What share of them is from {asked}?",
)


def _sources(belief: Sources, rng: Rng) -> str:
    maker, total = rng.choice(MAKERS), sum(belief.weights)
    return rng.choice(SOURCES).format(
        **_words(maker, len(belief.weights)),
        total=total,
        makers=lines(
            f"{NAMES[n]} on {weight} day{'s' * (weight > 1)} of {total}; of its {maker.many}, "
            + joined(
                [
                    f"{percent(part)} are {kind}"
                    for part, kind in zip(shares, maker.kinds, strict=True)
                ]
            )
            for n, (weight, shares) in enumerate(zip(belief.weights, belief.shares, strict=True))
        ),
        seen=joined([maker.kinds[kind] for kind in belief.seen]),
        asked=maker.kinds[belief.asked],
    )


SOURCES = (
    "A dealer takes a whole day's {many} from a single {maker}, which differs from day to day "
    "without any order:\n\n{makers}\n\nWhat kind {a_one} is has nothing to do with the others from "
    "the same {maker}. Today nobody knows who delivered, but those looked at so far were, in turn, "
    "{seen}. How likely is it that the next one is {asked}?",
    "A waggon brings {many} to the market, all of a day's load from one and the same {maker}. It "
    "comes from\n\n{makers}\n\nEach {one} is of one of the kinds with these shares, independently "
    "of the rest. The first to be unloaded today are {seen}. With what probability will the next "
    "be {asked}?",
    "Which {maker} supplied the town hall today has not been written down. One of them supplies it "
    "each day, and over the years it was\n\n{makers}\n\nEvery {one} is as if drawn at random with "
    "these shares. The porters unwrap {seen}, in this order. What is the chance of {asked} for the "
    "one they unwrap next?",
    "A trader buys {many} in port, all from one {maker}, and goes by chance:\n\n{makers}\n\n"
    "The kinds of {many} from the same {maker} follow each other without any rule. He has taken "
    "out a few today: {seen}. What probability does {asked} have for the next?",
)


def _network(belief: Network, rng: Rng) -> str:
    events = rng.choice(VILLAGES)
    return rng.choice(NETWORKS).format(
        almanac=lines(_line(at, node, events) for at, node in enumerate(belief.nodes)),
        seen=joined([_chosen(events[at], happened) for at, happened in belief.seen]),
        asked=events[belief.asked][0],
    )


def _line(at: int, node: Node, events: tuple[tuple[str, str], ...]) -> str:
    if not node.parents:
        return f"{events[at][0]}: on {percent(node.table[0])} of all days"
    cases = [
        " and ".join(_chosen(events[p], there) for p, there in zip(node.parents, case, strict=True))
        for case in product((False, True), repeat=len(node.parents))
    ]
    told = [f"{percent(rate)} if {case}" for case, rate in zip(cases, node.table, strict=True)]
    return f"{events[at][0]}: on {', '.join(told)}"


NETWORKS = (
    "An almanac tells on which share of days things happen, and what they hang on:\n\n{almanac}"
    "\n\nNothing else makes a difference: once the things named in a line are known, nothing that "
    "stands above the line tells any more about it. Of today one knows only that {seen}. How "
    "likely is it that {asked} today?",
    "Old Wenzel has kept a diary for so long that his shares can be taken as exact. Each line "
    "says how often something happens, depending on things above it, and on these alone:\n\n"
    "{almanac}\n\nOn a certain day {seen}; the rest is not known. What is the probability that "
    "{asked} on that day?",
    "Think of a place where this holds for any day (a thing is swayed by what its own line names, "
    "and by nothing else that stands before it):\n\n{almanac}\n\nWhat share of the days on which "
    "{seen} are days on which {asked}?",
    "Here is how a day comes about, line by line from the top, each time by a chance that depends "
    "only on what the line names:\n\n{almanac}\n\nA traveller learns of some day that {seen}. He "
    "wonders how probable it is that {asked} on that day. Tell him.",
)

TELLERS: dict[type, Callable[[Any, Rng], str]] = {
    Diagnosis: _diagnosis,
    Chain: _chain,
    Suspects: _suspects,
    Sources: _sources,
    Network: _network,
}
