"""How the facts of each kind of question are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from unseen.categories.money.values import value_of
from unseen.core.reading.enclosure import Enclosure

if TYPE_CHECKING:
    from unseen.core.rng import Rng

__all__ = ["DRAWN", "SPACES"]

OFTEN = (1, 2, 4, 12)
LARGEST = 99_999
DOLLAR = Enclosure.of(1)
ZERO = Enclosure.of(0)


def _rate(rng: Rng) -> int:
    """Draw 1% to 12% in steps of 0.05%: one of 221."""
    return 5 * rng.between(20, 240)


def _deposit(rng: Rng) -> Deposit:
    return Deposit(rng.between(1000, LARGEST), _rate(rng), rng.choice(OFTEN), rng.between(2, 6))


def _account(rng: Rng) -> Account:
    count = rng.between(3, 4)
    moves = [100 * rng.nonzero(-20, 60) for _ in range(count - 1)]
    spans = tuple(
        Span(_rate(rng), rng.choice(OFTEN), rng.between(1, 4), moved) for moved in (*moves, 0)
    )
    return Account(rng.between(10_000, LARGEST), spans)


def _loan(rng: Rng) -> Loan:
    return Loan(
        rng.between(10_000, LARGEST), _rate(rng), rng.between(24, 120), rng.between(500, 5000)
    )


def _project(rng: Rng) -> Project:
    """Draw flows of which one may be spent; the outlay is near what they bring."""

    def drawn(draws: Rng) -> Project:
        count = draws.between(7, 8)
        flows = [draws.between(1000, 9999) for _ in range(count)]
        if draws.chance(1, 2):
            flows[draws.between(2, count - 2)] *= -1
        outlay = 100 * draws.between(sum(flows) // 250, sum(flows) // 110)
        return Project(_rate(draws), outlay, tuple(flows))

    return rng.until(drawn, lambda deal: deal.outlay > 1000 and _is_telling(deal))


def _bond(rng: Rng) -> Bond:
    return Bond(
        200 * rng.between(5, 499),
        rng.between(100, 999),
        rng.between(100, 999),
        rng.between(6, 40),
        rng.between(1, 179),
    )


def _venture(rng: Rng) -> Venture:
    """Draw flows and an outlay of 55% to 92% of them: rates of about 2% to 25%."""
    flows = tuple(rng.between(1000, 9999) for _ in range(rng.between(5, 6)))
    return Venture(sum(flows) * rng.between(550, 920) // 1000, flows)


def _market(rng: Rng) -> Market:
    return Market(
        spot=rng.between(2000, 19_999),
        rate=5 * rng.between(20, 160),
        dividend=5 * rng.between(5, 60),
        volatility=10 * rng.between(150, 600),
        months=rng.between(3, 24),
    )


def _strikes(market: Market, count: int, rng: Rng) -> list[int]:
    """Draw different strikes in half dollars, from 87% to 115% of what the share costs."""
    lowest, highest = -(-market.spot * 87 // 5000), market.spot * 115 // 5000
    return [50 * step for step in rng.sample(range(lowest, highest + 1), count)]


def _option(rng: Rng) -> Position:
    def drawn(draws: Rng) -> Position:
        market = _market(draws)
        (strike,) = _strikes(market, 1, draws)
        return Position(market, (Leg(1, draws.choice(("call", "put")), strike),))

    return rng.until(drawn, _is_telling)


def _position(rng: Rng) -> Position:
    """Draw three options with different strikes, of which two are ordinary and one is binary."""

    def drawn(draws: Rng) -> Position:
        market = _market(draws)
        first, second, third = _strikes(market, 3, draws)
        legs = (
            Leg(draws.nonzero(-9, 9), draws.choice(("call", "put")), first),
            Leg(draws.nonzero(-9, 9), draws.choice(("call", "put")), second),
            Leg(
                draws.nonzero(-9, 9), draws.choice(("above", "below")), third, draws.between(5, 50)
            ),
        )
        return Position(market, tuple(draws.shuffled(legs)))

    return rng.until(drawn, _is_telling)


def _is_telling(deal: Project | Position) -> bool:
    """Whether the answer is a dollar or more away from nothing."""
    return value_of(deal).is_within(DOLLAR.low, ZERO) is False


DRAWN = {
    "deposit": _deposit,
    "account": _account,
    "loan": _loan,
    "project": _project,
    "bond": _bond,
    "venture": _venture,
    "option": _option,
    "position": _position,
}
_MARKETS = 18_000 * 141 * 56 * 451 * 22
SPACES = {
    "deposit": 99_000 * 221 * 4 * 5,
    "account": 90_000 * (221 * 4 * 4) ** 3 * 80**2,
    "loan": 90_000 * 221 * 97 * 4501,
    "project": 221 * 9000**7,
    "bond": 495 * 900 * 900 * 35 * 179,
    "venture": 9000**5,
    "option": _MARKETS * 12 * 2 // 2,
    "position": _MARKETS * 12 * 11 * 10 * (18 * 2) ** 3 // 2,
}
"""Lower bounds of how many facts there are: of each range the fewest, and half for refusals."""
