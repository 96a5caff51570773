"""What each kind of question comes to: exact rationals, or proved bounds where there is none."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from unseen.categories.money.facts import (
    Account,
    Bond,
    Deposit,
    Loan,
    Market,
    Position,
    Project,
    Venture,
)
from unseen.core.reading.enclosure import Enclosure
from unseen.core.reading.logarithm import combination, exp, ln_of, quotient
from unseen.core.reading.normal import normal_cdf, square_root

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from unseen.categories.money.facts import Deal, Leg

__all__ = ["present_value", "value_of"]

BASIS = 10_000
FINENESS = 40
"""Binary digits to which an internal rate is found, beyond the point."""


def value_of(deal: Deal) -> Enclosure:
    """Return what is asked for: dollars, or a yearly rate for a ``Venture``."""
    return VALUES[type(deal)](deal)


def _growth(rate: int, per_year: int, years: int) -> Fraction:
    return (1 + Fraction(rate, BASIS * per_year)) ** (per_year * years)


def _deposit(deal: Deposit) -> Enclosure:
    return Enclosure.of(deal.principal * _growth(deal.rate, deal.per_year, deal.years))


def _account(deal: Account) -> Enclosure:
    balance = Fraction(deal.opening)
    for span in deal.spans:
        balance = balance * _growth(span.rate, span.per_year, span.years) + span.moved
    return Enclosure.of(balance)


def _annuity(rate: Fraction, count: int) -> Fraction:
    """Return what payments of 1 at the end of each of ``count`` periods are worth now."""
    return (1 - (1 + rate) ** -count) / rate


def _loan(deal: Loan) -> Enclosure:
    rate = Fraction(deal.rate, 12 * BASIS)
    owed = deal.principal - deal.balloon / (1 + rate) ** deal.months
    return Enclosure.of(owed / _annuity(rate, deal.months))


def present_value(flows: Sequence[int], rate: Fraction) -> Fraction:
    """Return what flows at the end of each year are worth at an effective yearly rate."""
    return sum((flow / (1 + rate) ** year for year, flow in enumerate(flows, 1)), Fraction(0))


def _project(deal: Project) -> Enclosure:
    return Enclosure.of(present_value(deal.flows, Fraction(deal.rate, BASIS)) - deal.outlay)


def _bond(deal: Bond) -> Enclosure:
    """Grow the price at the last coupon by a broken power, and take off what has accrued."""
    rate, coupon = Fraction(deal.yield_rate, 2 * BASIS), Fraction(deal.coupon, 2 * BASIS)
    at_coupon = coupon * _annuity(rate, deal.halves) + (1 + rate) ** -deal.halves
    passed = Fraction(deal.days, 180)
    grown = exp(combination([(passed, ln_of(Enclosure.of(1 + rate)))]))
    return combination(
        [(deal.face * at_coupon, grown), (-deal.face * coupon * passed, Enclosure.of(1))]
    )


def _venture(deal: Venture) -> Enclosure:
    """Halve the interval from 0 to 1, on which the present value falls."""
    low = 0
    for digit in range(FINENESS - 1, -1, -1):
        middle = low + (1 << digit)
        if _is_worthwhile(deal, middle):
            low = middle
    return Enclosure(Fraction(low, 1 << FINENESS), Fraction(low + 1, 1 << FINENESS))


def _is_worthwhile(deal: Venture, scaled: int) -> bool:
    """Whether the flows are worth the outlay at ``scaled`` / 2^40: by their value at the end."""
    unit = 1 << FINENESS
    balance, scale = -deal.outlay, 1
    for flow in deal.flows:
        scale *= unit
        balance = balance * (unit + scaled) + flow * scale
    return balance >= 0


def _position(deal: Position) -> Enclosure:
    return combination((leg.number, _leg(deal.market, leg)) for leg in deal.legs)


def _leg(market: Market, leg: Leg) -> Enclosure:
    """Return what one option is worth (Hull, Options, Futures and Other Derivatives, ch. 17)."""
    years = Fraction(market.months, 12)
    spread = square_root(Fraction(market.volatility, BASIS) ** 2 * years)
    drift = Fraction(market.rate - market.dividend, BASIS) * years
    logarithm = ln_of(Enclosure.of(Fraction(market.spot, leg.strike)))
    distance = quotient(Enclosure(logarithm.low + drift, logarithm.high + drift), spread)
    sign = 1 if leg.kind in {"call", "above"} else -1
    half = Fraction(sign, 2)
    money = quotient(
        normal_cdf(combination([(sign, distance), (-half, spread)])),
        exp(Enclosure.of(Fraction(market.rate, BASIS) * years)),
    )
    if leg.pays:
        return combination([(leg.pays, money)])
    share = quotient(
        normal_cdf(combination([(sign, distance), (half, spread)])),
        exp(Enclosure.of(Fraction(market.dividend, BASIS) * years)),
    )
    prices = Fraction(sign * market.spot, 100), Fraction(-sign * leg.strike, 100)
    return combination(zip(prices, (share, money), strict=True))


VALUES: dict[type, Callable[[Any], Enclosure]] = {
    Deposit: _deposit,
    Account: _account,
    Loan: _loan,
    Project: _project,
    Bond: _bond,
    Venture: _venture,
    Position: _position,
}
