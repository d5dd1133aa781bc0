"""People and bots at one terminal, with the table as the one authority."""

from __future__ import annotations

import json
import os
import re
import stat
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.text import Text

from formspiel.cli import sitting, terminal
from formspiel.cli.saving import Save
from formspiel.core.speed import jit
from tests.cli.inside import run
from tests.cli.test_command import refused

FITS = ("play", "fits", "--boards", "1", "--seed", "5", "--lang", "en")


def fail(*_: object) -> object:
    """A bot that never has an answer."""
    raise RuntimeError("I do not know")


def compile_first(_view: object, legal: Sequence[object], *_: object) -> object:
    """A bot that no earlier run has compiled code for."""
    jit._told(SimpleNamespace(stats=SimpleNamespace(cache_hits={})))
    return legal[0]


class Typed:
    """A terminal on which keys have been typed; `screens` is what was seen."""

    keys: tuple[str, ...] = ()
    size = (80, 24)

    def __init__(self) -> None:
        self.is_live = True
        self.width, self.height = self.size
        self.screens: list[str] = []
        self.forgotten: list[str] = []
        self._left = list(self.keys)
        Typed.last = self

    last: Typed

    @contextmanager
    def listening(self) -> Iterator[None]:
        yield

    def forget_keys(self) -> None:
        """Keys are typed one by one here; it is noted on which screen they would be forgotten."""
        self.forgotten += self.screens[-1:]

    def show(self, lines: list[Text]) -> None:
        self.screens.append("\n".join(line.plain for line in lines))

    def key(self) -> str:
        return self._left.pop(0) if self._left else "q"


def type_keys(monkeypatch: pytest.MonkeyPatch, *keys: str, size: tuple[int, int] = (80, 24)) -> Any:
    """Let the next run have a live terminal on which these keys are typed."""
    monkeypatch.setattr(Typed, "keys", keys)
    monkeypatch.setattr(Typed, "size", size)
    monkeypatch.setattr(sitting, "Terminal", Typed)


