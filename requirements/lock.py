"""Write the hashed requirement files: names, versions and hashes, never an address."""

import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).parent
BUILD = "hatchling>=1.27,<2\neditables>=0.5,<1\n"
SETS = {
    "base": [],
    "local": ["--extra", "local"],
    "dev": ["--all-extras", "--group", "dev"],
}
COMPILE = [
    *("pip", "compile", "--quiet", "--universal", "--generate-hashes"),
    *("--python-version", "3.11", "--no-header", "--no-annotate"),
    *("--no-emit-index-url", "--no-emit-find-links", "pyproject.toml", "-"),
]


def main() -> None:
    uv = shutil.which("uv") or str(HERE.parent / ".venv/bin/uv")
    for name, options in SETS.items():
        target = HERE / f"{name}.txt"
        command = [uv, *COMPILE, *options, "-o", str(target)]
        subprocess.run(command, input=BUILD, text=True, check=True, cwd=HERE.parent)
        assert "://" not in target.read_text()


if __name__ == "__main__":
    main()
