"""The plain framing of `formal_grammars`: the field's own words, in four forms."""

from __future__ import annotations

from unseen.categories.grammars.wording import Wording

__all__ = ["PLAIN"]

ARROWS = Wording(
    text=(
        "Consider the context-free grammar with start symbol S and the rules below. Capital "
        "letters are variables, small letters are terminals, and | separates alternatives.{note}"
        "\n\n{rules}\n\n{question}"
    ),
    note=" The empty string is written ε.",
    rule="{head} → {bodies}",
    between=" | ",
    empty="ε",
    members=(
        "Which of these strings can be derived from S?\n\n{words}\n\nGive the labels of all that "
        "can."
    ),
    trees="How many different parse trees does the string {word} have in this grammar?",
    step=(
        "The string {word} has exactly one parse tree in this grammar, and so exactly one leftmost "
        "derivation: it starts from S, and each of its steps replaces the leftmost variable by one "
        "of the alternatives of that variable. Which string of terminals and variables has been "
        "reached after exactly {number} steps?"
    ),
    derived=(
        "Arrange strings by length, the shortest first, and strings of the same length in "
        "alphabetical order. Which string comes first among all that can be derived from S and "
        "satisfy the following: the string {conditions}?"
    ),
    missing=(
        "Arrange all strings of the letters {letters} by length, the shortest first, and strings "
        "of the same length in alphabetical order. Which is the first string in this arrangement "
        "that {conditions} and can not be derived from S?"
    ),
)

NAUR = Wording(
    text=(
        "A language is defined in Backus-Naur form:\n\n{rules}\n\nA quoted letter stands for "
        "itself, a name in angle brackets for any string that its own definition allows, and a "
        "bar for a choice; what stands side by side is joined without a space.{note} A string "
        "belongs to the language when it is a possible <S>.\n\n{question}"
    ),
    note=' A pair of quotes with nothing in it, "", is the empty string.',
    rule="<{head}> ::= {bodies}",
    between=" | ",
    letter='"{symbol}"',
    head="<{symbol}>",
    joint=" ",
    empty='""',
    members="{words}\n\nGo through the strings in this list: which of them belong to the language?",
    trees=(
        "The string {word} belongs to the language, but the definition is ambiguous. Count the "
        "parse trees of {word}: how many are there in all?"
    ),
    step=(
        "Write <S>, and then go on replacing the leftmost name in angle brackets by one of the "
        "alternatives of its definition until {word} is left. There is only one way to do so. "
        "What do you have after exactly {number} replacements? In your answer, leave out quotes, "
        "angle brackets and spaces, so that names are single capital letters."
    ),
    derived=(
        "Suppose that the whole language is written down, shorter strings before longer ones and "
        "strings of one length in alphabetical order. The first string in it that {conditions} "
        "is what you are to find. Which string is it?"
    ),
    missing=(
        "Suppose that every string of the letters {letters} is written down, shorter strings "
        "before longer ones and strings of one length in alphabetical order, and that the language "
        "is then taken away. The first string left that {conditions} is what you are to find. "
        "Which string is it?"
    ),
)

TUPLE = Wording(
    text=(
        "Let G be a context-free grammar whose variables are the capital letters, whose terminals "
        "are the small letters, whose start symbol is S, and whose productions are"
        "\n\n{rules}\n\nwhere L(G) is the set of all strings of terminals derived from S.{note} "
        "{question}"
    ),
    note=" (ε is the empty string.)",
    rule="{head} → {bodies}",
    between=",   {head} → ",
    empty="ε",
    members="Say which of the following are elements of L(G).\n\n{words}",
    trees=(
        "Find the degree of ambiguity of {word} with respect to G, that is, the number of its "
        "distinct leftmost derivations from S."
    ),
    step=(
        "The element {word} of L(G) has a single leftmost derivation w(0) = S, w(1), w(2), and so "
        "on, where each w(i+1) is got from w(i) by applying one production to the leftmost "
        "variable of w(i). Find w({number})."
    ),
    derived=(
        "Let L(G) be sorted in shortlex order: by length, and alphabetically where the lengths "
        "are equal. Find its first element that {conditions}."
    ),
    missing=(
        "Let all strings over the letters {letters} be sorted in shortlex order: by length, and "
        "alphabetically where the lengths are equal. Find the first one that {conditions} and is "
        "not an element of L(G)."
    ),
)

QUESTION_FIRST = Wording(
    text=(
        "{question}\n\nThe grammar meant here is context-free and generates strings from the "
        "variable S. Its variables are written as capital letters and its terminals as small ones; "
        "each variable is followed by everything that may replace it, separated by slashes.{note}"
        "\n\n{rules}"
    ),
    note=" A dash means that the variable may be replaced by the empty string.",
    rule="{head}:  {bodies}",
    between="  /  ",
    empty="-",
    members=(
        "The task is to decide for each string in this list whether the grammar given at the end "
        "generates it, and to name the labels of those that it generates.\n\n{words}"
    ),
    trees=(
        "Given the grammar at the end of this text, determine in how many ways the string {word} "
        "can be parsed, where two parses are different when their parse trees are."
    ),
    step=(
        "The grammar at the end of this text generates {word} unambiguously. Follow the derivation "
        "of {word} from S in which always the leftmost variable is the one replaced, count one for "
        "each replacement, and give the whole string of terminals and variables as it is when the "
        "count gets to {number}."
    ),
    derived=(
        "Find the string that the grammar at the end of this text generates, that {conditions}, "
        "and that comes before all other such strings. A shorter string comes before a longer one; "
        "of two strings of the same length the one that is earlier in the alphabet comes before."
    ),
    missing=(
        "Find the string of the letters {letters} that the grammar at the end of this text does "
        "not generate, that {conditions}, and that comes before all other such strings. A shorter "
        "string comes before a longer one; of two strings of the same length the one that is "
        "earlier in the alphabet comes before."
    ),
)

PLAIN = (ARROWS, NAUR, TUPLE, QUESTION_FIRST)
