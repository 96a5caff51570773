"""Untrusted text is made plain: look-alikes become one sign, dress goes, meaning stays."""

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unseen.core.errors import Unreadable
from unseen.core.reading.limits import LONGEST_TEXT
from unseen.core.reading.text import clean, sanitise


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("\N{MINUS SIGN}5", "-5"),
        ("3\N{MULTIPLICATION SIGN}4", "3*4"),
        ("7\N{FRACTION SLASH}8", "7/8"),
        ("x\N{SUPERSCRIPT TWO}", "x^{2}"),
        ("10\N{SUPERSCRIPT MINUS}\N{SUPERSCRIPT ONE}", "10^{-1}"),
        ("x\N{SUBSCRIPT ONE}\N{SUBSCRIPT TWO}", "x_{12}"),
        ("\N{VULGAR FRACTION THREE QUARTERS}", "\\frac{3}{4}"),
        ("2\N{VULGAR FRACTION ONE HALF}", "2\\frac{1}{2}"),
        ("\N{SUPERSCRIPT THREE}\N{FRACTION SLASH}\N{SUBSCRIPT FOUR}", "\\frac{3}{4}"),
        ("10\N{THIN SPACE}080", "10\\,080"),
        ("4\N{ZERO WIDTH SPACE}2", "42"),
        ("4\N{NO-BREAK SPACE}2", "4 2"),
        ("\N{FULLWIDTH DIGIT FOUR}\N{FULLWIDTH COMMA}\N{FULLWIDTH DIGIT TWO}", "4,2"),
        ("\N{DOUBLE-STRUCK CAPITAL Z}", "\\mathbb{Z}"),
        ("a\tb\r\nc\rd", "a b\nc\nd"),
        ("`42`", "42"),
        ("  42  ", "42"),
    ],
)  # fmt: skip
def test_look_alikes_become_plain(text, plain):
    assert clean(text) == plain


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("**42**", "42"),
        ("x = **5**", "x = 5"),
        ("x = *5*.", "x = 5."),
        ("The answer is **5**", "The answer is 5"),
        ("a = **2**, b = **3**", "a = 2, b = 3"),
        ("***x***", "x"),
    ],
)
def test_emphasis_goes(text, plain):
    assert clean(text) == plain


@pytest.mark.parametrize(
    "text",
    ["2*3*4", "2 * 3 * 4", "2**3", "2**3**2", "(a*b)", "a*(b)*c", "= *2 * 3", "2 *3* 4", "**"],
)  # fmt: skip
def test_asterisks_that_multiply_stay(text):
    assert clean(text) == text


@pytest.mark.parametrize("text", ["", "   ", "``", "\N{ZERO WIDTH SPACE}", "\n\t"])
def test_what_holds_nothing_is_unreadable(text):
    with pytest.raises(Unreadable, match="nothing is written there"):
        clean(text)


@pytest.mark.parametrize("text", ["4\0", "4\x1b[0m", "4\ue000", "4\ud800", "4\x0b2"])
def test_control_characters_are_unreadable(text):
    with pytest.raises(Unreadable, match="no text may hold"):
        clean(text)


def test_a_text_of_the_greatest_length_is_read_and_one_more_is_not():
    assert clean("1" * LONGEST_TEXT) == "1" * LONGEST_TEXT
    with pytest.raises(Unreadable, match="characters"):
        clean("1" * (LONGEST_TEXT + 1))


@given(st.text(alphabet=string.ascii_letters + string.digits + "+-=,./ ()[]{}^_", min_size=1))
def test_plain_text_stays_as_it_is(text):
    if text.strip():
        assert clean(text) == text.strip()


@given(st.text(max_size=80))
def test_cleaning_twice_changes_nothing_more(text):
    try:
        once = clean(text)
    except Unreadable:
        return
    if "*" not in once:
        assert clean(once) == once


@given(st.text(st.characters(), max_size=50))
def test_sanitised_text_can_be_stored(text):
    fit = sanitise(text)
    assert "\0" not in fit
    assert len(fit) == len(text)
    fit.encode()


def test_sanitising_marks_what_it_replaces():
    assert sanitise("a\0b\ud800c") == "a\N{REPLACEMENT CHARACTER}b\N{REPLACEMENT CHARACTER}c"
