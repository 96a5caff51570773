"""An exact rational number, as a fraction, a whole number or an exact decimal."""

from __future__ import annotations

import re
from fractions import Fraction

from unseen.core.answers.dress import dressed, hedged
from unseen.core.answers.kind import AnswerKind
from unseen.core.reading.scalar import number

__all__ = ["rational"]

FORM = re.compile(r"[+-]?[0-9]+(?:/[0-9]+)?")
MOST_PLACES = 12


def _latex(value: Fraction, command: str = "frac") -> str:
    if value.denominator == 1:
        return str(value)
    sign = "-" if value < 0 else ""
    return f"{sign}\\{command}{{{abs(value.numerator)}}}{{{value.denominator}}}"


def _decimals(value: Fraction) -> tuple[str, ...]:
    """Return the exact decimal, with and without an idle zero, where there is a short one."""
    for places in range(1, MOST_PLACES + 1):
        scaled = value * 10**places
        if scaled.denominator == 1:
            digits = f"{abs(scaled.numerator):0{places + 1}d}"
            sign = "-" if value < 0 else ""
            text = f"{sign}{digits[:-places]}.{digits[-places:]}"
            return text, f"{text}0", f"${text}$"
    return ()


def _mixed(value: Fraction) -> tuple[str, ...]:
    whole, rest = divmod(abs(value), 1)
    if not whole or not rest:
        return ()
    sign = "-" if value < 0 else ""
    return f"{sign}{whole} {rest}", f"${sign}{whole}{_latex(rest)}$"


def _dresses(value: Fraction) -> tuple[str, ...]:
    text, minus = str(value), "\N{MINUS SIGN}"
    return (
        *dressed(text),
        text.replace("-", minus),
        text.replace("/", " / "),
        text.replace("/", "\N{FRACTION SLASH}"),
        _latex(value),
        f"${_latex(value)}$",
        f"${_latex(value, 'dfrac')}$.",
        f"\\displaystyle {_latex(value, 'tfrac')}",
        f"\\frac{{{value.numerator}}}{{{value.denominator}}}",
        f"{3 * value.numerator}/{3 * value.denominator}",
        f"({value.numerator})/({value.denominator})",
        f"{value.numerator}/{value.denominator}",
        *_decimals(value),
        *_mixed(value),
    )


def _misses(value: Fraction) -> tuple[str, ...]:
    near = {
        value + 1,
        value - 1,
        -value,
        Fraction(value.numerator + 1, value.denominator),
        Fraction(value.numerator, value.denominator + 1),
        value / 100 + 1,
        *((1 / value,) if value else ()),
    }
    rounded = f"{float(value):.3f}"
    return (
        *map(str, sorted(near - {value})),
        *((rounded,) if Fraction(rounded) != value else ()),
        f"{value.numerator}/0",
        f"{value}!",
        *hedged(str(value), str(value + 1)),
    )


rational: AnswerKind[Fraction] = AnswerKind(
    name="rational",
    hint="<a whole number or a fraction p/q in lowest terms>",
    read=number,
    write=str,
    dresses=_dresses,
    misses=_misses,
    compliant=lambda text: _keeps_form(text.strip()),
)


def _keeps_form(text: str) -> bool:
    """Whether the text is a whole number or a fraction in lowest terms, written as asked."""
    if not FORM.fullmatch(text):
        return False
    over, _, under = text.lstrip("+-").partition("/")
    return not under or (
        int(under) != 1 and Fraction(int(over), int(under)).denominator == int(under)
    )
