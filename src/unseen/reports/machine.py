"""The machine-readable form of a report: a contract, so names are only ever added."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from unseen.analysis.cells import Cell, Counts
    from unseen.analysis.summary import Score, Summary
    from unseen.reports.document import Document

__all__ = ["as_json"]


def as_json(document: Document) -> dict[str, Any]:
    """Return the report as one object of plain values."""
    return {
        "format": 1,
        "version": document.version,
        "seed": document.seed,
        "void": document.is_void,
        "void_reasons": list(document.void),
        "lost": document.lost,
        "models": [_model(summary) for summary in document.models],
        "controls": [_model(summary) for summary in document.controls],
    }


def _model(summary: Summary) -> dict[str, Any]:
    scores = summary.scores
    return {
        "model": summary.model,
        "scores": {name: _whole(name, score) for name, score in scores.items()},
        "intervals": {n: s.interval and list(s.interval) for n, s in scores.items()},
        "bounds": {n: s.bounds and list(s.bounds) for n, s in scores.items()},
        "answered_scores": {n: s.answered for n, s in scores.items() if n != "cliff"},
        "undefined": {name: score.why_not for name, score in scores.items() if score.why_not},
        "pooled_cliff": summary.pooled_cliff,
        "left_out": list(summary.left_out),
        "coverage": summary.coverage,
        "compliance": summary.compliance,
        "failures": dict(sorted(summary.counts.failures.items())),
        "use": {
            "prompt_tokens": summary.use.prompt_tokens,
            "completion_tokens": summary.use.completion_tokens,
            "reasoning_tokens": summary.use.reasoning_tokens,
            "dollars": summary.use.dollars,
            "median_latency": summary.use.median_latency,
            "retries": summary.use.retries,
        },
        **_counts(summary.counts),
        "categories": {
            slug: _counts(counts) | {"cliff": summary.category_cliffs.get(slug)}
            for slug, counts in summary.categories.items()
        },
        "tiers": {str(tier): _counts(counts) for tier, counts in summary.tiers.items()},
        "cells": [_cell(cell) for cell in summary.cells],
        "framings": [
            asdict(difference) | {"interval": difference.interval and list(difference.interval)}
            for difference in summary.framings
        ],
    }


def _whole(name: str, score: Score) -> float | int | None:
    is_tier = name == "cliff" and score.value is not None
    return int(score.value or 0) if is_tier else score.value


def _cell(cell: Cell) -> dict[str, Any]:
    names = {"category": cell.category, "tier": cell.tier, "framing": cell.framing}
    return names | _counts(cell) | {"failures": dict(sorted(cell.failures.items()))}


def _counts(counts: Counts) -> dict[str, Any]:
    return {
        "expected": counts.expected,
        "answered": counts.answered,
        "correct": counts.correct,
        "undecided": counts.undecided,
        "compliant": counts.compliant,
        "missing": counts.missing,
        "accuracy": counts.accuracy,
    }
