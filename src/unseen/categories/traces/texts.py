"""Sentences of ``algorithmic_trace`` by framing and task: givens, rules, questions and tallies."""

from __future__ import annotations

__all__ = ["ASKS", "GIVENS", "RULES", "TALLIES"]

Texts = dict[tuple[str, str], tuple[str, ...]]

ROW = (
    "An array holds, from left to right: {numbers}.",
    "Start with the list [{numbers}].",
    "Take these {count} numbers in this order: {numbers}.",
)
SHELF = (
    "On a shelf stand {count} books; their page numbers, from left to right, are {numbers}.",
    "A librarian looks at a shelf. Counted from the left, the books there have {numbers} pages.",
    "Someone put {count} books on a shelf without any order. From left to right they have "
    "{numbers} pages.",
)
CARDS = (
    "{count} cards lie in a row. Card 1 is the rightmost, card 2 lies to its left, and so on; a "
    "card's number goes with its place, not with what is on it. What is on the cards, beginning "
    "with card 1: {numbers}.",
    "A row of {count} places is numbered from right to left, place 1 at the far right. In the "
    "places 1, 2, 3 and so on lie cards that say {numbers}.",
    "Read from right to left, a row of cards says {numbers}. Places are numbered in the same "
    "direction: the first is at the far right.",
)

