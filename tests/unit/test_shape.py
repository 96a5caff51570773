"""The code keeps its shape: small functions, few levels, modules that can be read at a sitting."""

import ast
from pathlib import Path
from statistics import median

SOURCE = Path(__file__).parents[2] / "src" / "unseen"
FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)
LEVEL = (ast.If, ast.For, ast.While, ast.With, ast.Try, ast.AsyncFor, ast.AsyncWith, ast.Match)


def functions():
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, FUNCTION):
                yield f"{path.relative_to(SOURCE)}:{node.lineno} {node.name}", node


def lines_of(function):
    """Count the lines of a function without its decorators and docstring."""
    body = function.body
    has_docstring = ast.get_docstring(function) is not None
    start = body[0].end_lineno if has_docstring else function.lineno
    return function.end_lineno - start


def levels_of(node):
    """Count how deep blocks stand within one another; ``elif`` is no deeper than its ``if``."""
    deepest = 0
    for child in ast.iter_child_nodes(node):
        if isinstance(child, FUNCTION):
            continue
        is_elif = isinstance(node, ast.If) and isinstance(child, ast.If) and child in node.orelse
        deepest = max(deepest, levels_of(child) + (isinstance(child, LEVEL) and not is_elif))
    return deepest


def test_functions_are_short():
    lengths = {name: lines_of(function) for name, function in functions()}
    assert median(lengths.values()) <= 8
    assert sum(length < 30 for length in lengths.values()) >= 0.9 * len(lengths)
    assert [name for name, length in lengths.items() if length > 60] == []


def test_nesting_is_at_most_three():
    assert [name for name, function in functions() if levels_of(function) > 3] == []


def test_modules_are_under_400_lines():
    long = {
        str(path.relative_to(SOURCE)): count
        for path in sorted(SOURCE.rglob("*.py"))
        if (count := len(path.read_text(encoding="utf-8").splitlines())) >= 400
    }
    assert long == {}
