"""The engine: what is missing is sent, what may pass is tried again, what disagrees is refused."""

import asyncio
from dataclasses import replace

import pytest

from unseen.categories import by_slug, catalogue
from unseen.core.attempt import Failure, FailureClass, Reply, Sampling, Usage
from unseen.core.errors import BadInput
from unseen.models.controls import control
from unseen.models.scripted import ScriptedModel
from unseen.runs.budget import Budget
from unseen.runs.execute import Patience, Sending, execute
from unseen.runs.missing import missing_of, refuse_changed_prompts, refuse_other_graders
from unseen.runs.plan import Design, problems_of, questions
from unseen.runs.regrade import regrade
from unseen.runs.store import Store

KNOWN = catalogue()
SEED = "engine"
ASKED = questions(Design(families=10, categories=("mod_exp",)), KNOWN)
PROBLEMS = problems_of(ASKED, KNOWN, SEED)
SAMPLING = Sampling()
QUICK = Patience(tries=3, first=0.001, longest=0.002)


def fail(kind, **more):
    return Failure(FailureClass(kind), "as the script says", **more)


def sent(store, model, sampling=SAMPLING, **more):
    store.bind_seed(SEED)
    refuse_changed_prompts(store, PROBLEMS)
    missing = missing_of(store, ASKED, PROBLEMS, model, sampling)
    sending = Sending(
        model=model, sampling=sampling, problems=PROBLEMS, catalogue=KNOWN, store=store,
        concurrency=more.pop("concurrency", 3), patience=QUICK, **more,
    )  # fmt: skip
    return asyncio.run(execute(sending, missing))


def outcomes(store):
    return [attempt.outcome for _, attempt in store.attempts()]


def test_all_is_sent_once_and_never_again():
    with Store(None) as store:
        model = control("control/oracle", "oracle", KNOWN, SEED)
        assert sent(store, model).calls == 10
        assert outcomes(store) == ["correct"] * 10
        assert sent(store, model).calls == 0
        assert store.lost() == 0


def test_a_failure_that_may_pass_is_tried_again_and_each_try_is_kept():
    with Store(None) as store:
        script = [fail("transport"), fail("timeout"), "ANSWER: 1"] * 10
        sent(store, ScriptedModel(script), concurrency=1)
        for _, attempt in store.attempts():
            assert [retry.failure.kind for retry in attempt.retries] == ["transport", "timeout"]
            assert attempt.outcome in {"correct", "incorrect"}
        assert store.lost() == 0


def test_tries_end_and_the_next_run_sends_what_may_have_passed():
    with Store(None) as store:
        model = ScriptedModel(lambda _request: fail("rate_limit", retry_after=0.0))
        assert sent(store, model).calls == 10 * QUICK.tries
        assert outcomes(store) == ["rate_limit"] * 10
        sent(store, ScriptedModel(lambda _request: "ANSWER: 1"))
        assert "rate_limit" not in outcomes(store)


@pytest.mark.parametrize("kind", ["refusal", "length", "empty", "malformed", "content_filter"])
def test_the_models_own_failures_are_final(kind):
    with Store(None) as store:
        model = ScriptedModel(lambda _request: fail(kind))
        assert sent(store, model).calls == 10
        assert outcomes(store) == [kind] * 10
        assert sent(store, model).calls == 0


@pytest.mark.parametrize("kind", ["auth", "quota"])
def test_what_stops_the_endpoint_leaves_the_rest_unsent(kind):
    with Store(None) as store:
        model = ScriptedModel(["ANSWER: 1", "ANSWER: 1", fail(kind), *["ANSWER: 1"] * 20])
        sent(store, model, concurrency=1)
        assert outcomes(store).count(kind) == 1
        assert len(outcomes(store)) == 3


def test_a_fault_of_ours_is_a_failure_and_not_the_end():
    class Broken(ScriptedModel):
        async def reply(self, request):
            await super().reply(request)
            raise RuntimeError("a bug")

    with Store(None) as store:
        sent(store, Broken(lambda _request: "ANSWER: 1"))
        assert outcomes(store) == ["ours"] * 10


