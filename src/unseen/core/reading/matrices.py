r"""Cut the tokens of a matrix into cells, whatever the notation.

``[[1, 2], [3, 4]]`` with any brackets, ``[1 2; 3 4]``, LaTeX environments, rows on lines of their
own, and JSON with strings are the same rows of cells. Where no comma parts the cells of a row, a
space does, as in MATLAB: ``1 -2`` is two cells, ``1 - 2`` is one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from unseen.core.errors import Unreadable
from unseen.core.reading.numerals import grouped
from unseen.core.reading.parse import parse
from unseen.core.reading.slices import depths, split
from unseen.core.reading.tree import Number

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from unseen.core.reading.tokens import Token
    from unseen.core.reading.tree import Node

__all__ = ["matrix_of"]

T = TypeVar("T")

CLOSING = {"(": ")", "[": "]", "{": "}", "\\{": "\\}", "⟨": "⟩"}
ENVIRONMENTS = frozenset({"matrix", "pmatrix", "bmatrix", "Bmatrix", "smallmatrix", "array"})
VALUE_ENDS = frozenset({"number", "name", "close", "end"})
VALUE_STARTS = frozenset({"number", "name", "function", "fraction", "open"})
CELL_ENDS = frozenset({"comma", "column"})
LINE_ENDS = frozenset({"newline", "semicolon", "row"})


def matrix_of(tokens: Sequence[Token], entry: Callable[[Node], T]) -> tuple[tuple[T, ...], ...]:
    """Return the rows, each entry read by ``entry``; raise Unreadable when they differ in length.

    The tokens are the matrix alone: no name before it, no full stop behind.
    """
    rows = _rows(list(tokens))
    if len({len(row) for row in rows}) != 1:
        raise Unreadable("not a matrix with rows of equal length")
    return tuple(tuple(entry(_tree(cell)) for cell in row) for row in rows)


def _tree(cell: list[Token]) -> Node:
    if len(cell) == 1 and cell[0].kind == "number":
        return Number(cell[0].text)  # most cells of most matrices, and five times as quick
    return parse(grouped(cell, is_list=True))


def _rows(tokens: list[Token]) -> list[list[list[Token]]]:
    layers = 0
    while groups := _groups(tokens):
        if len(groups) > 1 and all(map(_is_row, groups)):
            return [_cells(_without_newlines(group[1:-1])) for group in groups]
        if len(groups) > 1:
            break
        layers += tokens[0].text == "["
        tokens = groups[0][1:-1]
    if _is_environment(tokens):
        tokens = _without_newlines(tokens[1:-1])
    elif layers > 1:
        tokens = _without_newlines(tokens)  # the only row of [[1, 2]], set out on several lines
    lines, _ = split(tokens, lambda token: token.kind in LINE_ENDS)
    return [_cells(line) for line in lines if line]


def _groups(tokens: list[Token]) -> list[list[Token]]:
    """Return the bracketed groups that the tokens are made of; none when there is more to them."""
    groups: list[list[Token]] = []
    for token, depth in zip(tokens, depths(tokens), strict=True):
        if depth or token.kind == "close":
            groups[-1].append(token)
        elif token.kind == "open":
            groups.append([token])
        elif token.kind not in LINE_ENDS | CELL_ENDS:
            return []
    is_matched = all(CLOSING.get(group[0].text) == group[-1].text for group in groups)
    return groups if is_matched else []


def _is_row(group: list[Token]) -> bool:
    """Whether a group is a row of cells; round brackets may just as well stand round one cell."""
    return group[0].text != "(" or len(_cells(group[1:-1])) > 1


def _is_environment(tokens: list[Token]) -> bool:
    if len(tokens) < 2 or tokens[0].kind != "begin" or tokens[0].text not in ENVIRONMENTS:
        return False
    is_its_end = tokens[-1].kind == "end" and tokens[-1].text == tokens[0].text
    return is_its_end and 0 not in depths(tokens)[1:-1]


def _without_newlines(tokens: Sequence[Token]) -> list[Token]:
    return [token for token in tokens if token.kind != "newline"]


def _cells(line: list[Token]) -> list[list[Token]]:
    """Cut a row at its commas or column marks, or where a space parts two values."""
    cells, separators = split(line, lambda token: token.kind in CELL_ENDS)
    if not separators:
        return _spaced_cells(line)
    return cells if cells[-1] or separators[-1].kind == "column" else cells[:-1]


def _spaced_cells(line: list[Token]) -> list[list[Token]]:
    cells: list[list[Token]] = [[]]
    for place, (token, depth) in enumerate(zip(line, depths(line), strict=True)):
        if place and not depth and token.gap and line[place - 1].kind in VALUE_ENDS:
            following = line[place + 1] if place + 1 < len(line) else token
            is_sign = token.text in {"+", "-"} and not following.gap
            if token.kind in VALUE_STARTS or is_sign:
                cells.append([])
        cells[-1].append(token)
    return cells
