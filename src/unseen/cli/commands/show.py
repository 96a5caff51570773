"""unseen show."""

from __future__ import annotations

NAMES = ("show",)


def command(id_: str, /, *, seed: str = "42", answers: bool = False, json_: bool = False) -> None:
    """Remake one problem from its id and seed.

    Parameters
    ----------
    id_
        A problem id such as game_nim@1.t3.0017~inverted.r2.
    seed
        The seed it was drawn with.
    answers
        Show one right answer and the facts.
    json_
        Print one line of JSON.
    """
    from unseen.categories import by_slug
    from unseen.cli.commands.draw import print_for_people
    from unseen.cli.words import print_line
    from unseen.core.ids import ProblemId
    from unseen.core.problem import mint

    name = ProblemId.parse(id_)
    category = by_slug(name.slug)
    problem = mint(category, seed, name)
    row = {"id": str(name), "prompt": problem.prompt, "framing": name.framing}
    if answers:
        row["answer"] = category.kind_of(problem.facts).write(category.solve(problem.facts))
        row["facts"] = repr(problem.facts)
    if json_:
        print_line(row)
    else:
        print_for_people(row)
        if answers:
            print(f"facts: {row['facts']}")
