"""What the docs name is there."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable
from itertools import chain
from pathlib import Path

import pytest

import formspiel
from formspiel.cli.trouble import ExitCode
from formspiel.core.registry import GAMES
from formspiel.server.settings import Limits, Settings

SOURCE = Path(formspiel.__file__).parent
ROOT = SOURCE.parent.parent
NAMED = re.compile(r"`((?:[\w-]+/)+[\w.-]+\.(?:py|ts|svelte))`")
LINKED = re.compile(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)")
PAGES = sorted(
    [*(ROOT / "docs").glob("*.md"), *ROOT.glob("*.md"), *(ROOT / "examples").glob("*/*.md")]
)


def test_every_file_that_the_architecture_names_is_there() -> None:
    named = NAMED.findall((ROOT / "docs" / "architecture.md").read_text("utf-8"))
    assert len(named) > 15
    places = (SOURCE, SOURCE.parent, ROOT)
    missing = [name for name in named if not any((at / name).exists() for at in places)]
    assert not missing


def test_every_room_is_told_of() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rooms = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert rooms
    assert not [room for room in rooms if f"| `{room}` |" not in text]


RULING = re.compile(r"^- \*\*([A-Z]+-\d+)\*\*", re.MULTILINE)
CITED = re.compile(r"(?<![A-Za-z])(FITS|BITS|QUAD|DIGIT)[-_](\d+)(?!\d)", re.IGNORECASE)


def cited(files: Iterable[Path]) -> set[str]:
    """The rulings that files cite, in words or in the name of a test."""
    found = chain.from_iterable(CITED.findall(file.read_text("utf-8")) for file in files)
    return {f"{game.upper()}-{number}" for game, number in found}


@pytest.mark.parametrize("game", ["fits", "bits", "quadrata", "digit"])
def test_every_ruling_is_cited_by_code_and_by_a_test(game: str) -> None:
    rulings = set(RULING.findall((ROOT / "docs" / f"{game}.md").read_text("utf-8")))
    assert len(rulings) > 5
    folder = SOURCE / "games" / game
    assert not rulings - cited([*folder.rglob("*.py"), *folder.rglob("*.toml")])
    tests = Path(__file__).parent
    assert not rulings - cited(file for file in tests.rglob("*.py") if file != Path(__file__))


@pytest.mark.parametrize("game", ["fits", "bits", "quadrata", "digit"])
def test_the_docs_credit_those_who_made_a_game(game: str) -> None:
    info = GAMES[game].info
    told = (ROOT / "docs" / f"{game}.md").read_text("utf-8").partition("## Credits")[2]
    made = info.credits
    named = [info.author, info.publisher, str(info.year), made.number, made.editor]
    named += [*made.design, *made.thanks, *made.other_titles]
    named += [f"{info.least_seats} to {info.most_seats}"]
    named += [f"aged {made.least_age}" if made.least_age else "no age"]
    assert not [name for name in named if name not in told]


def test_every_link_in_the_docs_leads_somewhere() -> None:
    broken = [
        f"{page.name}: {link}"
        for page in PAGES
        for link in LINKED.findall(page.read_text("utf-8"))
        if not (page.parent / link).exists()
    ]
    assert not broken


def test_every_exit_code_is_documented_and_has_a_name() -> None:
    page = (ROOT / "docs" / "command.md").read_text("utf-8")
    table = page.partition("## Exit codes")[2].partition("\n## ")[0]
    assert sorted(map(int, re.findall(r"^\| (\d+) \|", table, re.MULTILINE))) == sorted(ExitCode)
    for file in (SOURCE / "cli").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(
                ("Exit", "Trouble", "exit", "_say")
            ):
                numbers = [a for a in node.args if isinstance(a, ast.Constant)]
                assert not [n for n in numbers if isinstance(n.value, int)], ast.unparse(node)


def test_every_extra_is_in_the_readme() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    table = (ROOT / "README.md").read_text("utf-8").partition("| extra | brings |")[2]
    told = re.findall(r"^\| `(\w+)` \|", table.partition("\n\n")[0], re.MULTILINE)
    assert sorted(told) == sorted(project["optional-dependencies"])


def test_every_variable_of_the_environment_is_documented() -> None:
    page = (ROOT / "docs" / "command.md").read_text("utf-8")
    table = page.partition("## Environment variables")[2].partition("\n## ")[0]
    text = "".join(file.read_text("utf-8") for file in SOURCE.rglob("*.py"))
    read = set(re.findall(r'environ(?:\.get\(|\.setdefault\(|\[|\.pop\()"([A-Z_]+)"', text))
    read |= set(re.findall(r'"(FORMSPIEL_[A-Z_]*[A-Z])"', text)) | {"LC_ALL", "LC_MESSAGES", "LANG"}
    read |= {"FORCE_COLOR", "TERM", "COLORTERM", "HOME", "TMPDIR"}
    read |= {"NO_COLOR", "COLUMNS", "LINES", "BROWSER", "XDG_DATA_HOME", "NUMBA_CACHE_DIR"}
    read |= {f"FORMSPIEL_{name.upper()}" for name in Settings.model_fields}
    read |= {f"FORMSPIEL_LIMITS__{name.upper()}" for name in Limits.model_fields}
    assert len(read) > 30
    assert not [name for name in sorted(read) if f"`{name}`" not in table]
