"""One of a few given words: read where it is said plainly, refused where it is left open."""

import json
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unseen.core.answers.one_of import one_of
from unseen.core.errors import Unreadable

YES_NO = one_of("yes", "no")
SIZE = one_of("finite", "infinite", "countably infinite")
SOLUTIONS = one_of("no solution", "one solution", "infinitely many solutions")
VALUES = st.sampled_from(
    [(YES_NO, "yes"), (YES_NO, "no")]
    + [(SIZE, value) for value in ("finite", "infinite", "countably infinite")]
    + [(SOLUTIONS, value) for value in ("no solution", "one solution")]
)
HOSTILE = Path(__file__).parents[3] / "vectors" / "hostile.jsonl"


def reads_as(kind, text, value):
    try:
        return kind.equal(kind.read(text), value)
    except Unreadable:
        return False


@given(VALUES)
def test_every_dress_is_right_and_no_miss_is(case):
    kind, value = case
    assert len(set(kind.dresses(value))) >= 15
    assert len(set(kind.misses(value))) >= 10
    for text in kind.dresses(value):
        assert reads_as(kind, text, value), text
    for text in kind.misses(value):
        assert not reads_as(kind, text, value), text


@given(VALUES)
def test_writing_reads_back_and_keeps_the_form(case):
    kind, value = case
    assert kind.read(kind.write(value)) == value
    assert kind.compliant(kind.write(value))


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text):
    with suppress(Unreadable):
        assert YES_NO.read(text) in {"yes", "no"}


@pytest.mark.parametrize(
    ("kind", "text", "value"),
    [
        (YES_NO, "YES", "yes"),
        (YES_NO, "No.", "no"),
        (YES_NO, "Yes, it is.", "yes"),
        (YES_NO, "no, because 5 is not even", "no"),
        (YES_NO, "yes (see above)", "yes"),
        (SIZE, "It is finite.", "finite"),
        (SIZE, "countably infinite", "countably infinite"),
        (SIZE, "**Infinite**", "infinite"),
        (SOLUTIONS, "It has no solution.", "no solution"),
    ],
)
def test_careful_readings(kind, text, value):
    assert kind.read(text) == value


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (YES_NO, "yes/no"),
        (YES_NO, "yes or no"),
        (YES_NO, "yes, no"),
        (YES_NO, "yes. Wait, no"),
        (YES_NO, "yes, because the answer is no"),
        (YES_NO, "not yes"),
        (YES_NO, "probably yes"),
        (YES_NO, "yes, maybe"),
        (YES_NO, "yes?"),
        (YES_NO, "yes, is it?"),
        (YES_NO, "yesno"),
        (YES_NO, "none"),
        (YES_NO, "nothing"),
        (YES_NO, "<one of: yes / no>"),
        (YES_NO, ""),
        (SIZE, "not finite"),
        (SIZE, "in-finite"),
        (SIZE, "finite or infinite"),
        (SIZE, "uncountable"),
        (SOLUTIONS, "no"),
    ],
)
def test_what_leaves_it_open_is_unreadable(kind, text):
    with pytest.raises(Unreadable):
        kind.read(text)


def test_form_is_the_word_alone():
    assert YES_NO.compliant("Yes.")
    assert not YES_NO.compliant("The answer is yes")


@pytest.mark.parametrize("text", ["yes " * 1001, "the " * 1000, "-" * 4000, "yes or " * 570])
def test_long_texts_are_refused(text):
    with pytest.raises(Unreadable):
        YES_NO.read(text)


@pytest.mark.parametrize("line", HOSTILE.read_text(encoding="utf-8").splitlines())
def test_hostile_text_is_neither(line):
    with pytest.raises(Unreadable):
        YES_NO.read(json.loads(line)["input"])
