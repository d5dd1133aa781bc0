"""Games and bots that other packages bring along, each in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.inside import run_elsewhere

ENTRIES = """
[formspiel.games]
toy = toy_package:GAME
fits = toy_package:GAME
absent = toy_package.nowhere:GAME
failing = toy_package.failing:GAME
misnamed = toy_package:GAME
nothing = toy_package:NOTHING

[formspiel.players]
first = toy_package:choose_first
only-bits = toy_package:choose_for_bits
easy = toy_package:choose_never
sick = toy_package.failing:choose
"""
MODULE = """
from dataclasses import replace
from formspiel.games.fits import GAME as FITS

GAME = replace(FITS, id="toy", info=replace(FITS.info, title="Toy", levels=(), order=0))
NOTHING = 3

def choose_first(view, moves, rng, thought):
    return moves[0]

def choose_for_bits(view, moves, rng, thought):
    return moves[0]

choose_for_bits.games = ("bits",)

def choose_never(view, moves, rng, thought):
    raise RuntimeError
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an installed package that has entry points, good and bad."""
    folder = tmp_path_factory.mktemp("site")
    package, about = folder / "toy_package", folder / "toy_games-1.0.dist-info"
    package.mkdir()
    about.mkdir()
    (package / "__init__.py").write_text(MODULE)
    (package / "editions").mkdir()
    (package / "editions" / "first.toml").write_text("hue = 1\nhand = 2\n")
    (package / "failing.py").write_text("raise RuntimeError('out of\\norder')\n")
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: toy-games\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(ENTRIES)
    return folder


def python(site: Path, *words: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join(filter(None, (str(site), os.environ.get("PYTHONPATH"))))
    return subprocess.run(
        [sys.executable, *words],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "PYTHONPATH": path},
    )


def formspiel(site: Path, *commands: tuple[str, ...]) -> list[subprocess.CompletedProcess[str]]:
    """What becomes of each command, one after the other in a process with that package."""
    path = os.pathsep.join(filter(None, (str(site), os.environ.get("PYTHONPATH"))))
    return run_elsewhere(sys.executable, commands, {**os.environ, "PYTHONPATH": path}, site)


def test_an_installed_game_is_listed_after_those_we_ship_and_broken_ones_are_skipped(
    site: Path,
) -> None:
    shown = "list(GAMES), len(GAMES), GAMES['fits'].id"
    done = python(site, "-c", f"from formspiel.core.registry import GAMES; print({shown})")
    assert done.stdout == "['fits', 'bits', 'quadrata', 'digit', 'toy'] 5 fits\n"
    warnings = done.stderr.splitlines()
    assert len(warnings) == 4, done.stderr
    for name in ("absent", "failing", "misnamed", "nothing"):
        assert any(f"the game '{name}' of the package toy-games" in line for line in warnings)


def test_an_installed_game_is_played_by_an_installed_bot(site: Path, tmp_path: Path) -> None:
    words = ("simulate", "toy", "--seats", "first", "--games", "1", "--json")
    [done] = formspiel(site, (*words, "--save", str(tmp_path)))
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["players"][0]["player"] == "first"
    (saved,) = tmp_path.iterdir()
    assert json.loads(saved.read_text())["game"] == "toy"
    [done] = formspiel(site, ("replay", str(saved), "--json"))
    assert json.loads(done.stdout)["finished"] is True


@pytest.mark.parametrize(
    ("game", "why"),
    [
        ("absent", "ModuleNotFoundError: No module named 'toy_package.nowhere'"),
        ("failing", "RuntimeError: out of order"),
        ("misnamed", "it is no game of that name"),
        ("nothing", "it is no game of that name"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_told_in_a_sentence(
    site: Path, tmp_path: Path, game: str, why: str
) -> None:
    sentence = f"the game '{game}' of the package toy-games cannot be loaded ({why})"
    record = tmp_path / "game.json"
    head = {"format": "formspiel-record/1", "game": game, "edition": "1", "seats": 1}
    record.write_text(json.dumps({**head, "events": []}))
    done, again = formspiel(site, ("simulate", game), ("replay", str(record)))
    assert (done.returncode, done.stderr) == (2, f"formspiel: {sentence}\n")
    assert (again.returncode, again.stderr) == (2, f"formspiel: {record}: {sentence}\n")


def test_a_bot_plays_only_the_games_it_names(site: Path) -> None:
    good, done = formspiel(
        site,
        ("simulate", "bits", "--seats", "only-bits,first", "--games", "1"),
        ("simulate", "fits", "--seats", "only-bits"),
    )
    assert good.returncode == 0, good.stderr
    assert done.returncode == 2
    *_, last = done.stderr.splitlines()
    assert last.startswith("formspiel: there is no player 'only-bits'; there are easy, medium")
    assert last.endswith("first")


def test_a_level_of_the_game_goes_before_an_installed_bot_of_its_name(site: Path) -> None:
    [done] = formspiel(site, ("simulate", "bits", "--seats", "easy", "--games", "1"))
    assert done.returncode == 0, done.stderr


def test_a_bot_that_cannot_be_loaded_is_told_in_a_sentence(site: Path) -> None:
    [done] = formspiel(site, ("simulate", "bits", "--seats", "sick"))
    assert done.returncode == 2
    assert done.stderr == (
        "formspiel: the player 'sick' of the package toy-games cannot be loaded"
        " (RuntimeError: out of order)\n"
    )


def test_a_bot_may_be_named_by_its_module_and_function(site: Path) -> None:
    words = ("simulate", "bits", "--games", "1", "--json", "--seats")
    bad = ("toy_package:nobody", "nowhere:choose", "toy_package:NOTHING")
    named = ("toy_package:choose_first", *bad)
    good, *refused = formspiel(site, *((*words, name) for name in named))
    assert good.returncode == 0, good.stderr
    assert json.loads(good.stdout)["players"][0]["player"] == "toy_package:choose_first"
    for wrong, done in zip(bad, refused, strict=True):
        assert done.returncode == 2
        assert f"the player '{wrong}' cannot be loaded" in done.stderr


def test_names_from_elsewhere_never_run_a_module(site: Path) -> None:
    code = (
        "from formspiel.players import load_player\n"
        "try: load_player('bits', 'toy_package:choose_first')\n"
        "except KeyError: print('refused')"
    )
    assert python(site, "-c", code).stdout == "refused\n"


def test_a_game_that_we_ship_is_found_without_looking_for_others(site: Path) -> None:
    code = (
        "import sys; from formspiel.core.registry import GAMES; GAMES['bits']; 'fits' in GAMES\n"
        "print([name for name in ('importlib.metadata', 'toy_package', 'formspiel.games.digit')"
        " if name in sys.modules])"
    )
    assert python(site, "-c", code).stdout == "[]\n"


def test_a_home_made_edition_may_extend_one_that_an_installed_game_brings_along(site: Path) -> None:
    code = (
        "from formspiel.core.edition_file import open_edition\n"
        'text = \'extends = "first"\\ngame = "toy"\\nhue = 7\'\n'
        "top = open_edition('toy', ('first',), text, 'toy_package')\n"
        "print(top.take('hue', int), top.take('hand', int), top.mistakes)"
    )
    assert python(site, "-c", code).stdout == "7 2 []\n"
