"""``local/smollm2``, and any GGUF file as ``local/PATH``: served on this machine by llama.cpp."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from unseen.core.attempt import Sampling

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from unseen.core.attempt import Model
    from unseen.models.options import ModelOptions

__all__ = ["AT_ONCE", "PREFIX", "SAMPLING", "open_model"]

PREFIX = "local"
SAMPLING = Sampling(max_tokens=384, temperature=0.0, seed=1)
AT_ONCE = 4
"""Requests that the server works on at once; more would only wait in line."""


@asynccontextmanager
async def open_model(name: str, rest: str, options: ModelOptions) -> AsyncGenerator[Model]:
    """Start a server on loopback, yield the model behind it, and end the server."""
    from unseen.models.chat_completions import ChatCompletions
    from unseen.models.local_server import serving
    from unseen.models.weights import weights_of

    weights = weights_of(rest)
    async with serving(weights) as base:
        # Without a cache of prompts a reply doesn't depend on what was asked before it.
        here = replace(options, api_base=base, extra_body={"cache_prompt": False}, prices=None)
        model = ChatCompletions(
            name=name, model=weights.name, base=base, options=here, endpoint=weights.identity
        )
        async with model:
            yield model
