"""Count attempts by category, tier and framing."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from unseen.core.attempt import FailureClass

if TYPE_CHECKING:
    from collections.abc import Iterable

    from unseen.core.attempt import Attempt

__all__ = ["Cell", "Counts", "cells_of", "counts_of"]


@dataclass
class Counts:
    """How a set of expected attempts came out."""

    expected: int = 0
    answered: int = 0
    """Came back without a failure."""
    correct: int = 0
    undecided: int = 0
    compliant: int = 0
    failures: Counter[str] = field(default_factory=Counter[str])
    """Failures by class, and ``unsent`` ones."""

    def add(self, attempt: Attempt) -> None:
        """Count one expected attempt."""
        self.expected += 1
        if attempt.grade is None:
            self.failures[attempt.outcome] += 1
            return
        self.answered += 1
        self.correct += attempt.grade.correct
        self.undecided += attempt.grade.verdict == "undecided"
        self.compliant += attempt.grade.compliant

    @property
    def decided(self) -> int:
        """Answered attempts whose verdict is correct or incorrect."""
        return self.answered - self.undecided

    @property
    def own_failures(self) -> int:
        """Failures that are the model's own."""
        return sum(count for kind, count in self.failures.items() if _is_own(kind))

    @property
    def judged(self) -> int:
        """Attempts that tell something of the model: decided ones and its own failures."""
        return self.decided + self.own_failures

    @property
    def missing(self) -> int:
        """Expected attempts that tell nothing of the model, undecided ones included."""
        return self.expected - self.judged

    @property
    def accuracy(self) -> float | None:
        """The share of the judged attempts that is correct."""
        return self.correct / self.judged if self.judged else None

    @property
    def answered_accuracy(self) -> float | None:
        """The share of the decided attempts that is correct."""
        return self.correct / self.decided if self.decided else None


@dataclass
class Cell(Counts):
    """The counts of one category, tier and framing."""

    category: str = ""
    tier: int = 0
    framing: str = ""


def _is_own(kind: str) -> bool:
    return kind != "unsent" and FailureClass(kind).is_models_own


def counts_of(attempts: Iterable[Attempt]) -> Counts:
    """Return the counts of all attempts together."""
    counts = Counts()
    for attempt in attempts:
        counts.add(attempt)
    return counts


def cells_of(attempts: Iterable[Attempt]) -> list[Cell]:
    """Return the counts of each category, tier and framing, in that order."""
    cells: dict[tuple[str, int, str], Cell] = {}
    for attempt in attempts:
        name = attempt.problem_id
        key = (name.slug, name.tier, name.framing)
        if key not in cells:
            cells[key] = Cell(category=name.slug, tier=name.tier, framing=name.framing)
        cells[key].add(attempt)
    return [cells[key] for key in sorted(cells)]
