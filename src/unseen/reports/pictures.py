"""Pictures as SVG texts: the curve over the tiers, and the heatmap of categories by tiers.

They take their colours from the page's style sheet by class, so that they follow light and dark.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from unseen.analysis.intervals import wilson
from unseen.reports.words import percent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from unseen.analysis.cells import Counts
    from unseen.analysis.summary import Summary

__all__ = ["curves", "heatmap"]

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 640, 300, 46, 34, 12
SERIES = 8
"""How many colours there are; more models begin again at the first."""
CELL, ROW, LABEL = 58, 24, 190


def curves(summaries: Sequence[Summary]) -> str:
    """Return accuracy over tiers, a line with Wilson intervals for each model."""
    tiers = sorted({tier for summary in summaries for tier in summary.tiers})
    if not tiers:
        return ""
    step = (WIDTH - LEFT - 60) / max(1, len(tiers) - 1)
    places = {tier: LEFT + 15 + step * number for number, tier in enumerate(tiers)}
    parts = [_grid(places)]
    for number, summary in enumerate(summaries):
        shift = 3.0 * (number - (len(summaries) - 1) / 2)
        parts.append(_line(summary, places, number % SERIES, shift))
    inner = "".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" class="picture">'
        f"<title>Accuracy by tier</title>{inner}</svg>"
    )


def _height(share: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)


def _text(kind: str, x: float, y: float, words: str, anchor: str = "middle") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text class="{kind}" {place}>{escape(words)}</text>'


def _rule(kind: str, start: tuple[float, float], end: tuple[float, float]) -> str:
    ends = f'x1="{start[0]:.1f}" y1="{start[1]:.1f}" x2="{end[0]:.1f}" y2="{end[1]:.1f}"'
    return f'<line class="{kind}" {ends}/>'


def _grid(places: dict[int, float]) -> str:
    parts: list[str] = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = _height(share)
        parts.append(_rule("grid", (LEFT, y), (WIDTH - 10, y)))
        parts.append(_text("tick", LEFT - 6, y + 4, f"{100 * share:.0f} %", "end"))
    ticks = (_text("tick", x, HEIGHT - 12, f"tier {tier}") for tier, x in places.items())
    return "".join([*parts, *ticks])


def _line(summary: Summary, places: dict[int, float], colour: int, shift: float) -> str:
    points: list[str] = []
    marks: list[str] = []
    for tier, counts in summary.tiers.items():
        if counts.accuracy is None:
            continue
        x, y = places[tier] + shift, _height(counts.accuracy)
        points.append(f"{x:.1f},{y:.1f}")
        marks.append(_mark(summary.model, tier, counts, (x, y)))
    path = f'<polyline class="curve" points="{" ".join(points)}"/>'
    return f'<g class="series s{colour}">{path}{"".join(marks)}</g>'


def _mark(model: str, tier: int, counts: Counts, place: tuple[float, float]) -> str:
    x, y = place
    bounds = wilson(counts.correct, counts.judged)
    bar = _rule("bar", (x, _height(bounds.low)), (x, _height(bounds.high))) if bounds else ""
    said = f"{model}, tier {tier}: {counts.correct} of {counts.judged} ({percent(counts.accuracy)})"
    return f'{bar}<circle cx="{x:.1f}" cy="{y:.1f}" r="4"><title>{escape(said)}</title></circle>'


def heatmap(summary: Summary) -> str:
    """Return the share that is right for each category and tier, all framings together."""
    sums: dict[tuple[str, int], tuple[int, int]] = {}
    for cell in summary.cells:
        right, judged = sums.get((cell.category, cell.tier), (0, 0))
        sums[cell.category, cell.tier] = (right + cell.correct, judged + cell.judged)
    tiers, slugs = list(summary.tiers), list(summary.categories)
    parts = [
        _text("tick", LABEL + CELL * (column + 0.5), 16, f"tier {tier}")
        for column, tier in enumerate(tiers)
    ]
    for row, slug in enumerate(slugs, start=1):
        parts.append(_text("tick", LABEL - 8, ROW * row + 17, slug, "end"))
        for column, tier in enumerate(tiers):
            parts.append(_square(sums.get((slug, tier)), LABEL + CELL * column, ROW * row))
    width, height = LABEL + CELL * len(tiers) + 8, ROW * (len(slugs) + 1) + 8
    return (
        f'<svg viewBox="0 0 {width} {height}" role="img" class="picture" '
        f'style="max-width:{width}px"><title>Right answers by category and tier</title>'
        f"{''.join(parts)}</svg>"
    )


def _square(pair: tuple[int, int] | None, x: float, y: float) -> str:
    box = f'x="{x + 1}" y="{y + 1}" width="{CELL - 2}" height="{ROW - 2}" rx="3"'
    if not pair or not pair[1]:
        return f'<rect class="unasked" {box}/>'
    right, judged = pair
    share = f'style="--share:{right / judged:.3f}"'
    count = _text("count", x + CELL / 2, y + 16, f"{right}/{judged}")
    return f'<rect class="heat" {share} {box}/>{count}'
