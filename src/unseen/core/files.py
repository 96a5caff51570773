"""Write a file whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from unseen.core.errors import BadInput

__all__ = ["write_whole"]


def write_whole(path: Path, content: str | bytes) -> None:
    """Write under a temporary name beside ``path``, sync, and rename; make missing folders.

    Raise BadInput when the place can't be written; what stood there before then still stands.
    """
    raw = content.encode() if isinstance(content, str) else content
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise BadInput(f"{path} can't be written: {error.strerror}.") from error
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(raw)
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(0o644)
        temporary.replace(path)
    except OSError as error:
        temporary.unlink(missing_ok=True)
        raise BadInput(f"{path} can't be written: {error.strerror}.") from error
