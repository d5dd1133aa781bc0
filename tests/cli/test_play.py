"""Playing in the terminal: through a pipe, and through a real pseudo-terminal."""

from __future__ import annotations

import json
import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from formspiel.core.record import parse_record, replay
from formspiel.core.registry import GAMES
from tests.cli.inside import run
from tests.cli.test_command import refused


def test_a_whole_round_is_played_to_the_end(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    done = run(
        "play", "fits", "--boards", "1", "--seed", "5", "--save", str(saved), "--lang", "en",
        text="ok\nok\n" * 20,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    record = parse_record(saved.read_text())
    outcome = record.game.outcome(replay(record))
    assert outcome.is_over
    assert f"Player 1: −{-outcome.scores[0]}" in done.stdout


def test_a_seed_gives_the_same_cards_even_after_a_break(tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    words = ("play", "fits", "--boards", "1", "--seed", "9")
    run(*words, "--save", str(first), text="ok\nok\n" * 5 + "quit\n")
    run(*words, "--save", str(second), text="ok\nok\n" * 2 + "quit\n")
    assert len(second.read_text()) < len(first.read_text())
    run(*words, "--save", str(second), text="ok\nok\n" * 3 + "quit\n")
    assert second.read_text() == first.read_text()


def test_quitting_keeps_all_that_was_confirmed_and_nothing_else(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    run(
        "play",
        "fits",
        "--seed",
        "1",
        "--save",
        str(saved),
        text="3 ok back 4 ok ok ok quit".replace(" ", "\n"),
    )
    record = parse_record(saved.read_text())
    state = replay(record)
    assert [key for event in record.events for key in event if key in ("place", "chance")] == [
        "chance", "place", "chance",
    ]  # fmt: skip
    assert record.game.to_act(state) == (0,)


@pytest.mark.parametrize(
    ("said", "end"), [((), "last-turns"), (("--end", "played-out"), "played-out")]
)
def test_a_new_game_ends_as_a_new_table_suggests_unless_it_is_said(
    tmp_path: Path, said: tuple[str, ...], end: str
) -> None:
    """DIGIT-5."""
    saved = tmp_path / "game.json"
    run("play", "digit", "--variant", "plus", *said, "--save", str(saved), text="quit\n")
    assert json.loads(saved.read_text())["options"]["end"] == end


def test_a_saved_game_is_not_mistaken_for_another(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    run("play", "fits", "--boards", "1", "--save", str(saved), text="quit\n")
    before = saved.read_text()
    line = refused(run("play", "fits", "--boards", "2", "--save", str(saved)))
    assert "holds another game" in line
    assert saved.read_text() == before
    saved.write_text("{")
    assert "not JSON" in refused(run("play", "fits", "--save", str(saved)))
    assert saved.read_text() == "{"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("chess",), "there is no game"),
        (("fits", "--seats", "5"), "1 to 4 seats"),
        (("fits", "--seats", "0"), "1 to 4 seats"),
        (("fits", "--boards", "1,99"), "there is no board"),
        (("fits", "--boards", "1,1"), "twice"),
        (("fits", "--rounds", "3"), "No such option: --rounds"),
        (("chess", "--rounds", "3"), "there is no game 'chess'"),
        (("fits", "--lang", "xx"), "no language"),
        (("fits", "--save", "/nowhere/game.json"), "No such file"),
        (("quadrata", "--seats", "1"), "2 to 4 seats"),
        (("digit", "--variant", "poker"), "variant"),
        (("quadrata", "--rounds", "101"), "a whole number from 1 to 100, not 101"),
        (("quadrata", "--rounds", "none"), "'none' is not a valid int"),
        (("quadrata", "--turn-limit", "1.5"), "'1.5' is neither a whole number nor none"),
        (("quadrata", "--turn-limit", "10001"), "none or a whole number from 1 to 10000"),
        (("fits", "--boards", ","), "a list of at least one board name"),
        (("fits", "--boards", ",".join("1" * 10_000)), "at most 9 boards, each once"),
    ],
)
def test_what_cannot_be_played_is_refused(words: tuple[str, ...], why: str) -> None:
    assert why in refused(run("play", *words))


@pytest.mark.parametrize(
    ("words", "options"),
    [
        (("fits", "--boards", "3,1"), {"boards": ["3", "1"]}),
        (("fits",), {"boards": ["1", "2", "3", "4"]}),
        (("quadrata", "--rounds", "5", "--turn-limit", "40"), {"rounds": 5, "turn_limit": 40}),
        # QUAD-11: two are offered a limit, and may do without.
        (("quadrata",), {"rounds": 3, "turn_limit": 100}),
        (("quadrata", "--turn-limit", "none"), {"rounds": 3, "turn_limit": None}),
        (("--turn-limit=none", "quadrata"), {"rounds": 3, "turn_limit": None}),
        (("quadrata", "--seats", "3"), {"rounds": 3, "turn_limit": None}),
    ],
)
def test_what_is_said_is_agreed_on_and_the_rest_as_at_a_new_table(
    words: tuple[str, ...], options: dict[str, Any], tmp_path: Path
) -> None:
    saved = tmp_path / "game.json"
    done = run("play", *words, "--save", str(saved), text="quit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(saved.read_text())["options"] == options
    # The same words go on with it.
    assert run("play", *words, "--save", str(saved), text="quit\n").returncode == 0


def test_a_record_that_says_nothing_of_a_limit_has_none(tmp_path: Path) -> None:
    """QUAD-9: what a new table is offered changes no record."""
    saved = tmp_path / "game.json"
    head = {"format": "formspiel-record/1", "game": "quadrata", "edition": "1973", "seats": 2}
    saved.write_text(json.dumps({**head, "events": []}))
    assert run("play", "quadrata", "--save", str(saved), text="quit\n").returncode == 0
    assert json.loads(saved.read_text())["options"] == {"rounds": 3, "turn_limit": None}


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("language", ["de", "en", "fr", "it", "nl"])
def test_every_game_speaks_every_language(game: str, language: str) -> None:
    text = (
        "o\n\n" + "\nturn\nflip\nright\nleft\nup\ndown\nnext\nprevious\nchoice\naside\nok\nok\n" * 2
    )
    done = run("play", game, "--seed", "2", "--lang", language, text=text)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    assert len(done.stdout.splitlines()) > 50


def test_keys_on_a_real_terminal(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    screen = Screen(
        "play", "fits", "--boards", "1", "--seed", "3", "--save", str(saved), "--lang", "en"
    )
    screen.wait_for("q quit")
    screen.press("\x1b[C")
    screen.press("r")
    screen.press("f")
    screen.press("\r", until="Enter confirms")
    screen.press("u", until="Enter play")
    screen.press("\r", until="Enter confirms")
    screen.press("\r", until="card 1 of 16")
    screen.press("s")
    screen.press("\r", until="Enter confirms")
    screen.press("\r", until="card 2 of 16")
    screen.press("q", until="Saved in")
    assert screen.process.wait(10) == 0
    events = json.loads(saved.read_text())["events"]
    assert [set(event) - {"seat", "piece", "cells"} for event in events] == [
        {"chance"}, {"place"}, {"chance"}, {"aside"}, {"chance"},
    ]  # fmt: skip


class Screen:
    """A pseudo-terminal of 80 × 24 with the command in it."""

    def __init__(
        self,
        *words: str,
        python: str = sys.executable,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        self.end, inside = pty.openpty()
        environment = {**environment, "COLUMNS": "80", "LINES": "24", "TERM": "xterm"}
        self.process = subprocess.Popen(
            [python, "-m", "formspiel", *words],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            close_fds=True,
            env=environment,
        )
        os.close(inside)
        self.seen = ""

    def wait_for(self, words: str) -> None:
        end = time.monotonic() + 20
        while words not in self.seen:
            assert time.monotonic() < end, self.seen
            if select.select([self.end], [], [], 0.2)[0]:
                try:
                    self.seen += os.read(self.end, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        assert words in self.seen

    def press(self, key: str, until: str = "q quit") -> None:
        self.seen = ""
        os.write(self.end, key.encode())
        self.wait_for(until)
