"""The structure of the code: layers, exports, and what an import loads."""

import ast
import importlib
import subprocess
import sys
from pathlib import Path

import pytest

import unseen

ROOT = Path(unseen.__file__).parent
MODULES = sorted(
    ".".join(("unseen", *path.relative_to(ROOT).with_suffix("").parts)).removesuffix(".__init__")
    for path in ROOT.rglob("*.py")
)
MAY_IMPORT = {
    "core": set(),
    "worlds": {"core"},
    "categories": {"core", "worlds"},
    "models": {"core"},
    "synthesis": {"core", "models"},
    "corpus": {"core"},
    "runs": {"core", "models", "corpus"},
    "analysis": {"core"},
    "reports": {"core", "analysis"},
}
HEAVY = {
    "aiohttp", "chess", "cyclopts", "fastapi", "flint", "jinja2", "mpmath", "networkx", "numpy",
    "openai", "ortools", "pydantic", "pysat", "rich", "scipy", "sympy", "xllamacpp",
}  # fmt: skip


def path_of(module):
    base = ROOT.joinpath(*module.split(".")[1:])
    return base / "__init__.py" if base.is_dir() else base.with_suffix(".py")


def imported_layers(module):
    tree = ast.parse(path_of(module).read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        names = []
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: imports are absolute"
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        for name in names:
            parts = name.split(".")
            if parts[0] == "unseen" and len(parts) > 1 and (ROOT / parts[1]).is_dir():
                yield parts[1]


@pytest.mark.parametrize("module", MODULES)
def test_no_module_reaches_up_a_layer(module):
    layer = [*module.split("."), ""][1]
    if layer in MAY_IMPORT:
        assert set(imported_layers(module)) - {layer} <= MAY_IMPORT[layer]


@pytest.mark.parametrize("module", MODULES)
def test_what_a_module_exports_exists(module):
    loaded = importlib.import_module(module)
    exported = list(getattr(loaded, "__all__", []))
    assert len(exported) == len(set(exported))
    for name in exported:
        assert hasattr(loaded, name), f"{module}.__all__ names {name}"


def test_importing_the_package_loads_nothing_heavy():
    program = "import sys, unseen; print(' '.join(sorted({m.split('.')[0] for m in sys.modules})))"
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.split()
    assert HEAVY & set(loaded) == set()


@pytest.mark.parametrize("module", [m for m in MODULES if m.startswith("unseen.core")])
def test_core_imports_the_standard_library_alone(module):
    program = f"import sys, {module}; print(' '.join({{m.split('.')[0] for m in sys.modules}}))"
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.split()
    assert HEAVY & set(loaded) == set()
