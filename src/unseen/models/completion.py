"""Read the body of a chat completion: text, reasoning, usage and what went wrong."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, cast

from unseen.core.attempt import Failure, FailureClass, Reply, Usage
from unseen.core.reading.text import sanitise
from unseen.models.failures import error_of, failure_of_error, shortened

__all__ = ["read_body", "reply_of"]

CUT_OFF = frozenset({"length", "max_tokens", "max_output_tokens", "model_length"})
FILTERED = frozenset({"content_filter", "safety", "recitation", "prohibited_content", "blocklist"})
REFUSED = frozenset({"refusal"})
EMPTY: Mapping[str, Any] = {}


def read_body(raw: bytes) -> Any:
    """Return the JSON of a body, or None when it is none, or is cut off."""
    try:
        return json.loads(raw)
    except (ValueError, RecursionError):
        return None


def reply_of(status: int, headers: Mapping[str, str], raw: bytes) -> Reply:
    """Return what one answer of the endpoint means; never raises for what is in it."""
    body = read_body(raw)
    error = error_of(body)
    if status >= 400 or error:
        return Reply(failure=failure_of_error(status, error, headers))
    if not isinstance(body, Mapping):
        return _lost("the body is not a whole JSON object")
    found = cast("Mapping[str, Any]", body)
    choice = _mapping(_first(found.get("choices")))
    if choice is EMPTY:
        return _lost("the body holds no choice", found)
    if inner := error_of(choice):
        return Reply(failure=failure_of_error(200, inner, headers))
    return _of_choice(choice, found)


def _of_choice(choice: Mapping[str, Any], body: Mapping[str, Any]) -> Reply:
    message = _mapping(choice.get("message"))
    text, reasoning = _apart(_text(message.get("content")), _reasoning(message))
    finish = choice.get("finish_reason")
    return Reply(
        text=text,
        reasoning=reasoning,
        failure=_failure(choice, message, text, reasoning),
        usage=_usage(_mapping(body.get("usage"))),
        finish_reason=shortened(str(finish)) if finish is not None else None,
        served_model=_short_text(body.get("model")),
        response_id=_short_text(body.get("id")),
    )


def _failure(
    choice: Mapping[str, Any], message: Mapping[str, Any], text: str, reasoning: str
) -> Failure | None:
    ends = {str(choice.get(key, "")).lower() for key in ("finish_reason", "native_finish_reason")}
    refusal = message.get("refusal")
    if ends & FILTERED:
        return Failure(FailureClass.CONTENT_FILTER, "the provider's filter held the reply back")
    if refusal or ends & REFUSED:
        return Failure(FailureClass.REFUSAL, shortened(str(refusal or "the model refused")))
    if ends & CUT_OFF:
        return Failure(FailureClass.LENGTH, "the reply was cut off when its tokens were used up")
    if "message" not in choice or _is_unreadable(message.get("content"), text):
        return Failure(FailureClass.MALFORMED, "the reply holds no text that can be read")
    if not text.strip():
        detail = "the reply is reasoning alone" if reasoning else "the reply is empty"
        return Failure(FailureClass.EMPTY, detail)
    return None


def _is_unreadable(content: Any, text: str) -> bool:
    return bool(content) and not text and not isinstance(content, str)


def _text(content: Any) -> str:
    """Return the text of a message, which may come whole or in parts."""
    if isinstance(content, str):
        return sanitise(content)
    if not isinstance(content, Sequence):
        return ""
    parts = (_mapping(part) for part in cast("Sequence[Any]", content))
    texts = (part.get("text") for part in parts if part.get("type") in {"text", "output_text"})
    return sanitise("".join(text for text in texts if isinstance(text, str)))


def _reasoning(message: Mapping[str, Any]) -> str:
    """Return the reasoning, under either of the names that endpoints give it."""
    found = (message.get(key) for key in ("reasoning_content", "reasoning"))
    return sanitise(next((text for text in found if isinstance(text, str) and text), ""))


def _apart(text: str, reasoning: str) -> tuple[str, str]:
    """Move reasoning that stands in tags at the head of the text to where it belongs."""
    head, closing, rest = text.partition("</think>")
    if not closing or not head.lstrip().startswith("<think>"):
        return text, reasoning
    return rest.lstrip(), reasoning or head.lstrip().removeprefix("<think>").strip()


def _usage(usage: Mapping[str, Any]) -> Usage:
    completion = _mapping(usage.get("completion_tokens_details"))
    prompt = _mapping(usage.get("prompt_tokens_details"))
    cost = usage.get("cost")
    return Usage(
        prompt_tokens=_count(usage.get("prompt_tokens")),
        completion_tokens=_count(usage.get("completion_tokens")),
        reasoning_tokens=_count(completion.get("reasoning_tokens")),
        cached_tokens=_count(prompt.get("cached_tokens")),
        cost=float(cost) if isinstance(cost, (int, float)) and 0 <= cost < 1e9 else None,
    )


def _count(value: Any) -> int | None:
    is_count = isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**53
    return value if is_count else None


def _first(items: Any) -> Any:
    if not isinstance(items, list):
        return None
    return next(iter(cast("list[Any]", items)), None)


def _mapping(value: Any) -> Mapping[str, Any]:
    return cast("Mapping[str, Any]", value) if isinstance(value, Mapping) else EMPTY


def _short_text(value: Any) -> str | None:
    return shortened(value) if isinstance(value, str) and value else None


def _lost(why: str, body: Mapping[str, Any] = EMPTY) -> Reply:
    failure = Failure(FailureClass.TRANSPORT, why)
    return Reply(failure=failure, usage=_usage(_mapping(body.get("usage"))))
