"""Progress of a run on standard error: a live line on a terminal, a line a minute when piped."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from unseen.cli.running import Watcher

if TYPE_CHECKING:
    from rich.console import Console

    from unseen.core.attempt import Attempt

__all__ = ["Progress"]

EVERY = {True: 0.2, False: 60.0}
"""Seconds between two lines, on a terminal and elsewhere."""


class Progress(Watcher):
    """Says how many attempts are done, how quickly they come, and what they cost so far."""

    def __init__(self, console: Console) -> None:
        """Write to ``console``, which should be standard error."""
        self._console = console
        self._model = ""
        self._began = self._said = 0.0
        self._todo = self._done = self._right = self._failed = 0
        self._dollars = 0.0

    def begin(self, model: str, expected: int, missing: int) -> None:
        """Say how much there is to do, but for a control, which takes no time."""
        self._model, self._todo = model, missing
        self._done = self._right = self._failed = 0
        self._dollars = 0.0
        self._began = self._said = time.monotonic()
        if not model.startswith("control/"):
            kept = (
                f", {expected - missing} of them already in the store" if expected > missing else ""
            )
            self._console.print(f"{model}: {expected} attempts{kept}", highlight=False)

    def attempt(self, attempt: Attempt) -> None:
        """Count an attempt, and say so when it is time to."""
        self._done += 1
        self._right += attempt.outcome == "correct"
        self._failed += attempt.grade is None
        usage = attempt.reply.usage if attempt.reply else None
        self._dollars += (usage.cost or 0.0) if usage else 0.0
        now = time.monotonic()
        if now - self._said >= EVERY[self._console.is_terminal]:
            self._said = now
            self._say(now)

    def _say(self, now: float) -> None:
        rate = self._done / max(now - self._began, 1e-9)
        left = (self._todo - self._done) / max(rate, 1e-9)
        line = (
            f"  {self._done}/{self._todo}  {rate:.1f}/s  {_clock(left)} left  "
            f"{self._right} right  {self._failed} failed  ${self._dollars:.4f}"
        )
        end = "\r" if self._console.is_terminal else "\n"
        self._console.print(line.ljust(78), end=end, highlight=False)

    def end(self) -> None:
        """Leave the live line."""
        if self._console.is_terminal and self._done:
            self._console.print(" " * 78, end="\r")


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(min(seconds, 359_999)), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
