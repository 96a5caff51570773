"""The store file: bound to a seed, refused when it is something else."""

import sqlite3

import pytest

from unseen.core.errors import BadInput
from unseen.runs.store import Store


def test_what_is_no_store_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "notes.db"
    path.write_text("not a database, but a text that is long enough to be looked at\n" * 20)
    before = path.read_bytes()
    with pytest.raises(BadInput, match="can't be opened"):
        Store(path)
    assert path.read_bytes() == before


def test_a_store_of_another_format_is_refused(tmp_path):
    path = tmp_path / "old.db"
    Store(path).__exit__()
    with sqlite3.connect(path) as db:
        db.execute("UPDATE meta SET value = '0' WHERE name = 'format'")
    db.close()
    with pytest.raises(BadInput, match="format"):
        Store(path)


def test_an_empty_store_says_so(tmp_path):
    with Store(tmp_path / "new.db") as store, pytest.raises(BadInput, match="no run yet"):
        _ = store.seed


def test_folders_are_made(tmp_path):
    with Store(tmp_path / "a" / "b" / "c.db") as store:
        store.bind_seed("x")
        assert store.seed == "x"
