"""What is shown of a round that has ended, when the next one has begun."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from formspiel.core.game import Json
from formspiel.core.registry import GAMES
from formspiel.table.command import Play
from formspiel.table.entry import Happened
from formspiel.table.secrecy import know
from formspiel.table.table import Table
from tests.table.play import do, new_table, wise_move

OPTIONS: dict[str, Json] = {
    "fits": {"boards": ["1", "2"]},
    "bits": {},
    "quadrata": {"rounds": 2, "turn_limit": 8},
    "digit": {"games": 2},
}


def steps(name: str, seed: int = 3) -> list[Table]:
    """A table after every move of a game."""
    table, rng = new_table(name, options=OPTIONS[name]), Random(seed)
    found = [table]
    for at in range(3000):
        if not table.acting:
            break
        seat = rng.choice(table.acting)
        table = do(table, Play(2000.0 + at, seat, wise_move(table, seat, rng)))
        found.append(table)
    return found


def rounds_over(table: Table) -> int:
    return sum(done.is_over for done in table.game.outcome(table.state).rounds)


@pytest.mark.parametrize("name", GAMES)
def test_a_round_is_closed_by_the_move_that_ends_it_and_by_no_other(name: str) -> None:
    tables = steps(name)
    assert tables[-1].is_over
    ends = 0
    for before, after in pairwise(tables):
        has_ended = rounds_over(after) > rounds_over(before)
        ends += has_ended
        for seat in (None, 0, 1):
            closed = know(after, seat).closed
            if has_ended:
                assert closed is not None
                assert closed["seat"] == seat
            elif closed is not None:
                # The first moves of the next round are not known to all yet.
                assert after.game.acts_together
                assert closed == know(before, seat).closed
    assert ends > 1


@pytest.mark.parametrize("name", ["fits", "bits"])
def test_the_boards_of_a_closed_round_have_every_move_of_it(name: str) -> None:
    tables = steps(name)
    ended = next(t for t in tables if rounds_over(t) == 1)
    events = [entry.event for entry in ended.log if isinstance(entry, Happened)]
    for seat in (None, 0, 1):
        closed: Any = know(ended, seat).closed
        assert closed["round"] == 1
        assert (closed["in_play"], closed["move"]) == (False, None)
        for owner in (0, 1):
            laid = [e for e in events if e.get("seat") == owner and "place" in e]
            told = [[e["place"], e["cells"]] for e in laid]
            assert closed["boards"][owner]["placed"] == told


def test_the_boards_of_a_closed_round_of_quadrata_are_as_they_were_left() -> None:
    tables = steps("quadrata")
    number = next(n for n, t in enumerate(tables) if rounds_over(t) == 1)
    before, ended = tables[number - 1], tables[number]
    mover = before.acting[0]
    closed: Any = know(ended, 0).closed
    left = before.game.format_view(before.game.view(before.state, 0))["boards"]
    # Nobody was robbed by the last move, which filled nothing: it was the limit of turns.
    assert closed["boards"][1 - mover] == left[1 - mover]
    assert closed["boards"] != ended.game.format_view(ended.game.view(ended.state, 0))["boards"]


def test_a_closed_game_of_digit_shows_its_cards_but_no_hidden_hand() -> None:
    tables = steps("digit")
    ended = next(t for t in tables if rounds_over(t) == 1)
    closed: Any = know(ended, 0).closed
    (count_0, count_1) = closed["past"][0]["counts"]
    assert closed["sizes"] == [count_0, count_1]
    assert len(closed["hands"][0]) == count_0
    assert closed["hands"][1] is None
    watched: Any = know(ended, None).closed
    assert watched["hands"] == [None, None]
    assert closed["sticks"] == closed["past"][0]["sticks"]


def test_a_hidden_move_changes_nothing_of_a_closed_round() -> None:
    tables = steps("fits")
    ended = next(t for t in tables if rounds_over(t) == 1)
    game = ended.game
    one, *_, other = [game.format_event(move) for move in game.legal(ended.state, 0)]
    told = {str(know(do(ended, Play(9000.0, 0, move)), 1).closed) for move in (one, other)}
    assert told == {str(know(ended, 1).closed)}
