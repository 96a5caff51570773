"""What is sent to a model, what comes back, and the row that every store keeps of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping

    from unseen.core.grade import Grade
    from unseen.core.ids import ProblemId

__all__ = [
    "Attempt",
    "Failure",
    "FailureClass",
    "Model",
    "Reply",
    "Request",
    "Retry",
    "Sampling",
    "Usage",
]


class FailureClass(StrEnum):
    """Why there is no gradable reply. Each failure has one owner; none is a wrong answer."""

    REFUSAL = "refusal"
    LENGTH = "length"
    EMPTY = "empty"
    MALFORMED = "malformed"
    CONTENT_FILTER = "content_filter"
    TIMEOUT = "timeout"
    TRANSPORT = "transport"
    RATE_LIMIT = "rate_limit"
    AUTH = "auth"
    QUOTA = "quota"
    OURS = "ours"

    @property
    def is_models_own(self) -> bool:
        """Whether the model caused it, so that it counts as not right over expected attempts."""
        return self in {
            FailureClass.REFUSAL,
            FailureClass.LENGTH,
            FailureClass.EMPTY,
            FailureClass.MALFORMED,
        }

    @property
    def is_worth_retrying(self) -> bool:
        """Whether the same request may go through later."""
        return self in {FailureClass.TIMEOUT, FailureClass.TRANSPORT, FailureClass.RATE_LIMIT}

    @property
    def stops_endpoint(self) -> bool:
        """Whether every further request to the endpoint would fail the same way."""
        return self in {FailureClass.AUTH, FailureClass.QUOTA}


@dataclass(frozen=True, slots=True)
class Failure:
    """A failure as data, recorded once at the boundary."""

    kind: FailureClass
    detail: str
    """One sentence, with no key in it and at most 500 characters."""
    retry_after: float | None = None
    """Seconds that the endpoint asked us to wait."""


@dataclass(frozen=True, slots=True)
class Usage:
    """What one request used, as the endpoint reported it; None where it did not say."""

    prompt_tokens: int | None = None
    completion_tokens: int | None = None
    """All tokens that were generated, reasoning included."""
    reasoning_tokens: int | None = None
    cached_tokens: int | None = None
    cost: float | None = None
    """In US dollars."""


@dataclass(frozen=True, slots=True)
class Sampling:
    """How a reply is to be sampled; None leaves the endpoint's default."""

    max_tokens: int | None = 2048
    temperature: float | None = 0.0
    top_p: float | None = None
    seed: int | None = None
    reasoning_effort: str | None = None
    system: str | None = None


@dataclass(frozen=True, slots=True)
class Request:
    """One question to one model. ``problem_id`` is for controls; providers never send it."""

    prompt: str
    problem_id: ProblemId
    sampling: Sampling = field(default_factory=Sampling)
    sample: int = 0
    """Which of several replies to the same question (the epoch), from 0."""


@dataclass(frozen=True, slots=True)
class Retry:
    """One try that failed before the last."""

    failure: Failure
    waited: float
    """Seconds from that failure to the next try."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What one try gave: a text, a failure, or both (a text that was cut off)."""

    text: str = ""
    reasoning: str = ""
    """What the endpoint marked as reasoning; never graded."""
    failure: Failure | None = None
    usage: Usage = field(default_factory=Usage)
    finish_reason: str | None = None
    served_model: str | None = None
    response_id: str | None = None
    latency: float = 0.0
    """Seconds."""
    effective: Mapping[str, Any] = field(default_factory=dict[str, Any])
    """The body that was really sent, without the messages: what was asked for and could be had."""


class Model(Protocol):
    """Anything that answers: one method. ``reply`` never raises for what the far side does."""

    @property
    def name(self) -> str:
        """How reports call it, such as ``control/oracle`` or ``openai/gpt-5``."""
        ...

    @property
    def endpoint(self) -> str:
        """Where requests go, without credentials: part of every request's hash."""
        ...

    async def reply(self, request: Request) -> Reply:
        """Try once. What fails comes back as ``Reply.failure``; retrying is the caller's part."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """One reply of one model to one problem, or a failure with its class, or nothing yet."""

    problem_id: ProblemId
    model: str
    endpoint: str = ""
    sample: int = 0
    prompt_hash: str = ""
    request_hash: str = ""
    grader_hash: str = ""
    prompt: str = ""
    reply: Reply | None = None
    """None while the attempt has not been sent, or was sent and never came back."""
    retries: tuple[Retry, ...] = ()
    grade: Grade | None = None
    """Set exactly when the reply came without a failure."""

    @property
    def outcome(self) -> str:
        """``correct``, ``incorrect``, ``undecided``, a failure class, or ``unsent``."""
        if self.reply is None:
            return "unsent"
        if self.reply.failure:
            return self.reply.failure.kind.value
        return self.grade.verdict if self.grade else FailureClass.OURS.value
