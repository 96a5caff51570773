"""Unseen mints reasoning problems that no model has seen, with answers that are proved.

>>> import unseen
>>> problem = unseen.mint(unseen.by_slug("game_nim"), 42, unseen.ProblemId("game_nim", 1, 3, 17))
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from unseen.categories import by_slug, catalogue
    from unseen.core.answers.kind import AnswerKind
    from unseen.core.attempt import Attempt, Reply, Request
    from unseen.core.category import Category, Worked
    from unseen.core.errors import BadInput
    from unseen.core.grade import Grade
    from unseen.core.grading import grade
    from unseen.core.ids import ProblemId
    from unseen.core.laws import violations
    from unseen.core.problem import Problem, mint
    from unseen.core.rng import Rng
    from unseen.models.scripted import ScriptedModel

__all__ = [
    "AnswerKind",
    "Attempt",
    "BadInput",
    "Category",
    "Grade",
    "Problem",
    "ProblemId",
    "Reply",
    "Request",
    "Rng",
    "ScriptedModel",
    "Worked",
    "by_slug",
    "catalogue",
    "grade",
    "mint",
    "violations",
]

HOMES = {
    "unseen.categories": ("by_slug", "catalogue"),
    "unseen.core.answers.kind": ("AnswerKind",),
    "unseen.core.attempt": ("Attempt", "Reply", "Request"),
    "unseen.core.category": ("Category", "Worked"),
    "unseen.core.errors": ("BadInput",),
    "unseen.core.grade": ("Grade",),
    "unseen.core.grading": ("grade",),
    "unseen.core.ids": ("ProblemId",),
    "unseen.core.laws": ("violations",),
    "unseen.core.problem": ("Problem", "mint"),
    "unseen.core.rng": ("Rng",),
    "unseen.models.scripted": ("ScriptedModel",),
}


def __getattr__(name: str) -> Any:
    """Load a public name when it is first asked for, so that the import itself stays light."""
    for home, names in HOMES.items():
        if name in names:
            return getattr(import_module(home), name)
    raise AttributeError(f"module 'unseen' has no attribute {name!r}")
