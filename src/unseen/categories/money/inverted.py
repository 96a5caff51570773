"""The same questions from the other end: looking back, owing where one owned, and as means."""

from __future__ import annotations

from unseen.categories.money.facts import Account, Bond, Deposit, Loan, Project, Venture

__all__ = ["TEXTS"]

LAW = (
    "Let X = {spot_number} · exp(({rate_number} - {dividend_number} - {volatility_number}²/2) · T "
    "+ {volatility_number} · √T · Z), where Z is standard normal and T = {months}/12."
)

TEXTS: dict[type | str, tuple[str, ...]] = {
    Deposit: (
        "A sum falls due in {years}. Discounted to today at a nominal {rate} a year compounded "
        "{often}, which means dividing by 1 plus {each} once for each {period} until then, it is "
        "worth {principal}. How large is the sum?",
        "Which amount, payable {years} from now, is today worth exactly as much as {principal} in "
        "cash, if the discount rate is {rate} a year nominal with {often} compounding ({each} for "
        "each {period})?",
        "Going back in time, a balance that nobody has touched is divided by 1 plus {each} for "
        "each {period} one goes back. Going back {years} in this way from today's balance, one "
        "finds {principal}. What is today's balance?",
        "A lender pays out {principal} today and is to be repaid in a single sum after {years}. "
        "What must that sum be for the lender to earn a nominal {rate} a year, compounded {often} "
        "at {each} each {period}?",
    ),
    Account: (
        "A debt began at {opening}. Its story is told backwards here, so the last line is what "
        "happened first. Rates are nominal annual rates: r compounded m times a year means that "
        "1 + r/m multiplies the debt m times a year.\n\n{spans}\n\nHow much is owed at the end of "
        "the stage that comes last in time?",
        "Read the following from the bottom to the top, for it lists the stages of a debt with the "
        "latest one first:\n\n{spans}\n\nThe debt was {opening} to begin with, and all rates are "
        "nominal annual rates, divided evenly among the compounding periods of a year. Find the "
        "debt after the latest stage.",
        "In the end, how much does a firm owe that began by owing {opening}? Its debt went through "
        "these stages, of which the first to be listed was the last to happen:\n\n{spans}\n\n(A "
        "nominal rate r compounded m times a year adds the fraction r/m to the debt m times a "
        "year.)",
        "The ledger of a debt has been bound in the wrong order, latest page first. The oldest "
        "page, which is not shown, only says that {opening} was borrowed. The others:\n\n{spans}"
        "\n\nRates are annual and nominal, and each compounding period bears its equal share of "
        "the rate. What is owed after the latest page?",
    ),
    Loan: (
        "A fund of {principal} earns {month} a month (a nominal {rate} a year, compounded "
        "monthly). At the end of each month, after the interest is added, the same amount is "
        "withdrawn. After {months} withdrawals exactly {balloon} is left. How large is each "
        "withdrawal?",
        "An investor pays {principal} now for a stream of {months} equal receipts, one at the end "
        "of each month, and {balloon} more with the last. This gives a return of {month} a month "
        "(nominally {rate} a year). How large is each of the equal receipts?",
        "A retired teacher has {principal} in an account that pays {rate} a year nominal, in "
        "monthly steps of {month}. Which amount can be taken out at the end of every month, "
        "{months} times in all, so that {balloon} remains after the last time?",
        "Going backwards, a balance is found from the one a month later by adding the fixed amount "
        "w that was paid in between, and dividing by 1 plus {month}. Starting from {balloon} and "
        "going back {months} months, one arrives at {principal}. Find w. (The rate is a nominal "
        "{rate} a year.)",
    ),
    Project: (
        "By how much could the price of the following plan go up, so that it would just break "
        "even? The price is {outlay}, payable now, and money is worth an effective {rate} a year. "
        "If the price would have to go down, give a negative number. The plan pays (a minus means "
        "that its owner pays)\n\n{flows}",
        "Which single sum, received today, is worth as much as everything in the following list "
        "together with a payment of {outlay} that you make today? A dollar becomes {grown} "
        "dollars in a year, whether lent or borrowed. The list shows what you receive, or with a "
        "minus what you pay:\n\n{flows}\n\nA negative sum is one that you would pay.",
        "You borrow {outlay} at an effective {rate} a year to carry out a plan, and put in or take "
        "out of the loan account whatever the plan brings or costs; a positive balance earns the "
        "same rate.\n\n{flows}\n\n(Positive amounts come in.) Take what is in the account after "
        "the last of these, negative if it is a debt, and divide it by {grown} once for each year "
        "since the start. What do you get?",
        "Someone else will own a plan that costs {outlay} now and pays\n\n{flows}\n\nwhere "
        "negative amounts are paid by the owner. What is the most you could charge today for "
        "handing over the plan, on top of the {outlay}, if the owner is to earn an effective "
        "{rate} a year at the least? A negative number means that you would have to pay for its "
        "being taken.",
    ),
    Bond: (
        "What price, quoted without accrued interest and in dollars for the whole, gives a buyer a "
        "yield of exactly {yield} a year compounded half-yearly on the following bond? It repays "
        "{face} and pays half of {coupon} of that at the end of each half-year, {halves} times "
        "from now on, the last time together with the {face}. Of the present half-year {days} of "
        "180 days are over; accrued interest, which the buyer pays on top, is that share of a "
        "coupon. A sum due t half-years from now is divided by (1 + {half_yield})^t, with broken t "
        "as well.",
        "An issuer wants to buy back its own bond today and be neither better nor worse off, if "
        "it can borrow at {yield} a year compounded half-yearly, so that a sum due t half-years "
        "from now is worth 1/(1 + {half_yield})^t of itself, t whole or not. It still has to pay "
        "{halves} half-yearly coupons of {coupon}/2 of the face value, which is {face}, and the "
        "face value with the last one. {days} days of this half-year of 180 days are gone. The "
        "accrued interest ({days}/180 of a coupon) is paid to the seller separately. How much is "
        "paid apart from that?",
        "Begin at the end: the last payment of a bond is {face} and a coupon, and in each of the "
        "{halves} half-years up to then, the present one included, a coupon of {coupon_paid} is "
        "paid at the end. Go back half-year by half-year, dividing by 1 + {half_yield} each time "
        "and adding each coupon as you come to it; the last step back is not a whole one, since "
        "today is day {days} of the 180 days of the present half-year: it divides by (1 + "
        "{half_yield})^(1 - {days}/180). From what you then have, take away {days}/180 of a "
        "coupon. What is left?",
        "A bank has sold short a bond and must provide for what it owes: {coupon_paid} at the end "
        "of each half-year, {halves} times, and {face} with the last of them. It puts money into "
        "an account where one dollar becomes (1 + {half_yield})^t dollars in t half-years, for "
        "whole and broken t. The present half-year is {days} days old and has 180. How much must "
        "go into the account today for it to meet all payments and be empty at the end, less the "
        "{days}/180 of {coupon_paid} that the bank has already been given for the past days?",
    ),
    Venture: (
        "An account is opened with {outlay}. It earns interest once a year, always at the same "
        "rate, and after the interest is added there are withdrawals:\n\n{flows}\n\nThe last "
        "withdrawal leaves exactly nothing. What is the interest rate?",
        "For which r > 0 does the following hold? Divide the amount in each line by 1 + r, once "
        "for each year up to its date; the results add up to {outlay}.\n\n{flows}",
        "A borrower receives {outlay} and repays\n\n{flows}\n\nThat settles the loan. Which "
        "effective yearly interest rate has the borrower been charged?",
        "Let v be the positive number for which the following payments, each multiplied by v as "
        "often as there are years up to it, together make {outlay}.\n\n{flows}\n\nFind 1/v - 1.",
    ),
    "option": (
        LAW + " Find exp(-{rate_number} · T) · E[{things}], where E is the mean.",
        "Z is a standard normal random variable, T = {months}/12, and\n\n  X = {spot_number} · "
        "exp(({rate_number} - {dividend_number} - {volatility_number}²/2) · T + "
        "{volatility_number} · √T · Z).\n\nMultiply the expected value of {things} by "
        "exp(-{rate_number} · T). What is the result?",
        "The logarithm of X is normal with mean ln({spot_number}) + ({rate_number} - "
        "{dividend_number} - {volatility_number}²/2) · T and standard deviation "
        "{volatility_number} · √T, where T = {months}/12. What is the expected value of {things}, "
        "discounted by the factor exp(-{rate_number} · T)?",
        "With T = {months}/12, a random price X has E[X] = {spot_number} · exp(({rate_number} - "
        "{dividend_number}) · T), and ln X is normal with variance {volatility_number}² · T. Find "
        "the mean of {things}, times exp(-{rate_number} · T).",
    ),
    "position": (
        LAW + " Find exp(-{rate_number} · T) · E[{things}], where E is the mean and 1[...] is 1 "
        "where the condition holds and 0 where it does not.",
        "Z is a standard normal random variable, T = {months}/12, and\n\n  X = {spot_number} · "
        "exp(({rate_number} - {dividend_number} - {volatility_number}²/2) · T + "
        "{volatility_number} · √T · Z).\n\nMultiply the expected value of\n\n  {things}\n\nby "
        "exp(-{rate_number} · T). What is the result? (1[...] is 1 if what stands in the brackets "
        "is true, else 0.)",
        "The logarithm of X is normal with mean ln({spot_number}) + ({rate_number} - "
        "{dividend_number} - {volatility_number}²/2) · T and standard deviation "
        "{volatility_number} · √T, where T = {months}/12. Writing 1[...] for 1 where the condition "
        "is met and 0 elsewhere, let\n\n  Y = {things}.\n\nWhat is E[Y] · exp(-{rate_number} · T)?",
        "With T = {months}/12, a random price X has E[X] = {spot_number} · exp(({rate_number} - "
        "{dividend_number}) · T), and ln X is normal with variance {volatility_number}² · T. Find "
        "the mean of\n\n  {things},\n\ntimes exp(-{rate_number} · T). Here 1[...] means 1 if the "
        "condition holds and 0 otherwise.",
    ),
}
