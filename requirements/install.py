"""Install a hashed set of requirements and this package into the running environment.

With uv where it is there, else with pip alone.
"""

import shutil
import subprocess
import sys
from pathlib import Path


def main(requirements: str) -> None:
    uv = shutil.which("uv")
    pip = [uv, "pip"] if uv else [sys.executable, "-m", "pip"]
    options = ["--python", sys.executable] if uv else ["--disable-pip-version-check"]
    install = [*pip, "install", "--quiet", *options]
    root = Path(__file__).parent.parent
    subprocess.run([*install, "--require-hashes", "-r", requirements], check=True)
    subprocess.run([*install, "--no-deps", "--no-build-isolation", "-e", str(root)], check=True)


if __name__ == "__main__":
    main(sys.argv[1])
