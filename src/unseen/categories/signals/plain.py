"""The question in the language of signal processing, with its conventions written out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unseen.categories.signals.wording import (
    complex_text,
    joined,
    numbered,
    place,
    rounding,
    signed_sum,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from unseen.categories.signals.facts import Signal, Step
    from unseen.core.rng import Rng

__all__ = ["changes", "formula", "listed", "tell"]


def tell(signal: Signal, rng: Rng) -> str:
    """Return the plain question in one of its wordings."""
    return rng.choice(WORDINGS)(signal, rng)


def listed(signal: Signal) -> str:
    """Return the samples from first to last, in brackets."""
    return f"[{', '.join(complex_text(*sample) for sample in signal.samples)}]"


def formula(signal: Signal, value: str = "x[n]") -> str:
    """Return the sum that defines X[k]."""
    size, sign = signal.length, "-" if signal.sign < 0 else ""
    factor = f"(1/{size}) · " if signal.is_mean else ""
    return f"X[k] = {factor}Σ_{{n=0}}^{{{size - 1}}} {value} e^({sign}2πi k n/{size})"


STEPS = {
    "shift": "y[n] = x[(n - {amount}) mod {size}]",
    "reverse": "y[n] = x[(-n) mod {size}]",
    "conjugate": "y[n] = the complex conjugate of x[n]",
    "alternate": "y[n] = (-1)^n x[n]",
    "turn": "y[n] = x[n] e^(2πi {turns}/{size})",
    "window": "y[n] = x[n] (1 - cos(2πn/{size}))/2",
    "filter": "y[n] = {taps}",
}
"""What each step does, as a formula for y[n]."""


def _step(step: Step, size: int) -> str:
    delayed = [f"x[{place(delay, size)}]" for delay in range(len(step.numbers))]
    taps = signed_sum(step.numbers, delayed)
    amount = sum(step.numbers[:1])
    turns = "n" if amount == 1 else f"{amount}n"
    return STEPS[step.verb].format(amount=amount, turns=turns, size=size, taps=taps)


def changes(signal: Signal) -> str:
    """Return the steps as formulas, with what stands for old and new, or nothing."""
    if not signal.steps:
        return ""
    lines = [_step(step, signal.length) for step in signal.steps]
    if len(lines) == 1:
        return (
            f"\n\nFirst the sequence is changed, all places at once: for every n, with x the old "
            f"sequence and y the new one,\n\n  {lines[0]}\n\nFrom here on the new sequence is "
            "called x."
        )
    return (
        f"\n\nFirst the sequence is changed in {len(lines)} steps, one after the other. In each of "
        "them x is the sequence as the step finds it and y the one that it leaves, for every n; "
        f"the next step then calls it x again.\n\n{numbered(lines)}\n\nThe sequence that the last "
        "step leaves is called x from here on."
    )


def _asked(signal: Signal) -> str:
    return joined([f"X[{k}]" for k in signal.bins])


def _as_dft(signal: Signal, rng: Rng) -> str:
    size = signal.length
    verb = rng.choice(("Find", "Compute", "Calculate"))
    return (
        f"Let x[0], ..., x[{size - 1}] be the sequence\n\n  x = {listed(signal)}\n\n"
        f"where i is the imaginary unit.{changes(signal)}\n\nIts discrete Fourier transform is "
        f"taken here in the convention\n\n  {formula(signal)}.\n\n{verb} {_asked(signal)}. "
        f"{rounding(signal)}"
    )


def _as_table(signal: Signal, _rng: Rng) -> str:
    rows = "\n".join(
        f"  x[{n}] = {complex_text(*sample)}" for n, sample in enumerate(signal.samples)
    )
    return (
        f"A signal has {signal.length} samples (i² = -1):\n\n{rows}{changes(signal)}\n\nWhich "
        f"values does\n\n  {formula(signal)}\n\ntake for k = {joined(signal.bins)}? "
        f"{rounding(signal)}"
    )


def _as_matrix(signal: Signal, _rng: Rng) -> str:
    size, sign = signal.length, "-" if signal.sign < 0 else ""
    over = f"/{size}" if signal.is_mean else ""
    return (
        f"W is the {size} × {size} matrix whose entry in row k and column n is "
        f"e^({sign}2πi k n/{size}){over}; rows and columns are counted from 0, and i is the "
        f"imaginary unit. The column x has the entries\n\n  {listed(signal)}{changes(signal)}\n\n"
        f"Let X = W x, with entries X[0] to X[{size - 1}]. Give {_asked(signal)}. "
        f"{rounding(signal)}"
    )


def _as_definition(signal: Signal, _rng: Rng) -> str:
    return (
        f"For a sequence x[0], ..., x[{signal.length - 1}] of complex numbers define\n\n"
        f"  {formula(signal)}\n\nfor k = 0, ..., {signal.length - 1}. Now let\n\n"
        f"  x = {listed(signal)}.{changes(signal)}\n\nWhat is X[k] for k = "
        f"{joined(signal.bins)}? {rounding(signal)}"
    )


def _as_root(signal: Signal, _rng: Rng) -> str:
    size = signal.length
    sign, mean = "-" if signal.sign < 0 else "", f", divided by {size}" if signal.is_mean else ""
    return (
        f"Write ω for e^({sign}2πi/{size}), where i² = -1, and take the sequence\n\n"
        f"  x[0..{size - 1}] = {listed(signal)}.{changes(signal)}\n\nFor a whole number k let X[k] "
        f"be the sum of x[n] ω^(k n) over n = 0, 1, ..., {size - 1}{mean}. Determine "
        f"{_asked(signal)}. {rounding(signal)}"
    )


WORDINGS: tuple[Callable[[Signal, Rng], str], ...] = (
    _as_dft, _as_table, _as_matrix, _as_definition, _as_root,
)  # fmt: skip
