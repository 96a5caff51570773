"""What the grader says of one reply."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

__all__ = ["Grade", "Verdict"]

Verdict = Literal["correct", "incorrect", "undecided"]


@dataclass(frozen=True, slots=True)
class Grade:
    """Content and form as two findings: is the value right, and was the asked form kept?"""

    verdict: Verdict
    score: float
    """From 0 to 1."""
    reason: str
    """Why, in words for a person."""
    compliant: bool
    """Whether the reply ended with the asked line in the asked form."""
    reading: str | None = None
    """The value that was read from the reply, written our way; None when none was."""

    @property
    def correct(self) -> bool:
        """Whether the verdict is ``correct``."""
        return self.verdict == "correct"
