"""Polygons: simple, never degenerate, exact, and told without ambiguity."""

from fractions import Fraction

import pytest

from unseen.categories.geo_polygon import CATEGORY, TIERS, solve
from unseen.categories.polygons.facts import Figure
from unseen.categories.polygons.geometry import area, hull, inside, is_simple, overlap
from unseen.core.grading import grade
from unseen.core.laws import sample_of

SQUARE = ((0, 0), (4, 0), (4, 4), (0, 4))


@pytest.mark.parametrize("tier", TIERS)
def test_every_figure_is_simple_and_its_answer_is_not_small(tier):
    for figure in sample_of(CATEGORY, tier, "simple", 60):
        assert all(map(is_simple, figure.polygons))
        assert abs(solve(figure)) >= 2


def test_a_bow_tie_and_a_straight_corner_are_not_simple():
    assert is_simple(SQUARE)
    assert not is_simple(((0, 0), (4, 4), (4, 0), (0, 4)))
    assert not is_simple(((0, 0), (2, 0), (4, 0), (0, 4)))


def test_area_doesnt_depend_on_where_or_which_way_the_border_is_walked():
    shape = ((3, 4), (5, 11), (12, 8), (9, 5), (5, 6))
    for turn in range(5):
        turned = shape[turn:] + shape[:turn]
        assert abs(area(turned)) == abs(area(turned[::-1])) == 30


def test_points_inside_by_counting_a_grid():
    assert inside(SQUARE) == 9
    assert inside(((0, 0), (5, 0), (0, 5))) == 6


def test_hull_leaves_out_what_lies_within():
    assert set(hull([*SQUARE, (1, 1), (2, 3)])) == set(SQUARE)


def test_overlap_of_shifted_squares():
    shifted = tuple((x + 2, y + 2) for x, y in SQUARE)
    assert overlap(SQUARE, shifted) == overlap(shifted, SQUARE) == 4


def test_half_units_are_exact_and_rounding_is_refused():
    triangle = Figure("area", (((0, 0), (3, 0), (0, 5)),))
    assert solve(triangle) == Fraction(15, 2)
    for right in ("15/2", "7.5", "7 1/2", "\\frac{15}{2}"):
        assert grade(CATEGORY, triangle, f"ANSWER: {right}").correct
    for wrong in ("7", "8", "-7.5", "7.4", "15"):
        assert not grade(CATEGORY, triangle, f"ANSWER: {wrong}").correct
