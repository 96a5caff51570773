"""unseen categories."""

from __future__ import annotations

import json
from typing import Any

NAMES = ("categories", "list-categories")


def command(*, json_: bool = False) -> None:
    """List the categories with their tiers, framings and status.

    Parameters
    ----------
    json_
        Print a JSON list instead of a table.
    """
    from unseen.categories import catalogue, status_of

    rows: list[dict[str, Any]] = [
        {
            "slug": slug,
            "title": category.title,
            "version": category.version,
            "tiers": list(category.tiers),
            "framings": list(category.framings),
            "status": status_of(slug),
        }
        for slug, category in catalogue().items()
    ]
    if json_:
        print(json.dumps(rows, indent=2))
        return
    from rich.console import Console
    from rich.table import Table

    table = Table("slug", "title", "tiers", "status", box=None, pad_edge=False)
    for row in rows:
        tiers = f"{min(row['tiers'])}-{max(row['tiers'])}"
        table.add_row(row["slug"], row["title"], tiers, row["status"])
    Console().print(table)
