r"""A matrix of exact numbers, in the notation of Python, MATLAB, LaTeX or JSON, or row by row.

``matrix`` has rational entries; ``exact_matrix`` also complex ones and sums of square roots.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from unseen.core.answers.kind import AnswerKind
from unseen.core.reading.exact import normal
from unseen.core.reading.matrices import matrix_of
from unseen.core.reading.numerals import literal
from unseen.core.reading.slices import unnamed
from unseen.core.reading.surds import Surd
from unseen.core.reading.tokens import tokenize

if TYPE_CHECKING:
    from collections.abc import Callable

    from unseen.core.reading.tree import Node

__all__ = ["exact_matrix", "latex", "matrix", "nested", "semicolons", "written"]

Entry = TypeVar("Entry", Fraction, Surd)
Rows: TypeAlias = tuple[tuple[Entry, ...], ...]
Texts: TypeAlias = list[list[str]]

_NOUNS = "a answer array final is matrix np numpy so the therefore thus result"
NOUNS = frozenset(_NOUNS.split())
"""Words before a matrix that say nothing of it, as in ``np.array`` or ``Matrix(...)``."""


# Ways to write rows of cells; the answer kinds of several matrices share them.


def written(rows: tuple[tuple[object, ...], ...]) -> Texts:
    """Return each entry's text without spaces, row by row."""
    return [[str(entry).replace(" ", "") for entry in row] for row in rows]


def nested(texts: Texts, gap: str = " ") -> str:
    """Return the rows as nested lists: ``[[1, 2], [3, 4]]``."""
    comma = f",{gap}"
    return f"[{comma.join(f'[{comma.join(row)}]' for row in texts)}]"


def semicolons(texts: Texts) -> str:
    """Return the rows as MATLAB has them: ``[1 2; 3 4]``."""
    return f"[{'; '.join(map(' '.join, texts))}]"


def latex(texts: Texts, environment: str = "pmatrix") -> str:
    """Return the rows as a LaTeX environment."""
    columns = f"{{{'r' * len(texts[0])}}}" if environment == "array" else ""
    body = " \\\\ ".join(" & ".join(map(_latex_entry, row)) for row in texts)
    return f"\\begin{{{environment}}}{columns} {body} \\end{{{environment}}}"


def _latex_entry(text: str) -> str:
    over, slash, under = text.partition("/")
    if not (slash and over.lstrip("-").isdigit() and under.isdigit()):
        return text
    sign = "-" if over.startswith("-") else ""
    return f"{sign}\\frac{{{over.lstrip('-')}}}{{{under}}}"


# The kinds


def _dresses(texts: Texts) -> tuple[str, ...]:
    text, tight = nested(texts), nested(texts, "")
    matlab, pmatrix = semicolons(texts), latex(texts)
    spaced = [f"[{' '.join(row)}]" for row in texts]
    quoted = [[f'"{entry}"' for entry in row] for row in texts]
    tuples = [f"({', '.join(row)}{',' * (len(row) == 1)})" for row in texts]
    return (
        text,
        f" {text} ",
        f"{text}.",
        tight,
        f"A = {text}",
        f"M: {tight}",
        f"**{text}**",
        f"`{tight}`",
        f"${text}$",
        f"The matrix is {text}.",
        text.replace("-", "\N{MINUS SIGN}"),
        nested(quoted),
        text.replace("[", "{").replace("]", "}"),
        f"Matrix({text})",
        f"np.array({text})",
        text.replace("], ", "],\n "),
        *((f"[{', '.join(tuples)}]",) if len(texts[0]) > 1 else ()),
        matlab,
        f"A = {matlab}",
        f"[{'; '.join(map(', '.join, texts))}]",
        f"[{(chr(10) + ' ').join(spaced)}]",
        pmatrix,
        f"$${pmatrix}$$",
        f"A = {latex(texts, 'bmatrix')}.",
        f"$\\left[{latex(texts, 'array')}\\right]$",
        latex(texts).replace(" \\\\ ", " \\\\\n"),
    )


def _misses(texts: Texts, other: Texts) -> tuple[str, ...]:
    """Return texts near the matrix ``texts``; ``other`` is another matrix of the same shape."""
    text, another = nested(texts), nested(other)
    turned = {nested(texts[::-1]), nested([row[::-1] for row in texts])}
    turned |= {nested([list(column) for column in zip(*texts, strict=True)])}
    return (
        another,
        semicolons(other),
        latex(other),
        *sorted(turned - {text}),
        nested([*texts, texts[0]]),
        nested([*texts[:-1], texts[-1][1:] or ["1", "1"]]),
        f"{text} or {another}",
        f"{text}, {another}",
        f"{another} or {text}",
        f"not {text}",
        f"{text}?",
        text[:-1] + ", ...]",
        f"maybe {text}",
        f"{text}^{{-1}}",
        f"2 {text}",
        f"{text} x",
        f"{text} + {another}",
        "unknown",
    )


def _kind(name: str, hint: str, entry: Callable[[Node], Entry]) -> AnswerKind[Rows[Entry]]:
    def read(text: str) -> Rows[Entry]:
        return matrix_of(unnamed(tokenize(text), NOUNS), entry)

    def misses(value: Rows[Entry]) -> tuple[str, ...]:
        (first, *rest), *below = value
        return _misses(written(value), written(((first + 1, *rest), *below)))

    return AnswerKind(
        name=name,
        hint=hint,
        read=read,
        write=lambda value: nested(written(value)),
        dresses=lambda value: _dresses(written(value)),
        misses=misses,
    )


matrix: AnswerKind[Rows[Fraction]] = _kind(
    "matrix", "<a matrix as a list of rows, such as [[a, b], [c, d]]>", literal
)
exact_matrix: AnswerKind[Rows[Surd]] = _kind(
    "exact_matrix",
    "<a matrix of exact numbers as a list of rows, such as [[a, b], [c, d]]>",
    normal,
)
