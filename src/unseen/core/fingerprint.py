"""Hashes of source code: what a stored grade or a certificate was made with."""

from __future__ import annotations

import ast
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

__all__ = ["fingerprint", "modules_used"]


@cache
def _source(module: str) -> tuple[Path, bytes]:
    spec = find_spec(module)
    assert spec, f"no module {module}"
    assert spec.origin, f"{module} has no file"
    path = Path(spec.origin)
    return path, path.read_bytes()


@cache
def imports_of(module: str) -> frozenset[str]:
    """Return the modules of this package that a module imports, wherever in its code."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(_source(module)[1])):
        if isinstance(node, ast.ImportFrom) and node.module:
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
            names.add(node.module)
        elif isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
    ours = (name for name in names if name.split(".")[0] == "unseen" and name != module)
    return frozenset(name for name in ours if _is_module(name))


@cache
def _is_module(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False  # a name inside a module


@cache
def modules_used(module: str) -> tuple[str, ...]:
    """Return the module and all modules of this package that it reaches by imports, sorted."""
    reached: set[str] = set()
    waiting = [module]
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting.extend(imports_of(name))
    return tuple(sorted(reached))


@cache
def fingerprint(*modules: str) -> str:
    """Return the hex SHA-256 of the source of the modules and of all that they reach.

    Line ends and comments count: any edit of a file that could change a verdict changes the hash.
    """
    digest = sha256()
    for name in sorted({used for module in modules for used in modules_used(module)}):
        source = _source(name)[1].replace(b"\r\n", b"\n")
        digest.update(f"{name} {len(source)} ".encode() + source)
    return digest.hexdigest()
