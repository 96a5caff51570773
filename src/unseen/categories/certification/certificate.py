"""Certificates: the evidence about one category as a JSON document, and the status it gives.

``CERTIFIED`` when all criteria hold at every tier, ``FLAGGED`` when space, truth or grading fails,
``RESEARCH`` when other evidence is incomplete, or the code has changed since it was computed.
"""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from unseen.categories import by_slug
from unseen.categories.certification.evidence import CRITERIA, Effort, Finding
from unseen.categories.oracles import oracle_of
from unseen.core.fingerprint import fingerprint

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["assemble", "code_hash", "examine", "is_stale", "read_certificate", "status_from"]

DECIDING = ("space", "renderings", "refusals", "truth")
HOMES = (
    Path(__file__).parent.parent / "certificates",  # in an installed package
    Path(__file__).parents[4] / "certificates",  # in a checkout
)


def code_hash(slug: str) -> str:
    """Return the hash of all code that the evidence about a category depends on."""
    oracle = [f"unseen.categories.oracles.{slug}"] if oracle_of(slug) else []
    return fingerprint(
        f"unseen.categories.{slug}", *oracle, "unseen.core.laws", "unseen.core.grading"
    )


def examine(slug: str, tier: int, effort: Effort) -> dict[str, Finding]:
    """Return the finding of each criterion about one tier: a unit of work for one process."""
    category = by_slug(slug)
    return {name: criterion(category, tier, effort) for name, criterion in CRITERIA.items()}


def assemble(
    slug: str, effort: Effort, findings: Mapping[int, Mapping[str, Finding]]
) -> dict[str, Any]:
    """Return the certificate that the findings about all tiers make."""
    criteria = {name: _criterion(name, findings) for name in CRITERIA}
    return {
        "slug": slug,
        "version": by_slug(slug).version,
        "status": status_from({name: part["holds"] for name, part in criteria.items()}),
        "code": code_hash(slug),
        "effort": vars(effort),
        "criteria": criteria,
    }


def status_from(holds: Mapping[str, bool]) -> str:
    """Return the status that the criteria give."""
    if not all(holds[name] for name in DECIDING):
        return "FLAGGED"
    return "CERTIFIED" if all(holds.values()) else "RESEARCH"


def read_certificate(slug: str) -> dict[str, Any] | None:
    """Return the published certificate of a category, or None when it has none."""
    for home in HOMES:
        path = home / f"{slug}.json"
        if path.is_file():
            return json.loads(path.read_text(encoding="utf-8"))
    return None


def is_stale(certificate: Mapping[str, Any]) -> bool:
    """Return whether the code has changed since the evidence was computed."""
    return certificate["code"] != code_hash(certificate["slug"])


def _criterion(name: str, findings: Mapping[int, Mapping[str, Finding]]) -> dict[str, Any]:
    own = {tier: parts[name] for tier, parts in sorted(findings.items())}
    holds = all(finding.holds for finding in own.values())
    if name == "scaling":
        holds = _rises(own, "measure") and _trends_up(own, "baseline")
    tiers = {
        str(tier): {"holds": finding.holds, **finding.figures, "problems": list(finding.problems)}
        for tier, finding in own.items()
    }
    return {"holds": holds, "tiers": tiers}


def _rises(own: Mapping[int, Finding], figure: str) -> bool:
    """Whether the figure is higher at each tier than at the one before."""
    values = [finding.figures[figure] for finding in own.values()]
    return all(low < high for low, high in pairwise(values))


def _trends_up(own: Mapping[int, Finding], figure: str) -> bool:
    """Whether the figure is higher at the last tier than at the first, and mostly rises."""
    values = [finding.figures[figure] for finding in own.values()]
    rises = sum(low < high for low, high in pairwise(values))
    return values[0] < values[-1] and rises >= 0.7 * (len(values) - 1)
