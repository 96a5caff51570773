"""A plan is spread over categories and tiers, and it depends on nothing but its design."""

from collections import Counter

import pytest

from unseen.categories import catalogue
from unseen.core.errors import BadInput
from unseen.runs.plan import MODES, Design, problems_of, questions

KNOWN = catalogue()
SLUGS = tuple(KNOWN)


def cells(asked):
    return Counter((q.problem_id.slug, q.problem_id.tier) for q in asked)


@pytest.mark.parametrize("mode", MODES)
def test_a_mode_asks_its_number_of_families(mode):
    asked = questions(Design(families=MODES[mode], categories=SLUGS), KNOWN)
    assert len(asked) == MODES[mode]
    assert len({q.problem_id.family for q in asked}) == MODES[mode]


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_every_tier_is_asked_about_equally_often(count):
    slugs = SLUGS[:count]
    asked = questions(Design(families=25, categories=slugs), KNOWN)
    by_tier = Counter(q.problem_id.tier for q in asked)
    assert set(by_tier) == {1, 2, 3, 4, 5}
    assert max(by_tier.values()) - min(by_tier.values()) <= count
    spread = cells(asked).values()
    assert max(spread) - min(spread) <= 1 or count == 1


def test_rounds_times_tiers_ask_each_cell_once():
    asked = questions(Design(families=len(SLUGS) * 5, categories=SLUGS), KNOWN)
    assert set(cells(asked).values()) == {1}


def test_framings_and_epochs_multiply_and_share_their_facts():
    design = Design(
        families=5, categories=SLUGS[:1], framings=("plain", "story", "inverted"), epochs=2
    )
    asked = questions(design, KNOWN)
    problems = problems_of(asked, KNOWN, "42")
    assert len(asked) == 5 * 3 * 2
    assert len(problems) == 15
    assert len({repr(problem.facts) for problem in problems.values()}) == 5


def test_a_plan_does_not_depend_on_the_order_of_the_categories():
    one = Design(families=60, categories=SLUGS)
    other = Design(families=60, categories=SLUGS[::-1])
    assert questions(one, KNOWN) == questions(other, KNOWN)


@pytest.mark.parametrize(
    "design",
    [
        Design(families=0, categories=SLUGS[:1]),
        Design(families=1, categories=SLUGS[:1], epochs=0),
        Design(families=1, categories=SLUGS[:1], tiers=(99,)),
        Design(families=1, categories=SLUGS[:1], framings=("sung",)),
    ],
)
def test_what_does_not_exist_is_refused(design):
    with pytest.raises(BadInput):
        questions(design, KNOWN)
