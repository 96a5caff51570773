"""The question of ``mod_exp`` in its three framings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unseen.categories.residues import inverted, story
from unseen.categories.residues.wording import joined, numbered

if TYPE_CHECKING:
    from unseen.categories.residues.facts import Congruence, Power, System
    from unseen.core.rng import Rng

__all__ = ["ask"]

ONE = (
    "What remainder is left when\n\n  N = {sum}\n\nis divided by {m}? The remainder is a whole "
    "number from 0 to {last}.",
    "Reduce {sum} modulo {m}: give the r with 0 <= r < {m} for which the difference between the "
    "number and r is a multiple of {m}.",
    "Someone divides {sum} by {m} and is left with a quotient, which is of no interest, and a "
    "remainder of at least 0 and less than {m}. Which remainder?",
    "Let r be the least non-negative whole number with r ≡ {sum} (mod {m}). Find r.",
    "Work modulo {m}, with residues written 0, 1, ..., {last}. Which residue is\n\n  {sum} ?",
)
SEVERAL = (
    "Find the least non-negative whole number x for which all of the following hold:\n\n{lines}",
    "A whole number x, not negative, is as small as these congruences allow. What is it?\n\n"
    "{lines}",
    "No two of the moduli {moduli} have a common factor, so exactly one x with 0 <= x < {product} "
    "satisfies the system\n\n{lines}\n\nGive that x.",
    "Given\n\n{lines}\n\nwhich x from 0 to {most} is meant? There is exactly one.",
)
BRACKETS = "\n\nHere a^b is a to the power b; towers are bracketed, a^(b^c)."


def ask(system: System, framing: str, rng: Rng) -> str:
    """Return the question in a framing; the Rng picks the wording."""
    if framing == "story":
        return story.tell(system, rng)
    if framing == "inverted":
        return inverted.tell(system, rng)
    return _plain(system, rng) + BRACKETS


def _plain(system: System, rng: Rng) -> str:
    if len(system.congruences) == 1:
        (part,) = system.congruences
        text = rng.choice(ONE)
        return text.format(sum=_sum(part), m=part.modulus, last=part.modulus - 1)
    lines = numbered([f"x ≡ {_sum(part)}  (mod {part.modulus})" for part in system.congruences])
    moduli = [part.modulus for part in system.congruences]
    product = system.product
    return rng.choice(SEVERAL).format(
        lines=lines, moduli=joined(moduli), product=product, most=product - 1
    )


def _sum(part: Congruence) -> str:
    return " + ".join(map(_power, part.powers))


def _power(power: Power) -> str:
    *lower, top = power.tower
    text = str(top)
    for level in reversed(lower):
        text = f"({level}^{text})"
    factor = "" if power.factor == 1 else f"{power.factor} * "
    return f"{factor}{power.base}^{text}"
