"""``openai/NAME``, and any model behind an OpenAI-compatible endpoint with ``--api-base``."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from unseen.core.attempt import Sampling
from unseen.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from unseen.core.attempt import Model
    from unseen.models.options import ModelOptions

__all__ = ["AT_ONCE", "PREFIX", "SAMPLING", "open_model"]

AT_ONCE: int | None = None
PREFIX = "openai"
SAMPLING = Sampling(max_tokens=32_768, temperature=0.0)
HOME = "https://api.openai.com/v1"


@asynccontextmanager
async def open_model(name: str, rest: str, options: ModelOptions) -> AsyncGenerator[Model]:
    """Yield the model; the endpoint is not called before the first question."""
    from unseen.models.chat_completions import ChatCompletions

    base = options.api_base or HOME
    if urlsplit(base).scheme not in {"http", "https"} or not urlsplit(base).netloc:
        raise BadInput(
            f"--api-base takes an address such as http://localhost:8000/v1, not {base[:80]!r}."
        )
    if not options.api_key.reveal and not options.api_base:
        raise BadInput(
            f"{name} needs a key: put it into OPENAI_API_KEY, or name another variable with "
            "--api-key-env."
        )
    async with ChatCompletions(name=name, model=rest, base=base, options=options) as model:
        yield model
