"""The same sums from the other side: polynomials, unknown coefficients, eigenvalues."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unseen.categories.signals.plain import changes, listed
from unseen.categories.signals.wording import complex_text, joined, numbered, rounding

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from unseen.categories.signals.facts import Signal, Step
    from unseen.core.rng import Rng

__all__ = ["tell"]


def tell(signal: Signal, rng: Rng) -> str:
    """Return the question turned round, in one of its wordings."""
    return rng.choice(WORDINGS)(signal)


def _polynomial(coefficients: Sequence[tuple[int, int]]) -> str:
    """Return the sum of coefficients times powers of t, from the highest power down."""
    terms = [_term(pair, n) for n, pair in enumerate(coefficients) if pair != (0, 0)]
    return " + ".join(reversed(terms)) or "0"


def _term(coefficient: tuple[int, int], exponent: int) -> str:
    if coefficient == (1, 0) and exponent:
        return _power(exponent)
    text = complex_text(*coefficient)
    return f"{text if text.isdigit() else f'({text})'} {_power(exponent)}".rstrip()


def _power(exponent: int) -> str:
    return "" if exponent == 0 else "t" if exponent == 1 else f"t^{exponent}"


STEPS = {
    "shift": "Multiply by {power}.",
    "reverse": "Put t^{last} in the place of t.",
    "conjugate": "Replace each coefficient by its complex conjugate, leaving t as it is.",
    "alternate": "Put -t in the place of t.",
    "turn": "Put {root} t in the place of t.",
    "window": "Replace p(t) by p(t)/2 - p(ω t)/4 - p(ω^(-1) t)/4.",
    "filter": "Multiply by {taps}.",
}
"""What each step does to the polynomial whose coefficients are the sequence."""


def _step(step: Step, size: int) -> str:
    amount = sum(step.numbers[:1])
    return STEPS[step.verb].format(
        power=_power(amount),
        root="ω" if amount == 1 else f"ω^{amount}",
        last=size - 1,
        taps=_polynomial([(tap, 0) for tap in step.numbers]),
    )


def _steps(signal: Signal) -> str:
    if not signal.steps:
        return ""
    lines = [_step(step, signal.length) for step in signal.steps]
    if len(lines) == 1:
        return (
            f"\n\nChange p in this way: {lines[0]}{_reduction(signal)} The result is the p meant "
            "below."
        )
    return (
        f"\n\nChange p in these ways, one after the other, always going on with what has become "
        f"of it:\n\n{numbered(lines)}\n\nWhat comes out in the end is the p meant below."
        f"{_reduction(signal)}"
    )


def _reduction(signal: Signal) -> str:
    """Return what becomes of high powers of t, where a step makes some."""
    if not any(step.verb in {"shift", "reverse", "filter"} for step in signal.steps):
        return ""
    size = signal.length
    return (
        f" Whenever powers t^{size} or higher turn up, t^{size} is replaced by 1 (so t^{size + 1} "
        f"by t, and so on) until all powers are below {size}."
    )


def _argument(signal: Signal) -> str:
    return "ω^(-k)" if signal.sign < 0 else "ω^k"


def _bins(signal: Signal) -> str:
    return f"k = {joined(signal.bins)}"


def _as_values(signal: Signal) -> str:
    size = signal.length
    mean = f" / {size}" if signal.is_mean else ""
    return (
        f"Let ω = e^(2πi/{size}), where i² = -1, and\n\n  p(t) = {_polynomial(signal.samples)}."
        f"{_steps(signal)}\n\nWhat is p({_argument(signal)}){mean} for {_bins(signal)}? "
        f"{rounding(signal)}"
    )


def _as_remainders(signal: Signal) -> str:
    size = signal.length
    divided = f" Divide that remainder by {size}." if signal.is_mean else ""
    return (
        f"When a polynomial in t is divided by t - c, the remainder is a number. Let ω be the "
        f"complex number with absolute value 1 that lies 1/{size} of a full turn anticlockwise "
        f"from 1, and let\n\n  p(t) = {_polynomial(signal.samples)},\n\nwhere i² = -1."
        f"{_steps(signal)}\n\nFind the remainder of p(t) on division by t - {_argument(signal)}, "
        f"for {_bins(signal)}.{divided} {rounding(signal)}"
    )


def _as_unknowns(signal: Signal) -> str:
    size = signal.length
    sign = "" if signal.sign < 0 else "-"
    factor = "" if signal.is_mean else f"(1/{size}) · "
    return (
        f"A sequence x has {size} members, x[0] to x[{size - 1}], in this order:\n\n"
        f"  {listed(signal)}\n\nHere i is the imaginary unit.{changes(signal)}\n\nThere is exactly "
        f"one way to choose complex numbers c[0], ..., c[{size - 1}] so that\n\n"
        f"  x[n] = {factor}Σ_{{k=0}}^{{{size - 1}}} c[k] e^({sign}2πi k n/{size})\n\nholds for "
        f"each of n = 0, 1, ..., {size - 1}. Give {joined([f'c[{k}]' for k in signal.bins])}. "
        f"{rounding(signal)}"
    )


def _as_eigenvalues(signal: Signal) -> str:
    size = signal.length
    sign = "-" if signal.sign < 0 else ""
    mean = f", divided by {size}" if signal.is_mean else ""
    return (
        f"Take a sequence x[0], ..., x[{size - 1}], namely\n\n  {listed(signal)}"
        f"\n\nwith i² = -1.{changes(signal)}\n\nC is the {size} × {size} matrix with x[0] to "
        f"x[{size - 1}] in its top row; every further row is the row above it with all entries "
        f"moved one place to the right and the last one put in front. Let v_k be the column with "
        f"entries e^({sign}2πi k n/{size}) for n = 0 to {size - 1} from top to bottom. Then C v_k "
        f"is a multiple of v_k, that is, λ_k v_k for some number λ_k. Find λ_k{mean}, for "
        f"{_bins(signal)}. {rounding(signal)}"
    )


WORDINGS: tuple[Callable[[Signal], str], ...] = (
    _as_values, _as_remainders, _as_unknowns, _as_eigenvalues,
)  # fmt: skip
