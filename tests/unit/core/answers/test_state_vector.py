"""States: many notations, one vector; phase, sign and length all count."""

from contextlib import suppress
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unseen.core.answers.state_vector import State, state_vector
from unseen.core.errors import Unreadable
from unseen.core.reading.surds import IMAGINARY_UNIT, Surd

KIND = state_vector(2)
I = IMAGINARY_UNIT  # noqa: E741 - the letter that everyone uses for it
HALF = Surd.of("1/2")
ROOT = Surd.sqrt(2)
TURN = (1 + I) / ROOT
WHOLE = st.integers(-3, 3)
AMPLITUDES = st.tuples(WHOLE, WHOLE, WHOLE, WHOLE, st.sampled_from([1, 2, 4, 8])).map(
    lambda t: (t[0] + t[1] * I + ROOT * (t[2] + t[3] * I)) / t[4]
)


def states(qubits):
    kets = st.integers(0, 2**qubits - 1).map(lambda at: f"{at:0{qubits}b}")
    sums = st.dictionaries(kets, AMPLITUDES.filter(lambda a: a.terms), min_size=2, max_size=6)
    return sums.map(State.of)


SIZES = st.integers(2, 4).flatmap(lambda qubits: st.tuples(st.just(qubits), states(qubits)))


@given(SIZES)
def test_what_is_written_reads_back(case):
    qubits, value = case
    kind = state_vector(qubits)
    assert kind.read(kind.write(value)) == value


@given(SIZES)
def test_every_dress_is_the_same_state(case):
    qubits, value = case
    kind = state_vector(qubits)
    assert len(set(kind.dresses(value))) >= 15
    for text in kind.dresses(value):
        assert kind.equal(kind.read(text), value), text


@given(SIZES)
def test_no_miss_is_the_same_state(case):
    qubits, value = case
    kind = state_vector(qubits)
    assert len(set(kind.misses(value))) >= 10
    for text in kind.misses(value):
        with suppress(Unreadable):
            assert not kind.equal(kind.read(text), value), text


BELL = {"00": ROOT / 2, "11": ROOT / 2}


@pytest.mark.parametrize(
    ("text", "amplitudes"),
    [
        ("(|00> + |11>)/sqrt(2)", BELL),
        ("1/√2 (|00⟩ + |11⟩)", BELL),
        ("\\frac{1}{\\sqrt{2}}\\left(|00\\rangle + |11\\rangle\\right)", BELL),
        ("\\frac{|00\\rangle+|11\\rangle}{\\sqrt2}", BELL),
        ("\\frac1{\\sqrt2}(\\ket{00}+\\ket{11})", BELL),
        ("2^{-1/2}(|0⟩⊗|0⟩ + |1⟩|1⟩)", BELL),
        ("[1/√2, 0, 0, 1/√2]", BELL),
        ("1/sqrt(2) * [1, 0, 0, 1]^T", BELL),
        ("\\frac{1}{\\sqrt 2}\\begin{pmatrix}1\\\\0\\\\0\\\\1\\end{pmatrix}", BELL),
        ("[[1/√2], [0], [0], [1/√2]]", BELL),
        ('{"00": "1/√2", "11": "1/√2"}', BELL),
        ("|ψ⟩ = 1/√2|00⟩ + 0|01⟩ + 1/√2|11⟩", BELL),
        ("$|\\psi_{final}\\rangle = \\frac{1}{\\sqrt2}(|00\\rangle + |11\\rangle)$", BELL),
        ("(|0⟩ + i|1⟩)/√2 ⊗ |1⟩", {"01": ROOT / 2, "11": I * ROOT / 2}),
        ("1/√2|00> + 1/√2 e^{i\\pi/4}|11>", {"00": ROOT / 2, "11": TURN * ROOT / 2}),
        ("1/√2|00> + 1/√2 e^(-3iπ/4)|11>", {"00": ROOT / 2, "11": -TURN * ROOT / 2}),
        ("exp(i*pi/2)|10>", {"10": I}),
        ("-i|10>", {"10": -I}),
        ("(1+i)/2 |00> + (1-i)/2 |10>", {"00": (1 + I) / 2, "10": (1 - I) / 2}),
        ("1/2i|00> + 0.5j|01>", {"00": HALF * I, "01": HALF * I}),
        ("|00>/2 + |00>/2", {"00": Surd.of(1)}),
    ],
)
def test_careful_readings(text, amplitudes):
    assert KIND.read(text) == State.of(amplitudes)


