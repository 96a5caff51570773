"""Chains: what the prose says is what is solved, and numbers stay small."""

import re
from fractions import Fraction

import pytest

from unseen.categories.arithmetic_chain import CATEGORY, TIERS, Chain, Earlier, Step
from unseen.categories.chains import prose
from unseen.categories.chains.single import SINGLE
from unseen.categories.chains.steps import values_of
from unseen.categories.chains.stories import PEOPLE, STORIES, tell
from unseen.categories.oracles.arithmetic_chain import confirm
from unseen.core.grading import grade
from unseen.core.laws import sample_of
from unseen.core.rng import Rng

SEED = "chains"
LOOKING_BACK = Chain(
    Fraction(5),
    (
        Step("power", Fraction(2)),
        Step("subtract_from", Fraction(7, 2)),
        Step("divide", Earlier(0)),
        Step("power", Fraction(3)),
        Step("divide_into", Earlier(2)),
        Step("add", Earlier(1)),
        Step("multiply", Fraction(2, 3)),
        Step("subtract", Fraction(4)),
    ),
)
TELLABLE = [
    *(chain for tier in (3, 4, 5) for chain in sample_of(CATEGORY, tier, SEED, 12)),
    *sample_of(CATEGORY, 6, SEED, 6),
    LOOKING_BACK,
]


def value_of(formula, known=None):
    """Evaluate a formula of ours with Python's own grammar, all numbers being fractions."""
    text = formula.replace("×", "*").replace("÷", "/").replace("^", "**")
    text = re.sub(r"(?<![\w(])(\d+)|(?<=\()(\d+)", lambda found: f"F({found[0]})", text)
    return eval(text, {"F": Fraction, **(known or {})})


def last_defined(lines, known=None):
    """Evaluate ``name = formula`` lines one after another; return the value of the last."""
    known = dict(known or {})
    for line in lines:
        name, formula = line.split(" = ")
        known[name] = value = value_of(formula, known)
    return value


def defined(text):
    return [line for line in text.splitlines() if " = " in line]


def read_program(text):
    known = {}
    for place, line in enumerate(re.findall(r"line \d+: V := (.*)", text)):
        known["V"] = known[f"old_{place}"] = value_of(
            re.sub(r"old\((\d+)\)", r"old_\1", line), known
        )
    return known["V"]


def read_definitions(text):
    return last_defined(defined(text))


def read_expression(text):
    return value_of(text.splitlines()[-1])


def read_postfix(text):
    row = text.splitlines()[1].split()
    stack = []
    for token in row:
        if token in "+-×÷^":
            right, left = stack.pop(), stack.pop()
            stack.append(value_of(f"(a) {token} (b)", {"a": left, "b": right}))
        else:
            stack.append(Fraction(token.strip("()")))
    (value,) = stack
    return value


def read_swapped(text):
    meanings = {"plus": "+", "minus": "-", "times": "×", "divided by": "÷"}
    legend = dict(re.findall(r"([+×÷-]) means “([a-z ]+)”", text))
    usual = str.maketrans({sign: meanings[word] for sign, word in legend.items()})
    lines = [line.translate(usual) for line in text.splitlines()[1:]]
    return last_defined(defined("\n".join(lines))) if "=" in lines[0] else value_of(lines[-1])


def read_balances(text):
    """Find each number by trying which of the eight rearrangements satisfies its equation."""
    known = {}
    for place, line in enumerate(defined(text)):
        known[f"q{place}"] = solved(line, f"q{place}", known)
    return known[f"q{place}"]


def solved(line, name, known):
    left, right = line.split(" = ")
    if left == name:
        return value_of(right, known)
    assert name in left
    old, goal = known[f"q{int(name[1:]) - 1}"], value_of(right, known)
    others = [part for part in re.findall(r"q\d+|\(\d+/\d+\)|\d+", left) if part != name]
    given = [old, goal, *(value_of(part, known) for part in others)]
    guesses = {a + s * b for a in given for b in given for s in (1, -1)}
    guesses |= {a * b for a in given for b in given}
    guesses |= {a / b for a in given for b in given if b} | {old**2, old**3}
    fits = {guess for guess in guesses if value_of(left, {**known, name: guess}) == goal}
    assert len(fits) == 1
    return fits.pop()


