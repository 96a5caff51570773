"""Sums of products: many notations, one meaning; what is none is refused and not multiplied out."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unseen.core.answers.boolean_sop import boolean_sop
from unseen.core.errors import Unreadable

NAMES = ("A", "B", "C", "D", "E", "F")
KIND = boolean_sop(NAMES)
LITERALS = st.sampled_from(NAMES).flatmap(lambda name: st.sampled_from([name, f"{name}'"]))
PRODUCTS = st.lists(LITERALS, min_size=1, max_size=6, unique_by=lambda lit: lit[0]).map(tuple)
SUMS = st.lists(PRODUCTS, min_size=1, max_size=8, unique_by=frozenset).map(tuple)


@given(SUMS)
def test_every_dress_is_the_same_sum(value):
    dresses = KIND.dresses(value)
    assert len(set(dresses)) >= 15
    for text in dresses:
        assert KIND.equal(KIND.read(text), value), text


@given(SUMS)
def test_no_miss_is_the_same_sum(value):
    assert len(set(KIND.misses(value))) >= 10
    for text in KIND.misses(value):
        with suppress(Unreadable):
            assert not KIND.equal(KIND.read(text), value), text


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("E", (("E",),)),
        ("AE'", (("A", "E'"),)),
        ("~~A", (("A",),)),
        ("A''", (("A",),)),
        ("(A)(B')", (("A", "B'"),)),
        ("((A B) C) + D", (("A", "B", "C"), ("D",))),
        ("F(A, B, C) = AB", (("A", "B"),)),
        ("f=a+b", (("A",), ("B",))),
        ("A\u0305B", (("A'", "B"),)),
        ("\\text{NOT } A \\text{ OR } B", (("A'",), ("B",))),
        ("A AND NOT B", (("A", "B'"),)),
        ("0", ()),
        ("1", ((),)),
        ("F", (("F",),)),
    ],
)
def test_careful_readings(text, value):
    assert KIND.read(text) == value


@pytest.mark.parametrize(
    "text",
    [
        "A(B + C)", "~(AB)", "(A+B)'", "\\overline{AB}", "A ^ B", "A XOR B", "A + ", "+ A",
        "A & | B", "(A", "A)",
        "A + 1", "A0", "G", "A, B", "A = B + C = D", "", "'", "A + B?", "(" * 40 + "A",
        "A" * 5000, "A -> B", "not sure",
    ],
)  # fmt: skip
def test_what_is_no_sum_of_products_is_refused(text):
    with pytest.raises(Unreadable):
        KIND.read(text)


@given(st.text(alphabet="ABab'~+&|()01 \\{}", max_size=50))
def test_any_text_is_read_or_refused(text):
    with suppress(Unreadable):
        KIND.read(text)
