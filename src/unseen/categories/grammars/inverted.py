"""The inverted framing of `formal_grammars`: words are taken apart instead of built up."""

from __future__ import annotations

from unseen.categories.grammars.wording import Wording

__all__ = ["INVERTED"]

SHRINKING = Wording(
    text=(
        "{question}\n\nShrinking goes by moves. A move picks symbols that stand side by side and "
        "spell one of the blocks in this table, cuts them out, and puts the one capital letter at "
        "the end of that line in their place; all else stays as it is.{note}\n\n{rules}"
    ),
    note=" The empty block ( ) is spelled at every place, so that its capital may be put anywhere.",
    rule="{bodies}  ▸  {head}",
    between="   ",
    empty="( )",
    members=(
        "Below, cross out each row of letters that no sequence of moves can shrink to the single "
        "capital S. Which labels are not crossed out?\n\n{words}"
    ),
    trees=(
        "The row {word} can be shrunk to the single capital S. Record this as follows: for each "
        "move, draw a bracket under those letters of {word} from which the block it cuts has come, "
        "and write the capital that it puts in on the bracket. The order of the moves is not "
        "recorded. How many different records can there be?"
    ),
    step=(
        "The row {word} is to be shrunk to the single capital S, and a move may only cut a block "
        "when no capital stands anywhere to the left of that block (there may be capitals in it "
        "and to the right of it). Under this restriction there is exactly one sequence of moves "
        "that gets to S. Which row is there when exactly {number} of its moves are still to be "
        "made?"
    ),
    derived=(
        "Rows of small letters are tried one by one, short ones before long ones and, among rows "
        "of one length, in alphabetical order. A row is thrown away unless it {conditions}. Which "
        "is the first row, of those not thrown away, that some sequence of moves shrinks to the "
        "single capital S?"
    ),
    missing=(
        "Rows of the letters {letters} are tried one by one, short ones before long ones and, "
        "among rows of one length, in alphabetical order. A row is thrown away unless it "
        "{conditions}. Which is the first row, of those not thrown away, that no sequence of moves "
        "can shrink to the single capital S?"
    ),
)

READER = Wording(
    text=(
        "A machine reads tapes with small letters on them, from left to right. It keeps a list of "
        "things to do, which at the beginning is just S, and always attends to the front of that "
        "list. When a small letter is in front, it must be the next letter on the tape, and the "
        "machine moves past both; when it is another letter, or the tape has ended, the machine "
        "jams. When a capital is in front, the machine takes it away and puts one of these lists "
        "in its place, whichever it likes, without reading anything:\n\n{rules}\n\nA tape gets "
        "through when list and tape are used up together; a tape that is left over jams it "
        "too.{note}\n\n{question}"
    ),
    note=" [ ] is the list with nothing in it.",
    rule="{head} gives way to {bodies}",
    between=" or ",
    joint=", ",
    empty="[ ]",
    members=(
        "Sort out all tapes that jam the machine whatever it does.\n\n{words}\n\nWhich tapes "
        "remain?"
    ),
    trees=(
        "Call two passes different when at some capital the machine makes a different choice. In "
        "how many different passes does the tape {word} get through?"
    ),
    step=(
        "With the tape {word} there is one single way for the machine to choose so that it gets "
        "through. Write down, without commas, the letters that it has moved past so far, followed "
        "by its list of things to do, as they are just after capital number {number} has given way "
        "(the S at the beginning is capital number 1)."
    ),
    derived=(
        "All possible tapes are queued up, a shorter tape before a longer one, tapes of one "
        "length in alphabetical order. Which is the first tape in the queue that {conditions} and "
        "does get through if the machine chooses well?"
    ),
    missing=(
        "All possible tapes with the letters {letters} are queued up, a shorter tape before a "
        "longer one, tapes of one length in alphabetical order. Which is the first tape in the "
        "queue that {conditions} and jams the machine whatever it does?"
    ),
)

MIRROR = Wording(
    text=(
        "A scribe who wrote from right to left has left us the rules of a game with letters. Turn "
        "each line round before you use it: the capital at its right-hand end may be replaced by "
        "any one of the groups before the arrow, and the letters of a group too are to be taken "
        "from right to left.{note}\n\n{rules}\n\nThe game starts from the capital S and is over "
        "when only small letters are left; what they spell is its result. Except in the lines "
        "above, everything here is written from left to right as usual, and so should your answer "
        "be.\n\n{question}"
    ),
    note=" A dot in place of a group means that the capital just goes away.",
    rule="{bodies} ← {head}",
    between=" , ",
    empty="·",
    is_mirrored=True,
    members=(
        "Not all of these are possible results. Name those that remain when the impossible ones "
        "are left out.\n\n{words}"
    ),
    trees=(
        "The result {word} can be explained by more than one tree, where S is the root and the "
        "children of each capital are, from left to right, the letters that replaced it. How many "
        "such trees are there?"
    ),
    step=(
        "There is one game alone which ends in {word} and in which it is always the capital "
        "nearest to the beginning that is replaced. After replacement number {number} of that "
        "game, what is spelled by all letters, small and capital?"
    ),
    derived=(
        "Which possible result {conditions}, and is ahead of every other possible result of which "
        "this is true? Being shorter puts a result ahead; when two are as long as each other, "
        "alphabetical order does."
    ),
    missing=(
        "Which string of the letters {letters} {conditions}, is not a possible result, and is "
        "ahead of every other string of which these things are true? Being shorter puts a string "
        "ahead; when two are as long as each other, alphabetical order does."
    ),
)

KINDS = Wording(
    text=(
        "Some words are of a kind, and a kind is named by a capital letter. A word is of a kind "
        "exactly when one of the descriptions of that kind fits it; the parts named in a "
        "description follow one another without a gap and make up the whole word. A word may be of "
        "several kinds at once.{note}\n\n{rules}\n\n{question}"
    ),
    note=" The word without letters is the empty word.",
    rule="Kind {head}:\n  {bodies}",
    between="\n  ",
    letter="the letter {symbol}",
    head="a word of kind {symbol}",
    joint=", then ",
    empty="the empty word",
    members="Strike out all that is not of kind S. Which labels are left?\n\n{words}",
    trees=(
        "A proof that a word is of some kind names the description used, says which stretch of the "
        "word each of its parts is, and has a proof of the same form for every part that must "
        "itself be of some kind. How many different proofs are there that {word} is of kind S?"
    ),
    step=(
        "There is exactly one way to see that {word} is of kind S. Unroll it: write S; then, "
        "again and again, take the first capital from the left, which stands for one stretch of "
        "{word}, and replace it by the description that shows the kind of that stretch, each "
        "letter written as itself and each word of a kind as the capital of that kind. What do "
        "you have after {number} replacements?"
    ),
    derived=(
        "Some words of kind S have a further property: such a word {conditions}. Of all words of "
        "kind S with this property take the shortest ones, and of these the one that comes first "
        "in alphabetical order. Which word is it?"
    ),
    missing=(
        "Take away from all words of the letters {letters} those of kind S. Some that are left "
        "have a further property: such a word {conditions}. Of all that are left and have this "
        "property take the shortest ones, and of these the one that comes first in alphabetical "
        "order. Which word is it?"
    ),
)

INVERTED = (SHRINKING, READER, MIRROR, KINDS)
