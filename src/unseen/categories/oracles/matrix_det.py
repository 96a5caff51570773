"""Determinants by another library: FLINT's, which works modulo many primes and recombines."""

from __future__ import annotations

from typing import Any

__all__ = ["confirm"]


def confirm(facts: Any, answer: int) -> bool:
    """Return whether ``answer`` is the determinant of the rows of ``facts``."""
    from flint import fmpz_mat

    return int(fmpz_mat([list(row) for row in facts.rows]).det()) == answer
