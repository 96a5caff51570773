"""Short names that remake a problem: ``game_nim@1.t3.0017~inverted.r2``.

An id never holds the seed, since seeds may be secret.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from unseen.core.errors import BadInput

__all__ = ["ProblemId"]

PATTERN = re.compile(
    r"(?P<slug>[a-z][a-z0-9_]{0,63})@(?P<version>[1-9][0-9]{0,5})\.t(?P<tier>[1-9][0-9]{0,2})"
    r"\.(?P<index>[0-9]{4,12})(?:~(?P<framing>[a-z][a-z0-9_]{0,31})(?:\.r(?P<realization>[1-9][0-9]{0,3}))?)?"
)


@dataclass(frozen=True, order=True, slots=True)
class ProblemId:
    """Which problem of a category: with a seed it remakes the problem for ever."""

    slug: str
    version: int
    tier: int
    index: int
    framing: str = "plain"
    realization: int = 1

    def __str__(self) -> str:
        """Return the id's text; the plain framing's first realization has no suffix."""
        is_default = (self.framing, self.realization) == ("plain", 1)
        return self.family if is_default else f"{self.family}~{self.framing}.r{self.realization}"

    @property
    def family(self) -> str:
        """The id of all problems with the same facts: the cluster of every statistic."""
        return f"{self.slug}@{self.version}.t{self.tier}.{self.index:04d}"

    def framed(self, framing: str, realization: int = 1) -> ProblemId:
        """Return the id of the same facts asked another way."""
        return replace(self, framing=framing, realization=realization)

    @classmethod
    def parse(cls, text: str) -> ProblemId:
        """Read an id back from its text; raise BadInput when it is not one."""
        found = PATTERN.fullmatch(text)
        if not found:
            msg = f"{text[:80]!r} is not a problem id such as game_nim@1.t3.0017~inverted.r2."
            raise BadInput(msg)
        part = found.groupdict()
        return cls(
            slug=part["slug"],
            version=int(part["version"]),
            tier=int(part["tier"]),
            index=int(part["index"]),
            framing=part["framing"] or "plain",
            realization=int(part["realization"] or 1),
        )
