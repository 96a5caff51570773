"""A running value is changed step by step, in exact fractions; what is it at the end?

The idea: every step is easy and nothing may be forgotten, so what is measured is how long a solver
stays exact. The rationals are a field, hence a chain that never divides by 0 has exactly one value.
A bare row such as ``2 ^ 3 ^ 2`` means different things to different readers; here every wording
lists the steps or puts brackets round each of them, so that no rule of precedence is needed.

Difficulty: more steps, then fractions, powers, steps that turn the running value round (``v - x``
and ``v ÷ x``), and from tier 6 steps that use a value reached earlier, so that the chain can't be
read as one expression and its history has to be kept. A step is only drawn if the value after it
is new, is not 0 and stays within the digits of its tier: numbers never explode.

Source: the category of this name in FORGE.

Not done yet: steps that round or take remainders; two chains that feed each other.
"""

from __future__ import annotations

from fractions import Fraction
from math import prod
from typing import TYPE_CHECKING, NamedTuple

from unseen.categories.chains.prose import ask
from unseen.categories.chains.steps import Chain, Earlier, Step, next_value, values_of
from unseen.core.answers.rational import rational
from unseen.core.category import Category, Worked

if TYPE_CHECKING:
    from unseen.core.rng import Rng

__all__ = ["CATEGORY", "Chain", "Earlier", "Step"]

SUMS = ("add", "subtract")
SCHOOL = (*SUMS, "multiply", "divide")
TURNED = (*SCHOOL, "subtract_from", "power")
EVERY = (*TURNED, "divide_into")
OPERANDS_TRIED = 12
NEAR = 99


class Tier(NamedTuple):
    """Ranges of one tier."""

    steps: int
    start: tuple[int, int]
    """Lowest and highest numerator of the start."""
    term: tuple[int, int]
    """The same of a number that is added, subtracted or subtracted from."""
    factor: int
    """Highest numerator of a number that multiplies or divides; the lowest is 2."""
    fractions: int
    """How many numbers of a hundred get a denominator, from 2 to 12."""
    earlier: int
    """How many operands of a hundred are earlier values."""
    digits: int
    """Most digits of any value's numerator."""
    denominator: int
    """Highest denominator of any value."""
    ops: tuple[str, ...]


TIERS = {  # steps, start, term, factor, % fractions, % earlier values, digits, denominator, ops
    1: Tier(1, (1000, 9999), (1000, 9999), 2, 0, 0, 5, 1, SUMS),
    2: Tier(3, (1000, 9999), (100, 999), 60, 0, 0, 7, 1, (*SUMS, "multiply")),
    3: Tier(5, (10, 999), (10, 999), 30, 30, 0, 5, 60, SCHOOL),
    4: Tier(10, (10, 999), (10, 999), 30, 30, 0, 5, 60, TURNED),
    5: Tier(25, (10, 999), (10, 999), 40, 30, 0, 6, 120, EVERY),
    6: Tier(30, (10, 999), (10, 999), 40, 30, 15, 6, 180, EVERY),
    7: Tier(45, (10, 999), (10, 999), 50, 30, 20, 7, 360, EVERY),
    8: Tier(70, (10, 999), (10, 999), 60, 30, 25, 8, 720, EVERY),
}


def draw(tier: int, rng: Rng) -> Chain:
    """Draw a chain. A whole term that leads towards 0 always fits, so every step is found soon."""
    ranges = TIERS[tier]
    values = [_fraction(rng, *ranges.start, ranges.fractions)]
    steps: list[Step] = []
    while len(steps) < ranges.steps:
        steps += rng.until(lambda draws: _try_operation(ranges, values, draws), bool)
        values.append(next_value(steps[-1], values))
    return Chain(values[0], tuple(steps))


def _try_operation(ranges: Tier, values: list[Fraction], rng: Rng) -> list[Step]:
    """Draw an operation and return its first operand that serves, or nothing after a few."""
    op = rng.choice(ranges.ops)
    for _ in range(OPERANDS_TRIED):
        step = Step(op, _operand(op, ranges, values, rng))
        if _serves(next_value(step, values), values, ranges):
            return [step]
    return []


def _serves(value: Fraction, values: list[Fraction], ranges: Tier) -> bool:
    is_small = abs(value.numerator) < 10**ranges.digits
    return (
        value != 0 and is_small and value.denominator <= ranges.denominator and value not in values
    )


def _operand(op: str, ranges: Tier, values: list[Fraction], rng: Rng) -> Fraction | Earlier:
    if op == "power":
        return Fraction(rng.between(2, 3))
    if len(values) > 1 and rng.chance(ranges.earlier, 100):
        return Earlier(rng.below(len(values) - 1))
    if op in ("multiply", "divide"):
        return _fraction(rng, 2, ranges.factor, ranges.fractions)
    if len(values) > 3 and rng.chance(1, 3):
        return _near(values[-1], rng)
    return _fraction(rng, *ranges.term, ranges.fractions)


