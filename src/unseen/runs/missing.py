"""What a store lacks of a plan, and what in it disagrees with the plan."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from unseen.core.errors import BadInput
from unseen.runs.keys import grader_hash, problem_hash, request_hash

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from unseen.core.attempt import Attempt, Model, Sampling
    from unseen.core.category import Category
    from unseen.core.ids import ProblemId
    from unseen.core.problem import Problem
    from unseen.runs.plan import Question
    from unseen.runs.store import Store

    Problems = Mapping[ProblemId, Problem]

__all__ = ["missing_of", "refuse_changed_prompts", "refuse_other_graders"]


def refuse_changed_prompts(store: Store, problems: Problems) -> None:
    """Raise BadInput when a problem of the store has another prompt now; keep all new prompts."""
    hashes = {name: problem_hash(problem) for name, problem in problems.items()}
    known = store.prompts()
    for name, hashed in hashes.items():
        if known.get(str(name), hashed) != hashed:
            raise BadInput(
                f"{store.path} asked {name} with another prompt than this version of unseen makes: "
                "use the version that began the run, or another --store."
            )
    new = (name for name in problems if str(name) not in known)
    store.add_prompts((hashes[name], str(name), problems[name].prompt) for name in new)


def missing_of(
    store: Store,
    asked: Sequence[Question],
    problems: Problems,
    model: Model,
    sampling: Sampling,
) -> list[Question]:
    """Return the questions of a plan that have no attempt that counts.

    An attempt counts unless its failure was not the model's own and may pass. Raise BadInput when
    an attempt was made with another endpoint or other settings.
    """
    done: set[tuple[str, int]] = set()
    wanted = {str(question.problem_id): question.problem_id for question in asked}
    for _, attempt in store.attempts(model.name):
        name = wanted.get(str(attempt.problem_id))
        if name is None:
            continue
        _refuse_other_request(store, attempt, problems[name], model, sampling)
        if _counts(attempt):
            done.add((str(name), attempt.sample))
    return [q for q in asked if (str(q.problem_id), q.sample) not in done]


def _counts(attempt: Attempt) -> bool:
    failure = attempt.reply.failure if attempt.reply else None
    return failure is None or failure.kind.is_models_own or failure.kind == "content_filter"


def _refuse_other_request(
    store: Store, attempt: Attempt, problem: Problem, model: Model, sampling: Sampling
) -> None:
    if attempt.endpoint != model.endpoint:
        raise BadInput(
            f"{store.path} asked {model.name} at {attempt.endpoint}, not at {model.endpoint}: "
            "use another --store for another endpoint."
        )
    hashed = request_hash(problem.prompt_hash, model.name, model.endpoint, sampling)
    if attempt.request_hash != hashed:
        raise BadInput(
            f"{store.path} asked {model.name} with other settings (such as --max-tokens or "
            "--temperature): give the same ones, or another --store."
        )


def refuse_other_graders(
    store: Store, attempts: Iterable[Attempt], catalogue: Mapping[str, Category[Any, Any]]
) -> None:
    """Raise BadInput when an attempt was graded by other code than this."""
    for attempt in attempts:
        category = catalogue.get(attempt.problem_id.slug)
        if attempt.grade and category and attempt.grader_hash != grader_hash(category):
            raise BadInput(
                f"{store.path} holds grades of {attempt.problem_id.slug} by another grader than "
                f"this version's: run unseen regrade {store.path}, which calls no model."
            )
