"""One OpenAI-compatible endpoint, through the openai SDK and its aiohttp transport.

The SDK's own retries are off: the engine that calls this owns them. The body of the answer is read
here, up to a size, so that every dress of a failure can be told apart.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Self
from urllib.parse import urlsplit

from unseen.core.attempt import Failure, FailureClass, Reply, Request
from unseen.core.errors import BadInput
from unseen.models.adaptation import adapted, refused_parameter
from unseen.models.completion import read_body, reply_of
from unseen.models.failures import error_of, shortened

if TYPE_CHECKING:
    from collections.abc import Mapping

    from openai import AsyncOpenAI

    from unseen.models.options import ModelOptions

__all__ = ["ChatCompletions", "address_without_credentials"]

LARGEST_BODY = 32 * 2**20
"""Bytes of an answer that are read."""
MOST_ADAPTATIONS = 6
SAMPLED = ("max_tokens", "temperature", "top_p", "seed", "reasoning_effort")


def address_without_credentials(base: str) -> str:
    """Return an address fit to be stored: no user, password, query or fragment."""
    parts = urlsplit(base)
    host = parts.hostname or ""
    port = f":{parts.port}" if parts.port else ""
    return f"{parts.scheme}://{host}{port}{parts.path.rstrip('/')}"


@dataclass
class ChatCompletions:
    """A model behind ``base``; use it as an asynchronous context."""

    name: str
    model: str
    base: str
    options: ModelOptions
    endpoint: str = ""
    _stack: AsyncExitStack = field(default_factory=AsyncExitStack, repr=False)
    _client: AsyncOpenAI | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        """Name the endpoint by its address where nothing else does."""
        self.endpoint = self.endpoint or address_without_credentials(self.base)
        self._learned = self.options.learned.setdefault(self.endpoint, {})

    async def __aenter__(self) -> Self:
        """Make the client; nothing is sent yet."""
        self._client = await self._stack.enter_async_context(_client(self.base, self.options))
        return self

    async def __aexit__(self, *_error: object) -> None:
        """Close all connections."""
        await self._stack.aclose()

    async def reply(self, request: Request) -> Reply:
        """Ask once; a parameter that the endpoint refuses is learned, and the rest sent at once."""
        began = time.perf_counter()
        body = self._body(request)
        for _ in range(MOST_ADAPTATIONS):
            sent = adapted(body, self._learned)
            status, headers, raw = await self._exchange(request, sent)
            refused = _refusal(status, raw, sent)
            if refused is None or refused[0] in self._learned:
                return self._finished(_reply(status, headers, raw), sent, began)
            self._learned.update([refused])
        failure = Failure(FailureClass.OURS, "the endpoint refuses one parameter after another")
        return self._finished(Reply(failure=failure), body, began)

    def _body(self, request: Request) -> dict[str, Any]:
        chosen = {key: getattr(request.sampling, key) for key in SAMPLED}
        return {"model": self.model} | {k: v for k, v in chosen.items() if v is not None}

    async def _exchange(
        self, request: Request, body: Mapping[str, Any]
    ) -> tuple[int, Mapping[str, str], bytes]:
        """Return status, headers and body; status 0 and the reason when nothing came back."""
        import httpx2
        import openai

        try:
            async with asyncio.timeout(self.options.timeout):
                return await self._post(request, body)
        except openai.APIStatusError as error:
            return error.status_code, error.response.headers, error.response.content
        except (TimeoutError, openai.APITimeoutError, httpx2.TimeoutException) as error:
            if broken := _broken_connection(error):
                return 0, {}, broken.encode()
            return 408, {}, b'{"error": "no whole reply within the time limit"}'
        except openai.APIConnectionError as error:
            return 0, {}, str(error.__cause__ or error).encode()
        except (httpx2.HTTPError, httpx2.InvalidURL, httpx2.StreamError, OSError) as error:
            return 0, {}, f"{type(error).__name__}: {error}".encode()

    async def _post(
        self, request: Request, body: Mapping[str, Any]
    ) -> tuple[int, Mapping[str, str], bytes]:
        assert self._client, "use the model as an asynchronous context"
        system = request.sampling.system
        messages = [{"role": "system", "content": system}] if system else []
        messages.append({"role": "user", "content": request.prompt})
        create: Any = self._client.chat.completions.with_streaming_response.create
        raw = bytearray()
        async with create(
            messages=messages, extra_body=dict(self.options.extra_body), **body
        ) as response:
            async for part in response.iter_bytes():
                raw += part
                if len(raw) > LARGEST_BODY:
                    return 0, {}, f"more than {LARGEST_BODY} bytes in one reply".encode()
            return response.status_code, response.headers, bytes(raw)

    def _finished(self, reply: Reply, sent: Mapping[str, Any], began: float) -> Reply:
        usage, failure = reply.usage, reply.failure
        if self.options.prices and usage.cost is None:
            cost = self.options.prices.cost(usage.prompt_tokens, usage.completion_tokens)
            usage = replace(usage, cost=cost)
        if failure:
            failure = replace(failure, detail=self.options.api_key.redact(failure.detail))
        return replace(
            reply,
            usage=usage,
            failure=failure,
            latency=time.perf_counter() - began,
            effective={**sent, **self.options.extra_body},
        )


def _broken_connection(error: BaseException) -> str:
    """Return what broke, since the transport calls a lost connection a timeout; else nothing."""
    from aiohttp import ClientConnectionError, ServerTimeoutError

    cause: BaseException | None = error
    while cause is not None:
        is_lost = isinstance(cause, ClientConnectionError)
        if is_lost and not isinstance(cause, (ServerTimeoutError, TimeoutError)):
            return f"{type(cause).__name__}: {cause}"
        cause = cause.__cause__ or cause.__context__
    return ""


def _reply(status: int, headers: Mapping[str, str], raw: bytes) -> Reply:
    if status:
        return reply_of(status, headers, raw)
    detail = shortened(raw.decode(errors="replace")) or "the connection broke"
    return Reply(failure=Failure(FailureClass.TRANSPORT, detail))


def _refusal(status: int, raw: bytes, sent: Mapping[str, Any]) -> tuple[str, str | None] | None:
    error = error_of(read_body(raw)) if status in {400, 404, 422} else None
    return refused_parameter(error, sent) if error else None


def _client(base: str, options: ModelOptions) -> AsyncOpenAI:
    try:
        from httpx2 import Limits
        from openai import AsyncOpenAI, DefaultAioHttpClient
    except ImportError as error:
        raise BadInput("talking to a model needs: pip install 'openai[aiohttp]'.") from error
    limits = Limits(max_connections=options.connections, max_keepalive_connections=None)
    return AsyncOpenAI(
        base_url=base,
        api_key=options.api_key.reveal or "none",
        max_retries=0,
        timeout=options.timeout,
        http_client=DefaultAioHttpClient(limits=limits, timeout=options.timeout),
    )
