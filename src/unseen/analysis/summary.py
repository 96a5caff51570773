"""What a set of attempts of one model shows: scores, intervals, coverage, use."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from statistics import median
from typing import TYPE_CHECKING, Any

from unseen.analysis.cells import Cell, Counts, cells_of, counts_of
from unseen.analysis.intervals import Interval, percentile, resampled_sums, wilson
from unseen.analysis.paired import Difference, differences
from unseen.analysis.scores import cliffs, forge, pooled, pooled_cliff
from unseen.core.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    import numpy as np
    from numpy.typing import NDArray

    from unseen.core.attempt import Attempt

    Floats = NDArray[np.float64]

__all__ = ["Score", "Summary", "Use", "summarise", "voids"]

INTERPOLATION, EXTRAPOLATION = (1, 2), (3, 4, 5)
UNDEFINED = {
    "forge": "no tier from 1 to 5 has a judged attempt",
    "interpolation": "no question of tier 1 or 2 was judged",
    "extrapolation": "no question of tier 3, 4 or 5 was judged",
    "cliff": "no category was judged at two adjacent tiers",
}


@dataclass(frozen=True, slots=True)
class Score:
    """One score, with what is known of its uncertainty."""

    value: float | None
    interval: Interval | None = None
    """From resampling families within each category and tier."""
    bounds: Interval | None = None
    """What the score would be if all missing attempts were wrong, and if all were right."""
    answered: float | None = None
    """The same score over answered attempts alone."""
    why_not: str = ""
    """Why there is no value."""


@dataclass
class Use:
    """What all attempts together used."""

    prompt_tokens: int = 0
    completion_tokens: int = 0
    reasoning_tokens: int = 0
    dollars: float | None = None
    """None when no endpoint told and no prices were given."""
    median_latency: float | None = None
    """Seconds."""
    retries: int = 0


@dataclass(kw_only=True)
class Summary:
    """One model's results."""

    model: str
    counts: Counts
    cells: list[Cell]
    scores: dict[str, Score]
    """``forge``, ``interpolation``, ``extrapolation`` and ``cliff``."""
    cliff: int | None
    """The published one: the least cliff of any category."""
    pooled_cliff: int | None
    category_cliffs: dict[str, int | None]
    tiers: dict[int, Counts]
    categories: dict[str, Counts]
    use: Use
    framings: list[Difference]
    """How much less is right in each framing than in the plain one."""
    left_out: tuple[str, ...] = ()
    """Categories that are asked but not scored, being FLAGGED."""

    @property
    def coverage(self) -> float | None:
        """The share of the expected attempts that was answered."""
        return self.counts.answered / self.counts.expected if self.counts.expected else None

    @property
    def compliance(self) -> float | None:
        """The share of the answered attempts that kept the asked form."""
        return self.counts.compliant / self.counts.answered if self.counts.answered else None

    @property
    def accuracy_interval(self) -> Interval | None:
        """Wilson's interval for the plain accuracy; too narrow when families are asked twice."""
        return wilson(self.counts.correct, self.counts.judged)


@dataclass(frozen=True)
class _Table:
    """Per-family sums with the cell of each family, from which any score follows.

    The columns of ``values`` are: correct, decided, own failures, missing.
    """

    categories: list[str]
    tiers: list[int]
    values: Floats
    strata: NDArray[np.int64]
    keys: list[tuple[int, int]]
    """The (category, tier) places of each stratum."""

    def grids(self, sums: Floats) -> tuple[Floats, ...]:
        """Return each column as an array (..., categories, tiers), 0 where not asked."""
        import numpy as np

        shape = (*sums.shape[:-2], len(self.categories), len(self.tiers), sums.shape[-1])
        grid = np.zeros(shape)
        for stratum, (category, tier) in enumerate(self.keys):
            grid[..., category, tier, :] = sums[..., stratum, :]
        return tuple(grid[..., column] for column in range(shape[-1]))

    def totals(self) -> Floats:
        """Return the sums of each stratum, shape (strata, columns)."""
        import numpy as np

        sums = np.zeros((len(self.keys), self.values.shape[1]))
        np.add.at(sums, self.strata, self.values)
        return sums


def _table(attempts: Iterable[Attempt]) -> _Table:
    import numpy as np

    families: dict[str, Counts] = {}
    places: dict[str, tuple[str, int]] = {}
    for attempt in attempts:
        family = attempt.problem_id.family
        families.setdefault(family, Counts()).add(attempt)
        places[family] = (attempt.problem_id.slug, attempt.problem_id.tier)
    categories = sorted({slug for slug, _ in places.values()})
    tiers = sorted({tier for _, tier in places.values()})
    cells = {cell: number for number, cell in enumerate(sorted(set(places.values())))}
    rows = [(c.correct, c.decided, c.own_failures, c.missing) for c in families.values()]
    return _Table(
        categories,
        tiers,
        np.array(rows, dtype=np.float64).reshape(-1, 4),
        np.array([cells[places[family]] for family in families], dtype=np.int64),
        [(categories.index(slug), tiers.index(tier)) for slug, tier in cells],
    )


