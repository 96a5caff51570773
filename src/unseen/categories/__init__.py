"""The catalogue: every module here that ends in a ``CATEGORY`` record, found and not listed."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

from unseen.core.errors import BadInput

if TYPE_CHECKING:
    from unseen.core.category import Category

__all__ = ["by_slug", "catalogue", "slugs", "status_of"]


@cache
def slugs() -> tuple[str, ...]:
    """Return the slugs of all categories, sorted, without importing them."""
    return tuple(sorted(found.name for found in iter_modules(__path__) if not found.ispkg))


@cache
def by_slug(slug: str) -> Category[Any, Any]:
    """Return one category; raise BadInput with the slugs there are when it does not exist."""
    if slug not in slugs():
        msg = f"There is no category {slug[:80]!r}; there are {', '.join(slugs())}."
        raise BadInput(msg)
    category: Category[Any, Any] = import_module(f"{__name__}.{slug}").CATEGORY
    assert category.slug == slug, f"{slug}.py holds a category that calls itself {category.slug}"
    return category


def catalogue() -> dict[str, Category[Any, Any]]:
    """Return all categories by slug, in the order of the slugs."""
    return {slug: by_slug(slug) for slug in slugs()}


def status_of(slug: str) -> str:
    """Return the status that the published certificate of a category gives, or RESEARCH.

    A certificate that was computed with other code than this no longer counts.
    """
    from unseen.categories.certification.certificate import is_stale, read_certificate

    certificate = read_certificate(slug)
    return "RESEARCH" if certificate is None or is_stale(certificate) else certificate["status"]