def _fraction(rng: Rng, low: int, high: int, percent: int) -> Fraction:
    numerator = rng.between(low, high)
    return Fraction(numerator, rng.between(2, 12) if rng.chance(percent, 100) else 1)


def _near(value: Fraction, rng: Rng) -> Fraction:
    """Return a term about as large as the value: it can bring a long number down again."""
    return Fraction(max(abs(int(value)), NEAR + 10) + rng.between(-NEAR, NEAR))


def solve(chain: Chain) -> Fraction:
    """Return the value after the last step."""
    return values_of(chain)[-1]


def measure(chain: Chain) -> int:
    """Return about how many digits a pen has to work through: sums add sizes, products multiply."""
    values = values_of(chain)
    pairs = zip(chain.steps, values, strict=False)
    return sum(_effort(step, _digits(value), values) for step, value in pairs)


def _effort(step: Step, digits: int, values: list[Fraction]) -> int:
    operand = values[step.operand.step] if isinstance(step.operand, Earlier) else step.operand
    if step.op == "power":
        return digits * digits * (operand.numerator - 1)
    other = _digits(operand)
    return digits + other if step.op in (*SUMS, "subtract_from") else digits * other


def _digits(value: Fraction) -> int:
    return sum(len(str(part)) for part in (abs(value.numerator), value.denominator) if part != 1)


def space(tier: int) -> int:
    """Count the chains that only add and subtract whole terms, which is a part of all.

    They never leave the tier's digits, and at step k at most k values (0 and all earlier ones but
    the last, which no term leads to) are refused; each refused value is one term of one sign.
    """
    ranges = TIERS[tier]
    low, high = ranges.start
    terms = 2 * (ranges.term[1] - ranges.term[0] + 1)
    return (high - low + 1) * prod(terms - step for step in range(1, ranges.steps + 1))


def _chain(start: int, *steps: tuple[str, Fraction | Earlier]) -> Chain:
    return Chain(Fraction(start), tuple(Step(op, operand) for op, operand in steps))


WORKED = (
    Worked(
        facts=_chain(40, ("add", Fraction(2))),
        right=("42", "42.0", "84/2"),
        wrong=("42.9", "42.00001", "-42", "38", "80", "42/0", "40 + 2 = 43"),
        source="counting; a reader that cuts 42.9 down to 42 is too kind",
    ),
    Worked(
        facts=_chain(
            28,
            ("multiply", Fraction(3)),
            ("multiply", Fraction(7, 4)),
            ("divide", Fraction(7)),
            ("multiply", Fraction(2, 3)),
            ("power", Fraction(2)),
            ("subtract", Fraction(52)),
        ),
        right=("144", "144.0", "288/2"),
        wrong=("196", "12", "-144", "144/52", "143.99"),
        source="Bhaskara, Lilavati, the rule of inversion: 28, 84, 147, 21, 14, 196, 144",
    ),
    Worked(
        facts=_chain(9, ("multiply", Fraction(5, 3)), ("divide", Fraction(3, 2))),
        right=("10", "10.0", "20/2"),
        wrong=("45/2", "15", "9", "10.5"),
        source="Rhind papyrus, problem 28: 9 and its two thirds are 15, less a third of that is 10",
    ),
    Worked(
        facts=_chain(
            12,
            ("multiply", Fraction(3, 4)),
            ("subtract", Fraction(20)),
            ("divide", Fraction(6)),
            ("power", Fraction(2)),
            ("subtract_from", Fraction(1)),
        ),
        right=("-85/36", "-170/72", " -85/36 "),
        wrong=("85/36", "-36/85", "-157/36", "-2.36", "-2.3611111", "157/36", "-85"),
        source="by hand: 12, 9, -11, -11/6, 121/36, 1 - 121/36",
    ),
    Worked(
        facts=_chain(2, ("power", Fraction(2)), ("add", Earlier(0)), ("divide_into", Earlier(1))),
        right=("2/3", "4/6"),
        wrong=("3/2", "0.67", "0.6666667", "1/3", "-2/3", "2", "2/3/1"),
        source="by hand: 2, 4, 4 + 2, 4 ÷ 6",
    ),
)

CATEGORY = Category(
    slug="arithmetic_chain",
    version=1,
    title="Arithmetic chains",
    tiers=TIERS,
    draw=draw,
    ask=ask,
    solve=solve,
    kind=rational,
    measure=measure,
    space=space,
    worked=WORKED,
)
