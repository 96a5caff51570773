"""Show and save a report in the forms that were asked for."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from unseen.reports.document import Document

__all__ = ["show"]


def show(document: Document, *, as_json: bool, page: Path | None, output: Path | None) -> int:
    """Print the report, write what files were asked for, and return the exit code."""
    from unseen.core.files import write_whole
    from unseen.reports import machine

    text = json.dumps(machine.as_json(document), indent=2)
    if output is not None:
        write_whole(output, text + "\n")
    if page is not None:
        from unseen.reports.html import as_html

        write_whole(page, as_html(document))
    if as_json:
        sys.stdout.write(text + "\n")
    else:
        _print(document, page)
    return 1 if document.is_void else 0


def _print(document: Document, page: Path | None) -> None:
    from rich.console import Console

    from unseen.reports.terminal import print_report

    console = Console()
    print_report(document, console)
    if page is not None:
        console.print(f"\nThe report is in {page}.", highlight=False)
