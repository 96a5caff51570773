"""Small pieces that the framings share."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["joined", "numbered"]


def joined(parts: Sequence[object]) -> str:
    """Return the parts as a list in words: ``a``, ``a and b``, ``a, b and c``."""
    *first, last = map(str, parts)
    return f"{', '.join(first)} and {last}" if first else last


def numbered(lines: Sequence[str]) -> str:
    """Return the lines under each other, numbered (1), (2), ..."""
    return "\n".join(f"  ({place}) {line}" for place, line in enumerate(lines, start=1))
