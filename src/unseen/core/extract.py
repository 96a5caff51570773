r"""Find the answer in a reply: one rule for all categories.

The last ``ANSWER:`` line in any usual dress (case, bold, "Final answer", the value on the next
line), else the last ``\boxed{}``, else a JSON ``answer``, else a last line that begins with "The
answer is". Only the visible text counts: what stands
before ``</think>`` does not. Time is linear in the length, of which the last part alone is read.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Extraction", "extract", "visible"]

LONGEST_READ = 200_000
"""Characters from the end of a reply that are looked at."""
MOST_JOINED = 40
"""Lines that one answer may go on for, while a bracket or an environment is open."""
LONGEST_JOINED = 8000
MOST_CANDIDATES = 20
"""Answers that are looked at, from the last one backwards."""

EMPHASIS = r"\*{1,3}|_{1,3}|`"
MARKER = re.compile(
    rf"[ \t>#\-]*(?:(?P<dress>{EMPHASIS})[ \t]*)?(?:(?:the|my)[ ])?(?:final[ ])?"
    rf"answer(?:[ ]is)?[ \t]*(?:(?:{EMPHASIS})[ \t]*)?[:\uff1a](?P<rest>.*)",
    re.IGNORECASE,
)
INLINE = re.compile(r"(?:^|[\s.,;*>])(?:ANSWER|Final [Aa]nswer)(?:\*{1,3})?:(?P<rest>.*)")
SENTENCE = re.compile(r"(?:[Tt]herefore, |[Ss]o, )?[Tt]he (?:final )?answer is (?P<rest>.+)")
ASKED = "ANSWER:"
BRACE = re.compile(r"\\(?:boxed|fbox)[ ]?\{|\\[{}]|[{}]")
JSON_ANSWER = re.compile(r'"(?:final_?)?answer"[ \t\r\n]{0,20}:[ \t\r\n]{0,20}', re.IGNORECASE)
LABELLED = re.compile(r"[ \t]*[-*]?[ \t]*[A-Za-z]\w{0,15}[ \t]{0,4}[:=]")
MATRIX = re.compile(r"[ \t$]*[A-Za-z]\w?[ \t]*=[ \t$]*(?:\[|\\begin|\\left)")
"""A line that names a matrix, which may be one of several that are asked for."""
DISPLAYS = frozenset({"$$", "\\[", "```", "```text", "```json", "```latex", "```math"})


@dataclass(frozen=True, slots=True)
class Extraction:
    """The text that a reply gives as its answer."""

    text: str
    is_asked_form: bool
    """Whether it stood on an ``ANSWER:`` line that ended the reply, as the prompt asks."""
    note: str = ""
    """What a reader of the grade should know, such as that this was the last of two boxes."""


def visible(reply: str) -> str:
    """Return the part of a reply that is not the model's reasoning, told in tags."""
    reply = reply[-LONGEST_READ:]
    _, closing, rest = reply.rpartition("</think>")
    if closing:
        return rest
    before, opening, _ = reply.partition("<think>")
    return before if opening else reply


def extract(reply: str) -> Extraction | None:
    """Return the answer's text, or None when the reply gives none."""
    text = visible(reply)
    return _from_lines(text) or _from_boxes(text) or _from_json(text) or _from_sentence(text)


# An ANSWER line


def _from_lines(text: str) -> Extraction | None:
    lines = text.splitlines()
    marked = [at for at, line in enumerate(lines) if "nswer" in line or "NSWER" in line]
    found = [(at, answer) for at in marked[-MOST_CANDIDATES:] if (answer := _answer_at(lines, at))]
    if not found:
        return None
    last, answer = found[-1]
    is_asked = lines[last].startswith(ASKED) and not any(map(str.strip, lines[last + 1 :]))
    return Extraction(_unboxed(answer), is_asked, _note([text for _, text in found], "answers"))


