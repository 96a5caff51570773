"""Phrases for the steps of a chain: one way to fill every table of them.

A table has a phrase for each kind of step. In it ``{v}`` stands for the step's number, ``{x}`` for
the value before the step and ``{y}`` for the value after it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from unseen.categories.chains.steps import Earlier

if TYPE_CHECKING:
    from fractions import Fraction

    from unseen.categories.chains.steps import Chain, Step

__all__ = ["INFIX", "KINDS", "Phrases", "bracketed", "filled", "kind_of", "listed", "nested"]

Phrases = Mapping[str, str]
POWERS = {2: "square", 3: "cube"}
KINDS = (
    *("add", "subtract", "multiply", "divide"),
    *("subtract_from", "divide_into", "square", "cube"),
)
INFIX: Phrases = {
    "add": "{x} + {v}",
    "subtract": "{x} - {v}",
    "multiply": "{x} × {v}",
    "divide": "{x} ÷ {v}",
    "subtract_from": "{v} - {x}",
    "divide_into": "{v} ÷ {x}",
    "square": "{x}^2",
    "cube": "{x}^3",
}


def kind_of(step: Step) -> str:
    """Return the key of a step's phrase in any table."""
    if step.op == "power":
        assert not isinstance(step.operand, Earlier)
        return POWERS[step.operand.numerator]
    return step.op


def bracketed(number: Fraction) -> str:
    """Return a number as it stands inside an expression: a fraction has brackets round it."""
    return str(number) if number.denominator == 1 else f"({number})"


def filled(step: Step, phrases: Phrases, names: Phrases, place: int, *, brackets: bool) -> str:
    """Return the phrase for the step that stands at ``place``, counted from 1.

    ``names`` says how values are called: ``first`` for the start, ``{k}`` in ``value`` for others.
    """
    operand = step.operand
    if isinstance(operand, Earlier):
        number = called(operand.step, names)
    else:
        number = bracketed(operand) if brackets else str(operand)
    before, after = called(place - 1, names), called(place, names)
    return phrases[kind_of(step)].format(v=number, x=before, y=after)


def called(place: int, names: Phrases) -> str:
    """Return what the value after a step is called; place 0 is the start."""
    return names["value"].format(k=place) if place else names["first"]


def listed(chain: Chain, phrases: Phrases, names: Phrases, *, brackets: bool = False) -> list[str]:
    """Return a phrase for every step, in order."""
    return [
        filled(step, phrases, names, place, brackets=brackets)
        for place, step in enumerate(chain.steps, 1)
    ]


def nested(chain: Chain, phrases: Phrases, template: str = "({})") -> str:
    """Return the whole chain as one expression, each step wrapped by ``template``."""
    text = bracketed(chain.start)
    for step in chain.steps:
        names = {"first": text, "value": text}
        text = template.format(filled(step, phrases, names, 1, brackets=True))
    return text
