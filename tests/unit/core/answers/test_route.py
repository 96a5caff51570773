"""Totals with routes: many notations, one meaning; a second route or number is refused."""

import json
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unseen.core.answers.route import Route, route
from unseen.core.errors import Unreadable

LABELS = "BCDEFGHJKLMNPQRSTUVWXYZ"
KIND = route(LABELS)
ROUTES = st.builds(
    Route,
    st.integers(-999, 99_999),
    st.lists(st.sampled_from(LABELS), min_size=2, max_size=20).map(tuple),
)
HOSTILE = Path(__file__).parents[3] / "vectors" / "hostile.jsonl"


def reads_as(text, value):
    try:
        return KIND.read(text) == value
    except Unreadable:
        return False


@given(ROUTES)
def test_every_dress_is_right_and_no_miss_is(value):
    assert len(set(KIND.dresses(value))) >= 15
    assert len(set(KIND.misses(value))) >= 10
    for text in KIND.dresses(value):
        assert reads_as(text, value), text
    for text in KIND.misses(value):
        assert not reads_as(text, value), text


@given(ROUTES)
def test_writing_reads_back_and_keeps_the_form(value):
    assert KIND.read(KIND.write(value)) == value
    assert KIND.compliant(KIND.write(value))


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text):
    with suppress(Unreadable):
        KIND.read(text)


@pytest.mark.parametrize(
    ("text", "total", "places"),
    [
        ("37: B, C, D", 37, "BCD"),
        ("B -> C -> D (37)", 37, "BCD"),
        ("BCD 37", 37, "BCD"),
        ("37 \N{EN DASH} BCD", 37, "BCD"),
        ("-5: B-C-D", -5, "BCD"),
        ("B-C-D: -5", -5, "BCD"),
        ("\N{MINUS SIGN}5; B \N{EM DASH} C", -5, "BC"),
        ("1,234: B, C", 1234, "BC"),
        ("37.0: B, C", 37, "BC"),
        ("The shortest path is B, C, D with total 37.", 37, "BCD"),
        ("total: 37, path: P to T", 37, "PT"),
        ("$37: B \\rightarrow C \\rightarrow B$", 37, "BCB"),
    ],
)
def test_careful_readings(text, total, places):
    assert KIND.read(text) == Route(total, tuple(places))


@pytest.mark.parametrize(
    "text",
    [
        "37", "B, C, D", "37: B, C or 37: B, D", "37: B, C; B, D, 37", "B, C, 37, D", "3 + 4: B, C",
        "not 37: B, C", "37: B, C, A", "37: b, c", "37: B, ?, D", "37: B...D", "3.5: B, C",
        "B - C - 5", "<total: place, place, ..., place>", "37 unless B, C", "37: B & C", "",
        "12345678901234: B, C", "37 km: B, C",
    ],
)  # fmt: skip
def test_what_is_no_one_total_with_one_route_is_unreadable(text):
    with pytest.raises(Unreadable):
        KIND.read(text)


def test_the_order_of_the_places_counts():
    assert not reads_as("37: D, C, B", Route(37, ("B", "C", "D")))


def test_form_is_judged_apart_from_content():
    assert not KIND.compliant("B, C, D: 37")
    assert KIND.compliant("37: B, C, D")


@pytest.mark.parametrize("text", ["B" * 3999, "B " * 1999, "37: " + "B," * 1900, "9" * 3999])
def test_long_texts_are_read_or_refused(text):
    with suppress(Unreadable):
        assert KIND.read(text) is None


@pytest.mark.parametrize("line", HOSTILE.read_text(encoding="utf-8").splitlines())
def test_hostile_text_is_no_route(line):
    with pytest.raises(Unreadable):
        KIND.read(json.loads(line)["input"])