COMMANDS = {
    r"add (.+)": "{x} + {v}",
    r"subtract the current value from (.+)": "{v} - {x}",
    r"subtract (.+)": "{x} - {v}",
    r"multiply by (.+)": "{x} × {v}",
    r"divide by (.+)": "{x} ÷ {v}",
    r"divide (.+) by the current value": "{v} ÷ {x}",
    r"square the current value": "{x}^2",
    r"cube the current value": "{x}^3",
}


MEANT = {  # the sentences of all five stories, written down once more by hand
    "{x} + {v}": (
        r"Your score goes up by (.+)",
        r"Then it climbs by (.+)",
        r"Mine was greater than the one I found, by (.+)",
        r"what it was given plus (.+)",
        r"I put in (.+)",
    ),
    "{x} - {v}": (
        r"Your score goes down by (.+)",
        r"Then it sinks by (.+)",
        r"Mine was less than the one I found, by (.+)",
        r"what it was given minus (.+)",
        r"I took out (.+)",
    ),
    "{x} × {v}": (
        r"Your new score is (.+) times your old one",
        r"Then it moves to its height times (?!itself)(.+)",
        r"(.+) times what it was given",
        r"Mine is (.+) times the one I found",
        r"overnight the gold in it was multiplied by (.+)",
    ),
    "{x} ÷ {v}": (
        r"Your score is divided by (.+)",
        r"what it was given divided by (.+)",
        r"Then it moves to the height which, multiplied by (.+), is the height it had",
        r"The one I found is (.+) times mine",
        r"overnight the gold in it was divided by (.+)",
    ),
    "{v} - {x}": (
        r"Your new score is (.+) minus your old one",
        r"(.+) minus what it was given",
        r"Then it moves to the height which, added to the height it had, makes (.+)",
        r"Mine and the one I found add up to (.+)",
        r"it now holds what would have to be added to its old amount to reach (.+)",
    ),
    "{v} ÷ {x}": (
        r"Your new score is (.+) divided by your old one",
        r"(.+) divided by what it was given",
        r"Then it moves to the height which, multiplied by the height it had, makes (.+)",
        r"Mine times the one I found makes (.+)",
        r"it now holds that by which its old amount has to be multiplied to give (.+)",
    ),
    "{x}^2": (
        r"Your new score is your old one times itself",
        r"Then it moves to its height times itself",
        r"what it was given times itself",
        r"I multiplied the one I found by itself",
        r"the number of ounces became its own square",
    ),
    "{x}^3": (
        r"Your new score is the product of three numbers, each of them your old one",
        r"Then it moves to its height times itself times itself again",
        r"what it was given times itself times itself",
        r"I multiplied the one I found by itself, and what came out by it again",
        r"the number of ounces became its own third power",
    ),
}
SENTENCES = {sentence: formula for formula, told in MEANT.items() for sentence in told}
BEGINNINGS = (
    "starting",
    "before card 1",
    "at the takeover",
    "on the slip",
    "first of all",
    "came with",
)


def obey(commands, start, meanings=COMMANDS):
    history = [start]
    for command in commands:
        found, formula = next(
            (found, formula)
            for pattern, formula in meanings.items()
            if (found := re.fullmatch(pattern, command))
        )
        operand = next(filter(None, found.groups()), "1")
        known = {"x": history[-1], "v": number(operand, history)}
        history.append(value_of(formula.format(x="(x)", v="(v)"), known))
    return history[-1]


def number(text, history):
    if re.fullmatch(r"[-\d/]+", text):
        return Fraction(text)
    if any(words in text for words in BEGINNINGS) or text == "@0":
        return history[0]
    (place,) = re.findall(r"\d+", text)
    return history[int(place)]


def read_steps(text):
    start = Fraction(re.search(r"value (\S+)\. ", text)[1])
    commands = re.findall(r"^\d+\. (.*)\.$", text, re.MULTILINE)
    return obey([command[0].lower() + command[1:] for command in commands], start)


def read_sentence(text):
    start = Fraction(re.search(r"number (\S+), ", text)[1])
    return obey(re.findall(r"\(\d+\) (.*?)(?=, \(\d+\) |\. Which)", text), start)


