"""The pure list of questions that a run wants: what is missing is the plan less the store.

Questions are spread on a diagonal. Round ``r`` asks category ``c`` at tier number ``(c + r)`` of
the chosen tiers, so that even one round over 25 categories asks five questions at each of five
tiers, and five rounds ask every category at every tier equally often.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from unseen.core.errors import BadInput
from unseen.core.ids import ProblemId
from unseen.core.problem import facts_of, mint

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from unseen.core.category import Category
    from unseen.core.problem import Problem

    Catalogue = Mapping[str, Category[Any, Any]]

__all__ = ["MODES", "PLAIN_TIERS", "Design", "Question", "problems_of", "questions"]

MODES = {"nano": 25, "quick": 250, "standard": 2500, "full": 10_000}
"""Families that each mode asks, over all categories and tiers together."""
PLAIN_TIERS = (1, 2, 3, 4, 5)
"""The tiers that are asked where none are chosen: those of the published score."""


@dataclass(frozen=True, kw_only=True)
class Design:
    """What a run asks; with a seed and a catalogue it fixes every prompt."""

    families: int
    categories: tuple[str, ...]
    tiers: tuple[int, ...] = PLAIN_TIERS
    framings: tuple[str, ...] = ("plain",)
    epochs: int = 1
    """How often each question is asked."""


@dataclass(frozen=True, slots=True)
class Question:
    """One problem to be asked once."""

    problem_id: ProblemId
    sample: int = 0


def _families(design: Design, catalogue: Catalogue) -> Iterator[ProblemId]:
    cells: Counter[tuple[str, int]] = Counter()
    slugs = sorted(design.categories)
    for number in range(design.families):
        turn, place = divmod(number, len(slugs))
        slug = slugs[place]
        tier = design.tiers[(place + turn) % len(design.tiers)]
        yield ProblemId(slug, catalogue[slug].version, tier, cells[slug, tier])
        cells[slug, tier] += 1


def questions(design: Design, catalogue: Catalogue) -> tuple[Question, ...]:
    """Return all questions of a design in the order in which they are sent.

    Raise BadInput for a category, tier or framing that does not exist, or an empty design.
    """
    _check(design, catalogue)
    return tuple(
        Question(family.framed(framing), sample)
        for family in _families(design, catalogue)
        for framing in design.framings
        for sample in range(design.epochs)
    )


def _check(design: Design, catalogue: Catalogue) -> None:
    if design.families < 1 or design.epochs < 1:
        raise BadInput("A run asks at least one question, at least once.")
    for slug in design.categories:
        category = catalogue[slug]
        for tier in design.tiers:
            if tier not in category.tiers:
                raise BadInput(
                    f"{slug} has tiers {min(category.tiers)} to {max(category.tiers)}, not {tier}."
                )
        for framing in design.framings:
            if framing not in category.framings:
                raise BadInput(
                    f"{slug} has no framing {framing!r}; it has {', '.join(category.framings)}."
                )


def problems_of(
    asked: tuple[Question, ...], catalogue: Catalogue, seed: str
) -> dict[ProblemId, Problem]:
    """Mint each problem once; the framings of a family share one draw of its facts."""
    facts: dict[str, Any] = {}
    minted: dict[ProblemId, Problem] = {}
    for question in asked:
        name = question.problem_id
        if name in minted:
            continue
        category = catalogue[name.slug]
        if name.family not in facts:
            facts[name.family] = facts_of(category, seed, name.tier, name.index)
        minted[name] = mint(category, seed, name, facts=facts[name.family])
    return minted
