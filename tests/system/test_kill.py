"""A run that is killed again and again loses nothing and pays for nothing twice."""

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time

import pytest
from counting_server import CountingServer

from unseen.core.rng import Rng

CONCURRENCY = 8
ATTEMPTS = 2500


def command(server, store):
    return [
        sys.executable, "-m", "unseen", "run", "standard", "--model", "counted",
        "--api-base", server.base, "--categories", "mod_exp", "--tiers", "2-4",
        "--concurrency", str(CONCURRENCY), "--store", str(store), "--json",
    ]  # fmt: skip


def kept(store):
    if not store.exists():
        return 0
    with sqlite3.connect(store) as db:
        query = "SELECT count(*) FROM attempts WHERE model = 'counted' AND failure IS NULL"
        try:
            return db.execute(query).fetchone()[0]
        except sqlite3.OperationalError:
            return 0


def kill_and_finish(tmp_path, kills):
    store, rng = tmp_path / "killed.db", Rng("kill")
    with CountingServer().serving() as server:
        before = 0
        for _ in range(kills):
            process = subprocess.Popen(
                command(server, store), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
            goal = before + rng.between(1, max(1, (ATTEMPTS - before) // 4))
            while kept(store) < goal and process.poll() is None:
                time.sleep(0.01)
            os.kill(process.pid, signal.SIGKILL)
            process.wait()
            after = kept(store)
            assert after >= before, "an attempt that had come back was lost"
            before = after
        done = subprocess.run(command(server, store), capture_output=True, text=True, check=True)
        again = sum(server.asked.values())
        subprocess.run(command(server, store), capture_output=True, text=True, check=True)
        assert sum(server.asked.values()) == again, "a finished run sends nothing"
    report = json.loads(done.stdout)
    assert report["models"][0]["answered"] == report["models"][0]["expected"] == ATTEMPTS
    assert len(server.asked) == ATTEMPTS
    assert sum(server.asked.values()) - ATTEMPTS <= kills * CONCURRENCY
    assert report["lost"] <= kills * CONCURRENCY


def test_three_kills_lose_nothing(tmp_path):
    kill_and_finish(tmp_path, 3)


@pytest.mark.slow
def test_twenty_kills_lose_nothing(tmp_path):
    kill_and_finish(tmp_path, 20)
