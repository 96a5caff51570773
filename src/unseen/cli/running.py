"""Put a run together: problems, controls, models, store, report."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from unseen.core.attempt import Attempt
from unseen.core.errors import BadInput
from unseen.core.seeds import seed_text
from unseen.models import default_sampling, most_at_once, open_model
from unseen.models.controls import AUDITED
from unseen.runs.budget import Budget
from unseen.runs.execute import Patience, Sending, execute
from unseen.runs.missing import missing_of, refuse_changed_prompts, refuse_other_graders
from unseen.runs.plan import Design, Question, problems_of, questions
from unseen.runs.store import Store

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from unseen.core.attempt import Model, Sampling
    from unseen.core.category import Category
    from unseen.core.ids import ProblemId
    from unseen.core.problem import Problem
    from unseen.models.options import ModelOptions
    from unseen.reports.document import Document

    Catalogue = Mapping[str, Category[Any, Any]]

__all__ = ["Order", "Watcher", "default_store", "document_of", "opened", "report_of", "run"]

LEARNED = "learned parameters"
DESIGN = "design"


class Watcher:
    """Is told what happens; the terminal's progress is one, and this one is silent."""

    def begin(self, model: str, expected: int, missing: int) -> None:
        """Hear that a model is going to be asked."""

    def attempt(self, attempt: Attempt) -> None:
        """Hear of an attempt that has come back."""

    def end(self) -> None:
        """Hear that the model is done."""


@dataclass(kw_only=True)
class Order:
    """What was asked for on the command line."""

    design: Design
    seed: str
    models: Sequence[str]
    store: Path | None
    catalogue: Catalogue
    options: ModelOptions
    sampling: Mapping[str, Any] = field(default_factory=dict[str, Any])
    """Settings that were typed, over those of the provider."""
    concurrency: int = 10
    budget: Budget = field(default_factory=Budget)
    patience: Patience = field(default_factory=Patience)
    a_minute: float | None = None
    controls: Sequence[str] = tuple(AUDITED)


def run(order: Order, watcher: Watcher) -> Document:
    """Send what the store lacks of the plan, and return the report of the whole plan.

    Raise BadInput when the store disagrees with the plan. What came back before an interruption is
    in the store.
    """
    with Store(order.store) as store:
        store.bind_seed(seed_text(order.seed))
        asked = questions(order.design, order.catalogue)
        problems = problems_of(asked, order.catalogue, order.seed)
        refuse_changed_prompts(store, problems)
        controls = [name for name in order.controls if name not in order.models]
        _keep_design(store, order)
        asyncio.run(_ask_all(order, store, asked, problems, controls, watcher))
        return _document(store, order, asked, controls)


def _keep_design(store: Store, order: Order) -> None:
    design = order.design
    store.set_meta(
        DESIGN,
        json.dumps(
            {
                "families": design.families,
                "categories": list(design.categories),
                "tiers": list(design.tiers),
                "framings": list(design.framings),
                "epochs": design.epochs,
            }
        ),
    )


def kept_design(store: Store) -> Design:
    """Return the design of the run that a store last held."""
    store.seed  # noqa: B018 - says that an empty store is empty
    kept = json.loads(store.meta(DESIGN) or "{}")
    return Design(
        families=kept["families"],
        categories=tuple(kept["categories"]),
        tiers=tuple(kept["tiers"]),
        framings=tuple(kept["framings"]),
        epochs=kept["epochs"],
    )


async def _ask_all(
    order: Order,
    store: Store,
    asked: Sequence[Question],
    problems: Mapping[ProblemId, Problem],
    controls: Sequence[str],
    watcher: Watcher,
) -> None:
    learned = json.loads(store.meta(LEARNED) or "{}")
    for name in [*controls, *order.models]:
        options = replace(order.options, learned=learned, seed=order.seed)
        sampling = replace(default_sampling(name, options), **_settings(name, order))
        async with open_model(name, options) as model:
            missing = missing_of(store, asked, problems, model, sampling)
            sending = _sending(order, store, problems, model, sampling, watcher)
            watcher.begin(name, len(asked), len(missing))
            try:
                await execute(sending, missing)
            finally:
                store.set_meta(LEARNED, json.dumps(learned, sort_keys=True))
                watcher.end()


