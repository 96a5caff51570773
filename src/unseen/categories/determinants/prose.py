"""How a determinant is asked for: plainly, as a story, or with the usual surface turned round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unseen.categories.determinants.layout import (
    columns_of,
    combination,
    commas,
    counted,
    dictated,
    listed,
    table,
)
from unseen.categories.determinants.stories import STORIES

if TYPE_CHECKING:
    from collections.abc import Callable

    from unseen.categories.determinants.matrix import Matrix
    from unseen.core.rng import Rng

    Wording = Callable[[Matrix, Rng], str]

__all__ = ["ask"]


def ask(matrix: Matrix, framing: str, rng: Rng) -> str:
    """Return the question in one of the wordings of its framing."""
    return rng.choice(WORDINGS[framing])(matrix, rng)


# --- plain


def _as_table(matrix: Matrix, _rng: Rng) -> str:
    size = len(matrix.rows)
    return f"Compute the determinant of the {size} × {size} matrix\n{table(matrix.rows)}"


def _as_list(matrix: Matrix, _rng: Rng) -> str:
    return f"Let A = {listed(matrix.rows)}, a matrix given as the list of its rows. Find det(A)."


def _as_latex(matrix: Matrix, _rng: Rng) -> str:
    lines = " \\\\\n".join(" & ".join(map(str, row)) for row in matrix.rows)
    return f"Evaluate this determinant.\n\\begin{{vmatrix}}\n{lines}\n\\end{{vmatrix}}"


def _as_rows(matrix: Matrix, _rng: Rng) -> str:
    return (
        f"A square matrix has {len(matrix.rows)} rows. From the top they are, each read from left "
        f"to right:\n{dictated(matrix.rows, 'row')}\nWhich number is the determinant of the matrix?"
    )


def _as_map(matrix: Matrix, _rng: Rng) -> str:
    size = len(matrix.rows)
    names = counted(size, "x")
    lines = (f"y{place} = {combination(row, names)}" for place, row in enumerate(matrix.rows, 1))
    return (
        f"A linear map takes ({commas(names)}) to ({commas(counted(size, 'y'))}), where\n"
        + "\n".join(lines)
        + "\nWhat is the determinant of this map?"
    )


# --- inverted

LETTERS = "ABCDEFGHIJKLMNOP"


def _as_letters(matrix: Matrix, _rng: Rng) -> str:
    """Ask for the product of the rows in the exterior algebra."""
    letters = LETTERS[: len(matrix.rows)]
    factors = "".join(f"\n({combination(row, letters)})" for row in matrix.rows)
    return (
        "In an algebra of letters, two letters next to each other may change places if the sign of "
        "the product is changed as well: BA = -AB, and so for any two letters. A product in which "
        "a letter occurs twice is 0. Numbers may be moved about freely, and brackets are "
        "multiplied out as usual. Multiply out the following brackets in the order from top to "
        f"bottom, the topmost on the left:{factors}\nThe result is a number times {letters}. Which "
        "number is it?"
    )


def _mirrored(matrix: Matrix, _rng: Rng) -> str:
    size = len(matrix.rows)
    return (
        f"The matrix M has {size} rows and {size} columns. Below it is printed as a mirror shows "
        "it: the rows from top to bottom are rows 1, 2 and so on, but the first column of M is "
        "printed at the far right, the second to the left of it, and the last at the far left. The "
        f"numbers themselves are not mirrored.\n{table(row[::-1] for row in matrix.rows)}\n"
        "What is the determinant of M (of M itself, not of what is printed)?"
    )


def _backwards(matrix: Matrix, _rng: Rng) -> str:
    columns = [column[::-1] for column in columns_of(matrix.rows)[::-1]]
    size = len(columns)
    return (
        f"Somebody dictates a {size} × {size} matrix backwards: its columns one after another, "
        f"starting with the last, column {size}, and each column from its lowest entry up to its "
        f"topmost.\n{dictated(columns, 'column', size, -1)}\nHow large is the determinant of the "
        "matrix that was dictated? A negative determinant is to be given with its sign."
    )


def _complement(matrix: Matrix, rng: Rng) -> str:
    entries = [entry for row in matrix.rows for entry in row]
    whole = max(entries) + rng.between(1, 9)
    missing = [[whole - entry for entry in row] for row in matrix.rows]
    return (
        f"For each entry of a matrix this table shows, at the entry's own place, how much must be "
        f"added to the entry to make {whole}.\n{table(missing)}\n"
        "Find the determinant of the matrix, not that of the table."
    )


def _eigenvalues(matrix: Matrix, _rng: Rng) -> str:
    size = len(matrix.rows)
    return (
        f"The columns of a {size} × {size} matrix are, from left to right, and each read from top "
        f"to bottom:\n{dictated(columns_of(matrix.rows), 'column')}\nIts {size} complex "
        "eigenvalues, each taken as often as its algebraic multiplicity says, are multiplied "
        "together. Which number is the product?"
    )


def _shuffled_forms(matrix: Matrix, rng: Rng) -> str:
    size = len(matrix.rows)
    names = counted(size, "x")
    lines = [
        f"y{place} = {combination(row, names, rng.shuffled(range(size)))}"
        for place, row in enumerate(matrix.rows, 1)
    ]
    return (
        f"Let D be the determinant of the {size} × {size} matrix whose entry in row i and column "
        "j is the factor of xj in yi; the factor is 0 where xj is missing. The forms are told from "
        "the last to the first, their terms in no particular order.\n"
        + "\n".join(reversed(lines))
        + "\nWhat is D?"
    )


WORDINGS: dict[str, tuple[Wording, ...]] = {
    "plain": (_as_table, _as_list, _as_latex, _as_rows, _as_map),
    "story": STORIES,
    "inverted": (_as_letters, _mirrored, _backwards, _complement, _eigenvalues, _shuffled_forms),
}
