"""Write one problem for each tier and framing of a category, to be read in review.

    python tests/vectors/make_transcripts.py [SLUG ...]

Without a slug all categories are written. A line that changes needs a new version of its category.
"""

import json
import sys
from pathlib import Path

from unseen.categories import by_slug, catalogue
from unseen.core.ids import ProblemId
from unseen.core.problem import mint

TRANSCRIPTS = Path(__file__).parent / "transcripts"
SEED = "transcript"


def lines(category):
    for tier in category.tiers:
        for framing in category.framings:
            name = ProblemId(category.slug, category.version, tier, 0, framing)
            problem = mint(category, SEED, name)
            answer = category.kind_of(problem.facts).write(category.solve(problem.facts))
            yield {"id": str(name), "prompt": problem.prompt, "answer": answer}


def main(slugs):
    TRANSCRIPTS.mkdir(exist_ok=True)
    for slug in slugs or catalogue():
        text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines(by_slug(slug)))
        (TRANSCRIPTS / f"{slug}.jsonl").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