def read_tape(text):
    legend = text.split("instructions are ")[1].split(".")[0]
    meanings = dict(part.split(": ") for part in legend.split("; "))
    start = Fraction(re.search(r"beginning is (\S+), ", text)[1])
    commands = []
    for code in reversed(text.splitlines()[1].split()):
        found = re.fullmatch(r"([A-Z])(?:\[(.+)\])?", code)
        shape = f"{found[1]}[n]" if found[2] else found[1]
        commands.append(re.sub(r"\bn\b", found[2] or "", meanings[shape]))
    return obey(commands, start)


READERS = {
    prose._as_steps: read_steps,
    prose._as_sentence: read_sentence,
    prose._as_definitions: read_definitions,
    prose._as_program: read_program,
    prose._as_expression: read_expression,
    prose._as_balances: read_balances,
    prose._in_postfix: read_postfix,
    prose._with_swapped_signs: read_swapped,
    prose._as_tape: read_tape,
}


@pytest.mark.parametrize("wording", READERS, ids=lambda wording: wording.__name__)
def test_a_reader_of_the_prose_alone_finds_the_answer(wording):
    can_tell = {**dict(prose.WORDINGS["plain"]), **dict(prose.WORDINGS["inverted"])}[wording]
    chains = [chain for chain in TELLABLE if can_tell(chain)]
    assert len(chains) > 20
    for place, chain in enumerate(chains):
        text = wording(chain, Rng(SEED, place))
        assert READERS[wording](text) == CATEGORY.solve(chain), text


def test_the_riddle_leads_from_the_answer_back_to_the_start():
    riddles = [chain for chain in TELLABLE if prose._can_be_undone(chain)]
    riddles = [chain for chain in riddles if not re.search("root", prose._as_riddle(chain, None))]
    assert len(riddles) > 10
    for chain in riddles:
        text = prose._as_riddle(chain, None)
        commands = re.findall(r"\(\d+\) (.*?)(?=, \(\d+\) |\. If all)", text)
        end = Fraction(re.search(r"the end is (\S+)\. ", text)[1])
        assert obey(commands, CATEGORY.solve(chain)) == end == chain.start


def test_from_the_end_and_with_new_symbols_as_worked_by_hand():
    chain = Chain(
        Fraction(9), (Step("subtract_from", Fraction(2, 3)), Step("divide_into", Fraction(5)))
    )
    assert prose._from_the_end(chain, Rng(SEED)) == (
        "Wanted is the exact number P2. P2 is the quotient of 5 by P1. P1 is what remains of 2/3 "
        "when P0 is taken from it. P0 is 9. So what is P2?"
    )
    text = prose._with_new_symbols(chain, Rng(SEED))
    legend = dict(re.findall(r"a (.) b means a (minus|divided by)", text))
    minus, over = sorted(legend, key=legend.__getitem__, reverse=True)
    assert text.endswith(f"(5 {over} ((2/3) {minus} 9))")
    assert CATEGORY.solve(chain) == Fraction(5) / (Fraction(2, 3) - 9) == Fraction(-3, 5)


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.closing[:20])
def test_a_reader_of_a_story_alone_finds_the_answer(story):
    pattern = re.escape(story.line.replace("{k}", "0")).replace("0", r"\d+", 1)
    pattern = pattern.replace(r"\{does\}", "(.+?)")
    for chain in TELLABLE:
        text = tell(story, chain, Rng(SEED))
        start = Fraction(re.search(r"\d\S*", text.replace("child 1", ""))[0].rstrip("."))
        sentences = re.findall(f"{pattern}(?=\\s)", text)
        assert len(sentences) == len(chain.steps)
        assert obey(sentences, start, SENTENCES) == CATEGORY.solve(chain), text
        assert sum(person in text for person in PEOPLE) == 1


def test_every_swapped_sign_means_another_one():
    usual = {"+": "plus", "-": "minus", "×": "times", "÷": "divided by"}
    for index in range(20):
        text = prose._with_swapped_signs(LOOKING_BACK, Rng(index))
        legend = dict(re.findall(r"([+×÷-]) means “([a-z ]+)”", text))
        assert sorted(legend.values()) == sorted(usual.values())
        assert all(legend[sign] != usual[sign] for sign in usual)


