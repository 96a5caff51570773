"""Follow a chain in whole numbers alone: a value is a pair (p, q) for p / q, never reduced.

Pairs are points of the projective line over the integers. The category works with reduced
fractions of the standard library; here a division by 0 would give a pair with q = 0 and no error,
and an answer a/b is right exactly when a q = b p.
"""

from __future__ import annotations

from typing import Any

__all__ = ["confirm"]

Pair = tuple[int, int]


def confirm(facts: Any, answer: Any) -> bool:
    """Return whether ``answer``, a fraction, is the value after the last step of the chain."""
    trail: list[Pair] = [_pair(facts.start)]
    for step in facts.steps:
        earlier: int | None = getattr(step.operand, "step", None)
        other = _pair(step.operand) if earlier is None else trail[earlier]
        trail.append(_step(step.op, trail[-1], other))
    p, q = trail[-1]
    return q != 0 and answer.numerator * q == answer.denominator * p


def _pair(number: Any) -> Pair:
    return number.numerator, number.denominator


def _step(op: str, value: Pair, other: Pair) -> Pair:
    (p, q), (r, s) = value, other
    results = {
        "add": (p * s + r * q, q * s),
        "subtract": (p * s - r * q, q * s),
        "subtract_from": (r * q - p * s, q * s),
        "multiply": (p * r, q * s),
        "divide": (p * s, q * r),
        "divide_into": (r * q, s * p),
    }
    return (p**r, q**r) if op == "power" else results[op]