def summarise(
    model: str, attempts: Sequence[Attempt], *, left_out: Iterable[str] = (), seed: str = "summary"
) -> Summary:
    """Return what the expected attempts of one model show; unsent ones are among them.

    ``left_out`` are categories that are counted but not scored.
    """
    excluded = frozenset(left_out)
    table = _table(a for a in attempts if a.problem_id.slug not in excluded)
    scores = _scores(table, Rng(seed, "bootstrap", model))
    right, decided, own, _ = table.grids(table.totals())
    each = cliffs(right, decided + own, table.tiers)
    found = [cliff for cliff in each if cliff is not None]
    summary = Summary(
        model=model,
        counts=counts_of(attempts),
        cells=cells_of(attempts),
        scores=scores,
        cliff=min(found, default=None),
        pooled_cliff=pooled_cliff(right, decided + own, table.tiers),
        category_cliffs=dict(zip(table.categories, each, strict=True)),
        tiers=_grouped(attempts, lambda attempt: attempt.problem_id.tier),
        categories=_grouped(attempts, lambda attempt: attempt.problem_id.slug),
        use=_use(attempts),
        framings=differences(attempts, seed),
        left_out=tuple(sorted(excluded & {a.problem_id.slug for a in attempts})),
    )
    _check_cliff(summary, decided + own, table.tiers)
    return summary


def _check_cliff(summary: Summary, judged: Floats, tiers: Sequence[int]) -> None:
    steps = [i for i in range(1, len(tiers)) if tiers[i] == tiers[i - 1] + 1]
    is_defined = any((judged[:, i] * judged[:, i - 1]).any() for i in steps)
    value = None if summary.cliff is None else float(summary.cliff)
    summary.scores["cliff"] = Score(value, why_not="" if is_defined else UNDEFINED["cliff"])


def _scores(table: _Table, rng: Rng) -> dict[str, Score]:
    formulas: dict[str, Callable[[Floats, Floats], Floats]] = {
        "forge": partial(forge, tiers=table.tiers),
        "interpolation": partial(pooled, tiers=table.tiers, wanted=INTERPOLATION),
        "extrapolation": partial(pooled, tiers=table.tiers, wanted=EXTRAPOLATION),
    }
    if not table.categories:
        return {name: Score(None, why_not=UNDEFINED[name]) for name in formulas}
    drawn = table.grids(resampled_sums(table.values, table.strata, rng))
    exact = table.grids(table.totals())
    weights = _weights(formulas, table)
    return {
        name: _score(name, formula, exact, drawn, weights[name])
        for name, formula in formulas.items()
    }


def _weights(
    formulas: Mapping[str, Callable[[Floats, Floats], Floats]], table: _Table
) -> dict[str, float]:
    """Return how many equally weighted families each score rests on, by Kish's formula.

    The weight of a family is what its being right adds to the score.
    """
    import numpy as np

    families = table.grids(np.bincount(table.strata)[:, None].astype(np.float64))[0]
    effective: dict[str, float] = {}
    for name, formula in formulas.items():
        unit = np.zeros((len(table.keys), *families.shape))
        for stratum, place in enumerate(table.keys):
            unit[(stratum, *place)] = families[place]
        share = np.nan_to_num(formula(unit, np.broadcast_to(families, unit.shape)))
        counts = np.array([families[place] for place in table.keys])
        square = float((share**2 / counts).sum())
        effective[name] = float(share.sum()) ** 2 / square if square else 0.0
    return effective


def _score(
    name: str,
    formula: Callable[[Floats, Floats], Floats],
    exact: tuple[Floats, ...],
    drawn: tuple[Floats, ...],
    effective: float,
) -> Score:
    right, decided, own, missing = exact
    value = _number(formula(right, decided + own))
    expected = decided + own + missing
    low, high = (_number(formula(right + extra, expected)) for extra in (0 * missing, missing))
    return Score(
        value,
        interval=_interval(value, percentile(formula(drawn[0], drawn[1] + drawn[2])), effective),
        bounds=None if low is None or high is None else Interval(low, high),
        answered=_number(formula(right, decided)),
        why_not="" if value is not None else UNDEFINED[name],
    )


def _interval(value: float | None, resampled: Interval | None, effective: float) -> Interval | None:
    """Return the resampled interval, or Wilson's where resampling can show no spread at all.

    When all families of each cell agree, resampling gives a width of zero, which claims too much.
    """
    if value is None or resampled is None or resampled.high - resampled.low > 1e-9:
        return resampled
    families = max(1, round(effective))
    return wilson(round(value * families), families)


def _number(value: Any) -> float | None:
    number = float(value)
    return None if number != number else number  # noqa: PLR0124 - NaN is what differs from itself


def _grouped(attempts: Sequence[Attempt], key: Callable[[Attempt], Any]) -> dict[Any, Counts]:
    groups: dict[Any, Counts] = {}
    for attempt in attempts:
        groups.setdefault(key(attempt), Counts()).add(attempt)
    return dict(sorted(groups.items()))


def _use(attempts: Iterable[Attempt]) -> Use:
    use, latencies = Use(), list[float]()
    for attempt in attempts:
        if attempt.reply is None:
            continue
        told = attempt.reply.usage
        use.prompt_tokens += told.prompt_tokens or 0
        use.completion_tokens += told.completion_tokens or 0
        use.reasoning_tokens += told.reasoning_tokens or 0
        if told.cost is not None:
            use.dollars = (use.dollars or 0.0) + told.cost
        use.retries += len(attempt.retries)
        latencies.append(attempt.reply.latency)
    use.median_latency = median(latencies) if latencies else None
    return use


def voids(summaries: Iterable[Summary], known: dict[str, float]) -> list[str]:
    """Return a sentence for each control whose score is not what it must be; any voids the run.

    ``known`` is the accuracy that each control must have, exactly, in every cell.
    """
    return [
        f"{summary.model} got {cell.correct} of {cell.expected} right at {cell.category} "
        f"tier {cell.tier} ({cell.framing}); the only sound score is {known[summary.model]:.0%}"
        for summary in summaries
        if summary.model in known
        for cell in summary.cells
        if not _is_sound(cell, known[summary.model])
    ]


def _is_sound(cell: Cell, wanted: float) -> bool:
    return cell.answered == cell.expected and cell.correct == wanted * cell.expected
