"""Situations in which a determinant arises, told without its name.

They rest on four ways to define it: by permutations, by expansion along a row, by its behaviour
under row operations, and as the factor by which a linear map changes volumes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from unseen.categories.determinants.layout import combination, commas, counted, dictated, table

if TYPE_CHECKING:
    from collections.abc import Callable

    from unseen.categories.determinants.matrix import Matrix
    from unseen.core.rng import Rng

__all__ = ["STORIES"]

PEOPLE = ("Abena", "Bruno", "Carmen", "Daoud", "Elin", "Fumiko", "Giulia", "Hassan", "Iris", "Jabu")


def seating(matrix: Matrix, rng: Rng) -> str:
    """Leibniz: a signed sum over all permutations."""
    size = len(matrix.rows)
    who = rng.choice(PEOPLE)
    return (
        f"{who} has {size} guests, numbered from 1 to {size}, and {size} chairs in a row, numbered "
        f"in the same way from left to right. For every guest (line) and every chair (place in the "
        f"line) {who} has written down a number:\n{dictated(matrix.rows, 'guest')}\n"
        "For each possible way to seat all guests, one on each chair, the numbers of the guests on "
        "their chairs are multiplied together. Then the pairs of guests are counted in which the "
        "guest with the smaller number sits further to the right. If there is an even number of "
        "such pairs (none is even), the product is written into a green book, otherwise into a red "
        f"book. When every way of seating has been treated once, {who} takes the sum of the red "
        "book from the sum of the green book. What is the result?"
    )


def board(matrix: Matrix, _rng: Rng) -> str:
    """Laplace: expansion along the top row."""
    size = len(matrix.rows)
    return (
        "In a workshop for mosaics a square board of numbered tiles is worth a number of coins, by "
        "these rules. A board of a single tile is worth the number on it. The worth of a larger "
        "board is found from its top row: for each tile of that row, take away the whole top row "
        "and the whole column of the tile, and multiply the number on the tile by the worth of the "
        "smaller board that is left when the rest is pushed together. From left to right, the "
        "first of these products is counted in favour of the board, the second against it, the "
        f"third in favour, and so on in turn. How many coins is this board of {size} by {size} "
        f"tiles worth, where a worth below zero is written with a minus?\n{table(matrix.rows)}"
    )


def ledger(matrix: Matrix, rng: Rng) -> str:
    """Gauss: row operations down to a triangle."""
    who = rng.choice(PEOPLE)
    return (
        f"{who}, a clerk in a strange ministry, is handed a page of numbers:\n"
        f"{table(matrix.rows)}\n"
        "Two things may be done to the page, as often as one likes. One may take a multiple of "
        "some line, by any number or fraction, and add it place by place to another line. Or one "
        "may exchange two lines, and then has to make a blot in the margin. The work is over when "
        "line 2 begins with a zero, line 3 with at least two zeros, line 4 with at least three, "
        "and so on down the page. Then the first number of line 1, the second of line 2, the third "
        "of line 3 and so on are multiplied together, and the sign of the product is changed once "
        f"for each blot. However {who} goes about it, the result is the same. Which number is it?"
    )


def price_list(matrix: Matrix, _rng: Rng) -> str:
    """Weierstrass: the only alternating multilinear function that is 1 at the identity."""
    size = len(matrix.rows)
    return (
        f"On a planet with {size} dimensions, stone is cut to blocks. An order for a block lists "
        f"its {size} edges, numbered from 1 to {size}, each as {size} coordinates. Everybody keeps "
        "to four rules about prices. If edge 1 has the coordinates 1, 0, 0 and so on, edge 2 has "
        "0, 1, 0 and so on, and each further edge likewise has a 1 in the place of its own number "
        "and 0 elsewhere, the price is 1. If all coordinates of one edge are multiplied by a "
        "number, the price is multiplied by that number, whatever its sign. If two edges in the "
        "list change places, the price only changes its sign. And if a multiple of one edge is "
        "added to another edge, coordinate by coordinate, the price stays the same. Prices below "
        f"zero are paid to the customer. What is the price of this "
        f"block?\n{dictated(matrix.rows, 'edge')}"
    )


def spell(matrix: Matrix, rng: Rng) -> str:
    """Geometry: the signed factor by which a linear map changes volumes."""
    size = len(matrix.rows)
    names = counted(size, "x")
    measure = {2: "area", 3: "volume"}.get(size, f"{size}-dimensional volume")
    lines = [
        f"new x{place} = {combination(row, names)}" for place, row in enumerate(matrix.rows, 1)
    ]
    return (
        f"In the world of a game a place has {size} coordinates, ({commas(names)}). When "
        f"{rng.choice(PEOPLE)} casts a spell, everything moves at once from its old place to a new "
        "one:\n"
        + "\n".join(lines)
        + f"\nBy which factor does the spell change the {measure} of things? Put a minus "
        "before the factor if the spell also turns everything into its mirror image, that is, if "
        "it reverses orientation."
    )


STORIES: tuple[Callable[[Matrix, Rng], str], ...] = (seating, board, ledger, price_list, spell)
