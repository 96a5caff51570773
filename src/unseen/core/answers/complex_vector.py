r"""Complex numbers in order, each part rounded to so many decimal places.

``1.0000-2.0000i, 3.0000`` may stand in any brackets or none, with ``i`` or ``j``, in Python, LaTeX
or JSON; a number may also be a pair ``(1, -2)`` of its parts. Each part is right within one unit of
the last place asked for. Exact values such as ``1 - \sqrt{2}i`` are read as what they are.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from unseen.core.answers.decimal import decimal_text
from unseen.core.answers.kind import AnswerKind
from unseen.core.errors import Unreadable
from unseen.core.reading.enclosure import Enclosure
from unseen.core.reading.exact import normal
from unseen.core.reading.numerals import grouped
from unseen.core.reading.parse import parse
from unseen.core.reading.slices import depths, split, unnamed, without_inner_newlines
from unseen.core.reading.tokens import Token, tokenize

if TYPE_CHECKING:
    from unseen.core.reading.surds import Surd

__all__ = ["Point", "Vector", "complex_vector"]


class Point(NamedTuple):
    """A complex number between bounds of its real and of its imaginary part."""

    real: Enclosure
    imaginary: Enclosure

    @classmethod
    def of(cls, real: Fraction | int | str, imaginary: Fraction | int | str = 0) -> Point:
        """Return a number whose parts are known exactly."""
        return cls(Enclosure.of(real), Enclosure.of(imaginary))

    def is_within(self, distance: Fraction, other: Point) -> bool | None:
        """Return whether both parts are within ``distance`` of another's; None when unsure."""
        parts = [one.is_within(distance, two) for one, two in zip(self, other, strict=True)]
        return False if False in parts else None if None in parts else True


Vector: TypeAlias = tuple[Point, ...]

_NOUNS = (
    "a answer answers are array bin bins coefficient coefficients complex dft final in is list np "
    "number numbers numpy order output result sequence so spectrum the therefore these thus values "
    "vector"
)
NOUNS = frozenset(_NOUNS.split())
PARTING = frozenset({"comma", "semicolon", "newline", "junction", "row", "column"})
BRACKETS = {"(": ")", "[": "]", "{": "}", "\\{": "\\}", "⟨": "⟩"}
ENVIRONMENTS = frozenset({"matrix", "pmatrix", "bmatrix", "array"})
DIGITS = 40
"""Decimal places to which a square root in a reply is enclosed."""


def complex_vector(places: int, count: int) -> AnswerKind[Vector]:
    """Return the kind of ``count`` complex numbers to ``places`` (1 to 20) decimal places."""
    unit = Fraction(1, 10**places)
    part = rf"[0-9]+\.[0-9]{{{places}}}"
    number = rf"[+-]?{part} ?[+-] ?{part}i"
    form = re.compile(rf"{number}(?:, ?{number}){{{count - 1}}}")

    def equal(one: Vector, other: Vector) -> bool | None:
        if len(one) != len(other):
            return False
        same = [a.is_within(unit, b) for a, b in zip(one, other, strict=True)]
        return False if False in same else None if None in same else True

    def misses(value: Vector) -> tuple[str, ...]:
        near = [other for other in _near(value, unit) if equal(other, value) is False]
        return _misses(_parts(value, places), [_parts(other, places) for other in near])

    which = "a complex number" if count == 1 else f"{count} complex numbers separated by commas"
    return AnswerKind(
        name=f"complex_vector({places},{count})",
        hint=f"<{which}, in the form a+bi with {places} digits after each point>",
        read=lambda text: _read(text, count),
        write=lambda value: ", ".join(_texts(_parts(value, places))),
        dresses=lambda value: _dresses(_parts(value, places)),
        misses=misses,
        equal=equal,
        compliant=lambda text: bool(form.fullmatch(text.strip())),
    )


# Reading


def _read(text: str, count: int) -> Vector:
    items = _items(without_inner_newlines(unnamed(tokenize(text), NOUNS)), count)
    if len(items) != count:
        raise Unreadable(f"{len(items)} numbers where {count} are asked for")
    return tuple(map(_point, items))


def _items(tokens: list[Token], count: int) -> list[list[Token]]:
    """Cut the list into numbers; brackets round all of it go, but not those of a single pair."""
    while _is_enclosed(tokens) and not (count == 1 and len(_pieces(tokens[1:-1])) == 2):
        tokens = tokens[1:-1]
    return _pieces(tokens)


def _is_enclosed(tokens: list[Token]) -> bool:
    if len(tokens) < 3 or 0 in depths(tokens)[1:-1]:
        return False
    first, last = tokens[0], tokens[-1]
    is_environment = first.kind == "begin" and first.text in ENVIRONMENTS
    return is_environment or (first.kind == "open" and BRACKETS.get(first.text) == last.text)


