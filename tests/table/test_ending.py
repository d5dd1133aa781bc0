"""Leaving a game, giving it up, and playing again: offered, accepted, turned down."""

from __future__ import annotations

from random import Random

import pytest

from formspiel.core.record import format_record, parse_record
from formspiel.core.registry import GAMES
from formspiel.table.command import (
    Command,
    Decline,
    End,
    Leave,
    Offer,
    Play,
    Rematch,
    Say,
    SeatBot,
    Sit,
    Undo,
)
from formspiel.table.decision import decide
from formspiel.table.entry import Revealed
from formspiel.table.holder import BOT, OPEN, PERSON, Holder
from formspiel.table.refusal import Refusal
from formspiel.table.table import Table
from tests.table.play import do, moves, new_table, people, play_on


def refused(table: Table, command: Command) -> str:
    with pytest.raises(Refusal) as caught:
        decide(table, command)
    return caught.value.code


def over(seats: int = 2, **wishes: object) -> Table:
    return play_on(new_table("fits", seats, **wishes), Random(0))


def test_a_rematch_comes_when_every_person_wants_it() -> None:
    table = over(3)
    assert refused(new_table("fits"), Offer(1.0, 0)) == "not_over"
    assert refused(table, Rematch(1.0, "t2")) == "rematched"
    table = do(table, Offer(9000.0, 1, "o1"))
    assert table.offers == {1}
    assert not table.is_agreed
    # An offer that is sent twice, with its id or a new one, is one offer.
    assert decide(table, Offer(9001.0, 1, "o1")) == decide(table, Offer(9001.0, 1, "o2")) == []
    assert refused(table, Rematch(1.0, "t2")) == "rematched"
    table = do(do(table, Offer(9002.0, 0)), Offer(9003.0, 2))
    assert table.is_agreed
    # From here on there is no way back: the table may be made already.
    assert refused(table, Decline(9004.0, 0)) == refused(table, Offer(9004.0, 0)) == "rematched"
    table = do(table, Rematch(9005.0, "t2"))
    assert (table.rematch, table.is_agreed) == ("t2", False)
    assert refused(table, Rematch(9006.0, "t3")) == "rematched"


def test_who_is_alone_with_bots_plays_again_at_once() -> None:
    holders = (*people(1), Holder(BOT, level="easy"))
    assert do(over(holders=holders), Offer(9000.0, 0)).is_agreed


def test_one_who_does_not_want_takes_all_offers_off_the_table() -> None:
    table = do(over(3), Offer(9000.0, 0))
    table = do(do(table, Offer(9001.0, 1)), Decline(9002.0, 2))
    assert not table.offers
    assert refused(table, Decline(9003.0, 1)) == "not_allowed"
    assert do(table, Offer(9004.0, 2)).offers == {2}


def test_nobody_waits_for_who_has_gone() -> None:
    table = do(over(3), Offer(9000.0, 0))
    # The offerer leaves, and the offer with them.
    assert not do(table, Leave(9001.0, 0)).offers
    left = do(do(table, Offer(9001.0, 1)), Leave(9002.0, 2))
    assert left.is_agreed
    assert left.holders[2].kind == OPEN
    lost = do(do(table, Offer(9001.0, 1)), SeatBot(9002.0, 0, 2, "easy", is_lost=True))
    assert lost.is_agreed
    assert lost.holders[2].is_warm


def test_who_leaves_a_game_hands_the_seat_to_a_bot() -> None:
    table = play_on(new_table("fits"), Random(1), most=5)
    gone = do(table, Leave(2000.0, 0, "easy"))
    assert gone.holders[0] == Holder(BOT, level="easy")
    assert gone.seat_of("token0") is None
    assert play_on(gone, Random(1)).record.game.id == "fits"
    assert play_on(gone, Random(1)).ended_by is None
    assert refused(table, Leave(2000.0, 0, "godlike")) == "unknown_level"
    # Before the game and after it there is nothing to play on.
    waiting = do(new_table("fits", holders=(*people(1), Holder(OPEN))), Leave(2000.0, 0, "easy"))
    assert waiting.holders[0].kind == OPEN
    assert do(over(), Leave(9000.0, 0, "easy")).holders[0].kind == OPEN


def test_a_game_that_the_last_person_leaves_is_ended() -> None:
    table = do(new_table("fits"), Leave(2000.0, 0, "easy"))
    table = do(table, Leave(2001.0, 1, "easy"))
    assert (table.ended_by, table.acting, table.is_over) == (1, (), True)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_given_up_stands_as_far_as_it_went(game: str) -> None:
    holders = (*people(1), Holder(BOT, level="easy"))
    table = play_on(new_table(game, holders=holders), Random(3), most=7)
    ended = do(table, End(3000.0, 0, "e1"))
    assert ended.is_over
    assert ended.ended_by == 0
    assert (ended.acting, set(ended.since)) == ((), {None})
    assert decide(ended, End(3001.0, 0, "e1")) == []
    assert refused(ended, End(3001.0, 0, "e2")) == "over"
    move = moves(table, table.acting[0])[0]
    by = "person" if table.acting[0] == 0 else "bot"
    assert refused(ended, Play(3001.0, table.acting[0], move, by=by)) == "over"
    assert refused(ended, Undo(3001.0, 0)) == "over"
    assert isinstance(ended.log[len(ended.log) - 1], Revealed)
    # Its record replays, and goes as far as the one before.
    record = parse_record(format_record(ended.record))
    assert record.events == table.record.events
    assert do(ended, Say(3002.0, 0, "enough")).is_over
    assert do(ended, Offer(3003.0, 0)).is_agreed


def test_a_game_is_not_ended_over_the_head_of_others() -> None:
    table = new_table("fits")
    assert refused(table, End(2000.0, 0)) == "not_allowed"
    warm = do(table, SeatBot(2000.0, 0, 1, "easy", is_lost=True))
    assert warm.holders[1].is_warm
    assert do(warm, End(2001.0, 0)).ended_by == 0
    waiting = new_table("fits", holders=(*people(1), Holder(OPEN)))
    assert refused(waiting, End(2000.0, 0)) == "not_begun"


def test_nobody_sits_down_at_a_game_that_is_over() -> None:
    table = do(over(is_public=True), Leave(9000.0, 0))
    assert refused(table, Sit(9001.0, "Late", "en", "late")) == "over"
    assert table.holders[1].kind == PERSON
