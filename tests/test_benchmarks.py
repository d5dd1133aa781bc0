"""What the scripts in benchmarks/ import is there: they are run by hand, and seldom."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "benchmarks"
SCRIPTS = sorted(FOLDER.glob("*.py"))


def names_in(script: Path) -> set[str]:
    """What a script has at its top level."""
    found: set[str] = set()
    for node in ast.parse(script.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            found |= {alias.asname or alias.name for alias in node.names}
        else:
            found |= {own.id for own in ast.walk(node) if isinstance(own, ast.Name)}
    return found


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_a_script_finds_what_it_imports(script: Path) -> None:
    for node in ast.walk(ast.parse(script.read_text("utf-8"))):
        if not isinstance(node, ast.ImportFrom) or node.module is None:
            continue
        beside = FOLDER / f"{node.module.removeprefix('benchmarks.')}.py"
        wanted = {alias.name for alias in node.names}
        if beside.exists():
            assert wanted <= names_in(beside), node.module
        elif node.module.startswith("formspiel"):
            missing = {name for name in wanted if not has(node.module, name)}
            assert not missing, node.module


def has(module: str, name: str) -> bool:
    """Whether a module, or a folder of modules, has something of this name."""
    if hasattr(import_module(module), name):
        return True
    try:
        import_module(f"{module}.{name}")
    except ModuleNotFoundError:
        return False
    return True
