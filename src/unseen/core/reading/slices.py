"""Cut token sequences at what stands outside all brackets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unseen.core.errors import Unreadable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from unseen.core.reading.tokens import Token

__all__ = ["depths", "split", "unnamed", "unwrapped", "without_inner_newlines"]

OPENING = frozenset({"open", "begin"})
CLOSING = frozenset({"close", "end"})
COPULAS = frozenset({"=", ":", "≈"})
NAME_KINDS = frozenset({"name", "number", "open", "close"})
LONGEST_NAME = 8
"""Tokens before a copula: ``the result X[k] =``."""


def depths(tokens: Sequence[Token]) -> list[int]:
    """Return for each token how many brackets are open round it; brackets stand outside."""
    out: list[int] = []
    depth = 0
    for token in tokens:
        depth -= token.kind in CLOSING
        if depth < 0:
            raise Unreadable(f"{token.text[:20]!r} closes nothing")
        out.append(depth)
        depth += token.kind in OPENING
    if depth:
        raise Unreadable("a bracket is not closed")
    return out


def split(
    tokens: Sequence[Token], is_separator: Callable[[Token], bool]
) -> tuple[list[list[Token]], list[Token]]:
    """Return the pieces between the separators outside all brackets, and those separators."""
    pieces: list[list[Token]] = [[]]
    separators: list[Token] = []
    for token, depth in zip(tokens, depths(tokens), strict=True):
        if depth == 0 and is_separator(token):
            separators.append(token)
            pieces.append([])
        else:
            pieces[-1].append(token)
    return pieces, separators


def unwrapped(tokens: Sequence[Token], brackets: str = "{") -> list[Token]:
    """Drop the brackets, of the given kinds, that enclose the whole sequence; repeatedly."""
    out = list(tokens)
    while (
        len(out) > 1
        and out[0].kind == "open"
        and out[0].text in brackets
        and out[-1].kind == "close"
        and 0 not in depths(out)[1:-1]
    ):
        out = out[1:-1]
    return out


def unnamed(tokens: Sequence[Token], nouns: frozenset[str]) -> list[Token]:
    """Drop quotes, a full stop, and what only names a value: ``A =``, ``X[k] =``, ``nouns``."""
    left = [token for token in tokens if token.kind != "quote"]
    if left and left[-1].kind == "period":
        left.pop()
    places = [at for at, token in enumerate(left[:LONGEST_NAME]) if token.text in COPULAS]
    if places and _is_name(left[: places[0]], nouns):
        left = left[places[0] + 1 :]
    while left and _is_noun(left[0], nouns):
        left.pop(0)
    return left


def _is_name(tokens: Sequence[Token], nouns: frozenset[str]) -> bool:
    rest = [token for token in tokens if not _is_noun(token, nouns)]
    is_known = all(token.kind in NAME_KINDS or token.text == "_" for token in rest)
    return is_known and (not rest or rest[0].kind == "name")


def _is_noun(token: Token, nouns: frozenset[str]) -> bool:
    return token.kind == "period" or (token.kind == "word" and token.text.lower() in nouns)


def without_inner_newlines(tokens: Sequence[Token]) -> list[Token]:
    """Drop line breaks that part nothing: within brackets, at the ends, and beside a sign."""
    out: list[Token] = []
    levels = depths(tokens)
    for index, token in enumerate(tokens):
        if token.kind != "newline" or not (levels[index] or _is_idle(tokens, index)):
            out.append(token)
    return out


GLUE = frozenset({"newline", "operator", "relation", "comma", "semicolon", "junction"})


def _is_idle(tokens: Sequence[Token], index: int) -> bool:
    at_end = index in {0, len(tokens) - 1}
    return at_end or tokens[index - 1].kind in GLUE or tokens[index + 1].kind == "relation"
