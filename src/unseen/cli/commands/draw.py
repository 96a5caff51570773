"""unseen draw."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter

from unseen.core.errors import BadInput

NAMES = ("draw",)


def command(
    slug: str,
    /,
    *,
    tier: int = 1,
    count: Annotated[int, Parameter(name=("-n", "--count"))] = 1,
    seed: str = "42",
    framing: str = "plain",
    realization: int = 1,
    answers: bool = False,
    json_: bool = False,
) -> None:
    """Draw problems of one category.

    Parameters
    ----------
    slug
        The category, such as game_nim.
    tier
        Difficulty, 1 upwards.
    count
        How many problems.
    seed
        Any text or whole number; the same seed draws the same problems for ever.
    framing
        How the same facts are asked: plain, story or inverted.
    realization
        Which wording of the framing, from 1.
    answers
        Show one right answer of each.
    json_
        Print JSON Lines with id, prompt, framing and answer.
    """
    from unseen.categories import by_slug
    from unseen.cli.words import print_line
    from unseen.core.ids import ProblemId
    from unseen.core.problem import mint

    if count < 1:
        msg = f"-n takes a whole number from 1 upwards, not {count}."
        raise BadInput(msg)
    category = by_slug(slug)
    for index in range(count):
        name = ProblemId(slug, category.version, tier, index, framing, realization)
        problem = mint(category, seed, name)
        row: dict[str, Any] = {"id": str(name), "prompt": problem.prompt, "framing": framing}
        if answers:
            row["answer"] = category.kind_of(problem.facts).write(category.solve(problem.facts))
        if json_:
            print_line(row)
        else:
            print_for_people(row)


def print_for_people(row: dict[str, Any]) -> None:
    """Print one problem under its id, its answer last."""
    print(f"--- {row['id']}\n{row['prompt']}\n")
    if "answer" in row:
        print(f"answer: {row['answer']}\n")
