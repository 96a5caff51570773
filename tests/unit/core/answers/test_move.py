"""Moves: read from words and signs alike, and never turned round by a word that is not known."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unseen.core.answers.move import Board, Move, move
from unseen.core.errors import Unreadable

BOARD = Board({"A": 3, "B": 9, "C": 5}, {"A": 3, "B": 9, "C": 1})
KIND = move(BOARD)
PAIRS = st.dictionaries(st.sampled_from("ABC"), st.integers(1, 40), min_size=1, max_size=2)
MOVES = st.tuples(PAIRS, st.booleans()).map(
    lambda pair: Move(tuple(sorted(pair[0].items())), is_none=pair[1])
)


@given(MOVES)
def test_every_dress_is_the_move(value):
    assert len(set(KIND.dresses(value))) >= 15
    for text in KIND.dresses(value):
        assert KIND.read(text) == value, text


@given(MOVES)
def test_no_miss_is_the_move(value):
    assert len(set(KIND.misses(value))) >= 10
    for text in KIND.misses(value):
        with suppress(Unreadable):
            assert KIND.read(text) != value, text


@pytest.mark.parametrize(
    ("text", "takes", "is_none"),
    [
        ("B: 4", (("B", 4),), False),
        ("b 4", (("B", 4),), False),
        ("Take a stone, 1, from A", (("A", 1),), False),
        ("reduce B from 9 to 5", (("B", 4),), False),
        ("reduce B from 9 to 0", (("B", 9),), False),
        ("reduce B by 4", (("B", 4),), False),
        ("reduce B from 9 by 4", (("B", 4),), False),
        ("reduce B by 4 to 5", (("B", 4),), False),
        ("B: 9 -> 5", (("B", 4),), False),
        ("B: remove 4 (9 → 5)", (("B", 4),), False),
        ("B: 4, leaving 5", (("B", 4),), False),
        ("none, reduce C to 0", (("C", 1),), True),
        ("\\text{B: }4", (("B", 4),), False),
        ("\\text{none},\\,\\mathrm{B}: 4", (("B", 4),), True),
        ("I take 4 from B", (("B", 4),), False),
        ("take 4 from B, leaving 5", (("B", 4),), False),
        ("3 from both A and C", (("A", 3), ("C", 3)), False),
        ("take 2 from A and 1 from C", (("A", 2), ("C", 1)), False),
        ('{"heap": "B", "take": 4}', (("B", 4),), False),
        ("none, B: 2", (("B", 2),), True),
        ("She has no winning move; reply: take 2 from B", (("B", 2),), True),
        ("No move wins. B: 2", (("B", 2),), True),
        ("losing position, B: 2", (("B", 2),), True),
        ("none", (), True),
    ],
)
def test_careful_readings(text, takes, is_none):
    assert KIND.read(text) == Move(takes, is_none)


@pytest.mark.parametrize(
    "text",
    ["not B: 4", "B: 4?", "B: 4 or C: 1", "not a losing position, B: 2", "B", "4", "D: 4",
     "B: 4, B: 2",
     "take 4 from B, leaving 6", "take 9 from B, leaving 4", "reduce B 4", "B -> 5",
     "reduce B from 9 to 5 by 3", "B: 3 (9 -> 5)", "leaving 10 in B", "none of B: 4",
     "reduce B from 8 to 5", "B: -4", "B: 4.5", "B 4 C", "all of B",
     "B: 99999999999999", "nonesuch, B: 1", "B: 4 loses", "", "3 from both A", "probably B: 4"],
)  # fmt: skip
def test_what_is_open_or_contradicts_itself_is_refused(text):
    with pytest.raises(Unreadable):
        KIND.read(text)


@given(st.text(alphabet="ABC none take from 0123:,.->", max_size=40))
def test_any_text_is_read_or_refused(text):
    with suppress(Unreadable):
        KIND.read(text)
