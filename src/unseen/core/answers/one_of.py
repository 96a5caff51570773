r"""One of a few given words or phrases, such as ``yes`` or ``no``, ``finite`` or ``infinite``.

Capitals don't count. A word is read where it is the whole answer, apart from harmless words round
it (``It is finite.``) and a reason behind ``because`` or a dash. Whatever leaves it open is
unreadable: two of the words, a negation (``not finite``), a hedge (``probably finite``).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from unseen.core.answers.kind import AnswerKind
from unseen.core.answers.word import unwrapped
from unseen.core.errors import Unreadable

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["DOUBTS", "one_of"]

PIECE = re.compile(r"[^\W_]+(?:['-][^\W_]+)*|[^\w\s]")
_FILLERS = (
    "a an answer answers are case conclusion correct final following has have i'd indeed is it "
    "it's option result say so that the therefore these they this thus value verdict we"
)
FILLERS = frozenset(_FILLERS.split())
_DOUBTS = (
    "ain't almost aren't assume assuming but can't cannot chance could couldn't depends doesn't "
    "don't doubt either except fails guess hardly hasn't if impossible isn't likely may maybe "
    "might most mostly mustn't neither never no non none nor not or perhaps possibly presumably "
    "probably rather seems suppose think unclear undecidable undetermined unknown unless unlikely "
    "unsure usually wasn't weren't whether without won't"
)
DOUBTS = frozenset(_DOUBTS.split())
"""Words that negate what stands by them, or leave it open."""
STOPS = frozenset(".,;:!\"'()[]{}*$-")
REASONS = frozenset({"because", "since"})
"""Behind these stands a reason: a negation in it takes nothing back."""
BEFORE_REASON = REASONS | {",", ";", ":", ".", "-", "(", "as"}


def one_of(*options: str) -> AnswerKind[str]:
    """Return the kind whose values are ``options``: two or more that differ by their letters."""
    spelled = {tuple(_pieces(option)): option for option in options}
    assert len(spelled) == len(options) > 1, "options must differ by more than capitals"

    def read(text: str) -> str:
        pieces = _pieces(unwrapped(text))
        for place in range(len(pieces)):
            if chosen := _option_at(pieces, place, spelled):
                _check_rest(pieces[place + len(chosen) :], chosen, spelled)
                return spelled[chosen]
            if pieces[place] not in FILLERS | STOPS:
                break
        raise Unreadable(f"the answer does not begin with one of: {', '.join(options)}"[:200])

    return AnswerKind(
        name="one_of",
        hint=f"<one of: {' / '.join(options)}>",
        read=read,
        write=str,
        dresses=_dresses,
        misses=lambda value: _misses(value, options),
        compliant=lambda text: tuple(_pieces(text.strip(" ."))) in spelled,
    )


def _pieces(text: str) -> list[str]:
    return PIECE.findall(text.lower())


def _option_at(
    pieces: list[str], place: int, spelled: dict[tuple[str, ...], str]
) -> tuple[str, ...]:
    """Return the longest option that stands at a place, or nothing."""
    found = (option for option in spelled if pieces[place : place + len(option)] == [*option])
    return max(found, key=len, default=())


def _check_rest(
    rest: list[str], chosen: tuple[str, ...], spelled: dict[tuple[str, ...], str]
) -> None:
    """Raise Unreadable when what stands behind an option takes it back or leaves it open."""
    if all(piece in STOPS for piece in rest):
        return
    if rest[0] not in BEFORE_REASON:
        raise Unreadable(f"{rest[0]!r} behind {' '.join(chosen)!r} is not understood")
    others = {piece for option in spelled for piece in option} - {*chosen} | {"?"}
    reason = next((place for place, piece in enumerate(rest) if piece in REASONS), len(rest))
    for place, piece in enumerate(rest):
        if piece in others or (place < reason and piece in DOUBTS):
            raise Unreadable(f"{piece!r} behind {' '.join(chosen)!r} leaves the answer open")


def _dresses(value: str) -> tuple[str, ...]:
    return (
        value,
        value.upper(),
        value.capitalize(),
        f" {value} ",
        f"{value}.",
        f"{value}!",
        f"**{value}**",
        f"**{value}.**",
        f'"{value}"',
        f"“{value}”",
        f"`{value}`",
        f"\\text{{{value}}}",
        f"$\\text{{{value}}}$",
        f"Answer: {value}",
        f"The answer is {value}.",
        f"It is: {value}",
        f"Therefore, {value}.",
        f"{value} (as shown above)",
        f"{value}, because of the steps above",
    )


def _misses(value: str, options: Sequence[str]) -> tuple[str, ...]:
    others = [option for option in options if option != value]
    return (
        *others,
        f"not {value}",
        f"{value} or {others[0]}",
        f"{others[0]}, {value}",
        f"{value}, {others[0]}",
        f"{value}?",
        f"probably {value}",
        f"{value}, probably",
        f"{value} if it is not {others[0]}",
        f"neither {value} nor {others[0]}",
        f"{value}{value}",
        f"un{value}",
        "I don't know",
    )
