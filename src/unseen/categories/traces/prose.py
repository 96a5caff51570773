"""The question of ``algorithmic_trace``: a procedure stated in full, and what is wanted of it.

A wording puts together how the numbers are given, how the procedure is told, and what is asked;
each of them is drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from unseen.categories.traces.code import as_python, as_steps, in_jars
from unseen.categories.traces.facts import NAMES
from unseen.categories.traces.texts import ASKS, GIVENS, RULES, TALLIES

if TYPE_CHECKING:
    from unseen.categories.traces.facts import Trace
    from unseen.core.rng import Rng

__all__ = ["ask"]


def ask(trace: Trace, framing: str, rng: Rng) -> str:
    """Return the question in one of the wordings of its framing."""
    if trace.task == "program":
        return PROGRAMS[framing](trace, rng)
    key = (framing, trace.task)
    words = {
        "numbers": ", ".join(map(str, _told(trace, framing))),
        "count": len(trace.numbers),
        "rounds": trace.rounds,
        "size": trace.size,
        "last": trace.size - 1,
    }
    parts = [rng.choice(GIVENS[key]), rng.choice(RULES[key]), rng.choice(ASKS[key])]
    if trace.tally:
        parts.append(TALLIES[key])
    return "\n\n".join(part.format(**words) for part in parts)


def _told(trace: Trace, framing: str) -> list[object]:
    """Return the numbers as they are told; a heap's 0 is an order to take one out."""
    if trace.task != "heap":
        return list(trace.numbers)
    out = {"plain": "POP", "story": "call", "inverted": "out"}[framing]
    into = {"plain": "PUSH {}", "story": "{}", "inverted": "in {}"}[framing]
    return [into.format(number) if number else out for number in trace.numbers]


def _python(trace: Trace, rng: Rng) -> str:
    start = "\n".join(
        f"{name} = {number}" for name, number in zip(NAMES, trace.numbers, strict=True)
    )
    opening = rng.choice(
        (
            "What are the values of a, b, c and d, in this order, when this Python program has "
            "run?",
            "Trace this Python code by hand and give the final values of a, b, c, d in this order.",
            "The following is run by Python 3. Which four numbers would print(a, b, c, d) show "
            "after the last line?",
            "Play the interpreter: after this Python program, what do a, b, c and d hold?",
        )
    )
    return f"{opening}\n\n{start}\n{as_python(trace.body)}"


def _jars(trace: Trace, rng: Rng) -> str:
    fill = ", ".join(
        f"{number} in jar {name.upper()}" for name, number in zip(NAMES, trace.numbers, strict=True)
    )
    who = rng.choice(("Old Marta", "The innkeeper", "A bored guard", "Little Tom", "Aunt Selma"))
    opening = rng.choice(
        (
            f"{who} plays with beans, of which there is a great sack. The beans at the start: "
            f"{fill}.",
            f"On the table stand four jars with beans in them: {fill}. More beans are in a sack. "
            f"{who} has a ritual.",
            f"{who} fills four jars with beans ({fill}) and then does this, taking new beans from "
            "a sack as needed:",
        )
    )
    question = rng.choice(
        (
            "How many beans are in the jars A, B, C and D in the end?",
            "When all is done the jars are counted, A first and D last. Which numbers come out?",
        )
    )
    return f"{opening}\n\n{in_jars(trace.body)}\n\n{question}"


def _steps(trace: Trace, rng: Rng) -> str:
    start = ", ".join(
        f"{name} = {number}" for name, number in zip(NAMES, trace.numbers, strict=True)
    )
    signs = (
        "Write x @ m for what is left of x after taking m away as often as possible, and x # y for "
        "the distance of x and y on the number line. In a list that is done several times over, t "
        "is 1 the first time, 2 the second time, and so on; the innermost such list counts."
    )
    opening = rng.choice(
        (
            f"{signs} Begin with {start} and follow the instructions.",
            f"Four registers hold numbers: {start}. {signs}",
            f"{signs} These orders change four numbers, which are {start} to begin with.",
        )
    )
    question = rng.choice(
        (
            "Give a, b, c, d as they are at the end.",
            "What do a, b, c and d end up as, in this order?",
        )
    )
    return f"{opening}\n\n{as_steps(trace.body)}\n\n{question}"


PROGRAMS = {"plain": _python, "story": _jars, "inverted": _steps}
