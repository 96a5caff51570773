"""The story framing of ``graph_shortest_path``: tolls, charges and points."""

from __future__ import annotations

from unseen.categories.roads.wording import Wording

__all__ = ["STORY"]

CARAVAN = Wording(
    text=(
        "A trader travels from {start} to {goal}. Towns are called by single letters, and these "
        "are the roads between them:\n\n{edges}\n\n{rule}\n\n{want}"
    ),
    both="- between {a} and {b}, toll {w} coins whichever way one goes",
    one="- from {a} to {b}, toll {w} coins",
    gain="- from {a} to {b}, where an escort pays the traveller {w} coins",
    directed="Nobody may travel a road in any other direction than the one that is named.",
    gains="However one goes round in circles, one never comes back with more coins.",
    free="Towns and roads may be passed again, at the same price.",
    avoid="There is plague in {avoid}, so that the trader can't go there.",
    visit="On the way letters have to be delivered in {nodes}.",
    most="The passport has room for {most} stamps; each road travelled takes one.",
    parity=(
        "On each road the trader spends one night, every time, and a dream has told him that the "
        "number of nights on the road must be {parity}."
    ),
    total="What is the least number of coins that the journey can cost in all?",
    walk=(
        "What is the least number of coins that the journey can cost in all, and through which "
        "towns does it go then, {start} and {goal} included? If several journeys cost that little, "
        "name any one of them."
    ),
)

FERRIES = Wording(
    text=(
        "Islands with the names of letters are joined by ferries.\n\n{edges}\n\nLena lives on "
        "{start} and wants to get to {goal}, nothing more. {rule}\n\n{want}"
    ),
    both="{a} and {b}, in both directions: {w} shells a passage",
    one="{a} to {b}, never back: {w} shells a passage",
    gain="{a} to {b}, never back: {w} shells are handed out to each passenger",
    gains="(There is no round trip on which one could collect shells.)",
    free="She may take a ferry or see an island as often as she likes, always on the same terms.",
    avoid="She will not set foot on {avoid}.",
    visit="She has promised to look in on {nodes} before she gets to the end.",
    most="She gets seasick and boards {most} ferries at most.",
    parity="Out of superstition she boards an {parity} number of ferries.",
    total="With how few shells, all in all, can she do it?",
    walk=(
        "With how few shells, all in all, can she do it? Say this number, and list the islands of "
        "such a voyage in order, from {start} to {goal}; any voyage that is this cheap is fine."
    ),
)

DRONE = Wording(
    text=(
        "A drone hops from mast to mast. For each hop that it can make, the change of its battery "
        "is known:\n\n{edges}\n\nIt stands on mast {start} and is to end on mast {goal}. {rule} "
        "The battery is so large that it is never empty and never full.\n\n{want}"
    ),
    both="{a} ~ {b}: uses {w} units, there as well as back",
    one="{a} > {b}: uses {w} units",
    gain="{a} > {b}: a tailwind turns the rotors and puts back {w} units",
    directed="It can't make a hop the other way unless that is listed as well.",
    gains="Over any round of hops the battery never gains.",
    free="Hops may be repeated.",
    avoid="Mast {avoid} is being painted and can't be landed on.",
    visit="It must take pictures from {nodes} on the way.",
    most="The permit is for {most} hops, not one more.",
    parity="For some reason the number of hops has to be {parity}.",
    total="What is the least amount of charge that can be used up on balance?",
    walk=(
        "What is the least amount of charge that can be used up on balance? Give it together with "
        "the masts of a flight that uses no more, from {start} to {goal} in the order of landing."
    ),
)

BOARD = Wording(
    text=(
        "In a parlour game a pawn is moved over fields with letters. The moves and what they cost "
        "are printed on the board:\n\n{edges}\n\n{rule} The player with the fewest penalty points "
        "wins.\n\n{want}"
    ),
    both="{a} to {b} or {b} to {a}: {w} points",
    one="{a} to {b}: {w} points",
    gain="{a} to {b}: {w} points are struck off",
    between="\n",
    directed="Only moves that are printed are allowed, so that many can't be taken back.",
    gains="No sequence of moves that ends on the field where it began lowers the points.",
    free="Moves may be made again, and then count again.",
    avoid="Field {avoid} is taken and must not be entered.",
    visit="The pawn must have been on {nodes} before the game is over.",
    most="A player has {most} moves at most.",
    parity="The game has to end after an {parity} number of moves.",
    total=(
        "A game starts on {start} with 0 points and ends on {goal}. With how many points does the "
        "best possible game end?"
    ),
    walk=(
        "A game starts on {start} with 0 points and ends on {goal}. With how many points does the "
        "best possible game end, and over which fields does it lead, from {start} to {goal}? (Any "
        "best game will do.)"
    ),
)

STORY = (CARAVAN, FERRIES, DRONE, BOARD)
