"""What a report is made of, whatever it is written as."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from unseen.analysis.summary import Summary
    from unseen.core.attempt import Attempt

__all__ = ["Document"]


@dataclass(frozen=True, kw_only=True)
class Document:
    """The results of a run: models, controls, and every attempt."""

    title: str
    seed: str
    models: Sequence[Summary]
    controls: Sequence[Summary]
    void: Sequence[str]
    """Why the run counts for nothing; empty when it counts."""
    attempts: Mapping[str, Sequence[Attempt]]
    """The expected attempts of each model."""
    lost: int = 0
    """Requests that were sent and never came back, of which some may have been paid for."""
    version: str = ""

    @property
    def is_void(self) -> bool:
        """Whether a control failed."""
        return bool(self.void)
