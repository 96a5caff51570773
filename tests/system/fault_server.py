"""An HTTP server that fails on purpose: the name of the model says how.

Run as a program it prints its address and serves until it is killed.
"""

import asyncio
import json
import sys
from contextlib import asynccontextmanager
from email.utils import formatdate

RIGHT = "ANSWER: 42"


def completion(text=RIGHT, finish="stop", **message):
    return {
        "id": "chatcmpl-1",
        "object": "chat.completion",
        "model": "served-name",
        "choices": [
            {
                "index": 0,
                "finish_reason": finish,
                "message": {"role": "assistant", "content": text, **message},
            }
        ],
        "usage": {"prompt_tokens": 11, "completion_tokens": 5, "total_tokens": 16},
    }


def error(message, **fields):
    return {"error": {"message": message, **fields}}


PLAIN = {
    "ok": (200, completion()),
    "status_500": (500, error("boom")),
    "status_503": (503, error("overloaded")),
    "status_401": (401, error("Incorrect API key provided: sk-secret", code="invalid_api_key")),
    "status_402": (402, error("Payment required")),
    "status_403": (403, error("not yours")),
    "status_400": (400, error("messages must not be empty")),
    "quota_429": (429, error("You exceeded your current quota", code="insufficient_quota")),
    "too_long_400": (
        400,
        error("maximum context length is 8192 tokens", code="context_length_exceeded"),
    ),
    "filter_400": (400, error("The response was filtered", code="content_filter")),
    "filter_policy_400": (
        400,
        error("triggering Azure OpenAI's content management policy"),
    ),
    "filter_moderation_403": (403, error("Your input was flagged by moderation")),
    "filter_finish": (200, completion("", "content_filter")),
    "filter_finish_with_text": (200, completion("ANSWER: 4", "content_filter")),
    "filter_native": (200, completion("", "stop") | {"choices": [
        {"index": 0, "finish_reason": "stop", "native_finish_reason": "SAFETY",
         "message": {"role": "assistant", "content": ""}}]}),
    "refusal": (200, completion(None, "stop", refusal="I can't help with that.")),
    "length": (200, completion("ANSWER: 4", "length")),
    "length_without_text": (200, completion("", "length", reasoning_content="hm")),
    "empty": (200, completion("")),
    "null": (200, completion(None)),
    "reasoning_only": (200, completion("", "stop", reasoning_content="it is 42")),
    "reasoning_only_new_name": (200, completion("", "stop", reasoning="it is 42")),
    "reasoning_and_text": (200, completion(RIGHT, "stop", reasoning_content="hm, 41?")),
    "reasoning_in_tags": (200, completion("<think>hm, 41?</think>\n\n" + RIGHT)),
    "parts": (200, completion([{"type": "text", "text": part} for part in ("ANSWER: ", "42")])),
    "tool_call": (200, completion([{"type": "tool_use", "id": "x"}], "tool_calls")),
    "error_in_200": (200, error("Provider returned error", code=502)),
    "rate_limit_in_200": (200, error("slow down", code=429)),
    "quota_in_200": (200, error("no credit", code=402)),
    "error_in_choice": (200, {"choices": [{"error": {"message": "upstream", "code": 502}}]}),
    "no_choices": (200, {"id": "x", "choices": [], "usage": {"prompt_tokens": 3}}),
    "null_choices": (200, {"id": "x", "choices": None}),
    "a_list": (200, [1, 2, 3]),
    "surrogates": (200, completion("ANSWER: 42\ud800\x00")),
}  # fmt: skip


def head(status, length, extra=()):
    lines = [f"HTTP/1.1 {status} X", "Content-Type: application/json", f"Content-Length: {length}"]
    return "\r\n".join([*lines, *extra, "Connection: close", "", ""]).encode()


async def send(writer, status, body, extra=()):
    raw = body if isinstance(body, bytes) else json.dumps(body).encode()
    writer.write(head(status, len(raw), extra) + raw)
    await writer.drain()


async def rate_limit(writer, *extra):
    await send(writer, 429, error("Rate limit reached", code="rate_limit_exceeded"), extra)


async def reset(writer, after):
    raw = json.dumps(completion()).encode()
    writer.write(head(200, len(raw)) + raw[:after])
    await writer.drain()
    writer.transport.abort()


async def drip(writer):
    raw = json.dumps(completion()).encode()
    writer.write(head(200, len(raw) + 10_000))
    for place in range(10_000):
        writer.write(raw[place : place + 1] or b" ")
        await writer.drain()
        await asyncio.sleep(0.05)


def moment(later):
    return formatdate(1e9 + later, usegmt=True)


STRANGE = {
    "seconds_429": lambda w: rate_limit(w, "Retry-After: 7"),
    "milliseconds_429": lambda w: rate_limit(w, "Retry-After-Ms: 1500"),
    "date_429": lambda w: rate_limit(w, f"Date: {moment(0)}", f"Retry-After: {moment(9)}"),
    "plain_429": rate_limit,
    "absurd_429": lambda w: rate_limit(w, "Retry-After: 99999999"),
    "hang": lambda _w: asyncio.sleep(30),
    "drip": drip,
    "reset_in_body": lambda w: reset(w, 40),
    "reset_at_once": lambda w: asyncio.sleep(0, w.transport.abort()),
    "truncated_json": lambda w: send(w, 200, json.dumps(completion()).encode()[:60]),
    "not_json": lambda w: send(w, 200, b"<html>Bad gateway</html>"),
    "huge": lambda w: send(w, 200, b'{"x": "' + b"y" * (33 * 2**20) + b'"}'),
    "deep": lambda w: send(w, 200, b"[" * 100_000),
    "empty_body": lambda w: send(w, 200, b""),
}  # fmt: skip
REFUSES = {
    "no_max_tokens": (
        "max_tokens",
        "Unsupported parameter: 'max_tokens' is not supported with this model. "
        "Use 'max_completion_tokens' instead.",
    ),
    "no_temperature": (
        "temperature",
        "Unsupported value: 'temperature' does not support 0.0 with this model.",
    ),
}


class FaultServer:
    """Counts what it was asked, in ``seen``; each entry is the body of a request."""

    def __init__(self):
        self.seen = []
        self.base = ""
        self.delay = 0.0
        self.failures_left = 0

    async def handle(self, reader, writer):
        try:
            while request := await reader.readline():
                await self.one(request, reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    async def one(self, _request, reader, writer):
        length = 0
        while (line := await reader.readline()).strip():
            name, _, value = line.decode().partition(":")
            length = int(value) if name.lower() == "content-length" else length
        body = json.loads(await reader.readexactly(length) or b"{}")
        self.seen.append(body)
        await self.answer(body, writer)

    async def answer(self, body, writer):
        name = body.get("model", "")
        if self.delay:
            await asyncio.sleep(self.delay)
        if name in STRANGE:
            await STRANGE[name](writer)
        elif name in REFUSES and REFUSES[name][0] in body:
            await send(writer, 400, error(REFUSES[name][1], param=None, code="unsupported"))
        elif name == "flaky" and self.failures_left > 0:
            self.failures_left -= 1
            await send(writer, 500, error("boom"))
        else:
            await send(writer, *PLAIN.get(name, PLAIN["ok"]))
        writer.close()


@asynccontextmanager
async def serving(port=0):
    faults = FaultServer()
    server = await asyncio.start_server(faults.handle, "127.0.0.1", port)
    faults.base = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/v1"
    try:
        yield faults
    finally:
        server.close()


async def main(delay):
    async with serving() as faults:
        faults.delay = delay
        print(faults.base, flush=True)
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(float(sys.argv[1])))
