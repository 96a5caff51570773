"""Money: prices of books, laws that tie prices together, and cents decided without floats."""

from fractions import Fraction

import pytest

from unseen.categories.finance_math import CATEGORY, TIERS
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
from unseen.categories.money.values import present_value, value_of
from unseen.core.answers.decimal import decimal_text
from unseen.core.grading import grade
from unseen.core.laws import sample_of
from unseen.core.rng import Rng

SMALL = Fraction(1, 10**40)


def worth(deal):
    return value_of(deal).middle


def one(market, kind, strike, pays=0):
    return worth(Position(market, (Leg(1, kind, strike, pays),)))


@pytest.mark.parametrize(
    ("market", "leg", "price"),
    [
        (Market(10_000, 500, 0, 2000, 12), Leg(1, "call", 10_000), "10.4506"),
        (Market(10_000, 500, 0, 2000, 12), Leg(1, "put", 10_000), "5.5735"),
        (Market(10_000, 1000, 500, 2000, 6), Leg(1, "put", 9500), "2.4648"),
        (Market(10_000, 600, 600, 3500, 9), Leg(1, "below", 8000, 10), "2.6710"),
    ],
)
def test_options_cost_what_haug_says(market, leg, price):
    """Haug, The Complete Guide to Option Pricing Formulas, sections 1.1 and 4.19."""
    assert decimal_text(worth(Position(market, (leg,))), 4) == price


def test_call_less_put_is_the_forward_contract():
    for position in sample_of(CATEGORY, 7, "parity", 20):
        market, strike = position.market, position.legs[0].strike
        free = market._replace(rate=0, dividend=0)
        difference = one(free, "call", strike) - one(free, "put", strike)
        assert abs(difference - Fraction(market.spot - strike, 100)) < SMALL


def test_binary_options_on_both_sides_make_a_sure_payment():
    market = Market(5000, 0, 200, 3000, 7)
    assert abs(one(market, "above", 5100, 40) + one(market, "below", 5100, 40) - 40) < SMALL


def test_positions_add_up_their_legs_with_their_signs():
    market, legs = Market(5000, 300, 200, 3000, 7), (Leg(-3, "call", 5200), Leg(2, "put", 4800))
    parts = -3 * one(market, "call", 5200) + 2 * one(market, "put", 4800)
    assert abs(worth(Position(market, legs)) - parts) < SMALL


@pytest.mark.parametrize("halves", [2, 7, 40])
def test_price_of_a_bond_does_not_jump_when_a_coupon_is_paid(halves):
    before, after = Bond(1000, 437, 612, halves, 180), Bond(1000, 437, 612, halves - 1, 0)
    assert abs(worth(before) - worth(after)) < SMALL


def test_bond_is_worth_less_the_more_it_yields():
    prices = [worth(Bond(1000, 437, rate, 12, 90)) for rate in (200, 400, 600)]
    assert prices == sorted(prices, reverse=True)


def test_loan_without_interest_to_speak_of_is_shared_out_evenly():
    assert abs(worth(Loan(12_500, 1, 24, 500)) - 500) < 1


def test_balloon_as_large_as_the_loan_leaves_the_interest_alone():
    assert worth(Loan(10_000, 1200, 36, 10_000)) == 100


def test_internal_rate_makes_the_project_worth_nothing():
    for venture in sample_of(CATEGORY, 6, "internal", 20):
        rate = value_of(venture)
        assert present_value(venture.flows, rate.low) >= venture.outlay
        assert present_value(venture.flows, rate.high) < venture.outlay
        assert 0.01 < rate.low < 0.4


def test_account_of_one_span_is_a_deposit():
    span = Span(635, 12, 4, 0)
    assert worth(Account(12_345, (span,))) == worth(Deposit(12_345, 635, 12, 4))


@pytest.mark.parametrize("tier", TIERS)
def test_one_unit_of_the_last_place_is_right_and_two_are_not(tier):
    """The original let float noise decide at one cent."""
    for deal in sample_of(CATEGORY, tier, "units", 20):
        places = 4 if isinstance(deal, Venture) else 2
        truth, unit = worth(deal), Fraction(1, 10**places)
        for shift in (-2, -1, 0, 1, 2):
            written = (round(truth / unit) + shift) * unit
            verdict = grade(CATEGORY, deal, f"ANSWER: {decimal_text(written, places)}")
            assert verdict.correct is (abs(written - truth) <= unit)
            assert verdict.verdict != "undecided"


@pytest.mark.parametrize("tier", TIERS)
def test_nothing_is_worth_about_nothing(tier):
    """The original asked for a price of 0.00 in one of twelve questions at its last tier."""
    least = Fraction(1, 100) if tier == 6 else 1
    assert all(abs(worth(deal)) > least for deal in sample_of(CATEGORY, tier, "least", 200))


def test_every_rate_and_sum_of_the_facts_is_in_every_text():
    """The original drew ranges that it never used."""
    loan = Loan(12_345, 785, 61, 2_340)
    for framing in CATEGORY.framings:
        for index in range(10):
            text = ask(loan, framing, Rng("text", index))
            assert all(part in text for part in ("$12,345", "7.85%", "61", "$2,340"))


def test_negative_flows_are_shown_and_asked_with_their_sign():
    project = Project(1000, 3000, (1500, -700, 1900))
    assert "after 2 years: -$700" in ask(project, "plain", Rng("sign"))
    assert worth(project) < 0
    answer = decimal_text(worth(project), 2)
    assert grade(CATEGORY, project, f"ANSWER: {answer}").correct
    assert not grade(CATEGORY, project, f"ANSWER: {answer.removeprefix('-')}").correct
