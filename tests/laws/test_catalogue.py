"""The laws hold for every category of the catalogue, at every tier, on a sample."""

from functools import cache

import pytest

from unseen.categories import by_slug, catalogue
from unseen.categories.oracles import oracle_of
from unseen.core.laws import LAWS, sample_of

SEED = "laws of the catalogue"
CELLS = [(slug, tier) for slug, category in catalogue().items() for tier in category.tiers]
COUNTS = {
    "every_dress_is_right": 15,
    "no_miss_is_right": 15,
    "chance_is_low": 200,
    "the_space_is_stated": 400,
}
ADJACENT = 200


@cache
def facts_sample(slug, tier, count):
    return sample_of(by_slug(slug), tier, SEED, count)


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize(("slug", "tier"), CELLS)
def test_law_holds(slug, tier, law):
    sample = facts_sample(slug, tier, COUNTS.get(law, 40))
    assert list(LAWS[law](by_slug(slug), tier, sample)) == []


@pytest.mark.parametrize(("slug", "tier"), CELLS)
def test_stored_answer_agrees_with_an_independent_oracle(slug, tier):
    category, confirm = by_slug(slug), oracle_of(slug)
    assert confirm, f"{slug} has no oracle"
    for facts in facts_sample(slug, tier, 40):
        assert confirm(facts, category.solve(facts)) is True, facts


@pytest.mark.parametrize("slug", catalogue())
def test_measured_work_rises_with_every_tier(slug):
    category = by_slug(slug)
    means = [
        sum(map(category.measure, facts_sample(slug, tier, 200))) / 200 for tier in category.tiers
    ]
    assert means == sorted(set(means)), means


@pytest.mark.parametrize("slug", catalogue())
def test_there_are_eight_tiers_and_three_framings(slug):
    category = by_slug(slug)
    assert list(category.tiers) == list(range(1, 9))
    assert {"plain", "story", "inverted"} <= set(category.framings)


@pytest.mark.parametrize(("slug", "tier"), CELLS)
def test_adjacent_seeds_share_no_problem(slug, tier):
    category = by_slug(slug)
    first, second = (set(sample_of(category, tier, seed, ADJACENT)) for seed in (42, 43))
    assert len(first & second) <= (1 if tier == 1 else 0)


@pytest.mark.slow
@pytest.mark.parametrize("law", ["every_dress_is_right", "no_miss_is_right"])
@pytest.mark.parametrize(("slug", "tier"), CELLS)
def test_renderings_over_200_problems(slug, tier, law):
    assert list(LAWS[law](by_slug(slug), tier, facts_sample(slug, tier, 200))) == []


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "tier"), CELLS)
def test_oracle_agrees_on_a_thousand_problems(slug, tier):
    category, confirm = by_slug(slug), oracle_of(slug)
    for facts in sample_of(category, tier, "a thousand", 1000):
        assert confirm(facts, category.solve(facts)) is True, facts


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "tier"), CELLS)
def test_twenty_thousand_draws_hold_no_duplicate(slug, tier):
    draws = 2000 if slug == "chess_mate" else 20_000
    distinct = len(set(sample_of(by_slug(slug), tier, "distinct", draws)))
    expected_repeats = draws**2 / 2 / by_slug(slug).space(tier)
    assert draws - distinct <= (4 * expected_repeats + 3 if tier == 1 else 0)
