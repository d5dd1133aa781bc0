"""What import-linter cannot say about the rooms."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import formspiel

SOURCE = Path(formspiel.__file__).parent


def imported_names(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module


def test_geometry_needs_only_the_standard_library() -> None:
    strangers = {
        f"{file.name}: {name}"
        for file in SOURCE.glob("geometry/**/*.py")
        for name in imported_names(file)
        if name.partition(".")[0] not in sys.stdlib_module_names
        and not f"{name}.".startswith("formspiel.geometry.")
    }
    assert not strangers
