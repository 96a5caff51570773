"""One SQLite file that is only ever added to.

An intent row is written before a request is sent and an attempt row when it has come back, each in
a transaction of its own, so that a killed process loses nothing that had come back and leaves a
trace of what it may have paid for. Of several attempts at one question the latest counts.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Self

from unseen.core.attempt import Attempt, Failure, FailureClass, Reply, Retry, Usage
from unseen.core.errors import BadInput
from unseen.core.grade import Grade
from unseen.core.ids import ProblemId

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

__all__ = ["FORMAT", "Key", "Store"]

FORMAT = "1"
SCHEMA = """
CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS prompts (
    hash TEXT PRIMARY KEY, problem TEXT NOT NULL UNIQUE, prompt TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS intents (
    number INTEGER PRIMARY KEY, model TEXT NOT NULL, problem TEXT NOT NULL, sample INTEGER NOT NULL,
    request TEXT NOT NULL, sent REAL NOT NULL);
CREATE TABLE IF NOT EXISTS attempts (
    number INTEGER PRIMARY KEY, model TEXT NOT NULL, problem TEXT NOT NULL, sample INTEGER NOT NULL,
    endpoint TEXT NOT NULL, prompt_hash TEXT NOT NULL, request TEXT NOT NULL, done REAL NOT NULL,
    text TEXT NOT NULL, reasoning TEXT NOT NULL, failure TEXT, detail TEXT, finish_reason TEXT,
    served_model TEXT, response_id TEXT, latency REAL NOT NULL, usage TEXT NOT NULL,
    effective TEXT NOT NULL, retries TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS attempts_by_key ON attempts (model, problem, sample);
CREATE TABLE IF NOT EXISTS grades (
    attempt INTEGER PRIMARY KEY REFERENCES attempts (number), grader TEXT NOT NULL,
    verdict TEXT NOT NULL, score REAL NOT NULL, reason TEXT NOT NULL, compliant INTEGER NOT NULL,
    reading TEXT);
"""
LATEST = """
SELECT a.*, p.prompt, g.grader, g.verdict, g.score, g.reason, g.compliant, g.reading
FROM attempts a
JOIN (SELECT max(number) AS number FROM attempts GROUP BY model, problem, sample) USING (number)
LEFT JOIN prompts p ON p.problem = a.problem
LEFT JOIN grades g ON g.attempt = a.number
"""
INSERT_ATTEMPT = "INSERT INTO attempts VALUES (NULL" + ", ?" * 18 + ")"
Key = tuple[str, str, int]
"""Model, problem id and sample number."""


class Store:
    """The file of one or several runs with the same seed. Use it as a context, in one thread."""

    def __init__(self, path: Path | None) -> None:
        """Open the file, or make it; without a path the store lives in memory alone.

        Raise BadInput when the path can't be opened or is no store.
        """
        self.path = path
        try:
            if path is not None:
                path.parent.mkdir(parents=True, exist_ok=True)
            self._db = sqlite3.connect(path or ":memory:", isolation_level=None, timeout=30)
            self._db.row_factory = sqlite3.Row
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = NORMAL")
            self._db.executescript(SCHEMA)
        except (sqlite3.Error, OSError) as error:
            raise BadInput(f"{path} can't be opened as a store: {error}.") from error
        self._bind("format", FORMAT, "this version of unseen reads format {wanted}")

    def __enter__(self) -> Self:
        """Return the store itself."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Close the file; all that was added is in it."""
        self._db.close()

    def bind_seed(self, seed: str) -> None:
        """Bind the store to a seed; raise BadInput when it already holds another one."""
        self._bind("seed", seed, "give another --store for seed {wanted}")

    @property
    def seed(self) -> str:
        """The seed that the store is bound to; BadInput when it has none, being empty."""
        seed = self.meta("seed")
        if seed is None:
            raise BadInput(f"{self.path} holds no run yet.")
        return seed

    def meta(self, name: str) -> str | None:
        """Return a named text of the store, or None."""
        row = self._db.execute("SELECT value FROM meta WHERE name = ?", (name,)).fetchone()
        return row[0] if row else None

    def set_meta(self, name: str, value: str) -> None:
        """Keep a named text in the store."""
        self._db.execute("INSERT OR REPLACE INTO meta VALUES (?, ?)", (name, value))

    def _bind(self, name: str, wanted: str, advice: str) -> None:
        found = self.meta(name)
        if found is None:
            self.set_meta(name, wanted)
        elif found != wanted:
            what = advice.format(wanted=repr(wanted))
            raise BadInput(f"{self.path} holds a run with {name} {found!r}: {what}.")

    def prompts(self) -> dict[str, str]:
        """Return the problem hash of each problem that was ever asked."""
        return dict(self._db.execute("SELECT problem, hash FROM prompts").fetchall())

    def add_prompts(self, rows: Iterable[tuple[str, str, str]]) -> None:
        """Keep (problem hash, problem id, prompt) of what is going to be asked."""
        self._db.execute("BEGIN")
        self._db.executemany("INSERT OR IGNORE INTO prompts VALUES (?, ?, ?)", rows)
        self._db.execute("COMMIT")

    def add_intent(self, key: Key, request: str, now: float) -> None:
        """Write that a request is about to be sent; ``now`` is in seconds since 1970."""
        self._db.execute(
            "INSERT INTO intents (model, problem, sample, request, sent) VALUES (?, ?, ?, ?, ?)",
            (*key, request, now),
        )

    def add(self, attempt: Attempt, now: float) -> None:
        """Write an attempt that has come back, and its grade where it has one."""
        assert attempt.reply, "only an attempt that came back is written"
        self._db.execute("BEGIN")
        cursor = self._db.execute(INSERT_ATTEMPT, _columns(attempt, now))
        if attempt.grade:
            self._put_grade(cursor.lastrowid, attempt.grader_hash, attempt.grade)
        self._db.execute("COMMIT")

    def _put_grade(self, number: int | None, grader: str, grade: Grade) -> None:
        self._db.execute(
            "INSERT OR REPLACE INTO grades VALUES (?, ?, ?, ?, ?, ?, ?)",
            (
                number,
                grader,
                grade.verdict,
                grade.score,
                grade.reason,
                grade.compliant,
                grade.reading,
            ),
        )

    def replace_grades(self, graded: Iterable[tuple[int, str, Grade]]) -> None:
        """Write (attempt number, grader hash, grade) in one transaction: all of them or none."""
        self._db.execute("BEGIN")
        for number, grader, grade in graded:
            self._put_grade(number, grader, grade)
        self._db.execute("COMMIT")

    def attempts(self, model: str | None = None) -> Iterator[tuple[int, Attempt]]:
        """Yield the latest attempt at each question with its number, in a fixed order."""
        where = "WHERE a.model = ?" if model is not None else ""
        order = "ORDER BY a.model, a.problem, a.sample"
        values = (model,) if model is not None else ()
        with closing(self._db.execute(f"{LATEST} {where} {order}", values)) as rows:
            for row in rows:
                yield row["number"], _attempt(row)

    def lost(self) -> int:
        """Return how many requests were sent of which nothing ever came back."""
        query = (
            "SELECT (SELECT count(*) FROM intents) - "
            "(SELECT coalesce(sum(1 + json_array_length(retries)), 0) FROM attempts)"
        )
        return max(0, self._db.execute(query).fetchone()[0])

    def models(self) -> list[str]:
        """Return the names of all models that were asked, sorted."""
        rows = self._db.execute("SELECT DISTINCT model FROM attempts ORDER BY model")
        return [row[0] for row in rows]


def _columns(attempt: Attempt, now: float) -> tuple[Any, ...]:
    reply = attempt.reply or Reply()
    failure = reply.failure
    return (
        attempt.model, str(attempt.problem_id), attempt.sample, attempt.endpoint,
        attempt.prompt_hash, attempt.request_hash, now, reply.text, reply.reasoning,
        failure.kind.value if failure else None, failure.detail if failure else None,
        reply.finish_reason, reply.served_model, reply.response_id, reply.latency,
        _json(asdict(reply.usage)), _json(reply.effective),
        _json([_retry_row(retry) for retry in attempt.retries]),
    )  # fmt: skip


def _retry_row(retry: Retry) -> dict[str, Any]:
    failure = retry.failure
    return {"failure": failure.kind.value, "detail": failure.detail, "waited": retry.waited}


def _json(value: Mapping[str, Any] | list[Any]) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=True, default=str)


def _attempt(row: sqlite3.Row) -> Attempt:
    failure = Failure(FailureClass(row["failure"]), row["detail"]) if row["failure"] else None
    retries = tuple(
        Retry(Failure(FailureClass(each["failure"]), each["detail"]), each["waited"])
        for each in json.loads(row["retries"])
    )
    return Attempt(
        problem_id=ProblemId.parse(row["problem"]),
        model=row["model"],
        endpoint=row["endpoint"],
        sample=row["sample"],
        prompt_hash=row["prompt_hash"],
        request_hash=row["request"],
        grader_hash=row["grader"] or "",
        prompt=row["prompt"] or "",
        reply=Reply(
            text=row["text"],
            reasoning=row["reasoning"],
            failure=failure,
            usage=Usage(**json.loads(row["usage"])),
            finish_reason=row["finish_reason"],
            served_model=row["served_model"],
            response_id=row["response_id"],
            latency=row["latency"],
            effective=json.loads(row["effective"]),
        ),
        retries=retries,
        grade=_grade(row),
    )


def _grade(row: sqlite3.Row) -> Grade | None:
    if row["verdict"] is None:
        return None
    return Grade(
        row["verdict"],
        row["score"],
        row["reason"],
        compliant=bool(row["compliant"]),
        reading=row["reading"],
    )
