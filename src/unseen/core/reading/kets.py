r"""Sums of kets with exact coefficients, from plain text, LaTeX, lists and tables.

A sum of kets is a polynomial in bits: kets multiply by standing side by side, and numbers are kets
without bits. Products never have more bits than there are qubits, so no text can make many terms.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TypeAlias

from unseen.core.errors import Unreadable
from unseen.core.reading.numerals import grouped
from unseen.core.reading.parse import parse
from unseen.core.reading.slices import unnamed, without_inner_newlines
from unseen.core.reading.surds import IMAGINARY_UNIT, Surd
from unseen.core.reading.text import clean
from unseen.core.reading.tokens import tokenize
from unseen.core.reading.tree import (
    Call,
    Group,
    Matrix,
    Name,
    Node,
    Number,
    Operation,
    Relation,
    fold,
)

__all__ = ["EIGHTH", "Sum", "agree", "read_kets"]

UNIT = Fraction(1, 10**4)
"""What each part of an amplitude that is given in decimals may be off."""
EIGHTH = (1 + IMAGINARY_UNIT) / Surd.sqrt(2)
"""e^(iπ/4)."""

Sum: TypeAlias = dict[str, Surd]
"""A sum of kets by their bits; a scalar stands at ``""``, and π, e and T at their letters."""

INNER = r"(?:[01]|[\s,{}]|\\[,;! ])"
KET = re.compile(
    r"(?:\\left\s*)?(?:\||\\[lr]?vert(?![A-Za-z])|\\mid(?![A-Za-z]))"
    rf"(?P<bits>{INNER}{{1,60}}?)(?:\\right\s*)?(?:>|⟩|\\rangle(?![A-Za-z])|\\gt(?![A-Za-z]))"
    rf"|\\ket\s*\{{(?P<braced>{INNER}{{1,60}}?)\}}"
)
NAMED = re.compile(
    r"(?:(?:\\left\s*)?\||\\ket\s*\{)\s*\\?(?:[Pp]si|[Pp]hi|ψ|φ|Ψ|Φ)(?:_(?:\{[a-z]{1,8}\}|[a-z]))?"
    r"(?:\\text\{[a-z]{1,8}\}|_\{\\text\{[a-z]{1,8}\}\})?\s*"
    r"(?:(?:\\right\s*)?(?:>|⟩|\\rangle(?![A-Za-z]))|\})"
)
KAPPA = re.compile("κ|kappa", re.IGNORECASE)
DECIMALS = re.compile(r"\.[0-9]{4}")
_NOUNS = (
    "a amplitudes answer final in is it ledger list of output overall quantum result resulting "
    "state so sum table the therefore thus total vector"
)
NOUNS = frozenset(_NOUNS.split())
BRACKETS = frozenset({"", "(", "[", "{", "\\{"})
SEPARATORS = frozenset({",", ";", "\n"})
COPULAS = frozenset({"=", "≈"})
MOST_DIGITS = 60
MOST_PRODUCTS = 1500
"""Coefficients that are multiplied in all."""
LARGEST_EXPONENT = 24


def read_kets(text: str, qubits: int) -> tuple[Sum, bool]:
    """Return the sum of kets of so many bits that a text gives, and whether it has decimals.

    Raises Unreadable for anything else. Decimals are numbers with at least four places.
    """
    text = clean(text)
    if KAPPA.search(text):
        raise Unreadable("the letter kappa is not understood here")
    is_rounded = bool(DECIMALS.search(text))
    text = KET.sub(_marked, NAMED.sub(" ψ ", text))
    text = re.sub(r"\\otimes(?![A-Za-z])|⊗", " ", text).replace("π", " π ")
    written = tokenize(text)
    tokens = without_inner_newlines(unnamed(written, NOUNS))
    if sum(token.text == "κ" for token in written) > sum(token.text == "κ" for token in tokens):
        raise Unreadable("a ket that is said to be another state")
    evaluator = _Evaluator(qubits, is_rounded=is_rounded)
    value = fold(parse(grouped(tokens, is_list=True)), evaluator.value)
    if any(len(ket) != qubits or set(ket) - {"0", "1"} for ket in value):
        raise Unreadable(f"not a sum of kets of {qubits} bits")
    return value, is_rounded


def agree(one: Sum, other: Sum, *, is_rounded: bool) -> bool:
    """Return whether two sums are equal, or each part within ``UNIT`` where one is rounded."""
    zero = Surd()
    differences = [one.get(k, zero) - other.get(k, zero) for k in one.keys() | other.keys()]
    if not is_rounded:
        return not any(each.terms for each in differences)
    return all(_is_small(each.real) and _is_small(each.imaginary) for each in differences)


def _is_small(value: Surd) -> bool:
    exact = value.rational
    return abs(value.enclosure().middle if exact is None else exact) <= UNIT


def _marked(match: re.Match[str]) -> str:
    """Return a ket as a kappa with its bits as index, which the tokenizer can read."""
    bits = re.sub(r"[^01]", "", match["bits"] or match["braced"])
    return f" κ_{{{bits}}} " if bits else match[0]


class _Evaluator:
    """Works out a tree from the leaves upwards; no product has more bits than there are qubits."""

    def __init__(self, qubits: int, *, is_rounded: bool) -> None:
        self.qubits = qubits
        self.is_rounded = is_rounded
        self.products = 0

    def value(self, node: Node, below: list[Sum]) -> Sum:
        """Return the value of a node, given those of the nodes below it."""
        match node:
            case Number():
                found = _scalar(Surd.of(node.value))
            case Name(name):
                found = _named(name)
            case Group() | Matrix():
                found = self.gathered(node, below)
            case Relation():
                found = self.related(node, below)
            case Call(function):
                found = _called(function, below)
            case Operation():
                found = self.combined(node, below)
            case _:
                raise Unreadable("a word that is not understood in a state")
        if any(each.digits > MOST_DIGITS for each in found.values()):
            raise Unreadable("a larger number than any amplitude needs")
        return found

    def combined(self, node: Operation, below: list[Sum]) -> Sum:
        first, last = below[0], below[-1]
        match node.symbol:
            case "+" | "mixed":
                found = _added(first, last)
            case "-":
                found = _added(first, _negative(last))
            case "neg" | "pos":
                found = first if node.symbol == "pos" else _negative(first)
            case "*" | "times":
                found = self.product(first, last)
            case "/" | "frac":
                found = self.product(first, _scalar(1 / _only(last)))
            case "^":
                found = _power(first, last)
            case "_":
                found = _ket(node)
            case _:
                raise Unreadable(f"the sign {node.symbol!r} in a state")
        return found

    def product(self, one: Sum, other: Sum) -> Sum:
        """Return the product: scalars multiply, kets stand side by side."""
        if max(map(len, one), default=0) + max(map(len, other), default=0) > self.qubits:
            raise Unreadable(f"kets of more than {self.qubits} bits")
        self.products += len(one) * len(other)
        if self.products > MOST_PRODUCTS:
            raise Unreadable("a longer calculation than any state needs")
        return {k + n: a * b for k, a in one.items() for n, b in other.items()}

    def gathered(self, node: Group | Matrix, below: list[Sum]) -> Sum:
        """Return what brackets hold: one value, a table, or the list of all amplitudes."""
        if isinstance(node, Matrix):
            is_line = len(node.rows) == 1 or all(len(row) == 1 for row in node.rows)
            return self.listed(below if is_line else [])
        if node.open not in BRACKETS or node.is_half_open or set(node.separators) - SEPARATORS:
            raise Unreadable("brackets that are not understood in a state")
        if len(below) == 1:
            return below[0]
        if any(isinstance(item, Relation) for item in node.items):
            kets = [ket for each in below for ket in each]
            if len(set(kets)) < len(kets):
                raise Unreadable("the same ket twice in a table")
            return {ket: value for each in below for ket, value in each.items()}
        return self.listed(below)

    def listed(self, values: list[Sum]) -> Sum:
        """Return the state that all its amplitudes in binary order make."""
        if len(values) != 2**self.qubits:
            raise Unreadable(f"not a list of {2**self.qubits} amplitudes")
        scalars = map(_only, values)
        return {f"{at:0{self.qubits}b}": each for at, each in enumerate(scalars) if each.terms}

    def related(self, node: Relation, below: list[Sum]) -> Sum:
        """Return the line of a table, or the last member of a chain whose members agree."""
        first = node.operands[0]
        if node.symbols == (":",) and isinstance(first, Number) and set(first.text) <= {"0", "1"}:
            return _cleared({first.text: _only(below[1])})
        same = [agree(below[-1], each, is_rounded=self.is_rounded) for each in below]
        if not COPULAS.issuperset(node.symbols) or not all(same):
            raise Unreadable("a relation that does not give one state")
        return below[-1]


def _scalar(value: Surd) -> Sum:
    return _cleared({"": value})


def _cleared(value: Sum) -> Sum:
    return {key: each for key, each in value.items() if each.terms}


def _named(name: str) -> Sum:
    if name in {"i", "j"}:
        return {"": IMAGINARY_UNIT}
    if name in {"π", "e", "T", "κ"}:
        return {name: Surd.of(1)}
    raise Unreadable(f"the letter {name!r} is not understood in a state")


def _only(value: Sum) -> Surd:
    """Return a scalar."""
    if set(value) - {""}:
        raise Unreadable("a ket where a number should stand")
    return value.get("", Surd())


def _added(one: Sum, other: Sum) -> Sum:
    if len({len(key) for key in (*one, *other)}) > 1:
        raise Unreadable("a sum of kets with other things")
    return _cleared({key: one.get(key, 0) + other.get(key, Surd()) for key in {**one, **other}})


def _negative(value: Sum) -> Sum:
    return {key: -each for key, each in value.items()}


def _ket(node: Operation) -> Sum:
    base, index = node.operands
    if base != Name("κ") or not isinstance(index, Group) or not isinstance(index.items[0], Number):
        raise Unreadable("an index that is not understood in a state")
    return {index.items[0].text: Surd.of(1)}


def _called(function: str, below: list[Sum]) -> Sum:
    if function == "exp" and len(below) == 1:
        return _turn(below[0])
    if function == "root" and _only(below[1]) == Surd.of(2):
        return _scalar(_only(below[0]).root())
    raise Unreadable(f"the function {function!r} in a state")


def _turn(angle: Sum) -> Sum:
    """Return e to a multiple of iπ/4."""
    eighths = (angle.get("π", Surd()) * 4 / IMAGINARY_UNIT).rational
    if set(angle) - {"π"} or eighths is None or eighths.denominator > 1:
        raise Unreadable("a power of e other than those of e^(iπ/4)")
    return _scalar(EIGHTH.power(eighths.numerator % 8))


def _power(base: Sum, exponent: Sum) -> Sum:
    if set(exponent) == {"T"} and len(base) > 1:
        return base
    if set(base) == {"e"}:
        return _turn(exponent)
    height = _only(exponent).rational
    if height is None or height.denominator > 2 or abs(height) > LARGEST_EXPONENT:
        raise Unreadable("a power that is not worked out")
    root = _only(base) if height.denominator == 1 else _only(base).root()
    return _scalar(root.power(height.numerator))
