"""A real number rounded to so many decimal places.

The value of the kind is an ``Enclosure``: the truth is given as rigorous rational bounds (from
interval arithmetic, say, of width far below the last place), a reply is the exact rational that
it writes. A reply is right when it lies within one unit of the last asked place of the truth,
decided by exact arithmetic; ``equal`` gives None when the truth's bounds straddle that line.
"""

from __future__ import annotations

import re
from fractions import Fraction

from unseen.core.answers.kind import AnswerKind
from unseen.core.errors import Unreadable
from unseen.core.reading.enclosure import Enclosure

__all__ = ["decimal"]


def decimal(places: int) -> AnswerKind[Enclosure]:
    """Return the kind of numbers asked for with ``places`` decimal places, 1 to 20."""
    unit = Fraction(1, 10**places)

    def write(value: Enclosure) -> str:
        scaled = round(value.middle / unit)
        digits = f"{abs(scaled):0{places + 1}d}"
        return f"{'-' if scaled < 0 else ''}{digits[:-places]}.{digits[-places:]}"

    def read(text: str) -> Enclosure:
        if not re.fullmatch(r"[+-]?[0-9]{1,1000}(\.[0-9]{1,1000})?", text.strip()):
            msg = "not a decimal number"
            raise Unreadable(msg)
        return Enclosure.of(text.strip())

    return AnswerKind(
        name=f"decimal({places})",
        hint=f"<a decimal number with {places} digits after the point>",
        read=read,
        write=write,
        dresses=lambda value: (write(value), f" {write(value)} "),
        misses=lambda value: tuple(
            write(Enclosure.of(value.middle + shift * unit)) for shift in (-9, -2, 2, 9)
        ),
        equal=lambda one, other: one.is_within(unit, other),
    )
