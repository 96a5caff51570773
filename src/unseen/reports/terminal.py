"""A report for a terminal of 80 columns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unseen.reports.words import NONE, hero, percent, points, ranged, scored, seconds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console
    from rich.table import Table

    from unseen.analysis.summary import Summary
    from unseen.reports.document import Document

__all__ = ["print_report"]

BAR = 10


def print_report(document: Document, console: Console) -> None:
    """Print the whole report."""
    from rich.markup import escape

    if document.is_void:
        console.print("[bold red]VOID: a control failed, so no score of this run counts.[/]")
        for reason in document.void[:5]:
            console.print(f"  {escape(reason)}", highlight=False)
    for summary in document.models:
        console.print(f"\n[bold]{escape(hero(summary))}[/]", highlight=False)
        console.print(_scores(summary))
        for title, table in _tables(summary).items():
            console.print(f"\n{title}")
            console.print(table)
        for line in _remarks(summary):
            console.print(escape(line), highlight=False)
    if document.controls:
        console.print("\nControls")
        console.print(_controls(document.controls))
    if document.lost:
        console.print(f"{document.lost} requests were sent and never came back.")


def _tables(summary: Summary) -> dict[str, Table]:
    tables = {
        "By tier": _curve(summary),
        "Right of judged, by tier": _heatmap(summary),
        "What became of the attempts": _outcomes(summary),
    }
    if summary.framings:
        tables["Framings: points gained or lost against plain, in pairs"] = _framings(summary)
    return tables


def _table(*columns: str) -> Table:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for place, column in enumerate(columns):
        table.add_column(column, justify="left" if place == 0 else "right", no_wrap=place > 0)
    return table


def _scores(summary: Summary) -> Table:
    table = _table("score", "value", "95 % interval", "if missing", "answered only")
    for name in ("forge", "interpolation", "extrapolation"):
        score = summary.scores[name]
        table.add_row(
            name,
            percent(score.value),
            ranged(score.interval),
            ranged(score.bounds) if summary.counts.missing else NONE,
            percent(score.answered),
        )
    cliff = summary.scores["cliff"]
    table.add_row("cliff", f"tier {summary.cliff}" if summary.cliff else cliff.why_not or "none")
    pooled = f"tier {summary.pooled_cliff}" if summary.pooled_cliff else "none"
    table.add_row("pooled cliff", pooled)
    return table


def _curve(summary: Summary) -> Table:
    table = _table("tier", "", "accuracy", "right", "judged", "in form")
    for tier, counts in summary.tiers.items():
        filled = round(BAR * (counts.accuracy or 0))
        bar = "█" * filled + "░" * (BAR - filled)
        table.add_row(
            str(tier), bar, percent(counts.accuracy), str(counts.correct), str(counts.judged),
            str(counts.compliant),
        )  # fmt: skip
    return table


def _heatmap(summary: Summary) -> Table:
    """Return right of judged for each category and tier, all framings together."""
    table = _table("category", *map(str, summary.tiers), "all")
    sums: dict[tuple[str, int], tuple[int, int]] = {}
    for cell in summary.cells:
        right, judged = sums.get((cell.category, cell.tier), (0, 0))
        sums[cell.category, cell.tier] = (right + cell.correct, judged + cell.judged)
    for slug, counts in summary.categories.items():
        row = [_share(sums.get((slug, tier))) for tier in summary.tiers]
        mark = " (left out)" if slug in summary.left_out else ""
        table.add_row(slug + mark, *row, _share((counts.correct, counts.judged)))
    return table


def _share(pair: tuple[int, int] | None) -> str:
    if not pair or not pair[1]:
        return NONE
    right, judged = pair
    colour = "green" if right == judged else "red" if not right else "yellow"
    return f"[{colour}]{right}/{judged}[/]"


def _outcomes(summary: Summary) -> Table:
    counts = summary.counts
    table = _table("outcome", "attempts")
    table.add_row("correct", str(counts.correct))
    table.add_row("incorrect", str(counts.decided - counts.correct))
    if counts.undecided:
        table.add_row("undecided", str(counts.undecided))
    for kind, number in sorted(counts.failures.items()):
        table.add_row(kind, str(number))
    table.add_row("expected", str(counts.expected))
    return table


def _framings(summary: Summary) -> Table:
    table = _table("framing", "tier", "pairs", "points", "95 % interval", "p (Holm)", "would see")
    for row in summary.framings:
        tested = NONE if row.adjusted is None else f"{row.adjusted:.3f}"
        table.add_row(
            row.framing, str(row.tier or "all"), str(row.pairs), points(row.value),
            ranged(row.interval), tested, points(row.seen),
        )  # fmt: skip
    return table


def _remarks(summary: Summary) -> list[str]:
    use = summary.use
    dollars = NONE if use.dollars is None else f"${use.dollars:.4f}"
    lines = [
        f"coverage {percent(summary.coverage)}; in the asked form {percent(summary.compliance)}; "
        f"{use.prompt_tokens:,} + {use.completion_tokens:,} tokens; cost {dollars}; "
        f"median {seconds(use.median_latency)}; {use.retries} retries",
    ]
    undefined = [f"{name}: {s.why_not}" for name, s in summary.scores.items() if s.why_not]
    return lines + [f"not defined: {line}" for line in undefined]


def _controls(controls: Sequence[Summary]) -> Table:
    table = _table("control", "FORGE score")
    for summary in controls:
        table.add_row(summary.model, scored(summary.scores["forge"]))
    return table
