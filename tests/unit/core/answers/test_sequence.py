"""Lists in order and sets of labels: brackets and separators are free, and no item is dropped."""

import json
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unseen.core.answers.sequence import integers, labels, words
from unseen.core.errors import Unreadable

LABELS = labels(("1", "2", "3", "4", "5"))
LETTERS = labels(("A", "B", "C", "D", "E", "F"))
WORDS = words(("push", "pop", "halt", "Jump"))
KINDS = (integers, LABELS, LETTERS, WORDS)
VALUES = st.one_of(
    st.lists(st.integers(-(10**12), 10**12), min_size=1, max_size=15).map(
        lambda items: (integers, tuple(items))
    ),
    st.frozensets(st.sampled_from("12345")).map(lambda value: (LABELS, value)),
    st.frozensets(st.sampled_from("ABCDEF")).map(lambda value: (LETTERS, value)),
    st.lists(st.sampled_from(("push", "pop", "halt", "Jump")), min_size=1, max_size=9).map(
        lambda items: (WORDS, tuple(items))
    ),
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
    for kind in KINDS:
        with suppress(Unreadable):
            kind.read(text)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("[3, 1, 2]", (3, 1, 2)),
        ("3 1 2", (3, 1, 2)),
        ("3,1,2", (3, 1, 2)),
        ("((3, 1, 2))", (3, 1, 2)),
        ("3, 1, and 2.", (3, 1, 2)),
        ("array = [3, -1, 2]", (3, -1, 2)),
        ("The result is: 3, 1, 2", (3, 1, 2)),
        ("3\n1\n2", (3, 1, 2)),
        ("3 → 1 → 2", (3, 1, 2)),
        ("\N{MINUS SIGN}3, +4", (-3, 4)),
        ("1,234", (1, 234)),
        ("1,234, 5,678", (1234, 5678)),
        ("3.0, 4", (3, 4)),
        ("7", (7,)),
        ("7,", (7,)),
    ],
)
def test_careful_readings_of_numbers(text, value):
    assert integers.read(text) == value


@pytest.mark.parametrize(
    "text",
    [
        "", "[]", "3, , 2", "3, x, 2", "3, ..., 9", "3.5, 2", "3 or 4", "not: 3, 4", "3, 4 (maybe)",
        "[3, 4", "3, 4]", "[3, 4)", "[[3], [4]", "3 - 4, 5", "3, 4 = 5", "- 3, 4", "1e3, 2",
        "<whole numbers separated by commas>", "not 3, 4", "3; 4; ?",
    ],
)  # fmt: skip
def test_a_list_with_an_item_that_is_not_understood_is_unreadable(text):
    with pytest.raises(Unreadable):
        integers.read(text)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2, 5", {"2", "5"}),
        ("5 and 2", {"2", "5"}),
        ("(2), (5)", {"2", "5"}),
        ("#2, #5", {"2", "5"}),
        ("Labels 2 and 5", {"2", "5"}),
        ("The strings are: 2, 5", {"2", "5"}),
        ("{2; 5}", {"2", "5"}),
        ("none", set()),
        ("\\emptyset", set()),
    ],
)
def test_careful_readings_of_labels(text, value):
    assert LABELS.read(text) == value


@pytest.mark.parametrize(
    "text",
    [
        "2, 2", "2, 6", "all", "2 or 5", "not 2", "not: 2, 5", "all except 2", "except: 2, 5",
        "underivable: 2, 5", "25", "2 → 5", "2?", "2-5", "", "none or 2", "2.5",
    ],
)  # fmt: skip
def test_what_leaves_a_set_open_is_unreadable(text):
    with pytest.raises(Unreadable):
        LABELS.read(text)


def test_order_counts_in_lists_and_not_in_sets():
    assert not reads_as(WORDS, "pop, push", ("push", "pop"))
    assert reads_as(LETTERS, "C, A", frozenset("AC"))


def test_capitals_count_only_where_options_differ_by_them_alone():
    assert LETTERS.read("a, c") == frozenset("AC")
    assert WORDS.read("PUSH, jump") == ("push", "Jump")
    with pytest.raises(Unreadable):
        labels(("a", "A", "b")).read("B")


@pytest.mark.parametrize(
    ("kind", "text", "keeps"),
    [
        (integers, "3, 4", True),
        (integers, "[3,4]", True),
        (integers, "result = 3, 4", False),
        (LABELS, "5, 2", True),
        (LABELS, "(5, 2)", True),
        (LABELS, "5 and 2", False),
        (WORDS, "pop, push", True),
        (WORDS, "pop push", False),
    ],
)
def test_form_is_judged_apart_from_content(kind, text, keeps):
    assert kind.read(text)
    assert kind.compliant(text) is keeps


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
@pytest.mark.parametrize("text", ["(" * 3999, "[" * 1999 + "]" * 1999, "1," * 2000, "9" * 3999])
def test_long_texts_are_refused(kind, text):
    with pytest.raises(Unreadable):
        kind.read(text)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
@pytest.mark.parametrize("line", HOSTILE.read_text(encoding="utf-8").splitlines())
def test_hostile_text_is_read_or_refused(kind, line):
    case = json.loads(line)
    with suppress(Unreadable):
        kind.read(case["input"])
