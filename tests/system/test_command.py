"""The command as a user types it: what it prints, what it refuses, what it leaves behind."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from counting_server import CountingServer
from fault_server import completion, head

HOSTILE = "<script>document.title='owned'</script><img src=x onerror=alert(1)>{{ 7*7 }} ANSWER: 1"


def unseen(*words, cwd=None, env=None, stdin=None):
    return subprocess.run(
        [sys.executable, "-m", "unseen", *map(str, words)],
        capture_output=True, text=True, check=False, cwd=cwd, input=stdin, timeout=120,
        env=os.environ | (env or {}),
    )  # fmt: skip


def report_of(done):
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture
def here(tmp_path):
    return tmp_path


def test_help_names_every_command(here):
    done = unseen("--help", cwd=here)
    assert done.returncode == 0
    for name in ("categories", "draw", "show", "grade", "run", "report", "certify", "regrade"):
        assert name in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_categories_as_json(here):
    rows = json.loads(unseen("categories", "--json", cwd=here).stdout)
    for row in rows:
        assert {"slug", "tiers", "framings", "status"} <= set(row)
        assert row["status"] in {"CERTIFIED", "RESEARCH", "FLAGGED"}
    assert [row["slug"] for row in rows] == sorted(row["slug"] for row in rows)


def test_draw_show_and_grade_agree(here):
    words = ["mod_exp", "--tier", 3, "-n", 4, "--seed", "a seed", "--framing", "story"]
    done = unseen("draw", *words, "--answers", "--json", cwd=here)
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    assert [set(row) for row in rows] == [{"id", "prompt", "framing", "answer"}] * 4
    lines = []
    for row in rows:
        shown = unseen("show", row["id"], "--seed", "a seed", "--json", cwd=here)
        assert json.loads(shown.stdout)["prompt"] == row["prompt"]
        reply = f"ANSWER: {row['answer']}"
        lines.append(json.dumps({"id": row["id"], "seed": "a seed", "reply": reply}))
    (here / "replies.jsonl").write_text("\n".join(lines) + "\n")
    graded = unseen("grade", "--jsonl", "replies.jsonl", cwd=here)
    for line in map(json.loads, graded.stdout.splitlines()):
        assert set(line) == {"id", "correct", "undecided", "compliant", "score", "reason"}
        assert line["correct"]
        assert line["compliant"]


def test_a_bad_line_is_named_and_the_others_are_graded(here):
    good = json.dumps({"id": "mod_exp@1.t1.0000", "seed": "1", "reply": "ANSWER: 1"})
    text = f'{{\n{good}\n{{"id": 1}}\n{good}\n'
    done = unseen("grade", "--jsonl", "-", stdin=text, cwd=here)
    assert done.returncode == 2
    assert len(done.stdout.splitlines()) == 2
    assert "line 1" in done.stderr


def test_controls_score_exactly_what_they_must(here):
    models = ["control/oracle", "control/copy", "control/empty", "control/majority"]
    words = [word for model in models for word in ("--model", model)]
    report = report_of(unseen("run", "quick", *words, "--json", cwd=here))
    assert report["void"] is False
    oracle, copy, empty, majority = report["models"]
    assert oracle["scores"]["forge"] == 1.0
    assert {cell["correct"] / cell["expected"] for cell in oracle["cells"]} == {1.0}
    for silent in (copy, empty):
        assert silent["scores"]["forge"] == 0.0
        assert {cell["correct"] for cell in silent["cells"]} == {0}
    assert majority["scores"]["forge"] <= 0.05
    for name in ("forge", "interpolation", "extrapolation", "cliff"):
        assert name in oracle["scores"]
    cell = {"category", "tier", "framing", "expected", "answered", "correct", "undecided"}
    assert cell | {"compliant"} <= set(oracle["cells"][0])


def test_a_second_run_sends_nothing_and_reports_the_same(here):
    words = ["nano", "--model", "counted", "--store", "run.db", "--json"]
    with CountingServer().serving() as server:
        first = report_of(unseen("run", *words, "--api-base", server.base, cwd=here))
        sent = sum(server.asked.values())
        second = report_of(unseen("run", *words, "--api-base", server.base, cwd=here))
        assert sum(server.asked.values()) == sent == 25
    assert first == second
    kept = report_of(unseen("report", "run.db", "--json", cwd=here))
    assert kept["models"] == first["models"]


def test_flags_of_forge_work_under_their_names(here):
    with CountingServer().serving() as server:
        done = unseen(
            "run", "--mode", "nano", "--categories", "mod_exp", "--seed", "7", "--model", "m",
            "--api-base", server.base, "--api-key", "sk-typed-secret", "--input-cost", "1",
            "--output-cost", "2", "--output", "out.json", "--concurrency", "3", cwd=here,
        )  # fmt: skip
    assert done.returncode == 0, done.stderr
    report = json.loads((here / "out.json").read_text())
    assert report["models"][0]["use"]["dollars"] == pytest.approx(25 * (11 + 2 * 5) / 1e6)
    for path in here.iterdir():
        assert b"sk-typed-secret" not in path.read_bytes()
    assert unseen("list-categories", cwd=here).returncode == 0


@contextmanager
def running(*words):
    """Start the command, and end it whatever happens."""
    process = subprocess.Popen(
        [sys.executable, "-m", "unseen", *map(str, words)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def test_a_typed_key_never_stays_in_the_process_list(here):
    words = ["--api-key", "sk-typed-secret", "--store", here / "k.db"]
    with CountingServer().serving() as server:
        start = ["run", "standard", "--model", "m", "--api-base", server.base]
        with running(*start, *words) as process:
            while not server.asked:
                time.sleep(0.02)
            line = Path(f"/proc/{process.pid}/cmdline").read_bytes()
    assert b"run" in line
    assert b"sk-typed-secret" not in line


def test_ctrl_c_ends_within_two_seconds_and_keeps_what_came_back(here):
    with CountingServer().serving() as server:
        start = ["run", "standard", "--model", "m", "--api-base", server.base]
        with running(*start, "--store", here / "c.db") as process:
            while sum(server.asked.values()) < 200:
                time.sleep(0.02)
            began = time.monotonic()
            process.send_signal(signal.SIGINT)
            _, complaint = process.communicate(timeout=20)
            took = time.monotonic() - began
    assert process.returncode == 130
    assert "Traceback" not in complaint
    assert took < 5, "two seconds on an idle machine"
    kept = unseen("report", here / "c.db", "--json")
    assert json.loads(kept.stdout)["models"][0]["answered"] >= 180


@pytest.mark.parametrize(
    "words",
    [
        ["run", "nano"],
        ["run", "tiny", "--model", "control/oracle"],
        ["run", "nano", "--model", "nobody/knows"],
        ["run", "nano", "--model", "control/parrot"],
        ["run", "nano", "--model", "local/no-such-file.gguf"],
        ["run", "nano", "--model", "m", "--api-base", "not an address"],
        ["run", "nano", "--model", "openai/x", "--api-key-env", "NO_SUCH_VARIABLE"],
        ["run", "nano", "--model", "control/oracle", "--categories", "nope"],
        ["run", "nano", "--model", "control/oracle", "--tiers", "one"],
        ["run", "nano", "--model", "control/oracle", "--tiers", "99"],
        ["run", "nano", "--model", "control/oracle", "--framings", "sung"],
        ["run", "nano", "--model", "control/oracle", "--concurrency", "0"],
        ["run", "nano", "--model", "control/oracle", "--seed", ""],
        ["run", "nano", "--model", "control/oracle", "--report", "/proc/no/report.html"],
        ["report", "no-such.db"],
        ["regrade", "no-such.db"],
        ["draw", "nope"],
        ["draw", "mod_exp", "--tier", "0"],
        ["show", "mod_exp"],
        ["grade", "mod_exp@1.t1.0000", "--jsonl", "no-such.jsonl"],
        ["frobnicate"],
        ["run", "nano", "--model", "control/oracle", "--frobnicate"],
    ],
    ids=" ".join,
)
def test_bad_input_gets_one_sentence_and_exit_code_2(here, words):
    done = unseen(*words, cwd=here, env={"OPENAI_API_KEY": ""})
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith("unseen: ")
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_hostile_replies_stay_text_in_the_page(here):
    raw = json.dumps(completion(HOSTILE)).encode()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            self.rfile.read(int(self.headers["Content-Length"]))
            self.wfile.write(head(200, len(raw)) + raw)

        def log_message(self, *_words):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{server.server_port}/v1"
    words = ["--model", "<b>m</b>", "--api-base", base, "--report", "r.html"]
    done = unseen("run", "nano", *words, cwd=here)
    server.shutdown()
    server.server_close()
    assert done.returncode == 0, done.stderr
    page = (here / "r.html").read_text()
    assert "<script" not in page
    assert "<img" not in page
    assert "<b>m</b>" not in page
    assert "&lt;script&gt;" in page
    assert "{{ 7*7 }}" in page
    assert "Content-Security-Policy" in page
