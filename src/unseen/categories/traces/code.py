"""Programs in three notations: Python, numbered instructions, and rules for four jars."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from unseen.categories.traces.facts import Statement

    Body = tuple[Statement, ...]

__all__ = ["as_python", "as_steps", "in_jars"]

INDENT = "    "


def _lines(body: Body, words: Callable[[Statement], list[str]], depth: int = 0) -> list[str]:
    return [INDENT * depth + line for statement in body for line in words(statement)]


# --- Python


PYTHON = {
    "add": "{0} = ({0} + {1}) % {2}",
    "scale": "{0} = ({1} * {0} + {2}) % {3}",
    "gap": "{0} = abs({0} - {1})",
    "count": "{0} = ({0} + {1} * TURN) % {2}",
    "swap": "{0}, {1} = {1}, {0}",
}
TURNS = "ijk"
"""The variable of each loop by its depth: an inner loop must not change that of the outer one."""


def as_python(body: Body) -> str:
    """Return the program as Python code."""
    return "\n".join(line for statement in body for line in _python(statement, -1))


def _python(statement: Statement, loop: int) -> list[str]:
    word, *rest = statement
    parts: list[Any] = rest
    if word == "repeat":
        inner = _python_block(parts[1], loop + 1)
        return [f"for {TURNS[loop + 1]} in range(1, {parts[0] + 1}):", *inner]
    if word == "if":
        then, otherwise = (_python_block(part, loop) for part in parts[1:])
        return [f"if {_python_test(parts[0])}:", *then, "else:", *otherwise]
    return [PYTHON[str(word)].format(*parts).replace("TURN", TURNS[loop])]


def _python_block(body: Body, loop: int) -> list[str]:
    return [INDENT + line for statement in body for line in _python(statement, loop)]


def _python_test(test: Any) -> str:
    return "{1} > {2}".format(*test) if test[0] == "more" else "{1} % {2} == {3}".format(*test)


# --- numbered instructions, in which the remainder and the gap have names of their own


def as_steps(body: Body) -> str:
    """Return the program as instructions with numbers such as 1.2.1, in words."""
    return "\n".join(_numbered(body, ""))


def _numbered(body: Body, prefix: str) -> list[str]:
    lines: list[str] = []
    for number, statement in enumerate(body, start=1):
        name = f"{prefix}{number}"
        lines += _step(statement, name)
    return lines


def _step(statement: Statement, name: str) -> list[str]:
    word, *rest = statement
    parts: list[Any] = rest
    if word == "repeat":
        head = (
            f"{name}. Do {name}.1 to {name}.{len(parts[1])} in this order, {parts[0]} times over."
        )
        return [head, *_numbered(parts[1], f"{name}.")]
    if word == "if":
        (yes,), (no,) = parts[1], parts[2]
        return [f"{name}. If {_said_test(parts[0])}, {_said(yes)}; else {_said(no)}."]
    return [f"{name}. Now {_said(statement)}."]


SAID = {
    "add": "let {0} be ({0} + {1}) @ {2}",
    "scale": "let {0} be ({1}·{0} + {2}) @ {3}",
    "gap": "let {0} be {0} # {1}",
    "count": "let {0} be ({0} + {1}·t) @ {2}",
    "swap": "exchange {0} and {1}",
}


def _said(statement: Statement) -> str:
    word, *rest = statement
    return SAID[str(word)].format(*rest)


def _said_test(test: Any) -> str:
    return "{1} > {2}".format(*test) if test[0] == "more" else "{1} @ {2} is {3}".format(*test)


# --- jars of beans


def in_jars(body: Body) -> str:
    """Return the program as what is done with beans in jars A to D."""
    return "\n".join(_lines(body, _jars))


def _jars(statement: Statement) -> list[str]:
    word, *rest = statement
    parts: list[Any] = rest
    if word == "repeat":
        head = f"- {parts[0]} times in a row (turn 1, turn 2, and so on), do all of this in order:"
        return [head, *_lines(parts[1], _jars, 1)]
    if word == "if":
        (yes,), (no,) = parts[1], parts[2]
        return [f"- If {_jar_test(parts[0])}, {_poured(yes)}. If not, {_poured(no)}."]
    return [f"- In any case, {_poured(statement)}."]


def _jar_test(test: Any) -> str:
    if test[0] == "more":
        return f"jar {test[1].upper()} holds more beans than jar {test[2].upper()}"
    left = test[3] or "nothing"
    return (
        f"{left} would be left over of jar {test[1].upper()} when counted off in lots of {test[2]}"
    )


CAST_OUT = ", then throw whole lots of {0} out of jar {1} while it holds {0} or more"
POURED = {
    "add": "put as many new beans into jar {0} as jar {1} holds",
    "scale": "fill jar {0} up to {1} times what it held and add as many beans as jar {2} holds",
    "gap": "let jar {0} hold just the difference between jars {0} and {1} (the larger less the "
    "smaller)",
    "count": "put {1} times as many new beans into jar {0} as the number of the current turn of "
    "the list in which this line stands",
    "swap": "swap the contents of jars {0} and {1}",
}


def _poured(statement: Statement) -> str:
    word, *rest = statement
    parts: list[Any] = [part.upper() if isinstance(part, str) else part for part in rest]
    text = POURED[str(word)].format(*parts)
    if word in {"add", "scale", "count"}:
        text += CAST_OUT.format(parts[-1], parts[0])
    return text
