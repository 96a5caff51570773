"""Grade many replies read from a file, without trusting a line of it."""

from __future__ import annotations

import json
import sys
from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TextIO

from unseen.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

    from unseen.core.category import Category
    from unseen.core.grade import Grade

__all__ = ["as_row", "grade_lines", "grade_one"]

FIELDS = {"id": str, "seed": (str, int), "reply": str}


def grade_one(problem_id: str, seed: str | int, reply: str) -> Grade:
    """Return the grade of one reply; raise BadInput when its problem can't be remade."""
    from unseen.core.grading import grade

    category, facts = _facts(_family(problem_id), str(seed))
    return grade(category, facts, reply)


def as_row(verdict: Grade) -> dict[str, Any]:
    """Return a grade in its machine-readable form."""
    return {
        "correct": verdict.correct,
        "undecided": verdict.verdict == "undecided",
        "compliant": verdict.compliant,
        "score": verdict.score,
        "reason": verdict.reason,
    }


def grade_lines(path: Path) -> int:
    """Print a graded line for each line of the file; raise BadInput at the end if some were bad."""
    bad: list[str] = []
    graded = 0
    with _opened(path) as lines:
        for number, line in enumerate(lines, start=1):
            try:
                row = _checked(line)
                verdict = grade_one(row["id"], row["seed"], row["reply"])
            except BadInput as why:
                bad.append(f"line {number}: {why}")
                continue
            graded += 1
            sys.stdout.write(json.dumps({"id": row["id"]} | as_row(verdict)) + "\n")
    if bad:
        sys.stdout.flush()
        msg = f"{len(bad)} of {graded + len(bad)} lines were not graded; the first is {bad[0]}"
        raise BadInput(msg)
    return 0


def _checked(line: str) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError) as error:
        msg = f"this is not a JSON object: {line[:60].strip()!r}."
        raise BadInput(msg) from error
    if not _has_fields(row):
        msg = 'a line needs "id", "seed" and "reply" as texts.'
        raise BadInput(msg)
    return row


def _has_fields(row: Any) -> bool:
    return isinstance(row, dict) and all(isinstance(row.get(k), FIELDS[k]) for k in FIELDS)  # pyright: ignore[reportUnknownMemberType]


@contextmanager
def _opened(path: Path) -> Generator[TextIO]:
    if str(path) == "-":
        yield sys.stdin
        return
    try:
        with path.open(encoding="utf-8-sig", errors="replace") as file:
            yield file
    except OSError as error:
        msg = f"{path} can't be read: {error.strerror}."
        raise BadInput(msg) from error


@lru_cache(4096)
def _family(problem_id: str) -> str:
    from unseen.core.ids import ProblemId

    return ProblemId.parse(problem_id).family


@lru_cache(4096)
def _facts(family: str, seed: str) -> tuple[Category[Any, Any], Any]:
    from unseen.categories import by_slug
    from unseen.core.ids import ProblemId
    from unseen.core.problem import facts_named

    name = ProblemId.parse(family)
    category = by_slug(name.slug)
    return category, facts_named(category, seed, name)
