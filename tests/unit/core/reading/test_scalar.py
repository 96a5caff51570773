"""One value in the dress of prose: known words go, and whatever may change the value is refused."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unseen.core.errors import Unreadable
from unseen.core.reading.limits import MOST_TOKENS
from unseen.core.reading.scalar import FILLERS, UNITS, number, value_node
from unseen.core.reading.tree import Call, Name, Number, Operation


@pytest.mark.parametrize(
    "text",
    [
        "42", "x = 42", "x=42.", "The answer is 42.", "the answer is: $42$", "P(A | B) = 42",
        "|A| = 42", "det(A) = 42", "x_1 = 42", "f(5) = 42", "f'(2) = 42", "a_{12} = 42", "= 42",
        "N := 42", "n: 42", "x → 42", "So the total is 42 ways", "42 cm", '"42"', "\\boxed{42}",
        "$$x = 42$$", "42 square units", "40 + 2 = 42", "x = 84/2 = 42", "x = 6*7 = 42",
        "x = y = 42", "\\sqrt{1764} = 42", "total: 42 moves", "42\n", "x =\n42", "(42)",
        "\\text{The answer is } 42", "E[X] = 42", "\\left|A\\right| = 42",
        "number of ways = 42",
    ],
)  # fmt: skip
def test_dress_is_dropped(text):
    assert number(text) == 42


@pytest.mark.parametrize(
    "text",
    [
        "not 42", "x ≠ 42", "x < 42", "x <= 42", "> 42", "42?", "42 or 43", "42 and 43",
        "42, 43", "42; 43", "maybe 42", "about 42", "≈ 42", "x ~ 42", "41 = 42", "x = 41 = 42",
        "1/x = 42", "-x = 42", "x^2 = 42", "2x = 42", "x + 1 = 42", "42 = x", "x = 42, y = 43",
        "x = 42\ny = 43", "42 million", "6 * 7", "x", "ways", "is", "=", "x =", "42 or", "42!",
        "42 (or 43)", "(42, 43)", "42...", "42 ...", "1:2", "not = 42", "x = not 42",
        "x = 42 = 43", "42i", "no", "∅", "42 is wrong", "x ∈ 42",
    ],
)  # fmt: skip
def test_what_may_change_the_value_is_unreadable(text):
    with pytest.raises(Unreadable):
        number(text)


@pytest.mark.parametrize("text", ["≈ 0.333", "x ≈ 0.333", "1/3 ≈ 0.333", "x = 1/3 ≈ 0.333"])
def test_an_approximation_is_read_only_where_one_is_asked_for(text):
    assert number(text, approximate=True) == Fraction(333, 1000)
    with pytest.raises(Unreadable):
        number(text)


def test_equal_members_of_a_chain_are_no_contradiction():
    assert number("7/2 = 3.5") == Fraction(7, 2)
    with pytest.raises(Unreadable, match="said to be equal"):
        number("7/2 = 3.6")


@pytest.mark.parametrize(
    ("text", "node"),
    [
        ("y = 2", Number("2")),
        ("f(x) = x", Name("x")),
        ("x!", Operation("!", (Name("x"),))),
        ("answer: sqrt(x)", Call("root", (Name("x"), Number("2")))),
    ],
)
def test_the_tree_of_a_value_keeps_what_is_not_dress(text, node):
    assert value_node(text) == node or value_node(text).operands == node.operands


@given(
    st.lists(st.sampled_from(sorted(FILLERS - {"a"})), max_size=4),
    st.integers(-(10**12), 10**12),
    st.lists(st.sampled_from(sorted(UNITS)), max_size=2),
)
def test_any_fillers_and_units_leave_the_number(before, value, behind):
    assert number(" ".join([*before, str(value), *behind])) == value


@given(
    st.sampled_from(["no", "never", "if", "unless", "over", "under", "half", "twice", "thousand"])
)
def test_one_word_that_is_not_known_spoils_the_value(word):
    for text in (f"{word} 42", f"42 {word}", f"x = {word} 42", f"the {word} answer is 42"):
        with pytest.raises(Unreadable):
            number(text)


@pytest.mark.parametrize("link", ["x ", "x'", "x_1 ", "f(x)"])
def test_a_long_name_needs_no_deep_recursion(link):
    count = (MOST_TOKENS - 8) // (4 if link == "f(x)" else 3 if "_" in link else 2)
    assert number(f"y = {link * count} = 42") == 42


def test_a_long_sum_needs_no_deep_recursion():
    assert number("1" + "+1" * 900 + " = 901") == 901


@given(st.text(max_size=100))
def test_any_text_is_a_number_or_unreadable(text):
    try:
        value = number(text)
    except Unreadable:
        return
    assert isinstance(value, Fraction)
