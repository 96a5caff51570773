"""Roots by FLINT: the polynomial is multiplied out, isolated in the complex plane, and matched.

The answer's numbers are enclosed in balls by FLINT's own arithmetic from their written form; each
must lie on a root of the square-free parts, as often as the multiplicity says.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["confirm"]

TERM = re.compile(r"([+-]?)(\d*)\*?(?:sqrt\((\d+)\))?\*?(i?)(?:/(\d+))?")


def confirm(facts: Any, answer: tuple[Any, ...]) -> bool:
    """Return whether ``answer`` holds all roots of left minus right, each as often as it occurs."""
    from flint import ctx, fmpz_poly

    ctx.prec = 200
    left, right = (fmpz_poly(list(side[::-1])) for side in (facts.left, facts.right))
    waiting = [_ball(str(value)) for value in answer]
    _, factors = (left - right).factor()
    return all(_strike(root, waiting) for root in _all_roots(factors)) and not waiting


def _all_roots(factors: Any) -> Iterator[Any]:
    for factor, multiplicity in factors:
        found: Any = factor.complex_roots()
        for root, _ in found:
            yield from [root] * multiplicity


def _strike(root: Any, waiting: list[Any]) -> bool:
    """Take one number that lies on the root off the list, and say whether there was one."""
    place = next((at for at, ball in enumerate(waiting) if _meet(ball, root)), None)
    if place is not None:
        waiting.pop(place)
    return place is not None


def _meet(one: Any, other: Any) -> bool:
    return bool(one.overlaps(other)) and float(abs(one - other).upper()) < 1e-40


def _ball(text: str) -> Any:
    """Return the number that is written as a sum of rational multiples of roots and of i."""
    from flint import acb, arb

    total = acb(0)
    for found in TERM.finditer(text.replace(" ", "")):
        sign, digits, radicand, unit, under = found.groups()
        if not found[0]:
            continue
        size = arb(int(digits or 1)) * arb(int(radicand or 1)).sqrt() / int(under or 1)
        size = -size if sign == "-" else size
        total += acb(0, size) if unit else acb(size)
    return total
