"""Names and small pieces of text that the framings share."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = [
    "KINDS",
    "LETTERS",
    "MAKERS",
    "NAMES",
    "THINGS",
    "VILLAGES",
    "Maker",
    "Thing",
    "joined",
    "lines",
    "number",
    "percent",
    "plural",
    "share",
    "with_article",
]

LETTERS = "ABCDEFG"
NAMES = ("Aster", "Birch", "Cedar", "Dove")


def percent(thousandths: int) -> str:
    """Return a probability as ``7%`` or ``7.3%``."""
    whole, tenth = divmod(thousandths, 10)
    return f"{whole}.{tenth}%" if tenth else f"{whole}%"


def number(thousandths: int) -> str:
    """Return a probability as ``0.07``, exactly."""
    return f"0.{thousandths:03d}".rstrip("0") if thousandths < 1000 else "1"


def share(weight: int, total: int) -> str:
    """Return a share as a fraction in lowest terms."""
    return str(Fraction(weight, total))


def joined(parts: Sequence[str]) -> str:
    """Return the parts as a list in words: ``a``, ``a and b``, ``a, b and c``."""
    *first, last = parts
    return f"{', '.join(first)} and {last}" if first else last


def with_article(noun: str) -> str:
    """Return a noun behind ``a`` or ``an``."""
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def lines(texts: Iterable[str]) -> str:
    """Return the texts under each other, set in."""
    return "\n".join(f"  - {text}" for text in texts)


def plural(count: int, one: str) -> str:
    """Return ``2 tests`` in words up to five: ``one test``, ``two tests``."""
    words = ("no", "one", "two", "three", "four", "five")
    return f"{words[count]} {one}{'s' * (count != 1)}"


class Thing(NamedTuple):
    """What a story is about: things that are of a bad or of a good sort, and signs of it."""

    many: str
    one: str
    bad: str
    good: str
    signs: tuple[tuple[str, str], ...]
    """A sign as it is seen, and the same when it is missing."""


THINGS = (
    Thing(
        "mushrooms in the forest",
        "mushroom",
        "poisonous",
        "harmless",
        (
            ("a silver spoon in the pot turns black", "the silver spoon stays bright"),
            ("an onion cooked with it goes brown", "the onion stays white"),
            ("the cap peels off", "the cap does not peel off"),
            ("slugs have eaten of it", "no slug has touched it"),
        ),
    ),
    Thing(
        "letters that reach the archive",
        "letter",
        "forged",
        "genuine",
        (
            ("the stamp sits askew", "the stamp sits straight"),
            ("the ink smears", "the ink does not smear"),
            ("the date is missing", "there is a date"),
            ("the seal is broken", "the seal is whole"),
        ),
    ),
    Thing(
        "eggs at the market",
        "egg",
        "bad",
        "good",
        (
            ("it floats in water", "it sinks in water"),
            ("it sloshes when shaken", "it makes no sound when shaken"),
            ("it lets no light through", "it lets light through"),
            ("its shell feels smooth", "its shell feels rough"),
        ),
    ),
    Thing(
        "plots in the valley",
        "plot",
        "wet",
        "dry",
        (
            ("the dowser's rod dips", "the dowser's rod keeps still"),
            ("ferns grow there", "no fern grows there"),
            ("mist lingers in the morning", "the morning is clear"),
            ("the moles stay away", "there are molehills"),
        ),
    ),
    Thing(
        "bells from the old foundry",
        "bell",
        "cracked",
        "sound",
        (
            ("it hums after the stroke", "it falls silent after the stroke"),
            ("a grain of sand on its rim jumps", "a grain of sand on its rim stays put"),
            ("a dog howls at it", "a dog does not mind it"),
            ("frost keeps off it", "frost settles on it"),
        ),
    ),
)


class Maker(NamedTuple):
    """Where things of a story come from, signs that they may bear, and kinds that they are of."""

    maker: str
    many: str
    one: str
    signs: tuple[tuple[str, str], ...]
    kinds: tuple[str, str, str]


MAKERS = (
    Maker(
        "bakery",
        "rolls",
        "roll",
        (
            ("burnt below", "not burnt below"),
            ("lopsided", "not lopsided"),
            ("salty", "not salty"),
        ),
        ("plain", "with poppy seeds", "with sesame"),
    ),
    Maker(
        "kiln",
        "tiles",
        "tile",
        (
            ("bent", "not bent"),
            ("speckled", "not speckled"),
            ("chipped", "not chipped"),
        ),
        ("red", "ochre", "black"),
    ),
    Maker(
        "press",
        "almanacs",
        "almanac",
        (
            ("misnumbered", "not misnumbered"),
            ("smudged", "not smudged"),
            ("cut too short", "not cut too short"),
        ),
        ("bound in linen", "bound in leather", "bound in paper"),
    ),
    Maker(
        "nursery",
        "tulip bulbs",
        "bulb",
        (
            ("soft", "not soft"),
            ("double", "not double"),
            ("peeling", "not peeling"),
        ),
        ("white in flower", "yellow in flower", "striped in flower"),
    ),
)
KINDS = ("red", "green", "blue")

VILLAGES = (
    (
        ("fog lies on the lake", "no fog lies on the lake"),
        ("the miller sings", "the miller does not sing"),
        ("the bell is rung late", "the bell is not rung late"),
        ("the ferry runs", "the ferry does not run"),
        ("the baker burns the bread", "the baker does not burn the bread"),
        ("the dog barks at night", "the dog does not bark at night"),
        ("the post arrives", "the post does not arrive"),
    ),
    (
        ("the well freezes", "the well does not freeze"),
        ("the crows gather", "the crows do not gather"),
        ("the school stays shut", "the school does not stay shut"),
        ("the smith lights his fire", "the smith does not light his fire"),
        ("the inn is full", "the inn is not full"),
        ("the fiddler plays", "the fiddler does not play"),
        ("the mayor loses at cards", "the mayor does not lose at cards"),
    ),
    (
        ("the tide is high", "the tide is not high"),
        ("the pump sticks", "the pump does not stick"),
        ("the cook is angry", "the cook is not angry"),
        ("the sails are wet", "the sails are not wet"),
        ("the parrot talks", "the parrot does not talk"),
        ("the mate finds his boots", "the mate does not find his boots"),
        ("the captain sleeps in", "the captain does not sleep in"),
    ),
    (
        ("the heating fails", "the heating does not fail"),
        ("the lift is stuck", "the lift is not stuck"),
        ("the porter whistles", "the porter does not whistle"),
        ("the coffee runs out", "the coffee does not run out"),
        ("the printer jams", "the printer does not jam"),
        ("the meeting is put off", "the meeting is not put off"),
        ("the cat comes in", "the cat does not come in"),
    ),
)
