r"""A total and the places on the way, in order: ``37: B, C, F, D``.

The places are single capital letters. They may be parted by commas, arrows, hyphens or nothing, and
stand before or behind the total. Every word must be known, and there must be one number and one row
of places, so that a hedge, a sum that is not worked out or a second route makes a text unreadable.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from unseen.core.answers.kind import AnswerKind
from unseen.core.answers.word import unwrapped
from unseen.core.errors import Unreadable

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Route", "route"]

_WORDS = (
    "a an and answer are as at bound by chain coins cost costs distance edges energy fare final "
    "follows from have in is it least length minimal minimum nodes of on order path places points "
    "route sequence shortest smallest stops sum that the then through to toll total totalcost "
    "units value vertices via we weight with"
)
WORDS = frozenset(_WORDS.split())
"""Words that change nothing of a route."""
PIECE = re.compile(
    r"\\[A-Za-z]+|\\.|[A-Za-z]+|[0-9]{1,3}(?:,[0-9]{3})+(?![0-9])|[0-9]+(?:\.0+(?![0-9]))?|->|\.{2,}|\S"
)
ARROWS = frozenset({"->", "→", "⇒", "\\to", "\\rightarrow", "\\longrightarrow", "-"})
_COMMANDS = "\\, \\; \\{ \\} \\( \\) \\[ \\] \\quad \\text \\mathrm \\left \\right"
DRESS = frozenset(",;:.=()[]{}$\"'") | {*_COMMANDS.split(), "\\ "}
MOST_PIECES = 400
LONGEST_NUMBER = 12
FORM = re.compile(r"-?[0-9]+ ?: ?[A-Z](?: ?, ?[A-Z])*")


@dataclass(frozen=True, slots=True)
class Route:
    """A total, and the places in the order in which they are passed, both ends included."""

    total: int
    places: tuple[str, ...]


def route(labels: Sequence[str]) -> AnswerKind[Route]:
    """Return the kind of routes between places with these labels, single capital letters."""
    known = frozenset(labels)
    return AnswerKind(
        name="route",
        hint="<total: place, place, ..., place>",
        read=lambda text: _read(text, known),
        write=_write,
        dresses=_dresses,
        misses=lambda value: _misses(value, sorted(known)),
        compliant=lambda text: bool(FORM.fullmatch(text.strip())),
    )


def _read(text: str, known: frozenset[str]) -> Route:
    pieces = PIECE.findall(unwrapped(text))
    if len(pieces) > MOST_PIECES:
        raise Unreadable("more words than a route needs")
    total: int | None = None
    rows: list[list[str]] = [[]]
    for at, piece in enumerate(pieces):
        if piece[0].isdigit():
            if total is not None:
                raise Unreadable("more than one number")
            total = _number(piece, is_negative=_is_minus(pieces[:at], known))
            rows.append([])
        else:
            rows[-1] += _labels(piece, known)
    told = [row for row in rows if row]
    if total is None or len(told) != 1:
        raise Unreadable("a total and one row of places are wanted")
    return Route(total, tuple(told[0]))


def _is_minus(before: list[str], known: frozenset[str]) -> bool:
    """Whether a minus sign stands before a number; behind a place it may as well be a dash."""
    if before[-1:] != ["-"]:
        return False
    if known.issuperset("".join(before[-2:-1]) or " ") or before[-2:-1] == [")"]:
        raise Unreadable("a hyphen before the total may be a minus sign or a dash")
    return True


def _number(digits: str, *, is_negative: bool) -> int:
    digits = digits.partition(".")[0].replace(",", "")
    if len(digits) > LONGEST_NUMBER:
        raise Unreadable("too large a number for a total")
    return -int(digits) if is_negative else int(digits)


def _labels(piece: str, known: frozenset[str]) -> list[str]:
    """Return the places that a piece names; raise Unreadable for a word that is not known."""
    if piece in known:
        return [piece]
    is_word = piece.lower() in WORDS and (len(piece) > 1 or piece.islower())
    if is_word or piece in ARROWS | DRESS:
        return []
    if known.issuperset(piece):
        return list(piece)
    raise Unreadable(f"{piece[:20]!r} is not understood in a route")


def _write(value: Route) -> str:
    return f"{value.total}: {', '.join(value.places)}"


def _dresses(value: Route) -> tuple[str, ...]:
    total, text = value.total, _write(value)
    commas, arrows = ", ".join(value.places), " → ".join(value.places)
    hyphens, tight = "-".join(value.places), "".join(value.places)
    to = " \\to ".join(value.places)
    quoted = ", ".join(f'"{place}"' for place in value.places)
    return (
        text,
        f" {text} ",
        f"{text}.",
        f"**{text}**",
        f"`{text}`",
        f"{total}; {commas}",
        f"{total}, {commas}",
        f"{total} ({arrows})",
        f"{total}: {hyphens}",
        f"{total}: {tight}",
        f"{total}: {' -> '.join(value.places)}",
        f"${total}$: ${to}$",
        f"${total}: {to}$",
        f"{arrows}, total {total}",
        f"{hyphens}: {total}",
        f"Total {total}, path {arrows}",
        f"total = {total}; route = {commas}",
        f"The total is {total} and the route is {commas}.",
        f"{arrows} with a total cost of {total}",
        f"[{total}, [{quoted}]]",
        f'{{"total": {total}, "path": [{quoted}]}}',
        f"weight {total} via {commas}",
    )


def _misses(value: Route, labels: list[str]) -> tuple[str, ...]:
    total, places = value.total, value.places
    other = next(label for label in labels if label not in {places[0], places[-1]})
    wrong = (
        Route(total + 1, places),
        Route(total - 1, places),
        Route(10 * total + 1, places),
        Route(total, places[:-1]),
        Route(total, places[1:]),
        Route(total, (*places, other)),
        Route(total, (other, *places)),
    )
    text, commas = _write(value), ", ".join(places)
    return (
        *map(_write, wrong),
        str(total),
        commas,
        f"{total}: {places[0]}",
        f"{text} or {total + 1}: {commas}",
        f"{text}, {total + 1}",
        f"not {text}",
        f"about {text}",
        f"{text}?",
        f"{total} + 1: {commas}",
        f"{total}: {commas}, ...",
        f"{total}.5: {commas}",
    )
