"""The laws that every category keeps, as functions that anyone can run on a category of their own.

Each law takes a category, a tier and a sample of its facts, and yields one sentence for each
violation; a law that yields nothing holds on that sample. ``violations`` runs them all.

>>> from unseen.categories import by_slug
>>> list(violations(by_slug("game_nim"), tier=1, seed="laws", count=2))
[]
"""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from unseen.core.errors import Unreadable
from unseen.core.grading import grade
from unseen.core.ids import ProblemId
from unseen.core.problem import facts_of, mint

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from unseen.core.category import Category

    Subject = Category[Any, Any]
    Law = Callable[[Subject, int, Sequence[Any]], Iterator[str]]

__all__ = ["JUNK", "LAWS", "chance_rates", "sample_of", "violations"]

FEWEST_DRESSES = 15
FEWEST_MISSES = 10
LONGEST_ANSWER = 200

JUNK = (
    "",
    "ANSWER:",
    "ANSWER: ",
    "ANSWER: I don't know",
    "ANSWER: unknown",
    "ANSWER: None of the above, or all of them",
    "ANSWER: ?",
    "ANSWER: ...",
    "ANSWER: ()[]{}",
    "ANSWER: NaN",
    "ANSWER: \N{INFINITY}",
    "ANSWER: 9**9**9**9",
    "ANSWER: 1e999999999",
    "ANSWER: \\frac",
    "ANSWER: __import__('os').getpid()",
    "ANSWER: 0 or 1 or 2 or 3 or 4 or 5 or 6 or 7 or 8 or 9",
    "The answer cannot be determined from what is given.",
    "\\boxed{}",
    '{"answer": null}',
)


def sample_of(category: Subject, tier: int, seed: str | int, count: int) -> list[Any]:
    """Return the facts of the first ``count`` families of a tier."""
    return [facts_of(category, seed, tier, index) for index in range(count)]


def own_answer_is_right(category: Subject, _tier: int, sample: Sequence[Any]) -> Iterator[str]:
    """The category's own answer, in the asked form, is correct and compliant."""
    for facts in sample:
        text = category.kind_of(facts).write(category.solve(facts))
        verdict = grade(category, facts, f"ANSWER: {text}")
        if not (verdict.correct and verdict.compliant and verdict.score == 1):
            yield f"own answer {text!r} is not right and in form: {verdict.reason}; {facts}"


def answers_are_short(category: Subject, _tier: int, sample: Sequence[Any]) -> Iterator[str]:
    """No answer is empty or longer than 200 characters."""
    for facts in sample:
        text = category.kind_of(facts).write(category.solve(facts))
        if not 0 < len(text) <= LONGEST_ANSWER:
            yield f"an answer of {len(text)} characters; {facts}"


def writing_reads_back(category: Subject, _tier: int, sample: Sequence[Any]) -> Iterator[str]:
    """What the writer writes, the reader reads as an equal value, whichever side is asked."""
    for facts in sample:
        kind, answer = category.kind_of(facts), category.solve(facts)
        back = kind.read(kind.write(answer))
        if not (kind.equal(answer, back) and kind.equal(back, answer)):
            yield f"{kind.write(answer)!r} reads back as {back!r}, not {answer!r}"


def every_dress_is_right(category: Subject, _tier: int, sample: Sequence[Any]) -> Iterator[str]:
    """At least 15 renderings of a right answer, and each of them is correct."""
    for facts in sample:
        dresses = set(category.kind_of(facts).dresses(category.solve(facts)))
        if len(dresses) < FEWEST_DRESSES:
            yield f"only {len(dresses)} dresses; {facts}"
        for text in sorted(dresses):
            verdict = grade(category, facts, f"ANSWER: {text}")
            if not verdict.correct:
                yield f"right answer {text!r} refused: {verdict.reason}; {facts}"


def no_miss_is_right(category: Subject, _tier: int, sample: Sequence[Any]) -> Iterator[str]:
    """At least 10 near misses of a right answer, and none of them is correct."""
    for facts in sample:
        misses = set(near_misses(category, facts))
        if len(misses) < FEWEST_MISSES:
            yield f"only {len(misses)} near misses; {facts}"
        for text in sorted(misses):
            if grade(category, facts, f"ANSWER: {text}").correct:
                yield f"near miss {text!r} accepted; {facts}"


def near_misses(category: Subject, facts: Any) -> tuple[str, ...]:
    """Return wrong answers near a right one: the category's own list, else that of its kind."""
    if category.misses:
        return category.misses(facts)
    return category.kind_of(facts).misses(category.solve(facts))


def junk_is_not_right(category: Subject, _tier: int, sample: Sequence[Any]) -> Iterator[str]:
    """Junk, hostile text and an empty reply are never correct, and never an error."""
    for facts in sample:
        for text in JUNK:
            if grade(category, facts, text).correct:
                yield f"junk {text!r} accepted; {facts}"


