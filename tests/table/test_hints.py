"""Who may ask for hints, about what, and that it is noted for good."""

from __future__ import annotations

from random import Random

import pytest

from formspiel.core.record import format_record, parse_record, replay
from formspiel.table.command import AskHint, Leave, Play, SeatBot, Undo
from formspiel.table.entry import Hinted
from formspiel.table.hints import find_asked
from formspiel.table.refusal import Code, Refusal
from formspiel.table.secrecy import know
from formspiel.table.sight import show_table
from formspiel.table.table import Table, fold
from tests.table.play import do, moves, new_table, play_on

GAMES = ["fits", "bits", "quadrata", "digit"]


def refused(table: Table, command: AskHint) -> Code:
    with pytest.raises(Refusal) as found:
        do(table, command)
    return found.value.code


@pytest.mark.parametrize("game", GAMES)
def test_who_asks_at_a_practice_table_is_noted_once_and_for_good(game: str) -> None:
    table = new_table(game, is_practice=True)
    assert show_table(table)["hints"] == []
    seat = table.acting[0]
    hinted = do(table, AskHint(1001.0, seat, id="h1"))
    assert [type(entry) for entry in list(hinted.log)[len(table.log) :]] == [Hinted]
    again = do(do(hinted, AskHint(1002.0, seat, id="h1")), AskHint(1003.0, seat, id="h2"))
    assert len(again.log) == len(hinted.log)
    played = do(again, Play(1004.0, seat, moves(again, seat)[0]))
    back = do(played, Undo(1005.0, seat))
    assert show_table(back)["hints"] == [seat]
    record = parse_record(format_record(play_on(back, Random(5), 30).record))
    assert record.extras["hints"] == [seat]
    replay(record)
    assert fold(back.log).hints == {seat}


def test_hints_are_nobodys_where_others_play_in_earnest() -> None:
    table = new_table("fits")
    assert show_table(table)["hints"] is None
    assert refused(table, AskHint(1001.0, 0)) == Code.NOT_ALLOWED
    assert refused(table, AskHint(1001.0, 0, of_last=True)) == Code.NOT_ALLOWED
    assert "hints" not in table.record.extras
    # Nor once the other has gone and a bot plays for them.
    left = do(table, Leave(1002.0, 1, "easy"))
    assert refused(left, AskHint(1003.0, 0)) == Code.NOT_ALLOWED


def test_alone_there_are_hints_but_no_coach() -> None:
    table = new_table("fits", 1)
    played = do(do(table, AskHint(1001.0, 0)), Play(1002.0, 0, moves(table, 0)[0]))
    assert played.hints == {0}
    assert refused(played, AskHint(1003.0, 0, of_last=True)) == Code.NOT_ALLOWED


def test_nobody_has_a_hint_out_of_turn_for_a_bot_or_after_the_end() -> None:
    table = new_table("digit", is_practice=True)
    first = table.acting[0]
    assert refused(table, AskHint(1001.0, 1 - first)) == Code.NOT_YOUR_TURN
    assert refused(table, AskHint(1001.0, first, of_last=True)) == Code.NOT_YOUR_TURN
    kept = do(table, SeatBot(1001.0, first, first, "easy"))
    assert refused(kept, AskHint(1002.0, first)) == Code.BOT_PLAYS
    over = play_on(new_table("bits", 1, is_practice=True), Random(1))
    assert over.is_over
    assert refused(over, AskHint(9e9, 0)) == Code.OVER
    assert refused(over, AskHint(9e9, 0, of_last=True)) == Code.OVER


@pytest.mark.parametrize("game", GAMES)
def test_what_a_move_cost_is_asked_of_the_moment_before_it(game: str) -> None:
    table = play_on(new_table(game, is_practice=True), Random(2), 2)
    seat = table.acting[0]
    now = find_asked(table, seat)
    assert now.view == know(table, seat).view
    move = moves(table, seat)[-1]
    # What others do afterwards changes nothing of it.
    later = do(table, Play(2000.0, seat, move))
    for other in [one for one in later.acting if one != seat]:
        later = do(later, Play(2001.0, other, moves(later, other)[0]))
    asked = find_asked(later, seat, of_last=True)
    assert (asked.view, asked.moves) == (now.view, now.moves)
    assert table.game.format_event(asked.made) == move
    assert asked.number == len(table.log)


def test_two_tables_that_look_the_same_to_a_seat_are_asked_about_alike() -> None:
    """The judge gets what the seat sees: other hands and the cards to come are not there."""
    options = {"variant": "standard", "open": False}
    asked = set()
    for number in range(12):
        table = new_table(
            "digit", 2, options=options, is_practice=True, secret=bytes([number] * 32)
        )
        seat = table.acting[0]
        _, view, legal, _ = find_asked(table, seat)
        for guess in range(3):
            other = table.game.sample(view, Random(guess))
            asked.add(other != table.state)
            assert table.game.view(other, seat) == view
            assert table.game.legal(other, seat) == legal
    assert True in asked
