"""The types of the page are generated from what the server declares, and are up to date."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from formspiel.core.names import shipped_games
from tests.page.house import ROOT

WEB = ROOT / "web"


def test_the_types_of_the_page_are_what_the_server_declares() -> None:
    if not (WEB / "node_modules" / "openapi-typescript").exists():
        pytest.skip("the generator is not installed: make page")
    command = [sys.executable, str(WEB / "generate_types.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", ""), "make types"


def test_nothing_is_taken_for_another_type_by_force() -> None:
    forced = [
        path.name
        for path in (WEB / "src").rglob("*")
        if path.suffix in {".ts", ".svelte"} and "as unknown as" in path.read_text("utf-8")
    ]
    assert not forced


def test_only_the_folder_of_a_game_names_it() -> None:
    names = re.compile(rf"\b({'|'.join(shipped_games())})\b", re.IGNORECASE)
    folders = [WEB / "src" / "games" / name for name in shipped_games()]
    files = [*WEB.joinpath("src").rglob("*"), *WEB.joinpath("public").iterdir(), WEB / "index.html"]
    named = [
        f"{path.relative_to(WEB)}: {found[0]}"
        for path in files
        if path.is_file() and not any(folder in path.parents for folder in folders)
        if (found := names.search(path.read_text("utf-8")))
    ]
    assert not named
