"""Multisets of roots: any order and notation, multiplicity kept, nothing dropped."""

from contextlib import suppress
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unseen.core.answers.roots import in_order, roots
from unseen.core.errors import Unreadable
from unseen.core.reading.surds import Surd

RATIONALS = st.fractions(-20, 20, max_denominator=12)
PARTS = st.tuples(RATIONALS, RATIONALS.filter(bool), st.sampled_from([-7, -4, -1, 2, 5, 8, 30]))
PAIRS = PARTS.map(lambda p: [Surd.of(p[0]) + s * Surd.sqrt(p[2]) * p[1] for s in (1, -1)])
GROUPS = st.one_of(RATIONALS.map(lambda value: [Surd.of(value)]), PAIRS)
VALUES = st.lists(st.tuples(GROUPS, st.integers(1, 2)), min_size=1, max_size=4).map(
    lambda groups: in_order([root for group, times in groups for root in group * times])
)


@given(VALUES)
def test_every_dress_is_the_same_multiset(value):
    dresses = roots.dresses(value)
    assert len(set(dresses)) >= 15
    for text in dresses:
        assert roots.equal(roots.read(text), value), text


@given(VALUES)
def test_no_miss_is(value):
    assert len(set(roots.misses(value))) >= 10
    for text in roots.misses(value):
        with suppress(Unreadable):
            assert not roots.equal(roots.read(text), value), text


def told(*values):
    return in_order([Surd.of(Fraction(value)) for value in values])


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2 (double), 3", told(2, 2, 3)),
        ("2 with multiplicity 3", told(2, 2, 2)),
        ("x = 2, multiplicity 2; x = 5", told(2, 2, 5)),
        ("x_1 = 0.5, x_2 = -1/4", told("1/2", "-1/4")),
        ("1,234", told(1, 234)),
        ("-1 ± 2j", in_order([Surd.of(-1) + s * Surd.sqrt(-4) for s in (1, -1)])),
        ("\\frac{1 \\pm \\sqrt{5}}{2}", in_order([(s * Surd.sqrt(5) + 1) / 2 for s in (1, -1)])),
        ("2^{(3)}, 3", told(2, 2, 2, 3)),
        ("2⁽²⁾, 3", told(2, 2, 3)),
        ("2 (×3), 3", told(2, 2, 2, 3)),
        ("2 (mult. 2), 3 (simple)", told(2, 2, 3)),
        ("2 (multiplicity two), 3 (single root)", told(2, 2, 3)),
        ("2 \\text{ (multiplicity 2)}, 3", told(2, 2, 3)),
        ("x_1 = x_2 = 2, x_3 = 3", told(2, 2, 3)),
        ("x₁ = x₂ = 2 (double), x₃ = 3", told(2, 2, 3)),
        ("x_{1,2} = 2, x_3 = 3", told(2, 2, 3)),
        ("x_{1,2} = 1 ± 2, x_3 = 4", told(-1, 3, 4)),
        ("2*I, -2*I", in_order([s * Surd.sqrt(-4) for s in (1, -1)])),
        ("\\pm i\\sqrt{2}", in_order([s * Surd.sqrt(-2) for s in (1, -1)])),
    ],
)
def test_careful_readings(text, value):
    assert roots.read(text) == value


@pytest.mark.parametrize(
    "text",
    ["", "none", "1, 2, banana", "1, , 2", "1, 2?", "x^2 = 4", "1 < 2", "1/0", "1, 2 (sometimes)",
     "1e9999", "2 (multiplicity 0)", "2 (multiplicity 99999999)", "1 2", "sqrt(",
     "9**9**9", "1," * 999, "double, 2, 3", "2, 3 (each double)", "2, double, double", "x = y = 2",
     "x_1 = x_1 = 2", "x_{1,2,3} = 1 ± i", "x_{1,2} = 2 (multiplicity 3)", "2 = 3", "2 (×3",
     "2^{(0)}", "2^{(99)}", "2 (once twice)", "x_1 = x = 2",
     "x_1 = y_2 = 2"],
)  # fmt: skip
def test_an_unreadable_part_makes_the_whole_unreadable(text):
    with pytest.raises(Unreadable):
        roots.read(text)


@pytest.mark.parametrize(
    ("text", "keeps_form"),
    [
        ("-3/2, 1 + 2i, 1 - 2i", True),
        ("1/2 - sqrt(5)/2, 1/2 + sqrt(5)/2", True),
        ("1 ± 2i", False),
        ("x = 2, x = 3", False),
        ("2 (double), 3", False),
        ("\\frac{1}{2}", False),
    ],
)
def test_the_asked_form_is_a_plain_list(text, keeps_form):
    assert roots.compliant(text) is keeps_form
    assert roots.read(text)


def test_every_written_value_keeps_the_asked_form():
    value = in_order([Surd.of("-1/2"), Surd.sqrt(-8) + 1, 1 - Surd.sqrt(-8)])
    assert roots.compliant(roots.write(value))


@pytest.mark.parametrize(
    "text", ["(" * 3000, "x_1=" * 1000, "±" * 2000, "2^{(" * 900, "sqrt(" * 700, "double " * 500,
             "1" * 3990, "2^{(" + "9" * 3000 + ")}", "__import__('os')"],
)  # fmt: skip
def test_hostile_text_is_refused(text):
    with pytest.raises(Unreadable):
        roots.read(text)


@given(st.text(alphabet="0123456789+-±*/^()i√, x=_{}", max_size=40))
def test_any_text_is_read_or_refused(text):
    with suppress(Unreadable):
        roots.read(text)
