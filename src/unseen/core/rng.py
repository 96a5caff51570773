"""Random draws that are the same on every machine and in every version of Python.

A stream is named by a path such as ``("42", "game_nim", 1, 3, 17, "facts")``. The path is encoded
with a tag and a length before each part, so no two paths share an encoding, and hashed with
SHA-256; block ``i`` of the stream is SHA-256 of that key and ``i``. All draws are whole numbers,
made unbiased by rejection.
"""

from __future__ import annotations

from hashlib import sha256, shake_256
from typing import TYPE_CHECKING, TypeVar

from unseen.core.errors import DrawError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

__all__ = ["Part", "Rng"]

T = TypeVar("T")
Part = str | int | bytes
TAGS = {str: b"s", int: b"i", bytes: b"b"}


def _encode(part: Part) -> bytes:
    raw = part if isinstance(part, bytes) else str(part).encode("utf-8", "surrogatepass")
    return TAGS[type(part)] + len(raw).to_bytes(8, "big") + raw


class Rng:
    """A stream of unbiased draws, named by its path.

    >>> Rng("42", "dice").between(1, 6) == Rng("42", "dice").between(1, 6)
    True
    """

    __slots__ = ("_available", "_block", "_key", "_pool")

    def __init__(self, *path: Part) -> None:
        self._key = sha256(b"".join(map(_encode, path))).digest()
        self._block = self._pool = self._available = 0

    def child(self, *path: Part) -> Rng:
        """Return an independent stream named under this one; this stream does not move."""
        return Rng(self._key, *path)

    def bits(self, count: int) -> int:
        """Return a whole number of ``count`` random bits."""
        while self._available < count:
            block = sha256(self._key + self._block.to_bytes(8, "big")).digest()
            self._pool = (self._pool << 256) | int.from_bytes(block, "big")
            self._available += 256
            self._block += 1
        self._available -= count
        value = self._pool >> self._available
        self._pool &= (1 << self._available) - 1
        return value

    def bulk(self, count: int) -> bytes:
        """Return ``count`` random bytes at once, for simulations; this stream does not move.

        They are SHAKE-256 of the stream's key, so the same call returns the same bytes.
        """
        return shake_256(self._key).digest(count)

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to ``bound - 1``, each as likely as the others."""
        if bound < 1:
            msg = f"below() needs a bound of at least 1, not {bound}"
            raise ValueError(msg)
        width = (bound - 1).bit_length()
        while (value := self.bits(width)) >= bound:
            pass
        return value

    def between(self, low: int, high: int) -> int:
        """Return a whole number from ``low`` to ``high``, both included."""
        return low + self.below(high - low + 1)

    def nonzero(self, low: int, high: int) -> int:
        """Return a whole number from ``low`` to ``high`` that is not 0; 0 must lie between them."""
        value = self.between(low, high - 1)
        return value + 1 if value >= 0 else value

    def chance(self, numerator: int, denominator: int) -> bool:
        """Return True with probability ``numerator / denominator``."""
        return self.below(denominator) < numerator

    def choice(self, options: Sequence[T]) -> T:
        """Return one of ``options``, each as likely as the others."""
        return options[self.below(len(options))]

    def weighted(self, options: Sequence[tuple[T, int]]) -> T:
        """Return an option in proportion to its weight; ``options`` are (option, weight) pairs."""
        left = self.below(sum(weight for _, weight in options))
        for option, weight in options:
            left -= weight
            if left < 0:
                return option
        raise AssertionError

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the items as a new list in random order."""
        out = list(items)
        for last in range(len(out) - 1, 0, -1):
            other = self.below(last + 1)
            out[last], out[other] = out[other], out[last]
        return out

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """Return ``count`` different members of ``items`` in random order."""
        pool = list(items)
        for place in range(count):
            other = place + self.below(len(pool) - place)
            pool[place], pool[other] = pool[other], pool[place]
        return pool[:count]

    def until(self, draw: Callable[[Rng], T], accept: Callable[[T], bool], tries: int = 1000) -> T:
        """Return the first draw that ``accept`` takes; raise DrawError after ``tries`` draws."""
        for _ in range(tries):
            if accept(value := draw(self)):
                return value
        msg = f"no acceptable draw in {tries} tries: widen the ranges of this tier"
        raise DrawError(msg)
