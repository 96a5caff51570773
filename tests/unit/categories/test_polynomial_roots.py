"""Polynomial equations: the roots told are those of the text, with their multiplicities."""

from fractions import Fraction

import pytest

from unseen.categories.equations.facts import Equation, expanded, sum_of
from unseen.categories.equations.layout import backwards, falling, nested
from unseen.categories.polynomial_roots import CATEGORY, TIERS, solve
from unseen.core.grading import grade
from unseen.core.laws import sample_of
from unseen.core.reading.surds import Surd


def value_at(polynomial, point):
    total = Surd.of(0)
    for coefficient in polynomial:
        total = total * point + coefficient
    return total


@pytest.mark.parametrize("tier", TIERS)
def test_every_root_solves_the_equation_and_none_is_missing(tier):
    for equation in sample_of(CATEGORY, tier, "solve", 30):
        found = solve(equation)
        assert len(found) == len(equation.difference) - 1
        for root in found:
            assert value_at(equation.left, root) == value_at(equation.right, root)
            assert root != Surd.of(0)


@pytest.mark.parametrize("tier", TIERS)
def test_sum_and_product_of_the_roots_are_those_of_vieta(tier):
    for equation in sample_of(CATEGORY, tier, "vieta", 30):
        first, second, *_, last = equation.difference
        found = solve(equation)
        total, product = Surd.of(0), Surd.of(1)
        for root in found:
            total, product = total + root, product * root
        assert total.rational == Fraction(-second, first)
        assert product.rational == Fraction(last * (-1) ** len(found), first)


def test_multiplicity_counts():
    twice = Equation(((1, -2), (1, -2), (1, -3)), (0,))
    assert grade(CATEGORY, twice, "ANSWER: 2, 2, 3").correct
    assert not grade(CATEGORY, twice, "ANSWER: 2, 3, 3").correct
    assert not grade(CATEGORY, twice, "ANSWER: 2, 3").correct


def test_documented_form_with_i_is_right():
    """The original refused the form that its own prompt asked for."""
    equation = Equation(((1, -4, 13),), (0,))
    for text in ("2+3i, 2-3i", "2 + 3*i, 2 - 3*i", "2 ± 3i", "2+3j, 2-3j"):
        assert grade(CATEGORY, equation, f"ANSWER: {text}").correct


def test_polynomials_on_paper():
    assert falling((2, 0, -1, 5)) == "2x^3 - x + 5"
    assert backwards((2, 0, -1, 5)) == "5 - x + 2x^3"
    assert nested((2, 0, -1, 5)) == "((2x + 0)x - 1)x + 5"
    assert falling((-1, 1), "z") == "-z + 1"
    assert expanded(((1, -2), (1, 3))) == (1, 1, -6)
    assert sum_of((1, 0, 0), (2, -1)) == (1, 2, -1)
