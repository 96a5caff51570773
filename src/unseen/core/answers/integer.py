"""A whole number of any size within reason."""

from __future__ import annotations

import re

from unseen.core.answers.dress import dressed, hedged
from unseen.core.answers.kind import AnswerKind
from unseen.core.errors import Unreadable
from unseen.core.reading.scalar import number

__all__ = ["integer"]

DIGITS = re.compile(r"[+-]?[0-9]+")


def _read(text: str) -> int:
    value = number(text)
    if value.denominator != 1:
        raise Unreadable("not a whole number")
    return value.numerator


def _dresses(value: int) -> tuple[str, ...]:
    text, grouped, sign = str(value), f"{value:,}", "\N{MINUS SIGN}" if value < 0 else ""
    other_dress = (
        f"{sign}{abs(value)}",
        f"{value}.0",
        f"{value}.00",
        grouped,
        f"${grouped}$",
        grouped.replace(",", "{,}"),
        grouped.replace(",", " "),
        grouped.replace(",", "\\,"),
        grouped.replace(",", "_"),
        f"{value}/1",
        f"\\frac{{{value}}}{{1}}",
        f"\\text{{{value}}}",
        f"\\mathbf{{{value}}}",
        f"{value} ways",
        f"{value} \\text{{ units}}",
        *((f"+{value}",) if value > 0 else ()),
    )
    return (*dressed(text), *other_dress)


def _misses(value: int) -> tuple[str, ...]:
    near = {value + 1, value - 1, -value, 2 * value, value * 10, value // 10, value + 10}
    text = str(value)
    return (
        *map(str, sorted(near - {value})),
        f"{value}.5",
        f"{value}.9",
        f"{value}%" if value else "1%",
        f"{value}!" if value not in {1, 2} else "3!",
        f"{value}^2" if value not in {0, 1} else "2",
        f"{value}i" if value else "i",
        *hedged(text, str(value + 1)),
    )


integer: AnswerKind[int] = AnswerKind(
    name="integer",
    hint="<a whole number>",
    read=_read,
    write=str,
    dresses=_dresses,
    misses=_misses,
    compliant=lambda text: bool(DIGITS.fullmatch(text.strip())),
)
