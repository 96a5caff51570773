"""unseen run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from unseen.core.errors import BadInput

NAMES = ("run",)
Mode = Literal["nano", "quick", "standard", "full"]
Hidden = Parameter(show=False)


def command(
    mode: Mode = "nano",
    *,
    model: Annotated[list[str] | None, Parameter(negative=())] = None,
    categories: str | None = None,
    tiers: str | None = None,
    framings: str | None = None,
    seed: str = "42",
    epochs: int = 1,
    api_base: str | None = None,
    api_key_env: str | None = None,
    api_key_file: Path | None = None,
    concurrency: int = 10,
    rpm: float | None = None,
    timeout: float = 600.0,
    max_tokens: int | None = None,
    temperature: float | None = None,
    top_p: float | None = None,
    reasoning_effort: str | None = None,
    system: str | None = None,
    input_cost: float | None = None,
    output_cost: float | None = None,
    max_calls: int | None = None,
    max_total_tokens: int | None = None,
    max_dollars: float | None = None,
    store: Path | None = None,
    report: Path | None = None,
    output: Path | None = None,
    json_: bool = False,
) -> int:
    """Put problems to models, and report what the replies show.

    The same command again sends only what is missing. Controls run beside the models, and a
    failing one voids the run.

    Parameters
    ----------
    mode
        How many questions: nano 25, quick 250, standard 2500, full 10000.
    model
        Whom to ask, such as local/smollm2, openai/NAME or control/oracle; may be given again.
    categories
        Slugs separated by commas; all when left out.
    tiers
        Tiers such as 1-5,7; 1-5 when left out.
    framings
        plain, story, inverted, separated by commas; plain when left out.
    seed
        Any text or whole number; the same seed asks the same questions for ever.
    epochs
        How often each question is asked.
    api_base
        Address of an OpenAI-compatible endpoint, such as http://localhost:8000/v1.
    api_key_env
        The variable of the environment that holds the key; OPENAI_API_KEY when left out.
    api_key_file
        A file that holds the key.
    concurrency
        Requests in flight at once.
    rpm
        The most requests a minute.
    timeout
        Seconds for one try.
    max_tokens
        The most tokens of a reply; what the provider's module states when left out.
    temperature
        Sampling temperature; 0 when left out.
    top_p
        Nucleus sampling.
    reasoning_effort
        Sent as it is to models that know it.
    system
        A system message before each question; none when left out.
    input_cost
        US dollars for a million prompt tokens.
    output_cost
        US dollars for a million completion tokens.
    max_calls
        Stop before more requests than these.
    max_total_tokens
        Stop before more tokens than these, prompts and replies together.
    max_dollars
        Stop before more US dollars than these.
    store
        The file that keeps everything; one named after the seed when left out.
    report
        Write an HTML report here.
    output
        Write the JSON report here.
    json_
        Print the JSON report instead of tables.
    """
    from rich.console import Console

    from unseen.categories import catalogue
    from unseen.cli import keys, printing, running, words
    from unseen.cli.progress import Progress
    from unseen.models.options import ModelOptions, Prices
    from unseen.runs.budget import Budget
    from unseen.runs.plan import MODES, PLAIN_TIERS, Design

    if not model:
        raise BadInput("Say whom to ask: --model local/smollm2, --model control/oracle, ...")
    if (input_cost is None) != (output_cost is None):
        raise BadInput("Give both --input-cost and --output-cost, or neither.")
    words.check_positive(
        concurrency=concurrency, epochs=epochs, timeout=timeout, rpm=rpm, max_tokens=max_tokens
    )
    settings = {
        "max_tokens": max_tokens,
        "temperature": temperature,
        "top_p": top_p,
        "reasoning_effort": reasoning_effort,
        "system": system,
    }
    known = catalogue()
    order = running.Order(
        design=Design(
            families=MODES[mode],
            categories=tuple(words.chosen_categories(categories)),
            tiers=tuple(words.chosen_tiers(tiers, PLAIN_TIERS)),
            framings=tuple(words.chosen_framings(framings, ("plain", "story", "inverted"))),
            epochs=epochs,
        ),
        seed=seed,
        models=list(dict.fromkeys(model)),
        store=store or running.default_store(seed),
        catalogue=known,
        options=ModelOptions(
            api_base=api_base,
            api_key=keys.api_key(api_key_env, api_key_file),
            timeout=timeout,
            connections=concurrency,
            prices=None if input_cost is None else Prices(input_cost, output_cost or 0.0),
            seed=seed,
            catalogue=known,
        ),
        sampling={name: value for name, value in settings.items() if value is not None},
        concurrency=concurrency,
        budget=Budget(calls=max_calls, tokens=max_total_tokens, dollars=max_dollars),
        a_minute=rpm,
    )
    document = running.run(order, Progress(Console(stderr=True)))
    return printing.show(document, as_json=json_, page=report, output=output)
