"""Make the generated pages of the docs, or check that they are current (--check).

Generated are the reference of the commands and the gallery of the categories.
"""

import io
import sys
from pathlib import Path

from unseen.categories import by_slug, catalogue, status_of
from unseen.core.ids import ProblemId
from unseen.core.problem import mint

HERE = Path(__file__).parent
SEED = "gallery"


def pages():
    """Yield (path, text) of every generated page."""
    yield HERE / "reference" / "cli.md", cli_page()
    yield HERE / "gallery" / "index.md", gallery_index()
    for slug in catalogue():
        yield HERE / "gallery" / f"{slug}.md", gallery_page(slug)


def cli_page():
    from unseen.cli import application, command_names

    parts = ["# Commands\n", fenced(help_of(application(), []))]
    for name in command_names():
        parts += [f"## unseen {name}\n", fenced(help_of(application(), name.split()))]
    return "\n".join(parts)


def help_of(app, words):
    from rich.console import Console

    out = io.StringIO()
    app.help_print(
        words, console=Console(file=out, width=80, color_system=None, legacy_windows=False)
    )
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()).strip()


def fenced(text):
    return f"```text\n{text}\n```\n"


def gallery_index():
    rows = [
        f"| [{slug}]({slug}.md) | {category.title} | {len(category.tiers)} | {status_of(slug)} |"
        for slug, category in catalogue().items()
    ]
    head = ["# Gallery\n", "One problem of each tier and framing of every category.\n"]
    return "\n".join(
        [*head, "| category | title | tiers | status |", "|---|---|---|---|", *rows, ""]
    )


def gallery_page(slug):
    category = by_slug(slug)
    parts = [f"# {category.title}\n", f"`{slug}`, version {category.version}.\n"]
    for tier in category.tiers:
        parts.append(f"## Tier {tier}\n")
        for framing in category.framings:
            name = ProblemId(slug, category.version, tier, 0, framing)
            problem = mint(category, SEED, name)
            answer = category.kind_of(problem.facts).write(category.solve(problem.facts))
            parts += [f"### {framing}\n", fenced(problem.prompt), f"One right answer: `{answer}`\n"]
    return "\n".join(parts)


def main():
    stale = []
    wanted = dict(pages())
    for path, text in wanted.items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(path)
        if "--check" not in sys.argv:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
    left_over = set((HERE / "gallery").glob("*.md")) - set(wanted)
    if "--check" not in sys.argv:
        for path in left_over:
            path.unlink()
    elif stale or left_over:
        names = ", ".join(str(path.relative_to(HERE)) for path in sorted({*stale, *left_over}))
        sys.exit(f"These generated pages are not current: {names}. Run `make docs`.")


if __name__ == "__main__":
    main()
