"""Carry out a trace, counting its work."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from unseen.categories.traces.facts import NAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from unseen.categories.traces.facts import Statement, Trace

__all__ = ["outcome", "work"]

Result = tuple[list[int], int, int]
"""The state at the end, the work that is told with it, and all elementary steps."""


def outcome(trace: Trace) -> tuple[int, ...]:
    """Return the numbers that are asked for."""
    state, told, _ = TASKS[trace.task](trace)
    return (*state, told) if trace.tally else tuple(state)


def work(trace: Trace) -> int:
    """Return how many elementary steps the procedure takes."""
    return TASKS[trace.task](trace)[2]


def _insertion(trace: Trace) -> Result:
    """Work: comparisons of two numbers."""
    row = list(trace.numbers)
    compared = moved = 0
    for place in range(1, trace.rounds + 1):
        at = place
        while at > 0:
            compared += 1
            if row[at - 1] <= row[at]:
                break
            row[at - 1], row[at] = row[at], row[at - 1]
            moved += 1
            at -= 1
    return row, compared, compared + moved


def _selection(trace: Trace) -> Result:
    """Work: exchanges of two different places."""
    row = list(trace.numbers)
    exchanged = steps = 0
    for place in range(trace.rounds):
        least = min(range(place, len(row)), key=lambda at: row[at])
        steps += len(row) - place
        if least != place:
            row[place], row[least] = row[least], row[place]
            exchanged += 1
    return row, exchanged, steps + exchanged


def _bubble(trace: Trace) -> Result:
    """Work: exchanges of neighbours."""
    row = list(trace.numbers)
    exchanged = steps = 0
    for done in range(trace.rounds):
        for at in range(len(row) - 1 - done):
            steps += 1
            if row[at] > row[at + 1]:
                row[at], row[at + 1] = row[at + 1], row[at]
                exchanged += 1
    return row, exchanged, steps + exchanged


def _heap(trace: Trace) -> Result:
    """Work: exchanges of a number with the one above or below it."""
    heap: list[int] = []
    exchanged = 0
    for number in trace.numbers:
        if number:
            heap.append(number)
            exchanged += _up(heap)
        else:
            heap[0] = heap[-1]
            heap.pop()
            exchanged += _down(heap)
    return heap, exchanged, 2 * exchanged + 2 * len(trace.numbers)


def _up(heap: list[int]) -> int:
    at, moves = len(heap) - 1, 0
    while at > 0 and heap[at] < heap[(at - 1) // 2]:
        heap[at], heap[(at - 1) // 2] = heap[(at - 1) // 2], heap[at]
        at, moves = (at - 1) // 2, moves + 1
    return moves


def _down(heap: list[int]) -> int:
    at, moves = 0, 0
    while 2 * at + 1 < len(heap):
        child = min((c for c in (2 * at + 1, 2 * at + 2) if c < len(heap)), key=lambda c: heap[c])
        if heap[child] >= heap[at]:
            break
        heap[at], heap[child] = heap[child], heap[at]
        at, moves = child, moves + 1
    return moves


def _probing(trace: Trace) -> Result:
    """Work: slots looked at, the free one that is taken included."""
    table = [0] * trace.size
    looked = 0
    for key in trace.numbers:
        at = key % trace.size
        step = 1 + key % (trace.size - 1)
        looked += 1
        while table[at]:
            at = (at + step) % trace.size
            looked += 1
        table[at] = key
    return table, looked, 3 * looked


def _program(trace: Trace) -> Result:
    values = dict(zip(NAMES, trace.numbers, strict=True))
    steps = _block(trace.body, values)
    return [values[name] for name in NAMES], steps, steps


def _block(body: tuple[Statement, ...], values: dict[str, int]) -> int:
    return sum(_statement(statement, values) for statement in body)


def _statement(statement: Statement, values: dict[str, int]) -> int:
    """Carry out one statement and return how many simple ones that took."""
    word, *rest = statement
    parts: list[Any] = rest
    if word == "repeat":
        turns, body = parts
        outer, steps = values.get("i", 0), 0
        for turn in range(1, turns + 1):
            values["i"] = turn
            steps += _block(body, values)
        values["i"] = outer
        return steps
    if word == "if":
        test, then, otherwise = parts
        return 1 + _block(then if _holds(test, values) else otherwise, values)
    SIMPLE[str(word)](values, *parts)
    return 1


def _holds(test: tuple[Any, ...], values: dict[str, int]) -> bool:
    if test[0] == "more":
        return values[test[1]] > values[test[2]]
    return values[test[1]] % test[2] == test[3]


def _add(values: dict[str, int], v: str, w: str, m: int) -> None:
    values[v] = (values[v] + values[w]) % m


def _scale(values: dict[str, int], v: str, k: int, w: str, m: int) -> None:
    values[v] = (k * values[v] + values[w]) % m


def _gap(values: dict[str, int], v: str, w: str) -> None:
    values[v] = abs(values[v] - values[w])


def _count(values: dict[str, int], v: str, k: int, m: int) -> None:
    values[v] = (values[v] + k * values["i"]) % m


def _swap(values: dict[str, int], v: str, w: str) -> None:
    values[v], values[w] = values[w], values[v]


SIMPLE: dict[str, Callable[..., None]] = {
    "add": _add,
    "scale": _scale,
    "gap": _gap,
    "count": _count,
    "swap": _swap,
}
TASKS: dict[str, Callable[[Trace], Result]] = {
    "insertion": _insertion,
    "selection": _selection,
    "bubble": _bubble,
    "heap": _heap,
    "probing": _probing,
    "program": _program,
}
