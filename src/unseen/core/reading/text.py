r"""Untrusted text made plain, once, before anything reads it.

``clean`` keeps what carries meaning (superscripts become ``^{...}``, ½ becomes ``\frac{1}{2}``) and
drops what does not: invisible characters, look-alike signs, Markdown emphasis, dollar signs. Each
step takes time linear in the text; no macro is ever expanded.
"""

from __future__ import annotations

import re
import unicodedata

from unseen.core.errors import Unreadable
from unseen.core.reading.limits import LONGEST_TEXT

__all__ = ["clean", "sanitise"]

REPLACEMENT = "\N{REPLACEMENT CHARACTER}"

ALIKE = {
    "-": "‐‑‒–—―−﹣－",
    "/": "⁄∕",
    "÷": "➗",
    "*": "×⋅·∙∗✕✖",
    "'": "‘’′ʹ",
    '"': "“”„″",
    "≈": "≃≅≐≒",
    "≤": "⩽≦",
    "≥": "⩾≧",
    ":": "∶：",
    ".": "。",
    ",": "、",
    "\\,": "\u2009\u202f",
    "⟨": "〈",
    "⟩": "〉",
    "\\mathbb{N}": "ℕ",
    "\\mathbb{Z}": "ℤ",
    "\\mathbb{Q}": "ℚ",
    "\\mathbb{R}": "ℝ",
    "\\mathbb{C}": "ℂ",
}
PLAIN = {ord(other): plain for plain, others in ALIKE.items() for other in others}

SUPERSCRIPTS = dict(zip("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿⁱʲ", "0123456789+-()nij", strict=True))
SUBSCRIPTS = dict(zip("₀₁₂₃₄₅₆₇₈₉₊₋₍₎ₙᵢⱼ", "0123456789+-()nij", strict=True))
RAISED = f"[{''.join(SUPERSCRIPTS)}]+"
LOWERED = f"[{''.join(SUBSCRIPTS)}]+"
STACKED = re.compile(f"({RAISED})[⁄/]({LOWERED})")
SHIFTED = re.compile(f"({RAISED})|({LOWERED})")
VULGAR = re.compile("[¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]")
SHIFTS = str.maketrans(SUPERSCRIPTS | SUBSCRIPTS)

EMPHASIS = re.compile(r"\*{1,3}")
BEFORE_OPENING = frozenset("([{=:,;<>≈")
AFTER_CLOSING = frozenset(".,;:!?)]}=<>≈")


def sanitise(text: str) -> str:
    """Return the text fit to be stored and shown: NUL and lone surrogates become U+FFFD."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(REPLACEMENT if _is_unfit(char) else char for char in text)


def _is_unfit(char: str) -> bool:
    return char == "\0" or "\ud800" <= char <= "\udfff"


def clean(text: str) -> str:
    """Return the text in the plain characters that the tokenizer knows.

    Raises Unreadable when the text is empty, too long, or holds characters that no text may hold.
    """
    if len(text) > LONGEST_TEXT:
        raise Unreadable(f"{len(text)} characters, of which at most {LONGEST_TEXT} are read")
    if not text.isascii():
        text = _without_look_alikes(text)
    if not text.isprintable():
        text = _with_plain_controls(text)
    text = _without_emphasis(text.replace("`", "")).strip()
    if not text:
        raise Unreadable("nothing is written there")
    return text


def _without_look_alikes(text: str) -> str:
    text = STACKED.sub(_as_fraction, text)
    text = VULGAR.sub(_vulgar_as_fraction, text)
    text = SHIFTED.sub(_as_shift, text)
    text = unicodedata.normalize("NFKC", text.translate(PLAIN)).translate(PLAIN)
    return "".join(filter(_is_visible, text))


def _as_fraction(match: re.Match[str]) -> str:
    return f"\\frac{{{match[1].translate(SHIFTS)}}}{{{match[2].translate(SHIFTS)}}}"


def _vulgar_as_fraction(match: re.Match[str]) -> str:
    over, under = unicodedata.normalize("NFKC", match[0]).split("⁄")
    return f"\\frac{{{over}}}{{{under}}}"


def _as_shift(match: re.Match[str]) -> str:
    return ("^{" if match[1] else "_{") + match[0].translate(SHIFTS) + "}"


def _is_visible(char: str) -> bool:
    return unicodedata.category(char) != "Cf"


def _with_plain_controls(text: str) -> str:
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ")
    for char in text:
        if char != "\n" and unicodedata.category(char) in {"Cc", "Cs", "Co", "Cn"}:
            raise Unreadable("a character that no text may hold")
    return text


def _without_emphasis(text: str) -> str:
    r"""Drop Markdown's asterisks where they stand in pairs round something, as in ``x = **5**``."""
    if "*" not in text:
        return text
    marks = list(EMPHASIS.finditer(text))
    dropped: list[re.Match[str]] = []
    opening: re.Match[str] | None = None
    for mark in marks:
        if opening is None:
            opening = mark if _opens(text, mark) else None
        elif mark[0] == opening[0] and _closes(text, mark):
            dropped += (opening, mark)
            opening = None
    for mark in reversed(dropped):
        text = text[: mark.start()] + text[mark.end() :]
    return text


def _opens(text: str, mark: re.Match[str]) -> bool:
    if text[mark.end() : mark.end() + 1].strip() == "":
        return False
    before = text[: mark.start()].rstrip(" ")
    is_apart = len(before) < mark.start()
    last = before[-1:]
    return last in BEFORE_OPENING or last in {"", "\n"} or (is_apart and last.isalpha())


def _closes(text: str, mark: re.Match[str]) -> bool:
    after = text[mark.end() : mark.end() + 1]
    return not text[mark.start() - 1].isspace() and (
        after.isspace() or not after or after in AFTER_CLOSING
    )
