"""unseen regrade."""

from __future__ import annotations

from pathlib import Path

NAMES = ("regrade",)


def command(store: Path, /) -> None:
    """Grade all replies of a store anew with this version's graders; no model is called.

    Parameters
    ----------
    store
        The file of a run.
    """
    from unseen.categories import catalogue
    from unseen.cli.running import opened
    from unseen.runs.regrade import regrade

    with opened(store) as kept:
        graded, changed = regrade(kept, catalogue())
    print(f"{graded} replies were graded anew; {changed} verdicts changed.")
