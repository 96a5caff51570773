"""The story framing of `formal_grammars`: things that grow, unfold or are spelled out."""

from __future__ import annotations

from unseen.categories.grammars.wording import Wording

__all__ = ["STORY"]

BEADS = Wording(
    text=(
        "{name} makes necklaces after a family habit. At first there is nothing on the thread but "
        "one paper tag, marked S. Any tag may be pulled off, and a row of beads and new tags is "
        "then threaded exactly where it was, in the order given here:\n\n{rules}\n\nTags are "
        "marked with capital letters, beads with small ones, and a necklace is finished when no "
        "tag is left on it. It is read from left to right.{note}\n\n{question}"
    ),
    note=" (Where it says nothing, the tag is pulled off and the gap is closed.)",
    rule="- in place of a tag {head} comes {bodies}",
    between=", or ",
    empty="nothing",
    unit="beads",
    members=(
        "Customers have sent in drawings of necklaces:\n\n{words}\n\nWhich of these can {name} "
        "make without breaking the habit? Give their numbers."
    ),
    trees=(
        "Someone finds the finished necklace {word} and wonders how it came about. For every tag "
        "that was ever on the thread she wants to know which stretch of the necklace grew out of "
        "it, and which row took its place; in what order the tags were pulled off is of no "
        "interest to her. How many different accounts fit this necklace?"
    ),
    step=(
        "Out of tidiness {name} always pulls off the tag that is furthest to the left. It so "
        "happens that the necklace {word} can be made in only one way like that. Which beads and "
        "tags are on the thread, from left to right, just after tag number {number} has been "
        "replaced, when the S at the start is counted as tag number 1?"
    ),
    derived=(
        "On an endless shelf lie all the necklaces that can ever be finished, one of each, those "
        "with fewer beads further left, and those with equally many beads in alphabetical order. "
        "Walk along the shelf from the left end: which is the first necklace that {conditions}?"
    ),
    missing=(
        "On an endless shelf lie all rows that can be laid from beads {letters}, one of each, "
        "those with fewer beads further left, and those with equally many beads in alphabetical "
        "order. Then everything that can be a finished necklace of {name}'s is taken off the "
        "shelf. Walk along it from the left end: which is the first row that {conditions}?"
    ),
)

CODE_CARD = Wording(
    text=(
        "You are new in a telegraph office where capitals save ink. On the wall hangs this card:"
        "\n\n{rules}\n\nEach message comes to your desk as a slip with a lone S on it. While there "
        "is a capital on the slip you strike one out and write in its place one of the "
        "entries that the card has for it, whichever you like and not always the same one. Once "
        "only small letters are left, you send the slip.{note}\n\n{question}"
    ),
    note=" Where the card shows empty brackets, the capital is just struck out.",
    rule="{head} . . . {bodies}",
    between=" , ",
    empty="( )",
    members=(
        "The post book has entries that a joker may have tampered with:\n\n{words}\n\nPick out the "
        "entries that may really have been sent from your desk."
    ),
    trees=(
        "A slip {word} was sent. Your chief asks for a diagram of it: below each capital that was "
        "ever written, the entry chosen for it, letter by letter, and below each capital of that "
        "entry again the entry chosen for that one, and so on down to small letters, which read "
        "{word} from left to right. How many different diagrams would be correct?"
    ),
    step=(
        "You are a creature of habit, and always strike out the first capital on the slip. The "
        "slip that ended as {word} can have got there in just one way. What did it say when you "
        "had struck out, and written an entry for, exactly {number} capitals?"
    ),
    derived=(
        "In the cellar there is a register of everything that could ever be sent from your desk. "
        "It starts with the shortest messages, and has messages of one length in alphabetical "
        "order. A page is torn, and you need the first message of the register that {conditions}. "
        "What is it?"
    ),
    missing=(
        "In the cellar there is a register of all that one can spell with the letters {letters}. "
        "It starts with the shortest entries, and has entries of one length in alphabetical "
        "order. Everything that could be sent from your desk has been ticked off. Look for the "
        "first entry without a tick that {conditions}. What is it?"
    ),
)

