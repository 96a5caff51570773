"""What an answer kind is: the hint that ends the prompt, the reader, the writer and equality."""

from __future__ import annotations

from dataclasses import dataclass
from operator import eq
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["AnswerKind"]

A = TypeVar("A")


@dataclass(frozen=True, kw_only=True)
class AnswerKind(Generic[A]):
    """One shape of answer.

    The laws that every kind keeps: ``read(write(x)) == x``; every text of ``dresses(x)`` reads as a
    value equal to x; no text of ``misses(x)`` does; the hint itself is unreadable, so that an echo
    of the prompt can't be right; equality is symmetric; ``read`` ends quickly on any text whatever.
    """

    name: str
    """The field's word for the shape, such as ``integer``."""
    hint: str
    """What stands behind ``ANSWER:`` in the prompt, in angle brackets: ``<a whole number>``."""
    read: Callable[[str], A]
    """Text to value; raises Unreadable with the reason. Never evaluates, never takes long."""
    write: Callable[[A], str]
    """Value to the text that the asked form wants, at most 200 characters."""
    dresses: Callable[[A], tuple[str, ...]]
    """At least 15 different ways in which a careful writer may give this value."""
    misses: Callable[[A], tuple[str, ...]]
    """At least 10 texts near this value that are not it: other values or not readable at all."""
    equal: Callable[[A, A], bool | None] = eq
    """Whether two values are the same; None when that can't be decided."""
    compliant: Callable[[str], bool] | None = None
    """Whether a readable text keeps the asked form; any readable text does when None."""
