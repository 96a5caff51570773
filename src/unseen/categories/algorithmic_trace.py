"""What a procedure has done after so many steps: sorts, heaps, hash tables, short programs.

The idea: whoever knows the name of an algorithm knows where it ends, so the end is never asked for.
Asked are the state on the way, the work done so far, and the outcome of programs that have no name.
Each procedure is stated in full; no convention is left to the reader.

Sources: D. E. Knuth, The Art of Computer Programming 3 (insertion, selection, exchange, heaps, open
addressing with double hashing); the category of this name in FORGE.

Not done yet: recursion; graphs; merging and partitioning.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from unseen.categories.traces.facts import Trace
from unseen.categories.traces.machine import outcome, work
from unseen.categories.traces.programs import Shape, program
from unseen.categories.traces.prose import ask
from unseen.core.answers.sequence import integers
from unseen.core.category import Category, Worked

if TYPE_CHECKING:
    from unseen.core.rng import Rng

__all__ = ["CATEGORY"]

SORTS = ("insertion", "selection", "bubble")
LARGEST = {1: 99}
"""The largest number of a tier; 999 where nothing is said."""


class Tier(NamedTuple):
    """Ranges of one tier."""

    tasks: tuple[str, ...]
    amount: int
    """Numbers to sort, keys to insert, or operations on a heap."""
    rounds: int = 0
    size: int = 0
    tally: bool = False
    shape: Shape = Shape((0, 0), 0, 0)


TIERS = {
    1: Tier(("insertion", "bubble"), 6, rounds=2),
    2: Tier(("selection", "bubble", "insertion"), 9, rounds=4),
    3: Tier(("heap", "probing"), 9, size=11, tally=True),
    4: Tier(("insertion", "bubble"), 14, rounds=6, tally=True),
    5: Tier(("program",), 4, shape=Shape((20, 24), 3, 0)),
    6: Tier(("program",), 4, shape=Shape((20, 24), 4, 1)),
    7: Tier(("program",), 4, shape=Shape((20, 24), 5, 2)),
    8: Tier(("program",), 4, shape=Shape((24, 28), 7, 3)),
}


def draw(tier: int, rng: Rng) -> Trace:
    """Draw a trace that changes something and does not end in plain order."""
    return rng.until(lambda draws: _trace(tier, draws), _is_telling)


def _trace(tier: int, rng: Rng) -> Trace:
    ranges, largest = TIERS[tier], LARGEST.get(tier, 999)
    task = rng.choice(ranges.tasks)
    numbers = rng.sample(range(max(1, largest // 10), largest + 1), ranges.amount)
    if task in SORTS:
        return Trace(task, tuple(numbers), rounds=ranges.rounds, tally=ranges.tally)
    if task == "heap":
        return Trace(task, _operations(numbers, rng), tally=ranges.tally)
    if task == "probing":
        return Trace(task, tuple(numbers), size=ranges.size, tally=ranges.tally)
    return Trace(task, tuple(numbers), body=program(ranges.shape, rng))


def _operations(numbers: list[int], rng: Rng) -> tuple[int, ...]:
    """Return the numbers with three orders to take one out, each when at least two are in."""
    first = rng.sample(range(3, len(numbers) + 1), 3)
    out: list[int] = []
    for place, number in enumerate(numbers, start=1):
        out.append(number)
        if place in first:
            out.append(0)
    return tuple(out)


def _is_telling(trace: Trace) -> bool:
    if trace.task == "program":
        return sum(a != b for a, b in zip(outcome(trace), trace.numbers, strict=True)) >= 3
    if trace.task not in SORTS:
        return True
    row = list(outcome(trace)[: len(trace.numbers)])
    return row != list(trace.numbers) and row != sorted(row)


def space(tier: int) -> int:
    """Count the choices of different numbers in order; at least half are never refused."""
    ranges, largest = TIERS[tier], LARGEST.get(tier, 999)
    number = 1
    for place in range(ranges.amount):
        number *= largest + 1 - max(1, largest // 10) - place
    # Of a program's body only the first statement's constants are counted.
    return (number * 16 if ranges.tasks == ("program",) else number) // 2


SORTING = (5, 2, 9, 1, 7)
WORKED = (
    Worked(
        facts=Trace("insertion", SORTING, rounds=2, tally=True),
        right=(
            "2, 5, 9, 1, 7, 2",
            "[2, 5, 9, 1, 7, 2]",
            "(2 5 9 1 7 2)",
            "result = [2,5,9,1,7,2].",
        ),
        wrong=("2, 5, 9, 1, 7", "2, 5, 9, 1, 7, 3", "1, 2, 5, 7, 9, 2", "2, 5, 1, 9, 7, 2"),
        source="by hand: 2 is held against 5, then 9 against 5",
    ),
    Worked(
        facts=Trace("selection", SORTING, rounds=2, tally=True),
        right=("1, 2, 9, 5, 7, 1",),
        wrong=("1, 2, 9, 5, 7, 2", "1, 2, 5, 9, 7, 1", "5, 2, 9, 1, 7, 1"),
        source="by hand: 1 changes with 5; 2 stands right already",
    ),
    Worked(
        facts=Trace("bubble", SORTING, rounds=1, tally=True),
        right=("2, 5, 1, 7, 9, 3",),
        wrong=("2, 5, 1, 7, 9, 4", "2, 1, 5, 7, 9, 3"),
        source="by hand: 5-2, 9-1 and 9-7 change",
    ),
    Worked(
        facts=Trace("heap", (5, 3, 8, 1, 0), tally=True),
        right=("3, 5, 8, 4", "[3, 5, 8, 4]"),
        wrong=("3, 8, 5, 4", "1, 3, 8, 5, 3", "3, 5, 8, 3"),
        source="by hand: 3 rises past 5; 1 past 5 and 3; after the pop 5 sinks below 3",
    ),
    Worked(
        facts=Trace("probing", (7, 14, 12), size=7, tally=True),
        right=("7, 0, 0, 14, 0, 12, 0, 4",),
        wrong=("7, 14, 0, 0, 0, 12, 0, 4", "7, 0, 0, 14, 0, 12, 0, 3"),
        source="by hand: 14 finds slot 0 taken and goes on by 1 + 14 mod 6 = 3",
    ),
    Worked(
        facts=Trace(
            "program",
            (1, 2, 3, 4),
            body=(("repeat", 2, (("add", "a", "b", 101), ("swap", "a", "b"))),),
        ),
        right=("3, 5, 3, 4",),
        wrong=("5, 3, 3, 4", "2, 3, 3, 4"),
        source="by hand: (1, 2) becomes (2, 3), then (3, 5)",
    ),
)

CATEGORY = Category(
    slug="algorithmic_trace",
    version=1,
    title="Traces of algorithms",
    tiers=TIERS,
    draw=draw,
    ask=ask,
    solve=outcome,
    kind=integers,
    measure=work,
    space=space,
    worked=WORKED,
)
