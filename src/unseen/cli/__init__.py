"""The command ``unseen``: parses words, calls one function each, and holds no logic.

Each module of ``unseen.cli.commands`` is one command, found and not listed: its function
``command`` is called with what was typed, and ``NAMES`` are the words that call it.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

from unseen.core.errors import BadInput, UnseenError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cyclopts import App

__all__ = ["application", "command_names", "main"]


def application() -> App:
    """Return the command-line application with all its commands."""
    from cyclopts import App, Parameter

    app = App(
        name="unseen",
        help="Reasoning problems that no model has seen, with answers that are proved.",
        version=version,
        help_format="plaintext",
        default_parameter=Parameter(negative=()),
        result_action="return_value",
    )
    for module in _commands():
        app.command(module.command, name=module.NAMES)
    return app


def command_names() -> list[str]:
    """Return the name of each command, sorted."""
    return sorted(module.NAMES[0] for module in _commands())


def _commands() -> list[Any]:
    from unseen.cli import commands

    found = (name.name for name in iter_modules(commands.__path__))
    return [import_module(f"{commands.__name__}.{name}") for name in found]


def version() -> str:
    """Return the version of the installed package."""
    from importlib.metadata import version as installed

    return f"unseen {installed('unseen')}"


def main(words: Sequence[str] | None = None) -> None:
    """Run one command and end the process: 0 done, 1 failed, 2 bad input, 130 interrupted."""
    from unseen.cli.keys import hide_typed_key

    if words is None:
        hide_typed_key()
    sys.exit(_exit_code(words))


def _exit_code(words: Sequence[str] | None) -> int:
    from cyclopts import CycloptsError

    try:
        result: Any = application()(words, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except (BadInput, CycloptsError) as problem:
        return _complain(problem, 2)
    except UnseenError as problem:
        return _complain(problem, 1)
    except KeyboardInterrupt:
        return _complain("interrupted", 130)
    except BrokenPipeError:
        sys.stderr.close()  # the reader has gone, as `| head` does
        return 0
    return result if isinstance(result, int) else 0


def _complain(problem: object, code: int) -> int:
    sentence = " ".join(str(problem).split())
    print(f"unseen: {sentence}", file=sys.stderr)
    return code
