"""``control/oracle`` and the other controls."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from unseen.core.attempt import Sampling
from unseen.models.controls import control

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from unseen.core.attempt import Model
    from unseen.models.options import ModelOptions

__all__ = ["AT_ONCE", "PREFIX", "SAMPLING", "open_model"]

AT_ONCE: int | None = None
PREFIX = "control"
SAMPLING = Sampling(max_tokens=None, temperature=None)


@asynccontextmanager
async def open_model(name: str, rest: str, options: ModelOptions) -> AsyncGenerator[Model]:
    """Yield the control that ``rest`` names."""
    yield control(name, rest, options.catalogue, options.seed)
