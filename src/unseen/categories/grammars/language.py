"""Context-free grammars: what they derive, in how many ways, and which word comes first.

A grammar is a tuple of rules ``(head, body)``. Heads are capital letters, the head of the first
rule is the start symbol, every other letter of a body is a letter of the language, and an empty
body is the empty word. Words are compared first by length and then alphabetically.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from itertools import product
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

Listing: TypeAlias = "Callable[[str, int], frozenset[str]]"

__all__ = [
    "Grammar",
    "Listing",
    "TooManyWordsError",
    "count_trees",
    "derives",
    "leftmost_forms",
    "listing",
]

MOST_WORDS = 1500


class TooManyWordsError(Exception):
    """A language is too dense to be listed at the length that was asked for."""


@dataclass(frozen=True)
class Grammar:
    """A context-free grammar; two are equal when they have the same rules in the same order."""

    rules: tuple[tuple[str, str], ...]

    @cached_property
    def bodies(self) -> dict[str, tuple[str, ...]]:
        """The bodies of each head, heads in the order in which they first appear."""
        heads = dict.fromkeys(head for head, _ in self.rules)
        return {head: tuple(body for at, body in self.rules if at == head) for head in heads}

    @property
    def start(self) -> str:
        """The start symbol."""
        return self.rules[0][0]

    @cached_property
    def letters(self) -> str:
        """The letters of the language in alphabetical order."""
        used = {symbol for _, body in self.rules for symbol in body}
        return "".join(sorted(used - self.bodies.keys()))

    @cached_property
    def least(self) -> dict[str, int]:
        """The length of the shortest word of every head that derives one, found in rounds."""
        least: dict[str, int] = {}
        for _ in self.bodies:
            for head, body in self.rules:
                if all(symbol in least or symbol not in self.bodies for symbol in body):
                    size = sum(least.get(symbol, 1) for symbol in body)
                    least[head] = min(size, least.get(head, size))
        return least

    @cached_property
    def behind_letter(self) -> dict[str, list[tuple[str, str]]]:
        """Rules by the letter that their body begins with, which is left out; else under ``""``."""
        rules: dict[str, list[tuple[str, str]]] = {letter: [] for letter in ["", *self.letters]}
        for head, body in self.rules:
            letter = body[0] if body and body[0] not in self.bodies else ""
            rules[letter].append((head, body[len(letter) :]))
        return rules

    @cached_property
    def sizes(self) -> dict[str, list[tuple[str, int, int]]]:
        """Each head's bodies with the length of their shortest word and how many heads they hold.

        For a grammar in which every head derives a word.
        """
        return {
            head: [
                (
                    body,
                    sum(self.least.get(symbol, 1) for symbol in body),
                    sum(symbol in self.least for symbol in body),
                )
                for body in bodies
            ]
            for head, bodies in self.bodies.items()
        }


def derives(grammar: Grammar, word: str) -> bool:
    """Return whether the start symbol derives ``word``.

    A chart filled from right to left: ``ends[head][start]`` has bit ``e`` set when the head
    derives ``word[start:e]``. Bodies that begin with a letter look only at places that are settled
    already; the others are applied until nothing is added, so that left recursion and empty bodies
    need no special care.
    """
    size, ends = len(word), {head: [0] * (len(word) + 1) for head in grammar.bodies}
    masks = dict.fromkeys(grammar.letters, 0)
    for start in range(size, -1, -1):
        if start < size and word[start] in masks:
            masks[word[start]] |= 1 << start
            _add(ends, grammar.behind_letter[word[start]], masks, (start, 2 << start))
        while _add(ends, grammar.behind_letter[""], masks, (start, 1 << start)):
            pass
    return bool(ends[grammar.start][0] >> size & 1)


def _add(
    ends: dict[str, list[int]],
    rules: list[tuple[str, str]],
    masks: dict[str, int],
    at: tuple[int, int],
) -> bool:
    """Apply rules at a start, from the places (a bit for each) that their symbols begin at.

    Return whether any end was added; ``masks`` has the places of each letter, as far as is known.
    """
    start, first = at
    grew = False
    for head, symbols in rules:
        places = first
        for symbol in symbols:
            if symbol in masks:
                places = (places & masks[symbol]) << 1
            else:
                places = _beyond(ends[symbol], places)
            if not places:
                break
        if places & ~ends[head][start]:
            ends[head][start] |= places
            grew = True
    return grew


def _beyond(ends: list[int], places: int) -> int:
    """Return the places that a head leads to from any of ``places``."""
    reached = 0
    while places:
        last = places & -places
        reached |= ends[last.bit_length() - 1]
        places ^= last
    return reached


def count_trees(grammar: Grammar, word: str) -> int:
    """Return the number of parse trees of ``word``.

    For a grammar without empty and unit bodies, in which every head derives a word.
    """
    return _ways(grammar, word)(grammar.start, 0, len(word))


def _ways(grammar: Grammar, word: str) -> Callable[[str, int, int], int]:
    """Return a function that counts the ways in which a string of symbols derives a slice."""
    bodies, least = grammar.bodies, grammar.least

    @cache
    def least_of(symbols: str) -> int:
        return sum(least.get(symbol, 1) for symbol in symbols)

    @cache
    def ways(symbols: str, start: int, end: int) -> int:
        if not symbols or least_of(symbols) > end - start:
            return int(not symbols and start == end)
        first, rest = symbols[0], symbols[1:]
        if first not in bodies:
            return ways(rest, start + 1, end) if word[start] == first else 0
        if not rest:
            return sum(ways(body, start, end) for body in bodies[first])
        if rest[-1] not in bodies and rest[-1] != word[end - 1]:
            return 0
        middles = range(start + least[first], end - least_of(rest) + 1)
        return sum(
            left * ways(rest, middle, end)
            for middle in middles
            if (left := ways(first, start, middle))
        )

    return ways


def leftmost_forms(grammar: Grammar, word: str) -> list[str]:
    """Return all forms of a leftmost derivation of ``word``, from the start symbol to the word.

    For a word with one parse tree, and a grammar without empty or unit bodies.
    """
    ways, forms = _ways(grammar, word), [grammar.start]
    for place in range(len(word)):
        while (head := forms[-1][place]) in grammar.bodies:
            after = forms[-1][place + 1 :]
            tries = [body + after for body in grammar.bodies[head]]
            chosen = next(form for form in tries if ways(form, place, len(word)))
            forms.append(word[:place] + chosen)
    return forms


def listing(grammar: Grammar) -> Listing:
    """Return a function that lists the words of one length that a string of symbols derives.

    It raises TooManyWordsError where there are more than MOST_WORDS of them.
    """
    bodies = _without_empty(grammar)

    @cache
    def words(symbols: str, length: int) -> frozenset[str]:
        if len(symbols) > length or not symbols:
            return frozenset({""} if len(symbols) == length else ())
        first, rest = symbols[0], symbols[1:]
        if first not in bodies:
            found = {first + after for after in words(rest, length - 1)}
        elif not rest:
            found = {word for body in bodies[first] for word in words(body, length)}
        else:
            found = {
                before + after
                for size in range(1, length - len(rest) + 1)
                for before in words(first, size)
                for after in words(rest, length - size)
            }
        if len(found) > MOST_WORDS:
            raise TooManyWordsError
        return frozenset(found)

    return words


def _without_empty(grammar: Grammar) -> dict[str, tuple[str, ...]]:
    """Return bodies without empty and unit ones that derive the same non-empty words.

    The two classical steps: leave out nullable heads in all ways, then copy along unit bodies
    (Hopcroft, Motwani and Ullman, Introduction to Automata Theory, section 7.1).
    """
    nullable = {head for head, length in grammar.least.items() if length == 0}
    short = {
        head: {
            "".join(kept)
            for body in bodies
            for kept in product(*((s, "") if s in nullable else (s,) for s in body))
        }
        for head, bodies in grammar.bodies.items()
    }
    full: dict[str, tuple[str, ...]] = {}
    for head in short:
        found = {body for other in _unit_reach(short, head) for body in short[other]}
        full[head] = tuple(sorted(found - short.keys() - {""}))
    return full


def _unit_reach(bodies: dict[str, set[str]], head: str) -> set[str]:
    """Return the heads that ``head`` turns into by unit bodies alone, itself among them."""
    reached, new = {head}, [head]
    while new:
        found = (bodies[new.pop()] & bodies.keys()) - reached
        reached |= found
        new += found
    return reached
