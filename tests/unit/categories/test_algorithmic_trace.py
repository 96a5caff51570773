"""Traces: carried out as real code would, never merely sorted, told in full."""

import bisect
import heapq

import pytest

from unseen.categories.algorithmic_trace import CATEGORY, TIERS
from unseen.categories.traces.code import as_python
from unseen.categories.traces.facts import NAMES, Trace
from unseen.categories.traces.machine import outcome
from unseen.core.grading import grade
from unseen.core.laws import sample_of
from unseen.core.rng import Rng

SORTS = ("insertion", "selection", "bubble")


def samples(task, count=40):
    for tier in TIERS:
        for trace in sample_of(CATEGORY, tier, "tasks", count):
            if trace.task == task:
                yield trace


@pytest.mark.parametrize("tier", [5, 6, 7, 8])
def test_programs_do_what_python_itself_does(tier):
    for trace in sample_of(CATEGORY, tier, "python", 40):
        variables = dict(zip(NAMES, trace.numbers, strict=True))
        exec(as_python(trace.body), {"__builtins__": {"abs": abs, "range": range}}, variables)
        assert outcome(trace) == tuple(variables[name] for name in NAMES)


@pytest.mark.parametrize("task", SORTS)
def test_a_sort_is_stopped_on_the_way(task):
    for trace in samples(task):
        row = outcome(trace)[: len(trace.numbers)]
        assert sorted(row) == sorted(trace.numbers)
        assert list(row) != sorted(row)
        assert row != trace.numbers


def test_all_rounds_sort():
    rng = Rng("rounds")
    for _ in range(30):
        numbers = tuple(rng.sample(range(100), 7))
        for task in SORTS:
            whole = Trace(task, numbers, rounds=6)
            assert list(outcome(whole)) == sorted(numbers)


def test_a_heap_is_a_heap_and_gives_the_least_first():
    for trace in samples("heap"):
        *heap, _ = outcome(trace)
        assert all(heap[(at - 1) // 2] < heap[at] for at in range(1, len(heap)))
        left = []
        for number in trace.numbers:
            heapq.heappush(left, number) if number else heapq.heappop(left)
        assert sorted(left) == sorted(heap)


def test_every_key_is_in_the_table_where_a_search_finds_it():
    for trace in samples("probing"):
        *table, _ = outcome(trace)
        for key in trace.numbers:
            at = key % trace.size
            while table[at] != key:
                assert table[at], "an empty slot ends the search"
                at = (at + 1 + key % (trace.size - 1)) % trace.size


def test_insertion_counts_what_bisection_predicts():
    numbers = (30, 10, 20, 40, 5)
    trace = Trace("insertion", numbers, rounds=4, tally=True)
    placed, compared = [30], 0
    for number in numbers[1:]:
        at = bisect.bisect(placed, number)
        compared += min(len(placed) - at + 1, len(placed))
        placed.insert(at, number)
    assert outcome(trace) == (*placed, compared)


def test_brackets_and_spaces_are_free_and_a_missing_number_is_not():
    trace = Trace("bubble", (3, 1, 2, 9), rounds=1)
    for right in ("1, 2, 3, 9", "[1, 2, 3, 9]", "(1,2,3,9)", "1 2 3 9", "result = [1, 2, 3, 9]."):
        assert grade(CATEGORY, trace, f"ANSWER: {right}").correct
    for wrong in ("1, 2, 3", "1, 2, 3, 9, 9", "1239", "1, 2, 9, 3"):
        assert not grade(CATEGORY, trace, f"ANSWER: {wrong}").correct
