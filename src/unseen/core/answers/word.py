r"""A word over an alphabet of single symbols, such as ``abba``; the empty word is ``ε``.

Case counts, since small and capital letters may be different symbols. Symbols may be parted by
spaces or commas, and the whole may stand in quotes, in a LaTeX font or behind ``w =``. Only ``ε``
and its like, or a pair of quotes, say that the word is empty: a text that says nothing does not.
"""

from __future__ import annotations

import re

from unseen.core.answers.kind import AnswerKind
from unseen.core.errors import Unreadable
from unseen.core.reading.text import clean
from unseen.core.reading.vocabulary import FONTS

__all__ = ["unwrapped", "word"]

EMPTY = frozenset(
    {"ε", "ϵ", "λ", "\\varepsilon", "\\epsilon", "\\lambda", '""', "''", "``''", "empty word"}
    | {"empty string", "the empty word", "the empty string"}
)
PAIRS = (("$", "$"), ("\\(", "\\)"), ("\\[", "\\]"), ('"', '"'), ("'", "'"), ("``", "''"))
FONT = re.compile(r"\\(?:%s)[ ]*\{([^{}]*)\}" % "|".join(sorted(FONTS)))  # noqa: UP031 - braces
NOUN = "word|string|answer|result|row|tape|form|sequence|text|w|s|x"
NAME = rf"(?:the )?(?:final )?(?:{NOUN})(?:_?[{{(]?[0-9]{{1,3}}[}})]?)?"
PREFIX = re.compile(rf"{NAME}(?: is[ ]*[:=]?|[ ]*[:=])[ ]*(?=[^ :=])", re.IGNORECASE)
MOST_LAYERS = 8
LONGEST_WORD = 1000


def unwrapped(text: str) -> str:
    """Return an untrusted text without quotes, fonts, a name before ``=`` and a last full stop."""
    text = clean(text)
    for _ in range(MOST_LAYERS):
        before = text
        text = _without_layer(text)
        if text == before:
            return text
    return text


def _without_layer(text: str) -> str:
    text = text.strip()
    if len(text) > 1 and text[-1] == "." != text[-2]:
        text = text[:-1].rstrip()
    for opening, closing in PAIRS:
        inner = text[len(opening) : -len(closing)]
        if inner.strip() and text == opening + inner + closing and closing not in inner:
            return inner
    if (font := FONT.fullmatch(text)) and font[1].strip():
        return font[1]
    return PREFIX.sub("", text, count=1) if PREFIX.match(text) else text


def word(alphabet: str, hint: str = "<a word>") -> AnswerKind[str]:
    """Return the kind of words over the symbols of ``alphabet``; each is one character."""
    symbols = frozenset(alphabet)

    def read(text: str) -> str:
        bare = unwrapped(text)
        if bare.lower() in EMPTY - symbols:
            return ""
        joined = _joined(bare)
        if foreign := next((char for char in joined if char not in symbols), None):
            raise Unreadable(f"{foreign!r} is not one of the symbols {''.join(sorted(symbols))}")
        if len(joined) > LONGEST_WORD:
            raise Unreadable(f"more than {LONGEST_WORD} symbols")
        return joined

    return AnswerKind(
        name="word",
        hint=hint,
        read=read,
        write=lambda value: value or "ε",
        dresses=_dresses,
        misses=lambda value: _misses(value, sorted(symbols)),
        compliant=lambda text: text.strip() == (read(text) or "ε"),
    )


def _joined(text: str) -> str:
    """Join symbols that are parted one from another; a text parted otherwise stays as it is."""
    parts = re.split(r"[ ]*,[ ]*|[ ]+", text)
    return "".join(parts) if all(len(part) == 1 for part in parts) else text


def _dresses(value: str) -> tuple[str, ...]:
    text = value or "ε"
    return (
        text,
        f" {text} ",
        f"{text}.",
        f'"{text}"',
        f"'{text}'",
        f"“{text}”",
        f"`{text}`",
        f"**{text}**",
        f"`{text}`.",
        f"${text}$",
        f"\\({text}\\)",
        f"\\text{{{text}}}",
        f"$\\texttt{{{text}}}$",
        f"$\\mathrm{{{text}}}$.",
        f"w = {text}",
        f"Word: {text}",
        f'The string is: "{text}"',
        f"**`{text}`**",
        ", ".join(text),
        " ".join(text),
    )


def _misses(value: str, symbols: list[str]) -> tuple[str, ...]:
    other = next((symbol for symbol in symbols if symbol != value[:1]), symbols[0] * 2)
    near = {
        value + symbols[0],
        symbols[-1] + value,
        value[1:],
        value[:-1],
        other + value[1:],
        value + value,
        value[::-1],
        value.swapcase(),
    }
    text = value or "ε"
    return (
        *sorted(other or "ε" for other in near - {value}),
        f"{text} or {value}{symbols[0]}",
        f"not {text}",
        f"{text}?",
        f"{text}...",
        f"{text} {value}{symbols[0]}{symbols[0]}",
        f"{text}, {text}",
        f"{text} = {value}{symbols[0]}",
        "?",
        "unknown",
    )
