"""The questions in the words of a textbook; names in braces are filled in from the facts."""

from __future__ import annotations

from unseen.categories.money.facts import Account, Bond, Deposit, Loan, Project, Venture

__all__ = ["TEXTS"]

DISCOUNTING = (
    "a payment due in t half-years, where t need not be whole, is worth its amount divided by "
    "(1 + {half_yield})^t"
)
MODEL = (
    "Use the Black-Scholes-Merton model: the continuously compounded risk-free rate is {rate} a "
    "year, the share pays a continuous dividend yield of {dividend} a year, its volatility is "
    "{volatility} a year, and its price is now {spot}."
)

TEXTS: dict[type | str, tuple[str, ...]] = {
    Deposit: (
        "A deposit of {principal} earns a nominal {rate} a year, compounded {often}: at the end of "
        "each {period} the balance grows by {each}. What is the balance after {years}?",
        "Find the future value of {principal} after {years} at a nominal annual rate of {rate} "
        "compounded {often}, so that the rate for each {period} is {each}.",
        "{principal} is paid into an account with a nominal interest rate of {rate} per annum. "
        "Interest is credited {often}, each time {each} of the balance at that moment. Nothing "
        "else is paid in or taken out. How much is in the account after {years}?",
        "Interest at a nominal {rate} a year is added to a principal of {principal} {often} (that "
        "is, {each} at the end of each {period}) for {years}. Find the final amount.",
    ),
    Account: (
        "An account is opened with {opening}. Its terms change from one stretch of time to the "
        "next; at a nominal rate r compounded m times a year, the balance is multiplied by 1 + r/m "
        "m times a year.\n\n{spans}\n\nWhat is the balance at the very end?",
        "{opening} is invested under terms that change. All rates are nominal annual rates, to be "
        "divided by the number of compounding periods in a year. In order of time:\n\n{spans}\n\n"
        "Find the final balance.",
        "Find what {opening} becomes under the following terms, which apply one after the other. "
        "Each rate is a nominal annual rate, so that 6% compounded monthly means a growth of 0.5% "
        "a month.\n\n{spans}",
        "An investor starts with {opening} and then goes through these stages in turn (the rate "
        "for a single compounding period is the annual rate given, divided by the number of such "
        "periods in a year):\n\n{spans}\n\nHow much does the investor have at the end?",
    ),
    Loan: (
        "A loan of {principal} carries a nominal rate of {rate} a year, charged monthly ({month} "
        "of the balance each month). It is repaid in {months} equal monthly payments, the first "
        "one month after the loan is made, and an additional balloon payment of {balloon} at the "
        "time of the last of them. Find the monthly payment.",
        "Find the level payment, made at the end of each month for {months} months, that pays off "
        "a debt of {principal} down to a balance of {balloon}, which is settled separately at the "
        "end. Interest is {rate} a year nominal, compounded monthly, so {month} for each month.",
        "A mortgage of {principal} has a term of {months} months and a nominal annual rate of "
        "{rate}, compounded monthly at {month}. Payments are equal and made at the end of each "
        "month; right after the last one, {balloon} is still owed. How large is each payment?",
        "The present value of {months} equal payments, one at the end of each month, and of "
        "{balloon} paid together with the last of them, is {principal}. The interest rate is "
        "{month} a month (a nominal {rate} a year). How large is each of the equal payments?",
    ),
    Project: (
        "A project costs {outlay} now and brings the following cash flows (a minus sign means "
        "money to be paid):\n\n{flows}\n\nFind its net present value at an effective rate of "
        "{rate} a year. The value is negative if the project loses money.",
        "Find the net present value, at {rate} a year compounded yearly, of an outlay of {outlay} "
        "today followed by these amounts, where negative ones are paid out:\n\n{flows}\n\n"
        "Keep the sign of the result.",
        "Discount the cash flows below at {rate} effective a year, and subtract the initial outlay "
        "of {outlay}, which is due now. What is the resulting net present value, with its sign?"
        "\n\n{flows}\n\nPositive flows come in, negative flows go out.",
        "An investment needs {outlay} at time 0. The cost of capital is {rate} a year (effective). "
        "Its later cash flows are\n\n{flows}\n\nwith a minus for money spent. Calculate the NPV; "
        "it has a minus sign if the investment destroys value.",
    ),
    Bond: (
        "A bond with a face value of {face} pays coupons at {coupon} a year, half of it at the end "
        "of each half-year. There are {halves} coupons left, and the face value is repaid "
        "with the last. The last coupon was paid {days} days ago; a half-year counts 180 days. "
        "The yield is {yield} a year compounded half-yearly: " + DISCOUNTING + ". Accrued interest "
        "is {days}/180 of a coupon. Find the clean price, that is, the present value of all coming "
        "payments minus the accrued interest, in dollars for the whole face value.",
        "Price a bond between two coupon dates. Face value: {face}, redeemed at par with the last "
        "coupon. Coupon rate: {coupon} a year, paid in two halves a year. Coupons still to come: "
        "{halves}. Days since the last coupon: {days} out of 180 in the half-year. Yield: {yield} "
        "nominal, compounded half-yearly; " + DISCOUNTING + ". What is the clean price in dollars, "
        "the full present value less {days}/180 of one coupon?",
        "On the day of settlement, {days} of the 180 days of the current half-year have passed. A "
        "bond with face {face} and a coupon rate of {coupon} a year has {halves} half-yearly "
        "coupons to come, the next at the end of this half-year, and pays back its face with the "
        "last one. At a yield of {yield} a year, compounded half-yearly, " + DISCOUNTING + ". Find "
        "the present value of all that the bond will still pay, minus accrued interest of "
        "{days}/180 of one coupon.",
        "A {coupon} bond (coupon rate a year, paid half-yearly) with a face of {face} still has "
        "{halves} coupons to pay, the last of them together with the face. It is bought {days} "
        "days into a half-year of 180 days to yield {yield} a year compounded half-yearly, which "
        "means that " + DISCOUNTING + ". The buyer pays the present value; the quoted (clean) "
        "price, in dollars, is this less the share {days}/180 of the next coupon. What is the "
        "quoted price?",
    ),
    Venture: (
        "An investment of {outlay} now returns the following:\n\n{flows}\n\nFind its internal rate "
        "of return a year, the effective yearly rate at which the returns are worth {outlay} now.",
        "Find the internal rate of return (per year, compounded yearly) of these cash flows: "
        "{outlay} is paid at time 0, and these amounts come in:\n\n{flows}",
        "At which effective annual discount rate is the net present value of this project zero? It "
        "costs {outlay} today and pays\n\n{flows}",
        "A project needs {outlay} at once. It pays back\n\n{flows}\n\nWhat is its IRR, per year?",
    ),
    "option": (
        MODEL + " What is {things} worth today, if it expires in {months} months ({months}/12 of a "
        "year)?",
        "Find the Black-Scholes-Merton price of {things} on a share that trades at {spot}. Time to "
        "expiry: {months} months, that is {months}/12 of a year. Risk-free rate: {rate} a year, "
        "continuously compounded. Dividend yield: {dividend} a year, continuous. Volatility: "
        "{volatility} a year.",
        "A share at {spot} has a volatility of {volatility} a year and a continuous dividend "
        "yield of {dividend} a year. Money earns {rate} a year, continuously compounded. By the "
        "formula of Black, Scholes and Merton, what is the value of {things} that expires after "
        "{months}/12 of a year?",
        "Under geometric Brownian motion with volatility {volatility} a year, priced without "
        "arbitrage, find the present value of {things} with {months} months (each 1/12 of a year) "
        "to run. The share now costs {spot} and pays dividends at the continuous rate of "
        "{dividend} a year; the continuously compounded interest rate is {rate} a year.",
    ),
    "position": (
        MODEL + " A trader holds these European options, which all expire in {months} months "
        "({months}/12 of a year):\n\n{things}\n\nWhat is the whole position worth today? Options "
        "sold count negatively, so the value may be negative.",
        "Find the Black-Scholes-Merton value of a portfolio of European options on one share, all "
        "with {months} months ({months}/12 of a year) to expiry:\n\n{things}\n\nThe share price is "
        "{spot}, its volatility {volatility} a year, its continuous dividend yield {dividend} a "
        "year, and the continuously compounded risk-free rate {rate} a year. What was sold is a "
        "liability and is to be subtracted.",
        "{months} months before expiry (a month is 1/12 of a year), someone has\n\n{things}\n\nAll "
        "of these are European and written on the same share. " + MODEL + " Value the portfolio, "
        "counting what is sold with a minus.",
        "A book of European options on one share contains\n\n{things}\n\nand everything in it "
        "expires after {months}/12 of a year. What is the book worth, with a minus for options "
        "sold? " + MODEL,
    ),
}
