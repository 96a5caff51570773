"""Money over time: interest, payments in turn, prices, rates of return and options.

The idea, by tier: a deposit; an account whose terms change; the payment of a loan with a balloon;
net present value; a bond between two coupons; internal rate of return; a Black-Scholes-Merton
price; a position of options, some of them binary.

Up to tier 4 the result is an exact rational. A broken power, an internal rate (of which there is
one, since the flows change sign once: Descartes) and the normal distribution are known between
proved bounds. An answer is right within one unit of the last place asked: a cent, or 0.0001 of an
internal rate. Every convention is in the text.

Sources: Hull, Options, Futures and Other Derivatives; Kellison, The Theory of Interest; the
category of this name in FORGE.

Not done yet: day counts of real calendars; American and barrier options; duration.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from unseen.categories.money.drawing import DRAWN, SPACES
from unseen.categories.money.facts import (
    Account,
    Bond,
    Deposit,
    Leg,
    Loan,
    Market,
    Position,
    Project,
    Span,
    Venture,
)
from unseen.categories.money.prose import ask
from unseen.categories.money.values import value_of
from unseen.core.answers.decimal import decimal
from unseen.core.category import Category, Worked

if TYPE_CHECKING:
    from unseen.categories.money.facts import Deal
    from unseen.core.answers.kind import AnswerKind
    from unseen.core.reading.enclosure import Enclosure
    from unseen.core.rng import Rng

__all__ = ["CATEGORY"]


class Tier(NamedTuple):
    """What a tier asks for; the ranges stand with it in ``money.drawing``."""

    task: str


TIERS = {
    1: Tier("deposit"),
    2: Tier("account"),
    3: Tier("loan"),
    4: Tier("project"),
    5: Tier("bond"),
    6: Tier("venture"),
    7: Tier("option"),
    8: Tier("position"),
}


class Parts(NamedTuple):
    """About how many operations a question takes, for each item of one of its lists."""

    steps: int
    listed: str = ""


PARTS: dict[type, Parts] = {
    Deposit: Parts(4),
    Account: Parts(4, "spans"),
    Loan: Parts(20),
    Project: Parts(4, "flows"),
    Bond: Parts(40),
    Venture: Parts(15, "flows"),
    Position: Parts(120, "legs"),
}
CENTS, RATE = decimal(2), decimal(4)


def draw(tier: int, rng: Rng) -> Deal:
    """Draw a deal of the tier's kind."""
    return DRAWN[TIERS[tier].task](rng)


def kind_of(deal: Deal) -> AnswerKind[Enclosure]:
    """Return the kind of the answer: four places for a rate, else two."""
    return RATE if isinstance(deal, Venture) else CENTS


def measure(deal: Deal) -> int:
    """Return about how many operations the question takes, from its parts."""
    parts = PARTS[type(deal)]
    return parts.steps * (len(getattr(deal, parts.listed)) if parts.listed else 1)


def space(tier: int) -> int:
    """Count the facts by their ranges."""
    return SPACES[TIERS[tier].task]


HULL = Market(4200, 1000, 0, 2000, 6)
WORKED: tuple[Worked[Deal], ...] = (
    Worked(
        facts=Deposit(1000, 1000, 2, 2),
        right=("1215.51", "$1,215.51", "1215.506", "1,215.51 dollars", "1215.50625", "≈ 1215.50"),
        wrong=("1210.00", "1215.53", "1215.49", "215.51", "1.21551", "-1215.51"),
        source="by hand: 1000 * 1.05^4 = 1215.50625",
    ),
    Worked(
        facts=Account(10_000, (Span(1000, 1, 1, -1000), Span(500, 1, 2, 0))),
        right=("11025.00", "11025", "11,025.00"),
        wrong=("12127.50", "11025.02", "12025.00", "11000"),
        source="by hand: (11000 - 1000) * 1.05^2 = 11025",
    ),
    Worked(
        facts=Loan(1000, 1200, 12, 0),
        right=("88.85", "88.8488", "$88.85"),
        wrong=("83.33", "93.33", "88.87", "88.82"),
        source="Kellison: 1000 divided by a(12, 1%) = 11.255077",
    ),
    Worked(
        facts=Project(1000, 1000, (500, 500, 500)),
        right=("243.43", "243.426", "243.42"),
        wrong=("500", "-243.43", "1243.43", "243.45"),
        source="by hand: 500 (1/1.1 + 1/1.21 + 1/1.331) - 1000 = 243.4260",
    ),
    Worked(
        facts=Bond(1000, 1000, 1000, 10, 0),
        right=("1000.00", "1000", "1,000.00"),
        wrong=("1500", "950.00", "999.98"),
        source="a bond whose coupon is its yield is worth its face on a coupon day",
    ),
    Worked(
        facts=Venture(1000, (1100,)),
        right=("0.1000", "0.1", "10%", "10.00%", "r = 0.1000"),
        wrong=("10", "0.1002", "0.0909", "1.1", "0.10%"),
        source="by hand: 1100 / 1000 - 1",
    ),
    Worked(
        facts=Position(HULL, (Leg(1, "call", 4000),)),
        right=("4.76", "4.759", "$4.76"),
        wrong=("4.78", "0.81", "2.00", "-4.76"),
        source="Hull, example 15.6: the call is worth 4.76",
    ),
    Worked(
        facts=Position(HULL, (Leg(1, "put", 4000),)),
        right=("0.81", "0.8086", "$0.81"),
        wrong=("4.76", "0.83", "0.79"),
        source="Hull, example 15.6: the put is worth 0.81",
    ),
)

CATEGORY = Category(
    slug="finance_math",
    version=1,
    title="Money over time",
    tiers=TIERS,
    draw=draw,
    ask=ask,
    solve=value_of,
    kind=kind_of,
    measure=measure,
    space=space,
    worked=WORKED,
)
