"""Situations in which a number changes step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from unseen.categories.chains.phrases import Phrases, listed

if TYPE_CHECKING:
    from unseen.categories.chains.steps import Chain
    from unseen.core.rng import Rng

__all__ = ["STORIES", "Story", "tell"]

PEOPLE = ("Amara", "Bashir", "Chloe", "Dmitri", "Esi", "Farid", "Greta", "Hiro", "Ines", "Jonas")


class Story(NamedTuple):
    """A situation: ``{who}`` is a person, ``{start}`` the first number, ``{n}`` how many steps."""

    opening: str
    line: str
    """How step ``{k}`` is told; ``{does}`` is its phrase."""
    joiner: str
    closing: str
    phrases: Phrases
    names: Phrases
    remark: str
    """What has to be said when a step looks back at an earlier value."""


BOARD_GAME = Story(
    opening="{who} plays a board game in which a score may be any number, below zero or with a "
    "fraction too. At the moment {who} has {start} points. The cards that are turned up next, "
    "in this order, read:",
    line="Card {k}: “{does}.”",
    joiner="\n",
    closing="{who} does exactly what each card says. What is the score after card {n}?",
    phrases={
        "add": "Your score goes up by {v}",
        "subtract": "Your score goes down by {v}",
        "multiply": "Your new score is {v} times your old one",
        "divide": "Your score is divided by {v}",
        "subtract_from": "Your new score is {v} minus your old one",
        "divide_into": "Your new score is {v} divided by your old one",
        "square": "Your new score is your old one times itself",
        "cube": "Your new score is the product of three numbers, each of them your old one",
    },
    names={"first": "the score before card 1", "value": "the score after card {k}"},
    remark="Going up by a negative number of points means going down, and the other way round.",
)

GLIDER = Story(
    opening="The height of a glider is given in metres above a beach, as a plain number that is "
    "negative below the beach. When {who} takes over the controls it is {start}.",
    line="({k}) {does}.",
    joiner=" ",
    closing="At what height is the glider after move ({n}), in metres?",
    phrases={
        "add": "Then it climbs by {v}",
        "subtract": "Then it sinks by {v}",
        "multiply": "Then it moves to its height times {v}",
        "divide": "Then it moves to the height which, multiplied by {v}, is the height it had",
        "subtract_from": "Then it moves to the height which, added to the height it had, makes {v}",
        "divide_into": "Then it moves to the height which, multiplied by the height it had, "
        "makes {v}",
        "square": "Then it moves to its height times itself",
        "cube": "Then it moves to its height times itself times itself again",
    },
    names={"first": "the height at the takeover", "value": "the height after move ({k})"},
    remark="To climb by a negative amount is to sink, to sink by one is to climb.",
)

WHISPERS = Story(
    opening="Children stand in a row. {who}, their teacher, shows child 1 a slip of paper on which "
    "{start} is written. Each child does a sum with the number it was given and whispers the "
    "result, without any rounding, into the ear of the next child:",
    line="Child {k} passes on {does}.",
    joiner="\n",
    closing="Child {n} says its result aloud. Which number is heard?",
    phrases={
        "add": "what it was given plus {v}",
        "subtract": "what it was given minus {v}",
        "multiply": "{v} times what it was given",
        "divide": "what it was given divided by {v}",
        "subtract_from": "{v} minus what it was given",
        "divide_into": "{v} divided by what it was given",
        "square": "what it was given times itself",
        "cube": "what it was given times itself times itself",
    },
    names={"first": "the number on the slip", "value": "the number child {k} passed on"},
    remark="Every child overhears all that was whispered before.",
)

BARN_DOOR = Story(
    opening="{who} chalks the number {start} on a barn door. Later visitors each wipe out the "
    "number they find there and chalk up another. Asked about it, they say in turn:",
    line="Visitor {k}: “{does}.”",
    joiner="\n",
    closing="Which number stands on the door when visitor {n} has gone?",
    phrases={
        "add": "Mine was greater than the one I found, by {v}",
        "subtract": "Mine was less than the one I found, by {v}",
        "multiply": "Mine is {v} times the one I found",
        "divide": "The one I found is {v} times mine",
        "subtract_from": "Mine and the one I found add up to {v}",
        "divide_into": "Mine times the one I found makes {v}",
        "square": "I multiplied the one I found by itself",
        "cube": "I multiplied the one I found by itself, and what came out by it again",
    },
    names={"first": "the number chalked first of all", "value": "the number of visitor {k}"},
    remark="To be greater by a negative number is to be less, and the other way round.",
)

PURSE = Story(
    opening="A magic purse holds an amount of gold that may be fractional, and negative when it "
    "is in debt. From the diary of {who}: I got it with {start} ounces inside.",
    line="Day {k}: {does}.",
    joiner=" ",
    closing="How many ounces does the purse hold at the end of day {n}?",
    phrases={
        "add": "I put in {v}",
        "subtract": "I took out {v}",
        "multiply": "overnight the gold in it was multiplied by {v}",
        "divide": "overnight the gold in it was divided by {v}",
        "subtract_from": "it now holds what would have to be added to its old amount to reach {v}",
        "divide_into": "it now holds that by which its old amount has to be multiplied to give {v}",
        "square": "the number of ounces became its own square",
        "cube": "the number of ounces became its own third power",
    },
    names={"first": "the amount it came with", "value": "the amount at the end of day {k}"},
    remark="To put in a negative amount is to take out, to take out one is to put in.",
)

STORIES = (BOARD_GAME, GLIDER, WHISPERS, BARN_DOOR, PURSE)


def tell(story: Story, chain: Chain, rng: Rng) -> str:
    """Return the chain as this story, with a person drawn from ``rng``."""
    known = {"who": rng.choice(PEOPLE), "start": chain.start, "n": len(chain.steps)}
    lines = (
        story.line.format(k=place, does=does)
        for place, does in enumerate(listed(chain, story.phrases, story.names), 1)
    )
    remarks = [story.remark] if chain.looks_back else []
    ending = " ".join([*remarks, story.closing.format(**known)])
    return f"{story.opening.format(**known)}{story.joiner[-1]}{story.joiner.join(lines)}\n{ending}"
