r"""A move in a game of taking: how much from which place, or that no move wins and what replies.

Read from words and from signs alike: ``B: 4``, ``Heap B: remove 4``, ``take 4 from heap B``, JSON;
``none, C: 5`` where no move wins. Every word must be known, so that a hedge or a "not" makes a text
unreadable and never turns its meaning round. As the sizes are known, ``reduce B from 9 to 5`` is
read too, and ``take 4 from B, leaving 6`` is refused when it contradicts itself.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from unseen.core.answers.kind import AnswerKind
from unseen.core.errors import Unreadable
from unseen.core.reading.text import clean

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["Board", "Move", "move"]

_WORDS = (
    "a an and answer best by coin coins counter counters first from he heap heaps i in is it match "
    "matches move moves of off on out pick pile piles play player plays remove removes removing "
    "reply replies respond responds response she should space spaces square squares stack step "
    "steps stone stones strip strips subtract take takes taking the then they to token tokens unit "
    "units win winning wins with works"
)
WORDS = frozenset(_WORDS.split())
"""Words that change nothing of a move."""
SHARED = frozenset({"both", "each"})
STICKY = {"leaving": "left"} | dict.fromkeys(
    ["take", "takes", "taking", "remove", "removes", "removing", "subtract"], "taken"
)
"""What the next number is, by a word before it, whatever stands between."""
NEAR = {"to": "left", "->": "left", "→": "left", "by": "taken", "from": "before"}
"""What a number is, by the word right before it."""
LATEX = re.compile(r"\\(?:text(?:bf|rm|it)?|math(?:rm|bf|it)|quad)(?![A-Za-z])|\\[,;:! ]")
NONE = re.compile(
    r"[\s($\"{]*(?:there (?:is|are) |(?:he|she|it|[A-Z][a-z]+) (?:has|is in) )?"
    r"(?:none|no (?:winning|such) moves?|no moves? wins?|"
    r"(?:a |it is a )?(?:lost|losing)(?: position)?)"
    r"(?![\w-]| of)(?: (?:exists?|is possible))?[\s.,;:)\"}\-]*",
    re.IGNORECASE,
)
PIECE = re.compile(r"[A-Za-z]+|[0-9]+|->|→|\S")
IGNORED = frozenset(".,;:\"'()[]{}$=`|")
SMALL_WORDS = frozenset({"a", "i"})
MOST_PIECES = 60
LONGEST_NUMBER = 9
CONTRADICTION = "the move contradicts the position or itself"
UNCLEAR = "it is not clear how much is taken from where"


@dataclass(frozen=True, slots=True)
class Move:
    """What is taken from where, and whether it is the reply because no move wins."""

    takes: tuple[tuple[str, int], ...]
    """(label, amount), in the order of the labels."""
    is_none: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """The sizes before the move, and those before the reply where no move wins."""

    sizes: Mapping[str, int]
    replied: Mapping[str, int]


def _read(text: str, board: Board) -> Move:
    text = LATEX.sub(" ", clean(text))
    found = NONE.match(text)
    rest = text[found.end() :] if found else text
    sizes = board.replied if found else board.sizes
    takes = _takes(rest, sizes)
    if not takes and not found:
        raise Unreadable("no move is given")
    labels = [label for label, _ in takes]
    if len(set(labels)) < len(labels):
        raise Unreadable("the same place twice")
    return Move(tuple(sorted(takes)), is_none=bool(found))


def _takes(text: str, sizes: Mapping[str, int]) -> list[tuple[str, int]]:
    pieces = PIECE.findall(text)
    if len(pieces) > MOST_PIECES:
        raise Unreadable("more words than a move needs")
    words = {piece.lower() for piece in pieces}
    telling = [told for piece in pieces if (told := _told(piece, sizes)) is not None]
    roles = _roles(pieces)
    if "reduce" in words or any(role in {"left", "before"} for role, _ in roles):
        is_arrow_alone = len(roles) == 1 and not words.isdisjoint({"->", "→"})
        labels = [told for told in telling if isinstance(told, str)]
        if is_arrow_alone or len(labels) != 1:
            raise Unreadable(UNCLEAR)
        return [(labels[0], _checked(roles, sizes[labels[0]]))]
    if words & SHARED:
        amounts = [told for told in telling if isinstance(told, int)]
        labels = [told for told in telling if isinstance(told, str)]
        if len(amounts) != 1 or len(labels) < 2:
            raise Unreadable(UNCLEAR)
        return [(label, amounts[0]) for label in labels]
    return _pairs(telling)


def _told(piece: str, sizes: Mapping[str, int]) -> str | int | None:
    """Return the label or the number that a piece is; None when it is neither."""
    if piece.isdigit():
        if len(piece) > LONGEST_NUMBER:
            raise Unreadable("too large a number for a move")
        return int(piece)
    lower = piece.lower()
    label = piece if piece in sizes else piece.upper()
    if label in sizes and (piece.isupper() or lower not in SMALL_WORDS):
        return label
    if piece in IGNORED or lower in WORDS | SHARED | NEAR.keys() | {"reduce", "leaving"}:
        return None
    raise Unreadable(f"{piece[:20]!r} is not understood in a move")


def _pairs(telling: list[str | int]) -> list[tuple[str, int]]:
    """Return label and amount, pair by pair; in all pairs the same of them comes first."""
    if len(telling) % 2:
        raise Unreadable(UNCLEAR)
    out: list[tuple[str, int]] = []
    for one, other in zip(telling[::2], telling[1::2], strict=True):
        if isinstance(one, str) and isinstance(other, int) and isinstance(telling[0], str):
            out.append((one, other))
        elif isinstance(one, int) and isinstance(other, str) and isinstance(telling[0], int):
            out.append((other, one))
        else:
            raise Unreadable(UNCLEAR)
    return out


def _roles(pieces: list[str]) -> list[tuple[str, int]]:
    """Return each number with what it is: taken, left, there before, or nothing that is said."""
    roles: list[tuple[str, int]] = []
    sticky = near = ""
    for piece in pieces:
        if piece.isdigit():
            roles.append((near or sticky, int(piece)))
            sticky = near = ""
        elif piece not in IGNORED:
            sticky = STICKY.get(piece.lower(), sticky)
            near = NEAR.get(piece.lower(), "")
    return roles


def _checked(roles: list[tuple[str, int]], size: int) -> int:
    """Return the amount of a move told with what is there before or after it, which must be so."""
    told = {role: {number for name, number in roles if name == role} for role, _ in roles}
    amounts = told.get("taken", set()) | {size - number for number in told.get("left", set())}
    if not amounts:
        raise Unreadable(UNCLEAR)
    amount = min(amounts)
    is_sound = len(amounts) == 1 and amount >= 0 and told.get("before", {size}) == {size}
    if not is_sound or not told.get("", set()) <= {size, amount}:
        raise Unreadable(CONTRADICTION)
    return amount


def _write(value: Move) -> str:
    text = ", ".join(f"{label}: {amount}" for label, amount in value.takes)
    return f"none, {text}".removesuffix(", ") if value.is_none else text


def _phrases(value: Move) -> list[str]:
    """Return the takes alone, in many words."""
    pairs = value.takes
    forms = (
        "{0}: {1}", "{0} {1}", "{0}={1}", "Heap {0}: remove {1}", "heap {0}, take {1}",
        "take {1} from {0}", "take {1} from heap {0}", "Remove {1} stones from heap {0}",
        "remove {1} from pile {0}", "{1} from {0}", "Take {1} stones from {0}", "{0}:{1}",
        "pile {0}: {1} stones", "move {1} squares on strip {0}",
    )  # fmt: skip
    told = [", ".join(form.format(*pair) for pair in pairs) for form in forms]
    told += [" and ".join(form.format(*pair) for pair in pairs) for form in forms[:8]]
    told.append(", ".join(f"{label}: {amount}" for label, amount in pairs[::-1]))
    told.append("{" + ", ".join(f'"{label}": {amount}' for label, amount in pairs) + "}")
    return told


def _dresses(value: Move) -> tuple[str, ...]:
    phrases = _phrases(value)
    if value.is_none:
        heads = ("none, {}", "none; {}", "None. {}", "no winning move, {}", "There is none; {}")
        heads = (*heads, "there is no winning move; reply {}", "lost: {}", "none ({})", "NONE - {}")
        phrases = [heads[at % len(heads)].format(phrase) for at, phrase in enumerate(phrases)]
    text = _write(value)
    return (
        *phrases,
        f" {text} ",
        f"{text}.",
        f"**{text}**",
        f"`{text}`",
        f"${text}$",
        f"({text})" if not value.is_none else f'"{text}"',
    )


def _misses(value: Move) -> tuple[str, ...]:
    text = _write(value)
    (label, amount), *rest = value.takes
    other = "B" if label != "B" else "C"
    wrong = (
        Move(((label, amount + 1), *rest), value.is_none),
        Move(((label, amount + 100), *rest), value.is_none),
        Move(value.takes, not value.is_none),
        Move(((label, 0), *rest), value.is_none),
    )
    return (
        *map(_write, wrong),
        "none",
        f"not {text}",
        f"{text}?",
        f"maybe {text}",
        f"{text} or {other}: 1",
        f"any move but {text}",
        label,
        str(amount),
        f"{label}: -{amount}",
        f"{text} loses",
    )


def move(board: Board) -> AnswerKind[Move]:
    """Return the kind of moves on a board; labels are single capital letters."""
    return AnswerKind(
        name="move",
        hint="<LABEL: NUMBER, or: none, LABEL: NUMBER>",
        read=lambda text: _read(text, board),
        write=_write,
        dresses=_dresses,
        misses=_misses,
    )
