"""Lists of complex numbers: many ways to write one, each part right within one unit."""

from contextlib import suppress
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from unseen.core.answers.complex_vector import Point, complex_vector
from unseen.core.errors import Unreadable
from unseen.core.reading.enclosure import Enclosure

PARTS = st.fractions(min_value=-999, max_value=999, max_denominator=10**6)
POINTS = st.builds(Point.of, PARTS, st.one_of(PARTS, st.just(0)))
VALUES = st.tuples(st.integers(1, 6), st.lists(POINTS, min_size=1, max_size=8)).map(
    lambda pair: (complex_vector(pair[0], len(pair[1])), tuple(pair[1]))
)


def is_equal(kind, text, value):
    try:
        return kind.equal(kind.read(text), value)
    except Unreadable:
        return False


@settings(deadline=None, max_examples=40)
@given(VALUES)
def test_every_dress_is_right_and_no_miss_is(case):
    kind, value = case
    for text in kind.dresses(value):
        assert is_equal(kind, text, value) is True, text
    for text in kind.misses(value):
        assert is_equal(kind, text, value) is False, text


@settings(deadline=None)
@given(VALUES)
def test_there_are_enough_dresses_and_misses(case):
    kind, value = case
    assert len(set(kind.dresses(value))) >= 15
    assert len(set(kind.misses(value))) >= 10


@given(VALUES)
def test_writing_reads_back_and_keeps_the_form(case):
    kind, value = case
    text = kind.write(value)
    assert kind.equal(kind.read(text), value) is True
    assert kind.equal(value, kind.read(text)) is True
    assert kind.compliant(text)


THREE = (Point.of(1, -2), Point.of(3), Point.of(0, -1))


@pytest.mark.parametrize(
    "text",
    [
        "1 - 2i, 3, -i", "1-2i, 3, -i", "1-2j, 3, -j", "1-2j; 3; -1j", "[1-2j, 3+0j, -1j]",
        "(1-2i), (3), (-i)", "(1, -2), (3, 0), (0, -1)", "[(1, -2), (3, 0), (0, -1)]",
        "[[1, -2], [3, 0], [0, -1]]", '["1-2i", "3", "-i"]',
        "1.0000-2.0000i, 3.0000+0.0000i, 0.0000-1.0000i", "X = [1-2i, 3, -i]",
        "X[k] = 1-2i, 3, -i", "X_k: (1-2i, 3, -i)", "-2i+1, 3, -i", "1 - 2i, 3 and -i",
        "1 - 2i, 3, and -i", "1 − 2i, 3, −i", "$1 - 2i,\\ 3,\\ -i$",
        "\\begin{bmatrix} 1-2i \\\\ 3 \\\\ -i \\end{bmatrix}", "\\left( 1 - 2 i, 3, -i \\right)",
        "1-2i\n3\n-i", "[1 - 2i,\n 3,\n -i]", "[[1 - 2i, 3, -i]]", "1-2*i, 6/2, -i",
        "{1-2i, 3, -i}", "X ≈ 1-2i, 3, -i", "the spectrum is 1-2i, 3, -i.",
        "1 - \\frac{4}{2}i, 3, -\\frac{2i}{2}", "[1-2i, 3, -i,]", "1e0-2i, 3, 0 - i",
        "-i*2 + 1, 3, -i",
    ],
)  # fmt: skip
def test_ways_to_write_three_numbers(text):
    assert complex_vector(4, 3).read(text) == THREE


@pytest.mark.parametrize(
    "text",
    [
        "1-2i", "(1, -2)", "[1, -2]", "[[1, -2]]", "[(1, -2)]", "(1-2j)", "[1-2i]",
        "X[3] = 1 - 2i", "X_3 = (1, -2)",
    ],
)  # fmt: skip
def test_ways_to_write_a_single_number(text):
    assert complex_vector(4, 1).read(text) == (Point.of(1, -2),)


def test_two_reals_in_brackets_are_two_numbers_where_two_are_asked_for():
    two = (Point.of(1), Point.of(-2))
    for text in ("1, -2", "(1, -2)", "[1, -2]", "[[1, 0], [-2, 0]]"):
        assert complex_vector(2, 2).read(text) == two
    with pytest.raises(Unreadable):
        complex_vector(2, 1).read("1, -2")


