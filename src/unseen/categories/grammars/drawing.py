"""Draws of grammars, and of questions that are worth asking of them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

from unseen.categories.grammars.facts import Condition, Facts, First, Members, Step, Trees
from unseen.categories.grammars.language import (
    Grammar,
    TooManyWordsError,
    count_trees,
    derives,
    leftmost_forms,
    listing,
)

if TYPE_CHECKING:
    from unseen.core.rng import Rng

__all__ = ["ALPHABET", "HEADS", "Tier", "draw_facts", "first_word"]

ALPHABET = "abcdfghkmnprtvxz"  # without e, i, l, o, s, u: no look-alikes of digits, heads or ε
HEADS = "SABCDEFG"
CATALAN = frozenset({5, 14, 42, 132, 429})
"""Numbers of trees of words such as aaa for S -> SS | a; they come up more often than others."""
SPREAD = 4
"""A number of trees is as likely as it is large up to this many times the least one."""


@dataclass(frozen=True)
class Tier:
    """The ranges of one tier."""

    heads: int
    bodies: tuple[int, int]
    """How many bodies a head has, at least and at most."""
    letters: int
    length: tuple[int, int]
    """Of the words whose membership or derivation is asked, at least and at most."""
    words: int
    """How many words are shown when the question is which of them are derived."""
    ambiguous: tuple[int, int]
    """The length of a word whose parse trees are counted, at least and at most."""
    trees: tuple[int, int]
    """The number of those trees, at least and at most."""
    first: int
    """The least length of a first derived word that is asked for."""
    missing: tuple[int, int]
    """Heads of the dense grammar of which a missing word is asked, and the word's least length."""
    empty: bool = False
    """Whether a head may have an empty body."""


def draw_facts(tier: Tier, rng: Rng) -> Facts:
    """Draw a question of a random kind, and a grammar that makes it worth asking.

    It ends: of each kind at least one draw in fifteen is kept, and ``until`` stops at 1,000.
    """
    draw = rng.weighted(
        [(_members, 6), (_trees, 4), (_step, 4), (_first_derived, 4), (_first_missing, 2)]
    )
    found = rng.until(lambda stream: draw(tier, stream), lambda facts: facts is not None)
    assert found is not None
    return found


def draw_grammar(tier: Tier, rng: Rng, *, empty: bool = False, ambiguous: bool = False) -> Grammar:
    """Draw a grammar in which every head derives a word and is reachable from the start.

    Each head has a body of letters alone, and names the next head in another body.
    """
    letters = sorted(rng.sample(ALPHABET, tier.letters))
    heads = HEADS[: tier.heads]
    bodies = {head: _bodies(tier, rng, letters, place) for place, head in enumerate(heads)}
    if empty:
        bodies[rng.choice(heads[1:])].append("")
    if ambiguous:
        for head in rng.sample(heads, 2):
            bodies[head].append(head + rng.choice(["", *letters]) + head)
    return Grammar(
        tuple((head, body) for head in heads for body in rng.shuffled(dict.fromkeys(bodies[head])))
    )


def _bodies(tier: Tier, rng: Rng, letters: list[str], place: int) -> list[str]:
    """Draw the bodies of the head at a place of HEADS; the first is of letters alone."""
    count = rng.between(*tier.bodies)
    end = "".join(rng.choice(letters) for _ in range(rng.between(1, 2)))
    rest = [_body(tier, rng, letters) for _ in range(count - 1)]
    if place + 1 < tier.heads:
        at = rng.below(len(rest[-1]))
        rest[-1] = rest[-1][:at] + HEADS[place + 1] + rest[-1][at + 1 :]
    return [end, *rest]


def _body(tier: Tier, rng: Rng, letters: list[str]) -> str:
    size = rng.weighted([(2, 3), (3, 4), (4, 2)])
    heads = HEADS[: tier.heads]
    return "".join(
        rng.choice(heads) if rng.chance(2, 5) else rng.choice(letters) for _ in range(size)
    )


def random_word(grammar: Grammar, length: tuple[int, int], rng: Rng) -> str:
    """Derive a word at random, from the left; return "" when its length is out of range.

    Bodies with heads are favoured while the word is still too short, and a body is only taken
    when the rest can still end in time, so that the derivation ends.
    """
    least = grammar.least
    done, rest = "", grammar.start
    for _ in range(8 * length[1]):
        while rest and rest[0] not in least:
            done, rest = done + rest[0], rest[1:]
        if not rest:
            return done if len(done) >= length[0] else ""
        after = len(done) + sum(least.get(symbol, 1) for symbol in rest[1:])
        room = (length[0] - after, length[1] - after)
        body = _next_body(grammar, rest[0], room, rng)
        if body is None:
            return ""
        rest = body + rest[1:]
    return ""


def _next_body(grammar: Grammar, head: str, room: tuple[int, int], rng: Rng) -> str | None:
    """Draw a body whose shortest word fits into ``room``, or None when there is none."""
    options = [
        (body, 1 + 3 * heads * (size < room[0]))
        for body, size, heads in grammar.sizes[head]
        if size <= room[1]
    ]
    return rng.weighted(options) if options else None


