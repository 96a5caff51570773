"""Matrices in every usual notation are the same rows; what is no matrix is refused."""

from contextlib import suppress
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from unseen.core.answers.matrix import exact_matrix, latex, matrix, nested, semicolons, written
from unseen.core.errors import Unreadable
from unseen.core.reading.surds import IMAGINARY_UNIT, Surd

ENTRIES = st.fractions(min_value=-99, max_value=99, max_denominator=12)
GAUSSIAN = st.builds(lambda re, im: re + IMAGINARY_UNIT * im, ENTRIES, ENTRIES)
SURDS = st.builds(
    lambda one, c, d: one + c * Surd.sqrt(d), GAUSSIAN, ENTRIES, st.sampled_from([2, 3, -5])
)


def shaped(entries):
    shapes = st.tuples(st.integers(1, 4), st.integers(1, 4))
    return shapes.flatmap(lambda shape: st.tuples(*[st.tuples(*[entries] * shape[1])] * shape[0]))


VALUES = st.one_of(
    shaped(ENTRIES).map(lambda value: (matrix, value)),
    shaped(st.one_of(GAUSSIAN, SURDS)).map(lambda value: (exact_matrix, value)),
)
TWO = ((1, 2), (3, 4))


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
def test_writing_reads_back(case):
    kind, value = case
    assert kind.read(kind.write(value)) == value


@pytest.mark.parametrize(
    "text",
    [
        "[[1, 2], [3, 4]]", "[[1,2],[3,4]]", "((1, 2), (3, 4))", "{{1, 2}, {3, 4}}",
        "[1, 2], [3, 4]", "[[1 2] [3 4]]", "[[1 2]\n [3 4]]", "[1 2; 3 4]", "[1, 2; 3, 4]",
        "1 2; 3 4", "1 2\n3 4", "1, 2\n3, 4", "[1 2\n3 4]", "[1, 2;\n 3, 4]", "[1, 2,\n 3, 4]",
        "[1 2]\n[3 4]", '[["1", "2"], ["3", "4"]]',
        "[\n  [\n    1,\n    2\n  ],\n  [\n    3,\n    4\n  ]\n]", "[(1, 2), (3, 4)]",
        "Matrix([[1, 2], [3, 4]])", "\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}",
        "\\begin{bmatrix}1&2\\\\3&4\\\\\\end{bmatrix}",
        "\\left(\\begin{array}{cc} 1 & 2 \\\\ 3 & 4 \\end{array}\\right)", "A = [1 2; 3 4].",
        "$A = \\begin{pmatrix}\n1 & 2 \\\\\n3 & 4\n\\end{pmatrix}$",
        "the matrix is [[1, 2], [3, 4]]", "\\mathbf{[[1, 2], [3, 4]]}", "[[1.0, 4/2], [6/2, 4]]",
        "\\{\\{1, 2\\}, \\{3, 4\\}\\}",
    ],
)  # fmt: skip
def test_notations_of_one_matrix(text):
    assert matrix.read(text) == TWO
    assert exact_matrix.read(text) == tuple(tuple(map(Surd.of, row)) for row in TWO)


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("[[1, 2]]", ((1, 2),)),
        ("[[1,\n2]]", ((1, 2),)),
        ("[1 2]", ((1, 2),)),
        ("[[1], [2]]", ((1,), (2,))),
        ("[1; 2]", ((1,), (2,))),
        ("[[5]]", ((5,),)),
        ("5", ((5,),)),
        ("[(1), (2)]", ((1, 2),)),
        ("[1 -2; -3 4]", ((1, -2), (-3, 4))),
        ("[1/2 1; 0 -1/3]", ((Fraction(1, 2), 1), (0, Fraction(-1, 3)))),
        ("[2\\frac{1}{3} 1; 0 1]", ((Fraction(7, 3), 1), (0, 1))),
        ("[[1{,}000, 2], [3, 4]]", ((1000, 2), (3, 4))),
        ("\\begin{pmatrix} -\\frac12 & .5 \\end{pmatrix}", ((Fraction(-1, 2), Fraction(1, 2)),)),
        ("\\begin{pmatrix} 1e1 \\\\ 0 \\end{pmatrix}", ((10,), (0,))),
    ],
)  # fmt: skip
def test_careful_readings(text, rows):
    assert matrix.read(text) == rows