@pytest.mark.parametrize(
    "text",
    [
        "1-2i, 3", "1-2i, 3, -i, 0", "1-2i, , -i", "1-2i, 3, or -i", "1-2i or 3, 3, -i",
        "not 1-2i, 3, -i", "1-2k, 3, -i", "1-2i, 3, x", "1-2i, 3, ...", "1+1-2i, 3, -i",
        "1-i-i, 3, -i", "2*3, 3, -i", "1-2i, 3, -i?", "[1-2i, 3, -i", "1-2i, 3, -i]",
        "1-2i, 3, ±i", "1-2i, 3, e^{-i}", "(1, -2i), (3, 0), (0, -1)",
        "(1, -2, 0), (3, 0, 0), (0, -1, 0)", "1-2i < 3, 3, -i", "2 (1-2i, 3, -i)",
        "X = 1-2i, Y = 3, Z = -i", "", "1-2i = 2, 3, -i", "[1-2i, 3), -i]", "|1-2i|, 3, -i",
        "\\begin{cases} 1 \\\\ 2 \\\\ 3 \\end{cases}", "1 2, 3, -i",
    ],
)  # fmt: skip
def test_what_is_no_list_of_three_numbers_is_unreadable(text):
    with pytest.raises(Unreadable):
        complex_vector(4, 3).read(text)


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("0.7071-0.7071i", True),
        ("0.7072-0.7071i", True),
        ("0.7072-0.7070i", False),
        ("0.7070-0.7071i", False),
        ("0.7073-0.7071i", False),
        ("0.7071+0.7071i", False),
        ("0.707-0.707i", False),
        ("0.70711-0.70711i", True),
        ("\\frac{\\sqrt{2}}{2} - \\frac{\\sqrt{2}}{2} i", True),
        ("(1-i)/sqrt(2)", True),
    ],
)
def test_each_part_is_right_within_one_unit_of_the_last_place(text, verdict):
    root = Enclosure(Fraction("0.70710678118"), Fraction("0.70710678119"))
    truth = (Point(root, Enclosure(-root.high, -root.low)),)
    assert is_equal(complex_vector(4, 1), text, truth) is verdict


def test_what_the_bounds_leave_open_is_undecided_unless_another_part_is_wrong():
    kind = complex_vector(1, 2)
    loose = Point(Enclosure.around(0, Fraction(1, 20)), Enclosure.of(0))
    assert kind.equal((loose, Point.of(1)), kind.read("0.1, 1")) is None
    assert kind.equal((loose, Point.of(1)), kind.read("0.1, 2")) is False
    assert kind.equal((loose, Point.of(1)), kind.read("0, 1")) is True
    assert kind.equal((loose,), kind.read("0, 1")) is False


@pytest.mark.parametrize(
    ("text", "keeps"),
    [
        ("1.00-2.00i, 3.00+0.00i", True),
        ("1.00 - 2.00i, 3.00 + 0.00i", True),
        ("-1.00-2.00i,3.00+0.00i", True),
        ("1.0-2.00i, 3.00+0.00i", False),
        ("1.00-2.00i, 3.00", False),
        ("[1.00-2.00i, 3.00+0.00i]", False),
        ("1.00-2.00j, 3.00+0.00j", False),
    ],
)
def test_form_is_judged_apart_from_content(text, keeps):
    kind = complex_vector(2, 2)
    kind.read(text)
    assert kind.compliant(text) is keeps


def test_the_hints_are_unreadable():
    for count in (1, 3):
        kind = complex_vector(4, count)
        with pytest.raises(Unreadable):
            kind.read(kind.hint)


@given(st.text(alphabet="[](){}12-+/,; \n&\\ij\"'=.", max_size=80), st.integers(1, 4))
def test_any_text_is_read_or_refused(text, count):
    with suppress(Unreadable):
        assert len(complex_vector(4, count).read(text)) == count


def test_deep_brackets_end():
    with suppress(Unreadable):
        complex_vector(4, 2).read("[" * 900 + "1, 2" + "]" * 900)