def _settings(name: str, order: Order) -> Mapping[str, Any]:
    return {} if name.startswith("control/") else order.sampling


def _sending(
    order: Order,
    store: Store,
    problems: Mapping[ProblemId, Problem],
    model: Model,
    sampling: Sampling,
    watcher: Watcher,
) -> Sending:
    is_free = model.name.startswith("control/")
    return Sending(
        model=model,
        sampling=sampling,
        problems=problems,
        catalogue=order.catalogue,
        store=store,
        concurrency=min(order.concurrency, most_at_once(model.name, order.options) or 10**6),
        patience=order.patience,
        budget=Budget() if is_free else order.budget,
        a_minute=None if is_free else order.a_minute,
        on_attempt=watcher.attempt,
    )


def _document(
    store: Store, order: Order, asked: Sequence[Question], controls: Sequence[str]
) -> Document:
    rows = _rows(store, asked, [*order.models, *controls])
    for attempts in rows.values():
        refuse_other_graders(store, attempts, order.catalogue)
    return document_of(order.seed, rows, order.models, controls, store.lost())


def _rows(
    store: Store, asked: Sequence[Question], models: Sequence[str]
) -> dict[str, list[Attempt]]:
    """Return the expected attempts of each model, those not sent among them."""
    rows: dict[str, list[Attempt]] = {}
    for model in models:
        kept = {(a.problem_id, a.sample): a for _, a in store.attempts(model)}
        rows[model] = [
            kept.get((q.problem_id, q.sample))
            or Attempt(problem_id=q.problem_id, model=model, sample=q.sample)
            for q in asked
        ]
    return rows


def default_store(seed: str) -> Path:
    """Return the file of the runs with a seed, which its name does not tell."""
    from hashlib import sha256
    from pathlib import Path

    return Path(f"unseen-{sha256(seed_text(seed).encode()).hexdigest()[:8]}.db")


def opened(path: Path) -> Store:
    """Open a store that is there; raise BadInput where there is none."""
    if not path.is_file():
        raise BadInput(f"There is no store at {path}.")
    return Store(path)


def report_of(path: Path, catalogue: Catalogue) -> Document:
    """Return the report of the run that a store holds, without sending anything."""
    with opened(path) as store:
        design, seed = kept_design(store), store.seed
        asked = questions(design, catalogue)
        named = store.models()
        controls = [name for name in named if name in AUDITED]
        models = [name for name in named if name not in AUDITED] or controls
        rows = _rows(store, asked, named)
        for attempts in rows.values():
            refuse_other_graders(store, attempts, catalogue)
        controls = [name for name in controls if name not in models]
        return document_of(seed, rows, models, controls, store.lost())


def document_of(
    seed: str,
    rows: Mapping[str, Sequence[Attempt]],
    models: Sequence[str],
    controls: Sequence[str],
    lost: int = 0,
) -> Document:
    """Return the report of attempts by model; flagged categories are left out of the score."""
    from unseen.analysis.summary import summarise, voids
    from unseen.categories import slugs, status_of
    from unseen.cli import version
    from unseen.reports.document import Document

    flagged = [slug for slug in slugs() if status_of(slug) == "FLAGGED"]
    found = {name: summarise(name, attempts, left_out=flagged) for name, attempts in rows.items()}
    return Document(
        title="Unseen report",
        seed=seed,
        models=[found[name] for name in models],
        controls=[found[name] for name in controls],
        void=voids(found.values(), AUDITED),
        attempts=rows,
        lost=lost,
        version=version().split()[-1],
    )
