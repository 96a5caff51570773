"""A llama.cpp server in a child process on loopback, ended with the process that started it.

Run as a program, this module is the child: it prints its address as a line of JSON when it is
ready, and ends when its standard input closes, which also happens when its parent is killed.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from contextlib import asynccontextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from unseen.core.errors import UnseenError

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from unseen.models.weights import Weights

__all__ = ["serving"]

CONTEXT = 16_384
SLOTS = 4
"""Requests worked on at once; each has CONTEXT / SLOTS tokens."""
PATIENCE = 120.0
"""Seconds that loading the weights may take."""


@asynccontextmanager
async def serving(weights: Weights) -> AsyncGenerator[str]:
    """Yield the base address of a server for these weights; raise UnseenError if none starts."""
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __name__, str(weights.path),
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    try:
        yield await _address(child)
    finally:
        await _end(child)


async def _address(child: asyncio.subprocess.Process) -> str:
    assert child.stdout
    line = b""
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while (line := await child.stdout.readline()) and not line.startswith(b'{"address"'):
                pass  # what the library prints while it loads
    if not line:
        raise UnseenError(
            "the local model's server did not start; is there memory for its weights?"
        )
    return json.loads(line)["address"]


async def _end(child: asyncio.subprocess.Process) -> None:
    if child.stdin:
        child.stdin.close()
    try:
        async with asyncio.timeout(1):
            await child.wait()
    except (TimeoutError, asyncio.CancelledError):
        with suppress(ProcessLookupError):
            child.kill()
        await child.wait()


def _serve(path: str) -> None:
    runtime: Any = import_module("xllamacpp")  # which has no types
    parameters = runtime.CommonParams()
    parameters.model.path = path
    parameters.model_alias = {Path(path).stem}
    parameters.hostnames = ["127.0.0.1"]
    parameters.port = 0
    parameters.n_ctx = CONTEXT
    parameters.n_parallel = SLOTS
    threads = os.cpu_count() or 1
    parameters.cpuparams.n_threads = parameters.cpuparams_batch.n_threads = threads
    parameters.cache_prompt = False
    parameters.ui = False
    parameters.verbosity = 0
    server = runtime.Server(parameters)
    sys.stdout.write(json.dumps({"address": f"{server.listening_address}/v1"}) + "\n")
    sys.stdout.flush()
    sys.stdin.buffer.read()
    os._exit(0)  # its threads don't end by themselves


if __name__ == "__main__":
    _serve(sys.argv[1])
