"""The inverted framing of ``graph_shortest_path``: bounds that are added up, and tables by arrival.

An inequality x_V <= x_U + w is an edge from U to V, and the best bound on x_T - x_S that a chain of
inequalities proves is a shortest path (Cormen et al., Introduction to Algorithms, section 22.4).
"""

from __future__ import annotations

from unseen.categories.roads.wording import Wording

__all__ = ["INVERTED"]

BOUNDS = Wording(
    text=(
        "Of some numbers, called by letters, nothing is known but this:\n\n{edges}\n\nFrom it one "
        "can get bounds for {goal} - {start} by a chain: first an upper bound for the difference "
        "of some number and {start}, then one for the difference of another number and that one, "
        "and so on until {goal} is reached; the bounds of all links are added up. {rule}\n\n{want}"
    ),
    both="|{a} - {b}| ≤ {w}",
    one="{b} - {a} ≤ {w}",
    gain="{b} - {a} ≤ -{w}",
    between=",  ",
    free="A chain may use the same link again, and come to the same number again.",
    avoid="The number {avoid} must not occur in the chain.",
    visit="In the chain {nodes} must occur.",
    most="The chain may have {most} links at most.",
    parity="The chain must have an {parity} number of links.",
    total="Which is the smallest upper bound for {goal} - {start} that such a chain gives?",
    walk=(
        "Which is the smallest upper bound for {goal} - {start} that such a chain gives? Give it "
        "as the total, and as places the numbers to which a chain with that bound comes, from "
        "{start} to {goal}."
    ),
)

TIMES = Wording(
    text=(
        "A detective knows the following about the times of some events.\n\n{edges}\n\nShe wants "
        'to say "{goal} was at most so many minutes after {start}", and to prove it by going '
        "from {start} to {goal} event by event, with one known fact for each step, and adding up. "
        "(A sum below 0 means that {goal} was at least that much before {start}.) {rule}\n\n{want}"
    ),
    both="{a} and {b} were at most {w} minutes apart, either of them first.",
    one="{b} was at most {w} minutes after {a} (or before it).",
    gain="{b} was at least {w} minutes before {a}.",
    free="A fact may serve for several steps.",
    avoid="The time of {avoid} may not be mentioned in the proof.",
    visit="The proof must mention {nodes}.",
    most="The proof may have {most} steps at most.",
    parity="The proof must have an {parity} number of steps.",
    total="What is the smallest number of minutes that can be proved like this?",
    walk=(
        "What is the smallest number of minutes that can be proved like this (the total), and by "
        "way of which events, from {start} to {goal} (the places)?"
    ),
)

ARRIVALS = Wording(
    text=(
        "This table is ordered by arrival: on the left is where one gets to, then where one comes "
        "from, then what has to be paid on arrival.\n\n{edges}\n\n{rule}\n\n{want}"
    ),
    both="{b} | {a} | {w}   (and {a} | {b} | {w})",
    one="{b} | {a} | {w}",
    gain="{b} | {a} | -{w}",
    directed="There is no way from the left to the middle of a line unless another line says so.",
    gains="A negative number is paid to the one who arrives. Circles never make a profit.",
    free="Lines may be used repeatedly.",
    avoid="One must not arrive at {avoid}.",
    visit="One must arrive at {nodes} on the way.",
    most="One may arrive {most} times at most, the last time included.",
    parity="The number of arrivals, the last included, must be {parity}.",
    total=(
        "Someone has arrived at {goal}, having begun at {start} (which is no arrival), and has "
        "paid as little as possible. How much?"
    ),
    walk=(
        "Someone has arrived at {goal}, having begun at {start} (which is no arrival), and has "
        "paid as little as possible. How much, and what were the places, in the order of the "
        "journey and with {start} and {goal}?"
    ),
)

PEAKS = Wording(
    text=(
        "Surveyors left notes about the heights of peaks.\n\n{edges}\n\nNobody remembers how much "
        "higher than {start} the peak {goal} is. But going from {start} to {goal} from note to "
        "note, each note being about the peak reached so far and the next one, and adding what the "
        "notes allow, one finds a height that {goal} can't exceed above {start} (if it is "
        "negative, {goal} is lower by at least as much). {rule}\n\n{want}"
    ),
    both="{a} and {b} differ by {w} metres at most.",
    one="{b} is higher than {a} by {w} metres at most.",
    gain="{b} is lower than {a} by {w} metres at least.",
    directed='("Higher by at most" does not say that it is higher at all.)',
    free="Peaks and notes may come up again.",
    avoid="The notes about {avoid} are not to be trusted, and must not be used.",
    visit="One is to go by {nodes}.",
    most="Not more than {most} notes may be used, each counted as often as it is.",
    parity="The number of notes used, each counted as often as it is, must be {parity}.",
    total="How low can the height be that is found like this, in metres?",
    walk=(
        "How low can the height be that is found like this, in metres? Add the peaks by which one "
        "goes to find it, in order from {start} to {goal}."
    ),
)

INVERTED = (BOUNDS, TIMES, ARRIVALS, PEAKS)