@pytest.mark.parametrize(
    ("text", "row"),
    [
        ("[1+2i, -i]", (1 + 2 * IMAGINARY_UNIT, -IMAGINARY_UNIT)),
        ("[1 + 2i  -i]", (1 + 2 * IMAGINARY_UNIT, -IMAGINARY_UNIT)),
        ("[1+2j i/2]", (1 + 2 * IMAGINARY_UNIT, IMAGINARY_UNIT / 2)),
        ("[(1+i) (2-i)]", (1 + IMAGINARY_UNIT, 2 - IMAGINARY_UNIT)),
        ("[[(1+i)/2, i]]", ((1 + IMAGINARY_UNIT) / 2, IMAGINARY_UNIT)),
        ("[[\\frac{1-i}{\\sqrt{2}}]]", ((1 - IMAGINARY_UNIT) / Surd.sqrt(2),)),
        ("[1/sqrt(2) -sqrt(3)i]", (1 / Surd.sqrt(2), -IMAGINARY_UNIT * Surd.sqrt(3))),
    ],
)  # fmt: skip
def test_complex_entries_and_roots(text, row):
    assert exact_matrix.read(text) == (row,)
    with pytest.raises(Unreadable):
        matrix.read(text)


@pytest.mark.parametrize(
    "text",
    [
        "[[1, 2], [3]]", "[[1, 2], 3]", "[[1, 2], [3, 4]", "[[1, 2], [3, ]]", "[[1, 2], [, 4]]",
        "[1,,2]", "[[1, 2], [3, x]]", "[[1, 2], [3, 4]] or [[1, 2], [3, 5]]",
        "not [[1, 2], [3, 4]]", "2 [[1, 2], [3, 4]]", "[[1, 2], [3, 4]]^T", "[1 2; 3 4]'",
        "J^{-1} = [[1, 2], [3, 4]]", "2 = [[1, 2], [3, 4]]", "[[1, 2], [3, 4]] = A", "A", "[]",
        "[[]]", "\\begin{pmatrix}\\end{pmatrix}",
        "\\begin{vmatrix} 1 & 2 \\\\ 3 & 4 \\end{vmatrix}", "[[1, 2], ...]",
        "[[[1, 2]], [[3, 4]]]", "[[1, 2), (3, 4]]",
        "\\begin{pmatrix} 1 & 2 \\\\ 3 \\end{pmatrix}", "[1 + 1, 2]", "[[1 2, 3], [4, 5]]",
        "[2*3, 1]", "\\begin{pmatrix} 1 & \\\\ 3 & 4 \\end{pmatrix}", "[1 ± 1, 2]",
        "det([[1, 2], [3, 4]])", "[[1, 2], [3, 4]], [[1, 2], [3, 4]]",
    ],
)  # fmt: skip
def test_what_is_no_matrix_or_leaves_it_open_is_unreadable(text):
    for kind in (matrix, exact_matrix):
        with pytest.raises(Unreadable):
            kind.read(text)


def test_the_hints_are_unreadable():
    for kind in (matrix, exact_matrix):
        with pytest.raises(Unreadable):
            kind.read(kind.hint)


@given(st.text(alphabet="[](){}12-+/,; \n&\\ij\"'=.x", max_size=80))
def test_any_text_is_read_or_refused(text):
    for kind in (matrix, exact_matrix):
        with suppress(Unreadable):
            rows = kind.read(text)
            assert len({len(row) for row in rows}) == 1


def test_writers_show_rows_as_their_notations_do():
    texts = written(((Fraction(1, 2), Fraction(-3)), (Fraction(0), Fraction(-5, 4))))
    assert nested(texts) == "[[1/2, -3], [0, -5/4]]"
    assert semicolons(texts) == "[1/2 -3; 0 -5/4]"
    assert latex(texts) == (
        "\\begin{pmatrix} \\frac{1}{2} & -3 \\\\ 0 & -\\frac{5}{4} \\end{pmatrix}"
    )
