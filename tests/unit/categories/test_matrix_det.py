"""Determinants: exact at every size, told so that the answer follows from the text alone."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unseen.categories.determinants.matrix import Matrix
from unseen.categories.determinants.shapes import SHAPES
from unseen.categories.matrix_det import CATEGORY, TIERS, solve
from unseen.categories.oracles.matrix_det import confirm
from unseen.core.ids import ProblemId
from unseen.core.laws import sample_of
from unseen.core.problem import mint
from unseen.core.rng import Rng

ENTRIES = st.integers(-9, 9)


def leibniz(rows):
    """Expand along the first row: slow, and like nothing in the package."""
    if not rows:
        return 1
    minors = ([row[:at] + row[at + 1 :] for row in rows[1:]] for at in range(len(rows)))
    return sum((-1) ** at * rows[0][at] * leibniz(minor) for at, minor in enumerate(minors))


@given(
    st.integers(1, 5).flatmap(
        lambda n: st.lists(st.lists(ENTRIES, min_size=n, max_size=n), min_size=n, max_size=n)
    )
)
def test_elimination_without_fractions_equals_expansion(rows):
    assert solve(Matrix(tuple(map(tuple, rows)))) == leibniz(rows)


def test_large_entries_stay_exact_where_floats_fail():
    rows = ((10**9 + 1, 10**9), (10**9, 10**9 - 1))
    assert solve(Matrix(rows)) == -1


@pytest.mark.parametrize("shape", SHAPES)
def test_structures_are_what_they_are_called(shape):
    rows = SHAPES[shape].build(6, 4, Rng("shapes", shape))
    assert len(rows) == 6
    assert all(len(row) == 6 for row in rows)
    if shape == "circulant":
        assert all(rows[i][j] == rows[0][(j - i) % 6] for i in range(6) for j in range(6))
    if shape == "twin":
        assert [row[3:] + row[:3] for row in rows[:3]] == rows[3:]


def test_answers_have_at_most_twelve_digits_and_are_never_small():
    for tier in TIERS:
        for facts in sample_of(CATEGORY, tier, "range", 50):
            assert 10 <= abs(solve(facts)) < 10**12


def test_the_plain_table_holds_the_matrix_itself():
    """Whoever reads the numbers off the page and takes their determinant is right."""
    found = 0
    for index in range(30):
        problem = mint(CATEGORY, "read back", ProblemId("matrix_det", 1, 3, index))
        text = problem.prompt.split("Give your final")[0].replace("4 × 4", "")
        numbers = [int(part) for part in re.findall(r"(?<![\w.])-?\d+(?![\w.])", text)]
        if len(numbers) == 16:
            found += 1
            rows = [numbers[place : place + 4] for place in range(0, 16, 4)]
            assert confirm(Matrix(tuple(map(tuple, rows))), solve(problem.facts))
    assert found >= 5
