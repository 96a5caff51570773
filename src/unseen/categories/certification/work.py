"""Gather the evidence on all cores: one tier of one category is a unit of work."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from unseen.categories import by_slug
from unseen.categories.certification.certificate import assemble, examine
from unseen.categories.certification.evidence import Effort
from unseen.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

__all__ = ["certify"]


def certify(slugs: Sequence[str], sample: int, jobs: int = 0) -> Iterator[dict[str, Any]]:
    """Yield the certificate of each category in turn; ``jobs`` 0 takes all cores."""
    if sample < 1 or jobs < 0:
        raise BadInput("--sample takes a number from 1 upwards, and --jobs one from 0 upwards.")
    effort = Effort().scaled(sample)
    workers = jobs or os.cpu_count() or 1
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting = {
            slug: {tier: pool.submit(examine, slug, tier, effort) for tier in by_slug(slug).tiers}
            for slug in slugs
        }
        for slug, tiers in waiting.items():
            findings = {tier: future.result() for tier, future in tiers.items()}
            yield assemble(slug, effort, findings)
