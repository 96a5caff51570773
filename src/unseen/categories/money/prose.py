"""The question of ``finance_math``: a template of its framing, filled in from the facts."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from unseen.categories.money import inverted, plain, story
from unseen.categories.money.facts import (
    Account,
    Bond,
    Deposit,
    Loan,
    Position,
    Project,
    Venture,
)
from unseen.core.answers.decimal import decimal_text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from unseen.categories.money.facts import Deal, Leg, Market, Span
    from unseen.core.rng import Rng

__all__ = ["ask"]

TEXTS = {"plain": plain.TEXTS, "story": story.TEXTS, "inverted": inverted.TEXTS}
ROUNDING = {
    True: (
        "Give the rate as a decimal number, not in percent, rounded to 4 decimal places (0.0512 "
        "would stand for 5.12%).",
        "Write it as a plain number with four digits after the point, so that 7.31% would be "
        "0.0731.",
        "Answer with a decimal fraction rounded to 4 places; 3.5% would be 0.0350.",
    ),
    False: (
        "Round the result, and nothing before it, to two decimal places.",
        "Don't round anything on the way, and give the final result to two decimal places.",
        "Carry full precision throughout; only the result is rounded, to two places.",
    ),
}
TIMES = {1: ("year", "yearly"), 2: ("half-year", "half-yearly"), 4: ("quarter", "quarterly"),
         12: ("month", "monthly")}  # fmt: skip
Words = dict[str, str]


def ask(deal: Deal, framing: str, rng: Rng) -> str:
    """Return the question in one of the wordings of its framing."""
    text = rng.choice(TEXTS[framing][_topic(deal)]).format(**WORDS[type(deal)](deal, framing))
    gap = " " if text.endswith((".", "?", ")")) else "\n\n"
    return text + gap + rng.choice(ROUNDING[isinstance(deal, Venture)])


def _topic(deal: Deal) -> type | str:
    if isinstance(deal, Position):
        return "option" if len(deal.legs) == 1 else "position"
    return type(deal)


def _dollars(amount: Fraction | int) -> str:
    """Return an amount with cents only where there are some."""
    value = Fraction(amount)
    cents = decimal_text(abs(value) % 1, 2)[1:] if value.denominator > 1 else ""
    return f"{'-' if value < 0 else ''}${int(abs(value)):,}{cents}"


def _decimal(value: Fraction) -> str:
    """Return a number that has at most eight decimal places, exactly."""
    return decimal_text(value, 8).rstrip("0").removesuffix(".")


def _percent(rate: int) -> str:
    return f"{_decimal(Fraction(rate, 100))}%"


def _number(rate: int) -> str:
    return _decimal(Fraction(rate, 10_000))


def _each(rate: int, per_year: int) -> str:
    """Return the rate of one period, in words where it has no finite decimal."""
    if per_year == 12:
        return f"one twelfth of {_percent(rate)}"
    return f"{_decimal(Fraction(rate, 100 * per_year))}%"


def _years(years: int) -> str:
    return f"{years} years" if years > 1 else "1 year"


def _deposit(deal: Deposit, _framing: str) -> Words:
    period, often = TIMES[deal.per_year]
    return {
        "principal": _dollars(deal.principal),
        "rate": _percent(deal.rate),
        "often": often,
        "period": period,
        "each": _each(deal.rate, deal.per_year),
        "years": _years(deal.years),
    }


def _account(deal: Account, framing: str) -> Words:
    lines = [f"  - {_span(span, framing)}" for span in deal.spans]
    ordered = reversed(lines) if framing == "inverted" else lines
    return {"opening": _dollars(deal.opening), "spans": "\n".join(ordered)}


MOVES = {
    "plain": ("{} is paid in", "{} is taken out"),
    "story": ("{} is put in", "{} is taken out"),
    "inverted": ("{} more is borrowed", "{} is paid back"),
}


def _span(span: Span, framing: str) -> str:
    period, often = TIMES[span.per_year]
    head = f"{_years(span.years)} at {_percent(span.rate)} compounded {often}"
    if framing == "story":
        each = _each(span.rate, span.per_year)
        head = f"for {_years(span.years)}, {each} is added at the end of each {period}"
    if not span.moved:
        return head
    move = MOVES[framing][span.moved < 0].format(_dollars(abs(span.moved)))
    return f"{head}; after that, {move}"


def _loan(deal: Loan, _framing: str) -> Words:
    return {
        "principal": _dollars(deal.principal),
        "rate": _percent(deal.rate),
        "month": _each(deal.rate, 12),
        "months": str(deal.months),
        "balloon": _dollars(deal.balloon),
    }


def _flows(flows: Sequence[int]) -> str:
    return "\n".join(
        f"  after {_years(year)}: {_dollars(flow)}" for year, flow in enumerate(flows, 1)
    )


def _project(deal: Project, _framing: str) -> Words:
    return {
        "outlay": _dollars(deal.outlay),
        "flows": _flows(deal.flows),
        "rate": _percent(deal.rate),
        "grown": _number(10_000 + deal.rate),
    }


def _venture(deal: Venture, _framing: str) -> Words:
    return {"outlay": _dollars(deal.outlay), "flows": _flows(deal.flows)}


def _bond(deal: Bond, _framing: str) -> Words:
    return {
        "face": _dollars(deal.face),
        "coupon": _percent(deal.coupon),
        "coupon_paid": _dollars(Fraction(deal.face * deal.coupon, 20_000)),
        "yield": _percent(deal.yield_rate),
        "half_yield": _decimal(Fraction(deal.yield_rate, 20_000)),
        "halves": str(deal.halves),
        "days": str(deal.days),
    }


def _position(deal: Position, framing: str) -> Words:
    is_single = len(deal.legs) == 1
    show = ONE[framing] if is_single else MANY[framing]
    shown = [show(leg) for leg in deal.legs]
    if framing == "inverted":
        text = shown[0] + "".join(f" - {t[1:]}" if t[0] == "-" else f" + {t}" for t in shown[1:])
    else:
        text = shown[0] if is_single else "\n".join(f"  - {line}" for line in shown)
    return {"things": text, **_market(deal.market)}


def _market(market: Market) -> Words:
    return {
        "spot": _dollars(Fraction(market.spot, 100)),
        "spot_number": _decimal(Fraction(market.spot, 100)),
        "rate": _percent(market.rate),
        "rate_number": _number(market.rate),
        "dividend": _percent(market.dividend),
        "dividend_number": _number(market.dividend),
        "volatility": _percent(market.volatility),
        "volatility_number": _number(market.volatility),
        "months": str(market.months),
    }


def _strike(leg: Leg) -> str:
    return _dollars(Fraction(leg.strike, 100))


def _option(leg: Leg) -> str:
    return f"a European {leg.kind} option with a strike price of {_strike(leg)}"


def _right(leg: Leg) -> str:
    verb = "buy" if leg.kind == "call" else "sell"
    return f"the right, but not the duty, to {verb} one share for {_strike(leg)} on that day"


def _holding(leg: Leg) -> str:
    number = abs(leg.number)
    plural = "s" * (number > 1)
    head = f"{'bought' if leg.number > 0 else 'sold'}: {number} "
    if not leg.pays:
        return f"{head}{leg.kind}{plural} with a strike price of {_strike(leg)}"
    each = "each of which pays" if plural else "which pays"
    return (
        f"{head}binary option{plural}, {each} {_dollars(leg.pays)} if the share is {leg.kind} "
        f"{_strike(leg)} at expiry, else nothing"
    )


def _promise(leg: Leg) -> str:
    number, strike = abs(leg.number), _strike(leg)
    if leg.pays:
        verb = "received" if leg.number > 0 else "paid out"
        return (
            f"{_dollars(number * leg.pays)} to be {verb} if the price is then {leg.kind} {strike}"
        )
    shares = f"{number} shares at {strike} each" if number > 1 else f"1 share at {strike}"
    verb, other = ("buy", "sell") if leg.kind == "call" else ("sell", "buy")
    if leg.number > 0:
        return f"the right, but not the duty, to {verb} {shares}"
    return f"the duty to {other} {shares}, if the holder of the right to {verb} wants it"


def _payoff(leg: Leg) -> str:
    strike = _decimal(Fraction(leg.strike, 100))
    if leg.pays:
        sign = ">" if leg.kind == "above" else "<"
        return f"{leg.number * leg.pays}·1[X {sign} {strike}]"
    inside = f"X - {strike}" if leg.kind == "call" else f"{strike} - X"
    factor = {1: "", -1: "-"}.get(leg.number, f"{leg.number}·")
    return f"{factor}max({inside}, 0)"


ONE: dict[str, Callable[[Leg], str]] = {"plain": _option, "story": _right, "inverted": _payoff}
MANY: dict[str, Callable[[Leg], str]] = {
    "plain": _holding,
    "story": _promise,
    "inverted": _payoff,
}
WORDS: dict[type, Callable[[Any, str], Words]] = {
    Deposit: _deposit,
    Account: _account,
    Loan: _loan,
    Project: _project,
    Bond: _bond,
    Venture: _venture,
    Position: _position,
}