def test_a_retry_after_holds_all_requests():
    moments = []

    class Slow(ScriptedModel):
        async def reply(self, request):
            moments.append(asyncio.get_running_loop().time())
            return await super().reply(request)

    script = [fail("rate_limit", retry_after=0.2), *["ANSWER: 1"] * 20]
    with Store(None) as store:
        sent(store, Slow(script), concurrency=1)
    assert moments[1] - moments[0] >= 0.2


@pytest.mark.parametrize(
    ("budget", "calls"),
    [(Budget(calls=4), 4), (Budget(tokens=45), 4), (Budget(dollars=0.35), 3)],
)
def test_a_budget_is_kept(budget, calls):
    usage = Usage(prompt_tokens=4, completion_tokens=6, cost=0.1)
    model = ScriptedModel(lambda _request: Reply(text="ANSWER: 1", usage=usage))
    with Store(None) as store:
        assert sent(store, model, budget=budget, concurrency=1).calls == calls
        assert sent(store, model, concurrency=1).calls == 10 - calls


@pytest.mark.parametrize("concurrency", [1, 4])
def test_a_budget_of_calls_is_exact_at_any_concurrency(concurrency):
    with Store(None) as store:
        model = ScriptedModel(lambda _request: "ANSWER: 1")
        ledger = sent(store, model, budget=Budget(calls=7), concurrency=concurrency)
        assert ledger.calls == 7


def changed(**fields):
    return replace(ScriptedModel(lambda _request: "ANSWER: 1"), **fields)


def test_another_endpoint_or_other_settings_are_refused():
    with Store(None) as store:
        sent(store, changed())
        with pytest.raises(BadInput, match="another --store"):
            sent(store, changed(endpoint="elsewhere"))
        with pytest.raises(BadInput, match="other settings"):
            sent(store, changed(), sampling=Sampling(max_tokens=7))
        assert sent(store, changed(name="another model")).calls == 10


def test_another_prompt_or_seed_is_refused():
    with Store(None) as store:
        sent(store, changed())
        name = ASKED[0].problem_id
        with pytest.raises(BadInput, match="another prompt"):
            refuse_changed_prompts(store, {name: replace(PROBLEMS[name], prompt="else")})
        with pytest.raises(BadInput, match="seed"):
            store.bind_seed("another")


def test_another_version_of_a_category_asks_other_problems():
    newer = {"mod_exp": replace(by_slug("mod_exp"), version=2)}
    asked = questions(Design(families=10, categories=("mod_exp",)), newer)
    problems = problems_of(asked, newer, SEED)
    with Store(None) as store:
        sent(store, changed())
        assert len(missing_of(store, asked, problems, changed(), SAMPLING)) == 10


def test_another_grader_is_refused_and_regrading_mends_it():
    with Store(None) as store:
        sent(store, control("control/oracle", "oracle", KNOWN, SEED))
        rows = [(number, "other code", attempt.grade) for number, attempt in store.attempts()]
        store.replace_grades(rows)
        with pytest.raises(BadInput, match="regrade"):
            refuse_other_graders(store, (a for _, a in store.attempts()), KNOWN)
        assert regrade(store, KNOWN) == (10, 0)
        refuse_other_graders(store, (a for _, a in store.attempts()), KNOWN)


def test_replies_survive_the_store_unchanged():
    reply = Reply(
        text="ANSWER: 1\nü\N{SNOWMAN}", reasoning="hm", usage=Usage(1, 2, 3, 4, 0.5),
        finish_reason="stop", served_model="m", response_id="r", effective={"max_tokens": 5},
    )  # fmt: skip
    with Store(None) as store:
        sent(store, ScriptedModel(lambda _request: reply))
        assert all(attempt.reply == reply for _, attempt in store.attempts())
