"""Values by label: any order, every label once, and a swapped label is wrong."""

from contextlib import suppress
from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from unseen.core.answers.assignment import assignment
from unseen.core.answers.integer import integer
from unseen.core.answers.rational import rational
from unseen.core.errors import Unreadable

KIND = assignment(("x", "y", "z"), rational)
INDEXED = assignment(("x_1", "x_2"), integer)
RATIONALS = st.fractions(-99, 99, max_denominator=20)
VALUES = st.fixed_dictionaries({"x": RATIONALS, "y": RATIONALS, "z": RATIONALS})


@given(VALUES)
def test_every_dress_is_the_assignment(value):
    assert len(set(KIND.dresses(value))) >= 15
    for text in KIND.dresses(value):
        assert KIND.equal(KIND.read(text), value), text


@given(VALUES)
def test_no_miss_is(value):
    assert len(set(KIND.misses(value))) >= 10
    for text in KIND.misses(value):
        with suppress(Unreadable):
            assert KIND.equal(KIND.read(text), value) is False, text


@given(VALUES)
def test_a_swapped_label_is_wrong(value):
    assume(value["x"] != value["y"])
    swapped = KIND.write(value | {"x": value["y"], "y": value["x"]})
    assert KIND.equal(KIND.read(swapped), value) is False


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("x = 1, y = 2, z = 1/2", (1, 2, Fraction(1, 2))),
        ("z: 3; x: 1; y: 2", (1, 2, 3)),
        ("x is 1, y is 2 and z is 3", (1, 2, 3)),
        ("(x, y, z) = (1, -2, 0.5)", (1, -2, Fraction(1, 2))),
        ("1, 2, 3", (1, 2, 3)),
        ('{"x": 1, "y": 2, "z": 3}', (1, 2, 3)),
        (
            "\\begin{cases} x = 1 \\\\ y = 2 \\\\ z = \\frac{1}{2} \\end{cases}",
            (1, 2, Fraction(1, 2)),
        ),
        ("x=1\ny=2\nz=3", (1, 2, 3)),
    ],
)
def test_careful_readings(text, value):
    assert KIND.read(text) == dict(zip("xyz", value, strict=True))


def test_indices_are_read_in_any_spelling():
    for text in ("x_1 = 3, x_2 = 4", "x_{1} = 3, x_{2} = 4", "x2 = 4, x1 = 3", "x₁ = 3, x₂ = 4"):
        assert INDEXED.read(text) == {"x_1": 3, "x_2": 4}


@pytest.mark.parametrize(
    "text",
    ["x = 1, y = 2", "x = 1, x = 1, y = 2, z = 3", "x = 1, y = 2, z = 3, w = 4", "1, 2",
     "x = y = z = 1, 2",      "x = 1 or 2, y = 2, z = 3",
     "not x = 1, y = 2, z = 3", "x ≠ 1, y = 2, z = 3", "no solution", ""],
)  # fmt: skip
def test_what_is_missing_or_open_is_refused(text):
    with pytest.raises(Unreadable):
        KIND.read(text)


@given(st.text(alphabet="xyz=:,; 0123/()[]{}\\&", max_size=40))
def test_any_text_is_read_or_refused(text):
    with suppress(Unreadable):
        KIND.read(text)


def test_long_runs_end_quickly():
    for text in ("(" * 3000, "x=" * 1500, "," * 3900, "x = 1, " * 500, "\\begin{cases}" * 200):
        with suppress(Unreadable):
            KIND.read(text)
