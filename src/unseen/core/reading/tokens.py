r"""Cut a clean text into tokens, plain notation and LaTeX alike, in one pass without going back.

Dress disappears here: dollar signs, gaps, ``\left``, fonts round one word. An unknown command or
sign makes the text unreadable, so that nothing is ever skipped in silence.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from unseen.core.errors import Unreadable
from unseen.core.reading.limits import MOST_TOKENS
from unseen.core.reading.text import clean
from unseen.core.reading.vocabulary import (
    BLACKBOARD,
    COMMANDS,
    CONSTANTS,
    FONTS,
    FUNCTIONS,
    GAPS,
    JUNCTIONS,
    PROSE_FONTS,
    SAME,
    SIGNS,
    SIZES,
)

__all__ = ["Token", "tokenize"]


class Token(NamedTuple):
    """A number, name, word, sign or command."""

    kind: str
    """``number``, ``name``, ``word``, ``function``, ``operator``, ``relation``, ``open``,
    ``close``, ``bar``, ``comma``, ``semicolon``, ``junction``, ``newline``, ``period``,
    ``thousands``, ``fraction``, ``accent``, ``begin``, ``end``, ``column``, ``row``, ``quote`` or
    ``mark``."""
    text: str
    gap: str = ""
    r"""What parts it from the token before: nothing, a space, or ``,`` for the thin ``\,``."""


LEXEME = re.compile(
    r"""
      (?P<gap>[ ]+|\$+|(?<=[\w}.,])~)
    | (?P<thin>\\[,!])
    | (?P<newline>\n)
    | (?P<thousands>\{,\}|,(?:\\[!,])+)
    | (?P<number>(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)
    | (?P<environment>\\(?:begin|end)[ ]*\{[A-Za-z]{1,16}\*?\}(?:\{[lcr| ]{1,40}\})?)
    | (?P<row>\\\\(?:\[[0-9.]{1,6}(?:pt|em|ex|mm|cm)\])?)
    | (?P<null>\\(?:left|right)[ ]*\.)
    | (?P<command>\\(?:[A-Za-z]+|.|\n|$))
    | (?P<letters>[^\W\d_]{2,}'(?:s|t|re|ve|ll|d|m)(?![^\W\d_])|[^\W\d_]+)
    | (?P<sign>\*\*|==|:=|!=(?!=)|<=|>=|->|=>|\|\||\.\.\.|.)
    """,
    re.VERBOSE,
)
FLAT = re.compile(r"[ ]*\{([^{}\\^_+\-*/=<>|()\[\]]*)\}")
r"""The argument of a font that holds no operator or bracket, so that its braces can go."""
SUFFIXED = re.compile(
    f"([A-Za-z]{{1,2}}?)({'|'.join(sorted(FUNCTIONS, key=lambda name: (-len(name), name)))})"
)
CASELESS = frozenset({"sqrt", "log", "ln", "infinity"})
"""Names that are also known with capitals; others aren't, for Re and Im would be words."""


def tokenize(text: str) -> tuple[Token, ...]:
    r"""Return the tokens of an untrusted text; raise Unreadable for what can't be one.

    >>> [token.text for token in tokenize("\\frac{1}{2}x")]
    ['frac', '{', '1', '}', '{', '2', '}', 'x']
    """
    lexer = _Lexer()
    lexer.run(clean(text))
    if not lexer.tokens:
        raise Unreadable("nothing is written there")
    return tuple(lexer.tokens)


class _Lexer:
    """Collects tokens, and carries the gap that stands before the next one."""

    __slots__ = ("gap", "tokens")

    def __init__(self) -> None:
        self.gap = ""
        self.tokens: list[Token] = []

    def run(self, text: str, *, is_prose: bool = False) -> None:
        position = 0
        while match := LEXEME.match(text, position):
            position = match.end()
            flat = None
            if match.lastgroup == "command":
                flat = FLAT.match(text, position) if match[0][1:] in FONTS else None
                self.command(match[0][1:], flat)
                position = flat.end() if flat else position
            else:
                self.lexeme(match.lastgroup or "", match[0], is_prose=is_prose)

    def add(self, kind: str, text: str) -> None:
        if len(self.tokens) >= MOST_TOKENS:
            raise Unreadable(f"more than {MOST_TOKENS} tokens")
        self.tokens.append(Token(kind, text, self.gap))
        self.gap = ""

    def lexeme(self, group: str, text: str, *, is_prose: bool) -> None:
        if group == "gap":
            self.gap = self.gap or " "
        elif group == "thin":
            self.gap = self.gap or ","
        elif group == "letters":
            self.letters(text, is_prose=is_prose)
        elif group == "sign":
            self.sign(text)
        elif group == "environment":
            name = text[text.index("{") + 1 : text.index("}")]
            self.add("begin" if text.startswith("\\b") else "end", name)
        elif group != "null":
            self.add(group, text)

    def letters(self, run: str, *, is_prose: bool) -> None:
        lower = run.lower()
        known = lower if lower in CASELESS else run
        if lower in JUNCTIONS:
            self.add("junction", lower)
        elif known in FUNCTIONS:
            self.add("function", known)
        elif known in CONSTANTS:
            self.add("name", CONSTANTS[known])
        elif len(run) == 1:
            self.add("word" if is_prose else "name", run)
        elif not is_prose and (parts := SUFFIXED.fullmatch(run)):
            for letter in parts[1]:
                self.add("name", letter)
            self.add("function", parts[2])
        else:
            self.add("word", run)

    def sign(self, text: str) -> None:
        kind = SIGNS.get(text)
        if kind is None:
            raise Unreadable(f"the sign {text!r} is not understood")
        self.add(kind, SAME.get(text, text))

    def command(self, name: str, flat: re.Match[str] | None) -> None:
        if flat and name == "mathbb" and flat[1] in BLACKBOARD:
            self.add("name", BLACKBOARD[flat[1]])
        elif flat:
            self.run(flat[1], is_prose=name in PROSE_FONTS)
        elif name in GAPS:
            self.gap = self.gap or " "
        elif name in COMMANDS:
            self.add(*COMMANDS[name])
        elif name not in SIZES and name not in FONTS:
            raise Unreadable(f"the command \\{name[:20]} is not understood")
