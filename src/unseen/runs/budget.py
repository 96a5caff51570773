"""How much a run may use: calls, tokens and money, checked before each request is sent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from unseen.core.attempt import Usage

__all__ = ["Budget", "Ledger"]


@dataclass(frozen=True, kw_only=True)
class Budget:
    """Upper bounds; None sets no bound."""

    calls: int | None = None
    tokens: int | None = None
    dollars: float | None = None


@dataclass
class Ledger:
    """What was used so far, and what the requests in flight are expected to use.

    A request in flight is expected to use as much as the dearest one so far, so that a bound is
    overstepped by the surprise of the requests in flight at most.
    """

    budget: Budget
    calls: int = 0
    tokens: int = 0
    dollars: float = 0.0
    in_flight: int = 0
    most_tokens: int = 0
    most_dollars: float = 0.0

    @property
    def is_spent(self) -> bool:
        """Whether one more request could break a bound."""
        coming = self.in_flight + 1
        bounds = (
            (self.budget.calls, self.calls + coming),
            (self.budget.tokens, self.tokens + coming * self.most_tokens),
            (self.budget.dollars, self.dollars + coming * self.most_dollars),
        )
        return any(bound is not None and used > bound for bound, used in bounds)

    def begin(self) -> None:
        """Count a request that is being sent."""
        self.in_flight += 1

    def end(self, usage: Usage) -> None:
        """Count what a request used, now that it has come back."""
        self.in_flight -= 1
        tokens = (usage.prompt_tokens or 0) + (usage.completion_tokens or 0)
        self.calls += 1
        self.tokens += tokens
        self.dollars += usage.cost or 0.0
        self.most_tokens = max(self.most_tokens, tokens)
        self.most_dollars = max(self.most_dollars, usage.cost or 0.0)
