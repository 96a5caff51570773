r"""A sum of products of Boolean variables, in any of the usual notations.

``A'B + C``, ``A & ~B | C``, ``!A*B + C``, ``A AND NOT B OR C``, ``¬A∧B ∨ C``, ``\overline{A}B + C``
and overlined letters are read; capitals don't count, and E is a variable. What is no sum of
products, such as ``A(B + C)`` or ``~(AB)``, is unreadable with that reason: it is never multiplied
out.
"""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from unseen.core.answers.kind import AnswerKind
from unseen.core.errors import Unreadable
from unseen.core.reading.text import clean

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Sop", "boolean_sop"]

Sop = tuple[tuple[str, ...], ...]
"""Products of literals as written, a literal being ``A`` or ``A'``; ``()`` is 0, ``((),)`` is 1."""

LEXEME = re.compile(
    r"""
      (?P<gap>[\s$]+|\\[(\[\])]|\\(?:left|right|quad|displaystyle)(?![A-Za-z])|\\[,;!:\ ])
    | (?P<over>\\(?:overline|bar|lnot|neg)[ ]*\{[ ]*(?P<letter>[A-Za-z])[ ]*\})
    | (?P<or>\\(?:lor|vee)(?![A-Za-z])|\|\|?|[+∨])
    | (?P<and>\\(?:land|wedge|cdot|times|ast)(?![A-Za-z])|&&?|[*∧·⋅])
    | (?P<not>\\(?:lnot|neg|sim)(?![A-Za-z])|[~!¬])
    | (?P<prime>'|\^\{?\\prime\}?|[\u0304\u0305])
    | (?P<word>(?:\\text[ ]*\{[ ]*(?P<inner>[A-Za-z]+)[ ]*\})|[A-Za-z]+)
    | (?P<mark>[()01])
    """,
    re.VERBOSE,
)
NAMING = re.compile(r"\s*\$?\s*[A-Za-z]\w{0,8}\s*(?:\([A-Za-z, ]{1,40}\))?\s*=")
WORDS = {"AND": "*", "OR": "+", "NOT": "~", "TRUE": "1", "FALSE": "0"}
DEEPEST = 24
MOST_TOKENS = 600
NO_SUM = "this is no sum of products"


def _tokens(text: str, names: frozenset[str]) -> list[str]:
    text = unicodedata.normalize("NFD", clean(text)).strip().removesuffix(".")
    if named := NAMING.match(text):
        text = text[named.end() :]
    out: list[str] = []
    position = 0
    while position < len(text):
        match = LEXEME.match(text, position)
        if not match:
            raise Unreadable(f"the sign {text[position]!r} is not understood here")
        position = match.end()
        out += _meaning(match, names)
        if len(out) > MOST_TOKENS:
            raise Unreadable(f"more than {MOST_TOKENS} signs")
    return out


def _meaning(match: re.Match[str], names: frozenset[str]) -> list[str]:
    if match["gap"]:
        return []
    if match["over"]:
        return ["~", *_letters(match["letter"], names)]
    if match["word"]:
        word = (match["inner"] or match["word"]).upper()
        return [WORDS[word]] if word in WORDS else _letters(word, names)
    signs = {"or": "+", "and": "*", "not": "~", "prime": "'", "mark": match[0]}
    return [signs[match.lastgroup or ""]]


def _letters(word: str, names: frozenset[str]) -> list[str]:
    letters = list(word.upper())
    if unknown := [letter for letter in letters if letter not in names]:
        raise Unreadable(f"{unknown[0]!r} is none of the variables")
    return letters


