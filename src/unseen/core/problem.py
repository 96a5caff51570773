"""Minting: the same (seed, id) gives the same facts and the same prompt for ever."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from unseen.core.errors import BadInput
from unseen.core.rng import Rng
from unseen.core.seeds import seed_text

if TYPE_CHECKING:
    from unseen.core.category import Category
    from unseen.core.ids import ProblemId

__all__ = ["Problem", "facts_named", "facts_of", "mint"]

CLOSING = "Give your final answer on the last line, in this form:\nANSWER: "


@dataclass(frozen=True)
class Problem:
    """A question that can be sent, and the facts from which its answer follows."""

    id: ProblemId
    prompt: str
    facts: Any

    @cached_property
    def prompt_hash(self) -> str:
        """Hex SHA-256 of the prompt."""
        return sha256(self.prompt.encode()).hexdigest()


def facts_of(category: Category[Any, Any], seed: str | int, tier: int, index: int) -> Any:
    """Draw the facts of one family: all its framings and realizations share them."""
    return category.draw(
        tier, Rng(seed_text(seed), category.slug, category.version, tier, index, "facts")
    )


def facts_named(category: Category[Any, Any], seed: str | int, problem_id: ProblemId) -> Any:
    """Draw the facts of the problem that an id names, without wording it.

    Raise BadInput when this code can't make that problem.
    """
    _refuse_foreign(category, problem_id)
    return facts_of(category, seed, problem_id.tier, problem_id.index)


def mint(
    category: Category[Any, Any], seed: str | int, problem_id: ProblemId, *, facts: Any = None
) -> Problem:
    """Make the problem that an id names; raise BadInput when this code can't make it.

    ``facts`` are drawn when they are not given: pass those of the family to save the draw.
    """
    _refuse_foreign(category, problem_id)
    if facts is None:
        facts = facts_of(category, seed, problem_id.tier, problem_id.index)
    path = (
        seed_text(seed),
        *_path(problem_id),
        "wording",
        problem_id.framing,
        problem_id.realization,
    )
    text = category.ask(facts, problem_id.framing, Rng(*path))
    return Problem(problem_id, f"{text}\n\n{CLOSING}{category.kind_of(facts).hint}", facts)


def _path(name: ProblemId) -> tuple[str | int, ...]:
    return name.slug, name.version, name.tier, name.index


def _refuse_foreign(category: Category[Any, Any], name: ProblemId) -> None:
    if (name.slug, name.version) != (category.slug, category.version):
        msg = (
            f"{name} can't be made: this code has {category.slug} version {category.version}; "
            f"install the release that made it."
        )
        raise BadInput(msg)
    if name.tier not in category.tiers:
        tiers = f"{min(category.tiers)} to {max(category.tiers)}"
        msg = f"{category.slug} has no tier {name.tier}; it has {tiers}."
        raise BadInput(msg)
    if name.framing not in category.framings:
        framings = ", ".join(category.framings)
        msg = f"{category.slug} has no framing {name.framing!r}; it has {framings}."
        raise BadInput(msg)
