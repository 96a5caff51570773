"""The reader of trees: precedence by hand-worked cases, and a quick end on any text."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from unseen.core.errors import Unreadable
from unseen.core.reading.limits import DEEPEST
from unseen.core.reading.parse import parse
from unseen.core.reading.tokens import tokenize
from unseen.core.reading.tree import (
    Call,
    Group,
    Matrix,
    Name,
    Number,
    Operation,
    Relation,
    Words,
    fold,
)


def tree(text):
    return parse(tokenize(text))


def lisp(node, below):
    """Return a tree as nested parentheses, operators first."""
    match node:
        case Number() | Name() | Words():
            return node.text
        case Operation():
            head = node.symbol
        case Call():
            head = node.function
        case Relation():
            head = " ".join(node.symbols)
        case Group():
            head = f"{node.open}{node.close}"
        case Matrix():
            head = f"{node.environment}:{','.join(str(len(row)) for row in node.rows)}"
    return f"({' '.join([head, *below])})"


def shown(text):
    return fold(tree(text), lisp)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1 + 2*3", "(+ 1 (* 2 3))"),
        ("1 - 2 - 3", "(- (- 1 2) 3)"),
        ("2^3^2", "(^ 2 (^ 3 2))"),
        ("-2^2", "(neg (^ 2 2))"),
        ("2^-1", "(^ 2 (neg 1))"),
        ("2^-3*4", "(* (^ 2 (neg 3)) 4)"),
        ("-2*3", "(* (neg 2) 3)"),
        ("1/2x", "(times (/ 1 2) x)"),
        ("2x^2", "(times 2 (^ x 2))"),
        ("x_1^2", "(^ (_ x 1) 2)"),
        ("5!", "(! 5)"),
        ("2^3!", "(^ 2 (! 3))"),
        ("3%", "(% 3)"),
        ("90^\\circ", "(^ 90 °)"),
        ("f'(x)", "(times (' f) (() x))"),
        ("± 2", "(pm 2)"),
        ("A ∪ B ∩ C", "(∪ A (∩ B C))"),
    ],
)
def test_operators_bind_as_in_books(text, expected):
    assert shown(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2 1/3", "(mixed 2 (frac 1 3))"),
        ("2\\frac{1}{3}", "(mixed 2 (frac 1 3))"),
        ("2\\frac13", "(mixed 2 (frac 1 3))"),
        ("-2 1/3", "(neg (mixed 2 (frac 1 3)))"),
        ("2\\frac{x}{3}", "(times 2 (frac x 3))"),
        ("2.5\\frac{1}{3}", "(times 2.5 (frac 1 3))"),
        ("\\frac{1}{2}x", "(times (frac 1 2) x)"),
        ("\\frac12", "(frac 1 2)"),
        ("\\frac1{23}", "(frac 1 23)"),
        ("\\dfrac{x+1}{2}", "(frac (+ x 1) 2)"),
    ],
)
def test_fractions_and_mixed_numbers(text, expected):
    assert shown(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("\\sqrt{2}", "(root 2 2)"),
        ("\\sqrt2", "(root 2 2)"),
        ("\\sqrt[3]{2}", "(root 2 3)"),
        ("sqrt(2)/2", "(/ (root 2 2) 2)"),
        ("√2", "(root 2 2)"),
        ("cbrt(x)", "(root x 3)"),
        ("sin^2 x", "(^ (sin x) 2)"),
        ("\\sin^{2}(x)", "(^ (sin x) ({} 2))"),
        ("sin 2 x", "(times (sin 2) x)"),
        ("sin 2x", "(sin (times 2 x))"),
        ("\\sin 2\\pi", "(sin (times 2 π))"),
        ("log_2 8", "(log 8 2)"),
        ("log2(8)", "(log 8 2)"),
        ("\\log_{10}^2(x)", "(^ (log x ({} 10)) 2)"),
        ("max(1, 2)", "(max 1 2)"),
        ("|x - 1|", "(abs (- x 1))"),
        ("2|x|", "(times 2 (abs x))"),
        ("||v||", "(norm v)"),
        ("\\overline{AB}", "(overline AB)"),
    ],
)
def test_functions(text, expected):
    assert shown(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1, 2, 3", "( 1 2 3)"),
        ("(1, 2]", "((] 1 2)"),
        ("\\{1, 2\\}", "(\\{\\} 1 2)"),
        ("x = 2 and y = 3", "( (= x 2) (= y 3))"),
        ("1 < x <= 3", "(< ≤ 1 x 3)"),
        ("[[1, 2], [3, 4]]", "([] ([] 1 2) ([] 3 4))"),
        ("\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}", "(pmatrix:2,2 1 2 3 4)"),
        ("\\begin{bmatrix} 1 \\\\ 3 \\\\ \\end{bmatrix}", "(bmatrix:1,1 1 3)"),
        ("two words", "two words"),
        ("()", "(())"),
    ],
)
def test_lists_relations_and_matrices(text, expected):
    assert shown(text) == expected


@pytest.mark.parametrize(
    ("text", "separators"),
    [
        ("1, 2; 3", (",", ";")),
        ("1, 2,", (",", ",")),
        ("1, and 2", ("and",)),
        ("1 or 2", ("or",)),
        ("1, or and 2", ("or",)),
        ("1 or\n2", ("or",)),
    ],
)
def test_separators_are_kept_and_an_or_is_never_lost(text, separators):
    assert tree(text).separators == separators


@pytest.mark.parametrize(
    "text",
    [
        "1 2", "1/2 3", "2^2 3", "x 3 4", "2 1/(3)", "2 1/", "2 5/3", "1,,2", ",1", "1 +", "* 2",
        "(1", "1)", "[1}", "|x", "\\frac{1}", "\\frac{1,2}{3}", "\\sqrt", "sqrt()", "sqrt(9, 3)",
        "\\sqrt[2,3]{4}", "\\sqrt[3){4}", "sin^2^", "log_2_3 8", "\\sqrt[3]_2{8}",
        "\\begin{pmatrix} 1", "\\begin{pmatrix} 1 \\end{bmatrix}", "\\end{pmatrix}", "1 & 2", "x =",
        "= x", "\\vec", "x_", '5 "', "1 . 2",
    ],
)  # fmt: skip
def test_what_is_not_understood_whole_is_unreadable(text):
    with pytest.raises(Unreadable):
        tree(text)


NESTED = {
    "brackets": ("(", "x", ")"),
    "fractions": ("\\frac{", "x", "}{2}"),
    "roots": ("\\sqrt{", "x", "}"),
    "signs": ("-", "x", ""),
    "powers": ("x^", "x", ""),
    "braces": ("x^{", "x", "}"),
    "functions": ("sin ", "x", ""),
    "bars and brackets": ("|(", "x", ")|"),
    "subscripts": ("x_{", "x", "}"),
    "accents": ("\\vec{", "x", "}"),
    "matrices": ("\\begin{pmatrix}", "x", "\\end{pmatrix}"),
    "prefix roots": ("√", "x", ""),
}


@pytest.mark.parametrize("name", sorted(NESTED))
def test_depth_is_capped_whatever_is_nested(name):
    before, middle, after = NESTED[name]
    tree(before * (DEEPEST // 3) + middle + after * (DEEPEST // 3))
    with pytest.raises(Unreadable, match="nested"):
        tree(before * (DEEPEST + 1) + middle + after * (DEEPEST + 1))


@pytest.mark.parametrize("link", ["+x", "*x", "/x", " x", "'", "!", "%", "=x", ",x", "_1", "∪x"])
def test_a_long_chain_is_no_nesting(link):
    chain = tree("x" + link * 900)
    fold(chain, lambda _node, below: None)


_PIECES = (
    "0 12 3.5 x y foo and or + - * / ^ _ ! % ' = < , ; ( ) [ ] { } | || \\{ \\} \\frac \\sqrt sin "
    "log \\begin{pmatrix} \\end{pmatrix} & \\\\ \\text{a} \\vec π ° … . \\left \\right"
)
PIECES = _PIECES.split()


@given(st.lists(st.sampled_from(PIECES), max_size=40), st.sampled_from(["", " "]))
@example(["2", "1", "/"], " ")
def test_any_row_of_known_pieces_is_read_whole_or_refused(pieces, glue):
    text = glue.join(pieces)
    try:
        node = tree(text)
    except Unreadable:
        return
    assert isinstance(node, (Number, Name, Words, Operation, Call, Group, Relation, Matrix))
    numbers = fold(node, lambda each, below: sum(below) + isinstance(each, Number))
    written = sum(token.kind == "number" for token in tokenize(text))
    assert numbers >= written, "a number was skipped in silence"


@given(st.text(max_size=120))
def test_any_text_is_a_tree_or_unreadable(text):
    try:
        node = tree(text)
    except Unreadable:
        return
    assert isinstance(node, (Number, Name, Words, Operation, Call, Group, Relation, Matrix))
