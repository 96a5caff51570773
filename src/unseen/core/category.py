"""A category is a value: plain functions and one record that names them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from unseen.core.answers.kind import AnswerKind
    from unseen.core.rng import Rng

__all__ = ["FRAMINGS", "Category", "Worked"]

F = TypeVar("F")
A = TypeVar("A")

FRAMINGS = ("plain", "story", "inverted")


@dataclass(frozen=True, kw_only=True)
class Worked(Generic[F]):
    """A case worked by hand or taken from a book: texts that are right and texts that are not."""

    facts: F
    right: tuple[str, ...]
    wrong: tuple[str, ...]
    source: str
    """Where the right value comes from, so that a reader can check it."""


@dataclass(frozen=True, kw_only=True)
class Category(Generic[F, A]):
    """One kind of problem. ``F`` is the type of its facts, ``A`` of its answers.

    The functions are pure. ``draw`` makes whole-number draws from the Rng alone and provably ends.
    """

    slug: str
    version: int
    """Raised whenever any drawn fact, prompt or verdict changes."""
    title: str
    tiers: Mapping[int, Any]
    """One line a tier, from 1 upwards."""
    draw: Callable[[int, Rng], F]
    ask: Callable[[F, str, Rng], str]
    """The question in prose for a framing, from the facts alone; the Rng picks among wordings.
    The hint of the answer kind is put behind it by ``mint`` and is not part of it."""
    solve: Callable[[F], A]
    """One right answer."""
    kind: AnswerKind[A] | Callable[[F], AnswerKind[A]]
    check: Callable[[F, A], bool | None] | None = None
    """Whether an answer is right; None from it means undecided. Left out where equality serves."""
    misses: Callable[[F], tuple[str, ...]] | None = None
    """Wrong answers near a right one, for a category with ``check``; else the kind's own serve."""
    measure: Callable[[F], int]
    """The work that a solver must do, as a whole number that rises with the tier."""
    space: Callable[[int], int]
    """A number of distinct problems of this tier, derived from its ranges: a lower bound."""
    worked: tuple[Worked[F], ...]
    framings: tuple[str, ...] = FRAMINGS

    def kind_of(self, facts: F) -> AnswerKind[A]:
        """Return the answer kind of one problem."""
        return self.kind(facts) if callable(self.kind) else self.kind

    def is_right(self, facts: F, answer: A) -> bool | None:
        """Return whether an answer is right for these facts, or None when that is undecided."""
        if self.check:
            return self.check(facts, answer)
        return self.kind_of(facts).equal(self.solve(facts), answer)
