"""Grammars: classical languages, the empty body, ambiguity, and no answer by a coin flip."""

from itertools import pairwise, product

import pytest

from unseen.categories.formal_grammars import CATEGORY, TIERS, solve
from unseen.categories.grammars.facts import Condition, Facts, First, Members, Step, Trees
from unseen.categories.grammars.language import (
    Grammar,
    count_trees,
    derives,
    leftmost_forms,
    listing,
)
from unseen.categories.oracles.formal_grammars import confirm
from unseen.core.grading import grade
from unseen.core.laws import sample_of
from unseen.core.rng import Rng

BRACKETS = Grammar((("S", "aSbS"), ("S", "")))
COPIES = Grammar((("S", "AB"), ("A", "aA"), ("A", ""), ("B", "bB"), ("B", "A")))
UNITS = Grammar((("S", "A"), ("A", "S"), ("A", "b"), ("S", "aS")))
SUMS = Grammar((("S", "SpS"), ("S", "SkS"), ("S", "n")))
CATALAN = (1, 1, 2, 5, 14, 42, 132, 429)


def words(letters, longest):
    for length in range(longest + 1):
        yield from map("".join, product(letters, repeat=length))


def is_balanced(word):
    depths = [word[:at].count("a") - word[:at].count("b") for at in range(len(word) + 1)]
    return min(depths) >= 0 and depths[-1] == 0


def of_kind(kind, tier, count=60):
    return [f for f in sample_of(CATEGORY, tier, "kinds", count) if isinstance(f.question, kind)]


def test_balanced_brackets_are_derived_and_nothing_else():
    for word in words("ab", 8):
        assert derives(BRACKETS, word) == is_balanced(word), word


def test_empty_bodies_and_chains_of_heads_are_followed():
    for word in words("ab", 6):
        assert derives(COPIES, word) == ("ba" not in word.rstrip("a")), word
        assert derives(UNITS, word) == (word.rstrip("b") + "b" == word and "b" not in word[:-1])


@pytest.mark.parametrize("grammar", [BRACKETS, COPIES, UNITS, SUMS])
def test_listing_has_just_the_words_that_are_derived(grammar):
    by_length = listing(grammar)
    for length in range(1, 7):
        derived = {"".join(w) for w in product(grammar.letters, repeat=length)}
        derived = {word for word in derived if derives(grammar, word)}
        assert by_length(grammar.start, length) == derived


@pytest.mark.parametrize("operators", range(8))
def test_a_sum_of_operators_has_as_many_trees_as_catalan_says(operators):
    word = "n" + "pn" * operators
    assert count_trees(SUMS, word) == CATALAN[operators]
    assert confirm(Facts(SUMS, Trees(word)), CATALAN[operators])


@pytest.mark.parametrize("tier", [1, 4, 8])
def test_every_form_of_a_derivation_follows_from_the_one_before_by_one_rule(tier):
    for facts in of_kind(Step, tier):
        grammar = facts.grammar
        forms = leftmost_forms(grammar, facts.question.word)
        assert (forms[0], forms[-1]) == ("S", facts.question.word)
        for before, after in pairwise(forms):
            at = next(place for place, symbol in enumerate(before) if symbol in grammar.bodies)
            bodies = grammar.bodies[before[at]]
            assert after in {before[:at] + body + before[at + 1 :] for body in bodies}
        assert set(forms[facts.question.number]) & grammar.bodies.keys(), "no head is left"


@pytest.mark.parametrize("tier", TIERS)
def test_words_to_be_sorted_out_differ_and_some_are_derived_and_some_not(tier):
    for facts in of_kind(Members, tier):
        shown = facts.question.words
        assert len(set(shown)) == len(shown) == TIERS[tier].words
        assert 2 <= len(solve(facts)) <= len(shown) - 2


@pytest.mark.parametrize("tier", TIERS)
def test_one_question_alone_is_rarely_guessed(tier):
    """A coin flipped for each label, or any one set of labels, is right one time in twenty-five."""
    sets = [solve(facts) for facts in of_kind(Members, tier, 600)]
    assert len(set(sets)) > 25
    assert max(map(sets.count, sets)) <= 4 + 0.05 * len(sets)


@pytest.mark.parametrize("tier", [1, 3, 6])
def test_the_first_word_has_no_earlier_one_that_would_do(tier):
    for facts in of_kind(First, tier, 40):
        found, question = solve(facts), facts.question
        for word in words(facts.grammar.letters, len(found)):
            meets = word and all(condition.meets(word) for condition in question.conditions)
            if meets and derives(facts.grammar, word) == question.derived:
                assert word == found
                break


def test_conditions_mean_what_they_say():
    for kind, text, number, right, wrong in (
        ("holds", "aba", 0, "cabac", "abca"),
        ("begins", "ab", 0, "abc", "cab"),
        ("ends", "ab", 0, "cab", "abc"),
        ("exactly", "a", 2, "aca", "aaa"),
        ("longer", "", 3, "aaa", "aa"),
    ):
        assert Condition(kind, text, number).meets(right)
        assert not Condition(kind, text, number).meets(wrong)


@pytest.mark.parametrize("tier", TIERS)
def test_a_grammar_for_trees_and_steps_has_no_empty_body_and_no_useless_head(tier):
    for facts in of_kind((Trees, Step), tier):
        grammar = facts.grammar
        assert all(body for _, body in grammar.rules)
        assert grammar.least.keys() == grammar.bodies.keys()


def test_yes_and_no_and_hedges_are_no_answers():
    facts = of_kind(Members, 3)[0]
    for text in ("Yes", "No", "all", "none of them", "Unknown", "nondeterministic", "half of them"):
        assert not grade(CATEGORY, facts, f"ANSWER: {text}").correct


def test_a_form_may_be_spaced_and_must_keep_its_capitals():
    facts = of_kind(Step, 2)[0]
    form = solve(facts)
    assert grade(CATEGORY, facts, f"ANSWER: {' '.join(form)}").correct
    assert not grade(CATEGORY, facts, f"ANSWER: {form.lower()}").correct


@pytest.mark.parametrize("framing", CATEGORY.framings)
@pytest.mark.parametrize("tier", [2, 7])
def test_a_prompt_shows_every_rule_and_every_word(framing, tier):
    for facts in sample_of(CATEGORY, tier, "shown", 30):
        text = CATEGORY.ask(facts, framing, Rng("shown"))
        shown = getattr(facts.question, "words", ()) or (getattr(facts.question, "word", ""),)
        assert all(word in text for word in shown)
        assert "{" not in text
        assert "}" not in text


def test_the_oracle_refuses_what_is_wrong():
    for facts in sample_of(CATEGORY, 2, "wrong", 30):
        right = solve(facts)
        wrong = right + 1 if isinstance(right, int) else right[:-1] if isinstance(right, str) else 0
        assert not confirm(facts, wrong or frozenset("1"))
