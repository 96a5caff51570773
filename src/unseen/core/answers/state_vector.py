r"""The state of some qubits: exact amplitudes in Q(i, √2), or decimals with at least four places.

``1/2|00> - i/2|11>``, ``\frac{1}{\sqrt2}(\ket{00} + e^{i\pi/4}\ket{11})``, tensor products, the
list of all amplitudes in binary order, a column vector and a table ``{"00": 0.5, ...}`` are read.
Kets that are not written are 0. The overall phase counts, and so does the length: nothing is
normalised.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from unseen.core.answers.decimal import decimal_text
from unseen.core.answers.kind import AnswerKind
from unseen.core.reading.kets import EIGHTH, Sum, agree, read_kets
from unseen.core.reading.surds import IMAGINARY_UNIT, Surd

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["State", "state_vector"]

PLACES = 4
ROOT = Surd.sqrt(2)


@dataclass(frozen=True, slots=True)
class State:
    """Amplitudes that are not 0, by the bits of their kets, in binary order."""

    amplitudes: tuple[tuple[str, Surd], ...]
    is_rounded: bool = False
    """Whether decimals with at least four places were used anywhere."""

    @classmethod
    def of(cls, amplitudes: Sum, *, is_rounded: bool = False) -> State:
        """Return the state with these amplitudes; zeros are left out."""
        return cls(tuple(sorted((k, v) for k, v in amplitudes.items() if v.terms)), is_rounded)


def state_vector(qubits: int) -> AnswerKind[State]:
    """Return the kind of states of so many qubits (1 to 8)."""
    return AnswerKind(
        name=f"state_vector({qubits})",
        hint=f"<a sum of kets of {qubits} bits with their amplitudes, written like "
        f"sqrt(3)/2|{'0' * qubits}> - i/2|{'1' * qubits}>>",
        read=lambda text: _read(text, qubits),
        write=_write,
        dresses=lambda value: _dresses(value, qubits),
        misses=_misses,
        equal=_same,
    )


def _read(text: str, qubits: int) -> State:
    amplitudes, is_rounded = read_kets(text, qubits)
    return State.of(amplitudes, is_rounded=is_rounded)


def _same(one: State, other: State) -> bool:
    is_rounded = one.is_rounded or other.is_rounded
    return agree(dict(one.amplitudes), dict(other.amplitudes), is_rounded=is_rounded)


# Writing


def _write(value: State) -> str:
    """Return the shortest of a few ways to take a factor out."""
    plain = _summed(value.amplitudes)
    sizes = [c.denominator for _, amplitude in value.amplitudes for _, c in amplitude.terms]
    if max(sizes, default=1) in {1, *sizes} - {2**power for power in range(1, 20)}:
        return plain
    texts = [plain]
    for factor in (Surd.of(1), ROOT):
        for over in (max(sizes), max(sizes) * 2):
            outside = factor / over
            inner = _summed([(ket, a / outside) for ket, a in value.amplitudes])
            texts.append(f"{outside}*({inner})")
    return min(texts, key=len)


def _summed(amplitudes: Iterable[tuple[str, Surd]]) -> str:
    text = " + ".join(f"{_coefficient(amplitude)}|{ket}>" for ket, amplitude in amplitudes)
    return text.replace("+ -", "- ") or "0"


def _coefficient(value: Surd) -> str:
    if value in {Surd.of(1), Surd.of(-1)}:
        return "" if value == Surd.of(1) else "-"
    return str(value) if len(value.terms) == 1 else f"({value})"


def _decimal(value: Surd, unit: str = "i") -> str:
    real, imaginary = (
        decimal_text(part.enclosure().middle, PLACES) for part in (value.real, value.imaginary)
    )
    return f"{real}{'' if imaginary.startswith('-') else '+'}{imaginary}{unit}"


def _dresses(value: State, qubits: int) -> tuple[str, ...]:
    text, kets = _write(value), value.amplitudes
    plain = _summed(kets)
    latex = re.sub(r"sqrt\((\d+)\)", r"\\sqrt{\1}", text).replace("*", "").replace(">", "\\rangle ")
    amplitudes = dict(kets)
    rounded = " + ".join(f"({_decimal(a)})|{ket}>" for ket, a in kets)
    every = [amplitudes.get(f"{at:0{qubits}b}", Surd()) for at in range(2**qubits)]
    column = " \\\\ ".join(map(str, every))
    apart = re.sub(r"\|([01]+)>", lambda m: "⊗".join(f"|{bit}⟩" for bit in m[1]), plain)
    return (
        text,
        f" {text} ",
        f"{text}.",
        plain,
        _summed(kets[::-1]),
        f"**{text}**",
        f"`{text}`",
        f"|psi> = {text}",
        f"|ψ⟩ = {text.replace('>', '⟩')}",
        f"The final state is {text}",
        text.replace("sqrt(2)", "√2"),
        text.replace("i", "j"),
        f"${latex}$",
        f"$$|\\psi\\rangle = {latex}$$",
        re.sub(r"\|([01]+)\\rangle", r"\\ket{\1}", latex),
        re.sub(r"\|([01]+)\\rangle", r"\\left|\1\\right\\rangle", latex),
        apart,
        rounded,
        f"|ψ⟩ ≈ {rounded}",
        f"{text} ≈ {rounded}",
        f"[{', '.join(map(str, every))}]",
        f"[{', '.join(_decimal(a, 'j') for a in every)}]",
        f"\\begin{{pmatrix}} {column} \\end{{pmatrix}}",
        "{" + ", ".join(f'"{ket}": "{a}"' for ket, a in kets) + "}",
    )


def _misses(value: State) -> tuple[str, ...]:
    kets = value.amplitudes
    (first, one), *rest = kets
    *start, (last, two) = kets
    text, other = _write(value), _write(State.of(dict([*start, (last, -two)])))
    near = (
        [(first, -one), *rest],
        [*start, (last, -two)],
        [*start, (last, two * IMAGINARY_UNIT)],
        [*start, (last, two * EIGHTH)],
        start,
        [(ket, -a) for ket, a in kets],
        [(ket, a * IMAGINARY_UNIT) for ket, a in kets],
        [(ket, a * ROOT) for ket, a in kets],
        [(ket, a.conjugate) for ket, a in kets],
        [(ket[::-1], a) for ket, a in kets],
        [(ket.translate(str.maketrans("01", "10")), a) for ket, a in kets],
    )
    states = [state for state in (State.of(dict(each)) for each in near) if not _same(state, value)]
    return (
        *map(_write, states),
        f"{text} or {other}",
        f"not {text}",
        f"{text}?",
        f"maybe {text}",
        f"{text} + ...",
        f"{text} = {other}",
        f"({text}",
        f"{text} up to phase",
        f"{text}, {other}",
    )
