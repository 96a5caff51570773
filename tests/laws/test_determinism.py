"""The same seed gives the same problems under every hash seed, and the transcripts stand."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from unseen.categories import by_slug, catalogue
from unseen.core.grading import grade
from unseen.core.ids import ProblemId
from unseen.core.problem import mint

TRANSCRIPTS = Path(__file__).parent.parent / "vectors" / "transcripts"
SOURCE = Path(__file__).parents[2] / "src"
PROGRAM = """
import hashlib, json
from unseen.categories import catalogue
from unseen.core.ids import ProblemId
from unseen.core.problem import mint
digests = {}
for slug, category in catalogue().items():
    digest = hashlib.sha256()
    for tier in category.tiers:
        for framing in category.framings:
            name = ProblemId(slug, category.version, tier, 3, framing)
            problem = mint(category, "hash seeds", name)
            answer = category.kind_of(problem.facts).write(category.solve(problem.facts))
            digest.update(f"{problem.prompt} {answer} {problem.facts!r}".encode())
    digests[slug] = digest.hexdigest()
print(json.dumps(digests))
"""


def digests(python=sys.executable, hash_seed="0", path=""):
    environment = {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    done = subprocess.run(
        [python, "-c", PROGRAM], capture_output=True, text=True, check=True, env=environment
    )
    return json.loads(done.stdout)


def test_hash_seeds_change_nothing():
    first, *others = (digests(hash_seed=seed) for seed in ("0", "1", "12345"))
    for other in others:
        assert other == first


@pytest.mark.parametrize("version", ["3.12", "3.13"])
def test_other_pythons_make_the_same_problems(version):
    """Runs where that Python is on the path and has what the catalogue imports."""
    python = shutil.which(f"python{version}")
    if (
        python is None
        or subprocess.run([python, "-V"], capture_output=True, check=False).returncode
    ):
        pytest.skip(f"no Python {version} that runs here")
    try:
        other = digests(python, path=str(SOURCE))
    except subprocess.CalledProcessError as error:
        if "ModuleNotFoundError" in error.stderr:
            pytest.skip(f"Python {version} lacks a package: {error.stderr.splitlines()[-1]}")
        raise
    assert other == digests()


@pytest.mark.parametrize("slug", catalogue())
def test_transcript_is_unchanged(slug):
    """What people read in review is what is made; a change of it needs a new version."""
    category = by_slug(slug)
    lines = (TRANSCRIPTS / f"{slug}.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) == len(category.tiers) * len(category.framings)
    for line in map(json.loads, lines):
        problem = mint(category, "transcript", ProblemId.parse(line["id"]))
        assert problem.prompt == line["prompt"]
        assert grade(category, problem.facts, f"ANSWER: {line['answer']}").correct
