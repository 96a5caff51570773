"""Numbers in words and signs, the same in every report."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from unseen.analysis.intervals import Interval
    from unseen.analysis.summary import Score, Summary

__all__ = ["hero", "percent", "points", "ranged", "scored", "seconds"]

NONE = "–"


def percent(value: float | None) -> str:
    """Return a share as a percentage with one decimal place."""
    return NONE if value is None else f"{100 * value:.1f} %"


def ranged(interval: Interval | None) -> str:
    """Return an interval as two percentages."""
    return NONE if interval is None else f"{100 * interval.low:.1f} to {100 * interval.high:.1f}"


def scored(score: Score) -> str:
    """Return a score with its interval, in percent."""
    if score.value is None:
        return NONE
    return f"{percent(score.value)} ({ranged(score.interval)})"


def points(value: float | None) -> str:
    """Return a difference of shares in points of a hundred, with its sign."""
    return NONE if value is None else f"{100 * value:+.1f}"


def seconds(value: float | None) -> str:
    """Return a length of time."""
    return NONE if value is None else f"{value:.2f} s"


def hero(summary: Summary) -> str:
    """Return the one sentence that says what was seen."""
    score, counts = summary.scores["forge"], summary.counts
    if score.value is None:
        return f"{summary.model} has no score: {score.why_not}."
    sentence = (
        f"{summary.model} scores {percent(score.value)} on {len(summary.categories)} categories "
        f"(95 % interval {ranged(score.interval)}), with {counts.correct} of {counts.judged} "
        "answers right"
    )
    if counts.missing:
        sentence += f"; {counts.missing} of {counts.expected} attempts say nothing of it"
    return sentence + "."
