"""Send what is missing: several requests at a time, with back-off, a budget and a trace.

The engine owns retrying. Failures that may pass (a broken connection, a timeout, a rate limit) are
tried again with growing pauses, or after the pause that the endpoint asks for, which then holds for
all requests to it. A failure that stops the endpoint (no credit, a wrong key) ends the sending.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from unseen.core.attempt import (
    Attempt,
    Failure,
    FailureClass,
    Reply,
    Request,
    Retry,
    Sampling,
)
from unseen.core.grading import grade
from unseen.core.rng import Rng
from unseen.runs.budget import Budget, Ledger
from unseen.runs.keys import grader_hash, problem_hash, request_hash

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from aiolimiter import AsyncLimiter

    from unseen.core.attempt import Model
    from unseen.core.category import Category
    from unseen.core.grade import Grade
    from unseen.core.ids import ProblemId
    from unseen.core.problem import Problem
    from unseen.runs.plan import Question
    from unseen.runs.store import Store

__all__ = ["Patience", "Sending", "execute", "judged"]


@dataclass(frozen=True, kw_only=True)
class Patience:
    """How often and how slowly a request that failed is tried again."""

    tries: int = 6
    first: float = 1.0
    """Seconds before the second try; each later pause is twice as long, with some jitter."""
    longest: float = 60.0


@dataclass(kw_only=True)
class Sending:
    """Everything that one model's share of a run needs."""

    model: Model
    sampling: Sampling
    problems: Mapping[ProblemId, Problem]
    catalogue: Mapping[str, Category[Any, Any]]
    store: Store
    concurrency: int = 10
    patience: Patience = field(default_factory=Patience)
    budget: Budget = field(default_factory=Budget)
    a_minute: float | None = None
    """The most requests a minute; None sets no bound."""
    on_attempt: Callable[[Attempt], None] = lambda _attempt: None
    clock: Callable[[], float] = time.time


@dataclass
class _Gate:
    """Holds back all requests to an endpoint while it wants a pause, or for good."""

    opens: float = 0.0
    """When the next request may go, on the loop's clock."""
    is_shut: bool = False
    limiter: AsyncLimiter | None = None

    def hold(self, seconds: float) -> None:
        self.opens = max(self.opens, asyncio.get_running_loop().time() + seconds)

    async def passed(self) -> bool:
        """Wait for the gate to open, and say whether it ever did."""
        now = asyncio.get_running_loop().time
        while not self.is_shut and now() < self.opens:  # noqa: ASYNC110 - a moment, not an event
            await asyncio.sleep(self.opens - now())
        if self.limiter:
            await self.limiter.acquire()
        return not self.is_shut


async def execute(sending: Sending, missing: Sequence[Question]) -> Ledger:
    """Send the missing questions, and write each attempt down as it comes back."""
    ledger, gate = Ledger(sending.budget), _Gate(limiter=_limiter(sending.a_minute))
    waiting = iter(missing)
    workers = min(sending.concurrency, len(missing))
    async with asyncio.TaskGroup() as group:
        for _ in range(workers):
            group.create_task(_work(sending, waiting, ledger, gate))
    return ledger


def _limiter(a_minute: float | None) -> AsyncLimiter | None:
    if a_minute is None:
        return None
    from aiolimiter import AsyncLimiter

    return AsyncLimiter(1, 60 / a_minute)


async def _work(sending: Sending, waiting: Iterable[Question], ledger: Ledger, gate: _Gate) -> None:
    for question in waiting:
        if ledger.is_spent or not await gate.passed():
            return
        attempt = await _ask(sending, question, ledger, gate)
        sending.store.add(attempt, sending.clock())
        sending.on_attempt(attempt)


async def _ask(sending: Sending, question: Question, ledger: Ledger, gate: _Gate) -> Attempt:
    """Ask until there is a reply, or a failure that another try would not mend."""
    problem = sending.problems[question.problem_id]
    request = Request(problem.prompt, question.problem_id, sending.sampling, question.sample)
    name, endpoint = sending.model.name, sending.model.endpoint
    hashed = request_hash(problem.prompt_hash, name, endpoint, sending.sampling)
    retries: list[Retry] = []
    while True:
        key = (name, str(question.problem_id), question.sample)
        sending.store.add_intent(key, hashed, sending.clock())
        reply = await _once(sending, request, ledger)
        retry = _retry(sending.patience, reply, hashed, len(retries))
        if retry is None or ledger.is_spent:
            break
        await _wait(retry, gate)
        if not await gate.passed():
            break
        retries.append(retry)
    gate.is_shut |= reply.failure is not None and reply.failure.kind.stops_endpoint
    return judged(sending, question, reply, hashed, tuple(retries))


def _retry(patience: Patience, reply: Reply, hashed: str, before: int) -> Retry | None:
    """Return the pause before another try, or None when there is to be none."""
    failure = reply.failure
    if failure is None or not failure.kind.is_worth_retrying or before + 1 >= patience.tries:
        return None
    if failure.retry_after is not None:
        return Retry(failure, failure.retry_after)
    pause = min(patience.first * 2**before, patience.longest)
    # Requests that failed together must not come back together.
    return Retry(failure, pause * (0.75 + Rng(hashed, before).below(1000) / 2000))


async def _wait(retry: Retry, gate: _Gate) -> None:
    if retry.failure.kind is FailureClass.RATE_LIMIT:
        gate.hold(retry.waited)
    await asyncio.sleep(retry.waited)


async def _once(sending: Sending, request: Request, ledger: Ledger) -> Reply:
    ledger.begin()
    reply = Reply()
    try:
        reply = await sending.model.reply(request)
    except Exception as error:  # noqa: BLE001 - a fault of ours is a failure like any other
        reply = _fault(error)
    finally:
        ledger.end(reply.usage)
    return reply


def _fault(error: Exception) -> Reply:
    detail = f"{type(error).__name__}: {error}"[:300]
    return Reply(failure=Failure(FailureClass.OURS, detail))


def judged(
    sending: Sending,
    question: Question,
    reply: Reply,
    hashed: str,
    retries: tuple[Retry, ...] = (),
) -> Attempt:
    """Return the attempt that a reply makes, graded when it came without a failure."""
    problem = sending.problems[question.problem_id]
    category = sending.catalogue[question.problem_id.slug]
    verdict: Grade | None = None
    if reply.failure is None:
        try:
            verdict = grade(category, problem.facts, reply.text)
        except Exception as error:  # noqa: BLE001 - a fault of ours is a failure like any other
            reply = _fault(error)
    return Attempt(
        problem_id=question.problem_id,
        model=sending.model.name,
        endpoint=sending.model.endpoint,
        sample=question.sample,
        prompt_hash=problem_hash(problem),
        request_hash=hashed,
        grader_hash=grader_hash(category),
        prompt=problem.prompt,
        reply=reply,
        retries=retries,
        grade=verdict,
    )
