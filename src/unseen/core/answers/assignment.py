r"""Values by label, such as ``x = 3, y = 7``: in any order, and a swapped label is wrong.

Read are ``=``, ``:``, ``is`` and arrows, with commas, semicolons, new lines or ``and`` between the
parts, JSON, LaTeX ``cases`` and ``aligned``, and tuples, as in ``(x, y) = (3, 7)``. Every label
must be given exactly once. Bare values in the order of the labels are read too, but they don't
keep the asked form.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeVar

from unseen.core.answers.kind import AnswerKind
from unseen.core.errors import Unreadable
from unseen.core.reading.text import clean

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["Labels", "assignment", "dresses"]

A = TypeVar("A")

TIE = r"[ \"'}$)]{0,4}&?[ ]?(?::=|[=:→]|->|\\to\b|\\rightarrow\b|(?<= )is\b)[ ]?&?"
DRESS = re.compile(
    r"\\(?:begin|end)[ ]?\{(?:cases|aligned|align\*?|array|gathered)\}(?:\{[lcr]{0,9}\})?"
    r"|\\(?:left|right)\b\.?|\\[\[\]()]|\\[{}]|\\[,;!:]|(?<!\\)\\[ ]|\\q?quad\b|[$&\"]"
)
AND = re.compile(r"\\text\{[ ]?and[ ]?\}|\band\b")
SEPARATORS = re.compile(r"[,;\n]|\\\\")
NAMING = re.compile(
    r"(?:the )?(?:final )?(?:solution|answer|value)s?(?: is| are)?(?:[ ]?[=:])?", re.IGNORECASE
)
PAIRS = {"(": ")", "[": "]", "{": "}"}
MOST_LAYERS = 8


class Labels:
    """The labels of an answer, and the patterns that find them in a text."""

    __slots__ = ("names", "part", "plain", "spelled", "tuples")

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.plain = {_plain(name): name for name in names}
        self.spelled = "|".join(map(_spelling, sorted(names, key=len, reverse=True)))
        label = f"(?:{self.spelled})"
        self.part = re.compile(rf"(?<![\w\\])[\"']?({self.spelled}){TIE}")
        self.tuples = re.compile(
            rf"[(\[]?[ ]?((?:{label}[ ]?,?[ ]?){{2,}})[)\]]?[ ]?=(.*)", re.DOTALL
        )

    def texts(self, text: str) -> dict[str, str]:
        """Return the text of each value that is given, by its label."""
        text = _bare(text)
        if found := self.tuples.fullmatch(text):
            order = [self.plain[_plain(name)] for name in re.findall(self.spelled, found[1])]
            return _zipped(order, _split(_bare(found[2])))
        parts = list(self.part.finditer(text))
        if not parts:
            return _zipped(self.names, _split(text))
        if not NAMING.fullmatch(_trimmed(text[: parts[0].start()]) or "answer"):
            raise Unreadable(f"{text[: parts[0].start()][:40]!r} is not understood")
        ends = [*(later.start() for later in parts[1:]), len(text)]
        return _zipped(
            [self.plain[_plain(found[1])] for found in parts],
            [_trimmed(text[found.end() : end]) for found, end in zip(parts, ends, strict=True)],
        )


def assignment(labels: Sequence[str], of: AnswerKind[A]) -> AnswerKind[dict[str, A]]:
    """Return the kind of values of kind ``of``, one for each of ``labels``."""
    told = Labels(labels)

    def read(text: str) -> dict[str, A]:
        found = told.texts(clean(text))
        if missing := [label for label in labels if label not in found]:
            raise Unreadable(f"no value is given for {', '.join(missing)}")
        return {label: of.read(found[label]) for label in labels}

    def write(value: dict[str, A]) -> str:
        return ", ".join(f"{label} = {of.write(value[label])}" for label in labels)

    def equal(one: dict[str, A], other: dict[str, A]) -> bool | None:
        verdicts = {of.equal(one[label], other[label]) for label in labels}
        return False if False in verdicts else None if None in verdicts else True

    return AnswerKind(
        name="assignment",
        hint=", ".join(f"{label} = {of.hint}" for label in labels),
        read=read,
        write=write,
        dresses=lambda value: dresses({label: of.write(value[label]) for label in labels}),
        misses=lambda value: (
            _misses({label: of.write(value[label]) for label in labels})
            + tuple(
                write(value).replace(of.write(value[labels[0]]), near, 1)
                for near in of.misses(value[labels[0]])
            )
        ),
        equal=equal,
        compliant=lambda text: told.part.match(text) is not None,
    )


def _spelling(label: str) -> str:
    r"""Return a pattern of a label that is written ``x_1``, ``x_{1}``, ``x1`` or ``x_(1)``."""
    name, _, index = label.partition("_")
    if not index:
        return re.escape(label)
    return rf"{re.escape(name)}_?[{{(]?{re.escape(index)}[}})]?"


def _plain(label: str) -> str:
    return re.sub(r"[_{}()]", "", label)


def _zipped(labels: Sequence[str], values: Sequence[str]) -> dict[str, str]:
    if len(labels) != len(values):
        raise Unreadable(f"{len(values)} values are given for {len(labels)} labels")
    if len(set(labels)) < len(labels):
        raise Unreadable("a label is given twice")
    return dict(zip(labels, values, strict=True))


def _bare(text: str) -> str:
    """Drop LaTeX dress, and brackets and words that stand round the whole."""
    text = DRESS.sub(" ", text)
    for _ in range(MOST_LAYERS):
        text = _trimmed(text)
        closing = PAIRS.get(text[:1])
        if closing is None or not text.endswith(closing) or _depth_ends_early(text):
            return text
        text = text[1:-1]
    return text


def _depth_ends_early(text: str) -> bool:
    """Return whether the first bracket of a text is closed before its last character."""
    depth = 0
    for char in text[:-1]:
        depth += (char in PAIRS) - (char in PAIRS.values())
        if depth < 1:
            return True
    return False


def _trimmed(text: str) -> str:
    """Drop separators at the ends, and brackets there that nothing closes or opens."""
    text = AND.sub(",", text)
    before = None
    while text != before:
        before = text
        text = text.strip(" ,;\n").removesuffix("\\\\").strip()
        if not text.endswith(".."):  # dots leave the answer open
            text = text.removesuffix(".").strip()
        if text[-1:] in {*PAIRS.values()} and text.count(text[-1]) > _openers(text):
            text = text[:-1]
        if text[:1] in PAIRS and text.count(text[0]) > text.count(PAIRS[text[0]]):
            text = text[1:]
    return text


def _openers(text: str) -> int:
    return text.count(next(opening for opening, closing in PAIRS.items() if closing == text[-1]))


def _split(text: str) -> list[str]:
    """Cut a text at the separators that stand in no bracket."""
    pieces, depth, start = [""], 0, 0
    for found in re.finditer(r"[(\[{]|[)\]}]|[,;\n]|\\\\", AND.sub(",", text)):
        depth += (found[0] in PAIRS) - (found[0] in PAIRS.values())
        if depth == 0 and SEPARATORS.fullmatch(found[0]):
            pieces[-1] = text[start : found.start()]
            pieces.append("")
            start = found.end()
    pieces[-1] = text[start:]
    return [piece.strip() for piece in pieces if piece.strip()]


def dresses(texts: Mapping[str, str]) -> tuple[str, ...]:
    """Return ways to write values by label, in the order of the labels and the other way round."""
    parts = [f"{label} = {text}" for label, text in texts.items()]
    turned = parts[::-1]
    tight = [f"{label}={text}" for label, text in texts.items()]
    latex = " \\\\ ".join(f"{label} &= {text}" for label, text in texts.items())
    return (
        ", ".join(parts),
        ", ".join(turned),
        "; ".join(turned),
        " and ".join(parts),
        ",".join(tight),
        ", ".join(tight) + ".",
        ", ".join(f"{label}: {text}" for label, text in texts.items()),
        ", ".join(f"{label} → {text}" for label, text in texts.items()),
        "{" + ", ".join(f'"{label}": {text}' for label, text in texts.items()) + "}",
        "{" + ", ".join(f'"{label}": "{text}"' for label, text in texts.items()) + "}",
        f"({', '.join(parts)})",
        f"**{', '.join(parts)}**",
        f"${', '.join(parts)}$",
        ", ".join(f"${part}$" for part in turned),
        "$" + ",\\ ".join(parts) + "$",
        f"$\\begin{{cases}} {latex} \\end{{cases}}$",
        f"$\\left\\{{\\begin{{aligned}} {latex} \\end{{aligned}}\\right.$",
        f"The solution is {', '.join(parts)}.",
        f"({', '.join(texts)}) = ({', '.join(texts.values())})",
        ", ".join(texts.values()),
        f"({', '.join(texts.values())})",
    )


def _misses(texts: Mapping[str, str]) -> tuple[str, ...]:
    labels, values = [*texts], [*texts.values()]
    shifted = dict(zip(labels, [*values[1:], values[0]], strict=True))
    text = ", ".join(f"{label} = {value}" for label, value in texts.items())
    swapped = ", ".join(f"{label} = {value}" for label, value in shifted.items())
    return (
        *([swapped] if [*shifted.values()] != values else []),
        text.partition(", ")[0] if len(labels) > 1 else f"not_{text}",
        f"{text}, {labels[0]} = {values[0]}",
        f"{text} or {swapped}",
        f"{text}, q = 1",
        f"{labels[0]} ≠ {values[0]}",
        f"{labels[-1]} = ?",
        f"not {text}",
        f"maybe {text}",
        text.replace("=", "<"),
        text.replace(values[0], "", 1),
        "no solution",
    )