SINGLES = {  # each wording of one sum or difference, with 7000 at the start and then 20
    "add": (
        r"is 7000 \+ 20\?",
        r"Add 20 to 7000",
        r"sum of 7000 and 20",
        r"n be the number 7000. How much is n \+ 20",
        r"has 7000 .* pays in another 20",
        r"hover 7000 .* 20 millimetres higher",
        r"mark 7000 .* 20 marks to the right",
        r"leads with 7000 .* brings 20 more",
        r"When 20 is taken away .* 7000 is left",
        r"counts down 20 .* at 7000",
        r"- meant “plus”.* would 7000 - 20 be",
        r"right to left.* usual: 20 \+ 7000",
        r"greater by x. What is 20 ◇ 7000",
    ),
    "subtract": (
        r"is 7000 - 20\?",
        r"Subtract 20 from 7000",
        r"7000 minus 20",
        r"n = 7000. How much is n - 20",
        r"has 7000 .* draws out 20",
        r"hover 7000 .* 20 millimetres lower",
        r"mark 7000 .* 20 marks to the left",
        r"has 7000 points.* costs 20",
        r"When 20 is added .* 7000 comes out",
        r"counts up 20 .* at 7000",
        r"\+ meant “minus”.* would 7000 \+ 20 be",
        r"right to left.* usual: 20 - 7000",
        r"smaller by x. What is 20 ◇ 7000",
    ),
}


@pytest.mark.parametrize("op", SINGLES)
def test_a_single_sum_is_asked_in_its_own_words(op):
    chain = Chain(Fraction(7000), (Step(op, Fraction(20)),))
    texts = {CATEGORY.ask(chain, framing, Rng(index)) for framing in SINGLE for index in range(150)}
    for text in texts:
        assert sum(bool(re.search(pattern, text)) for pattern in SINGLES[op]) == 1, text
    for pattern in SINGLES[op]:
        assert any(re.search(pattern, text) for text in texts), pattern


@pytest.mark.parametrize("tier", TIERS)
def test_values_stay_within_the_digits_of_their_tier(tier):
    """The original's powers grew to answers of 2,257 characters."""
    ranges = TIERS[tier]
    for chain in sample_of(CATEGORY, tier, SEED, 60):
        values = values_of(chain)
        assert len(chain.steps) == ranges.steps
        assert len(set(values)) == len(values)
        assert 0 not in values
        assert max(abs(value.numerator) for value in values) < 10**ranges.digits <= 10**12
        assert max(value.denominator for value in values[1:]) <= ranges.denominator


def test_no_power_stands_on_a_power_without_brackets():
    """A bare chain of ^ made the original's questions ambiguous."""
    chain = Chain(Fraction(2), (Step("power", Fraction(3)), Step("power", Fraction(2))))
    assert prose._as_expression(chain, Rng(0)).endswith("\n((2^3)^2)")
    for index in range(200):
        for framing in CATEGORY.framings:
            text = CATEGORY.ask(chain, framing, Rng(index))
            assert not re.search(r"\^\d\^", text)
    assert CATEGORY.solve(chain) == 64


def test_a_number_beyond_double_precision_is_graded_exactly():
    """The original passed whole numbers through floats and lost those above 2^53."""
    chain = Chain(Fraction(2**53), (Step("add", Fraction(1)),))
    assert grade(CATEGORY, chain, "ANSWER: 9007199254740993").correct
    assert not grade(CATEGORY, chain, "ANSWER: 9007199254740992").correct


def test_only_late_tiers_look_back():
    back = {
        tier: sum(chain.looks_back for chain in sample_of(CATEGORY, tier, SEED, 40))
        for tier in TIERS
    }
    assert [back[tier] for tier in (1, 2, 3, 4, 5)] == [0] * 5
    assert min(back[tier] for tier in (6, 7, 8)) >= 38


def test_the_oracle_refuses_a_wrong_answer_and_a_division_by_zero():
    chain = Chain(Fraction(6), (Step("divide", Fraction(4)),))
    assert confirm(chain, Fraction(3, 2))
    assert not confirm(chain, Fraction(2, 3))
    by_zero = Chain(Fraction(0), (Step("divide", Fraction(0)),))
    assert not confirm(by_zero, Fraction(0))
