"""How a question about a grammar is put together from one of several wordings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from unseen.categories.grammars.facts import Condition, First, Members, Step, Trees

if TYPE_CHECKING:
    from unseen.categories.grammars.facts import Facts, Question
    from unseen.categories.grammars.language import Grammar
    from unseen.core.rng import Rng

__all__ = ["Wording", "say"]

NAMES = ("Ilse", "Tomas", "Amara", "Kenji", "Odile", "Ravi")
TIMES = {1: "exactly once", 2: "exactly twice"}


@dataclass(frozen=True, kw_only=True)
class Wording:
    """One way to say a grammar and the five questions about it.

    In ``text`` stand ``{rules}``, ``{question}`` and, where a grammar has an empty body,
    ``{note}``. The questions may use ``{words}``, ``{word}``, ``{number}``, ``{conditions}`` and
    ``{letters}``; everything may use ``{name}``.
    """

    text: str
    note: str
    """What is said about an empty body, when there is one."""
    rule: str
    """All bodies of one head: ``{head}`` and ``{bodies}``."""
    between: str
    """What stands between two bodies of one head."""
    letter: str = "{symbol}"
    head: str = "{symbol}"
    joint: str = ""
    """What stands between two symbols of a body."""
    empty: str
    is_mirrored: bool = False
    """Whether the symbols of a body are printed from right to left."""
    unit: str = "letters"
    members: str
    trees: str
    step: str
    derived: str
    missing: str


def say(facts: Facts, wordings: tuple[Wording, ...], rng: Rng) -> str:
    """Return the question in one of the wordings."""
    wording, name, grammar = rng.choice(wordings), rng.choice(NAMES), facts.grammar
    question = _template(wording, facts.question).format(
        name=name, letters=" and ".join(grammar.letters), **_parts(wording, facts.question)
    )
    note = wording.note if any(not body for _, body in grammar.rules) else ""
    return wording.text.format(
        rules=_rules(wording, grammar), question=question, note=note, name=name
    )


def _template(wording: Wording, question: Question) -> str:
    match question:
        case Members():
            return wording.members
        case Trees():
            return wording.trees
        case Step():
            return wording.step
        case First():
            return wording.derived if question.derived else wording.missing


def _parts(wording: Wording, question: Question) -> dict[str, str | int]:
    match question:
        case Members(words):
            return {"words": "\n".join(f"{at}. {word}" for at, word in enumerate(words, start=1))}
        case Trees(word):
            return {"word": word}
        case Step(word, number):
            return {"word": word, "number": number}
        case First(conditions):
            return {"conditions": " and ".join(_phrase(part, wording.unit) for part in conditions)}


def _phrase(condition: Condition, unit: str) -> str:
    """Return what a word does that meets the condition, as in ``begins with ab``."""
    text, number = condition.text, condition.number
    match condition.kind:
        case "holds":
            return f"contains the block {text} (neighbours, in this order)"
        case "exactly":
            return f"contains {text} {TIMES.get(number, f'exactly {number} times')}"
        case "longer":
            return f"has at least {number} {unit}"
        case _:
            return f"{condition.kind} with {text}"


def _rules(wording: Wording, grammar: Grammar) -> str:
    lines: list[str] = []
    for head, bodies in grammar.bodies.items():
        between = wording.between.format(head=head)
        said = between.join(_body(wording, grammar, body) for body in bodies)
        lines.append(wording.rule.format(head=head, bodies=said))
    return "\n".join(lines)


def _body(wording: Wording, grammar: Grammar, body: str) -> str:
    symbols = body[::-1] if wording.is_mirrored else body
    return (
        wording.empty
        if not body
        else wording.joint.join(
            (wording.head if symbol in grammar.bodies else wording.letter).format(symbol=symbol)
            for symbol in symbols
        )
    )
