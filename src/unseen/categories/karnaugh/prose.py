"""The question of ``boolean_kmap`` in its three framings.

A wording gives the table; the goal is told apart from it, in each framing's own words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from unseen.categories.karnaugh.facts import Table
    from unseen.core.rng import Rng

    Wording = Callable[[Table, Rng], str]

__all__ = ["ask"]

GOALS = (
    "Find a sum of products for f with the fewest literals in all. A literal is a variable or its "
    "complement and counts each time it is written, so AB' + C has three.",
    "Which sum of products fits f and is written with as few literals as possible? Each occurrence "
    "of a variable, complemented or not, is one literal. If several are equally short, give any of "
    "them.",
    "Minimise f as a sum of products. What counts is the number of literals altogether, that is, "
    "of letters written, primes not counted. Any sum that attains the least number will do.",
)


def ask(table: Table, framing: str, rng: Rng) -> str:
    """Return the question in one of the wordings of its framing."""
    wording = rng.choice(WORDINGS[framing])
    return wording(table, rng)


def _commas(items: Iterable[object]) -> str:
    return ", ".join(map(str, items))


def _bits(table: Table, row: int) -> str:
    return f"{row:0{len(table.names)}b}"


def _backward(table: Table, row: int) -> int:
    """Return the row's number when the first variable is the least significant bit."""
    return int(_bits(table, row)[::-1], 2)


# --- plain


def _numbered(table: Table, rng: Rng) -> str:
    names = _commas(table.names)
    return (
        f"A Boolean function f({names}) is given by its minterms; {table.names[0]} is the most "
        f"significant bit and {table.names[-1]} the least significant.\n\n"
        f"  f({names}) = Σm({_commas(table.ones)}) + d({_commas(table.free)})\n\n"
        "The rows under d are don't-cares: f may be 0 or 1 there, as you like. "
        f"{rng.choice(GOALS)}"
    )


def _written_out(table: Table, rng: Rng) -> str:
    return (
        f"The inputs of f are written as strings of bits in the order {''.join(table.names)}.\n\n"
        f"f is 1 for: {_commas(_bits(table, row) for row in table.ones)}\n"
        f"f may be 0 or 1 for: {_commas(_bits(table, row) for row in table.free)}\n\n"
        f"For every other input f is 0. {rng.choice(GOALS)}"
    )


def _column(table: Table, rng: Rng) -> str:
    count = len(table.names)
    marks = "".join(
        "1" if row in table.ones else "-" if row in table.free else "0" for row in range(2**count)
    )
    width = 16 if count < 7 else 32
    lines = "\n".join(f"  {marks[at : at + width]}" for at in range(0, len(marks), width))
    return (
        f"Below is the last column of the truth table of f({_commas(table.names)}), read line by "
        f"line. Its first sign belongs to the input {'0' * count}, the next to "
        f"{'0' * (count - 1)}1, and so on, counting up in binary with {table.names[0]} as the "
        f"leading bit. A dash means that the value does not matter.\n\n{lines}\n\n"
        f"{rng.choice(GOALS)}"
    )


def _in_words(table: Table, rng: Rng) -> str:
    return (
        f"Let f be a function of {len(table.names)} Boolean variables, {_commas(table.names)}. "
        f"Read {''.join(table.names)} as a binary number with {table.names[0]} in front. f must be "
        f"1 for the numbers {_commas(table.ones)}, it must be 0 for {_commas(table.zeros)}, and "
        f"for the numbers that are left it is unspecified. {rng.choice(GOALS)}"
    )


def _map(table: Table, rng: Rng) -> str:
    """Show the Karnaugh map itself, its lines and columns in Gray order."""
    count = len(table.names)
    high, low = count // 2, count - count // 2
    heads = [_gray(place, low) for place in range(2**low)]
    lines = [" " * (high + 3) + " ".join(heads)]
    for line in range(2**high):
        side = _gray(line, high)
        marks = (_mark(table, int(side + head, 2)).center(low) for head in heads)
        lines.append(f"  {side} {' '.join(marks)}".rstrip())
    top = "".join(table.names[:high])
    return (
        f"This is the Karnaugh map of f. The bits at the left are {top}, those at the top "
        f"{''.join(table.names[high:])}; x marks a don't-care.\n\n"
        + "\n".join(lines)
        + f"\n\n{rng.choice(GOALS)}"
    )


def _gray(place: int, width: int) -> str:
    return f"{place ^ place >> 1:0{width}b}"


def _mark(table: Table, row: int) -> str:
    return "1" if row in table.ones else "x" if row in table.free else "0"


# --- story

