"""Numbers as people write them: what joins, what stays a list, and what a number may not be."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unseen.core.errors import Unreadable
from unseen.core.reading.limits import MOST_DIGITS, MOST_TOKENS
from unseen.core.reading.numerals import grouped, literal
from unseen.core.reading.parse import parse
from unseen.core.reading.tokens import tokenize
from unseen.core.reading.tree import Number


def joined(text, *, is_list=False):
    return [token.text for token in grouped(tokenize(text), is_list=is_list)]


def value(text):
    return literal(parse(grouped(tokenize(text))))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("7,425,000", ["7425000"]),
        ("10\\,080", ["10080"]),
        ("1 234 567", ["1234567"]),
        ("1{,}234", ["1234"]),
        ("1_000", ["1000"]),
        ("1,234.5", ["1234.5"]),
        ("1,23", ["1", ",", "23"]),
        ("12,3456", ["12", ",", "3456"]),
        ("0,123", ["0", ",", "123"]),
        ("1234,567", ["1234", ",", "567"]),
        ("1, 234", ["1", ",", "234"]),
        ("1,234 567", ["1234", "567"]),
        ("(1,234)", ["(", "1", ",", "234", ")"]),
        ("(1,234, 5,678)", ["(", "1234", ",", "5678", ")"]),
        ("(1,234, 5,67)", ["(", "1", ",", "234", ",", "5", ",", "67", ")"]),
        ("[1 234]", ["[", "1", "234", "]"]),
        ("1 234 5/8", ["1234", "5", "/", "8"]),
        ("1 000/3", ["1000", "/", "3"]),
        ("1.5,000", ["1.5", ",", "000"]),
    ],
)
def test_which_digits_are_one_number(text, expected):
    assert joined(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1,234", ["1", ",", "234"]),
        ("1 234", ["1", "234"]),
        ("1,234, 5,678", ["1234", ",", "5678"]),
        ("1\\,234", ["1234"]),
        ("1{,}234", ["1234"]),
    ],
)
def test_in_a_list_only_what_is_surely_one_number_joins(text, expected):
    assert joined(text, is_list=True) == expected


@given(st.integers(0, 10**40))
def test_digit_groups_join_to_the_number_they_were_made_from(number):
    text = f"{number:,}"
    for separator in (",", "\\,", " ", "{,}", "_", "\N{NARROW NO-BREAK SPACE}"):
        assert joined(text.replace(",", separator)) == [str(number)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("-7/2", Fraction(-7, 2)),
        ("--5", 5),
        ("+5", 5),
        ("((5))", 5),
        ("[5]", 5),
        ("(5,)", 5),
        ("-(7/2)", Fraction(-7, 2)),
        ("6/-3", -2),
        ("(-6)/(4)", Fraction(-3, 2)),
        ("\\frac{-1.5}{2}", Fraction(-3, 4)),
        ("-2 1/3", Fraction(-7, 3)),
        ("50%", Fraction(1, 2)),
        ("-1.5*10^3", -1500),
        ("2*10^{-3}", Fraction(1, 500)),
        ("1.5e-3", Fraction(3, 2000)),
        (".5", Fraction(1, 2)),
        ("0.10", Fraction(1, 10)),
    ],
)
def test_numbers_written_out(text, expected):
    assert value(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "2*3", "2+3", "10^3", "2^3", "1/2/3", "(1/2)/3", "1/0", "1/0.0", "\\frac{1}{0}", "x",
        "2x", "5!", "(2)(3)", "sqrt(4)", "1, 2", "(1, 2)", "(5]", "[5)", "(5 or)", "(5;)",
        "\\{5\\}", "⌊5⌋", "|5|", "1.5*10^(1/2)", "1.5*9^3", "1.5*10.0^3", "10^3*2", "5%/3",
        "2 1/3/2", "5°", "∞", "five", "()",
    ],
)  # fmt: skip
def test_whatever_is_not_a_number_written_out_is_unreadable(text):
    with pytest.raises(Unreadable):
        value(text)


@given(st.fractions(), st.integers(0, 6))
def test_a_fraction_is_its_text_whatever_its_signs_and_brackets(number, layers):
    text = "(" * layers + str(number) + ")" * layers
    assert value(text) == number
    assert value(f"-({text})") == -number
    assert value(f"({text})%") == number / 100 if number.denominator == 1 else True


@pytest.mark.parametrize(
    "text",
    [
        "1e1000", "1e-1000", "1e999999999", "1e-99999999999999", "1*10^1000", "1*10^-1000",
        "1*10^600*10^600*10^-600*10^-600",
        "1*10^600*10^600", "1*10^(1e900)", "9" * (MOST_DIGITS + 1),
        "5" + "%" * (MOST_TOKENS - 1), "1e900" + "*10^900" * 20, "1e600%%" + "*10^500",
        f"{'9' * 600}*10^600",
    ],
)  # fmt: skip
def test_no_number_grows_beyond_the_cap(text):
    with pytest.raises(Unreadable, match="digits"):
        value(text)


def test_a_number_of_just_the_greatest_size_is_read():
    assert value("9" * (MOST_DIGITS - 1)) == 10 ** (MOST_DIGITS - 1) - 1
    assert value("1e900") == 10**900


@pytest.mark.parametrize("link", ["%", "*10^0", "*10^1*10^-1"])
def test_a_long_chain_needs_no_deep_recursion(link):
    count = (MOST_TOKENS - 1) // len(tokenize(link))
    chain = parse(tokenize("7" + link * count))
    try:
        assert literal(chain) == 7
    except Unreadable as why:
        assert "digits" in str(why)  # noqa: PT017 - either outcome keeps the law


@given(st.from_regex(r"[0-9]{1,4}(\.[0-9]{1,4})?([eE][+-]?[0-9]{1,2})?", fullmatch=True))
def test_a_written_number_means_what_python_says(text):
    assert Number(text).value == Fraction(text)
    assert Number(text).is_whole is text.isdigit()
    assert Number(text).places == len(text.lower().split("e")[0].partition(".")[2])
