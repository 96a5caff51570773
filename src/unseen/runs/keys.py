"""Content hashes: what was asked, how it was asked, and what judged the reply."""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from unseen.core.fingerprint import fingerprint

if TYPE_CHECKING:
    from collections.abc import Mapping

    from unseen.core.attempt import Sampling
    from unseen.core.category import Category
    from unseen.core.problem import Problem

__all__ = ["grader_hash", "hash_of", "problem_hash", "request_hash"]


def hash_of(value: Mapping[str, Any]) -> str:
    """Return the hex SHA-256 of a value's canonical JSON."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return sha256(text.encode()).hexdigest()


def problem_hash(problem: Problem) -> str:
    """Return the hash of a prompt and of what names it, its generator's version included."""
    return hash_of({"id": str(problem.id), "prompt": problem.prompt_hash})


def request_hash(prompt_hash: str, model: str, endpoint: str, sampling: Sampling) -> str:
    """Return the hash of everything that decides what may come back, but for the sample number."""
    asked = {"prompt": prompt_hash, "model": model, "endpoint": endpoint}
    return hash_of(asked | {"sampling": asdict(sampling)})


@cache
def _of_module(module: str) -> str:
    return fingerprint("unseen.core.grading", module)


def grader_hash(category: Category[Any, Any]) -> str:
    """Return the hash of all source code that a verdict of this category depends on."""
    return _of_module(category.draw.__module__)
