"""Whole numbers, fractions and rounded decimals: right in many dresses, near misses refused."""

from contextlib import suppress
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unseen.core.answers.decimal import decimal
from unseen.core.answers.integer import integer
from unseen.core.answers.rational import rational
from unseen.core.errors import Unreadable
from unseen.core.reading.enclosure import Enclosure

INTEGERS = st.integers(-(10**30), 10**30)
RATIONALS = st.fractions(max_denominator=10**6)
VALUES = st.one_of(
    INTEGERS.map(lambda value: (integer, value)),
    RATIONALS.map(lambda value: (rational, value)),
    st.tuples(st.integers(1, 8), RATIONALS).map(
        lambda pair: (decimal(pair[0]), Enclosure.of(pair[1]))
    ),
)


def is_equal(kind, text, value):
    try:
        return kind.equal(kind.read(text), value)
    except Unreadable:
        return False


@given(VALUES)
def test_every_dress_is_right_and_no_miss_is(case):
    kind, value = case
    for text in kind.dresses(value):
        assert is_equal(kind, text, value) is True, text
    for text in kind.misses(value):
        assert is_equal(kind, text, value) is False, text


@given(VALUES)
def test_writing_reads_back_and_keeps_the_form(case):
    kind, value = case
    assert kind.equal(kind.read(kind.write(value)), value) is True
    assert kind.compliant(kind.write(value))


@given(VALUES)
def test_there_are_enough_dresses_and_misses(case):
    kind, value = case
    assert len(set(kind.dresses(value))) >= 15
    assert len(set(kind.misses(value))) >= 10


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text):
    for kind in (integer, rational, decimal(3)):
        with suppress(Unreadable):
            kind.read(text)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1,234,567", 1234567),
        ("1 234 567", 1234567),
        ("1{,}234", 1234),
        ("10\\,080", 10080),
        ("The number of ways is 42.", 42),
        ("P(D \\mid T) = \\frac{3}{7}", Fraction(3, 7)),
        ("50 210/223", 50 + Fraction(210, 223)),
        ("-2 1/3", -Fraction(7, 3)),
        ("1 000/3", Fraction(1000, 3)),
        ("2\\frac{1}{3}", Fraction(7, 3)),
        ("\N{VULGAR FRACTION ONE HALF}", Fraction(1, 2)),
        ("7/2 = 3.5", Fraction(7, 2)),
        ("3*4 + 2 = 14", 14),
        ("\N{FULLWIDTH DIGIT FOUR}\N{FULLWIDTH DIGIT TWO}", 42),
        ("25%", Fraction(1, 4)),
        ("1.5e3", 1500),
        ("1.5 \\times 10^{3}", 1500),
    ],
)
def test_careful_readings(text, value):
    assert rational.read(text) == value


@pytest.mark.parametrize(
    "text",
    [
        "42 million", "not 42", "42 or 43", "42, 43", "1,23", "32, 349", "41 = 42", "x^2 = 16",
        "6*7", "42 apples and 3", "~42", "1/0", "4 2", "five", "1e999999999", "9**9**9", "0x2A",
        "42i", "(3) = 4", "> 41", "42!", "2 5/3", "$", "\\frac{1}", "1/2/3",
    ],
)  # fmt: skip
def test_what_is_ambiguous_or_not_worked_out_is_unreadable(text):
    with pytest.raises(Unreadable):
        rational.read(text)


def test_a_rounded_decimal_is_not_the_whole_number():
    with pytest.raises(Unreadable):
        integer.read("42.9")


def test_a_decimal_is_right_within_one_unit_of_the_last_place():
    kind, third = decimal(4), Enclosure.of(Fraction(1, 3))
    assert is_equal(kind, "0.3333", third) is True
    assert is_equal(kind, "0.3334", third) is True
    assert is_equal(kind, "0.3335", third) is False
    assert is_equal(kind, "0.333", third) is False
    assert is_equal(kind, "1/3", third) is True


def test_what_an_enclosure_leaves_open_is_undecided():
    truth = Enclosure.around(Fraction(1, 2), Fraction(1, 100))
    assert decimal(2).equal(truth, Enclosure.of("0.505")) is None


@pytest.mark.parametrize(
    ("kind", "text", "keeps"),
    [
        (integer, "42", True),
        (integer, "42.0", False),
        (integer, "$42$", False),
        (rational, "3/7", True),
        (rational, "6/14", False),
        (rational, "\\frac{3}{7}", False),
        (decimal(2), "0.50", True),
        (decimal(2), "0.5", False),
    ],
)
def test_form_is_judged_apart_from_content(kind, text, keeps):
    assert kind.compliant(text) is keeps
