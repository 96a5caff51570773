"""Parameters that an endpoint refuses: learned once, left out or renamed from then on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["adapted", "refused_parameter"]

REFUSAL = re.compile(
    r"unsupported|not supported|does not support|doesn't support|unrecogni[sz]ed|unknown param|"
    r"unexpected keyword|not permitted|extra inputs|extra fields|is deprecated|not allowed|"
    r"use 'max_completion_tokens'|cannot both be"
)
OTHER_NAMES = {
    "max_tokens": "max_completion_tokens",
    "max_completion_tokens": "max_tokens",
}
NEEDED = frozenset({"model", "messages"})


def refused_parameter(
    error: Mapping[str, Any], sent: Mapping[str, Any]
) -> tuple[str, str | None] | None:
    """Return the parameter that an error refuses and its other name (None: leave it out).

    None when the error is about something else, such as a value out of range.
    """
    message = str(error.get("message", "")).lower()
    code = str(error.get("code", "")).lower()
    if not (REFUSAL.search(message) or REFUSAL.search(code)):
        return None
    named = [error.get("param"), *re.findall(r"['\"`]?\b([a-z_]{3,40})\b['\"`]?", message)]
    parameter = next((name for name in named if name in sent and name not in NEEDED), None)
    if parameter is None:
        return None
    other = OTHER_NAMES.get(parameter)
    return parameter, other if other and other in message else None


def adapted(body: Mapping[str, Any], learned: Mapping[str, str | None]) -> dict[str, Any]:
    """Return a request's body as the endpoint takes it."""
    renamed = {key: learned.get(key, key) for key in body}
    return {renamed[key] or key: value for key, value in body.items() if renamed[key]}
