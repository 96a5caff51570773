"""Grade a reply against the facts of its problem: extract, read, compare."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from unseen.core.errors import Unreadable
from unseen.core.extract import extract
from unseen.core.grade import Grade, Verdict

if TYPE_CHECKING:
    from unseen.core.category import Category

__all__ = ["grade"]

VERDICTS: dict[bool | None, Verdict] = {True: "correct", False: "incorrect", None: "undecided"}


def grade(category: Category[Any, Any], facts: Any, reply: str) -> Grade:
    """Return the grade of a reply's visible text. Never raises for what a reply holds."""
    found = extract(reply)
    if found is None:
        return Grade(
            "incorrect", 0.0, "no answer was given in a form that can be found", compliant=False
        )
    kind = category.kind_of(facts)
    try:
        answer = kind.read(found.text)
    except Unreadable as why:
        return Grade("incorrect", 0.0, f"the answer can't be read: {why}", compliant=False)
    verdict = VERDICTS[category.is_right(facts, answer)]
    keeps_form = found.is_asked_form and (kind.compliant is None or kind.compliant(found.text))
    reading = kind.write(answer)[:200]
    note = f" ({found.note})" if found.note else ""
    reason = f"read as {reading}{note}: {verdict}"
    return Grade(
        verdict, float(verdict == "correct"), reason, compliant=keeps_form, reading=reading
    )
