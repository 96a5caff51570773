"""Grade what a store holds anew: no model is called, and all grades change or none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from unseen.core.errors import BadInput
from unseen.core.grading import grade
from unseen.core.problem import mint
from unseen.runs.keys import grader_hash, problem_hash

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from unseen.core.attempt import Attempt
    from unseen.core.category import Category
    from unseen.core.grade import Grade
    from unseen.runs.store import Store

__all__ = ["regrade"]


def regrade(store: Store, catalogue: Mapping[str, Category[Any, Any]]) -> tuple[int, int]:
    """Return how many attempts were graded anew and how many of their verdicts changed.

    Raise BadInput when a problem is no longer made as it was asked: its facts would be others.
    """
    graded: list[tuple[int, str, Grade]] = []
    changed = 0
    for number, attempt in store.attempts():
        for hashed, verdict in _judged(store, attempt, catalogue):
            graded.append((number, hashed, verdict))
            changed += attempt.grade is None or attempt.grade.verdict != verdict.verdict
    store.replace_grades(graded)
    return len(graded), changed


def _judged(
    store: Store, attempt: Attempt, catalogue: Mapping[str, Category[Any, Any]]
) -> Iterator[tuple[str, Grade]]:
    if attempt.reply is None or attempt.reply.failure:
        return
    name = attempt.problem_id
    category = catalogue.get(name.slug)
    if category is None or category.version != name.version:
        raise BadInput(f"This version of unseen does not make {name}: use the one that asked it.")
    problem = mint(category, store.seed, name)
    if problem_hash(problem) != attempt.prompt_hash:
        raise BadInput(f"This version of unseen words {name} otherwise: use the one that asked it.")
    yield grader_hash(category), grade(category, problem.facts, attempt.reply.text)
