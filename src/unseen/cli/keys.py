"""Keys come from the environment or a file, and are kept out of the process list."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from unseen.core.errors import BadInput
from unseen.models.options import Secret

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["DEFAULT_VARIABLE", "api_key", "hide_typed_key"]

DEFAULT_VARIABLE = "OPENAI_API_KEY"
CARRIER = "UNSEEN_TYPED_API_KEY"
"""The variable that takes a typed key over into the process that goes on without it."""
FLAG = "--api-key"


def hide_typed_key() -> None:
    """Start anew without a key typed after ``--api-key``, so that no process list has it."""
    words = sys.argv
    for place, word in enumerate(words):
        name, _, inline = word.partition("=")
        if name != FLAG:
            continue
        key = inline or next(iter(words[place + 1 : place + 2]), "")
        rest = words[:place] + words[place + (1 if inline else 2) :]
        environment = os.environ | {CARRIER: key}
        os.execve(sys.executable, [sys.executable, "-m", "unseen", *rest[1:]], environment)  # noqa: S606


def api_key(variable: str | None, file: Path | None) -> Secret:
    """Return the key from a file, else from the environment; empty when there is none.

    Raise BadInput when what was named is not there.
    """
    if file is not None:
        try:
            return Secret(file.read_text(encoding="utf-8").strip())
        except (OSError, UnicodeDecodeError) as error:
            raise BadInput(f"The key file {file} can't be read.") from error
    if variable is not None and variable not in os.environ:
        raise BadInput(f"The variable {variable[:80]} is not set: put the key into it.")
    found = os.environ.get(variable or CARRIER) or os.environ.get(DEFAULT_VARIABLE, "")
    return Secret(found.strip())
