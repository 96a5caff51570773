"""The question of ``combinatorics_stars`` in its three framings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unseen.categories.sharing import inverted, story
from unseen.categories.sharing.wording import COUNTING, letters, rule, text_list

if TYPE_CHECKING:
    from unseen.categories.sharing.facts import Place, Sharing
    from unseen.core.rng import Rng

__all__ = ["ask"]

EQUATION = (
    "How many solutions in whole numbers, none of them negative, does\n\n  {equation}\n\nhave "
    "under these conditions?\n\n{rules}",
    "Count the tuples ({names}) of non-negative whole numbers with {equation} that keep all of the "
    "following:\n\n{rules}",
    "The unknowns {names} are whole numbers of at least 0.\n\n{rules}\n\nIn how many ways can they "
    "be chosen so that {equation}?",
)
BALLS = (
    "{total} balls that look the same go into boxes called {names}. {kept} The boxes have "
    "rules:\n\n{rules}\n\nHow many outcomes are there?",
    "There are boxes {names} and {total} like balls. {kept} In how many ways can this be done, "
    "if\n\n{rules} ?",
)
USED = "Every ball goes into a box."
KEPT = "Balls may be kept back, so the boxes hold {total} balls or fewer together."


def ask(sharing: Sharing, framing: str, rng: Rng) -> str:
    """Return the question in a framing; the Rng picks the wording."""
    if framing == "story":
        return story.tell(sharing, rng)
    if framing == "inverted":
        return inverted.tell(sharing, rng)
    return _plain(sharing, rng)


def _plain(sharing: Sharing, rng: Rng) -> str:
    names = letters(len(sharing.places), rng)
    has_alike = any(place.copies > 1 for place in sharing.places)
    if not has_alike and rng.chance(3, 5):
        sign = "<=" if sharing.may_keep else "="
        equation = f"{' + '.join(names)} {sign} {sharing.total}"
        rules = text_list([_line(n, p) for n, p in zip(names, sharing.places, strict=True)])
        return rng.choice(EQUATION).format(equation=equation, names=", ".join(names), rules=rules)
    boxes = _boxes(names, sharing)
    rules = text_list([_box(n, p) for n, p in zip(boxes, sharing.places, strict=True)])
    kept = KEPT.format(total=sharing.total) if sharing.may_keep else USED
    text = rng.choice(BALLS).format(
        total=sharing.total, names=", ".join(boxes), kept=kept, rules=rules
    )
    return f"{text}\n\n{COUNTING if has_alike else 'Only how many balls each box holds matters.'}"


def _boxes(names: list[str], sharing: Sharing) -> list[str]:
    return [
        name if place.copies == 1 else f"{place.copies} boxes without a name"
        for name, place in zip(names, sharing.places, strict=True)
    ]


def _line(name: str, place: Place) -> str:
    return f"{name} is {rule(place)}"


def _box(name: str, place: Place) -> str:
    if place.copies == 1:
        return f"box {name} holds {rule(place)} of them"
    return f"each of the {name} holds {rule(place)} of them"
