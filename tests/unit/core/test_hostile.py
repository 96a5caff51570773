"""Hostile text is graded in bounded time and memory, in any thread, and is never right."""

import json
import resource
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

VECTORS = Path(__file__).parents[2] / "vectors" / "hostile.jsonl"
CASES = [json.loads(line) for line in VECTORS.read_text(encoding="utf-8").splitlines()]
HARMLESS = {"zero-width", "two-boxes"}
"""Once what can't be seen is gone, or by the rule that the last box counts, these do say 42."""
SECONDS, MEBIBYTES = 1.0, 512


DRESSES = ("ANSWER: {}", "{}", "\\boxed{{{}}}", '{{"answer": "{}"}}')


def kinds():
    """Return one kind of every module, by the module's name."""
    from unseen.core.answers.assignment import assignment
    from unseen.core.answers.boolean_sop import boolean_sop
    from unseen.core.answers.complex_vector import complex_vector
    from unseen.core.answers.decimal import decimal
    from unseen.core.answers.integer import integer
    from unseen.core.answers.matrix import matrix
    from unseen.core.answers.move import Board, move
    from unseen.core.answers.one_of import one_of
    from unseen.core.answers.rational import rational
    from unseen.core.answers.roots import roots
    from unseen.core.answers.sequence import integers, labels, words
    from unseen.core.answers.word import word

    board = Board({"A": 42, "B": 7}, {"A": 41, "B": 7})
    return {
        "assignment": assignment(("x", "y"), rational),
        "boolean_sop": boolean_sop(("A", "B", "C")),
        "complex_vector": complex_vector(4, 2),
        "decimal": decimal(4),
        "integer": integer,
        "integers": integers,
        "labels": labels(("1", "2", "42")),
        "matrix": matrix,
        "move": move(board),
        "one_of": one_of("yes", "no"),
        "rational": rational,
        "roots": roots,
        "word": word("ab"),
        "words": words(("left", "right")),
    }


def verdicts(text):
    """Return (reply, kind, whether it read as the gold answer) for each kind and dress."""
    from unseen.core.errors import Unreadable
    from unseen.core.extract import extract

    for name, kind in kinds().items():
        for dress in DRESSES:
            reply = dress.replace("{}", text) if "{{" not in dress else dress.format(text)
            found = extract(reply)
            try:
                value = kind.read(found.text) if found else None
            except Unreadable:
                value = None
            if name in GOLD and value is not None:
                yield reply[:40], name, bool(kind.equal(value, kind.read("42")))


GOLD = {"integer", "rational", "decimal"}
"""The kinds that the corpus' gold answer, 42, belongs to; the others must only end in time."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_hostile_text_is_no_answer(case):
    for reply, kind, right in verdicts(case["input"]):
        assert not right or case["name"] in HARMLESS, (reply, kind)


def run_in_thread(texts):
    """Grade each text in a thread of its own and print the longest time; called in a child."""
    resource.setrlimit(resource.RLIMIT_AS, (MEBIBYTES << 20,) * 2)
    slowest = 0.0
    for text in texts:
        errors = []

        def work(text=text, errors=errors):
            try:
                list(verdicts(text))
            except BaseException as error:  # noqa: BLE001 - whatever escapes is the finding
                errors.append(repr(error))

        began = time.perf_counter()
        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
        slowest = max(slowest, time.perf_counter() - began)
        if errors:
            sys.exit(errors[0])
    print(slowest)


def test_hostile_text_is_bounded_in_time_memory_and_threads():
    done = subprocess.run(
        [sys.executable, __file__], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert float(done.stdout) < 5 * SECONDS, "all kinds in all dresses together"


if __name__ == "__main__":
    run_in_thread([case["input"] for case in CASES])
