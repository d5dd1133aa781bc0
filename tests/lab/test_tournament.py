"""Tournaments: the same cards for all, the same result everywhere, and honest figures."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from formspiel.cli.trouble import ExitCode
from formspiel.core.record import parse_record
from formspiel.lab.standings import sum_up
from formspiel.lab.tournament import Bout, Contest, Game, play_bout, play_bouts
from formspiel.locales import LANGUAGES
from tests.cli.inside import run
from tests.cli.test_command import refused

PAIR = Contest("bits", ("easy", "medium", "random"), 2, {}, 3, 0.1)


def cards(text: str) -> list[object]:
    """What chance has dealt in a record."""
    return [event for event in parse_record(text).events if "chance" in event]


def test_seats_are_exchanged_and_the_cards_stay() -> None:
    contest = replace(PAIR, keep_records=True)
    first, second = play_bout(contest, (0, (0, 1))).games
    assert (first.seating, second.seating) == ((0, 1), (1, 0))
    assert cards(first.record) == cards(second.record)
    others = play_bout(contest, (0, (1, 2))).games[0]
    assert cards(others.record) == cards(first.record)
    another = play_bout(contest, (1, (0, 1))).games[0]
    assert cards(another.record) != cards(first.record)


def test_every_group_has_every_deal_and_all_turn_around_the_table() -> None:
    bouts = list(play_bouts(replace(PAIR, players=("random", "easy"), game="bits"), 2))
    assert [(bout.deal, [game.seating for game in bout.games]) for bout in bouts] == [
        (0, [(0, 1), (1, 0)]),
        (1, [(0, 1), (1, 0)]),
    ]
    alone = list(play_bouts(replace(PAIR, players=("random", "easy"), seats=1), 2))
    assert [(bout.deal, bout.games[0].seating) for bout in alone] == [
        (0, (0,)), (0, (1,)), (1, (0,)), (1, (1,)),
    ]  # fmt: skip


def test_the_figures_of_a_tournament() -> None:
    contest = Contest("bits", ("a", "b"), 2, {}, 0, 1.0)
    ends = [((10, 4), (6, 8)), ((7, 7), (3, 9)), ((5, 1), (2, 2))]
    bouts = [
        Bout(deal, (Game((0, 1), first, (), ""), Game((1, 0), second, (), "")))
        for deal, (first, second) in enumerate(ends)
    ]
    found = sum_up(contest, bouts)
    (pair,) = found["pairs"]
    # Leads of a: 6 and 2, 0 and 6, 4 and 0; by deal 4, 3 and 2.
    assert pair["players"] == ["a", "b"]
    assert (pair["wins"], pair["draws"], pair["losses"]) == (4, 2, 0)
    assert (pair["lead"], pair["interval"]) == (3.0, [0.516, 5.484])
    assert pair["gain"] == pytest.approx(7.6 / 6 * 3 / 1, abs=0.01)
    # The first seat had 3, −1, 0, −3, 2 and 0 more than the mean of its table.
    assert [one["effect"] for one in found["seat_effects"]] == [0.167, -0.167]
    best, worst = found["players"]
    assert best["rating"] > worst["rating"]
    low, high = best["rating_interval"]
    assert low < best["rating"] < high


def test_the_number_of_workers_does_not_matter_and_all_is_kept(tmp_path: Path) -> None:
    words = ("tournament", "bits", "--players", "random,easy,medium", "--games", "4", "--json")
    alone = run(*words, "--save", str(tmp_path / "answer.json"))
    together = run(*words, "--workers", "2", "--save", str(tmp_path / "games"))
    assert (alone.returncode, alone.stderr) == (0, "")
    assert alone.stdout == together.stdout == (tmp_path / "answer.json").read_text("utf-8")
    found = json.loads(alone.stdout)
    assert [one["player"] for one in found["players"]][-1] == "random"
    assert len(list((tmp_path / "games").iterdir())) == found["games"] == 12


def test_luck_is_taken_away_if_asked(tmp_path: Path) -> None:
    words = ("--players", "random,easy", "--games", "2", "--luck", "0.05", "--json")
    done = run("tournament", "bits", *words, "--report", str(tmp_path / "report.html"))
    assert done.returncode == 0, done.stderr
    (pair,) = json.loads(done.stdout)["pairs"]
    assert pair["without_luck"]["utility"] == "points"
    assert pair["without_luck"]["lead"] != pair["lead"]
    assert "Without luck" in (tmp_path / "report.html").read_text("utf-8")


def test_stopped_before_all_have_played_it_tells_what_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def play(*words: Any) -> Iterator[Bout]:
        yield from islice(play_bouts(*words), 1)
        raise KeyboardInterrupt

    monkeypatch.setattr("formspiel.cli.tournament.play_bouts", play)
    words = ("tournament", "bits", "--players", "random,easy", "--lang", "en", "--games", "2")
    for more in ((), ("--json",), ("--report", str(tmp_path / "report.html"))):
        done = run(*words, *more)
        assert done.returncode == ExitCode.STOPPED
        assert done.stderr == "formspiel: stopped after 1 bout of 4\n"
        if not more:
            assert "bits: one game with one deal, seed 0" in done.stdout
    assert "random" in (tmp_path / "report.html").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_asks_for_nothing_and_runs_nothing(tmp_path: Path, language: str) -> None:
    file = tmp_path / "report.html"
    done = run(
        "tournament", "bits", "--players", "random,easy", "--games", "2", "--seats", "2",
        "--lang", language, "--report", str(file),
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert all(len(line) <= 80 for line in done.stdout.splitlines())
    page = file.read_text("utf-8")
    assert f'<html lang="{language}">' in page
    assert page.count("<svg") == 3
    assert not re.search(r"https?://|<script|<link|<img|url\(", page)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--players", "easy"), "there must be at least 2 players"),
        (("--players", "easy,easy"), "each player is named once"),
        (("--players", "easy,nobody"), "there is no player 'nobody'"),
        (("--players", "easy,hard", "--seats", "3"), "there must be at least 3 players"),
        (("--players", "easy,hard", "--games", "0"), "games and workers must be at least 1"),
        (("--luck", "-1"), "luck is 0 or more seconds"),
        (("--save", "games.txt"), "--save is a folder for all games, or a file"),
    ],
)
def test_what_cannot_be_played_is_refused(words: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused(run("tournament", "bits", *words))
