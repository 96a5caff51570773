"""From what an endpoint sent to a failure class: each failure is judged once, here.

Endpoints dress the same failure in many ways: as a status, as an error inside a 200, as a finish
reason. Status and codes are looked at before words, and words only where a code leaves it open.
"""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from email.utils import parsedate_to_datetime
from typing import Any, cast

from unseen.core.attempt import Failure, FailureClass
from unseen.core.reading.text import sanitise

__all__ = ["error_of", "failure_of_error", "retry_after", "shortened"]

LONGEST_DETAIL = 300
LONGEST_WAIT = 3600.0

BY_STATUS = {
    401: FailureClass.AUTH,
    402: FailureClass.QUOTA,
    403: FailureClass.AUTH,
    408: FailureClass.TIMEOUT,
    409: FailureClass.TRANSPORT,
    425: FailureClass.TRANSPORT,
    429: FailureClass.RATE_LIMIT,
    504: FailureClass.TIMEOUT,
    529: FailureClass.RATE_LIMIT,
}
QUOTA = re.compile(
    r"insufficient_quota|insufficient (?:credit|balance|fund)|exceeded your current quota|"
    r"billing_hard_limit|credit balance|out of credits|payment required|requires more credits"
)
FILTERED = re.compile(
    r"content[_ ]?filter|content[_ ]management[_ ]policy|responsibleaipolicy|content[_ ]policy|"
    r"moderation|flagged|prohibited_content|safety system|data_inspection_failed|safety_check"
)
TOO_LONG = re.compile(
    r"context[_ ](?:length|size|window)|exceed_context|maximum context|too many tokens|"
    r"prompt is too long|input is too long"
)
KEY = re.compile(r"invalid[_ ]api[_ ]key|incorrect api key|unauthorized|authentication")
CODES = {
    "rate_limit_exceeded": 429,
    "server_error": 500,
    "overloaded_error": 529,
    "authentication_error": 401,
    "timeout": 408,
}


def shortened(text: str) -> str:
    """Return one line, fit to be stored and shown."""
    return " ".join(sanitise(text).split())[:LONGEST_DETAIL]


def error_of(body: Any) -> Mapping[str, Any] | None:
    """Return the error that a body carries, in any of its usual places, or None."""
    if not isinstance(body, Mapping):
        return None
    found = cast("Mapping[str, Any]", body)
    error = found.get("error")
    if isinstance(error, str) and error:
        return {"message": error}
    if isinstance(error, Mapping):
        return cast("Mapping[str, Any]", error)
    if found.get("object") == "error" or ("detail" in found and "choices" not in found):
        return {"message": str(found.get("message") or found.get("detail"))} | dict(found)
    return None


def failure_of_error(
    status: int, error: Mapping[str, Any] | None, headers: Mapping[str, str]
) -> Failure:
    """Return the failure that an error is, given the HTTP status and the error of the body.

    An error inside a 200 is judged by the status that its own code names.
    """
    code = (error or {}).get("code") or (error or {}).get("type")
    if status < 400:
        status = code if isinstance(code, int) else CODES.get(str(code), 500)
    words = str(dict(error or {})).lower()
    message = str((error or {}).get("message") or code or f"HTTP status {status}")
    return Failure(
        _class_of(status, words), shortened(f"{status}: {message}"), retry_after(headers)
    )


def _class_of(status: int, words: str) -> FailureClass:
    if status in {400, 403, 404, 413, 422, 451} and FILTERED.search(words):
        return FailureClass.CONTENT_FILTER
    if status in {402, 403, 429} and QUOTA.search(words):
        return FailureClass.QUOTA
    if status in {400, 413, 422} and TOO_LONG.search(words):
        return FailureClass.LENGTH
    if status == 400 and KEY.search(words):
        return FailureClass.AUTH
    if status in BY_STATUS:
        return BY_STATUS[status]
    return FailureClass.TRANSPORT if status >= 500 else FailureClass.OURS


def retry_after(headers: Mapping[str, str]) -> float | None:
    """Return how many seconds an endpoint asks us to wait, from either form of its header."""
    if milliseconds := _number(headers.get("retry-after-ms")):
        return _bounded(milliseconds / 1000)
    text = headers.get("retry-after", "")
    if (seconds := _number(text)) is not None:
        return _bounded(seconds)
    moment = _moment(text)
    if moment is None:
        return None
    return _bounded(moment - (_moment(headers.get("date", "")) or time.time()))


def _bounded(seconds: float) -> float:
    return min(max(seconds, 0.0), LONGEST_WAIT)


def _number(text: str | None) -> float | None:
    return float(text) if text and re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,6})?", text) else None


def _moment(text: str) -> float | None:
    try:
        return parsedate_to_datetime(text).timestamp()
    except (ValueError, TypeError, OverflowError):
        return None
