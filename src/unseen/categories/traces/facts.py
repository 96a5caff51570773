"""The facts of a trace: a procedure, the numbers that it works on, and how far it goes."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["NAMES", "Statement", "Trace"]

NAMES: tuple[str, ...] = ("a", "b", "c", "d")
"""The variables of a program, in the order in which their values are given."""

Statement = tuple[object, ...]
"""One statement of a program:

- ``("add", v, w, m)``: v becomes (v + w) mod m
- ``("scale", v, k, w, m)``: v becomes (k v + w) mod m
- ``("gap", v, w)``: v becomes |v - w|
- ``("count", v, k, m)``: v becomes (v + k i) mod m, i being the turn of the innermost loop
- ``("swap", v, w)``: v and w change their values
- ``("if", test, then, otherwise)``: test is ``("more", v, w)`` or ``("rest", v, k, r)``
- ``("repeat", turns, body)``: i runs from 1 to ``turns``
"""


@dataclass(frozen=True)
class Trace:
    """One run of a procedure.

    ``task`` is ``insertion``, ``selection`` or ``bubble`` (rounds of a sort), ``heap`` (numbers go
    in, and 0 takes the least out), ``probing`` (keys go into a table of ``size`` slots) or
    ``program`` (the starting values of the variables).
    """

    task: str
    numbers: tuple[int, ...]
    rounds: int = 0
    """Rounds of a sort after which it is stopped."""
    size: int = 0
    """Slots of a table."""
    tally: bool = False
    """Whether the work done is asked for as well, behind the state."""
    body: tuple[Statement, ...] = ()