@pytest.mark.parametrize(
    "text",
    ["0.7071|00> + 0.7071|11>", "0.70711(|00> + |11>)", "0.7072|00> + 0.7071|11>",
     "(0.7071+0.0000i)|00> + 0.7071|11>", "[0.7071, 0, 0.0001, 0.7071]",
     "1/√2(|00> + |11>) ≈ 0.7071|00> + 0.7071|11>"],
)  # fmt: skip
def test_four_decimal_places_are_enough(text):
    assert KIND.equal(KIND.read(text), State.of(BELL))
    assert KIND.equal(State.of(BELL), KIND.read(text))


@pytest.mark.parametrize(
    "text",
    ["0.707|00> + 0.707|11>", "0.7073|00> + 0.7071|11>", "0.7071|00> - 0.7071|11>",
     "0.7071|00> + 0.7071i|11>", "|00> + |11>", "1/√2(|00> - |11>)", "-1/√2(|00> + |11>)",
     "i/√2(|00> + |11>)", "1/√2(|01> + |10>)", "1/√2|00> + 1/√2|11> + 0.0003|01>", "0", "|00>",
     "1/√2|00> + 707/1000|11>"],
)  # fmt: skip
def test_a_wrong_sign_phase_length_or_rounding_is_another_state(text):
    assert not KIND.equal(KIND.read(text), State.of(BELL))


@pytest.mark.parametrize(
    "text",
    ["", "|0>", "|000>", "|00> + 1", "1/2", "[1, 0]", "[1, 0, 0, 0, 0]", "|00> + |0>", "|00",
     "|02>", "|00> or |11>", "|00>, |11>", "not |00>", "|00> + ...", "sin(1)|00>", "e^{i}|00>",
     "e|00>", "π|00>", "e^{iπ/3}|00>", "x|00>", "|00>/|11>", "|00>^2", "κ_{00}", "2^{99}|00>",
     "9^9^9^9|00>", "|00> = |11>", "|00>|0>", "(|00> + |11>", "1/0|00>", "⟨00|",
     "|++>", "{00: 1, 00: 1}",
     "\\begin{pmatrix} 1 & 0 \\\\ 0 & 1 \\end{pmatrix}", "|00> up to a phase", "√(1+√5)|00>",
     "|00>/2 + |11>/2 = |00>/2 - |11>/2",
     "|00>/2 < 3|00>/4", "|00>" + "*[1, 1, 1, 1]" * 9, "[1, 1, 1, 1]" + "*(1/√2)" * 380],
)  # fmt: skip
def test_what_is_no_state_of_two_qubits_is_refused(text):
    with pytest.raises(Unreadable):
        KIND.read(text)


def test_the_hint_is_no_answer():
    with pytest.raises(Unreadable):
        KIND.read(KIND.hint)


def test_writing_takes_the_common_factor_out():
    eighth = Surd.of(Fraction(1, 8))
    value = State.of({"00": ROOT * eighth, "01": ROOT * eighth * (1 + I), "10": ROOT * -eighth})
    assert KIND.write(value) == "sqrt(2)/8*(|00> + (1 + i)|01> - |10>)"


@given(st.text(alphabet="|01>⟩ +-*/()[],ieπ√2.^\\", max_size=50))
def test_any_text_is_read_or_refused(text):
    with suppress(Unreadable):
        KIND.read(text)
