r"""One value in the dress that prose gives it: ``x = 42.``, ``The answer is 42 ways``, ``$42$``.

Words are dropped only when each is known to add nothing; any other word, a hedge or a "not" among
them, makes the text unreadable.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from unseen.core.errors import Unreadable
from unseen.core.reading.numerals import grouped, literal
from unseen.core.reading.parse import parse
from unseen.core.reading.slices import without_inner_newlines
from unseen.core.reading.tokens import Token, tokenize
from unseen.core.reading.tree import (
    Call,
    Group,
    Name,
    Node,
    Number,
    Operation,
    Relation,
    Words,
    children,
    fold,
)

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

__all__ = ["number", "value_node"]

_FILLERS = (
    "a an answer answers are area as be becomes case coefficient coefficients count determinant "
    "equal equals exactly expected final for gives has have hence in is it its length numeric "
    "numerical number of order our probability product remainder result so sum that the then "
    "there therefore this thus to total value values we which"
)
FILLERS = frozenset(_FILLERS.split())
"""Words before a value that say nothing of it."""
_UNITS = (
    "answer apples arrangements balls bits cents coins comparisons cookies cubic dollars elements "
    "in items lattice moves nats points possibilities possible probes solutions square squared "
    "steps swaps total units usd ways words cm km kg mm"
)
UNITS = frozenset(_UNITS.split())
"""Words behind a value that change nothing of it."""
TITLE_KINDS = frozenset({"name", "function", "open", "close", "bar"})
INNER_KINDS = TITLE_KINDS | {"number", "relation", "comma", "word"}
COPULAS = frozenset({"=", ":", "→", "⇒", "≡"})
APPROXIMATIONS = frozenset({"≈"})


def value_node(text: str, *, approximate: bool = False) -> Node:
    """Return the tree of the one value that a text gives; raise Unreadable where it gives none.

    ``approximate`` allows ``≈``. Of a chain such as ``7/2 = 3.5`` the last member is the value;
    members that are numbers written out must be equal, so that ``41 = 42`` is unreadable.
    """
    copulas = COPULAS | APPROXIMATIONS if approximate else COPULAS
    tokens = _bare(tokenize(text), copulas)
    node = parse(grouped(tokens))
    if isinstance(node, Relation):
        if not copulas.issuperset(node.symbols):
            raise Unreadable("a relation where a value should stand")
        _check_members(node, is_exact="≈" not in node.symbols)
        node = node.operands[-1]
    return node


def number(text: str, *, approximate: bool = False) -> Fraction:
    """Return the number that a text gives, written out, in any usual dress."""
    return literal(value_node(text, approximate=approximate))


def _bare(tokens: Sequence[Token], copulas: frozenset[str]) -> list[Token]:
    """Drop quotes, a full stop, words round the value, and a copula that only introduces it."""
    left = [token for token in without_inner_newlines(tokens) if token.kind != "quote"]
    while left and (left[-1].kind == "period" or _is_among(left[-1], UNITS)):
        left.pop()
    start = 0
    while start < len(left) and _is_among(left[start], FILLERS | UNITS):
        start += 1
    start += _title(left[start:], copulas)
    if start == len(left):
        raise Unreadable("no value is given")
    return left[start:]


def _title(tokens: Sequence[Token], copulas: frozenset[str]) -> int:
    """Return how many tokens name the value, their copula included: ``x =``, ``P(D | T) =``."""
    depth = 0
    for place, token in enumerate(tokens):
        if place == 0 and token.kind == "open":
            break
        if token.text in copulas and not depth:
            return place + 1
        depth += (token.kind == "open") - (token.kind == "close")
        allowed = INNER_KINDS if depth else TITLE_KINDS
        if token.kind not in allowed and not _is_among(token, FILLERS):
            break
    return 0


def _is_among(token: Token, known: frozenset[str]) -> bool:
    return token.kind == "word" and token.text.lower() in known


def _check_members(chain: Relation, *, is_exact: bool) -> None:
    *others, last = chain.operands
    for member in others:
        if not (_is_title(member) or _is_calculation(member)):
            raise Unreadable("an equation that does not give the value by itself")
        if is_exact and _is_another_number(member, last):
            raise Unreadable("two numbers that are said to be equal and are not")


def _is_title(node: Node) -> bool:
    """Whether the node only names the value: ``x``, ``x_1``, ``det(A)``, ``|A|``, ``P(B | A)``."""
    return fold(node, _names)


def _names(node: Node, below: list[bool]) -> bool:
    if isinstance(node, Words):
        return FILLERS.issuperset(node.text.lower().split())
    if isinstance(node, Operation):
        return node.symbol in {"_", "times", "'"} and below[0]
    if isinstance(node, (Call, Group)):
        parts = zip(children(node), below, strict=True)
        return all(names or isinstance(part, Number) for part, names in parts)
    return isinstance(node, Name)


def _is_calculation(node: Node) -> bool:
    """Whether the node is built from numbers alone."""
    return fold(node, lambda each, below: not isinstance(each, (Name, Words)) and all(below))


def _is_another_number(member: Node, last: Node) -> bool:
    try:
        return literal(member) != literal(last)
    except Unreadable:
        return False
