"""The answer is found in any usual dress, and nowhere else."""

import pytest

from unseen.core.extract import extract

FOUND = {
    "ANSWER: 42": "42",
    "thinking\n\nANSWER: 42\n": "42",
    "answer: 42": "42",
    "**ANSWER: 42**": "42",
    "**Answer:** 42": "42",
    "**ANSWER**: 42": "42",
    "### Final answer: 42": "42",
    "The final answer is: 42": "42",
    "> ANSWER: 42": "42",
    "`ANSWER: 42`": "42",
    "ANSWER\N{FULLWIDTH COLON}42": "42",
    "ANSWER:\n42": "42",
    "ANSWER:\n\n  42\nHope this helps": "42",
    "ANSWER:\n```\n42\n```": "42",
    "ANSWER:\nx = 3\ny = 4\n\nDone.": "x = 3\ny = 4",
    "ANSWER: [1,\n2]\nDone.": "[1,\n2]",
    "ANSWER: J = [[1]]\nP = [[2]]\nDone.": "J = [[1]]\nP = [[2]]",
    "ANSWER: $J = [[1,\n2]]$\n$P = [[2]]$": "$J = [[1,\n2]]$\n$P = [[2]]$",
    "ANSWER: J = [[1]]\nCheck: det = 1": "J = [[1]]",
    "ANSWER: x = 5\ny = [6]": "x = 5",
    "ANSWER:\nJ = \\begin{pmatrix}\n1\n\\end{pmatrix}\nP = [[2]]\n\nDone.": (
        "J = \\begin{pmatrix}\n1\n\\end{pmatrix}\nP = [[2]]"
    ),
    "Therefore, ANSWER: 42": "42",
    "ANSWER: 41\nNo, wait.\nANSWER: 42": "42",
    "Final Answer: The final answer is $\\boxed{42}$. I hope it is correct.": "42",
    "ANSWER: 42\nof which \\boxed{41} is a part": "42",
    "So \\boxed{\\frac{1}{2}} it is": "\\frac{1}{2}",
    "\\boxed{41} and then \\boxed{42}": "42",
    "\\boxed{a \\boxed{b}}": "a \\boxed{b}",
    "\\fbox{42}": "42",
    '{"reasoning": "...", "answer": 42}': "42",
    '```json\n{"final_answer": [1, 2]}\n```': "[1, 2]",
    '{"answer": "x = 1"}': "x = 1",
    '{"answer": 1} \\boxed{2}': "2",
    "<think>ANSWER: 41</think>\nANSWER: 42": "42",
    "ANSWER: 42\nANSWER:": "42",
    "So it is.\nThe final answer is 42.": "42.",
}
ABSENT = (
    "",
    "42",
    "ANSWER:",
    "ANSWER: **",
    "\\boxed{}",
    "\\boxed{42",
    "the answer would be 42",
    "The answer is 42.\nBut I am not sure.",
    "I think the answer is 42.",
    '{"answer": null}',
    "<think>ANSWER: 42",
    "<think>\\boxed{42}</think> I can't say.",
    '"answer":',
)


@pytest.mark.parametrize("reply", FOUND)
def test_answer_is_found(reply):
    found = extract(reply)
    assert found is not None
    assert found.text == FOUND[reply]


@pytest.mark.parametrize("reply", ABSENT)
def test_no_answer_is_made_up(reply):
    assert extract(reply) is None


def test_asked_form_is_the_plain_last_line():
    assert extract("so\nANSWER: 42\n\n").is_asked_form
    for reply in ("Answer: 42", "**ANSWER: 42**", "ANSWER: 42\nBye.", "ANSWER:\n42", "\\boxed{42}"):
        assert not extract(reply).is_asked_form


def test_several_different_answers_are_noted():
    assert extract("\\boxed{41} \\boxed{42}").note == "the last of 2 different boxes"
    assert extract("ANSWER: 1\nANSWER: 2").note == "the last of 2 different answers"
    assert extract("ANSWER: 1\nANSWER: 1").note == ""


def test_only_the_end_of_an_endless_reply_is_read():
    assert extract("ANSWER: 41\n" + "x" * 300_000) is None
    assert extract("x" * 3_000_000 + "\nANSWER: 42").text == "42"
