"""A number asked for with so many decimal places: right within one unit of the last place."""

from __future__ import annotations

import re
from fractions import Fraction

from unseen.core.answers.dress import dressed, hedged
from unseen.core.answers.kind import AnswerKind
from unseen.core.reading.enclosure import Enclosure
from unseen.core.reading.scalar import number

__all__ = ["decimal", "decimal_text"]


def decimal_text(value: Fraction, places: int) -> str:
    """Return a number rounded to ``places`` (1 or more) decimal places, half to even."""
    scaled = round(value * 10**places)
    digits = f"{abs(scaled):0{places + 1}d}"
    return f"{'-' if scaled < 0 else ''}{digits[:-places]}.{digits[-places:]}"


def decimal(places: int) -> AnswerKind[Enclosure]:
    """Return the kind of numbers asked for with ``places`` decimal places, 1 to 20.

    Two values are equal when they are surely at most one unit of the last place apart.
    """
    unit = Fraction(1, 10**places)
    form = re.compile(rf"[+-]?[0-9]+\.[0-9]{{{places}}}")

    def write(value: Enclosure) -> str:
        return decimal_text(value.middle, places)

    def dresses(value: Enclosure) -> tuple[str, ...]:
        text = write(value)
        whole, _, digits = text.partition(".")
        return (
            *dressed(text),
            text.replace("-", "\N{MINUS SIGN}"),
            f"x \\approx {text}",
            f"≈ {text}",
            f"{text}0",
            f"{text} units",
            f"\\text{{{text}}}",
            f"{int(whole):,}.{digits}" if int(whole) else text,
            f"{text}e0",
            f"{text} \\times 10^0",
        )

    def misses(value: Enclosure) -> tuple[str, ...]:
        shifts = (-1000, -100, -20, -3, -2, 2, 3, 20, 100, 1000)
        near = [write(Enclosure.of(value.middle + shift * unit)) for shift in shifts]
        far = {f"{write(value)}%": value.middle / 100, f"-({write(value)})": -value.middle}
        misread = (
            text
            for text, meaning in far.items()
            if Enclosure.of(meaning).is_within(2 * unit, value) is False
        )
        return (*near, *misread, *hedged(write(value), near[0]))

    return AnswerKind(
        name=f"decimal({places})",
        hint=f"<a decimal number with {places} digits after the point>",
        read=lambda text: Enclosure.of(number(text, approximate=True)),
        write=write,
        dresses=dresses,
        misses=misses,
        equal=lambda one, other: one.is_within(unit, other),
        compliant=lambda text: bool(form.fullmatch(text.strip())),
    )
