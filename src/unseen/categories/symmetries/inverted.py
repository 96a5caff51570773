"""The inverted framing of ``algebra_groups``: signs of its own, and lists to be counted.

Where an exponent would be asked for, different things are counted.
"""

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
from unseen.categories.symmetries.wording import joined, numbered, origins

if TYPE_CHECKING:
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
    "{lines}\n\nNow write {g}, {g} ∘ {g}, {g} ∘ {g} ∘ {g} and so on, one under the other, without "
    "end. How many different things are in this list?",
    "{lines}\n\nPut {g} on a list, then {g} ∘ {g}, then {g} ∘ {g} ∘ {g}, and go on until the next "
    "thing would be one that is on the list already. How long is the list?",
    "{lines}\n\nA collection contains {g}, and with any two things x and y (which may be the same) "
    "it contains x ∘ y; it holds nothing that it need not hold because of this. How many things "
    "are in it?",
    "{lines}\n\nOf the things {g}, {g} ∘ {g}, {g} ∘ {g} ∘ {g}, ... there is a first one, e, with "
    "e ∘ x = x for all x. It is written as n copies of {g} with ∘ between them. What is n?",
)
ALONE = "Here is a thing, g, and a way ∘ to combine two things of its sort.\n\n{lines}"
TOGETHER = (
    "A thing g has {count} parts. Two things are combined part by part: g ∘ h has for its first "
    "part what ∘ makes of their first parts, and so on with the others. What ∘ does to each part, "
    "and what the parts of g are:\n\n{lines}"
)
RESIDUES = (
    "For numbers below {n}, x ∘ y is what is left of the product of x and y when {n} is taken away "
    "as often as possible. The number in g is {a}.",
    "x ∘ y is the remainder, on division by {n}, of x times y. In g there is {a}.",
)
MATRICES = (
    "For {size} x {size} arrays of numbers from 0 to {last}, X ∘ Y is the matrix product with each "
    "entry reduced to its remainder on division by {p}. In g there is the array with the columns, "
    "from left to right, {columns}.",
    "X ∘ Y is the product of the square matrices X and Y, each entry being replaced by its "
    "remainder on division by {p}. The matrix in g is told by its columns, the left one first: "
    "{columns}.",
)
LISTS = (
    "For lists of the numbers 1 to {k}, each once, [p, q, r, ...] is the rearrangement that puts "
    "in place 1 what was in place p, in place 2 what was in place q, and so on; X ∘ Y is the "
    "rearrangement X, followed by Y. {word}",
    "A list of the numbers 1 to {k} tells a rearrangement of {k} things: its entries say, for "
    "place 1, place 2 and so on, from which place the thing comes that will be there. X ∘ Y is "
    "had by doing X first and Y after it. {word}",
)
COMMUTING = (
    "{lists}\n\nFor how many rearrangements x of {k} things is x ∘ g the same as g ∘ x? (g itself "
    "is one of them.)",
    "{lists}\n\nDraw {k} dots with the numbers 1 to {k} and, for each place i, an arrow from dot i "
    "to the dot of the place to which g takes what is in place i. In how many ways, that of "
    "changing nothing among them, can the {k} numbers be dealt out to the dots anew so that the "
    "list of all arrows (from which number to which) is just the same as before?",
    "{lists}\n\nLet ~ be the rearrangement that takes back what g does. Count the rearrangements "
    "x of {k} things for which g ∘ x ∘ ~ is x again.",
)
ELEMENTS = (
    "For how many rows ({names}) of whole numbers, with {ranges}, is {d} the least positive whole "
    "number k for which all of these are whole numbers: {quotients}?",
    "Consider all rows ({names}) of whole numbers with {ranges}. Let k be the least positive whole "
    "number such that {multiples}. How many of the rows have k = {d}?",
    "A row ({names}) of whole numbers, where {ranges}, is said to close at a positive whole number "
    "k if {multiples}. How many rows close at {d} but at no smaller number?",
)
SUBGROUPS = (
    "How many sets of points of the plane, all with whole-number coordinates, contain the points "
    "({n}, 0), (0, {m}) and ({a}, {b}) and with any two of their points P and Q, which may be the "
    "same, also the point P - Q, got by subtracting coordinates?",
    "A gardener may plant only at points (x, y) with whole numbers x and y; the garden has no end. "
    "Seen from any two plants, facing the same way, the garden must look exactly alike, to any "
    "distance. There must be plants at (0, 0), ({n}, 0), (0, {m}) and ({a}, {b}). How many "
    "different gardens are possible?",
    "A set M of pairs of whole numbers contains (0, {m}), ({a}, {b}) and ({n}, 0). If (x, y) and "
    "(v, w) are in M, also the same pair twice, then (x - v, y - w) is in M. How many sets M are "
    "there that fulfil this?",
)
CLASSES = (
    "{pairs}\n\nCall X and Y akin when there is a Z with Z ∘ X = Y ∘ Z. This divides all {what} "
    "into heaps, so that two are in the same heap exactly when they are akin. How many heaps "
    "are there?",
    "{pairs}\n\nWhat is the largest number of {what} that can be chosen so that for no two "
    "different chosen ones, X and Y, there is a Z with Z ∘ X = Y ∘ Z?",
    "{pairs}\n\nThe number of ordered choices (X, Y), X and Y being equal or not, for which X ∘ Y "
    "= Y ∘ X, is a multiple of the number of all {what}. How many times as large is it?",
)
PAIR = (
    "a pair [u; t] consists of a number u from the list 1, {r}, {r}², {r}³, ..., of which only the "
    "remainders on division by {n} count, and of any t from 0 to {last}; [u; t] ∘ [v; s] is "
    "[uv; us + t], where again only remainders on division by {n} are kept"
)


