"""Evidence: one prevalence, order that does not matter, dependence that does."""

from fractions import Fraction
from itertools import permutations

import pytest

from unseen.categories.evidence.facts import (
    Chain,
    Diagnosis,
    Link,
    Network,
    Node,
    Sources,
    Suspects,
    Trial,
)
from unseen.categories.evidence.values import marginal, probability_of
from unseen.categories.evidence.wording import number, percent, with_article
from unseen.categories.prob_bayes import CATEGORY, TIERS, ask
from unseen.core.laws import sample_of
from unseen.core.rng import Rng


def test_prevalence_is_stated_once_in_every_text():
    """The original stated one for each stage, and they contradicted each other."""
    for belief in sample_of(CATEGORY, 3, "once", 10):
        belief = belief._replace(prior=137)  # noqa: PLW2901 - a share that no test has
        for framing in ("plain", "story"):
            for index in range(8):
                assert ask(belief, framing, Rng("once", index)).count("13.7%") == 1
        for index in range(8):
            text = ask(belief, "inverted", Rng("once", index))
            assert text.count("86.3%") + text.count("863 to 137") == 1


def test_order_of_independent_tests_does_not_matter():
    for belief in sample_of(CATEGORY, 3, "order", 10):
        answers = {
            probability_of(belief._replace(tests=tests)) for tests in permutations(belief.tests)
        }
        assert answers == {probability_of(belief)}


def test_posterior_of_one_test_is_the_prior_of_the_next():
    one, two = Trial(900, 100, True), Trial(800, 300, False)
    between = probability_of(Diagnosis(200, (one,)))
    odds = between / (1 - between) * Fraction(200, 700)
    assert probability_of(Diagnosis(200, (one, two))) == odds / (1 + odds)


def test_test_that_says_nothing_changes_nothing():
    assert probability_of(Diagnosis(137, (Trial(400, 400, True),))) == Fraction(137, 1000)


def test_probabilities_of_all_hypotheses_add_up_to_1():
    for belief in sample_of(CATEGORY, 4, "all", 20):
        everyone = range(len(belief.weights))
        assert sum(probability_of(belief._replace(asked=who)) for who in everyone) == 1


def test_probabilities_of_all_kinds_to_come_add_up_to_1():
    for belief in sample_of(CATEGORY, 6, "all", 20):
        assert sum(probability_of(belief._replace(asked=kind)) for kind in range(3)) == 1


def test_source_that_could_not_give_what_was_seen_is_ruled_out():
    belief = Sources((3, 1), ((0, 500, 500), (100, 200, 700)), (0,), 2)
    assert probability_of(belief) == Fraction(7, 10)


def test_links_that_do_not_look_back_are_independent_tests():
    first, second = Trial(900, 100, True), Trial(700, 300, False)
    link = Link((700, 300), (700, 300), is_positive=False)
    assert probability_of(Chain(50, first, (link,))) == probability_of(
        Diagnosis(50, (first, second))
    )


def test_rates_of_a_link_are_those_of_the_result_before():
    link = Link((900, 100), (200, 600), is_positive=True)
    after = [probability_of(Chain(500, Trial(500, 500, said), (link,))) for said in (True, False)]
    assert after == [Fraction(9, 10), Fraction(1, 4)]


def test_link_looks_back_one_result_and_no_further():
    idle = Link((500, 500), (500, 500), is_positive=False)
    last = Link((900, 100), (200, 600), is_positive=True)
    after = Chain(500, Trial(500, 500, is_positive=True), (idle, last))
    assert probability_of(after) == Fraction(1, 4)


def test_networks_explain_away():
    """An alarm makes a burglary likelier; an earthquake that explains it, less so again."""
    nodes = (Node((), (50,)), Node((), (100,)), Node((0, 1), (10, 600, 900, 950)))
    alarm = Network(nodes, ((2, True),), 0)
    explained = Network(nodes, ((1, True), (2, True)), 0)
    assert marginal(alarm) == Fraction(1, 20)
    assert probability_of(alarm) > probability_of(explained) > marginal(alarm)


def test_first_parent_is_the_leading_digit_of_a_case():
    nodes = (Node((), (500,)), Node((), (500,)), Node((0, 1), (100, 200, 300, 400)))
    for case, chance in enumerate((100, 200, 300, 400)):
        seen = ((0, case >= 2), (1, case % 2 == 1))
        assert probability_of(Network(nodes, seen, 2)) == Fraction(chance, 1000)


@pytest.mark.parametrize("tier", [7, 8])
def test_every_observation_of_a_network_matters_and_one_is_an_effect(tier):
    for network in sample_of(CATEGORY, tier, "matters", 20):
        answer = probability_of(network)
        assert answer != marginal(network)
        for left in network.seen:
            rest = tuple(one for one in network.seen if one != left)
            assert probability_of(network._replace(seen=rest)) != answer
        assert max(at for at, _ in network.seen) > network.asked


@pytest.mark.parametrize("tier", TIERS)
def test_answers_are_neither_settled_nor_plain_nor_long(tier):
    for belief in sample_of(CATEGORY, tier, "open", 100):
        answer = probability_of(belief)
        assert Fraction(1, 100) < answer < Fraction(99, 100)
        assert 200 < answer.denominator < 10**12


def test_hypotheses_are_told_with_all_their_numbers():
    belief = Suspects((3, 5, 8), ((310, 420), (530, 640), (750, 860)), (True, False), 1)
    for index in range(6):
        plain, story, inverted = (ask(belief, name, Rng(index)) for name in CATEGORY.framings)
        assert all(part in plain for part in ("3/16", "5/16", "1/2", "0.31", "0.86"))
        assert all(part in story for part in ("3 of every 16", "31%", "42%", "86%", "Birch"))
        assert all(part in inverted for part in ("13/16", "11/16", "0.69", "0.14", "H2"))


@pytest.mark.parametrize(
    ("thousandths", "as_percent", "as_number"),
    [(5, "0.5%", "0.005"), (70, "7%", "0.07"), (500, "50%", "0.5"), (987, "98.7%", "0.987")],
)
def test_probabilities_are_written_exactly(thousandths, as_percent, as_number):
    assert percent(thousandths) == as_percent
    assert number(thousandths) == as_number


def test_articles_go_by_the_first_letter():
    assert [with_article(noun) for noun in ("egg", "roll")] == ["an egg", "a roll"]
