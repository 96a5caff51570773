"""Wordings for a chain of one sum or difference, where talk of a first and a last step is idle."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from unseen.categories.chains.steps import Chain
    from unseen.core.rng import Rng

__all__ = ["ask_single", "is_single"]

PEOPLE = ("Anouk", "Boaz", "Celia", "Deniz", "Emeka", "Freya", "Goran", "Hana", "Ivo", "Jun")


class Wording(NamedTuple):
    """One wording for a sum and for a difference of ``{a}``, the start, and ``{b}``."""

    addition: str
    subtraction: str


PLAIN = (
    Wording(
        addition="What is {a} + {b}?",
        subtraction="What is {a} - {b}?",
    ),
    Wording(
        addition="Add {b} to {a}. What is the result?",
        subtraction="Subtract {b} from {a}. What is the result?",
    ),
    Wording(
        addition="Find the sum of {a} and {b}.",
        subtraction="Find the difference {a} minus {b}.",
    ),
    Wording(
        addition="Let n be the number {a}. How much is n + {b}?",
        subtraction="Let n = {a}. How much is n - {b}?",
    ),
)
STORY = (
    Wording(
        addition="{who} has {a} crowns in a bank account and pays in another {b} crowns. Which "
        "balance does the account show then?",
        subtraction="{who} has {a} crowns in a bank account and draws out {b} crowns; a debt to "
        "the bank is shown as a negative balance. Which balance does the account show then?",
    ),
    Wording(
        addition="{who} lets a drone hover {a} millimetres above a lake, then makes it go {b} "
        "millimetres higher. How many millimetres above the lake is it now?",
        subtraction="{who} lets a diving drone hover {a} millimetres above a lake, then makes it"
        " go {b} millimetres lower. What does its height gauge show in millimetres, if heights "
        "below the surface are negative?",
    ),
    Wording(
        addition="A robot built by {who} stands at mark {a} of a long line whose marks are "
        "numbered upwards to the right. It rolls {b} marks to the right. At which mark does it "
        "stop?",
        subtraction="A robot built by {who} stands at mark {a} of a line whose marks are "
        "numbered upwards to the right and go on below 0 to the left. It rolls {b} marks to the "
        "left. At which mark does it stop?",
    ),
    Wording(
        addition="Before the last round of a quiz {who} leads with {a} points, and the last "
        "round brings {b} more. With how many points does {who} end?",
        subtraction="Before the last round of a quiz {who} has {a} points, and the last round "
        "costs {b} of them. Scores may fall below zero. With how many points does {who} end?",
    ),
)
INVERTED = (
    Wording(
        addition="When {b} is taken away from a certain number, {a} is left. Which number is it?",
        subtraction="When {b} is added to a certain number, {a} comes out. Which number is it?",
    ),
    Wording(
        addition="Somebody counts down {b} steps, one by one, and arrives at {a}. From which "
        "number did the counting start?",
        subtraction="Somebody counts up {b} steps, one by one, and arrives at {a}. From which "
        "number, negative if need be, did the counting start?",
    ),
    Wording(
        addition="Suppose that the sign - meant “plus” and the sign + meant “minus”. How much "
        "would {a} - {b} be?",
        subtraction="Suppose that the sign - meant “plus” and the sign + meant “minus”. How much"
        " would {a} + {b} be?",
    ),
    Wording(
        addition="Read this sum from right to left, beginning with its last number, but read the"
        " digits of each number as usual: {b} + {a}. What is the result?",
        subtraction="Read this from right to left, beginning with its last number, but read the "
        "digits of each number as usual: {b} - {a}. What is the result?",
    ),
    Wording(
        addition="By x ◇ y is meant: y, made greater by x. What is {b} ◇ {a}?",
        subtraction="By x ◇ y is meant: y, made smaller by x. What is {b} ◇ {a}?",
    ),
)
SINGLE = {"plain": PLAIN, "story": STORY, "inverted": INVERTED}


def is_single(chain: Chain) -> bool:
    """Whether the chain is one sum or one difference."""
    return len(chain.steps) == 1 and chain.steps[0].op in ("add", "subtract")


def ask_single(chain: Chain, framing: str, rng: Rng) -> str:
    """Return the question about a chain for which ``is_single`` holds."""
    step = chain.steps[0]
    wording = rng.choice(SINGLE[framing])
    text = wording.addition if step.op == "add" else wording.subtraction
    return text.format(a=chain.start, b=step.operand, who=rng.choice(PEOPLE))
