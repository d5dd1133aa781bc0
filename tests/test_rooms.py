"""What import-linter cannot say about the rooms."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import formspiel
from formspiel.core.registry import GAMES

SOURCE = Path(formspiel.__file__).parent
WEB = SOURCE.parent.parent / "web" / "src"
TITLES = ("FITS", "BITS", "Quadrata", "DIGIT")
KEY = re.compile(rf"(?<![A-Za-z])({'|'.join(TITLES)})(?![A-Za-z])", re.IGNORECASE)
"""The name of a game in code, on its own or as a part of a key or a module's name."""
TITLE = re.compile(rf"\b({'|'.join(TITLES)})\b")
"""The name of a game in prose, where `fits` and `digit` are words like others."""
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:'\"`])//[^\n]*", re.DOTALL)


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


def texts_of(source: str) -> Iterator[str]:
    """The texts in a module that are no docstrings."""
    tree = ast.parse(source)
    prose = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.value


def named_in_python(source: str, names: list[str]) -> list[str]:
    """Where a module names a game: in a text, in an import, or in its prose."""
    found = [text for text in (*texts_of(source), *names) if KEY.search(text)]
    return found + [line.strip() for line in source.splitlines() if TITLE.search(line)]


def named_in_page(source: str) -> list[str]:
    """Where a file of the page names a game: anywhere in its code, or in its comments."""
    code = [line.strip() for line in COMMENT.sub("", source).splitlines() if KEY.search(line)]
    return code + [line.strip() for line in source.splitlines() if TITLE.search(line)]


def test_the_titles_are_those_of_the_games() -> None:
    assert {title.lower() for title in TITLES} == set(GAMES)


def test_no_module_outside_games_names_a_game() -> None:
    named = {
        f"{file.relative_to(SOURCE)}: {found[0]}"
        for file in SOURCE.rglob("*.py")
        if file.relative_to(SOURCE).parts[0] != "games"
        and (found := named_in_python(file.read_text("utf-8"), list(imported_names(file))))
    }
    assert not named


@pytest.mark.skipif(not WEB.is_dir(), reason="the source of the page is not here")
def test_no_file_of_the_page_outside_its_games_names_a_game() -> None:
    folders = {WEB / "games" / game for game in GAMES}
    named = {
        f"{file.relative_to(WEB)}: {found[0]}"
        for file in WEB.rglob("*")
        if file.suffix in {".ts", ".svelte", ".css", ".html"}
        and not folders & set(file.parents)
        and (found := named_in_page(file.read_text("utf-8")))
    }
    assert not named


def test_names_of_games_are_found_where_they_hide() -> None:
    assert named_in_python('"""It fits."""\nif game == "fits":\n    pass\n', []) == ["fits"]
    assert named_in_python("x = 1  # as in FITS\n", []) == ["x = 1  # as in FITS"]
    assert named_in_python("", ["formspiel.games.digit"]) == ["formspiel.games.digit"]
    assert not named_in_python('"""64 bits that a digit fits in."""\n', [])
    assert named_in_page("[data-game='bits'] {}") == ["[data-game='bits'] {}"]
    assert not named_in_page("/** It fits. */\nconst a = 1; // fits too\n")
