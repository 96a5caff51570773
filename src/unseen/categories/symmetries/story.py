"""The story framing of ``algebra_groups``: things that move and, sooner or later, come back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unseen.categories.symmetries.facts import (
    Classes,
    Commuting,
    Elements,
    Order,
    Residue,
    Shuffle,
)
from unseen.categories.symmetries.wording import arrows, joined, numbered, often

if TYPE_CHECKING:
    from collections.abc import Iterator

    from unseen.categories.symmetries.facts import (
        Affine,
        Factor,
        Facts,
        Matrix,
        Part,
        Subgroups,
    )
    from unseen.core.rng import Rng

__all__ = ["tell"]

ORDERS = (
    "In a museum stands a clockwork. At every stroke of a bell it makes a move.\n\n{lines}\n\n"
    "The bell begins to strike. At which stroke, the first being stroke 1, is all back as it was "
    "before stroke 1 for the first time{sure}?",
    "A fairground machine works by itself; once a minute it does the following.\n\n{lines}\n\n"
    "A photograph is taken before it is switched on. After how many minutes, at least one, does "
    "the machine look as in the photograph for the first time{sure}?",
    "This is from the manual of a strange toy. Each pull of its lever does all that is listed "
    "here, once.\n\n{lines}\n\nAt least one pull is made. What is the smallest number of pulls "
    "that leaves the whole toy just as it was{sure}?",
    "Every night, in an empty house, the same thing happens.\n\n{lines}\n\nThe owner leaves, and "
    "comes back some nights later (one at least) to find all of it exactly as it was when the "
    "door was locked{sure}. How many nights have passed, if it is the least number possible?",
)
SURE = ", and this for certain, whatever was in the registers"
COUNTERS = (
    "A counter shows 1 at the start. Each time, what it shows is multiplied by {a}, and only the "
    "remainder on division by {n} is kept.",
    "A dial with the numbers 0 to {last} points at 1 at the start. Each time, it moves to {a} "
    "times the number at which it points, less {n} as often as needed to get a number of the "
    "dial.",
)
REGISTERS = (
    "Registers {names} hold numbers from 0 to {last}; nobody knows which. Each time, {rules}; "
    "this is all worked out from the old numbers, and of every result only the remainder on "
    "division by {p} is kept.",
)
BOXES = (
    "In a row of {k} boxes lie balls, one in each and no two alike. {deeds}",
    "{k} birds, all different, sit on perches 1 to {k}. {deeds}",
)
WALKS = (
    "An arrow from 1 to 2 means that what is at place 1 goes to place 2; all go at the same time, "
    "and places that are not named keep what they have."
)
DEEDS = "ABCD"
REGISTER_NAMES = ("xyz", "uvw")
COMMUTING = (
    "{k} dancers, all different, stand on spots 1 to {k}. A figure says for each spot to which "
    "spot the dancer on it goes; some or all may stay, and everyone ends alone on a spot. {deeds} "
    "Call this whole sequence the great figure.\n\nTwo figures agree when it makes no difference "
    "to the outcome which of them is danced first. How many figures agree with the great figure, "
    "counting the great figure itself and the one in which all stay?",
    "A conjurer has {k} different cards in places 1 to {k}. A trick is a fixed way to put the "
    "cards from their places into places again, one in each; leaving all where they are is a trick "
    "too. {deeds} All of that, one after the other, is his favourite trick.\n\nHow many tricks T "
    "are there, the favourite one included, for which T and then the favourite has the same effect "
    "as the favourite and then T?",
    "In a lodge there are {k} beds, numbered 1 to {k}, and {k} guests. A change tells the guest of "
    "each bed in which bed to sleep next; nobody shares, and some or all may keep their beds. "
    "{deeds} Taken together this is the nightly change.\n\nThe host thinks of changes that he "
    "could order either just before or just after the nightly change without anyone noticing a "
    "difference in who sleeps where in the end. How many such changes are there, the nightly "
    "change and the one that changes nothing among them?",
    "{k} boats lie at berths 1 to {k}. A plan assigns to each berth the berth to which the boat "
    "in it is moved, so that each berth is filled again; a boat may stay where it is. {deeds} The "
    "harbour master calls all this together the old plan.\n\nHow many plans, the old plan and that "
    "in which all boats stay among them, lead to the same result whether they are carried out "
    "right before the old plan or right after it?",
)
ELEMENTS = (
    "A safe has {count} dials with {sizes} equally spaced marks, in this order; all of them stand "
    "at mark 0, at the top. For each dial somebody chooses a step, a whole number of marks from 0 "
    "to one less than the dial has. From then on each dial turns by its own step once a second, "
    "always to the right. For how many choices of the {count} steps do all dials show 0 at the "
    "same time again after exactly {d} seconds and not before?",
    "{Count} runners are each alone on a round track; the tracks have {sizes} stones along them, "
    "evenly spaced. For every runner a number of stones is fixed, at least 0 and less than there "
    "are on the track, and in every minute the runner passes that many, always the same way "
    "round. In how many ways can the {count} numbers be fixed so that minute {d} is the first at "
    "whose end all are where they began?",
    "In a music box {count} wheels with {sizes} teeth turn in steps. A wheel is set to advance by "
    "some number of teeth at each beat: 0 is allowed, and so is any number less than the wheel "
    "has. How many settings of the {count} wheels make the box return to its starting position at "
    "beat {d} for the first time?",
    "{Count} round tables have {sizes} seats. At each table a guest will move on clockwise by the "
    "same number of seats every hour; for each table that number is drawn once, from 0 up to one "
    "less than there are seats. How many outcomes of the {count} draws have all guests sit in "
    "their first seats together again after {d} hours, and never earlier?",
)
SUBGROUPS = (
    "A lock has two dials with {n} and {m} marks. A key is stamped with a pair of whole numbers "
    "(i, j), i from 0 to {n_last} and j from 0 to {m_last}; it turns the first dial on by i marks "
    "and the second by j marks. A bunch of different keys is called complete if, whenever two of "
    "its keys are used one after the other (or one of them twice), the result can also be had "
    "with a single key of the bunch. How many complete bunches contain the key ({a}, {b})?",
    "On an island the week has {n} days and the month has {m}, and neither ever breaks off. The "
    "council has festivals of a kind that lasts: a law (i, j), with 0 ≤ i ≤ {n_last} and "
    "0 ≤ j ≤ {m_last}, shifts the weekday by i and the day of the month by j. A code is a set of "
    "laws in which any two laws, or one law taken twice, applied in turn amount to a law that is "
    "in the code as well. In how many codes is the law ({a}, {b})?",
    "A board of {n} columns and {m} rows is wrapped round so that it has no edges: going on from "
    "the last column one enters the first, and the same with rows. A jump (i, j) goes i columns "
    "to the right and j rows up, where i is from 0 to {n_last} and j from 0 to {m_last}. A set of "
    "jumps is closed if any two of its jumps in a row (also the same one twice) always lead where "
    "one jump of the set would have led. How many closed sets contain the jump ({a}, {b})?",
    "Two cogwheels have {n} and {m} teeth. An order (i, j) advances the first by i teeth and the "
    "second by j teeth, with i from 0 to {n_last} and j from 0 to {m_last}. An engineer wants a "
    "list of different orders such that carrying out any two on the list, or one of them twice, "
    "always has the effect of one order on the list. The order ({a}, {b}) must be on it. How many "
    "lists are possible, if the sequence within a list does not matter?",
)
CLASSES = (
    "{dials} A push is drawn up like this: {push}Two pushes P and Q are relatives if there is a "
    "push M such that M followed by P always has the same outcome as Q followed by M. Relatives "
    "of relatives turn out to be relatives, so that the pushes fall into families. How many "
    "families are there?",
    "{dials} The owner collects rules of motion. {push}She puts two rules P and Q on the same "
    "shelf exactly when some rule M makes 'first M, then P' the same motion as 'first Q, then M', "
    "wherever the hand was. How many shelves does she need?",
    "{dials} {push}All the motions that can be described in this way are written on cards, one "
    "on each. Cards P and Q get the same colour if and only if there is a card M for which doing "
    "M and then P comes to the same as doing Q and then M. How many colours are used?",
)
COUNTS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}
ONE_DIAL = "A dial has the numbers 0 to {last}, and a hand points at one of them."
TWO_DIALS = (
    "There are {count} dials, {sizes}. On each of them a hand points at a number of that dial."
)
PUSH = (
    "Choose any number t from 0 to {last}, and any number u that can be got by starting from 1 and "
    "multiplying by {r} zero or more times, where only the remainder on division by {n} is kept. "
    "Then the hand goes from x to u times x plus t, again reduced to the remainder on division by "
    "{n}."
)


def tell(facts: Facts, rng: Rng) -> str:
    """Return the story."""
    match facts:
        case Order(parts):
            return _order(parts, rng)
        case Commuting(shuffle):
            deeds = f"{_deeds(shuffle)} ({WALKS})"
            return rng.choice(COMMUTING).format(k=shuffle.points, deeds=deeds)
        case Elements(moduli, order):
            text = rng.choice(ELEMENTS)
            count = COUNTS[len(moduli)]
            return text.format(count=count, Count=count.capitalize(), sizes=joined(moduli), d=order)
        case Classes(groups):
            return _classes(groups, rng)
        case _:
            return _subgroups(facts, rng)


def _order(parts: tuple[Part, ...], rng: Rng) -> str:
    names = iter(REGISTER_NAMES)
    lines = [_part(part, names, rng) for part in parts]
    has_registers = any(line.startswith("Registers") for line in lines)
    return rng.choice(ORDERS).format(lines=numbered(lines), sure=SURE if has_registers else "")


def _part(part: Part, names: Iterator[str], rng: Rng) -> str:
    match part:
        case Residue(value, modulus):
            return rng.choice(COUNTERS).format(a=value, n=modulus, last=modulus - 1)
        case Shuffle():
            text = rng.choice(BOXES).format(k=part.points, deeds=_deeds(part))
            return f"{text} ({WALKS})"
        case _:
            return _registers(part, next(names), rng)


def _registers(matrix: Matrix, letters: str, rng: Rng) -> str:
    rows, prime = matrix
    names = letters[: len(rows)]
    rules = [f"{name} becomes {_sum(row, names)}" for name, row in zip(names, rows, strict=True)]
    told = joined(rules)
    return rng.choice(REGISTERS).format(
        names=joined(list(names)), last=prime - 1, p=prime, rules=told
    )


def _sum(row: tuple[int, ...], names: str) -> str:
    terms = zip(row, names, strict=True)
    return " + ".join(f"{'' if entry == 1 else entry}{name}" for entry, name in terms if entry)


def _deeds(shuffle: Shuffle) -> str:
    """Say which moves there are, and in which order they are made or undone."""
    named = [*zip(DEEDS, shuffle.factors, strict=False)]
    if len(named) == 1 and shuffle.factors[0].times == 1:
        return f"What happens is this: {arrows(shuffle.factors[0].images)}."
    moves = "; ".join(f"{name}: {arrows(factor.images)}" for name, factor in named)
    orders = [_deed(name, factor) for name, factor in named]
    verb = "One move is known" if len(named) == 1 else "These moves are known"
    return f"{verb}, {moves}. What happens is that {', then '.join(orders)}."


def _deed(name: str, factor: Factor) -> str:
    return f"{name} is {'done' if factor.times > 0 else 'undone'} {often(abs(factor.times))}"


def _subgroups(question: Subgroups, rng: Rng) -> str:
    (n, m), (a, b) = question.moduli, question.element
    return rng.choice(SUBGROUPS).format(n=n, m=m, n_last=n - 1, m_last=m - 1, a=a, b=b)


def _classes(groups: tuple[Affine, ...], rng: Rng) -> str:
    text = rng.choice(CLASSES)
    pushes = [PUSH.format(last=n - 1, n=n, r=r) for n, r in groups]
    if len(groups) == 1:
        return text.format(dials=ONE_DIAL.format(last=groups[0].modulus - 1), push=f"{pushes[0]} ")
    sizes = joined([f"one with the numbers 0 to {group.modulus - 1}" for group in groups])
    dials = TWO_DIALS.format(count=COUNTS[len(groups)], sizes=sizes)
    each = "\n".join(f"  On dial {at}: {push}" for at, push in enumerate(pushes, start=1))
    push = f"All of this is done at once, each dial having a t and a u of its own:\n\n{each}\n\n"
    return text.format(dials=dials, push=push)