GIVENS: Texts = {
    **{("plain", task): ROW for task in ("insertion", "selection", "bubble")},
    **{("story", task): SHELF for task in ("insertion", "selection", "bubble")},
    **{("inverted", task): CARDS for task in ("insertion", "selection", "bubble")},
    ("plain", "heap"): (
        "A binary min-heap is kept in an array that is empty at first. These operations are "
        "carried out in order: {numbers}.",
        "Carry out this sequence on an empty binary min-heap that is stored in an array: "
        "{numbers}.",
        "An array serves as a binary min-heap. It begins empty and is then worked on by {numbers}.",
    ),
    ("story", "heap"): (
        "In an emergency room the patients sit in chairs numbered 1, 2, 3 and so on. Each has a "
        "ticket; a low number is urgent. This is a night's log, where a number means that a "
        "patient with that ticket comes in, and 'call' that the doctor calls: {numbers}.",
        "Knights camp in tents numbered from 1, one knight a tent, and each has a rank, 1 being "
        "the highest possible. The chronicle tells, in this order, of knights that arrive (by "
        "rank) and of calls to the king: {numbers}.",
        "Parcels lie in bays numbered 1, 2, 3 and so on. Each has a deadline, in days from now. "
        "The day's list of parcels brought in (by deadline) and of calls for a parcel reads: "
        "{numbers}.",
    ),
    ("inverted", "heap"): (
        "A pyramid of slots is numbered from the top: slot 0, below it slots 1 and 2, below slot 1 "
        "slots 3 and 4, below slot 2 slots 5 and 6, and so on. It is empty, and then this happens: "
        "{numbers}.",
        "Slots hang below each other: the two below slot s are slots 2s + 1 and 2s + 2, and slot 0 "
        "hangs from nothing. None holds a number until these orders come: {numbers}.",
        "Think of slots 0, 1, 2, ... where slot s, for s > 0, hangs below slot (s - 1)/2 rounded "
        "down. Empty at first, they receive these orders: {numbers}.",
    ),
    ("plain", "probing"): (
        "A hash table has {size} slots, 0 to {last}, all empty. The keys {numbers} are inserted in "
        "this order.",
        "Insert {numbers}, one after another, into an empty hash table with slots 0 to {last}.",
        "An open-addressing hash table of size {size} is empty; it then receives the keys "
        "{numbers} in the order given.",
    ),
    ("story", "probing"): (
        "A round car park has {size} spaces, numbered 0 to {last}, and is empty in the morning. "
        "Cars come in this order; the numbers are on their plates: {numbers}.",
        "A ring of {size} tables, numbered 0 to {last}, waits for guests. They come one by one, "
        "with these numbers on their invitations: {numbers}.",
        "Round a pond there are {size} berths, 0 to {last}, all free. Boats with the following "
        "numbers on their bows arrive in turn: {numbers}.",
    ),
    ("inverted", "probing"): (
        "The hours of a strange clock run from 0 to {last}, and after {last} comes 0 again. On a "
        "bare dial, pins that carry the numbers {numbers} are stuck one after another.",
        "Count in a circle: 0, 1, ..., {last}, 0, 1, and so on. The places of the circle are bare. "
        "Stones marked {numbers} are laid on them in this order.",
        "There are {size} holes in a ring, called 0 to {last}, nothing in any of them. Pegs with "
        "the labels {numbers} are set, each before the next.",
    ),
}
RULES: Texts = {
    ("plain", "insertion"): (
        "Insertion sort works on it. In round r (r = 1, 2, ...) the element at position r + 1, "
        "counted from 1, is compared with its left neighbour and exchanged with it while that "
        "neighbour is larger; the round ends when the left neighbour is not larger or when there "
        "is none.",
        "It is being sorted by insertion into rising order: round r moves the element that stands "
        "at position r + 1 (positions begin with 1) to the left, one exchange at a time, until the "
        "element on its left is not larger or it has become the first. Each look at a left "
        "neighbour is one comparison.",
    ),
    ("plain", "selection"): (
        "Selection sort works on it. In round r (r = 1, 2, ...) the smallest element from position "
        "r to the end, counted from 1, is exchanged with the one at position r. If it stands there "
        "already, nothing is exchanged.",
        "It is being sorted by selection: round r looks for the least element among positions r, "
        "r + 1, ... up to the last (positions begin with 1) and exchanges it with what is at "
        "position r, unless that is the same place.",
    ),
    ("plain", "bubble"): (
        "Bubble sort works on it. In each round neighbours are compared from left to right, and "
        "each time the left one is larger the two are exchanged before going on.",
        "In one round of bubble sort one goes through the positions from left to right; whenever "
        "an element is larger than its right neighbour the two change places, and the comparison "
        "after that is between the new pair one step on.",
    ),
    ("plain", "heap"): (
        "PUSH appends the number to the array and then exchanges it with its parent while it is "
        "smaller than the parent. POP removes the root (the smallest), moves the last element of "
        "the array to the root, and then exchanges it with the smaller of its children while that "
        "child is smaller than it. The children of position p are at 2p and 2p + 1, positions from "
        "1.",
        "After PUSH x, x starts at the end and goes up past every parent that is larger. After "
        "POP, the root is gone, the last element takes its place and goes down, each time changing "
        "places with its smaller child, as long as that child is smaller than it. The root is at "
        "position 1, and p has its children at 2p and 2p + 1.",
    ),
    ("plain", "probing"): (
        "A key k first tries slot k mod {size}. If a slot is taken it goes on by 1 + (k mod "
        "{last}) slots, wrapping round modulo {size}, until it finds an empty one.",
        "Collisions are resolved by double hashing: the i-th probe (i = 0, 1, 2, ...) of key k "
        "looks at slot (k + i * (1 + (k mod {last}))) mod {size}. The key takes the first empty "
        "slot.",
    ),
    ("story", "insertion"): (
        "In round 1 the second book from the left is looked at, in round 2 the third, and so on, "
        "one book further each round. The book is held against the one on its left; if that one is "
        "thicker the two change places, and the same book is held against its new left neighbour, "
        "until that one is not thicker or there is no book on its left.",
        "Each round a book is set right: in round 1 the one that is second from the left, in round "
        "2 the third, and so on. It changes places with its left neighbour again and again, but "
        "only as long as there is a left neighbour with more pages.",
    ),
    ("story", "selection"): (
        "In round 1 the thinnest of all books changes places with the leftmost. In round 2 the "
        "thinnest of all but the leftmost changes places with the second from the left; in round 3 "
        "the two leftmost are left alone, and so on. A book that is already where it would go "
        "stays, and nothing is swapped.",
        "A visitor tidies up in rounds. Round r looks at all books but the r - 1 leftmost, and "
        "puts the thinnest of them where the leftmost of them stands; that one goes to the gap "
        "where the thinnest was. If they are the same book it stays.",
    ),
    ("story", "bubble"): (
        "In each round a hand moves along the shelf, from left to right, over each pair of "
        "neighbours; if the left book of the pair is thicker the two are swapped on the spot, and "
        "the hand goes on to the pair that begins with the right one of these two places.",
        "A round goes like this: first the books in places 1 and 2 are compared, then those in "
        "places 2 and 3, and so on to the end of the shelf. Whenever the left one is thicker the "
        "two change places before the next comparison.",
    ),
    ("story", "heap"): (
        "Who comes takes the first free number at the end of the row. Then, as long as the one at "
        "half that place (rounded down) has a larger number on the ticket, rank or deadline, the "
        "two change places, and it is looked at again from the new place. At a call the one in "
        "place 1 leaves for good. Whoever is in the last place goes to place 1, and then, from "
        "place p, changes with the smaller number of those in places 2p and 2p + 1, as far as they "
        "are taken, as long as that number is smaller than its own.",
        "A newcomer goes to the end of the row and moves up: from place p to place p/2, rounded "
        "down, changing with whoever is there, while that one's number is larger. On a call, place "
        "1 is vacated, and the last in the row moves there. That one then moves down: from place p "
        "to place 2p or 2p + 1, whichever has the smaller number, changing with whoever is there, "
        "while that number is smaller than its own.",
    ),
    ("story", "probing"): (
        "Divide the number by {size}: the remainder says where to look first. If that is taken, "
        "divide the number by {last}, add 1 to the remainder, and look that many places further "
        "on, from {last} going on with 0. If that is taken too, go on by the same step again, "
        "until a free place is found and taken.",
        "Each newcomer wants the place that is the remainder of its number upon division by "
        "{size}. Where it is taken, the newcomer moves on round the ring by one more than the "
        "remainder of its number upon division by {last}, and by as many again if need be, to the "
        "first free place that it comes upon.",
    ),
    ("inverted", "insertion"): (
        "In step 1 the card in place 2 is taken care of, in step 2 the one in place 3, and so on. "
        "While the card in the next lower place shows more, the two change places, and the card is "
        "compared again from there; the step is over when the card in the next lower place does "
        "not show more, or in place 1.",
        "Step s takes the card from place s + 1 towards place 1, swapping it with the card in the "
        "place before, for as long as that card shows more and there is one.",
    ),
    ("inverted", "selection"): (
        "Step s looks for the card that shows least in the places s and above, and swaps it with "
        "the card in place s; if it is that card itself, there is no swap.",
        "Steps 1, 2, 3 and so on are done. In step s the places below s are settled. Of the others "
        "the one whose card shows least gets the card from place s, and place s gets that card; if "
        "it is the same place, nothing is done.",
    ),
    ("inverted", "bubble"): (
        "In one sweep the places 1 and 2 are compared, then 2 and 3, and so on up to the highest. "
        "Whenever the lower place of the two shows more, the cards in them change over at once.",
        "A sweep goes up through the places, beginning with 1. At each place but the highest, the "
        "card there is held against the card in the next higher place; if it shows more, the two "
        "cards trade places before the sweep goes on.",
    ),
    ("inverted", "heap"): (
        "'in x' puts x into the first empty slot; then x trades places with the number above it as "
        "long as that number exceeds x. 'out' throws away the number in slot 0 and moves the "
        "number from the highest-numbered filled slot there; then that number trades places with "
        "the lesser of the numbers just below it, as long as that lesser one is below it in value "
        "too.",
        "At 'in x' the empty slot with the lowest number gets x, and x then climbs, changing with "
        "the number it hangs from, while x is less than that. At 'out' what is in slot 0 is lost, "
        "the number in the last filled slot takes over slot 0 and sinks, changing each time with "
        "the lesser of the one or two numbers that hang from it, while that one is less than it.",
    ),
    ("inverted", "probing"): (
        "A number n starts at the place where one arrives by counting n steps from 0. If something "
        "is there, it counts on in jumps; the length of a jump is one more than what is left of n "
        "after casting out all {last}s. It stays at the first bare place that it hits.",
        "For a number n let s be what remains of n when {size} is taken away as often as possible, "
        "and j one more than what remains when {last} is taken away as often as possible. n goes "
        "to place s if that is bare, else to the first bare one among s + j, s + 2j, s + 3j, ..., "
        "counted in the circle.",
    ),
}
ASKS: Texts = {
    ("plain", "insertion"): (
        "What does the array look like after {rounds} rounds? List all elements from left to "
        "right.",
        "Stop after round {rounds} and list the whole array from the left.",
    ),
    ("plain", "selection"): (
        "What does the array look like after {rounds} rounds? List all elements from left to "
        "right.",
        "Stop after round {rounds} and list the whole array from the left.",
    ),
    ("plain", "bubble"): (
        "What does the array look like after {rounds} rounds? List all elements from left to "
        "right.",
        "Stop after round {rounds} and list the whole array from the left.",
    ),
    ("plain", "heap"): (
        "List the array at the end, from position 1 on.",
        "What does the array hold after the last operation, from its first position on?",
    ),
    ("plain", "probing"): (
        "List what slots 0 to {last} hold in the end, with 0 for an empty slot.",
        "Write down the finished table from slot 0 to slot {last}; write 0 where a slot is empty.",
    ),
    ("story", "insertion"): (
        "How many pages have the books after {rounds} rounds, read off from left to right?",
        "After round {rounds}, what are the page numbers from left to right?",
    ),
    ("story", "selection"): (
        "How many pages have the books after {rounds} rounds, read off from left to right?",
        "After round {rounds}, what are the page numbers from left to right?",
    ),
    ("story", "bubble"): (
        "How many pages have the books after {rounds} rounds, read off from left to right?",
        "After round {rounds}, what are the page numbers from left to right?",
    ),
    ("story", "heap"): (
        "When the list is through, what are the numbers of those who are still there, in the order "
        "of their places from 1 on?",
        "Who is left in the end? Give their numbers by place, place 1 first.",
    ),
    ("story", "probing"): (
        "When all have come, which number is in place 0, place 1, and so on to place {last}? Say 0 "
        "for a place that is still free.",
        "Give the numbers in places 0 to {last} after the last arrival, a free place counting as "
        "0.",
    ),
    ("inverted", "insertion"): (
        "What do the cards say after {rounds} steps, beginning with place 1?",
        "After step {rounds}, read the cards from place 1 upwards.",
    ),
    ("inverted", "selection"): (
        "What do the cards say after {rounds} steps, beginning with place 1?",
        "After step {rounds}, read the cards from place 1 upwards.",
    ),
    ("inverted", "bubble"): (
        "What do the cards say after {rounds} sweeps, beginning with place 1?",
        "After sweep {rounds}, read the cards from place 1 upwards.",
    ),
    ("inverted", "heap"): (
        "Which numbers are in the filled slots at the end, slot 0 first?",
        "Read off the slots from slot 0 to the last filled one when all orders are carried out.",
    ),
    ("inverted", "probing"): (
        "What is at 0, 1, ..., {last} at the end? Put 0 for what is still bare.",
        "Read round the ring once, from 0 to {last}, with a 0 wherever nothing is.",
    ),
}
LAST = "Add as one more number at the end of your list "
TALLIES: dict[tuple[str, str], str] = {
    ("plain", "insertion"): LAST + "how many comparisons of two elements were made.",
    ("plain", "selection"): LAST + "how many exchanges were made.",
    ("plain", "bubble"): LAST + "how many exchanges were made.",
    ("plain", "heap"): LAST + "how many exchanges with a parent or child were made in all (moving "
    "the last element to the root is not one).",
    ("plain", "probing"): LAST
    + "how many slots were looked at in all, those that were taken in the "
    "end included, each as often as it was looked at.",
    ("story", "insertion"): LAST + "how often two books were held against each other, that is, how "
    "often the book in question was compared with its left neighbour.",
    ("story", "selection"): LAST + "how many swaps were made.",
    ("story", "bubble"): LAST + "how many swaps were made.",
    ("story", "heap"): LAST + "how often two of them changed places (a move from the last place to "
    "place 1 does not count).",
    ("story", "probing"): LAST
    + "how many looks at a place all of them took together, the last look "
    "of each, at the free place, included.",
    ("inverted", "insertion"): LAST + "how often two cards were compared.",
    ("inverted", "selection"): LAST + "how often cards were swapped.",
    ("inverted", "bubble"): LAST + "how often cards changed over.",
    ("inverted", "heap"): LAST + "how often two numbers traded places (moving a number into slot 0 "
    "at an 'out' does not count).",
    ("inverted", "probing"): LAST
    + "how many places were tried in all, each number's last, bare one "
    "included.",
}
