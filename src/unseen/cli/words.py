"""Read what people type for lists, and write what programs read."""

from __future__ import annotations

import json
import re
import sys
from typing import TYPE_CHECKING, Any

from unseen.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

__all__ = [
    "check_positive",
    "chosen_categories",
    "chosen_framings",
    "chosen_tiers",
    "names",
    "print_line",
]

TIERS = re.compile(r"([1-9][0-9]?)(?:-([1-9][0-9]?))?")


def names(typed: str | None) -> list[str]:
    """Return the words of a comma-separated list, without blanks and doubles."""
    words = (word.strip() for word in (typed or "").split(","))
    return list(dict.fromkeys(word for word in words if word))


def chosen_categories(typed: str | None) -> list[str]:
    """Return the slugs that were asked for, sorted; all when none were."""
    from unseen.categories import by_slug, slugs

    return sorted(by_slug(slug).slug for slug in names(typed) or slugs())


def chosen_tiers(typed: str | None, default: Sequence[int]) -> list[int]:
    """Return the tiers of a text such as ``1-5,7``, sorted."""
    found: set[int] = set()
    for word in names(typed):
        match = TIERS.fullmatch(word)
        if not match:
            msg = f"--tiers takes tiers such as 1-5,7, not {word[:40]!r}."
            raise BadInput(msg)
        found.update(range(int(match[1]), int(match[2] or match[1]) + 1))
    return sorted(found) or list(default)


def chosen_framings(typed: str | None, known: Iterable[str]) -> list[str]:
    """Return the framings that were asked for in the order given; ``plain`` when none were."""
    known = list(known)
    for word in names(typed):
        if word not in known:
            msg = f"There is no framing {word[:40]!r}; there are {', '.join(known)}."
            raise BadInput(msg)
    return names(typed) or known[:1]


def check_positive(**given: float | None) -> None:
    """Raise BadInput for a number that is given and not above 0."""
    for name, value in given.items():
        if value is not None and value <= 0:
            raise BadInput(f"--{name.replace('_', '-')} takes a number above 0, not {value}.")


def print_line(row: Mapping[str, Any]) -> None:
    """Print one object as a line of JSON."""
    sys.stdout.write(json.dumps(row, ensure_ascii=False) + "\n")
