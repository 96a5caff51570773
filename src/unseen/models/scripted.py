"""A model whose replies are written beforehand: for tests, examples and rehearsals."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from unseen.core.attempt import Failure, FailureClass, Reply, Request

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

__all__ = ["ScriptedModel"]

Line = str | Failure | Reply
Script = "Iterable[Line] | Callable[[Request], Line]"


@dataclass
class ScriptedModel:
    """Answers with the lines of a script in order, or with what a function makes of a request.

    >>> import asyncio
    >>> from unseen import ProblemId, Request
    >>> model = ScriptedModel(["ANSWER: 42"])
    >>> asyncio.run(model.reply(Request("6 * 7?", ProblemId("demo", 1, 1, 0)))).text
    'ANSWER: 42'
    """

    script: Iterable[Line] | Callable[[Request], Line]
    name: str = "scripted"
    endpoint: str = "scripted"
    requests: list[Request] = field(default_factory=list[Request])
    """What was asked, in order."""

    def __post_init__(self) -> None:
        """Begin at the first line."""
        self._lines = iter(()) if callable(self.script) else iter(self.script)

    async def reply(self, request: Request) -> Reply:
        """Return the next line; a script that has run out is a failure of ours."""
        self.requests.append(request)
        if callable(self.script):
            return _as_reply(self.script(request))
        line = next(self._lines, None)
        over = Failure(FailureClass.OURS, "the script has no more lines")
        return _as_reply(over if line is None else line)


def _as_reply(line: Line) -> Reply:
    if isinstance(line, Reply):
        return line
    if isinstance(line, Failure):
        return Reply(failure=line)
    return Reply(text=line, finish_reason="stop")
