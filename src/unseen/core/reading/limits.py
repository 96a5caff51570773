"""How much of an untrusted text is looked at, and how large a number may grow.

Every bound is checked before the work it bounds is done, and each is far above what an honest
answer needs: what exceeds one is unreadable, with the reason in words.
"""

from __future__ import annotations

from unseen.core.errors import Unreadable

__all__ = [
    "DEEPEST",
    "LONGEST_TEXT",
    "MOST_DIGITS",
    "MOST_TERMS",
    "MOST_TOKENS",
    "check_digits",
    "digits_of",
]

LONGEST_TEXT = 4000
"""Characters of an answer's text."""
MOST_TOKENS = 2000
"""Tokens of an answer; each gives at most one node of the tree."""
DEEPEST = 24
"""Brackets, fractions, roots and exponents within one another."""
MOST_DIGITS = 1000
"""Digits of any numerator, denominator or intermediate value; below what ``int()`` refuses."""
MOST_TERMS = 32
"""Terms of a sum of square roots: fields of degree up to 32 over the rationals."""

DIGITS_PER_BIT = 0.30103


def digits_of(value: int) -> int:
    """Return the number of decimal digits, or one more; never converts to decimal."""
    return int(value.bit_length() * DIGITS_PER_BIT) + 1


def check_digits(estimate: float) -> None:
    """Raise Unreadable when a number about to be made would have more digits than MOST_DIGITS."""
    if estimate > MOST_DIGITS:
        raise Unreadable(f"a number of more than {MOST_DIGITS} digits")
