"""unseen report."""

from __future__ import annotations

from pathlib import Path

NAMES = ("report",)


def command(
    store: Path,
    /,
    *,
    html: Path | None = None,
    output: Path | None = None,
    json_: bool = False,
) -> int:
    """Report the run that a store holds, without sending anything.

    Parameters
    ----------
    store
        The file of a run.
    html
        Write an HTML report here.
    output
        Write the JSON report here.
    json_
        Print the JSON report instead of tables.
    """
    from unseen.categories import catalogue
    from unseen.cli import printing, running

    document = running.report_of(store, catalogue())
    return printing.show(document, as_json=json_, page=html, output=output)