HEDGE = Wording(
    text=(
        "From a botanist's notebook.\nThe plant is a row of buds and leaves along a wire. A "
        "seedling is a single bud, of sort S. Leaves never change. A bud opens once: it vanishes "
        "and leaves behind, at its place on the wire, a short row of leaves and fresh buds. What "
        "I have seen:\n\n{rules}\n\nHere small letters are sorts of leaves and capital letters "
        "are sorts of buds. There is no telling which of the rows a bud will turn into. In autumn "
        "all buds have opened and the wire carries leaves only.{note}\n\n{question}"
    ),
    note=" (“Withers” means that the bud drops off and leaves nothing.)",
    rule="Bud {head}: {bodies}.",
    between="; else ",
    empty="withers",
    unit="leaves",
    members=(
        "My assistant {name} brought me autumn rows from several gardens; some are of another "
        "species.\n\n{words}\n\nQuestion for tomorrow: which of them can have grown from a "
        "seedling as described?"
    ),
    trees=(
        "Today, in autumn, I stand before the row {word}. I should like to draw its pedigree, in "
        "which every bud that ever was is joined to the leaves and buds which it turned into. "
        "Alas, several pedigrees end in this very row. How many?"
    ),
    step=(
        "Under my lamp it is always the leftmost bud that opens next. {name}'s seedling has become "
        "{word}, and I have proved that it can't have done so in two different ways. I forgot to "
        "note the row, leaves and buds, as it was after {number} buds in all had opened. What was "
        "it?"
    ),
    derived=(
        "Let me order all possible autumn rows: the fewer leaves the earlier, and alphabetically "
        "among those with equally many. Which row is the earliest that {conditions}?"
    ),
    missing=(
        "Let me order all rows of leaves {letters}, possible or not: the fewer leaves the earlier, "
        "and alphabetically among those with equally many. Which row is the earliest that "
        "{conditions} and yet is no possible autumn row?"
    ),
)

DRUMS = Wording(
    text=(
        "Dear {name},\n\nyou asked how our drumming is taught. Small letters are strokes, each on "
        "its own drum. Capital letters are figures, and a figure is played as a sequence of "
        "strokes and further figures. For most figures there are several versions; a player "
        "chooses a version afresh each time the figure comes up:\n\n{rules}\n\nA whole piece is "
        "one playing of figure S, down to the last stroke.{note}\n\n{question}\n\nYours, as ever"
    ),
    note=" A rest has no strokes in it and takes no time at all.",
    rule="  {head} is played {bodies}",
    between=" or ",
    empty="as a rest",
    unit="strokes",
    members=(
        "And now see whether you have understood. I have written down what I heard through the "
        "wall, but in some lines I made a slip:\n\n{words}\n\nWhich lines are whole pieces?"
    ),
    trees=(
        "And now see whether you have understood. I heard the piece {word} through the wall, and "
        "can't tell what the player had in mind: which figures, in which version, from which "
        "stroke to which. Between how many possibilities am I left to choose?"
    ),
    step=(
        "And now see whether you have understood. Take the piece {word}: no two players can have "
        "different ideas of it. To write it out, put down S, and then time after time take the "
        "first figure from the left and write the version played there over it. What is on your "
        "sheet when you have done so {number} times?"
    ),
    derived=(
        "And now see whether you have understood. In the archive the pieces are filed by number of "
        "strokes, the shortest in front, and pieces with the same number of strokes from A to Z. "
        "Which is the foremost piece that {conditions}?"
    ),
    missing=(
        "And now see whether you have understood. Imagine all sequences of strokes {letters} filed "
        "by their number of strokes, the shortest in front, and those with the same number of "
        "strokes from A to Z. Which is the foremost sequence that {conditions} but is no whole "
        "piece?"
    ),
)

STORY = (BEADS, CODE_CARD, HEDGE, DRUMS)
