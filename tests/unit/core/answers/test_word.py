"""Words over an alphabet: read in any dress, and never read out of a text that holds none."""

import json
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unseen.core.answers.word import word
from unseen.core.errors import Unreadable

SYMBOLS = "abwxSAB"
KIND = word(SYMBOLS)
WORDS = st.text(SYMBOLS, max_size=40)
HOSTILE = Path(__file__).parents[3] / "vectors" / "hostile.jsonl"


def reads_as(text, value):
    try:
        return KIND.equal(KIND.read(text), value)
    except Unreadable:
        return False


@given(WORDS)
def test_every_dress_is_right_and_no_miss_is(value):
    assert len(set(KIND.dresses(value))) >= 15
    assert len(set(KIND.misses(value))) >= 10
    for text in KIND.dresses(value):
        assert reads_as(text, value), text
    for text in KIND.misses(value):
        assert not reads_as(text, value), text


@given(WORDS)
def test_writing_reads_back_and_keeps_the_form(value):
    assert KIND.read(KIND.write(value)) == value
    assert KIND.compliant(KIND.write(value))


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text):
    with suppress(Unreadable):
        assert set(KIND.read(text)) <= set(SYMBOLS)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("a b b a", "abba"),
        ("a,b,b,a", "abba"),
        ("aSbB", "aSbB"),
        ("The word is abba.", "abba"),
        ("w = abba", "abba"),
        ("w(3) = abba", "abba"),
        ("$w_{12} = abba$", "abba"),
        ("x: x", "x"),
        ("w", "w"),
        ("The final string is: 'ab'", "ab"),
        ("\\(\\mathtt{abba}\\)", "abba"),
        ("ε", ""),
        ("\\varepsilon", ""),
        ("the empty word", ""),
        ('""', ""),
        ("w = ε", ""),
    ],
)
def test_careful_readings(text, value):
    assert KIND.read(text) == value


@pytest.mark.parametrize(
    "text",
    [
        "", "$$", "\\text{}", "\\text{ }", "w =", "the word:", "The word is", "()", "abc", "ab ba",
        "ab or ba", "a or b", "not ab", "ab?", "ab...", "a^2", "abba = baab", "<a word>", "∅",
        "\\mystery{ab}", "a\nab",
    ],
)  # fmt: skip
def test_what_holds_no_one_word_is_unreadable(text):
    with pytest.raises(Unreadable):
        KIND.read(text)


def test_capitals_are_other_symbols():
    assert not reads_as("ASB", "aSb")
    with pytest.raises(Unreadable):
        word("ab").read("ABBA")


def test_dress_is_no_breach_of_content_but_of_form():
    assert KIND.compliant("abba")
    assert not KIND.compliant("a b b a")
    assert not KIND.compliant("w = abba")


def test_a_letter_that_names_the_empty_word_is_itself_where_it_is_a_symbol():
    assert word("λμ").read("λ") == "λ"


@pytest.mark.parametrize("text", ["a" * 1001, "$" * 4000, "w=" * 2000, '"' * 4000, "a," * 2001])
def test_long_texts_are_refused(text):
    with pytest.raises(Unreadable):
        KIND.read(text)


@pytest.mark.parametrize("line", HOSTILE.read_text(encoding="utf-8").splitlines())
def test_hostile_text_is_no_word(line):
    with pytest.raises(Unreadable):
        KIND.read(json.loads(line)["input"])
