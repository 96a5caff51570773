"""How the games of ``game_nim`` are told."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["VOICES", "Voice"]


class Voice(NamedTuple):
    """The words of one way to tell a game."""

    opening: str
    item: str
    units: str
    alike: str
    """The rule where it is the same for all heaps."""
    unlike: str
    each: str
    amounts: dict[str, str]
    """What a move may take, by the name of the rule."""
    reach: str
    """That a move may take from two heaps."""
    pair: str
    """That a move may take the same amount from both of two heaps."""
    endings: dict[str, str]
    did: str
    """A move that was made, behind the player's name."""


def _taken(unit: str, place: str) -> dict[str, str]:
    return {
        "any": f"one or more {unit}, up to all of them",
        "limit": f"from 1 to {{most}} {unit}",
        "set": f"exactly {{numbers}} {unit}, if there are that many",
        "half": f"at least one, but at most half of the {unit} that are there",
        "divisor": f"a number of {unit} that divides the number in the {place} without remainder, "
        f"but not all of them",
    }


def _walked(unit: str, start: str) -> dict[str, str]:
    return {
        "any": f"one or more {unit}, at most to {start}",
        "limit": f"from 1 to {{most}} {unit}",
        "set": f"exactly {{numbers}} {unit}, if {start} is not overrun",
        "half": f"at least one, but at most half as many {unit} as it is away from {start}",
        "divisor": f"a number of {unit} that divides its distance from {start} without remainder, "
        f"but never the whole distance",
    }


LAST = {
    "normal": "Whoever can't make a move when it is their turn has lost.",
    "misere": "Whoever can't make a move when it is their turn has won.",
}
TAKES_LAST = {
    "normal": "The game is over when no move is left, and whoever made the last one wins.",
    "misere": "The game is over when no move is left, and whoever made the last one loses.",
}