class _Reader:
    """Reads a sum of products; a factor in brackets must be a product or a literal itself."""

    def __init__(self, tokens: list[str]) -> None:
        self.tokens = [*tokens, "end"]
        self.place = 0
        self.depth = 0

    @property
    def next(self) -> str:
        return self.tokens[self.place]

    def accept(self, token: str) -> bool:
        found = self.next == token
        self.place += found
        return found

    def sum(self) -> list[list[str]]:
        self.depth += 1
        if self.depth > DEEPEST:
            raise Unreadable(f"nested more than {DEEPEST} deep")
        products = self.product()
        while self.accept("+"):
            products = products + self.product()
        self.depth -= 1
        return products

    def product(self) -> list[list[str]]:
        factors = [self.factor()]
        while self.accept("*") or self.next not in {"+", ")", "end"}:
            factors.append(self.factor())
        if len(factors) == 1:
            return factors[0]
        if any(len(factor) != 1 for factor in factors):
            raise Unreadable(NO_SUM)
        return [[literal for factor in factors for literal in factor[0]]]

    def factor(self) -> list[list[str]]:
        flips = 0
        while self.accept("~"):
            flips += 1
        value = self.atom()
        while self.accept("'"):
            flips += 1
        if not flips:
            return value
        if len(value) != 1 or len(value[0]) != 1 or value[0][0] in "01":
            raise Unreadable(NO_SUM)
        literal = value[0][0]
        for _ in range(flips % 2):
            literal = literal[0] if literal.endswith("'") else f"{literal}'"
        return [[literal]]

    def atom(self) -> list[list[str]]:
        if self.accept("("):
            inner = self.sum()
            if not self.accept(")"):
                raise Unreadable("a bracket is not closed")
            return inner
        if self.next in {"end", "*", "+", ")", "'"}:
            raise Unreadable("a variable is missing")
        self.place += 1
        return [[self.tokens[self.place - 1]]]


def _read(text: str, names: frozenset[str]) -> Sop:
    reader = _Reader(_tokens(text, names))
    products = reader.sum()
    if reader.next != "end":
        raise Unreadable("a bracket closes nothing")
    if products in ([["0"]], [["1"]]):
        return ((),) if products == [["1"]] else ()
    if any(literal in {"0", "1"} for product in products for literal in product):
        raise Unreadable("a constant within a sum of products")
    return tuple(tuple(product) for product in products)


def _write(value: Sop, *, times: str = "", plus: str = " + ", no: str = "{}'") -> str:
    if value in {(), ((),)}:
        return "1" if value else "0"
    return plus.join(times.join(_literal(each, no) for each in product) for product in value)


def _literal(literal: str, no: str) -> str:
    return no.format(literal[0]) if literal.endswith("'") else literal


def _same(one: Sop, other: Sop) -> bool:
    return {frozenset(product) for product in one} == {frozenset(product) for product in other}


def _dresses(value: Sop) -> tuple[str, ...]:
    text, latex = _write(value), _write(value, no="\\overline{{{}}}")
    turned: Sop = tuple(product[::-1] for product in value[::-1])
    bracketed = " | ".join(f"({_write((product,), times=' & ', no='~{}')})" for product in value)
    return (
        text,
        f" {text} ",
        f"{text}.",
        f"F = {text}",
        f"**{text}**",
        f"`{text}`",
        f"${text}$",
        f"$${text}$$",
        f"\\({text}\\)",
        f"$({text})$.",
        f"Y={text}",
        f"f = {text}",
        f"({text})",
        text.lower(),
        text.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}"),
        _write(turned),
        latex,
        f"$F = {latex}$",
        _write(value, times="\\cdot ", no="\\bar{{{}}}"),
        _write(value, times=" \\land ", plus=" \\lor ", no="\\neg {}"),
        _write(value, times=" & ", plus=" | ", no="~{}"),
        _write(value, times=" && ", plus=" || ", no="!{}"),
        _write(value, times=" AND ", plus=" OR ", no="NOT {}"),
        _write(value, times="∧", plus=" ∨ ", no="¬{}"),
        _write(value, times="*", no="{}'"),
        _write(value, times="·", no="{}\u0305"),
        _write(value, times=" and ", plus=" or ", no="not {}"),
        bracketed,
    )


def _misses(value: Sop) -> tuple[str, ...]:
    text = _write(value)
    wrong = [_write(value[:place] + value[place + 1 :]) for place in range(len(value))]
    return (
        *wrong,
        f"({text})'",
        f"~({text})",
        f"{text} + Q9",
        f"{text} +",
        f"{text} = 1",
        f"{text} or maybe not",
        f"not sure: {text}",
        f"{text}?",
        f"{text}, {text}",
        f"({text}",
        f"{text} ^ {text}",
    )


def boolean_sop(names: Sequence[str]) -> AnswerKind[Sop]:
    """Return the kind of sums of products over variables of one capital letter each."""
    known = frozenset(names)
    return AnswerKind(
        name="boolean_sop",
        hint="<a sum of products, with ' for NOT and + for OR, such as XY' + Z>",
        read=lambda text: _read(text, known),
        write=_write,
        dresses=_dresses,
        misses=_misses,
        equal=_same,
    )
