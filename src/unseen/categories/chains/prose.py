"""How a chain is asked: plainly, as a story, or with the usual surface turned round."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from unseen.categories.chains.phrases import (
    INFIX,
    KINDS,
    Phrases,
    bracketed,
    kind_of,
    listed,
    nested,
)
from unseen.categories.chains.single import ask_single, is_single
from unseen.categories.chains.stories import STORIES, tell

if TYPE_CHECKING:
    from collections.abc import Callable

    from unseen.categories.chains.steps import Chain
    from unseen.core.rng import Rng

    Wording = Callable[[Chain, Rng], str]

__all__ = ["ask"]


def ask(chain: Chain, framing: str, rng: Rng) -> str:
    """Return the question in one of the wordings of its framing that can tell this chain."""
    if is_single(chain):
        return ask_single(chain, framing, rng)
    fitting = [wording for wording, can_tell in WORDINGS[framing] if can_tell(chain)]
    return rng.choice(fitting)(chain, rng)


def _always(_chain: Chain) -> bool:
    return True


def _is_expression(chain: Chain) -> bool:
    return not chain.looks_back


def _can_be_undone(chain: Chain) -> bool:
    """Whether each step has one inverse: a square has two."""
    return not chain.looks_back and all(kind_of(step) != "square" for step in chain.steps)


# --- plain

COMMANDS: Phrases = {
    "add": "add {v}",
    "subtract": "subtract {v}",
    "multiply": "multiply by {v}",
    "divide": "divide by {v}",
    "subtract_from": "subtract the current value from {v}",
    "divide_into": "divide {v} by the current value",
    "square": "square the current value",
    "cube": "cube the current value",
}
RESULTS: Phrases = {"first": "the starting value", "value": "the result of step {k}"}
MARKED: Phrases = {"first": "the starting number", "value": "the value reached at ({k})"}


def _as_steps(chain: Chain, _rng: Rng) -> str:
    lines = [
        f"{place}. {command.capitalize()}."
        for place, command in enumerate(listed(chain, COMMANDS, RESULTS), 1)
    ]
    return (
        f"Start with the value {chain.start}. Carry out these steps in order, each on the result "
        "of the one before it, with exact fractions:\n" + "\n".join(lines) + "\n"
        "What is the value after the last step?"
    )


def _as_sentence(chain: Chain, _rng: Rng) -> str:
    marked = (
        f"({place}) {command}" for place, command in enumerate(listed(chain, COMMANDS, MARKED), 1)
    )
    return (
        f"Take the number {chain.start}, then, always going on with the value just reached, "
        + ", ".join(marked)
        + f". Which exact value is reached at ({len(chain.steps)})?"
    )


def _as_definitions(chain: Chain, _rng: Rng) -> str:
    return "\n".join(
        [
            "The numbers below are defined one after another.",
            *_equations(chain, INFIX, "x"),
            f"Find the exact value of x{len(chain.steps)}.",
        ]
    )


def _equations(chain: Chain, table: Phrases, letter: str) -> list[str]:
    """Return one definition for each value of the chain, the start first."""
    names = {"first": f"{letter}0", "value": letter + "{k}"}
    formulas = listed(chain, table, names, brackets=True)
    start = bracketed(chain.start)
    return [f"{letter}{place} = {text}" for place, text in enumerate([start, *formulas])]


def _as_program(chain: Chain, _rng: Rng) -> str:
    names = {"first": "old(0)", "value": "old({k})"}
    table = {kind: text.replace("{x}", "V") for kind, text in INFIX.items()}
    formulas = listed(chain, table, names, brackets=True)
    lines = [f"line {place}: V := {formula}" for place, formula in enumerate(formulas, 1)]
    note = "Here old(k) is the value that V had just after line k.\n" if chain.looks_back else ""
    return (
        "All arithmetic in this program is exact, with fractions and no rounding.\n"
        f"line 0: V := {chain.start}\n" + "\n".join(lines) + f"\n{note}"
        f"Which value does V hold after line {len(lines)}?"
    )


def _as_expression(chain: Chain, _rng: Rng) -> str:
    return (
        "Evaluate this expression exactly. Every operation has its own pair of brackets.\n"
        + nested(chain, INFIX)
    )


# --- inverted

SUMMITS: Phrases = {
    "add": "{y} is the sum of {x} and {v}",
    "subtract": "{y} is what remains of {x} when {v} is taken from it",
    "multiply": "{y} is the product of {x} and {v}",
    "divide": "{y} is the quotient of {x} by {v}",
    "subtract_from": "{y} is what remains of {v} when {x} is taken from it",
    "divide_into": "{y} is the quotient of {v} by {x}",
    "square": "{y} is the square of {x}",
    "cube": "{y} is the cube of {x}",
}
BALANCES: Phrases = {
    "add": "{y} - {v} = {x}",
    "subtract": "{y} + {v} = {x}",
    "multiply": "{y} ÷ {v} = {x}",
    "divide": "{y} × {v} = {x}",
    "subtract_from": "{y} + {x} = {v}",
    "divide_into": "{y} × {x} = {v}",
    "square": "{y} ÷ {x} = {x}",
    "cube": "({y} ÷ {x}) ÷ {x} = {x}",
}
UNDONE: Phrases = {
    "add": COMMANDS["subtract"],
    "subtract": COMMANDS["add"],
    "multiply": COMMANDS["divide"],
    "divide": COMMANDS["multiply"],
    "subtract_from": COMMANDS["subtract_from"],
    "divide_into": COMMANDS["divide_into"],
    "cube": "take the real cube root of the current value",
}
POSTFIX: Phrases = {
    "add": "{x} {v} +",
    "subtract": "{x} {v} -",
    "multiply": "{x} {v} ×",
    "divide": "{x} {v} ÷",
    "subtract_from": "{v} {x} -",
    "divide_into": "{v} {x} ÷",
    "square": "{x} 2 ^",
    "cube": "{x} 3 ^",
}
MIRRORED: Phrases = {
    "add": "a {s} b means the sum of a and b",
    "subtract": "a {s} b means b minus a",
    "multiply": "a {s} b means the product of a and b",
    "divide": "a {s} b means b divided by a",
    "subtract_from": "a {s} b means a minus b",
    "divide_into": "a {s} b means a divided by b",
    "square": "{s} b means b times b",
    "cube": "{s} b means b times b times b",
}
SYMBOLS = ("◇", "△", "▽", "□", "◁", "▷", "◆", "○")
SIGNS = "+-×÷"
MEANINGS = ("plus", "minus", "times", "divided by")
GADGET = {kind: text.replace("{v}", "n") for kind, text in COMMANDS.items()}


def _from_the_end(chain: Chain, _rng: Rng) -> str:
    names = {"first": "P0", "value": "P{k}"}
    last = f"P{len(chain.steps)}"
    sentences = reversed([f"P0 is {chain.start}", *listed(chain, SUMMITS, names)])
    return f"Wanted is the exact number {last}. " + ". ".join(sentences) + f". So what is {last}?"


def _as_balances(chain: Chain, _rng: Rng) -> str:
    names = {"first": "q0", "value": "q{k}"}
    lines = [f"q0 = {chain.start}", *listed(chain, BALANCES, names, brackets=True)]
    last = f"q{len(chain.steps)}"
    return (
        f"All of these equations hold, and together they fix the number {last}.\n"
        + "\n".join(lines)
        + f"\nWhat is {last}, exactly?"
    )


def _as_riddle(chain: Chain, _rng: Rng) -> str:
    undone = [f"({place}) {text}" for place, text in _undoing(chain)]
    return (
        "I am thinking of a number. Starting from it, do the following in this order, always going "
        "on with the current value: " + ", ".join(undone) + f". If all of that is done exactly, "
        f"the end is {chain.start}. Which number am I thinking of?"
    )


def _undoing(chain: Chain) -> list[tuple[int, str]]:
    nameless = {"first": "", "value": ""}
    return list(enumerate(reversed(listed(chain, UNDONE, nameless)), 1))


def _in_postfix(chain: Chain, _rng: Rng) -> str:
    return (
        "The row below is written without brackets: each of the signs + - × ÷ ^ stands behind the "
        "two numbers or results it belongs to, so that 8 3 - is 5, 8 2 ÷ is 4 and 5 2 ^ is 25. A "
        "fraction in brackets such as (2/3) is one number.\n"
        + nested(chain, POSTFIX, "{}")
        + "\nWhat is the exact value of the row?"
    )


def _with_new_symbols(chain: Chain, rng: Rng) -> str:
    """Return the chain with invented symbols, the step's number on their left."""
    symbols = dict(zip(KINDS, rng.shuffled(SYMBOLS), strict=True))
    table = {kind: f"{{v}} {symbol} {{x}}" for kind, symbol in symbols.items()}
    table |= {kind: f"{symbols[kind]} {{x}}" for kind in ("square", "cube")}
    legend = "; ".join(MIRRORED[kind].format(s=symbols[kind]) for kind in _used(chain, rng))
    return f"Some symbols are defined first: {legend}.\n" + _formula(chain, table, "R")


