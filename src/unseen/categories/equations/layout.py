"""Polynomials on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from unseen.categories.equations.facts import Polynomial

__all__ = ["backwards", "factored_powers", "falling", "nested", "terms"]


def terms(polynomial: Polynomial, name: str) -> list[str]:
    """Return the terms that are not 0, each with its sign in front: ``+ 3x^2``."""
    degree = len(polynomial) - 1
    found = [
        _term(coefficient, degree - place, name)
        for place, coefficient in enumerate(polynomial)
        if coefficient
    ]
    return found or ["+ 0"]


def _term(coefficient: int, power: int, name: str) -> str:
    size = abs(coefficient)
    number = "" if size == 1 and power else str(size)
    letters = "" if not power else name if power == 1 else f"{name}^{power}"
    return f"{'-' if coefficient < 0 else '+'} {number}{letters}"


def _joined(parts: list[str]) -> str:
    text = " ".join(parts)
    return text.removeprefix("+ ") if text.startswith("+ ") else "-" + text.removeprefix("- ")


def falling(polynomial: Polynomial, name: str = "x") -> str:
    """Return ``2x^3 - x + 5``."""
    return _joined(terms(polynomial, name))


def backwards(polynomial: Polynomial, name: str = "x") -> str:
    """Return ``5 - x + 2x^3``."""
    return _joined(terms(polynomial, name)[::-1])


def nested(polynomial: Polynomial, name: str = "x") -> str:
    """Return Horner's form, ``((2)x + 0)x - 1``, without idle brackets."""
    text = str(polynomial[0])
    for place, coefficient in enumerate(polynomial[1:]):
        inner = f"{text}{name}" if place == 0 else f"({text}){name}"
        text = f"{inner} {'-' if coefficient < 0 else '+'} {abs(coefficient)}"
    return text


def factored_powers(polynomial: Polynomial, name: str = "x") -> str:
    """Return each term as a product written out: ``2·x·x·x - 1·x + 5``."""
    degree = len(polynomial) - 1
    parts = [
        f"{'-' if c < 0 else '+'} {'·'.join([str(abs(c)), *[name] * (degree - place)])}"
        for place, c in enumerate(polynomial)
        if c
    ]
    return _joined(parts or ["+ 0"])
