"""Talking to models: one protocol with one method, and a file a provider.

Each module of ``unseen.models.providers`` is found by its ``PREFIX``; a name with no known prefix
goes to the OpenAI-compatible endpoint of ``--api-base``.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

from unseen.core.errors import BadInput

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager

    from unseen.core.attempt import Model, Sampling
    from unseen.models.options import ModelOptions

__all__ = ["default_sampling", "most_at_once", "open_model", "prefixes"]

FALLBACK = "openai"


def prefixes() -> dict[str, Any]:
    """Return the provider modules by the prefix of the model names that they serve."""
    from unseen.models import providers

    found = (
        import_module(f"{providers.__name__}.{m.name}") for m in iter_modules(providers.__path__)
    )
    return {module.PREFIX: module for module in found}


def _provider(name: str, options: ModelOptions) -> tuple[Any, str]:
    prefix, slash, rest = name.partition("/")
    known = prefixes()
    if prefix in known and slash and not (options.api_base and prefix == FALLBACK):
        return known[prefix], rest
    if options.api_base:
        return known[FALLBACK], name
    names = ", ".join(f"{prefix}/..." for prefix in sorted(known))
    raise BadInput(
        f"{name[:80]!r} names no provider: use {names}, or give --api-base URL for any other."
    )


def open_model(name: str, options: ModelOptions) -> AbstractAsyncContextManager[Model]:
    """Return a context in which the model can be asked; what it starts, it also ends.

    Raise BadInput when the name, the key or a needed package is missing.
    """
    module, rest = _provider(name, options)
    return module.open_model(name, rest, options)


def most_at_once(name: str, options: ModelOptions) -> int | None:
    """Return how many requests it is any use to have in flight; None where that is not known."""
    module, _ = _provider(name, options)
    return module.AT_ONCE


def default_sampling(name: str, options: ModelOptions) -> Sampling:
    """Return how this model is sampled where nobody says otherwise."""
    module, _ = _provider(name, options)
    return module.SAMPLING
