"""Tokens: plain notation and LaTeX give the same ones, dress gives none, the unknown is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unseen.core.errors import Unreadable
from unseen.core.reading.limits import MOST_TOKENS
from unseen.core.reading.tokens import tokenize
from unseen.core.reading.vocabulary import COMMANDS


def texts(text):
    return [token.text for token in tokenize(text)]


def kinds(text):
    return [token.kind for token in tokenize(text)]


@pytest.mark.parametrize(
    ("latex", "plain"),
    [
        ("$x \\leq 3$", "x <= 3"),
        ("\\left( 1, 2 \\right)", "(1, 2)"),
        ("2 \\cdot 3", "2 * 3"),
        ("\\text{42}", "42"),
        ("\\mathrm{42}", "42"),
        ("\\boxed{42}", "42"),
        ("\\pi", "π"),
        ("\\displaystyle 5", "5"),
        ("\\(5\\)", "5"),
        ("5 \\quad", "5"),
        ("\\alpha + \\beta", "alpha + beta"),
        ("\\infty", "oo"),
        ("x \\to 3", "x -> 3"),
        ("\\mathbb{R}", "ℝ"),
    ],
)
def test_latex_and_plain_text_give_the_same_tokens(latex, plain):
    assert [token[:2] for token in tokenize(latex)] == [token[:2] for token in tokenize(plain)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("12", ["12"]),
        ("0.50", ["0.50"]),
        (".5", [".5"]),
        ("5.", ["5", "."]),
        ("1.5e-3", ["1.5e-3"]),
        ("2e", ["2", "e"]),
        ("1.2.3", ["1.2", ".3"]),
        ("2xy", ["2", "xy"]),
        ("isqrt2", ["i", "sqrt", "2"]),
        ("sin(x)", ["sin", "(", "x", ")"]),
        ("1{,}234", ["1", "{,}", "234"]),
        ("a != b", ["a", "≠", "b"]),
        ("2**3", ["2", "^", "3"]),
        ("don't", ["don't"]),
        ("x'", ["x", "'"]),
        ("1...9", ["1", "…", "9"]),
    ],
)
def test_where_plain_text_is_cut(text, expected):
    assert texts(text) == expected


def test_environments_and_rows_are_tokens():
    text = "\\begin{array}{c|c} 1 & 2 \\\\[2pt] 3 & 4 \\end{array}"
    assert kinds(text) == [
        "begin", "number", "column", "number", "row", "number", "column", "number", "end",
    ]  # fmt: skip
    assert tokenize(text)[0].text == "array"


def test_gaps_are_kept_apart_from_tight_tokens():
    assert [token.gap for token in tokenize("1 2\\,3,4")] == ["", " ", ",", "", ""]


def test_one_letter_is_a_variable_in_mathematics_and_a_word_in_prose():
    assert kinds("a") == ["name"]
    assert kinds("\\text{a}") == ["word"]
    assert kinds("\\mathit{a}") == ["name"]


@pytest.mark.parametrize(
    "text",
    ["\\input{x}", "\\def\\x{1}", "\\newcommand", "\\*", "\\", "a # b", "5 € 3", "٣", "a \u0336"],
)  # fmt: skip
def test_an_unknown_command_or_sign_is_unreadable(text):
    with pytest.raises(Unreadable):
        tokenize(text)


def test_words_that_stand_for_nothing_leave_nothing():
    with pytest.raises(Unreadable, match="nothing is written there"):
        tokenize("\\text{ }")


def test_the_number_of_tokens_is_capped():
    assert len(tokenize("x " * MOST_TOKENS)) == MOST_TOKENS
    with pytest.raises(Unreadable, match=f"more than {MOST_TOKENS} tokens"):
        tokenize("+" * (MOST_TOKENS + 1))


def test_characters_that_grow_when_made_plain_are_capped_too():
    with pytest.raises(Unreadable):
        tokenize("\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM} " * 2000)


def test_fonts_within_fonts_are_capped():
    with pytest.raises(Unreadable):
        tokenize("\\text{1+1+1} " * 300)


@given(st.text(max_size=200))
def test_any_text_is_cut_or_refused(text):
    try:
        tokens = tokenize(text)
    except Unreadable:
        return
    assert 0 < len(tokens) <= MOST_TOKENS


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_known_command_is_one_token(name):
    assert [token[:2] for token in tokenize(f"\\{name} ")] == [COMMANDS[name]]
