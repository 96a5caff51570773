"""Sentences of ``info_entropy`` by framing and task, and those that state the unit."""

from __future__ import annotations

__all__ = ["TEXTS", "UNITS"]

TEXTS: dict[tuple[str, str], tuple[str, ...]] = {
    ("plain", "entropy"): (
        "A random variable takes its values with the probabilities {data}. What is its Shannon "
        "entropy?",
        "Compute the entropy H(X) of a source that emits its symbols with probabilities {data}.",
        "Let p = ({data}). Find the Shannon entropy of this distribution.",
        "How large is the entropy of a memoryless source with the symbol probabilities {data}?",
    ),
    ("plain", "conditional"): (
        "In a sample the pairs (X, Y) occurred so often:{data}Take relative frequencies as "
        "probabilities. What is the conditional entropy H(Y | X)?",
        "The joint distribution of X and Y is proportional to this table:{data}Compute H(Y | X), "
        "the entropy of Y that is left when X is known.",
        "Joint counts of X (rows) and Y (columns):{data}With probabilities equal to count over "
        "total, find the conditional entropy of Y given X.",
    ),
    ("plain", "mutual"): (
        "In a sample the pairs (X, Y) occurred so often:{data}Take relative frequencies as "
        "probabilities. What is the mutual information I(X; Y)?",
        "The joint distribution of X and Y is proportional to this table:{data}Compute the mutual "
        "information of X and Y.",
        "Joint counts of X (rows) and Y (columns):{data}With probabilities equal to count over "
        "total, find I(X; Y).",
    ),
    ("plain", "divergence"): (
        "Two distributions on the same symbols, in the same order:{data}Compute the "
        "Kullback-Leibler divergence D(P || Q), that is, the expectation under P of the logarithm "
        "of P/Q.",
        "Given are{data}What is the relative entropy D(P || Q) of P with respect to Q (the mean is "
        "taken under P)?",
        "Let P and Q be as follows.{data}Find D(P || Q) = sum of p_k log(p_k / q_k).",
    ),
    ("plain", "capacity"): (
        "A discrete memoryless channel has this matrix of transition probabilities; line i is the "
        "distribution of the output for input i:{data}What is its capacity per use?",
        "Find the Shannon capacity of the channel whose transition matrix (inputs are lines, "
        "outputs are columns) is{data}per channel use.",
        "Maximise I(X; Y) over all input distributions for the channel with the transition matrix "
        "(line = input, column = output){data}Which maximum is attained?",
    ),
    ("plain", "conditional mutual"): (
        "X, Y and Z are jointly distributed in proportion to these counts, one table for each "
        "value of Z:{data}What is the conditional mutual information I(X; Y | Z)?",
        "Counts of triples, a table of X (rows) against Y (columns) for each Z:{data}With relative "
        "frequencies as probabilities, compute I(X; Y | Z).",
        "Take the following counts, divided by their grand total, as the joint distribution of X, "
        "Y, Z:{data}Find the mutual information of X and Y given Z, averaged over Z.",
    ),
    ("plain", "sum of channels"): (
        "Two discrete memoryless channels have these transition matrices (lines are inputs, "
        "columns outputs):{data}Their input alphabets are disjoint, and so are their output "
        "alphabets. For each use the sender may pick an input of either channel. What is the "
        "capacity per use of this sum channel?",
        "Find the capacity of the sum (disjoint union) of the two channels with the transition "
        "matrices{data}in which each use transmits one symbol over a channel of the sender's "
        "choice; the receiver sees which one it was.",
        "A block-diagonal transition matrix consists of the two blocks{data}(line = input, column "
        "= output), and zeros elsewhere. What is the capacity of that channel per use?",
    ),
    ("story", "entropy"): (
        "In a long letter a child counted its favourite signs: {data}. No others are used, and "
        "they follow each other without any pattern. A telegraph office packs long runs of such "
        "signs into zeros and ones as cleverly as can be. How much does one sign take on average, "
        "at the limit of what is possible?",
        "A vending machine sells these many of its goods on an ordinary day: {data}. Purchases "
        "don't influence each other. A clerk reports endless purchases in yes-or-no marks and "
        "wastes none. What does a purchase cost him in the long run, on average?",
        "A weaver throws a many-sided die that has turned up its faces in these proportions: "
        "{data}. She wants to note down thousands of throws in the shortest possible book of dots "
        "and dashes. How much room does a throw need in the end, at best, on average?",
    ),
    ("story", "conditional"): (
        "For years a lighthouse keeper has noted the morning's sky (lines) and the evening's sea "
        "(columns); the table tells how often each pair occurred:{data}Every evening he wires the "
        "state of the sea to an office that saw the same morning sky. Long strings of reports are "
        "packed as tightly as can be. What does a day's report need on average?",
        "Guests choose a dish (lines) and a drink (columns). Last year's orders:{data}The kitchen "
        "knows the dish already. In the shortest possible code for very many orders, how much must "
        "the waiter still send for a drink, on average?",
        "A pupil's mood at noon (columns) goes with the lesson before (lines), as these counts "
        "show:{data}Someone who knows all the lessons is told the moods of a great many days, "
        "without a wasted mark. How much is told per day?",
    ),
    ("story", "mutual"): (
        "For years a lighthouse keeper has noted the morning's sky (lines) and the evening's sea "
        "(columns); the table tells how often each pair occurred:{data}An office gets his evening "
        "reports in the tightest code. By how much does a report shrink, on average and in the "
        "long run, if the office saw the morning's sky itself and the code makes use of that?",
        "Guests choose a dish (lines) and a drink (columns). Last year's orders:{data}A waiter "
        "sends dishes and drinks by light signals, as briefly as possible. How much does he save "
        "per guest by coding both together instead of each by itself, long evenings taken for "
        "granted?",
        "Two spies watch the same minister. One notes where he dines (lines), the other with whom "
        "(columns); so often did it come to each pair:{data}How much does the first one's note "
        "tell, on average, about the second one's?",
    ),
    ("story", "divergence"): (
        "A printer laid out the shortest signals for a text in which signs occur as often as "
        "believed. In truth they occur as seen:{data}Compared with signals made for what is seen, "
        "how much does he waste per sign in the long run, both sets being as good as possible for "
        "their purpose?",
        "A bookmaker sets fair odds by how often he believed horses to win; they win as often as "
        "seen:{data}A gambler who knows better spreads all his money on every race in the true "
        "proportions. At what rate does the logarithm of his fortune grow per race?",
        "A clerk's code was made for goods that sell as believed, and wastes nothing then. But "
        "they sell as seen:{data}How much longer than need be is an entry of his in the end, on "
        "average?",
    ),
    ("story", "capacity"): (
        "A drummer signals across a valley with several drums. Each line belongs to one drum and "
        "says of how many beats, one after another, the listener takes it for the first, second, "
        "... drum:{data}Beats don't disturb each other. With all the cleverness there may be, how "
        "much can be got across per beat, practically without error?",
        "A typewriter slips. For every key (line) the table says how often each letter (column) "
        "comes out:{data}Someone wants to write so that a reader can undo all slips, and as "
        "quickly as possible. How much can be said per keystroke at best?",
        "A tired ferryman calls one of a few words over the water. Line by line, for each word "
        "called, it is written how often which word is heard:{data}What is the most that he can "
        "tell per call if hardly any mistake is to remain in the long run?",
    ),
    ("story", "conditional mutual"): (
        "An innkeeper noted dish (lines) and drink (columns) for each season:{data}A reporter and "
        "his office both know the season. Dishes and drinks are reported in the tightest code. How "
        "much is saved per guest, on average over the whole year, by coding the two together "
        "instead of each by itself?",
        "Sky (lines) and sea (columns) were noted in different seasons:{data}Whoever knows the "
        "season: how much does seeing the sky tell about the sea, on average over all the days "
        "that were noted?",
        "Shoes (lines) and hats (columns) of passers-by, counted season by season:{data}Given that "
        "the season is known, how much does a look at somebody's shoes tell about the hat, "
        "averaged over all who were counted?",
    ),
    ("story", "sum of channels"): (
        "A drummer and a piper stand on a hill, but only one of them may sound at each moment, and "
        "the listener can tell drums from pipes. For each signal (line) of the one, and then of "
        "the other, it is known what is heard instead how often:{data}The choice of who sounds is "
        "free at every moment. How much can be got across per moment, at best?",
        "There are two leaky alphabets: for each sign (line) it is written how often it is read as "
        "which sign (column) of its own alphabet.{data}In every position of a message a sign of "
        "either alphabet may stand, and nobody ever mistakes one alphabet for the other. What is "
        "the most that a position can carry, if messages must be readable in the end?",
        "A caller may at every call use either of two languages, which are never confused. Lines "
        "say for each word of them how often it is heard as which word:{data}Making the most of "
        "the choice as well, how much does one call carry?",
    ),
    ("inverted", "entropy"): (
        "Call {log}(1/p) the surprise at an event of probability p. One of several events happens, "
        "with chances in the ratio {data}. What is the mean surprise?",
        "Weights {data} are divided by their sum. Multiply all of these shares together, each "
        "raised to the power of itself, and call the product G. What is {log}(1/G)?",
        "An urn is filled in the ratio {data}. In N draws with replacement, N very large, nearly "
        "all the chance falls on sequences that have nearly the same probability, about b^(-hN), "
        "where b is the base of {log}. What is h?",
    ),
    ("inverted", "conditional"): (
        "A point falls into one cell of this grid, in proportion to what is written "
        "there:{data}You are told the row. Then you learn the column. If an event of probability p "
        "surprises you by {log}(1/p), how large is your mean surprise at the column?",
        "Weights:{data}Take {log} of (row total divided by cell weight) for every cell, and "
        "average these numbers, each cell counted in proportion to its weight. What is the "
        "average?",
        "From a grid of weights{data}make, for each row, the mean of {log}(1/share) over its "
        "cells, shares being those within the row and weighing themselves. Then average over the "
        "rows in proportion to their totals.",
    ),
    ("inverted", "mutual"): (
        "A point falls into one cell of this grid, in proportion to what is written "
        "there:{data}For every cell take {log} of (weight times grand total, divided by row total "
        "and by column total), and average in proportion to the weights. What comes out?",
        "Weights:{data}Someone pretends that row and column were drawn apart, with the chances "
        "they have by themselves. By how much, on average, is {log} of the true chance of the cell "
        "drawn greater than {log} of the chance pretended?",
        "An event of chance p surprises by {log}(1/p). A cell is drawn in proportion to{data}How "
        "much less, on average, does the column surprise those who know the row than those who "
        "don't?",
    ),
    ("inverted", "divergence"): (
        "Chances in two ratios:{data}An outcome is drawn by the first. By how much is the surprise "
        "{log}(1/p) that the second would have led one to, greater on average than the surprise by "
        "the first?",
        "Normalise both lists of weights to sum 1:{data}For each place divide the first by the "
        "second, raise the quotient to the power of the first, and multiply over all places. What "
        "is {log} of the product?",
        "With N independent draws by the second ratio, N very large, the chance that they look as "
        "if drawn by the first falls like b^(-dN), b being the base of {log}:{data}What is d?",
    ),
    ("inverted", "capacity"): (
        "Each line tells how an input spreads over the outputs:{data}With inputs at most clever "
        "proportions, how large can the mean of {log}(spread to the output that came, divided by "
        "the output's total chance) be made?",
        "The number of messages that can be told apart almost surely after n symbols, n very "
        "large, grows like b^(cn), with b the base of {log}. A symbol is changed according to its "
        "line:{data}What is c at most?",
        "Choose chances for the lines so that the uncertainty about the line falls most, on "
        "average, when the column is seen; uncertainty is the mean of {log}(1/p), and each line "
        "shows how the columns come about:{data}By how much does it fall?",
    ),
    ("inverted", "conditional mutual"): (
        "A point falls into one cell of these layers, in proportion to what is written "
        "there:{data}The layer is known. With surprise {log}(1/p), how much less does the column "
        "surprise those who know the row as well than those who don't, on average?",
        "For every cell of these layers take {log} of (weight times its layer's total, divided by "
        "its row total and by its column total within the layer):{data}Average that in proportion "
        "to the weights. What is the result?",
        "Layers of weights:{data}Within each layer someone pretends that row and column were drawn "
        "apart. By how much is {log} of the true chance (given the layer) greater than {log} of "
        "the pretended one, on average over all cells in proportion to their weights?",
    ),
    ("inverted", "sum of channels"): (
        "Every line shows how one symbol is changed; the two blocks have no symbol in common, "
        "neither before nor after the change:{data}A message may mix symbols of both blocks. After "
        "n symbols, n very large, b^(cn) messages can be told apart almost surely, b being the "
        "base of {log}. What is the largest possible c?",
        "Choose chances for all lines of both blocks together, so that the uncertainty about the "
        "line falls most, on average, when the column is seen (columns of different blocks "
        "differ). Uncertainty is the mean of {log}(1/p), and a line shows how its columns come "
        "about:{data}By how much can it fall?",
        "Two noisy dials stand side by side; at every tick exactly one of them, freely chosen, is "
        "set to a line and shows a column of its own block as often as written:{data}With b the "
        "base of {log}, b^(cn) ways to set them during n ticks can be told apart almost surely. "
        "How large can c be?",
    ),
}

UNITS: dict[tuple[str, str], tuple[str, ...]] = {
    ("plain", "2"): ("Give the answer in bits.", "Use logarithms to base 2."),
    ("plain", "e"): ("Give the answer in nats.", "Use natural logarithms."),
    ("story", "2"): (
        "Say it in bits, a bit being one choice between two equally likely things.",
        "The unit is the bit: what one fair coin can tell.",
    ),
    ("story", "e"): (
        "Say it in nats; one bit is ln 2, about 0.693, nats.",
        "The unit is the nat: a choice between n equally likely things is ln n nats.",
    ),
    ("inverted", "2"): ("The logarithm is that to base 2.",),
    ("inverted", "e"): ("The logarithm log_e is the natural one.",),
}
