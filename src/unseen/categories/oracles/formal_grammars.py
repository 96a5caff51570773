"""Grammars by other means: matrices of spans, all forms at once, words with gaps.

Each head has a matrix whose entry (i, j) is the number of ways in which it derives letters i to j;
the matrices are found in rounds from nothing, a body being the product of the matrices of its
symbols (the idea of L. Valiant, General context-free recognition in less than cubic time, 1975).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

__all__ = ["confirm"]

Matrix = NDArray[np.int64]
GAP = "?"
"""Stands for any one letter in a word that is not yet known."""


def confirm(facts: Any, answer: Any) -> bool:
    """Return whether ``answer`` is what the grammar gives."""
    rules, question = facts.grammar.rules, facts.question
    if hasattr(question, "words"):
        derived = {str(n) for n, word in enumerate(question.words, 1) if _is_derived(rules, word)}
        return derived == answer
    if hasattr(question, "conditions"):
        return answer == _first(rules, question, len(answer))
    if hasattr(question, "number"):
        return _forms(rules, question.word, question.number) == {answer}
    return int(_spans(rules, question.word, most=2**31)[rules[0][0]][0, -1]) == answer


def _spans(rules: Any, word: str, most: int) -> dict[str, Matrix]:
    """Return a matrix for every symbol; with ``most`` 1 they hold whether, not how often."""
    size = len(word) + 1
    known: dict[str, Matrix] = {head: np.zeros((size, size), np.int64) for head, _ in rules}
    heads = tuple(known)
    for letter in {symbol for _, body in rules for symbol in body} - known.keys():
        known[letter] = np.diag([int(other in {letter, GAP}) for other in word], 1)
    while True:
        sums = {head: np.zeros((size, size), np.int64) for head in heads}
        for head, body in rules:
            sums[head] = np.minimum(sums[head] + _product(known, body, size, most), most)
        if all((sums[head] == known[head]).all() for head in heads):
            return known
        known.update(sums)


def _product(known: dict[str, Matrix], body: str, size: int, most: int) -> Matrix:
    whole = np.eye(size, dtype=np.int64)
    for symbol in body:
        whole = np.minimum(whole @ known[symbol], most)
    return whole


def _is_derived(rules: Any, word: str) -> bool:
    return bool(_spans(rules, word, most=1)[rules[0][0]][0, -1])


def _forms(rules: Any, word: str, steps: int) -> set[str]:
    """Return all forms that leftmost derivations of the word have after so many steps."""
    known, size = _spans(rules, word, most=1), len(word) + 1
    forms = {str(rules[0][0])}
    for _ in range(steps):
        forms = {
            new
            for form in forms
            for new in _leftmost(rules, form)
            if all(symbol in known for symbol in new) and _product(known, new, size, 1)[0, -1]
        }
    return forms


def _leftmost(rules: Any, form: str) -> list[str]:
    """Return what one step makes of a form."""
    heads = {head for head, _ in rules}
    at = next((place for place, symbol in enumerate(form) if symbol in heads), len(form))
    return [form[:at] + body + form[at + 1 :] for head, body in rules if head == form[at : at + 1]]


def _first(rules: Any, question: Any, longest: int) -> str | None:
    """Return the first word of at most ``longest`` letters that is asked for."""
    for length in range(1, longest + 1):
        if found := _completed(rules, question, GAP * length):
            return found
    return None


def _completed(rules: Any, question: Any, form: str) -> str | None:
    """Return the first word asked for among those that fill the gaps of ``form``.

    The gaps are filled from the left; letters are given up as soon as no derived word fits.
    """
    patterns = _patterns(question.conditions, form)
    if question.derived and not any(_is_derived(rules, pattern) for pattern in patterns):
        return None
    if GAP not in form:
        is_right = patterns and (question.derived or not _is_derived(rules, form))
        return form if is_right else None
    symbols = {symbol for _, body in rules for symbol in body} - {head for head, _ in rules}
    tries = (
        _completed(rules, question, form.replace(GAP, letter, 1)) for letter in sorted(symbols)
    )
    return next(filter(None, tries), None)


def _patterns(conditions: Any, form: str) -> list[str]:
    """Return forms with gaps; the words that fill ``form`` and meet the conditions fill one."""
    forms = [form]
    for condition in conditions:
        forms = [new for old in forms for new in _narrowed(condition, old)]
    return forms


def _narrowed(condition: Any, form: str) -> list[str]:
    text, number = condition.text, condition.number
    last = len(form) - len(text)
    if condition.kind == "longer":
        return [form] * (len(form) >= number)
    if condition.kind == "exactly":
        return [form] * (form.count(text) <= number <= form.count(text) + form.count(GAP))
    places = {"begins": range(1), "ends": range(last, last + 1), "holds": range(last + 1)}
    return [_placed(form, text, at) for at in places[condition.kind] if _is_free(form, text, at)]


def _is_free(form: str, text: str, at: int) -> bool:
    old = form[max(at, 0) : at + len(text)]
    return len(old) == len(text) and all(a in {b, GAP} for a, b in zip(old, text, strict=True))


def _placed(form: str, text: str, at: int) -> str:
    return form[:at] + text + form[at + len(text) :]
