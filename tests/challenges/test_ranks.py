"""Who is ranked how, and who may know it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from formspiel.table.challenge import (
    CLOSING,
    EVENT,
    FINISH_SECONDS,
    FINISHED,
    OPEN,
    OVER,
    PLAYING,
    RESIGNED,
    STEP,
    WAITING,
    Challenge,
    Entrant,
    Result,
    SetGame,
    name_key,
    rank,
    rank_all,
)
from formspiel.table.dealer import Draws
from formspiel.table.disclosure import may_know

BOARD = SetGame("chess", "1", {}, "00" * 32)
SQUARE = replace(BOARD, task={"forms": {}})
EVENING = Challenge("a" * 16, EVENT, (BOARD, BOARD), 0.0, seconds=100.0)


def people(count: int, *again: int) -> list[Entrant]:
    """So many people, some of them not for the first time."""
    return [Entrant(n, f"P{n}", "en", f"t{n}", is_again=n in again) for n in range(count)]


def done(game: int, entrant: int, points: int, seconds: float = 1.0) -> Result:
    return Result(game, entrant, FINISHED, points=points, begun_at=0.0, finished_at=seconds)


def ranks(challenge: Challenge, entrants: list[Entrant], results: list[Result]) -> list[object]:
    rows = rank_all(challenge, entrants, results, range(len(challenge.games)))
    return [(row.entrant.number, row.points, row.rank) for row in rows]


def test_the_same_points_are_the_same_rank() -> None:
    assert rank([("a", 3), ("b", 1), ("c", 3), ("d", 4)]) == {"b": 1, "a": 2, "c": 2, "d": 4}
    assert rank([]) == {}


def test_points_of_all_games_add_up() -> None:
    results = [done(0, 0, 5), done(1, 0, -2), done(0, 1, 4), done(1, 1, 4)]
    results += [done(0, 2, 8), done(1, 2, 0)]
    told = ranks(EVENING, people(3), results)
    assert told == [(1, 8, 1), (2, 8, 1), (0, 3, 3)]


def test_who_leaves_a_game_out_gains_nothing_by_it() -> None:
    results = [done(0, 0, 5), done(1, 0, -9), done(0, 1, 5), done(0, 2, 6)]
    given_up = replace(done(1, 2, -20), state=RESIGNED)
    told = ranks(EVENING, people(4), [*results, given_up])
    assert told == [(0, -4, 1), (2, 6, 2), (1, 5, 3), (3, None, None)]


def test_second_tries_and_games_given_up_have_no_rank() -> None:
    results = [done(0, 0, 9), replace(done(0, 1, 30), state=RESIGNED), done(0, 2, 2)]
    told = ranks(EVENING, people(3, 0), results)
    assert told == [(2, 2, 1), (0, 9, None), (1, None, None)]


def test_in_a_packing_the_time_decides_between_the_same_points() -> None:
    packing = replace(EVENING, games=(SQUARE,))
    results = [done(0, 0, 9, 60.0), done(0, 1, 9, 30.0), done(0, 2, 8, 1.0)]
    told = ranks(packing, people(3), results)
    assert told == [(1, 9, 1), (0, 9, 2), (2, 8, 3)]
    # At a table it does not.
    assert [row[2] for row in ranks(EVENING, people(3), results)] == [1, 1, 3]  # type: ignore[index]  # a row


def test_a_challenge_waits_opens_closes_and_is_over() -> None:
    opened = EVENING.opened(1000.0)
    assert EVENING.state(1e9) == WAITING
    states = [opened.state(at) for at in (999.9, 1000.0, 1099.9, 1100.0, 1099.9 + FINISH_SECONDS)]
    assert states == [WAITING, OPEN, OPEN, CLOSING, CLOSING]
    assert opened.state(1100.0 + FINISH_SECONDS) == OVER
    assert opened.ended(1050.0).state(1050.0) == OVER
    assert EVENING.ended(1050.0).state(1050.0) == OVER


@pytest.mark.parametrize(
    ("own", "at", "may"),
    [
        (None, 1050.0, False),
        (Result(0, 0, PLAYING), 1050.0, False),
        (done(0, 0, 1), 1050.0, True),
        (Result(0, 0, RESIGNED), 1050.0, True),
        (None, 1e9, True),
    ],
)
def test_who_has_done_with_a_game_may_know(own: Result | None, at: float, may: bool) -> None:  # noqa: FBT001  a case
    assert may_know(EVENING.opened(1000.0), 0, own, at) is may


def test_in_step_nobody_may_know_while_somebody_plays() -> None:
    step = replace(EVENING.opened(1000.0), pace=STEP, stage=0)
    own = done(0, 0, 1)
    assert not may_know(step, 0, own, 1050.0)
    assert may_know(step, 0, own, 1050.0, is_done_by_all=True)
    assert may_know(step, 0, None, 1050.0, is_done_by_all=True)
    # The next game has not begun, and nobody has begun it.
    assert not may_know(step, 1, None, 1050.0, is_done_by_all=True)


def test_names_that_look_the_same_are_the_same() -> None:
    assert len({name_key(one) for one in ("Ann", "ANN ", " ann", "\uff21nn", "A\u200dnn")}) == 1
    assert name_key("Ann\u3164") == "ann"
    assert name_key("Straße") == name_key("STRASSE")
    assert len({name_key(one) for one in ("Ann", "Anne", "Ånn", "A nn")}) == 4


def test_draws_of_a_round_begin_at_its_number() -> None:
    draws = Draws()
    told = []
    for number in (0, 0, 0, 1, 1, 2):
        draws = draws.entered(number)
        told.append((draws.number(()), draws.number((0, 1000, 2000)), draws.number((0, 50))))
        draws = draws.drawn()
    assert told == [
        (0, 0, 0),
        (1, 1, 1),
        (2, 2, 2),
        (3, 1000, 50),
        (4, 1001, 51),
        (5, 2000, 1050),
    ]
