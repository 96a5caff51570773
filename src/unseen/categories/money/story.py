"""The questions as situations of people who know no finance."""

from __future__ import annotations

from unseen.categories.money.facts import Account, Bond, Deposit, Loan, Project, Venture

__all__ = ["TEXTS"]

CHANCE = (
    "Nobody knows what the price of a share will be in {months} months, but everyone there reckons "
    "like this. Let Z be a normal random number with mean 0 and variance 1, and T = {months}/12. "
    "The price, now {spot}, will then be {spot} times e^(({rate_number} - {dividend_number} - "
    "{volatility_number}²/2) · T + {volatility_number} · √T · Z). A right is used on that day if "
    "it brings something, else not. A fair price today is the mean of what a thing will bring, "
    "times e^(-{rate_number} · T)"
)


def _worth(buyer: str, them: str) -> str:
    return (
        f"{buyer} reckons that a dollar to be had in t half-years, whether or not t is whole, is "
        f"worth 1/(1 + {{half_yield}})^t dollars to {them} today"
    )


TEXTS: dict[type | str, tuple[str, ...]] = {
    Deposit: (
        "On the day Ines was born her grandmother put {principal} aside for her with an old friend "
        "who, at the end of each {period}, adds {each} of whatever is there by then. No one else "
        "touches it. How much is there after {years}?",
        "Tom owes his brother {principal} and can't pay. They agree that at the end of every "
        "{period} the debt goes up by {each} of what it is at that moment. What does Tom owe after "
        "{years}, if he pays nothing at all in the meantime?",
        "A collector has a stamp valued at {principal}. The catalogue comes out anew at the end of "
        "each {period} and puts the value up by {each} every time. What does the catalogue say "
        "after {years}?",
        "A village fund holds {principal}. Nobody takes anything out, and each {period}, at its "
        "end, the council puts in {each} of what the fund holds then. How much does it hold "
        "{years} from now?",
        "A rent in the old town is {principal} a year. By the contract it is raised by {each} at "
        "the end of each {period}. After {years}, the raise that is due then included, what will "
        "the yearly rent be?",
    ),
    Account: (
        "Mira leaves {opening} with a keeper, who adds a share of what is there at regular times. "
        "The share changes as the years go by, and sometimes Mira adds or takes something "
        "herself:\n\n{spans}\n\nHow much is there in the end?",
        "A forester's club counts its money. It starts with {opening}, and a sponsor tops it up "
        "with a part of what it holds at the time, under terms that change:\n\n{spans}\n\nWhat "
        "does the club hold when all this is over?",
        "When the lighthouse was sold, {opening} went into a chest for the harbour. What happened "
        "since, in order:\n\n{spans}\n\nEvery share is taken of what was in the chest at that "
        "moment. How much is in it now?",
        "Two sisters play merchant over many years. The elder starts with {opening}; the younger "
        "adds to it as told here, and at times something is put in or taken out besides.\n\n"
        "{spans}\n\nHow many dollars does the elder hold at the end?",
    ),
    Loan: (
        "Jonas takes over a boat for {principal} and pays nothing at first. At the end of every "
        "month {month} of what he still owes is added to his debt, and then he pays an amount that "
        "is the same each time. He does so {months} times. With the last of these payments he "
        "hands over {balloon} more, and after that he owes nothing. What is the amount that he "
        "pays each month?",
        "A bakery gets an oven for {principal}, to be paid in {months} monthly parts, all equal, "
        "the first of them a month from now. Before each part is paid, the maker adds {month} of "
        "what is still unpaid. After the last part {balloon} remain, which the bakery settles on "
        "the same day. How large is each part?",
        "Lena lends her cousin {principal}. Each month, at its end, she adds {month} to what is "
        "then outstanding and the cousin gives her a fixed sum. After {months} such months he "
        "still owes her {balloon}, and gives her a used bicycle worth exactly that. How large is "
        "the fixed sum?",
        "The choir borrows {principal} from a patron. At each month's end the patron writes "
        "{month} of the outstanding sum on top, then the choir pays back the same amount as in "
        "any other month. After the last of these {months} payments {balloon} is left, which the "
        "patron forgives. How much does the choir pay each month?",
    ),
    Project: (
        "A miller can buy the right to a weir for {outlay}, payable today. Here is what it will "
        "bring, where a minus marks repairs that cost more than the year brings:\n\n{flows}\n\n"
        "Money that he does not spend on the weir grows by {rate} each year, and he can borrow at "
        "the same rate. By how many of today's dollars is he better off with the weir than "
        "without it? If he is worse off, the number is negative.",
        "Nadia thinks about an orchard. It costs {outlay} at once, and then\n\n{flows}\n\nwith a "
        "minus for years in which it costs more than it brings. To her, a dollar today and "
        "{grown} dollars a year later are the same thing. What is the orchard worth to her today, "
        "beyond its cost? (Negative if it is not worth its cost.)",
        "A ferry is for sale at {outlay}. What passengers pay, less what it costs to run (a minus "
        "means that money is lost), is\n\n{flows}\n\nThe buyer's only other use for money is a "
        "chest which every year makes {grown} dollars out of each dollar in it, and from which he "
        "may also take money in advance on the same terms. How much more would he have to hold in "
        "the chest today to do as well without the ferry as with it? Give a negative number if "
        "the ferry does him harm.",
        "The town may build a tower for {outlay}, paid now. Visitors bring, and in some year "
        "repairs may cost (minus):\n\n{flows}\n\nThe treasurer divides by {grown} for each year "
        "that a dollar lies in the future, adds everything up and takes off the price of the "
        "tower. What number, with its sign, does he arrive at?",
    ),
    Bond: (
        "A cooperative once sold certificates. One of them says: at the end of each half-year the "
        "holder is given {coupon_paid}, {halves} more times from today, and together with the last "
        "of these {face} besides. The latest {coupon_paid} were handed out {days} days ago, and a "
        "half-year has 180 days. " + _worth("Carla", "her")
        + ". She wants to buy the certificate and pays what it is worth to her. Of this she calls "
        "{days}/180 of {coupon_paid} the seller's part of the next pay-out, and the rest the price "
        "proper. How large is the price proper?",
        "An inn owes an old guest {halves} more payments of {coupon_paid}, one at the end of each "
        "half-year, and with the last of them {face} on top. Half-years count 180 days, and this "
        "one has seen {days} of them. The guest wants to pass the claim on to a friend. "
        + _worth("The friend", "him")
        + ". The friend gives exactly what all of it is worth to him, in two envelopes: one with "
        "{days}/180 of {coupon_paid}, for the days of this half-year that are over, and one with "
        "the rest. How much is in the envelope with the rest?",
        "Each half-year (180 days) ends with a pay-out of {coupon_paid} to whoever holds a certain "
        "letter; {halves} pay-outs are left, and the last one brings an extra {face}. Today is day "
        "{days} after the latest pay-out. "
        + _worth("Ruben", "him")
        + ". He buys the letter for what it is worth to him in this way. In his books he splits "
        "the sum: {days}/180 of {coupon_paid} he enters as 'passed days', the remainder as "
        "'letter'. What does he enter as 'letter'?",
        "A monastery's charter grants its owner {coupon_paid} at the end of every half-year, for "
        "{halves} more half-years counting the present one, and {face} in addition with the last "
        "payment. Of the 180 days of the present half-year {days} have passed. "
        + _worth("The abbot", "him")
        + ". From the worth of everything still to come he takes off {coupon_paid} · {days}/180. "
        "What is left?",
    ),
    Venture: (
        "Elif puts {outlay} into a workshop, and gets out of it\n\n{flows}\n\nHer sister leaves "
        "the same {outlay} in a jar to which their uncle adds, at the end of each year, a fixed "
        "share of what is in it; she takes out the same amounts as Elif gets, at the same times, "
        "just after the uncle's gift, and the last of them empties the jar exactly. What is the "
        "uncle's share?",
        "A pond is stocked with fish worth {outlay}. Over each year the stock's worth grows by the "
        "same proportion. Then fish are sold:\n\n{flows}\n\nThe last sale empties the pond. By "
        "what proportion does the stock grow in a year?",
        "Pavel hands a friend {outlay}. At the end of every year the friend's debt goes up by a "
        "fixed proportion, and directly afterwards he pays back a part:\n\n{flows}\n\nWith the "
        "last payment they are even. What is the proportion?",
        "Someone offers you these payments for {outlay} in cash:\n\n{flows}\n\nYou notice that "
        "they are fair to the cent if a dollar today is taken to be as good as 1 + x dollars in a "
        "year, at any time. What is x?",
    ),
    "option": (
        "A mill deals in shares of a river. " + CHANCE + ". What is a fair price, "
        "paid today, for {things}?",
        "In the tavern they trade in promises. " + CHANCE + ". Tonight someone asks the "
        "fair price of {things}.",
        CHANCE + ". A cautious widow is offered {things}. What should she pay for it "
        "now?",
        CHANCE + ". Someone offers {things}, and you may buy it or let it be. At which price is "
        "neither better?",
    ),
    "position": (
        "A mill deals in shares of a river. " + CHANCE + ". The miller has signed "
        "the following, and for all of it the day of reckoning is {months} months from now:\n\n"
        "{things}\n\nWhat is the whole bundle worth to him today? It may be a negative number.",
        "In the tavern they trade in promises. " + CHANCE + ". The innkeeper's drawer "
        "holds these, all for the day {months} months from now:\n\n{things}\n\nHow much would "
        "be a fair price for the drawer with all its rights and duties? If he would have to add "
        "money for someone to take it, the number is negative.",
        CHANCE + ". A widow inherits a bundle of rights and duties, which all fall "
        "due in {months} months:\n\n{things}\n\nWhat is the bundle worth, counting duties "
        "with a minus?",
        "Before the guild stands an heir with this list, due in {months} months:\n\n{things}\n\n"
        + CHANCE + ". What is the list worth today, if what he has to pay counts "
        "negatively?",
    ),
}  # fmt: skip
