"""One HTML file with everything in it: no network, no script from elsewhere.

Whatever a model wrote is put in as text by a template engine that escapes it, and a content
security policy forbids all scripts, so a hostile reply stays inert even if an escape were missing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from unseen.reports import words
from unseen.reports.pictures import curves, heatmap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from unseen.core.attempt import Attempt
    from unseen.reports.document import Document

__all__ = ["as_html"]

MOST_ITEMS = 400
"""Attempts of each model that the page shows in full; the store holds them all."""
LONGEST_TEXT = 6000


def as_html(document: Document) -> str:
    """Return the whole page."""
    from jinja2 import Environment, PackageLoader
    from markupsafe import Markup

    environment = Environment(
        loader=PackageLoader("unseen.reports"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    filters: dict[str, Any] = {name: getattr(words, name) for name in words.__all__}
    environment.filters |= filters | {"shortened": _shortened}  # pyright: ignore[reportUnknownMemberType]
    # Pictures hold no text of a model: names are escaped where they are drawn.
    return environment.get_template("report.html.j2").render(
        document=document,
        curves=Markup(curves(document.models)),  # noqa: S704
        heatmaps={m.model: Markup(heatmap(m)) for m in document.models},  # noqa: S704
        items={m.model: _items(document.attempts.get(m.model, ())) for m in document.models},
        most_items=MOST_ITEMS,
    )


def _items(attempts: Sequence[Attempt]) -> list[Attempt]:
    """Return the attempts to show: those that came back, not right ones first."""
    came_back = [attempt for attempt in attempts if attempt.reply]
    return sorted(came_back, key=lambda attempt: attempt.outcome == "correct")[:MOST_ITEMS]


def _shortened(text: str) -> str:
    cut = len(text) - LONGEST_TEXT
    return text if cut <= 0 else f"{text[:LONGEST_TEXT]}\n[{cut} more characters are in the store]"
