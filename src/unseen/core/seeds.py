"""Seeds of any text or whole number, and commitments to publish before one is revealed."""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest

from unseen.core.errors import BadInput

__all__ = ["commitment", "opens", "seed_text"]

LONGEST = 1024


def seed_text(seed: str | int) -> str:
    """Return the one text that stands for a seed; the number 42 and the text "42" are the same.

    Raise BadInput for an empty, over-long or unprintable seed.
    """
    if isinstance(seed, int) and abs(seed) >= 10**LONGEST:
        msg = f"A seed may have at most {LONGEST} digits; hash a longer one first."
        raise BadInput(msg)
    text = str(seed)
    if not text or len(text) > LONGEST or not text.isprintable():
        msg = f"A seed is 1 to {LONGEST} printable characters or a whole number."
        raise BadInput(msg)
    return text


def commitment(seed: str | int, salt: bytes) -> str:
    """Return the hex SHA-256 that binds its publisher to ``seed`` without telling it.

    ``salt`` is at least 16 secret random bytes, revealed together with the seed: without it,
    a short seed could be found by trying them all.
    """
    if len(salt) < 16:
        msg = "A commitment needs a salt of at least 16 bytes."
        raise BadInput(msg)
    raw = seed_text(seed).encode()
    parts = (b"unseen seed commitment 1", salt, raw)
    return sha256(b"".join(len(part).to_bytes(8, "big") + part for part in parts)).hexdigest()


def opens(published: str, seed: str | int, salt: bytes) -> bool:
    """Return whether ``seed`` and ``salt`` are what the published commitment was made from."""
    return compare_digest(published.strip().lower(), commitment(seed, salt))
