"""The laws catch what they are there to catch: each mutant breaks one, and the original none."""

import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from unseen.core.answers.integer import integer
from unseen.core.category import Category, Worked
from unseen.core.laws import LAWS, violations
from unseen.core.problem import facts_of
from unseen.core.rng import Rng

TIER = 2


@dataclass(frozen=True)
class Facts:
    left: int
    right: int


def draw(_tier, rng):
    return Facts(rng.between(10**8, 10**9), rng.between(10**8, 10**9))


def ask(facts, framing, rng):
    opening = rng.choice(["Please add.", "Find a sum.", "Work this out.", "A sum is wanted."])
    return f"{opening} ({framing}) What is {facts.left} + {facts.right}?"


ADDITION = Category(
    slug="addition",
    version=1,
    title="Addition",
    tiers={1: None, 2: None},
    draw=draw,
    ask=ask,
    solve=lambda facts: facts.left + facts.right,
    kind=integer,
    measure=lambda _facts: 1,
    space=lambda _tier: (9 * 10**8) ** 2,
    worked=(Worked(facts=Facts(1, 2), right=("3",), wrong=("4",), source="counting"),),
)


def broken(category, count=60):
    return {sentence.split(":")[0] for sentence in violations(category, TIER, "mutants", count)}


def test_the_original_breaks_no_law():
    assert broken(ADDITION) == set()


def test_a_grader_that_accepts_all_is_caught():
    mutant = replace(ADDITION, check=lambda _facts, _answer: True)
    assert broken(mutant) == {"no_miss_is_right", "chance_is_low", "worked_cases_hold"}


def test_a_grader_that_accepts_only_its_own_text_is_caught():
    own = replace(integer, read=lambda text: text, write=str, equal=lambda a, b: str(a) == str(b))
    assert "every_dress_is_right" in broken(replace(ADDITION, kind=own))


def test_a_wrong_stored_answer_is_caught():
    mutant = replace(ADDITION, solve=lambda facts: facts.left + facts.right + 1)
    assert "worked_cases_hold" in broken(mutant)


def test_a_small_space_is_caught():
    mutant = replace(ADDITION, draw=lambda _tier, rng: Facts(rng.below(9), rng.below(9)))
    assert {"the_space_is_stated", "chance_is_low"} <= broken(mutant, count=300)
    assert "the_space_is_stated" in broken(replace(ADDITION, space=lambda _tier: 2**39))


def test_a_guessable_answer_is_caught():
    def coin(_tier, rng):
        left = rng.between(10**8, 10**9)
        return Facts(left, rng.choice([10**9, 2 * 10**9]) - left)

    assert "chance_is_low" in broken(replace(ADDITION, draw=coin))


def test_framings_with_one_text_are_caught():
    mutant = replace(ADDITION, ask=lambda facts, _framing, _rng: f"{facts.left} + {facts.right}?")
    assert broken(mutant) == {"framings_differ"}


def test_a_hint_that_can_be_read_is_caught():
    hinting = replace(integer, hint="12")
    assert "reading_is_total" in broken(replace(ADDITION, kind=hinting))


def test_a_category_left_out_of_the_seed_is_caught():
    other = replace(ADDITION, slug="addition_too")

    def shared(draw_facts):
        return sum(draw_facts(ADDITION, 42, 1, i) == draw_facts(other, 42, 1, i) for i in range(50))

    def mutant(category, seed, tier, index):
        return category.draw(tier, Rng(str(seed), category.version, tier, index, "facts"))

    assert shared(facts_of) == 0
    assert shared(mutant) == 50


@pytest.mark.parametrize("part", ["seed", "version", "tier", "index"])
def test_every_part_of_the_name_changes_the_facts(part):
    base = {"seed": 42, "version": 1, "tier": 1, "index": 0}
    other = base | {part: base[part] + 1}

    def made(seed, version, tier, index):
        return facts_of(replace(ADDITION, version=version), seed, tier, index)

    assert made(**base) != made(**other)


def draws_are_even(below):
    """Each of six values comes up, no other does, and none is rarer than chance allows."""
    counts = Counter(below(Rng("dice", i), 6) for i in range(6000))
    return set(counts) == set(range(6)) and min(counts.values()) > 850


@pytest.mark.parametrize(
    ("below", "holds"),
    [
        (Rng.below, True),
        (lambda rng, bound: rng.below(bound - 1), False),
        (lambda rng, bound: rng.below(bound + 1), False),
        (lambda rng, bound: rng.below(bound) + 1, False),
        (lambda rng, bound: rng.bits(3) % bound, False),
    ],
    ids=["original", "one too few", "one too many", "shifted", "modulo bias"],
)
def test_an_off_by_one_in_below_is_caught(below, holds):
    assert draws_are_even(below) is holds


PROGRAM = """
import hashlib
from test_mutants import ADDITION, ask
from dataclasses import replace
from unseen.core.ids import ProblemId
from unseen.core.problem import mint
words = {set_literal}
def asked(facts, framing, rng):
    return ask(facts, framing, rng) + " ".join(words)
category = replace(ADDITION, ask=asked)
print(mint(category, 42, ProblemId("addition", 1, 1, 0)).prompt_hash)
"""


@pytest.mark.parametrize(
    ("literal", "holds"),
    [('["red", "green", "blue", "grey"]', True), ('{"red", "green", "blue", "grey"}', False)],
    ids=["a list iterated", "a set iterated"],
)
def test_a_set_iterated_is_caught(literal, holds, request):
    program = PROGRAM.replace("{set_literal}", literal)

    def run(hash_seed):
        return subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(request.path.parent)},
        ).stdout

    assert (len({run(seed) for seed in ("0", "1", "2", "12345")}) == 1) is holds


def test_facts_that_change_are_caught():
    def spoil(facts):
        object.__setattr__(facts, "left", facts.left + 1)
        return facts.left + facts.right

    assert "facts_are_values" in broken(replace(ADDITION, solve=spoil))


def test_every_law_has_a_mutant_that_breaks_it():
    """The laws named in this file are all there are: a new law comes with its mutant."""
    text = Path(__file__).read_text(encoding="utf-8")
    named = {law for law in LAWS if f'"{law}"' in text}
    assert sorted(set(LAWS) - named) == []


def test_a_failing_writer_is_caught():
    mute = replace(integer, write=lambda value: str(value + 1))
    assert {"writing_reads_back", "own_answer_is_right"} <= broken(replace(ADDITION, kind=mute))


def test_a_long_answer_is_caught():
    long = replace(integer, write=lambda value: "0" * 200 + str(value))
    assert "answers_are_short" in broken(replace(ADDITION, kind=long))


def test_an_echo_and_junk_that_are_read_are_caught():
    lenient = replace(integer, read=lambda _text: 0)
    telling = replace(ADDITION, kind=lenient, check=lambda _facts, answer: answer == 0)
    assert {"junk_is_not_right", "an_echo_is_not_right"} <= broken(telling)
