"""Deterministic solvers that are run through the same path as a model, to audit that path.

``oracle`` gives the stored answer and must score exactly 1; ``empty`` gives no answer and ``copy``
gives the prompt back: both must score exactly 0. ``majority`` gives the likeliest answer of the
tier and shows what chance is worth; ``noisy`` is right with a known chance a tier.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from unseen.core.attempt import Reply, Request
from unseen.core.errors import BadInput
from unseen.core.laws import near_misses
from unseen.core.problem import facts_of
from unseen.core.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from unseen.core.category import Category

    Catalogue = Mapping[str, Category[Any, Any]]
    Solver = Callable[[Category[Any, Any], Any, Request], str]

__all__ = ["AUDITED", "Control", "control"]

AUDITED: dict[str, float] = {"control/oracle": 1.0, "control/empty": 0.0, "control/copy": 0.0}
"""The controls whose score is known beforehand: any other score voids the run."""
MAJORITY_SAMPLE = 100
NOISE = (0.95, 0.85, 0.7, 0.5, 0.3, 0.2, 0.1, 0.05)
"""The chance of ``noisy`` at each tier where none is given."""


@dataclass(frozen=True)
class Control:
    """A model that works from the facts of the problem it is asked."""

    name: str
    solver: Solver
    catalogue: Catalogue
    seed: str
    endpoint: str = "control"

    async def reply(self, request: Request) -> Reply:
        """Return what the solver says of the problem."""
        asked = request.problem_id
        category = self.catalogue[asked.slug]
        facts = facts_of(category, self.seed, asked.tier, asked.index)
        return Reply(text=self.solver(category, facts, request), finish_reason="stop")


def control(name: str, kind: str, catalogue: Catalogue, seed: str) -> Control:
    """Return the control that ``kind`` names, such as ``oracle`` or ``noisy:0.9,0.5``."""
    word, _, setting = kind.partition(":")
    makers: dict[str, Callable[[], Solver]] = {
        "oracle": lambda: _right,
        "empty": lambda: _nothing,
        "copy": lambda: _prompt,
        "majority": lambda: _likeliest,
        "noisy": lambda: partial(_noisy, _chances(setting), seed),
    }
    if word not in makers or (setting and word != "noisy"):
        raise BadInput(f"There is no control {kind[:40]!r}; there are {', '.join(sorted(makers))}.")
    return Control(name, makers[word](), catalogue, seed)


def _chances(setting: str) -> tuple[float, ...]:
    try:
        found = tuple(float(part) for part in setting.split(",")) if setting else NOISE
    except ValueError:
        found = (2.0,)
    if not all(0 <= chance <= 1 for chance in found):
        raise BadInput(
            "control/noisy takes chances from 0 to 1, one a tier, such as control/noisy:0.9,0.5."
        )
    return found


def _answer(category: Category[Any, Any], facts: Any) -> str:
    return category.kind_of(facts).write(category.solve(facts))


def _right(category: Category[Any, Any], facts: Any, _request: Request) -> str:
    return f"ANSWER: {_answer(category, facts)}"


def _nothing(_category: Category[Any, Any], _facts: Any, _request: Request) -> str:
    return "ANSWER:"


def _prompt(_category: Category[Any, Any], _facts: Any, request: Request) -> str:
    return request.prompt


def _likeliest(category: Category[Any, Any], _facts: Any, request: Request) -> str:
    return f"ANSWER: {majority_answer(category, request.problem_id.tier)}"


def majority_answer(category: Category[Any, Any], tier: int) -> str:
    """Return the commonest stored answer among problems of the tier drawn with another seed."""
    key = (category.slug, category.version, tier)
    if key not in _MAJORITIES:
        sample = (facts_of(category, "majority", tier, index) for index in range(MAJORITY_SAMPLE))
        counts = Counter(_answer(category, facts) for facts in sample)
        _MAJORITIES[key] = min(counts, key=lambda text: (-counts[text], text))
    return _MAJORITIES[key]


_MAJORITIES: dict[tuple[str, int, int], str] = {}


def _noisy(
    chances: tuple[float, ...],
    seed: str,
    category: Category[Any, Any],
    facts: Any,
    request: Request,
) -> str:
    asked = request.problem_id
    rng = Rng(seed, "control/noisy", str(asked), request.sample)
    chance = chances[min(asked.tier, len(chances)) - 1]
    if rng.chance(round(chance * 10**6), 10**6):
        return _right(category, facts, request)
    return f"ANSWER: {rng.choice(sorted(near_misses(category, facts)))}"
