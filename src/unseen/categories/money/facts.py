"""The facts of ``finance_math``, a type for each kind of question.

Rates are in hundredths of a percent a year. Sums are in whole dollars, those of shares in cents.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

__all__ = [
    "Account",
    "Bond",
    "Deal",
    "Deposit",
    "Leg",
    "Loan",
    "Market",
    "Position",
    "Project",
    "Span",
    "Venture",
]


class Deposit(NamedTuple):
    """One sum left alone. Asked: the balance after ``years``."""

    principal: int
    rate: int
    """Nominal; ``rate / per_year`` is added ``per_year`` times a year."""
    per_year: int
    years: int


class Span(NamedTuple):
    """Some years at one rate, and what is then paid in (negative: taken out)."""

    rate: int
    per_year: int
    years: int
    moved: int


class Account(NamedTuple):
    """A balance over several spans. Asked: the balance at the end."""

    opening: int
    spans: tuple[Span, ...]


class Loan(NamedTuple):
    """A loan repaid each month. Asked: the level payment, a month after the loan and onwards.

    ``rate / 12`` is charged each month; ``balloon`` is paid with the last payment, beside it.
    """

    principal: int
    rate: int
    months: int
    balloon: int


class Project(NamedTuple):
    """An outlay now and a flow at the end of each year. Asked: the net present value."""

    rate: int
    """Effective, yearly."""
    outlay: int
    flows: tuple[int, ...]


class Bond(NamedTuple):
    """A bond with half-yearly coupons, between two of them. Asked: the price without accrual."""

    face: int
    coupon: int
    """Of the face a year; half of it is paid each half-year."""
    yield_rate: int
    """A year, compounded half-yearly."""
    halves: int
    """Coupons still to come; the face is paid with the last."""
    days: int
    """Days since the last coupon, of 180 in each half-year."""


class Venture(NamedTuple):
    """As ``Project``, without a rate. Asked: the rate at which it is worth nothing."""

    outlay: int
    flows: tuple[int, ...]


class Market(NamedTuple):
    """A share and the money market, as Black, Scholes and Merton see them."""

    spot: int
    rate: int
    """Continuously compounded."""
    dividend: int
    """Continuous yield."""
    volatility: int
    months: int
    """Until the options expire; a month is a twelfth of a year."""


class Leg(NamedTuple):
    """So many options of one kind; a negative number is sold.

    ``call`` and ``put`` pay what the share is above or below the strike; ``above`` and ``below``
    pay the fixed sum ``pays`` if it ends there.
    """

    number: int
    kind: str
    strike: int
    pays: int = 0


class Position(NamedTuple):
    """European options on one share with one expiry. Asked: what they are worth together."""

    market: Market
    legs: tuple[Leg, ...]


Deal: TypeAlias = Deposit | Account | Loan | Project | Bond | Venture | Position
