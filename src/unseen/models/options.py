"""What is needed to reach a model, apart from its name."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from unseen.core.category import Category

__all__ = ["ModelOptions", "Prices", "Secret"]


@dataclass(frozen=True, slots=True)
class Secret:
    """A text that never shows in a log, a traceback or a ``repr``."""

    reveal: str = field(repr=False)

    def __str__(self) -> str:
        """Return a placeholder."""
        return "[key]" if self.reveal else ""

    def redact(self, text: str) -> str:
        """Return the text without the secret in it."""
        return text.replace(self.reveal, "[key]") if self.reveal else text


@dataclass(frozen=True, slots=True)
class Prices:
    """US dollars for a million tokens."""

    prompt: float
    completion: float

    def cost(self, prompt_tokens: int | None, completion_tokens: int | None) -> float | None:
        """Return dollars, or None when the endpoint did not say how many tokens there were."""
        if prompt_tokens is None or completion_tokens is None:
            return None
        return (prompt_tokens * self.prompt + completion_tokens * self.completion) / 1e6


@dataclass(frozen=True, kw_only=True)
class ModelOptions:
    """Where a model is, and what the controls need to know."""

    api_base: str | None = None
    api_key: Secret = Secret("")
    timeout: float = 600.0
    """Seconds for one try, whatever the endpoint sends meanwhile."""
    connections: int = 10
    prices: Prices | None = None
    seed: str = "42"
    """The seed of the problems, from which controls remake them."""
    catalogue: Mapping[str, Category[Any, Any]] = field(default_factory=dict[str, Any])
    extra_body: Mapping[str, Any] = field(default_factory=dict[str, Any])
    learned: dict[str, dict[str, str | None]] = field(default_factory=dict[str, Any])
    """What each endpoint was seen to refuse: parameter to its other name, or None to leave out."""
