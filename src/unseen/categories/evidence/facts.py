"""The facts of ``prob_bayes``, a type for each kind of question.

Probabilities are whole numbers of thousandths; those of hypotheses are weights that share out 1.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

__all__ = [
    "Belief",
    "Chain",
    "Diagnosis",
    "Link",
    "Network",
    "Node",
    "Sources",
    "Suspects",
    "Trial",
]


class Trial(NamedTuple):
    """How often a test is positive with the condition and without it, and what it said."""

    hit: int
    alarm: int
    is_positive: bool


class Diagnosis(NamedTuple):
    """Tests that are independent given the condition. Asked: whether the condition is there."""

    prior: int
    tests: tuple[Trial, ...]


class Link(NamedTuple):
    """A test whose rates hang on what the test before it said."""

    after_positive: tuple[int, int]
    """How often it is positive with and without the condition, if the one before was positive."""
    after_negative: tuple[int, int]
    is_positive: bool


class Chain(NamedTuple):
    """Tests of which each hangs on the one before. Asked: whether the condition is there."""

    prior: int
    first: Trial
    links: tuple[Link, ...]


class Suspects(NamedTuple):
    """Several hypotheses of which one is true, and signs that are independent given it."""

    weights: tuple[int, ...]
    rates: tuple[tuple[int, ...], ...]
    """For each hypothesis, how often each sign is there."""
    seen: tuple[bool, ...]
    """For each sign, whether it is there."""
    asked: int
    """The hypothesis whose probability is asked for."""


class Sources(NamedTuple):
    """One of several sources gives things of three kinds, again and again, independently."""

    weights: tuple[int, ...]
    shares: tuple[tuple[int, ...], ...]
    """For each source, the share of each kind."""
    seen: tuple[int, ...]
    """The kinds that came so far."""
    asked: int
    """The kind that comes next: its probability is asked for."""


class Node(NamedTuple):
    """An event; earlier events that it hangs on, and its probability for each case of theirs.

    The cases count in binary, the first parent's digit leading, with 1 for an event that happens.
    """

    parents: tuple[int, ...]
    table: tuple[int, ...]


class Network(NamedTuple):
    """Events in order, some of them observed. Asked: whether another one happened."""

    nodes: tuple[Node, ...]
    seen: tuple[tuple[int, bool], ...]
    asked: int


Belief: TypeAlias = Diagnosis | Chain | Suspects | Sources | Network
