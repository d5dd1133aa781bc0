"""Seats, moves, undo, chat, rematch: what may happen at a table, and what not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from formspiel.core.record import replay
from formspiel.core.registry import GAMES
from formspiel.players import Player
from formspiel.table import decision
from formspiel.table.command import (
    Archive,
    Command,
    Leave,
    Make,
    Offer,
    Play,
    Rename,
    Say,
    SeatBot,
    Sit,
    TakeBack,
    Undo,
)
from formspiel.table.decision import decide, make
from formspiel.table.entry import Happened, format_entry, parse_entry
from formspiel.table.holder import Holder
from formspiel.table.refusal import Refusal
from formspiel.table.table import Table, evolve, fold
from formspiel.table.undo import why_no_undo
from tests.table.play import BOT, OPEN, do, moves, new_table, people, play_on


def refused(table: Table, command: Command) -> str:
    with pytest.raises(Refusal) as caught:
        decide(table, command)
    assert caught.value.sentence
    return caught.value.code


@pytest.mark.parametrize("name", GAMES)
def test_a_table_is_the_fold_of_its_entries(name: str) -> None:
    table = play_on(new_table(name, seats=3), Random(1))
    assert table.is_over
    again = fold(parse_entry(format_entry(entry)) for entry in table.log)
    assert again.state == table.state
    assert again.record == table.record
    assert again.holders == table.holders
    assert again.since == table.since
    assert replay(table.record) == table.state


def test_the_game_begins_when_every_seat_is_taken() -> None:
    table = new_table("fits", holders=(*people(1), Holder(OPEN), Holder(OPEN)), is_public=True)
    assert not table.has_begun
    assert refused(table, Play(1.0, 0, {"seat": 0, "aside": "L4"})) == "not_begun"
    table = do(table, Sit(1001.0, "Ann", "de", "a"))
    assert not table.has_begun
    table = do(table, SeatBot(1002.0, 0, 2, "easy"))
    assert table.acting == (0, 1, 2)
    assert table.seat_of("a") == 1
    assert table.seat_of("") is None
    assert refused(table, Sit(1003.0, "Bob", "de", "b")) == "no_open_seat"


def test_a_table_by_link_needs_the_invitation() -> None:
    table = new_table("fits", holders=(*people(1), Holder(OPEN)), invite="i", spectate="s")
    assert refused(table, Sit(1.0, "Ann", "de", "a", invite="s")) == "not_invited"
    assert refused(table, Sit(1.0, "Ann", "de", "a")) == "not_invited"
    assert refused(table, Sit(1.0, "Ann", "de", "a", seat=0, invite="i")) == "seat_taken"
    assert refused(table, Sit(1.0, "Ann", "de", "a", seat=9, invite="i")) == "no_such_seat"
    assert do(table, Sit(1.0, "Ann", "de", "a", invite="i")).has_begun


def test_only_the_own_seat_moves_and_only_when_it_is_to_act() -> None:
    table = new_table("digit")
    seat = table.acting[0]
    move = moves(table, seat)[0]
    assert refused(table, Play(1.0, 1 - seat, move)) == "not_allowed"
    assert refused(table, Play(1.0, 1 - seat, {**move, "seat": 1 - seat})) == "not_your_turn"
    assert refused(table, Play(1.0, seat, {"chance": "reshuffle"})) == "not_allowed"
    assert refused(table, Play(1.0, seat, {**move, "at": "x"})) == "unreadable"
    assert refused(table, Play(1.0, seat, {**move, "to": move["from"]})) == "illegal"
    assert refused(table, Play(1.0, seat, {})) == "unreadable"


def test_a_move_sent_twice_counts_once() -> None:
    table = new_table("fits")
    move = moves(table, 0)[0]
    table = do(table, Play(1001.0, 0, move, "m1"))
    assert decide(table, Play(1002.0, 0, move, "m1")) == []
    assert len(do(table, Play(1002.0, 0, move, "m1")).log) == len(table.log)
    # The same id of another seat is another move.
    assert decide(table, Play(1002.0, 1, moves(table, 1)[0], "m1"))


def test_a_refused_command_changes_nothing() -> None:
    table = new_table("quadrata")
    before = [format_entry(entry) for entry in table.log]
    for command in (Undo(1.0, 0), TakeBack(1.0, 0), Offer(1.0, 0), Archive(1.0, 9.0)):
        refused(table, command)
    assert [format_entry(entry) for entry in table.log] == before


def test_versions_of_a_log_do_not_see_one_another() -> None:
    table = new_table("fits")
    one = do(table, Say(1001.0, 0, "one", "x"))
    two = do(table, Say(1001.0, 1, "two", "y"))
    assert len(one.log) == len(two.log) == len(table.log) + 1
    assert format_entry(one.log[len(table.log)])["text"] == "one"
    assert format_entry(two.log[len(table.log)])["text"] == "two"
    assert two.log.number_of(0, "x") is None
    assert table.log.number_of(0, "x") is None


def test_a_bot_keeps_a_seat_warm_and_hands_it_back() -> None:
    table = new_table("digit")
    seat = table.acting[0]
    assert refused(table, SeatBot(1.0, 1 - seat, seat, "easy")) == "seat_taken"
    assert refused(table, SeatBot(1.0, seat, seat, "godlike")) == "unknown_level"
    table = do(table, SeatBot(1001.0, 1 - seat, seat, "easy", is_lost=True))
    assert table.holders[seat].is_warm
    move = moves(table, seat)[0]
    assert refused(table, Play(1.0, seat, move)) == "bot_plays"
    assert refused(table, Undo(1.0, seat)) == "bot_plays"
    moved = do(table, Play(1002.0, seat, move, by="bot"))
    assert isinstance(entry := moved.log[len(table.log)], Happened)
    assert entry.by == "bot"
    back = do(table, TakeBack(1003.0, seat))
    assert back.holders[seat].kind == "person"
    assert refused(back, Play(1.0, seat, move, by="bot")) == "not_allowed"
    assert refused(back, TakeBack(1.0, seat)) == "not_allowed"
    assert do(back, Play(1004.0, seat, move)).moment.number > back.moment.number


def test_who_leaves_opens_the_seat_and_the_token_dies() -> None:
    table = do(new_table("fits", is_public=True), Leave(1001.0, 0))
    assert table.holders[0] == Holder(OPEN)
    assert table.seat_of("token0") is None
    table = do(table, Sit(1002.0, "New", "fr", "n"))
    assert (table.seat_of("n"), table.holders[0].name) == (0, "New")
    warm = do(table, SeatBot(1003.0, 0, 0, "easy"))
    gone = do(warm, Leave(1004.0, 0))
    assert (gone.holders[0].kind, gone.holders[0].token) == (BOT, "")


def test_names_change() -> None:
    table = do(new_table("fits"), Rename(1001.0, 1, "Zoë", "nl"))
    assert (table.holders[1].name, table.holders[1].language) == ("Zoë", "nl")
    assert table.record.extras["players"] == ["P0", "Zoë"]


def test_undo_on_a_card_that_is_still_in_play() -> None:
    table = new_table("fits", seats=3)
    assert refused(table, Undo(1.0, 0)) == "undo_refused"
    assert why_no_undo(table, 0) == "nothing"
    first = do(table, Play(1001.0, 0, moves(table, 0)[0]))
    second = do(first, Play(1002.0, 1, moves(first, 1)[0]))
    assert why_no_undo(second, 0) is None
    back = do(second, Undo(1003.0, 0, "u"))
    assert back.acting == (0, 2)
    assert decide(back, Undo(1003.0, 0, "u")) == []
    replayed = do(back, Play(1004.0, 0, moves(back, 0)[-1]))
    assert replay(replayed.record) == replayed.state
    assert len(replayed.record.events) == len(second.record.events)


def test_undo_never_goes_past_a_revealed_card() -> None:
    table = new_table("fits")
    for seat in (0, 1):
        table = do(table, Play(1001.0, seat, moves(table, seat)[0]))
    assert refused(table, Undo(1.0, 0)) == "undo_refused"
    assert why_no_undo(table, 0) == "revealed"
    assert why_no_undo(table, None) == "nothing"


def test_undo_never_goes_past_a_roll() -> None:
    table = new_table("quadrata")
    seat = table.acting[0]
    table = do(table, Play(1001.0, seat, moves(table, seat)[0]))
    assert refused(table, Undo(1.0, seat)) == "undo_refused"


def test_undo_never_goes_past_another_players_move() -> None:
    table = new_table("digit", options={"variant": "plus", "open": True}, seats=2)
    rng = Random(5)
    for _ in range(200):
        seat = table.acting[0]
        after = play_on(table, rng, 1)
        if after.acting and after.acting[0] != seat and after.moment.entry is not None:
            assert after.moment.entry.by in {"person", "chance"}
            if after.moment.entry.by == "person":
                undone = do(after, Undo(9000.0, seat))
                assert undone.state == table.state
                later = play_on(after, rng, 1)
                assert refused(later, Undo(9000.0, seat)) == "undo_refused"
                assert why_no_undo(later, seat) == "moved"
                return
        table = after
    raise AssertionError("no move without a card came up")


@pytest.mark.parametrize("name", GAMES)
def test_a_practice_table_goes_back_freely_and_the_same_cards_come_again(name: str) -> None:
    start = new_table(name, is_practice=True)
    played = play_on(start, Random(2), 6)
    seat = next(m.entry.seat for m in played.moments if m.entry and m.entry.seat is not None)
    back = do(played, Undo(9000.0, seat))
    assert len(back.record.events) < len(played.record.events)
    redone = back
    for event in played.record.events[len(back.record.events) :]:
        if "chance" not in event:
            plain = {key: value for key, value in event.items() if key != "at"}
            redone = do(redone, Play(9001.0, event["seat"], plain))
    assert redone.state == played.state
    assert refused(play_on(redone, Random(2)), Undo(9.0, seat)) == "over"


def test_chat_has_a_length_and_a_rate() -> None:
    table = new_table("fits")
    assert refused(table, Say(1.0, 0, "  ")) == "bad_text"
    assert refused(table, Say(1.0, 0, "x" * 501)) == "bad_text"
    for n in range(5):
        table = do(table, Say(1001.0 + n, 0, "hello"))
    assert refused(table, Say(1006.0, 0, "more")) == "too_fast"
    assert decide(table, Say(1006.0, 1, "I may"))
    assert decide(table, Say(1011.5, 0, "later"))


def test_the_secret_is_told_at_the_end_and_not_before() -> None:
    table = new_table("fits")
    assert "secret" not in table.record.extras["fairness"]
    over = play_on(table, Random(0))
    assert over.record.extras["fairness"]["secret"] == table.dealer.secret.hex()


def test_a_quiet_table_is_archived_and_then_nothing_happens_any_more() -> None:
    table = new_table("fits")
    month = 30 * 86_400.0
    assert refused(table, Archive(1000.0 + month - 1, month)) == "not_quiet"
    table = do(table, Archive(1000.0 + month, month))
    assert table.is_archived
    assert refused(table, Say(1.0, 0, "hello?")) == "archived"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"edition": "1999"}, "unknown_edition"),
        ({"options": {"x": 1}}, "bad_options"),
        ({"holders": (Holder(BOT, level="best"),)}, "unknown_level"),
        ({"holders": ()}, "bad_options"),
    ],
)
def test_a_table_that_cannot_be_is_not_made(wish: dict[str, Any], code: str) -> None:
    wishes: dict[str, Any] = {"game": "fits", "holders": people(1), **wish}
    with pytest.raises(Refusal) as caught:
        make(Make(1.0, secret=bytes(32), **wishes))
    assert caught.value.code == code


def test_a_bot_that_cannot_be_loaded_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def load_nobody(game: str, level: str) -> Player:
        raise ModuleNotFoundError(f"{game} {level}")

    monkeypatch.setattr(decision, "load_player", load_nobody)
    with pytest.raises(Refusal, match='no bot of the level "easy" for bits') as caught:
        make(Make(1.0, "bits", (Holder(BOT, level="easy"),), bytes(32)))
    assert caught.value.code == "unknown_level"


def test_a_table_is_made_once() -> None:
    table = new_table("fits")
    with pytest.raises(TypeError):
        evolve(table, table.made)
    with pytest.raises(TypeError):
        fold(list(table.log)[1:])
