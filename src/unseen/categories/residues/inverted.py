"""The same questions turned round: the modulus first, and signs that are defined on the spot."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from unseen.categories.residues.wording import joined, numbered

if TYPE_CHECKING:
    from unseen.categories.residues.facts import Congruence, Power, System
    from unseen.core.rng import Rng

__all__ = ["tell"]


class Sign(NamedTuple):
    """A sign for powers: ``power`` shows it with the count ``n`` and the number ``a``."""

    power: str
    meaning: str
    times: str
    """How a factor stands with it."""


SIGNS = (
    Sign("[{n} | {a}]", "[n | a] stands for the product of n numbers, each of them a", "{p} x {k}"),
    Sign("rep({n}; {a})", "rep(n; a) is 1 after it has been multiplied by a, n times", "{p} * {k}"),
    Sign("{{{n} of {a}}}", "{n of a} means n copies of a, all multiplied together", "{p} . {k}"),
)
WALKS = (
    "On a ring there are {m} fields, numbered 0 to {last} in the order in which they are walked; "
    "after {last} comes 0 again. From 0 somebody walks on by\n\n  {sum}\n\nfields. On which field "
    "does the walk end?",
    "From a number, {m} is taken away for as long as something not below 0 is left. At the very "
    "end, fewer than {m} are left: how many, if the number was\n\n  {sum} ?",
    "A counter can show 0 to {last}; the next count after {last} makes it show 0. It shows 0 now "
    "and will be counted on, one at a time, exactly\n\n  {sum}\n\ntimes. What will it show?",
    "Which whole number from 0 to {last} must be taken away from\n\n  {sum}\n\nso that what is "
    "left can be dealt out evenly among {m}?",
)
SEVERAL = (
    "The wanted number is at least 0 and less than {product}. Taking a certain number away from it "
    "leaves something that can be dealt out evenly; only one number fits all of this:\n\n{lines}",
    "Counters with {moduli} states, each of which starts over at 0 after its last state, have been "
    "counted on from 0 together, one at a time, fewer than {product} times. They show what they "
    "would show had they been counted on by other amounts:\n\n{lines}\n\nHow many times have they "
    "been counted on?",
    "Among the numbers 0 to {most} there is exactly one of which this is true:\n\n{lines}\n\n"
    "Name it.",
)
LINES = (
    "among {m}, after {sum} has been taken away (the result may be negative)",
    "the counter with {m} states: {sum} times",
    "it differs from {sum} by a multiple of {m}",
)


def tell(system: System, rng: Rng) -> str:
    """Return the inverted question, its sign defined first or last."""
    sign = rng.choice(SIGNS)
    body = _one(system.congruences[0], sign, rng) if len(system.congruences) == 1 else ""
    body = body or _several(system, sign, rng)
    meaning = f"In what follows, {sign.meaning}; what stands in it is worked out first."
    return f"{meaning}\n\n{body}"


def _one(part: Congruence, sign: Sign, rng: Rng) -> str:
    text = rng.choice(WALKS)
    return text.format(m=part.modulus, last=part.modulus - 1, sum=_sum(part, sign))


def _several(system: System, sign: Sign, rng: Rng) -> str:
    which = rng.below(len(SEVERAL))
    lines = [LINES[which].format(m=p.modulus, sum=_sum(p, sign)) for p in system.congruences]
    moduli = joined([part.modulus for part in system.congruences])
    return SEVERAL[which].format(
        lines=numbered(lines), moduli=moduli, product=system.product, most=system.product - 1
    )


def _sum(part: Congruence, sign: Sign) -> str:
    return " + ".join(_power(power, sign) for power in reversed(part.powers))


def _power(power: Power, sign: Sign) -> str:
    *lower, top = power.tower
    count = str(top)
    for level in reversed(lower):
        count = sign.power.format(n=count, a=level)
    text = sign.power.format(n=count, a=power.base)
    return text if power.factor == 1 else sign.times.format(p=text, k=power.factor)
