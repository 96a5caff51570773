"""Money by keeping the books: balances step by step, prices in FLINT's balls."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

__all__ = ["confirm"]

BITS = 200
WIDEST = Fraction(1, 10**10)
SMALL = Fraction(1, 10**25)


def confirm(facts: Any, answer: Any) -> bool:
    """Return whether the books agree with the bounds, and the bounds are narrow."""
    if answer.high - answer.low > WIDEST:
        return False
    return BOOKS[type(facts).__name__](facts, answer)


def _is_exactly(balance: Fraction, answer: Any) -> bool:
    return answer.low == balance == answer.high


def _after(balance: Fraction, rate: int, per_year: int, years: int) -> Fraction:
    for _ in range(per_year * years):
        balance += balance * rate / (10_000 * per_year)
    return balance


def _deposit(facts: Any, answer: Any) -> bool:
    return _is_exactly(_after(Fraction(facts.principal), *facts[1:]), answer)


def _account(facts: Any, answer: Any) -> bool:
    balance = Fraction(facts.opening)
    for rate, per_year, years, moved in facts.spans:
        balance = _after(balance, rate, per_year, years) + moved
    return _is_exactly(balance, answer)


def _loan(facts: Any, answer: Any) -> bool:
    """Pay for all months: what is left must be the balloon."""
    owed = Fraction(facts.principal)
    for _ in range(facts.months):
        owed += owed * facts.rate / 120_000 - answer.low
    return owed == facts.balloon and answer.low == answer.high


def _discounted(flows: Any, rate: Fraction) -> Fraction:
    """Discount from the last year back to the first (Horner)."""
    worth = Fraction(0)
    for flow in reversed(flows):
        worth = (worth + flow) / (1 + rate)
    return worth


def _project(facts: Any, answer: Any) -> bool:
    worth = _discounted(facts.flows, Fraction(facts.rate, 10_000))
    return _is_exactly(worth - facts.outlay, answer)


def _venture(facts: Any, answer: Any) -> bool:
    """Return whether the outlay lies between what the flows are worth at the two ends."""
    most, least = (_discounted(facts.flows, rate) for rate in (answer.low, answer.high))
    return least <= facts.outlay <= most


def _bond(facts: Any, answer: Any) -> bool:
    """Discount every payment by its own broken power."""
    from flint import arb, ctx

    ctx.prec = BITS
    step = 1 + arb(facts.yield_rate) / 20_000
    half = arb(facts.face * facts.coupon) / 20_000
    price = -half * facts.days / 180
    for number in range(1, facts.halves + 1):
        paid = half + (facts.face if number == facts.halves else 0)
        price += paid / step ** (number - arb(facts.days) / 180)
    return _holds(answer, price)


def _position(facts: Any, answer: Any) -> bool:
    from flint import arb, ctx

    ctx.prec = BITS
    worth = sum((leg.number * _option(facts.market, leg) for leg in facts.legs), start=arb(0))
    return _holds(answer, worth)


def _option(market: Any, leg: Any) -> Any:
    """Take the mean over the two parts of the lognormal law; a put follows by parity."""
    from flint import arb

    years = arb(market.months) / 12
    rate, dividend, volatility = (arb(part) / 10_000 for part in market[1:4])
    bond, forward = (-rate * years).exp(), ((rate - dividend) * years).exp() * market.spot / 100
    strike, deviation = arb(leg.strike) / 100, volatility * years.sqrt()
    middle = forward.log() - deviation**2 / 2
    least = (strike.log() - middle) / deviation
    ends_above = _beyond(least)
    if leg.kind == "above":
        return bond * leg.pays * ends_above
    if leg.kind == "below":
        return bond * leg.pays * (1 - ends_above)
    call = bond * (forward * _beyond(least - deviation) - strike * ends_above)
    return call if leg.kind == "call" else call - bond * (forward - strike)


def _beyond(value: Any) -> Any:
    from flint import arb

    return (value / arb(2).sqrt()).erfc() / 2


def _holds(answer: Any, ball: Any) -> bool:
    from flint import arb, fmpq

    low, high = (
        arb(fmpq(end.numerator, end.denominator))
        for end in (answer.low - SMALL, answer.high + SMALL)
    )
    return bool(low < ball) and bool(ball < high)


BOOKS = {
    "Deposit": _deposit,
    "Account": _account,
    "Loan": _loan,
    "Project": _project,
    "Bond": _bond,
    "Venture": _venture,
    "Position": _position,
}