def _pieces(tokens: list[Token]) -> list[list[Token]]:
    pieces, separators = split(tokens, lambda token: token.kind in PARTING)
    if any(separator.text == "or" for separator in separators):
        raise Unreadable("'or' leaves the answer open")
    followers = [*(separator.kind for separator in separators), "end"]
    kept = [
        piece
        for at, piece in enumerate(pieces)
        if piece or not (at and followers[at] in {"junction", "end"})  # ", and" and a last comma
    ]
    if not all(kept):
        raise Unreadable("a number of the list is missing")
    return kept


def _point(item: list[Token]) -> Point:
    inner = item[1:-1]
    if _is_enclosed(item) and len(pair := _pieces(inner)) == 2:
        values = [normal(parse(grouped(part, is_list=True))) for part in pair]
        if any(value.imaginary.terms for value in values):
            raise Unreadable("a pair whose parts are not real numbers")
        return Point(_enclosure(values[0]), _enclosure(values[1]))
    value = normal(parse(grouped(item, is_list=True)))
    return Point(_enclosure(value.real), _enclosure(value.imaginary))


def _enclosure(value: Surd) -> Enclosure:
    rational = value.rational
    return value.enclosure(DIGITS) if rational is None else Enclosure.of(rational)


# Writing

Parts: TypeAlias = list[tuple[str, str]]


def _parts(value: Vector, places: int) -> Parts:
    return [
        (decimal_text(point.real.middle, places), decimal_text(point.imaginary.middle, places))
        for point in value
    ]


def _texts(parts: Parts, unit: str = "i", gap: str = "") -> list[str]:
    """Return each number as ``a+bi``, with ``gap`` on both sides of its inner sign."""
    return [
        f"{re}{gap}{'-' if im.startswith('-') else '+'}{gap}{im.lstrip('-')}{unit}"
        for re, im in parts
    ]


def _short(re: str, im: str) -> str:
    """Return a number without idle zeros and without a part that is zero."""
    real, imaginary = (text.rstrip("0").rstrip(".") for text in (re, im))
    if imaginary == "0":
        return real
    return f"{imaginary}i" if real == "0" else f"{real}{'+' * (imaginary[0] != '-')}{imaginary}i"


def _dresses(parts: Parts) -> tuple[str, ...]:
    each, spaced, python = _texts(parts), _texts(parts, gap=" "), _texts(parts, "j")
    text, loose = ", ".join(each), ", ".join(spaced)
    pairs = [f"({re}, {im})" for re, im in parts]
    *first, last = each
    thin, below = ",\\ ", " \\\\ "
    return (
        text,
        f" {text} ",
        f"{text}.",
        loose,
        f"[{text}]",
        f"[{loose}]",
        f"[{', '.join(python)}]",
        f"[{', '.join(f'({number})' for number in python)}]",
        ", ".join(f"({number})" for number in spaced),
        "; ".join(each),
        f"{', '.join(first)} and {last}" if first else f"({last})",
        f"X = [{text}]",
        f"X[k] = {text}",
        f"X ≈ {text}",
        f"**{text}**",
        f"`[{text}]`",
        f"$[{loose}]$",
        f"$\\left[{thin.join(spaced)}\\right]$.",
        ", ".join(pairs),
        f"[{', '.join(pairs)}]",
        f"[{', '.join(f'[{re}, {im}]' for re, im in parts)}]",
        "[" + ", ".join(f'"{number}"' for number in each) + "]",
        f"\\begin{{bmatrix}} {below.join(spaced)} \\end{{bmatrix}}",
        ", ".join(_short(re, im) for re, im in parts),
        ", ".join(f"{im}i + {re}" for re, im in parts),
        ", ".join(f"{re}0 + {im}0i" for re, im in parts),
        loose.replace("-", "\N{MINUS SIGN}"),
        loose.replace("i", " i"),
        loose.replace("i", "\\,i"),
        loose.replace("i", "*i"),
        f"The numbers are {text}.",
    )


def _near(value: Vector, unit: Fraction) -> list[Vector]:
    """Return vectors that may be taken for this one: conjugated, turned, in another order."""
    (first, *rest), steps = value, (2, -2, 3, -20, 100, -1000)
    re, im = first.real.middle, first.imaginary.middle
    moved = [Point.of(re + step * unit, im) for step in steps]
    moved += [Point.of(re, im + step * unit) for step in steps]
    middles = [(point.real.middle, point.imaginary.middle) for point in value]
    turned = [
        [Point.of(re, -im) for re, im in middles],
        [Point.of(im, re) for re, im in middles],
        [Point.of(-re, -im) for re, im in middles],
        [Point.of(re) for re, _ in middles],
    ]
    return [*((point, *rest) for point in moved), value[::-1], *map(tuple, turned)]


def _misses(parts: Parts, near: list[Parts]) -> tuple[str, ...]:
    text, other = ", ".join(_texts(parts)), ", ".join(_texts(near[0]))
    return (
        *(", ".join(_texts(each)) for each in near),
        f"{text}, {_texts(near[0])[0]}",
        ", ".join(_texts(parts)[1:]),
        f"{text} or {other}",
        f"not {text}",
        f"{text}?",
        f"maybe {text}",
        f"[{text}",
        f"{text}, ...",
        text.replace("i", "k"),
        text.replace("i", "%"),
        "unknown",
    )
