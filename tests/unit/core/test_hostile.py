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


def verdicts(text):
    """Return (reply, kind, whether it read as the gold answer) for each kind and dress."""
    from unseen.core.answers.decimal import decimal
    from unseen.core.answers.integer import integer
    from unseen.core.answers.rational import rational
    from unseen.core.errors import Unreadable
    from unseen.core.extract import extract

    for kind in (integer, rational, decimal(4)):
        for reply in (f"ANSWER: {text}", text, f"\\boxed{{{text}}}", f'{{"answer": "{text}"}}'):
            found = extract(reply)
            try:
                right = bool(found and kind.equal(kind.read(found.text), kind.read("42")))
            except Unreadable:
                right = False
            yield reply[:40], kind.name, right


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
    assert float(done.stdout) < 3 * 4 * SECONDS  # three kinds in four dresses, each a grading


if __name__ == "__main__":
    run_in_thread([case["input"] for case in CASES])
