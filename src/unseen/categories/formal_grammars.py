"""What a context-free grammar derives, in how many ways, by which steps, and what it leaves out.

The idea: a grammar with a handful of rules, and one of five questions. Which of these words are
derived (near misses among them)? How many parse trees has this word? Which form stands after so
many steps of the leftmost derivation? Which is the first word, by length and then alphabetically,
that meets two conditions and is derived? Which is the first that is not derived? A word is derived
when a chart of its parts shows it (the algorithm of Cocke, Younger and Kasami; Hopcroft, Motwani
and Ullman, Introduction to Automata Theory, Languages, and Computation, section 7.4).

Difficulty: more rules and heads, heads that may vanish, longer words and more trees. Nothing can be
had by a coin flip: a set of labels is asked, a number or a word, never yes or no.

Source: the category of this name in FORGE.

Not done yet: grammars that are not context-free, and questions about the language as a whole.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Any

from unseen.categories.grammars.drawing import ALPHABET, Tier, draw_facts, first_word
from unseen.categories.grammars.facts import Condition, Facts, First, Members, Step, Trees
from unseen.categories.grammars.inverted import INVERTED
from unseen.categories.grammars.language import (
    Grammar,
    count_trees,
    derives,
    leftmost_forms,
)
from unseen.categories.grammars.plain import PLAIN
from unseen.categories.grammars.story import STORY
from unseen.categories.grammars.wording import say
from unseen.core.answers.integer import integer
from unseen.core.answers.sequence import labels
from unseen.core.answers.word import word
from unseen.core.category import Category, Worked

if TYPE_CHECKING:
    from unseen.core.answers.kind import AnswerKind
    from unseen.core.rng import Rng

__all__ = ["CATEGORY"]

Answer = frozenset[str] | int | str

TIERS = {  # heads, bodies, letters, length, words, ambiguous, trees, first, missing, empty
    1: Tier(2, (3, 3), 3, (4, 6), 6, (5, 7), (2, 99), 4, (1, 4)),
    2: Tier(2, (3, 4), 3, (5, 8), 6, (6, 8), (3, 299), 5, (2, 4)),
    3: Tier(3, (3, 3), 3, (6, 10), 7, (7, 9), (4, 999), 5, (2, 5)),
    4: Tier(3, (3, 4), 3, (8, 12), 7, (8, 10), (5, 9999), 6, (2, 5), empty=True),
    5: Tier(3, (3, 4), 3, (10, 14), 8, (9, 11), (8, 9999), 6, (3, 5), empty=True),
    6: Tier(4, (3, 4), 3, (12, 16), 8, (10, 12), (12, 99999), 7, (3, 6), empty=True),
    7: Tier(5, (3, 4), 3, (13, 18), 8, (11, 13), (14, 99999), 7, (3, 6), empty=True),
    8: Tier(6, (3, 4), 3, (14, 20), 8, (11, 13), (16, 99999), 8, (4, 6), empty=True),
}
LONGEST_FIRST = 30
FRAMES = {"plain": PLAIN, "story": STORY, "inverted": INVERTED}


def draw(tier: int, rng: Rng) -> Facts:
    """Draw a question of a random kind and a grammar that makes it worth asking."""
    return draw_facts(TIERS[tier], rng)


def ask(facts: Facts, framing: str, rng: Rng) -> str:
    """Return the question in a framing; the Rng picks the wording."""
    return say(facts, FRAMES[framing], rng)


def solve(facts: Facts) -> Answer:
    """Return the labels of the derived words, the number of trees, the form or the word."""
    grammar, question = facts.grammar, facts.question
    match question:
        case Members(words):
            return frozenset(
                str(at) for at, text in enumerate(words, start=1) if derives(grammar, text)
            )
        case Trees(text):
            return count_trees(grammar, text)
        case Step(text, number):
            return leftmost_forms(grammar, text)[number]
        case First():
            found = first_word(grammar, question, LONGEST_FIRST)
            assert found is not None, "a first word was asked for that does not exist"
            return found


def kind_of(facts: Facts) -> AnswerKind[Any]:
    """Return a set of labels, a whole number, or a word over the symbols that may stand in it."""
    grammar = facts.grammar
    match facts.question:
        case Members(words):
            return labels([str(at) for at in range(1, len(words) + 1)])
        case Trees():
            return integer
        case Step():
            return word(grammar.letters + "".join(grammar.bodies), "<letters without spaces>")
        case First():
            return word(grammar.letters, "<letters without spaces>")


def measure(facts: Facts) -> int:
    """Return about how many symbols of rules are held against the letters of words.

    The rules' symbols for every letter of the words named; each word that is to be found, or to be
    parsed in all ways, counts as four.
    """
    symbols = sum(1 + len(body) for _, body in facts.grammar.rules)
    match facts.question:
        case Members(words):
            return symbols * sum(map(len, words))
        case Trees(text) | Step(text, _):
            return symbols * 4 * len(text)
        case First():
            return symbols * 4 * len(str(solve(facts)))


def space(tier: int) -> int:
    """Count grammars with the most bodies in which all that is drawn freely has three symbols.

    The first body of a head is one or two letters; of the body that names the next head two symbols
    are free. Bodies that come twice, and grammars without a fit word, are less than 15 in 16; the
    words of the questions are not counted.
    """
    ranges = TIERS[tier]
    heads, letters = ranges.heads, ranges.letters
    free = 3 * heads * (ranges.bodies[1] - 2) + 2 * (heads - 1)
    ends = (letters + letters**2) ** heads
    return comb(len(ALPHABET), letters) * ends * (heads + letters) ** free // 16


NESTED = Grammar((("S", "aSb"), ("S", "ab")))
NESTED_OR_EMPTY = Grammar((("S", "aSb"), ("S", "")))
ODD_PALINDROMES = Grammar((("S", "aSa"), ("S", "bSb"), ("S", "a"), ("S", "b")))
PAIRED = Grammar((("S", "SS"), ("S", "a")))
CHAIN = Grammar((("S", "AB"), ("A", "aA"), ("A", "a"), ("B", "b")))
WORKED = (
    Worked(
        facts=Facts(NESTED, Members(("ab", "aab", "aabb", "ba", "abab", "aaabbb"))),
        right=("1, 3, 6", "6, 3 and 1", "[1, 3, 6]", "Strings 1, 3, 6."),
        wrong=("1, 3", "1, 3, 5, 6", "2, 4, 5", "all", "not: 2, 4, 5", "1 or 3 or 6"),
        source="Hopcroft, Motwani and Ullman, section 5.1: as many a's as b's behind them",
    ),
    Worked(
        facts=Facts(NESTED_OR_EMPTY, Members(("abab", "aabb", "b", "ab", "bbaa", "aaabbb"))),
        right=("2, 4, 6", "{6, 4, 2}"),
        wrong=("1, 2, 4, 6", "4, 6", "none"),
        source="the same language with the empty word",
    ),
    Worked(
        facts=Facts(PAIRED, Trees("aaaaa")),
        right=("14", "14.", "\\boxed{14}"),
        wrong=("5", "42", "24", "16", "1"),
        source="the Catalan number C(4) counts the ways to bracket five factors",
    ),
    Worked(
        facts=Facts(CHAIN, Step("aaab", 3)),
        right=("aaAB", "a a A B", "'aaAB'", "w(3) = aaAB"),
        wrong=("aaab", "aAB", "aaaB", "aaAb", "AAAB", "aaAB or aAB"),
        source="by hand: S, AB, aAB, aaAB, aaaB, aaab",
    ),
    Worked(
        facts=Facts(
            ODD_PALINDROMES,
            First((Condition("holds", "ab"), Condition("longer", "", 4)), derived=True),
        ),
        right=("aabaa", "**aabaa**"),
        wrong=("abba", "ababa", "aaba", "aab", "AABAA"),
        source="by hand: of the palindromes of five letters aaaaa is the first, aabaa the second",
    ),
    Worked(
        facts=Facts(ODD_PALINDROMES, First((Condition("longer", "", 3),), derived=False)),
        right=("aab", "The string is aab."),
        wrong=("aa", "aaab", "aba", "abb", "baa"),
        source="by hand: aaa is a palindrome, aab is none",
    ),
)

CATEGORY = Category(
    slug="formal_grammars",
    version=1,
    title="Formal grammars",
    tiers=TIERS,
    draw=draw,
    ask=ask,
    solve=solve,
    kind=kind_of,
    measure=measure,
    space=space,
    worked=WORKED,
)
