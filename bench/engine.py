"""Attempts a second against a server that answers at once, and what of it is ours.

Beside our engine the bare openai client sends the same requests, with nothing stored or graded, and
Inspect runs the same samples where it is installed.
"""

import asyncio
import sys
import tempfile
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "system"))

from counting_server import CountingServer

from unseen.categories import catalogue
from unseen.models import default_sampling, open_model
from unseen.models.options import ModelOptions
from unseen.runs.execute import Sending, execute
from unseen.runs.missing import refuse_changed_prompts
from unseen.runs.plan import Design, problems_of, questions
from unseen.runs.store import Store

ATTEMPTS, CONCURRENCY = 1500, 20


def ours(base, asked, problems, known):
    async def run(store):
        options = ModelOptions(api_base=base, connections=CONCURRENCY)
        async with open_model("m", options) as model:
            sending = Sending(
                model=model, sampling=default_sampling("m", options), problems=problems,
                catalogue=known, store=store, concurrency=CONCURRENCY,
            )  # fmt: skip
            await execute(sending, asked)

    with tempfile.TemporaryDirectory() as folder, Store(Path(folder) / "bench.db") as store:
        store.bind_seed("bench")
        refuse_changed_prompts(store, problems)
        began = perf_counter()
        asyncio.run(run(store))
        return perf_counter() - began


def bare(base, prompts):
    from openai import AsyncOpenAI, DefaultAioHttpClient

    async def run():
        client = AsyncOpenAI(
            base_url=base, api_key="none", max_retries=0, http_client=DefaultAioHttpClient()
        )
        waiting = iter(prompts)

        async def work():
            for prompt in waiting:
                messages = [{"role": "user", "content": prompt}]
                await client.chat.completions.create(model="m", messages=messages)

        async with client:
            await asyncio.gather(*(work() for _ in range(CONCURRENCY)))

    began = perf_counter()
    asyncio.run(run())
    return perf_counter() - began


def inspect(base, prompts):
    import os

    from inspect_ai import Task, eval  # noqa: A004 - its own name
    from inspect_ai.dataset import Sample
    from inspect_ai.scorer import includes
    from inspect_ai.solver import generate

    os.environ |= {"BENCH_BASE_URL": base, "BENCH_API_KEY": "none"}
    samples = [Sample(input=p, target="42", id=n) for n, p in enumerate(prompts)]
    task = Task(dataset=samples, solver=generate(), scorer=includes())
    began = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        eval(
            task, model="openai-api/bench/m", log_dir=folder, display="none",
            max_connections=CONCURRENCY, max_samples=CONCURRENCY, log_realtime=False,
        )  # fmt: skip
    return perf_counter() - began


def main():
    known = catalogue()
    asked = questions(Design(families=ATTEMPTS, categories=("mod_exp",)), known)
    problems = problems_of(asked, known, "bench")
    prompts = [problems[question.problem_id].prompt for question in asked]
    with CountingServer().serving() as server:
        took = {
            "the openai client alone": bare(server.base, prompts),
            "unseen, stored and graded": ours(server.base, asked, problems, known),
        }
        try:
            took["inspect"] = inspect(server.base, prompts)
        except ImportError:
            print("inspect is not installed: pip install inspect-ai")
    least = took["the openai client alone"]
    for name, seconds in took.items():
        print(f"{name}: {ATTEMPTS / seconds:,.0f} attempts a second, {seconds / least:.2f} times")
