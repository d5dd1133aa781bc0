"""Many games between bots: the same for any number of workers, and honest figures."""

from __future__ import annotations

import json
import os
from concurrent.futures import Executor
from math import sqrt
from pathlib import Path

import pytest

from formspiel.cli.simulate import plan_of
from formspiel.core.record import parse_record, replay
from formspiel.lab.crew import gather
from formspiel.lab.simulation import Plan, Played, configure, play_game, summary
from tests.cli.inside import run
from tests.cli.test_command import refused


def simulate(*words: str) -> str:
    done = run("simulate", "bits", "--seats", "easy,medium", "--seed", "3", *words)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_number_of_workers_does_not_matter(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    alone = simulate("--games", "6", "--json", "--save", str(one))
    together = simulate("--games", "6", "--json", "--save", str(two), "--workers", "2")
    assert alone == together
    names = sorted(path.name for path in one.iterdir())
    assert len(names) == 6
    assert names == sorted(path.name for path in two.iterdir())
    for name in names:
        assert (one / name).read_bytes() == (two / name).read_bytes()


@pytest.mark.parametrize(("game", "seats"), [("fits", 1), ("quadrata", 2), ("digit", 2)])
def test_as_many_hard_ones_as_a_game_needs_play_unless_others_are_named(
    game: str, seats: int
) -> None:
    plan = plan_of(game, None, {}, 0, 1.0, None, keep_records=False)
    assert plan.players == ("hard",) * seats
    configure(plan)


def test_another_seed_is_another_game() -> None:
    plan = Plan("bits", ("easy",), {}, 1, 0.1)
    assert play_game(plan, 0) == play_game(plan, 0)
    assert play_game(plan, 0) != play_game(plan, 1)
    assert play_game(plan, 0) != play_game(Plan("bits", ("easy",), {}, 2, 0.1), 0)


def test_saved_games_replay_to_the_scores_reported(tmp_path: Path) -> None:
    answer = json.loads(simulate("--games", "4", "--json", "--save", str(tmp_path)))
    sums = {"easy": 0, "medium": 0}
    wins = {"easy": 0, "medium": 0}
    for number, path in enumerate(sorted(tmp_path.iterdir())):
        record = parse_record(path.read_text("utf-8"))
        names = json.loads(path.read_text("utf-8"))["players"]
        # Seats turn, so that no seat favours one player.
        assert names == (["easy", "medium"] if number % 2 == 0 else ["medium", "easy"])
        outcome = record.game.outcome(replay(record))
        for name, score in zip(names, outcome.scores, strict=True):
            sums[name] += score
        if len(outcome.winners) == 1:
            wins[names[outcome.winners[0]]] += 1
    for player in answer["players"]:
        assert player["mean"] == pytest.approx(sums[player["player"]] / 4)
        assert player["wins"] == wins[player["player"]]


def test_the_figures_of_a_summary() -> None:
    plan = Plan("bits", ("hard", "easy"), {}, 0, 1.0)
    ends = [((10, 4), (0,)), ((6, 6), (0, 1)), ((2, 8), (1,)), ((14, 2), (0,))]
    played = [Played(n, scores, (None, None), won, 9, "") for n, (scores, won) in enumerate(ends)]
    found = summary(plan, played)
    first = found["players"][0]
    assert (found["games"], found["decided"]) == (4, 3)
    assert (first["mean"], first["least"], first["most"], first["wins"]) == (8, 2, 14, 2)
    # 10, 6, 2, 14 lie 2, −2, −6, 6 from their mean.
    # Student's t for 3 degrees of freedom is 3.182.
    half = 3.18245 * sqrt((4 + 4 + 36 + 36) / 3) / sqrt(4)
    assert first["interval"] == [round(8 - half, 3), round(8 + half, 3)]
    assert summary(plan, played[:1])["players"][0]["interval"] is None
    assert first["win_share"] == 0.6667
    # Wilson's interval for 2 of 3, worked out by hand.
    assert first["win_interval"] == pytest.approx([0.2077, 0.9385], abs=1e-3)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("bits", "--seats", "genius"), "there is no player 'genius'"),
        (("chess",), "there is no game 'chess'"),
        (("bits", "--games", "0"), "must be at least 1"),
        (("bits", "--workers", "0"), "must be at least 1"),
        (("bits", "--think", "0"), "must be more than 0"),
        (("bits", "--seats", "easy,easy,easy,easy,easy"), "seats"),
    ],
)
def test_bad_wishes_get_a_sentence(words: tuple[str, ...], said: str) -> None:
    assert said in refused(run("simulate", *words))


def test_processes_that_are_called_off_leave_nothing_of_their_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tidied: list[int] = []
    monkeypatch.setattr("formspiel.lab.crew.tidy_up_after", tidied.append)
    workers: list[int] = []

    def stop(executor: Executor) -> None:
        workers.append(executor.submit(os.getpid).result())
        raise KeyboardInterrupt

    def work() -> None:
        with gather(2) as executor:
            assert executor is not None
            stop(executor)

    with pytest.raises(KeyboardInterrupt):
        work()
    assert set(workers) <= set(tidied)
