"""The same counts from the other side: free room instead of contents, or words in order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unseen.categories.sharing.facts import Place
from unseen.categories.sharing.wording import letters, rule, text_list

if TYPE_CHECKING:
    from unseen.categories.sharing.facts import Sharing
    from unseen.core.rng import Rng

__all__ = ["tell"]

ROOM = (
    "Racks stand in a cellar. How much room each has, and how much of it may stay free:\n\n{rules}"
    "\n\n{total}. In how many ways can the free room come about? {same}",
    "All that is looked at here are gaps.\n\n{rules}\n\n{total}. How many lists of gaps are "
    "possible? {same}",
    "From full racks things are taken away.\n\n{rules}\n\n{total}. In how many ways can this have "
    "been done, when it only counts how many are missing where? {same}",
)
GAPS = (
    "rack {name} has room for {room}; free may be {free}",
    "of the {room} spots of {name}, those left empty are {free} in number",
    "{name} was filled with {room}, of which {free} must be gone",
)
ALIKE = (
    "{count} further racks have room for {room} each; in each of them free may be {free}",
    "of the {room} spots in each of {count} nameless racks, those left empty are {free} in number",
    "{count} nameless racks were filled with {room} each, of which {free} must be gone from each",
)
EXACT = "Free in all of them together: exactly {free}"
AT_LEAST = "Free in all of them together: {free} or more"
SAME = "The nameless racks can't be told apart: only which gaps occur among them how often counts."
WORDS = (
    "A word is written with the letters {names}. Its letters stand in the order of the alphabet (a "
    "letter may be repeated), it has {length} letters, and\n\n{rules}\n\nHow many such words "
    "are there?",
    "Think of products of powers of {names}, such as one would get by multiplying out. How many of "
    "degree {length} (all exponents added up) have exponents of this sort?\n\n{rules}",
)
LETTERS = ("{name} occurs in it so often: {rule}", "the exponent of {name} is {rule}")


def tell(sharing: Sharing, rng: Rng) -> str:
    """Return the inverted question."""
    has_alike = any(place.copies > 1 for place in sharing.places)
    if not has_alike and rng.chance(1, 2):
        return _words(sharing, rng)
    which = rng.below(len(ROOM))
    names = [name.upper() for name in letters(len(sharing.places), rng)]
    pairs = zip(reversed(names), reversed(sharing.places), strict=True)
    lines = [_gap(which, name, place, sharing.total) for name, place in pairs]
    room = sum(place.copies * _room(place, sharing.total) for place in sharing.places)
    total = (AT_LEAST if sharing.may_keep else EXACT).format(free=room - sharing.total)
    return (
        ROOM[which]
        .format(rules=text_list(lines), total=total, same=SAME if has_alike else "")
        .rstrip()
    )


def _words(sharing: Sharing, rng: Rng) -> str:
    which = rng.below(len(WORDS))
    names = letters(len(sharing.places), rng)
    pairs = zip(reversed(names), reversed(sharing.places), strict=True)
    lines = [LETTERS[which].format(name=name, rule=rule(place)) for name, place in pairs]
    length = f"at most {sharing.total}" if sharing.may_keep else f"exactly {sharing.total}"
    return WORDS[which].format(names=", ".join(names), length=length, rules=text_list(lines))


def _gap(which: int, name: str, place: Place, total: int) -> str:
    room = _room(place, total)
    free = rule(Place(1, (room - place.low) % place.step, room - place.low, place.step))
    if place.step == 3 and room % 3:
        free = f"a number from {room % 3} to {room - place.low} that leaves {room % 3} by 3"
    if place.copies > 1:
        return ALIKE[which].format(count=place.copies, room=room, free=free)
    return GAPS[which].format(name=name, room=room, free=free)


def _room(place: Place, total: int) -> int:
    """How much a place could hold: its cap, or all that there is."""
    return total if place.cap is None else place.cap
