"""unseen grade."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from unseen.core.errors import BadInput

if TYPE_CHECKING:
    from unseen.core.grade import Grade

NAMES = ("grade",)


def command(
    id_: str | None = None,
    /,
    *,
    seed: str = "42",
    reply: str | None = None,
    jsonl: Annotated[Path | None, Parameter(name="--jsonl", allow_leading_hyphen=True)] = None,
    json_: bool = False,
) -> int:
    """Grade one reply, or a file of replies.

    Parameters
    ----------
    id_
        The id of the problem that was answered.
    seed
        The seed it was drawn with.
    reply
        The reply's text; read from standard input when left out.
    jsonl
        A file of lines {"id", "seed", "reply"}, or - for standard input; prints a line for each.
    json_
        Print one line of JSON for the single reply.
    """
    from unseen.cli import grading

    if jsonl is not None:
        return grading.grade_lines(jsonl)
    if id_ is None:
        msg = "Say which problem was answered: unseen grade ID --reply TEXT, or --jsonl FILE."
        raise BadInput(msg)
    verdict = grading.grade_one(id_, seed, sys.stdin.read() if reply is None else reply)
    print(json.dumps({"id": id_} | grading.as_row(verdict)) if json_ else in_words(verdict))
    return 0


def in_words(verdict: Grade) -> str:
    """Return a grade as a line for people."""
    form = "in the asked form" if verdict.compliant else "not in the asked form"
    return f"{verdict.verdict} ({verdict.reason}); {form}"
