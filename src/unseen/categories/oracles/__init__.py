"""Oracles: one file a category, named as it is, each with ``confirm(facts, answer) -> bool``.

An oracle says whether an answer is right by another method than the category's own, and
imports nothing from the categories.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["oracle_of"]


def oracle_of(slug: str) -> Callable[[Any, Any], bool] | None:
    """Return the oracle of a category, or None when it has none."""
    name = f"{__name__}.{slug}"
    return import_module(name).confirm if find_spec(name) else None
