"""Small pieces that the framings share."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from unseen.categories.signals.facts import Signal

__all__ = ["PARTS", "complex_text", "joined", "numbered", "place", "rounding", "signed_sum"]


PARTS = {4: "a quarter", 8: "an eighth", 12: "a twelfth", 16: "a sixteenth"}
"""What one of so many equal parts is called."""


def joined(parts: Sequence[object]) -> str:
    """Return the parts as a list in words: ``a``, ``a and b``, ``a, b and c``."""
    *first, last = map(str, parts)
    return f"{', '.join(first)} and {last}" if first else last


def numbered(lines: Sequence[str]) -> str:
    """Return the lines under each other, numbered (1), (2), ..."""
    return "\n".join(f"  ({at}) {line}" for at, line in enumerate(lines, start=1))


def complex_text(real: int, imaginary: int) -> str:
    """Return a complex number as ``3-2i``, without a part that is 0."""
    if not imaginary:
        return str(real)
    size = "" if abs(imaginary) == 1 else str(abs(imaginary))
    sign = "-" if imaginary < 0 else "+" if real else ""
    return f"{real or ''}{sign}{size}i"


def place(shift: int, size: int) -> str:
    """Return the index n - shift modulo ``size``, in brackets unless it is n."""
    return "n" if shift == 0 else f"(n - {shift}) mod {size}"


def signed_sum(factors: Sequence[int], things: Sequence[str]) -> str:
    """Return factors times things: ``2 x[n] - x[m]``; no factor is 0."""
    text = ""
    for factor, thing in zip(factors, things, strict=True):
        size = "" if abs(factor) == 1 else f"{abs(factor)} "
        sign = "-" if factor < 0 else "+"
        text += f" {sign} {size}{thing}" if text else f"{'-' * (factor < 0)}{size}{thing}"
    return text


def rounding(signal: Signal) -> str:
    """Return how an answer is to be written."""
    several = len(signal.bins) > 1
    order = " Keep to this order." if several else ""
    each = "each of them" if several else "it"
    return (
        f"Write {each} as a+bi with both parts rounded to 4 decimal places, also where a part is a "
        f"whole number or 0.{order}"
    )