def tell(facts: Facts, rng: Rng) -> str:
    """Return the inverted question."""
    match facts:
        case Order(parts):
            return _order(parts, rng)
        case Commuting(shuffle):
            lists = rng.choice(LISTS).format(k=shuffle.points, word=_word(shuffle, "g is"))
            return rng.choice(COMMUTING).format(lists=lists, k=shuffle.points)
        case Elements(moduli, order):
            return _elements(moduli, order, rng)
        case Classes(groups):
            return _classes(groups, rng)
        case _:
            return _subgroups(facts, rng)


def _order(parts: tuple[Part, ...], rng: Rng) -> str:
    lines = [_part(part, rng) for part in reversed(parts)]
    frame = ALONE if len(parts) == 1 else TOGETHER
    told = frame.format(count=len(parts), lines=numbered(lines))
    return rng.choice(ORDERS).format(lines=told, g="g")


def _part(part: Part, rng: Rng) -> str:
    match part:
        case Residue(value, modulus):
            return rng.choice(RESIDUES).format(a=value, n=modulus)
        case Shuffle():
            return rng.choice(LISTS).format(k=part.points, word=_word(part, "In g there is"))
        case _:
            return _matrix(part, rng)


def _matrix(matrix: Matrix, rng: Rng) -> str:
    rows, prime = matrix
    columns = joined([str(list(column)) for column in zip(*rows, strict=True)])
    return rng.choice(MATRICES).format(size=len(rows), p=prime, last=prime - 1, columns=columns)


def _word(shuffle: Shuffle, subject: str) -> str:
    """Say which rearrangement is meant, as rearrangements in the order in which they are done."""
    named = [*zip("ABCD", shuffle.factors, strict=False)]
    product = " ∘ ".join(copy for name, factor in named for copy in _copies(name, factor))
    lists = joined([f"{name} = {origins(factor.images)}" for name, factor in named])
    undone = [f"{name}* takes back what {name} does" for name, factor in named if factor.times < 0]
    if product == "A":
        return f"{subject} {lists.removeprefix('A = ')}."
    return f"{subject} {product}, where {'; '.join([lists, *undone])}."


def _copies(name: str, factor: Factor) -> list[str]:
    return [name if factor.times > 0 else f"{name}*"] * abs(factor.times)


def _elements(moduli: tuple[int, ...], order: int, rng: Rng) -> str:
    names = "xyzwv"[: len(moduli)]
    pairs = [*zip(names, moduli, strict=True)]
    return rng.choice(ELEMENTS).format(
        names=", ".join(names),
        ranges=joined([f"0 ≤ {name} < {modulus}" for name, modulus in pairs]),
        multiples=joined([f"k{name} is a multiple of {modulus}" for name, modulus in pairs]),
        quotients=joined([f"k{name}/{modulus}" for name, modulus in pairs]),
        d=order,
    )


def _subgroups(question: Subgroups, rng: Rng) -> str:
    (n, m), (a, b) = question.moduli, question.element
    return rng.choice(SUBGROUPS).format(n=n, m=m, a=a, b=b)


def _classes(groups: tuple[Affine, ...], rng: Rng) -> str:
    pairs = [PAIR.format(n=n, r=r, last=n - 1) for n, r in groups]
    if len(groups) == 1:
        told, what = f"{pairs[0][0].upper()}{pairs[0][1:]}.", "pairs"
    else:
        told = (
            f"There are {len(groups)} sorts of pairs, with a sign ∘ of their own each.\n\n"
            f"{numbered(pairs)}\n\nA record has one pair of each sort, and records are combined "
            f"pair by pair with ∘."
        )
        what = "records"
    return rng.choice(CLASSES).format(pairs=told, what=what)