def _with_swapped_signs(chain: Chain, rng: Rng) -> str:
    """Return the chain with each of the four signs written as another of them."""
    turn = rng.between(1, 3)
    written = SIGNS[turn:] + SIGNS[:turn]
    table = {kind: text.translate(str.maketrans(SIGNS, written)) for kind, text in INFIX.items()}
    legend = ", ".join(
        f"{sign} means “{meaning}”"
        for sign, meaning in rng.shuffled(zip(written, MEANINGS, strict=True))
    )
    return (
        f"In what follows the four signs have changed places: {legend}. Everything else is as "
        "usual; a fraction such as (3/4) is one number, three quarters.\n"
        + _formula(chain, table, "Q")
    )


def _formula(chain: Chain, table: Phrases, letter: str) -> str:
    if not chain.looks_back:
        return f"Find the exact value of\n{nested(chain, table)}"
    lines = _equations(chain, table, letter)
    return "\n".join([*lines, f"Find the exact value of {letter}{len(chain.steps)}."])


def _used(chain: Chain, rng: Rng) -> list[str]:
    """Return the kinds of step in the chain, in random order."""
    present = {kind_of(step) for step in chain.steps}
    return rng.shuffled(kind for kind in KINDS if kind in present)


def _as_tape(chain: Chain, rng: Rng) -> str:
    codes = dict(zip(KINDS, rng.sample("BCDFGHJKLMNPQRSTVWXZ", len(KINDS)), strict=True))
    table = {kind: f"{code}[{{v}}]" for kind, code in codes.items()}
    table |= {kind: codes[kind] for kind in ("square", "cube")}
    names = {"first": "@0", "value": "@{k}"}
    legend = "; ".join(f"{table[kind].format(v='n')}: {GADGET[kind]}" for kind in _used(chain, rng))
    back = (
        " In the place of n, @k is the value after the k-th instruction carried out, and @0 the "
        "value at the beginning."
        if chain.looks_back
        else ""
    )
    return (
        "A calculator takes its instructions from a tape that it reads from right to left: the one "
        f"printed last is carried out first. Its instructions are {legend}.{back}\n"
        + " ".join(reversed(listed(chain, table, names)))
        + f"\nThe value at the beginning is {chain.start}, and the calculator is exact. Which "
        "value does it show when the instruction at the far left has been carried out?"
    )


WORDINGS: dict[str, tuple[tuple[Wording, Callable[[Chain], bool]], ...]] = {
    "plain": (
        (_as_steps, _always),
        (_as_sentence, _always),
        (_as_definitions, _always),
        (_as_program, _always),
        (_as_expression, _is_expression),
    ),
    "story": tuple((partial(tell, story), _always) for story in STORIES),
    "inverted": (
        (_from_the_end, _always),
        (_as_balances, _always),
        (_with_new_symbols, _always),
        (_with_swapped_signs, _always),
        (_as_tape, _always),
        (_in_postfix, _is_expression),
        (_as_riddle, _can_be_undone),
    ),
}
