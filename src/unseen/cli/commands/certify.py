"""unseen certify."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

NAMES = ("certify",)


def command(
    *slugs: str,
    sample: int = 1000,
    jobs: int = 0,
    out: Path = Path("certificates"),
    json_: bool = False,
) -> None:
    """Compute the status of categories from evidence, and write their certificates.

    Parameters
    ----------
    slugs
        The categories to certify; all when none is named.
    sample
        Problems of each tier that the oracle confirms; the rest of the evidence is in proportion.
    jobs
        Processes to use; as many as there are cores when 0.
    out
        The folder for the certificates, one SLUG.json each.
    json_
        Print slug, status and each criterion's figures as a JSON list.
    """
    from unseen.categories.certification.work import certify
    from unseen.cli.words import chosen_categories

    chosen = chosen_categories(",".join(slugs))
    documents: list[dict[str, Any]] = []
    for document in certify(chosen, sample, jobs):
        _save(out / f"{document['slug']}.json", document)
        documents.append(document)
        if not json_:
            print(_line(document), flush=True)
    if json_:
        keys = ("slug", "status", "criteria")
        print(json.dumps([{key: one[key] for key in keys} for one in documents], indent=2))


def _line(document: dict[str, Any]) -> str:
    failing = [name for name, part in document["criteria"].items() if not part["holds"]]
    detail = f"  fails: {', '.join(failing)}" if failing else ""
    return f"{document['slug']:22} {document['status']}{detail}"


def _save(path: Path, document: dict[str, Any]) -> None:
    from unseen.core.files import write_whole

    write_whole(path, json.dumps(document, indent=1) + "\n")
