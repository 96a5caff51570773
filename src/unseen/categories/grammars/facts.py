"""The facts of `formal_grammars`: a grammar and one of five questions about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from unseen.categories.grammars.language import Grammar

__all__ = ["Condition", "Facts", "First", "Members", "Question", "Step", "Trees"]


@dataclass(frozen=True)
class Members:
    """Which of these words are derived? They are labelled 1, 2, 3 and so on."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class Trees:
    """How many parse trees has this word?"""

    word: str


@dataclass(frozen=True)
class Step:
    """Which form stands after ``number`` steps of the leftmost derivation of this word?"""

    word: str
    number: int


@dataclass(frozen=True)
class Condition:
    """Something that a word may fulfil.

    ``kind`` is ``holds``, ``begins`` or ``ends`` (``text`` is the block of letters meant),
    ``exactly`` (the letter ``text`` occurs ``number`` times), ``longer`` (at least ``number``
    letters) or ``multiple`` (the number of letters is a multiple of ``number``).
    """

    kind: str
    text: str = ""
    number: int = 0

    def meets(self, word: str) -> bool:
        """Return whether a word fulfils the condition."""
        match self.kind:
            case "holds":
                return self.text in word
            case "begins":
                return word.startswith(self.text)
            case "ends":
                return word.endswith(self.text)
            case "exactly":
                return word.count(self.text) == self.number
            case "longer":
                return len(word) >= self.number
            case _:
                return len(word) % self.number == 0


@dataclass(frozen=True)
class First:
    """Which word that meets all conditions and is (not) derived comes first?

    Shorter words come first, words of one length in alphabetical order.
    """

    conditions: tuple[Condition, ...]
    derived: bool


Question = Members | Trees | Step | First


@dataclass(frozen=True)
class Facts:
    """A grammar and what is asked of it."""

    grammar: Grammar
    question: Question
