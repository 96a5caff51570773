"""The seven kinds of evidence about one tier of a category, each a function of a sample.

Each returns a Finding: whether the criterion holds, the figures, and the first problems found.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from itertools import islice
from statistics import fmean, quantiles
from time import process_time
from typing import TYPE_CHECKING, Any

from unseen.categories.oracles import oracle_of
from unseen.core.grading import grade
from unseen.core.laws import LAWS, chance_rates, near_misses, sample_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from unseen.core.category import Category

    Subject = Category[Any, Any]
    Evidence = Callable[[Subject, int, "Effort"], "Finding"]

__all__ = ["CRITERIA", "Effort", "Finding"]

SHOWN = 5
SEED = "certification"
SLOW_CATEGORIES = {"chess_mate": (0.050, 1.0)}
DRAW_LIMITS = (0.005, 0.050)  # seconds: median, 99th percentile
GRADE_LIMITS = (0.001, 0.050)
RENDERING_LAWS = (
    "own_answer_is_right",
    "answers_are_short",
    "writing_reads_back",
    "every_dress_is_right",
)
REFUSAL_LAWS = ("no_miss_is_right", "junk_is_not_right", "reading_is_total", "worked_cases_hold")


@dataclass(frozen=True)
class Effort:
    """How much evidence to gather, in problems of each tier."""

    oracle: int = 1000
    draws: int = 20_000
    renderings: int = 200
    chance: int = 400
    timed: int = 200

    def scaled(self, sample: int) -> Effort:
        """Return the effort with ``sample`` oracle problems and the rest in proportion."""
        part = sample / self.oracle
        return Effort(*(max(20, round(part * own)) for own in vars(self).values()))


@dataclass(frozen=True)
class Finding:
    """What one kind of evidence says of one tier."""

    holds: bool
    figures: dict[str, Any] = field(default_factory=dict[str, Any])
    problems: tuple[str, ...] = ()


def space(category: Subject, tier: int, effort: Effort) -> Finding:
    """Count distinct problems: the stated number, and the least that the collisions allow."""
    draws = effort.draws // 10 if category.slug in SLOW_CATEGORIES else effort.draws
    repeats = draws - len(set(sample_of(category, tier, SEED, draws)))
    stated, bar = category.space(tier), 2**24 if tier == 1 else 2**40
    pairs = draws * (draws - 1) / 2
    allowed = 4 * pairs / bar + 3 if tier == 1 else 0
    figures = {
        "stated": f"2^{stated.bit_length() - 1}",
        "draws": draws,
        "repeats": repeats,
        "least_by_collisions": round(pairs / (repeats + 3)),
    }
    return Finding(stated >= bar and repeats <= allowed, figures)


def renderings(category: Subject, tier: int, effort: Effort) -> Finding:
    """Grade own answers and every dress of them; all must be right."""
    sample = sample_of(category, tier, SEED, effort.renderings)
    problems = _problems(RENDERING_LAWS, category, tier, sample)
    dresses = sum(len(_dresses(category, facts)) for facts in sample)
    return Finding(not problems, {"problems": len(sample), "renderings": dresses}, problems)


def refusals(category: Subject, tier: int, effort: Effort) -> Finding:
    """Grade near misses, chance answers, junk and echoes; none may be right, none slow."""
    sample = sample_of(category, tier, SEED, effort.renderings)
    wider = sample_of(category, tier, SEED, effort.chance)
    problems = (
        *_problems(REFUSAL_LAWS, category, tier, sample),
        *_problems(("an_echo_is_not_right",), category, tier, sample[:20]),
        *_problems(("chance_is_low",), category, tier, wider),
    )
    times = [_timed(grade, category, facts, f"ANSWER: {_own(category, facts)}") for facts in sample]
    figures = {
        "near_misses": sum(len(set(near_misses(category, facts))) for facts in sample),
        "chance": round(max(share for _, share, _ in chance_rates(category, wider)), 4),
        **_milliseconds("grade", times),
    }
    return Finding(not problems and _within(times, GRADE_LIMITS), figures, problems)


def truth(category: Subject, tier: int, effort: Effort) -> Finding:
    """Ask an oracle that shares no code with the category about every stored answer."""
    confirm = oracle_of(category.slug)
    if confirm is None:
        return Finding(holds=False, figures={"checked": 0}, problems=("there is no oracle",))
    sample = sample_of(category, tier, SEED, effort.oracle)
    wrong = [facts for facts in sample if confirm(facts, category.solve(facts)) is not True]
    problems = tuple(f"the oracle disagrees: {facts}" for facts in wrong[:SHOWN])
    return Finding(not wrong, {"checked": len(sample), "disagreements": len(wrong)}, problems)


def scaling(category: Subject, tier: int, effort: Effort) -> Finding:
    """Measure the work of this tier; ``rises`` compares the tiers."""
    sample = sample_of(category, tier, SEED, effort.timed)
    figures = {
        "measure": fmean(map(category.measure, sample)),
        "baseline": fmean(_lines_run(category.solve, facts) for facts in sample[:40]),
    }
    return Finding(holds=True, figures=figures)


def drawing(category: Subject, tier: int, effort: Effort) -> Finding:
    """Time the draws, and see that they repeat exactly."""
    times = [
        _timed(sample_of, category, tier, f"{SEED} {index}", 1) for index in range(effort.timed)
    ]
    sample = sample_of(category, tier, SEED, 20)
    repeats = sample == sample_of(category, tier, SEED, 20)
    limits = SLOW_CATEGORIES.get(category.slug, DRAW_LIMITS)
    return Finding(repeats and _within(times, limits), _milliseconds("draw", times))


def framings(category: Subject, tier: int, _effort: Effort) -> Finding:
    """See that all framings ask the same facts, in texts that differ."""
    sample = sample_of(category, tier, SEED, 20)
    problems = _problems(("framings_differ", "facts_are_values"), category, tier, sample)
    return Finding(not problems, {"framings": len(category.framings)}, problems)


CRITERIA: dict[str, Evidence] = {
    criterion.__name__: criterion
    for criterion in (space, renderings, refusals, truth, scaling, drawing, framings)
}


def _problems(
    laws: Sequence[str], category: Subject, tier: int, sample: Sequence[Any]
) -> tuple[str, ...]:
    def found() -> Iterator[str]:
        for law in laws:
            yield from LAWS[law](category, tier, sample)

    return tuple(islice(found(), SHOWN))


def _dresses(category: Subject, facts: Any) -> set[str]:
    return set(category.kind_of(facts).dresses(category.solve(facts)))


def _own(category: Subject, facts: Any) -> str:
    return category.kind_of(facts).write(category.solve(facts))


def _timed(function: Callable[..., Any], *arguments: Any) -> float:
    start = process_time()
    function(*arguments)
    return process_time() - start


def _median_and_tail(times: Sequence[float]) -> tuple[float, float]:
    cuts = quantiles(times, n=100, method="inclusive")
    return cuts[49], cuts[98]


def _within(times: Sequence[float], limits: tuple[float, float]) -> bool:
    median, tail = _median_and_tail(times)
    return median <= limits[0] and tail <= limits[1]


def _milliseconds(name: str, times: Sequence[float]) -> dict[str, float]:
    median, tail = _median_and_tail(times)
    return {f"{name}_ms_median": round(median * 1e3, 3), f"{name}_ms_p99": round(tail * 1e3, 3)}


def _lines_run(function: Callable[[Any], Any], argument: Any) -> int:
    """Return how many lines of Python one call runs: the same on every machine, unlike seconds."""
    count = 0

    def trace(_frame: Any, event: str, _argument: Any) -> Any:
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        function(argument)
    finally:
        sys.settrace(before)
    return count