def _members(tier: Tier, rng: Rng) -> Facts | None:
    """Draw words that are derived and near misses; each number of right ones is as likely."""
    grammar = draw_grammar(tier, rng, empty=tier.empty and rng.chance(1, 2))
    count = rng.between(2, tier.words - 2)
    wanted = {True: count, False: tier.words - count}
    found: dict[bool, list[str]] = {True: [], False: []}
    for _ in range(6 * tier.words):
        word, is_right = random_word(grammar, tier.length, rng), True
        if word and rng.chance(1, 2):
            word = _misspelt(word, grammar.letters, rng)
            is_right = derives(grammar, word)
        if word and word not in found[is_right] and len(found[is_right]) < wanted[is_right]:
            found[is_right].append(word)
    words = rng.shuffled(found[True] + found[False])
    return Facts(grammar, Members(tuple(words))) if len(words) == tier.words else None


def _misspelt(word: str, letters: str, rng: Rng) -> str:
    """Swap two neighbours, or replace, add or leave out a letter, once or twice."""
    for _ in range(rng.between(1, 2)):
        at = rng.below(len(word) - 1)
        first, second = word[at : at + 2]
        changed = [
            second + first,
            rng.choice(letters) + second,
            first + rng.choice(letters) + second,
        ]
        word = word[:at] + rng.choice([*changed, first]) + word[at + 2 :]
    return word


def _trees(tier: Tier, rng: Rng) -> Facts | None:
    """Draw a word with several trees; counts that are too frequent, as small ones are, go back."""
    grammar = draw_grammar(tier, rng, ambiguous=True)
    word = random_word(grammar, tier.ambiguous, rng)
    if not word:
        return None
    count, (low, high) = count_trees(grammar, word), tier.trees
    if not low <= count <= high or rng.below(SPREAD * low) >= count:
        return None
    if count in CATALAN and rng.chance(1, 2):
        return None
    return Facts(grammar, Trees(word))


def _step(tier: Tier, rng: Rng) -> Facts | None:
    """Draw a step in the later half of a derivation, where heads are left."""
    grammar = draw_grammar(tier, rng)
    word = random_word(grammar, tier.length, rng)
    if not word or count_trees(grammar, word) != 1:
        return None
    steps = len(leftmost_forms(grammar, word)) - 1
    return Facts(grammar, Step(word, rng.between(steps // 2, steps - 2))) if steps >= 4 else None


def _first_derived(tier: Tier, rng: Rng) -> Facts | None:
    """Draw conditions that a random word meets, so that a first one exists and is no longer."""
    grammar = draw_grammar(tier, rng, empty=tier.empty and rng.chance(1, 2))
    word = random_word(grammar, (tier.first, tier.first + 3), rng)
    if not word:
        return None
    conditions = tuple(_conditions(word, rng))
    first = first_word(grammar, First(conditions, derived=True), len(word))
    if first is None or len(first) < tier.first:
        return None
    return Facts(grammar, First(conditions, derived=True))


def _conditions(word: str, rng: Rng) -> list[Condition]:
    """Draw two different kinds of conditions that a word meets."""
    at, letter = rng.below(len(word) - 2), rng.choice(sorted(set(word)))
    options = [
        Condition("holds", word[at : at + 3]),
        Condition("begins", word[:2]),
        Condition("ends", word[-2:]),
        Condition("exactly", letter, word.count(letter)),
        Condition("longer", "", len(word) - 1),
    ]
    return rng.sample(options, 2)


def _first_missing(tier: Tier, rng: Rng) -> Facts | None:
    """Draw a grammar so dense that the first word that it leaves out has to be looked for."""
    heads, least = tier.missing
    grammar = _dense_grammar(heads, rng)
    question = First((Condition("longer", "", least),), derived=False)
    first = first_word(grammar, question, least + 2)
    if first is None or len(set(first)) == 1:
        return None
    low, high = grammar.letters
    digits = first.replace(low, "0").replace(high, "1")
    is_far = len(first) > least or int(digits, 2) >= rng.between(1, 2 ** (least - 1))
    return Facts(grammar, question) if is_far else None


def _dense_grammar(heads: int, rng: Rng) -> Grammar:
    letters, names = sorted(rng.sample(ALPHABET, 2)), HEADS[:heads]
    rules: list[tuple[str, str]] = []
    for head in names:
        bodies = letters if head == "S" else rng.sample(letters, rng.weighted([(2, 3), (1, 2)]))
        for letter in letters * (2 if head == "S" else rng.between(1, 2)):
            other = rng.choice(names)
            more = rng.weighted([("", 5), (rng.choice(letters), 2), (rng.choice(names), 2)])
            shapes = [(letter + other + more, 5), (other + letter + more, 1)]
            bodies = [*bodies, rng.weighted(shapes)]
        rules += [(head, body) for body in rng.shuffled(dict.fromkeys(bodies))]
    return Grammar(tuple(rules))


def first_word(grammar: Grammar, question: First, longest: int) -> str | None:
    """Return the word a question asks for, or None when it is longer than ``longest`` letters."""
    words = listing(grammar)
    try:
        for length in range(1, longest + 1):
            derived = words(grammar.start, length)
            pool = derived if question.derived else _missing(grammar, derived, length)
            found = [word for word in pool if all(c.meets(word) for c in question.conditions)]
            if found:
                return min(found)
    except TooManyWordsError:
        return None
    return None


def _missing(grammar: Grammar, derived: frozenset[str], length: int) -> list[str]:
    return [
        word
        for letters in product(grammar.letters, repeat=length)
        if (word := "".join(letters)) not in derived
    ]