PLAIN = (
    Voice(
        opening="{first} and {second} take turns at a game with heaps of stones.",
        item="heap {label}: {size}",
        units="stones",
        alike="A move takes stones from one heap: {amount}.",
        unlike="A move takes stones from one heap, and how many depends on the heap.",
        each="From {labels} one may take {amount}.",
        amounts=_taken("stones", "heap"),
        reach="A move may also take stones from two different heaps at once, at least one from "
        "each, and not necessarily the same number.",
        pair="A move may also take the same number of stones (at least one) from both {one} and "
        "{other}.",
        endings=LAST,
        did="takes {amount} from {label}",
    ),
    Voice(
        opening="Two players, {first} and {second}, move in turn. There are piles of counters.",
        item="{label} has {size}",
        units="counters",
        alike="In each turn one pile is chosen and counters are removed from it: {amount}.",
        unlike="In each turn one pile is chosen and counters are removed from it.",
        each="For {labels} the rule is: {amount}.",
        amounts=_taken("counters", "pile"),
        reach="Instead, one may choose two piles and remove at least one counter from each of "
        "them, as many from each as one likes.",
        pair="Besides, {one} and {other} belong together: the same number of counters, one or "
        "more, may be removed from both of them in one turn.",
        endings=TAKES_LAST,
        did="removes {amount} from {label}",
    ),
    Voice(
        opening="Consider the following position of an impartial game between {first} and "
        "{second}.",
        item="pile {label} holds {size} tokens",
        units="tokens",
        alike="The player to move picks a pile and takes away {amount}.",
        unlike="The player to move picks a pile and takes tokens away from it.",
        each="The number allowed for {labels}: {amount}.",
        amounts=_taken("tokens", "pile"),
        reach="It is also allowed to take from two piles in one move, any number of tokens but "
        "zero from either.",
        pair="It is also allowed to take equal numbers of tokens, not zero, from {one} and {other} "
        "in one move.",
        endings=LAST,
        did="takes {amount} from {label}",
    ),
)
STORY = (
    Voice(
        opening="In a cellar {first} and {second} settle a bet by drinking up the stock, taking "
        "turns.",
        item="cask {label} holds {size} mugs",
        units="mugs",
        alike="Whoever is up goes to one cask and draws {amount}.",
        unlike="Whoever is up draws from a single cask; the casks have different taps.",
        each="From {labels} one can draw {amount}.",
        amounts=_taken("mugs", "cask"),
        reach="The thirsty may also draw from two casks in one turn, at least a mug from either, "
        "different numbers if they like.",
        pair="{one} and {other} share a double tap: one may draw the same number of mugs, at least "
        "one, from both in a single turn.",
        endings={
            "normal": "The bet is lost by whoever can draw nothing when it is their turn.",
            "misere": "The bet is won by whoever can draw nothing when it is their turn.",
        },
        did="draws {amount} from {label}",
    ),
    Voice(
        opening="Two smugglers, {first} and {second}, empty the caves on a beach in alternate "
        "nights.",
        item="in cave {label} lie {size} crates",
        units="crates",
        alike="Each night the one whose turn it is goes to one cave and carries off {amount}.",
        unlike="Each night the one whose turn it is goes to one cave; the guards see to limits.",
        each="From {labels} can be carried off {amount}.",
        amounts=_taken("crates", "cave"),
        reach="There is time to visit two caves in one night as well, taking at least one crate "
        "from either and any numbers.",
        pair="Between {one} and {other} runs a passage: the same number of crates, one at least, "
        "can be carried off from both in one night.",
        endings={
            "normal": "Whoever is the first to go home without a crate has lost, and flees the "
            "land.",
            "misere": "Whoever is the first to go home without a crate has won; the other flees "
            "the land.",
        },
        did="carries off {amount} from {label}",
    ),
    Voice(
        opening="The last sweets of the fair are in jars, and {first} and {second} eat in turns.",
        item="jar {label}: {size} sweets",
        units="sweets",
        alike="In a turn one opens a single jar and eats {amount}.",
        unlike="In a turn one opens a single jar and eats of it as its lid allows.",
        each="The lids of {labels} say: {amount}.",
        amounts=_taken("sweets", "jar"),
        reach="Or one opens two jars and eats at least one sweet out of each, the numbers being "
        "free.",
        pair="Jars {one} and {other} are twins, so one may also eat as many sweets out of the one "
        "as out of the other, at least one of each, in one turn.",
        endings={
            "normal": "Whoever finds nothing to eat in their turn has lost and does the dishes.",
            "misere": "Whoever finds nothing to eat in their turn has won; the other does the "
            "dishes.",
        },
        did="eats {amount} from {label}",
    ),
)
INVERTED = (
    Voice(
        opening="{first} and {second} alternate in moving tokens on strips of squares, each "
        "towards square 0 of its strip.",
        item="the token on strip {label} is on square {size}",
        units="squares moved",
        alike="A turn moves one token by {amount}.",
        unlike="A turn moves one token; the strips have their own rules.",
        each="On {labels} a token moves by {amount}.",
        amounts=_walked("squares", "square 0"),
        reach="A turn may also move two tokens, each by at least one square, towards their squares "
        "0, by different distances if that is wanted.",
        pair="A turn may also move the tokens on {one} and {other} together, both by the same "
        "number of squares, at least one.",
        endings=LAST,
        did="moves the token on {label} by {amount}",
    ),
    Voice(
        opening="Climbers hang on ropes, and {first} and {second} let them down by turns.",
        item="{label} hangs {size} metres above the ground",
        units="metres",
        alike="In a turn one climber is let down by {amount}, in whole metres.",
        unlike="In a turn one climber is let down by whole metres; it depends on the rope how far.",
        each="With {labels} it is {amount}.",
        amounts=_walked("metres", "the ground"),
        reach="In a turn two climbers may be let down too, each by at least a metre, the one as "
        "far as one likes and the other as far as one likes.",
        pair="{one} and {other} are tied together, so in a turn they may also both be let down, by "
        "the same number of metres and at least one.",
        endings=TAKES_LAST,
        did="lets {label} down by {amount}",
    ),
    Voice(
        opening="A row of numbers is written on a board, and {first} and {second} make them "
        "smaller in turn, never below 0.",
        item="{label} = {size}",
        units="units subtracted",
        alike="A turn subtracts something from one of the numbers: {amount}.",
        unlike="A turn subtracts something from one of the numbers.",
        each="What may be subtracted from {labels}: {amount}.",
        amounts=_walked("units", "0"),
        reach="Or it subtracts from two of the numbers at once, at least 1 from each, not "
        "necessarily the same.",
        pair="Or it subtracts the same positive whole number from both {one} and {other}.",
        endings=LAST,
        did="subtracts {amount} from {label}",
    ),
)
VOICES = {"plain": PLAIN, "story": STORY, "inverted": INVERTED}