def test_a_game_with_a_bot_is_played_to_the_end_and_can_be_verified(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    words = (*FITS, "--seats", "me,easy", "--save", str(saved))
    done = run(*words, text="ok\nok\n" * 7 + "quit\n")
    assert (done.returncode, done.stderr) == (0, "")
    document = json.loads(saved.read_text("utf-8"))
    assert document["players"] == ["me", "easy"]
    commitment = document["fairness"]["commitment"]
    assert commitment in "".join(line.split("│")[-1].strip() for line in done.stdout.splitlines())
    assert run("verify", str(saved)).returncode == 1, "the secret is told at the end only"
    assert (tmp_path / ".game.json.dealer").exists()
    # Goes on without a seed: the dealer has kept the secret.
    unseeded = [word for word in words if word not in ("--seed", "5")]
    done = run(*unseeded, text="ok\nok\n" * 30)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Pebble: " in done.stdout
    assert "formspiel verify" in done.stdout
    assert json.loads(saved.read_text("utf-8"))["fairness"]["commitment"] == commitment
    assert json.loads(run("verify", str(saved), "--json").stdout)["fair"]
    assert os.listdir(tmp_path) == ["game.json"]  # noqa: PTH208  just names


def test_a_game_is_played_in_one_terminal_at_a_time(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    words = (*FITS, "--save", str(saved))
    with Save(saved).locked():
        assert "is being played in another terminal" in refused(run(*words))
    assert not saved.exists()
    assert run(*words, text="quit\n").returncode == 0


def test_links_and_modes_of_saved_games_are_kept(tmp_path: Path) -> None:
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    link.symlink_to(real)
    assert run(*FITS, "--save", str(link), text="quit\n").returncode == 0
    real.chmod(0o640)
    assert run(*FITS, "--save", str(link), text="ok\nok\nquit\n").returncode == 0
    assert link.is_symlink()
    assert stat.S_IMODE(real.stat().st_mode) == 0o640
    assert "place" in real.read_text()


def test_a_move_is_taken_back_until_a_card_is_revealed(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    words = (*FITS, "--seats", "2", "--save", str(saved))
    done = run(*words, text="ok\nok\nback\nquit\n")
    assert "Taken back." in done.stdout
    assert "place" not in saved.read_text()
    # Both have laid the piece of a card, and the next card has come.
    done = run(*words, text="ok\nok\nok\nok\nback\nquit\n")
    assert "nothing that can be taken back" in done.stdout
    assert saved.read_text().count("place") == 2
    done = run(*words, "--practice", text="back\nquit\n")
    assert "Taken back." in done.stdout
    assert saved.read_text().count("place") == 1


def test_one_key_too_many_never_shows_the_hand_of_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    type_keys(monkeypatch, "1", *["enter"] * 20)
    run("play", "digit", "--seats", "Ada,Bob", "--seed", "1", "--lang", "en")
    screens = Typed.last.screens
    assert screens[0] == "\nAda, it is your turn. Press 1 when only you can see the screen."
    assert any("Bob, it is your turn. Press 2" in screen for screen in screens)
    assert not any("· Bob" in screen for screen in screens)
    type_keys(monkeypatch, "1", "enter", "enter", "2")
    run("play", "digit", "--seats", "Ada,Bob", "--seed", "1", "--lang", "en")
    assert "· Bob" in Typed.last.screens[-2]


def test_nobody_passes_the_keyboard_to_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    type_keys(monkeypatch, "enter", "enter")
    run("play", "digit", "--seats", "Ada,easy", "--seed", "1", "--lang", "en")
    assert not any("Press" in screen for screen in Typed.last.screens)


def test_while_a_bot_thinks_it_is_said_and_keys_are_not_kept_for_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    type_keys(monkeypatch, "enter", "enter")
    run(*FITS, "--seats", "me,easy,medium")
    screens = Typed.last.screens
    chosen = next(screen for screen in screens if "Enter confirms" in screen)
    at = screens.index(chosen)
    told = [screen.splitlines() for screen in screens[at + 1 : at + 3]]
    assert [lines[-1] for lines in told] == ["Pebble is thinking.", "Brick is thinking."]
    assert all(lines[:-1] == chosen.splitlines()[:-1] for lines in told)
    assert Typed.last.forgotten == [screens[at + 1], screens[at + 2]]


def test_on_a_live_screen_it_is_said_there_that_code_is_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    type_keys(monkeypatch, "enter", "enter")
    run(*FITS[:-1], "fr", "--seats", f"me,{__name__}:compile_first")
    (told,) = [screen for screen in Typed.last.screens if "compilé" in screen]
    lines = told.splitlines()
    assert lines[-1].startswith("Du code est compilé pour la première fois")
    # The title is seen as well.
    assert lines[0].startswith("FITS")
    assert len(lines) < Typed.size[1]


def test_a_move_of_digit_is_listed_with_the_figure_that_it_makes() -> None:
    done = run("play", "digit", "--variant", "solitaire", "--seed", "1", "--lang", "en", text="q\n")
    moves = [line for line in done.stdout.splitlines() if " across at " in line]
    assert len(moves) > 10
    assert all("→ D" in line for line in moves)


@pytest.mark.parametrize("game", ["fits", "bits", "quadrata", "digit"])
def test_the_list_uses_the_height_there_is_and_no_more(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lengths = []
    for size in ((80, 24), (120, 40)):
        type_keys(monkeypatch, "enter", "enter", "enter", "enter", size=size)
        run("play", game, "--seats", "me,easy", "--seed", "2", "--lang", "de")
        for screen in Typed.last.screens:
            lines = screen.splitlines()
            assert len(lines) < size[1]
            assert max(map(len, lines)) <= size[0]
        lengths.append(max(len(screen.splitlines()) for screen in Typed.last.screens))
    assert lengths[1] > lengths[0]


@pytest.mark.parametrize("game", ["fits", "bits", "quadrata", "digit"])
@pytest.mark.parametrize("size", [(50, 9), (100, 12)])
def test_a_terminal_that_is_too_small_says_so_and_how_large_is_enough(
    game: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("play", game, "--seats", "me,easy", "--seed", "3", "--lang", "en")
    type_keys(monkeypatch, size=size)
    run(*words)
    told = next(screen for screen in Typed.last.screens if screen.startswith("This terminal"))
    assert max(map(len, told.splitlines())) <= size[0]
    found = re.match(r"This terminal is too small: (\d+) × (\d+) is needed", told)
    assert found
    wide, high = map(int, found.groups())
    for rows in (high, high - 1):
        type_keys(monkeypatch, size=(wide, rows))
        run(*words)
        is_told = any(screen.startswith("This terminal") for screen in Typed.last.screens)
        assert is_told == (rows < high)


def test_keys_of_a_windows_console(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = list("\xe0K\x00Hr\xe0S")

    class Console:
        @staticmethod
        def getwch() -> str:
            return typed.pop(0)

    monkeypatch.setattr(terminal, "_msvcrt", Console)
    keys = [terminal._read_console_key() for _ in range(4)]
    assert [terminal.KEYS.get(key, key) for key in keys] == ["left", "up", "r", "?"]


def test_a_bot_that_fails_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    bot = f"{__name__}:fail"
    told = run(*FITS, "--seats", f"me,{bot}", "--save", str(saved), text="ok\nok\n")
    assert told.returncode == 2
    assert "has failed (RuntimeError: I do not know); nothing is lost" in told.stderr
    assert "place" in saved.read_text()
    assert "cannot be loaded" in refused(run(*FITS, "--seats", "me,nowhere:bot"))


def test_bots_have_the_names_that_they_have_on_the_page_and_two_alike_a_number() -> None:
    done = run(*FITS[:-1], "de", "--seats", "me,hard,hard,easy", text="table\nok\nquit\n")
    assert "#1 me  #2 Maurer 1  #3 Maurer 2  #4 Kiesel" in done.stdout.replace("\u00a0", " ")
    assert not {"hard", "easy"} & set(done.stdout.split())


@pytest.mark.parametrize("seats", ["me,easy", "me,easy,easy", "me,easy,easy,easy"])
def test_the_whole_table_fits_the_terminal_and_numbers_its_boards(
    monkeypatch: pytest.MonkeyPatch, seats: str
) -> None:
    type_keys(monkeypatch, "o", "enter")
    run("play", "fits", "--boards", "1", "--seed", "5", "--seats", seats)
    table = next(screen for screen in Typed.last.screens if "#2" in screen.splitlines()[0])
    assert max(map(len, table.splitlines()[:-2])) <= 80
    assert len(table.splitlines()) < 24


def test_what_a_list_has_no_room_for_is_told_in_full_below_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    type_keys(monkeypatch, "n")
    run("play", "digit", "--seed", "5", "--seats", "me,easy", "--lang", "it")
    lines = Typed.last.screens[1].splitlines()
    short = next(line for line in lines if "▸" in line)
    assert short.endswith("…")
    full = short.split("→")[1].rstrip("…").strip()
    assert lines[-3].startswith(f"→ {full}")
    assert lines[-3].endswith(")")


def test_a_round_with_more_scores_than_lines_is_read_page_by_page(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keys = ("enter", "enter") * 20
    type_keys(monkeypatch, *keys)
    run(
        "play",
        "fits",
        "--boards",
        "3,1",
        "--seed",
        "5",
        "--seats",
        "me,easy,easy,easy",
        "--lang",
        "en",
    )
    pages = [screen for screen in Typed.last.screens if "Enter to go on" in screen]
    assert len(pages) > 1
    assert all(len(page.splitlines()) < 24 for page in pages)


class Console:
    """The keyboard of a Windows console on which these characters were typed."""

    def __init__(self, typed: str) -> None:
        self.left = list(typed)

    def kbhit(self) -> bool:
        return bool(self.left)

    def getwch(self) -> str:
        return self.left.pop(0)


def test_keys_of_a_windows_console_are_read_after_either_sign(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    console = Console("\xe0K\x00M\xe0H\x00P\r\x08\x1b5\xe0S\x03xx")
    monkeypatch.setitem(sys.modules, "msvcrt", console)
    monkeypatch.setitem(sys.modules, "termios", None)
    own = terminal.Terminal()
    own.is_live = True
    monkeypatch.setattr(terminal, "os", SimpleNamespace(name="nt"))
    with own.listening():
        keys = [own.key() for _ in range(10)]
        own.forget_keys()
    assert keys == ["left", "right", "up", "down", "enter", "delete", "u", "5", "?", "q"]
    assert console.left == []
