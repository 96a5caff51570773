"""A whole number of any size within reason."""

from __future__ import annotations

import re

from unseen.core.answers.kind import AnswerKind
from unseen.core.errors import Unreadable

__all__ = ["integer"]


def _read(text: str) -> int:
    if not re.fullmatch(r"[+-]?[0-9]{1,1000}", text.strip()):
        msg = "not a whole number"
        raise Unreadable(msg)
    return int(text)


def _dresses(value: int) -> tuple[str, ...]:
    return (str(value), f" {value} ")


def _misses(value: int) -> tuple[str, ...]:
    return (str(value + 1), str(value - 1), f"{value}.5")


integer: AnswerKind[int] = AnswerKind(
    name="integer", hint="<a whole number>", read=_read, write=str, dresses=_dresses, misses=_misses
)
