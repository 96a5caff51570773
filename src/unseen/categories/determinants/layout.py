"""Ways to put a matrix on paper; none of them says what the numbers are for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

__all__ = ["columns_of", "combination", "counted", "dictated", "listed", "table"]

Row = Sequence[int]


def table(rows: Iterable[Row]) -> str:
    """Return the rows as lines, the columns aligned to the right."""
    texts = [[str(entry) for entry in row] for row in rows]
    width = max(len(text) for row in texts for text in row)
    return "\n".join("  ".join(text.rjust(width) for text in row) for row in texts)


def listed(rows: Iterable[Row]) -> str:
    """Return the rows as one list of lists."""
    return "[" + ", ".join("[" + commas(row) + "]" for row in rows) + "]"


def commas(entries: Iterable[object]) -> str:
    """Return entries with a comma between each two."""
    return ", ".join(map(str, entries))


def dictated(rows: Sequence[Row], name: str, first: int = 1, step: int = 1) -> str:
    """Return one line a row, each with its name and a number from ``first`` on in ``step``s."""
    return "\n".join(
        f"{name} {first + step * place}: {commas(row)}" for place, row in enumerate(rows)
    )


def columns_of(rows: Sequence[Row]) -> list[list[int]]:
    """Return the columns from left to right, each from the top."""
    return [list(column) for column in zip(*rows, strict=True)]


def combination(row: Row, names: Sequence[str], order: Iterable[int] | None = None) -> str:
    """Return the sum of the names times the entries: ``3x1 - x2``; zeros are left out."""
    places = range(len(row)) if order is None else order
    terms = [_term(row[place], names[place]) for place in places if row[place]]
    joined = " ".join(terms)
    return joined.removeprefix("+ ") if joined[0] == "+" else "-" + joined.removeprefix("- ")


def _term(entry: int, name: str) -> str:
    size = "" if abs(entry) == 1 else str(abs(entry))
    return f"{'-' if entry < 0 else '+'} {size}{name}"


def counted(size: int, letter: str) -> list[str]:
    """Return the letter with the numbers from 1 to ``size``."""
    return [f"{letter}{place}" for place in range(1, size + 1)]
