"""An exact rational number, as a fraction, a whole number or an exact decimal."""

from __future__ import annotations

import re
from fractions import Fraction

from unseen.core.answers.kind import AnswerKind
from unseen.core.errors import Unreadable

__all__ = ["rational"]


def _read(text: str) -> Fraction:
    if not re.fullmatch(
        r"[+-]?[0-9]{1,1000}(/0*[1-9][0-9]{0,1000}|\.[0-9]{1,1000})?", text.strip()
    ):
        msg = "not a fraction"
        raise Unreadable(msg)
    return Fraction(text.strip())


def _dresses(value: Fraction) -> tuple[str, ...]:
    return (str(value), f" {value} ")


def _misses(value: Fraction) -> tuple[str, ...]:
    return (str(value + 1), str(value - 1))


rational: AnswerKind[Fraction] = AnswerKind(
    name="rational",
    hint="<a whole number or a fraction p/q in lowest terms>",
    read=_read,
    write=str,
    dresses=_dresses,
    misses=_misses,
)
