"""Each fault of an endpoint is one failure class, found over real HTTP."""

import pytest
from fault_server import serving

from unseen.core.attempt import FailureClass as Class
from unseen.core.attempt import Request, Sampling
from unseen.core.ids import ProblemId
from unseen.models import open_model
from unseen.models.options import ModelOptions, Prices, Secret

CLASSES = {
    "ok": None,
    "parts": None,
    "surrogates": None,
    "reasoning_and_text": None,
    "reasoning_in_tags": None,
    "status_500": Class.TRANSPORT,
    "status_503": Class.TRANSPORT,
    "status_401": Class.AUTH,
    "status_403": Class.AUTH,
    "status_402": Class.QUOTA,
    "quota_429": Class.QUOTA,
    "quota_in_200": Class.QUOTA,
    "status_400": Class.OURS,
    "too_long_400": Class.LENGTH,
    "filter_400": Class.CONTENT_FILTER,
    "filter_policy_400": Class.CONTENT_FILTER,
    "filter_moderation_403": Class.CONTENT_FILTER,
    "filter_finish": Class.CONTENT_FILTER,
    "filter_finish_with_text": Class.CONTENT_FILTER,
    "filter_native": Class.CONTENT_FILTER,
    "refusal": Class.REFUSAL,
    "length": Class.LENGTH,
    "length_without_text": Class.LENGTH,
    "empty": Class.EMPTY,
    "null": Class.EMPTY,
    "reasoning_only": Class.EMPTY,
    "reasoning_only_new_name": Class.EMPTY,
    "tool_call": Class.MALFORMED,
    "error_in_200": Class.TRANSPORT,
    "error_in_choice": Class.TRANSPORT,
    "rate_limit_in_200": Class.RATE_LIMIT,
    "seconds_429": Class.RATE_LIMIT,
    "milliseconds_429": Class.RATE_LIMIT,
    "date_429": Class.RATE_LIMIT,
    "plain_429": Class.RATE_LIMIT,
    "absurd_429": Class.RATE_LIMIT,
    "no_choices": Class.TRANSPORT,
    "null_choices": Class.TRANSPORT,
    "a_list": Class.TRANSPORT,
    "truncated_json": Class.TRANSPORT,
    "not_json": Class.TRANSPORT,
    "empty_body": Class.TRANSPORT,
    "deep": Class.TRANSPORT,
    "huge": Class.TRANSPORT,
    "reset_in_body": Class.TRANSPORT,
    "reset_at_once": Class.TRANSPORT,
    "hang": Class.TIMEOUT,
    "drip": Class.TIMEOUT,
}
QUICK = {"hang", "drip"}


async def ask(name, seconds=20.0, **options):
    async with serving() as server:
        given = ModelOptions(
            api_base=server.base, api_key=Secret("sk-secret"), timeout=seconds, **options
        )
        async with open_model(name, given) as model:
            reply = await model.reply(Request("6 * 7?", ProblemId("demo", 1, 1, 0), Sampling()))
        return reply, server.seen


@pytest.mark.parametrize("name", CLASSES)
async def test_fault_has_its_class(name):
    reply, seen = await ask(name, seconds=0.5 if name in QUICK else 20.0)
    assert (reply.failure and reply.failure.kind) == CLASSES[name], reply.failure
    assert len(seen) == 1, "one try is one request"
    if reply.failure:
        assert reply.failure.detail
        assert "sk-secret" not in reply.failure.detail


@pytest.mark.parametrize(
    ("name", "seconds"),
    [("seconds_429", 7.0), ("milliseconds_429", 1.5), ("date_429", 9.0), ("plain_429", None),
     ("absurd_429", 3600.0)],
)  # fmt: skip
async def test_both_forms_of_retry_after_are_understood(name, seconds):
    reply, _ = await ask(name)
    assert reply.failure.retry_after == seconds


async def test_reasoning_is_kept_apart_from_the_text():
    for name in ("reasoning_and_text", "reasoning_in_tags"):
        reply, _ = await ask(name)
        assert (reply.text, reply.reasoning) == ("ANSWER: 42", "hm, 41?")
    reply, _ = await ask("reasoning_only")
    assert (reply.text, reply.reasoning) == ("", "it is 42")


async def test_text_that_was_cut_off_is_kept():
    reply, _ = await ask("length")
    assert reply.text == "ANSWER: 4"


async def test_text_is_fit_to_be_stored():
    reply, _ = await ask("surrogates")
    reply.text.encode()
    assert "\0" not in reply.text


async def test_usage_served_model_and_cost_are_recorded():
    reply, _ = await ask("ok", prices=Prices(1.0, 2.0))
    assert (reply.usage.prompt_tokens, reply.usage.completion_tokens) == (11, 5)
    assert reply.usage.cost == pytest.approx((11 * 1 + 5 * 2) / 1e6)
    assert reply.served_model == "served-name"
    assert reply.effective["max_tokens"] == 2048


@pytest.mark.parametrize(
    ("name", "without", "instead"),
    [("no_max_tokens", "max_tokens", "max_completion_tokens"),
     ("no_temperature", "temperature", None)],
)  # fmt: skip
async def test_a_refused_parameter_is_learned_once(name, without, instead):
    async with serving() as server:
        options = ModelOptions(api_base=server.base)
        request = Request("6 * 7?", ProblemId("demo", 1, 1, 0), Sampling())
        async with open_model(name, options) as model:
            first, second = await model.reply(request), await model.reply(request)
    assert first.failure is second.failure is None
    assert len(server.seen) == 3, "refused once, and never asked that way again"
    assert without not in server.seen[-1]
    assert without not in second.effective
    if instead:
        assert second.effective[instead] == 2048


async def test_a_system_message_and_extras_are_sent():
    async with serving() as server:
        options = ModelOptions(api_base=server.base, extra_body={"cache_prompt": False})
        async with open_model("ok", options) as model:
            await model.reply(
                Request("Q", ProblemId("demo", 1, 1, 0), Sampling(system="Be brief."))
            )
    roles = [message["role"] for message in server.seen[0]["messages"]]
    assert roles == ["system", "user"]
    assert server.seen[0]["cache_prompt"] is False
