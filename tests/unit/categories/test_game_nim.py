"""Games of taking: every winning move is right, and the theorems agree with plain search."""

from itertools import product

import pytest

from unseen.categories.game_nim import CATEGORY, TIERS, check, solve
from unseen.categories.heaps.facts import ANY, Game, Heap, Rule
from unseen.categories.heaps.theory import after, grundy, is_lost, moves, winning
from unseen.categories.oracles.game_nim import searched
from unseen.core.answers.move import Move
from unseen.core.grading import grade
from unseen.core.laws import sample_of

RULES = (ANY, Rule("limit", (3,)), Rule("set", (1, 3, 4)), Rule("half"), Rule("divisor"))
PLAYERS = ("Ada", "Bela")


def game(*rules, ending="normal", reach=1, pairs=()):
    heaps = tuple(Heap(label, 1, rule) for label, rule in zip("ABC", rules, strict=False))
    return Game(heaps, (), PLAYERS, ending, reach, pairs)


GAMES = {
    "mixed": game(RULES[1], RULES[2], RULES[3]),
    "divisors": game(RULES[4], RULES[4], RULES[0]),
    "misere": game(ANY, ANY, ANY, ending="misere"),
    "moore": game(ANY, ANY, ANY, reach=2),
    "wythoff": game(ANY, ANY, pairs=(("A", "B"),)),
    "wythoff and a heap": game(ANY, ANY, RULES[1], pairs=(("A", "B"),)),
}


@pytest.mark.parametrize("name", GAMES)
def test_theorems_agree_with_searching_every_small_position(name):
    rules = GAMES[name]
    labels = [heap.label for heap in rules.heaps]
    for sizes in product(range(6), repeat=len(labels)):
        if any(sizes):
            position = dict(zip(labels, sizes, strict=True))
            assert is_lost(rules, position) == searched(rules, sizes), sizes


@pytest.mark.parametrize("rule", RULES)
def test_grundy_numbers_are_the_least_excluded(rule):
    for size in range(60):
        options = {grundy(rule, size - amount) for amount in rule.amounts(size)}
        assert grundy(rule, size) == min(set(range(61)) - options)


@pytest.mark.parametrize("tier", TIERS)
def test_exactly_the_moves_into_lost_positions_are_right(tier):
    for position in sample_of(CATEGORY, tier, "moves", 6):
        lost = is_lost(position, position.sizes)
        sizes = after(position.sizes, position.opening) if lost else position.sizes
        for takes in list(moves(position, sizes))[:400]:
            wins = is_lost(position, after(sizes, takes))
            assert check(position, Move(takes, is_none=lost)) == wins
            assert not check(position, Move(takes, is_none=not lost))


@pytest.mark.parametrize("tier", TIERS)
def test_two_to_four_in_ten_positions_are_lost(tier):
    sample = sample_of(CATEGORY, tier, "lost", 300)
    share = sum(is_lost(position, position.sizes) for position in sample) / len(sample)
    assert 0.2 <= share <= 0.4


@pytest.mark.parametrize("tier", TIERS)
def test_the_quick_solution_is_a_winning_move(tier):
    for position in sample_of(CATEGORY, tier, "quick", 20):
        takes = winning(position, position.sizes)
        assert (takes is None) == is_lost(position, position.sizes)
        assert check(position, solve(position))


def test_not_a_losing_position_is_not_a_losing_position():
    """The original took the denial for the claim."""
    heaps = (Heap("A", 1), Heap("B", 1))
    position = Game(heaps, (("A", 1),), PLAYERS)
    assert grade(CATEGORY, position, "ANSWER: none, B: 1").correct
    assert not grade(CATEGORY, position, "ANSWER: not a losing position, B: 1").correct