def _answer_at(lines: Sequence[str], number: int) -> str:
    """Return the answer that a line begins, or nothing."""
    match = MARKER.match(lines[number]) or INLINE.search(lines[number])
    if not match:
        return ""
    rest = match["rest"].strip()
    dress = match.groupdict().get("dress") or ""
    if dress:
        rest = rest.removeprefix(dress) if rest.startswith(dress) else rest.removesuffix(dress)
    following = lines[number + 1 : number + 1 + MOST_JOINED]
    return _joined(rest.strip(), following) if rest.strip("*_` \t") else _on_next_line(following)


def _on_next_line(lines: Sequence[str]) -> str:
    start = next((place for place, line in enumerate(lines) if line.strip()), len(lines))
    if start == len(lines):
        return ""
    return _joined(lines[start].strip(), lines[start + 1 :], LABELLED)


def _joined(first: str, rest: Sequence[str], label: re.Pattern[str] = MATRIX) -> str:
    """Return the line, and those behind it while a bracket or display that it opened is open.

    Lines that all begin with a ``label`` belong together.
    """
    text = first
    for line in rest:
        goes_on = _is_open(text) or (label.match(first) and label.match(line))
        if not goes_on or len(text) > LONGEST_JOINED:
            break
        text += "\n" + line
    text = text if not _is_open(text) else first
    return _undisplayed(text)


def _is_open(text: str) -> bool:
    opened = sum(map(text.count, "([{")) - sum(map(text.count, ")]}"))
    environments = text.count("\\begin{") - text.count("\\end{")
    is_display_open = text.count("$$") % 2 == 1 or text.count("```") % 2 == 1
    return opened > 0 or environments > 0 or is_display_open


def _undisplayed(text: str) -> str:
    """Drop the fence of a code block; other displays are read as they are."""
    first, newline, rest = text.partition("\n")
    if newline and first.strip() in DISPLAYS and first.startswith("```"):
        return rest.rstrip().removesuffix("```").strip()
    return text.strip()


# A box


def _boxes(text: str) -> list[str]:
    """Return what each closed box holds, but for a box within another."""
    found: list[tuple[int, int]] = []
    opened: list[tuple[int, bool]] = []
    for match in BRACE.finditer(text):
        if match[0].endswith("{") and match[0] != "\\{":
            opened.append((match.end(), len(match[0]) > 1))
        elif match[0] == "}" and opened:
            start, is_box = opened.pop()
            found = _with_box(found, start, match.start()) if is_box else found
    return [text[start:end].strip() for start, end in found if text[start:end].strip()]


def _with_box(found: list[tuple[int, int]], start: int, end: int) -> list[tuple[int, int]]:
    """Add a box that has been closed, and leave out those within it."""
    while found and found[-1][0] > start:
        found.pop()
    found.append((start, end))
    return found


def _from_boxes(text: str) -> Extraction | None:
    found = _boxes(text)
    if not found:
        return None
    return Extraction(found[-1], is_asked_form=False, note=_note(found, "boxes"))


def _unboxed(text: str) -> str:
    """Return what the only box of an answer holds, or the text itself."""
    found = set(_boxes(text))
    return found.pop() if len(found) == 1 else text


def _note(found: Sequence[str], what: str) -> str:
    different = len(set(found))
    return f"the last of {different} different {what}" if different > 1 else ""


# JSON


def _from_json(text: str) -> Extraction | None:
    places = [match.end() for match in JSON_ANSWER.finditer(text)][-MOST_CANDIDATES:]
    found = [value for place in places if (value := _json_at(text, place))]
    if not found:
        return None
    return Extraction(found[-1], is_asked_form=False, note=_note(found, "JSON answers"))


def _json_at(text: str, start: int, longest: int = 4000) -> str:
    """Return the JSON value that begins at ``start``, a string's content or as it is written."""
    part = text[start : start + longest]
    try:
        value, end = json.JSONDecoder().raw_decode(part)
    except (ValueError, RecursionError):
        return ""
    if value is None or isinstance(value, bool):
        return ""
    return value.strip() if isinstance(value, str) else part[:end]


# A sentence


def _from_sentence(text: str) -> Extraction | None:
    last = next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "")
    match = SENTENCE.fullmatch(last)
    return Extraction(match["rest"], is_asked_form=False) if match else None