def an_echo_is_not_right(category: Subject, tier: int, sample: Sequence[Any]) -> Iterator[str]:
    """The prompt sent back, whatever its framing, is not correct."""
    for facts in sample:
        for framing in category.framings:
            prompt = mint_from(category, tier, facts, framing)
            if grade(category, facts, prompt).correct:
                yield f"an echo of the {framing} prompt is accepted; {facts}"


def framings_differ(category: Subject, tier: int, sample: Sequence[Any]) -> Iterator[str]:
    """Each framing asks the same facts in another text, and each has several wordings."""
    for facts in sample:
        texts = {
            framing: mint_from(category, tier, facts, framing) for framing in category.framings
        }
        if len(set(texts.values())) < len(texts):
            yield f"two framings have the same text; {facts}"
    for framing in category.framings:
        wordings = {mint_from(category, tier, sample[0], framing, r) for r in range(1, 13)}
        if len(wordings) < 3:
            yield f"{framing} has only {len(wordings)} wordings in 12 realizations"


def mint_from(category: Subject, tier: int, facts: Any, framing: str, realization: int = 1) -> str:
    """Return the prompt of given facts, worded as the first family of the tier would be."""
    name = ProblemId(category.slug, category.version, tier, 0, framing, realization)
    return mint(category, "laws", name, facts=facts).prompt


def facts_are_values(category: Subject, tier: int, sample: Sequence[Any]) -> Iterator[str]:
    """Facts are hashable values: the same draw gives an equal one, and asking doesn't change it."""
    for facts in sample:
        before = repr(facts)
        hash(facts)
        for framing in category.framings:
            mint_from(category, tier, facts, framing)
        category.solve(facts)
        if repr(facts) != before:
            yield f"facts changed while they were asked or solved: {before}"


def the_space_is_stated(category: Subject, tier: int, sample: Sequence[Any]) -> Iterator[str]:
    """The stated space clears the bar, and the sample has no duplicate beyond what it allows."""
    bar = 2**24 if tier == 1 else 2**40
    if category.space(tier) < bar:
        yield f"a space of {category.space(tier)} problems at tier {tier}; the bar is {bar}"
    repeats = len(sample) - len(set(sample))
    allowed = 1 if tier == 1 else 0
    if repeats > allowed:
        yield f"{repeats} repeated problems among {len(sample)} at tier {tier}"


def chance_is_low(category: Subject, tier: int, sample: Sequence[Any]) -> Iterator[str]:
    """No problem's answer is right for more than 5 % of the others (10 % at tier 1)."""
    bar = 0.10 if tier == 1 else 0.05
    for text, share, tried in chance_rates(category, sample):
        slack = 2.6 * (bar * (1 - bar) / tried) ** 0.5  # one false alarm in 200 at the bar itself
        if share > bar + slack:
            yield f"{text!r} is right for {share:.1%} of {tried} problems at tier {tier}"


def chance_rates(
    category: Subject, sample: Sequence[Any], candidates: int = 12
) -> Iterator[tuple[str, float, int]]:
    """Yield (answer, share of problems it is right for, problems) for the likeliest constants."""
    written = [category.kind_of(facts).write(category.solve(facts)) for facts in sample]
    for text, own in Counter(written).most_common(candidates):
        others = [facts for facts, mine in zip(sample, written, strict=True) if mine != text]
        right = own + sum(grade(category, facts, f"ANSWER: {text}").correct for facts in others)
        yield text, right / len(sample), len(sample)


def worked_cases_hold(category: Subject, _tier: int, _sample: Sequence[Any]) -> Iterator[str]:
    """Cases worked by hand or taken from books are graded as their source says."""
    if not category.worked:
        yield "there is no worked case"
    for case in category.worked:
        for text in case.right:
            if not grade(category, case.facts, f"ANSWER: {text}").correct:
                yield f"{text!r} is right by {case.source}, yet refused"
        for text in case.wrong:
            if grade(category, case.facts, f"ANSWER: {text}").correct:
                yield f"{text!r} is wrong by {case.source}, yet accepted"


def reading_is_total(category: Subject, _tier: int, sample: Sequence[Any]) -> Iterator[str]:
    """The hint's placeholder can't be read, so that an echo of it is no answer."""
    for facts in sample[:1]:
        kind = category.kind_of(facts)
        with suppress(Unreadable):
            yield f"the hint {kind.hint!r} reads as {kind.read(kind.hint)!r}"


LAWS: dict[str, Law] = {
    law.__name__: law
    for law in (
        own_answer_is_right,
        answers_are_short,
        writing_reads_back,
        every_dress_is_right,
        no_miss_is_right,
        junk_is_not_right,
        an_echo_is_not_right,
        framings_differ,
        facts_are_values,
        the_space_is_stated,
        chance_is_low,
        worked_cases_hold,
        reading_is_total,
    )
}


def violations(category: Subject, tier: int, seed: str | int, count: int) -> Iterator[str]:
    """Yield a sentence for each violation of any law on the first ``count`` families of a tier."""
    sample = sample_of(category, tier, seed, count)
    for name, law in LAWS.items():
        for sentence in law(category, tier, sample):
            yield f"{name}: {sentence}"
