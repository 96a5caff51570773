"""Expressions with known exact values, and those that are worked out already."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unseen.core.errors import Unreadable
from unseen.core.reading.exact import exact, normal
from unseen.core.reading.numerals import grouped
from unseen.core.reading.parse import parse
from unseen.core.reading.surds import IMAGINARY_UNIT, Surd
from unseen.core.reading.tokens import tokenize

I = IMAGINARY_UNIT  # noqa: E741 - as books write it
R2, R3 = Surd.sqrt(2), Surd.sqrt(3)


def tree(text):
    return parse(grouped(tokenize(text)))


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1/2 - 3\\sqrt{2} + 4i", Surd.of("1/2") - 3 * R2 + 4 * I),
        ("-i", -I),
        ("2j", 2 * I),
        ("i/2", I / 2),
        ("\\frac{1+i}{\\sqrt{2}}", (1 + I) / R2),
        ("1.5 - 0.25i", Surd.of("3/2") - I / 4),
        ("sqrt(-4)", 2 * I),
        ("\\sqrt{3+2\\sqrt{2}}", 1 + R2),
        ("-(1 - i)", I - 1),
        ("(2)", Surd.of(2)),
        ("3\\sqrt{2}i", 3 * R2 * I),
        ("2*10^3", Surd.of(2000)),
        ("2 1/3 + i", Surd.of("7/3") + I),
        ("2^{1/2}", R2),
        ("i\\sqrt{3}/2 - 1/2", I * R3 / 2 - Surd.of("1/2")),
        ("50%", Surd.of("1/2")),
        ("0", Surd()),
        ("0 + i", I),
        ("3 + 0i", Surd.of(3)),
        ("0.0 - 0.0i", Surd()),
    ],
)
def test_worked_out_values_are_read_exactly(text, value):
    assert normal(tree(text)) == value == exact(tree(text))


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1 + 1", Surd.of(2)),
        ("2*3", Surd.of(6)),
        ("i + i", 2 * I),
        ("1 + i - 1", I),
        ("2^5", Surd.of(32)),
        ("\\sqrt{2} + \\sqrt{8}", 3 * R2),
        ("(1 + 2) i + 1 + 2", 3 + 3 * I),
        ("(3 + 1)/2", Surd.of(2)),
        ("i^2 + 2", Surd.of(1)),
    ],
)
def test_what_is_not_worked_out_has_a_value_but_is_no_answer(text, value):
    assert exact(tree(text)) == value
    with pytest.raises(Unreadable, match="not worked out"):
        normal(tree(text))


@pytest.mark.parametrize(
    "text",
    [
        "x", "π", "e^{i}", "sin(1)", "1/0", "1/(i^2+1)", "2^x", "2^{1/3}", "2^1000",
        "\\sqrt[3]{2}", "5!", "|2|", "1, 2", "(1, 2)", "(1]", "1 = 1", "1 ± 1",
        "\\sqrt{1+\\sqrt{3}}", "10^{99}*10^{99}", "∞", "word",
        "1+\\sqrt2+\\sqrt3+\\sqrt5+\\sqrt6+\\sqrt7+\\sqrt{10}+\\sqrt{11}+\\sqrt{13}",
    ],
)  # fmt: skip
def test_what_has_no_exact_value_is_unreadable(text):
    for read in (exact, normal):
        with pytest.raises(Unreadable):
            read(tree(text))


WHOLE = st.integers(-99, 99)


@given(WHOLE, WHOLE, WHOLE, st.integers(1, 99), st.sampled_from([2, 3, 5, 7]))
def test_what_a_surd_writes_reads_back(re, im, c, under, d):
    value = (re + im * I + c * Surd.sqrt(d)) / under
    assert normal(tree(str(value))) == value


PIECES = ("(1+√2)", "(√3-i)", "1/(√2+√3+i)", "(1/7+√5)^9", "√(3+2√2)", "9^99", "(1+i)^50", "%", "/")


@given(st.lists(st.sampled_from(PIECES), min_size=1, max_size=200), st.sampled_from("+*-/"))
def test_hostile_expressions_end(pieces, sign):
    text = sign.join(pieces)[:4000]
    try:
        exact(tree(text))
    except Unreadable:
        return


def test_long_chains_need_no_deep_recursion():
    assert exact(tree("+".join(["i"] * 500))) == 500 * I
    with pytest.raises(Unreadable):
        normal(tree("+".join(["i"] * 500)))