RULE = (
    "{who} wants the rule on a card, as alternatives with a + between them. Each alternative is a "
    "row of letters: a plain letter means that this {thing} must be {on}, a letter with a prime, "
    "such as {last}', that it must be {off}, and a {thing} whose letter is missing may be either. "
    "{holds} as soon as one alternative is met. The card is to bear as few letters as possible, "
    "every letter counted as often as it is written."
)
SCENES: tuple[dict[str, str], ...] = (
    {
        "head": "A greenhouse has {count} sensors, {names}. Its roof must open when exactly these "
        "sensors are lit: {ones}. These sets of lit sensors never occur, so it is all the same "
        "what the roof would do: {free}. With any other set lit the roof must stay shut.",
        "who": "The gardener", "thing": "sensor", "on": "lit", "off": "dark",
        "holds": "The roof opens", "none": "none at all",
    },
    {
        "head": "A choir of {count} singers, {names}, can sing a certain song when exactly these "
        "of them have come: {ones}. Nobody ever tried it with these, and nobody minds what is "
        "said of them: {free}. With every other company the song falls apart.",
        "who": "The conductor", "thing": "singer", "on": "there", "off": "away",
        "holds": "The song can be sung", "none": "nobody",
    },
    {
        "head": "A vault has {count} levers, {names}, each up or down. It opens if the levers that "
        "are up are exactly one of these sets: {ones}. Some sets cannot be reached, since the "
        "levers block each other, and any claim about them would do: {free}. All other sets keep "
        "the vault closed.",
        "who": "The locksmith", "thing": "lever", "on": "up", "off": "down",
        "holds": "The vault opens", "none": "no lever",
    },
    {
        "head": "A dye turns green when precisely one of these mixtures of the powders {names} "
        "({count} in all) is stirred in: {ones}. Of these mixtures the colour is of no interest: "
        "{free}. Whatever else is stirred in, the dye stays yellow.",
        "who": "The dyer", "thing": "powder", "on": "in", "off": "left out",
        "holds": "The dye is green", "none": "no powder",
    },
)  # fmt: skip


def _story(table: Table, rng: Rng) -> str:
    scene = rng.choice(SCENES)
    lists = {
        "ones": _sets(table, rng.shuffled(table.ones), scene["none"]),
        "free": _sets(table, rng.shuffled(table.free), scene["none"]),
    }
    head = scene["head"].format(count=len(table.names), names=_commas(table.names), **lists)
    return f"{head}\n\n{RULE.format(last=table.names[-1], **scene)}"


def _sets(table: Table, rows: list[int], none: str) -> str:
    """Name each row by the letters that are on."""
    named = (
        "".join(n for n, bit in zip(table.names, _bits(table, row), strict=True) if bit == "1")
        for row in rows
    )
    return _commas(name or none for name in named)


# --- inverted


def _zeros(table: Table, rng: Rng) -> str:
    return (
        f"Number the inputs of f({_commas(table.names)}) from 0 to {2 ** len(table.names) - 1}, "
        f"{table.names[0]} counting most. f vanishes at {_commas(table.zeros)}. At "
        f"{_commas(table.free)} it is open what f is, and everywhere else f is 1. "
        f"{rng.choice(GOALS)}"
    )


def _reversed(table: Table, rng: Rng) -> str:
    weights = _commas(f"{name} = {2**place}" for place, name in enumerate(table.names))
    ones = sorted(_backward(table, row) for row in table.ones)
    free = sorted(_backward(table, row) for row in table.free)
    return (
        f"An input is numbered by adding up the weights of the variables that are 1; the weights "
        f"are {weights}. So the first variable counts least. f is 1 at {_commas(ones)}, may be "
        f"anything at {_commas(free)} and is 0 at all other numbers. {rng.choice(GOALS)}"
    )


def _complement(table: Table, rng: Rng) -> str:
    ones = _commas(_bits(table, row) for row in table.zeros)
    return (
        f"g is the opposite of f: wherever one of them is 1 the other is 0. In the order "
        f"{''.join(table.names)}, g is 1 at\n\n  {ones}\n\nand f as well as g is left open at\n\n  "
        f"{_commas(_bits(table, row) for row in table.free)}\n\n{rng.choice(GOALS)} (The sum is "
        "for f, not for g.)"
    )


def _gates(table: Table, _rng: Rng) -> str:
    return (
        f"A circuit has two layers. Gates of the first layer are ANDs whose inputs are the signals "
        f"{_commas(table.names)} or their complements; one OR joins their outputs. Number the "
        f"states of the signals in binary, {table.names[0]} in front. The circuit has to give 0 in "
        f"the states {_commas(table.zeros)}; states {_commas(table.free)} never arise; in all the "
        "others it gives 1. Wire it with the fewest inputs to the first layer altogether (a signal "
        "that goes straight into the OR counts as one input), and write it down: the signals of "
        "each gate side by side, a prime for a complement, + for the OR."
    )


def _clauses(table: Table, rng: Rng) -> str:
    """Give the zeros as clauses that must hold."""
    clauses = (
        "("
        + " + ".join(
            f"{name}'" if bit == "1" else name
            for name, bit in zip(table.names, _bits(table, row), strict=True)
        )
        + ")"
        for row in rng.shuffled(table.zeros)
    )
    return (
        "In what follows + is OR and a prime is NOT. f is 1 exactly if all of these clauses hold:"
        f"\n\n{'  '.join(clauses)}\n\nbut for some inputs at which f is left open: as bits in the "
        f"order {''.join(table.names)}, they are "
        f"{_commas(_bits(table, row) for row in table.free)}. {rng.choice(GOALS)}"
    )


WORDINGS: dict[str, tuple[Wording, ...]] = {
    "plain": (_numbered, _written_out, _column, _in_words, _map),
    "story": (_story,),
    "inverted": (_zeros, _reversed, _complement, _gates, _clauses),
}
