"""Once a game is over what happened before is packed, and nobody who looks back sees it."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from formspiel.core.record import format_record
from formspiel.core.registry import GAMES
from formspiel.table import log, moment
from formspiel.table import table as tables
from formspiel.table.command import Archive, End, Leave, Offer, Play, Rematch, Rename, Say, Undo
from formspiel.table.decision import decide, number_of
from formspiel.table.entry import Entry, Happened, format_entry, parse_entry
from formspiel.table.log import Log
from formspiel.table.secrecy import know
from formspiel.table.sight import find_unseen, show_entry, show_score, show_table
from formspiel.table.steps import find_steps, find_stops, show_step
from formspiel.table.table import Table, fold
from tests.table.play import do, moves, new_table, play_on

LONG: dict[str, dict[str, Any]] = {
    "fits": {"boards": ["1", "2"]},
    "quadrata": {"rounds": 1, "turn_limit": 40},
}


def played(game: str) -> Table:
    return with_ids(play_on(new_table(game, 3, options=LONG.get(game, {})), Random(game)))


def given_up(game: str) -> Table:
    """A game that ends in the midst of a card, where seats act on the same."""
    table = play_on(new_table(game, 3, options=LONG.get(game, {})), Random(2), most=34)
    assert not table.game.acts_together or 0 < len(table.acting) < 3
    for seat in (1, 2):
        table = do(table, Leave(table.last_at, seat, "easy"))
    return with_ids(do(table, End(table.last_at, 0, "end")))


def with_ids(over: Table) -> Table:
    """The same, with the ids that clients make; some make the same."""
    entries = [*over.log]
    for number, entry in enumerate(entries):
        if isinstance(entry, Happened) and entry.by == "person":
            entries[number] = Happened(entry.event, entry.by, f"m{number // 2}")
    return fold(entries)


def whole(entries: list[Entry], monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table of which nothing is packed."""
    with monkeypatch.context() as patch:
        patch.setattr(tables, "_packed", lambda unpacked: unpacked)
        return fold(entries)


def forget_unpacked() -> None:
    log._unpack.cache_clear()
    moment._unpack.cache_clear()


def looks(over: Table) -> Iterator[Any]:
    """All that somebody may ask about a table that is over."""
    count = len(over.log)
    yield from map(format_entry, over.log)
    yield from (format_entry(over.log[number]) for number in range(count))
    yield format_record(over.record)
    yield show_table(over)
    yield over.draws
    for one in over.moments:
        yield one.number, one.to_act, one.draws, one.draws_before, one.thought, one.entry
        yield one.before and one.before.number, one.state
    for seat in (None, *range(len(over.holders))):
        known = know(over, seat)
        yield known.common.number, known.hidden, known.view, known.closed
        yield [show_entry(over, number, known) for number in range(count)]
        yield [show_step(step, known) for step in find_steps(over)]
        yield [find_unseen(over, seat, after) for after in range(-1, count)]
        for stop in find_stops(known, 40):
            then = know(over, seat, stop)
            yield then.view, show_score(then.outcome)
        for one in over.moments:
            then = know(over, seat, one)
            yield then.common.number, then.hidden, then.closed
        if seat is not None:
            ids = [getattr(entry, "id", "") for entry in over.log]
            yield [over.log.number_of(seat, made_id) for made_id in (*ids, "none")]


@pytest.mark.parametrize("ends", [played, given_up])
@pytest.mark.parametrize("game", GAMES)
def test_who_looks_back_sees_the_same(
    game: str, ends: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = ends(game)
    entries = [*over.log]
    for packed in (over, fold(parse_entry(format_entry(entry)) for entry in entries)):
        assert packed.log._start > 0
        assert isinstance(oldest_past(packed), moment.Past)
        found, expected = looks(packed), looks(whole(entries, monkeypatch))
        for number, (one, other) in enumerate(zip(found, expected, strict=True)):
            assert one == other
            if number % 7 == 0:
                # Others have looked at their tables in the meantime.
                forget_unpacked()


def oldest_past(over: Table) -> moment.Moment | moment.Past | None:
    """What stands for the moments before those that are not packed."""
    one = over.moment
    while isinstance(one.past, moment.Moment):
        one = one.past
    return one.past


def test_a_command_that_is_sent_again_after_the_end_is_answered_as_before() -> None:
    over = played("fits")
    sent = [(n, one) for n, one in enumerate(over.log) if isinstance(one, Happened) and one.id]
    for number, entry in sent:
        forget_unpacked()
        assert entry.seat is not None
        again = Play(over.last_at + 1, entry.seat, {}, entry.id)
        assert number_of(over, again) == over.log.number_of(entry.seat, entry.id)
        assert (over.log.number_of(entry.seat, entry.id) or 0) <= number
        assert decide(over, again) == []


def test_a_table_goes_on_after_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    over = play_on(new_table("fits", 2), Random(1))
    at, before = over.last_at, over
    for command in (
        Say(at, 0, "well played", "s"),
        Rename(at, 1, "Bob", "en", "r"),
        Offer(at, 0, "o"),
        Offer(at, 1, "o"),
        Rematch(at, "next"),
        Archive(at, 0.0),
    ):
        forget_unpacked()
        over = do(over, command)
    assert over.is_archived
    assert over.rematch == "next"
    assert len(before.log) + 6 == len(over.log)
    assert [*looks(over)] == [*looks(whole([*over.log], monkeypatch))]
    # Versions do not see what others added, packed as they are.
    other = do(before, Say(at, 1, "so it is", "s"))
    assert format_entry(other.log[len(before.log)])["text"] == "so it is"
    assert format_entry(over.log[len(before.log)])["text"] == "well played"
    assert other.log.number_of(0, "s") is None
    assert [*before.log] == [*other.log][:-1]


def test_an_end_that_cannot_be_stored_changes_nothing() -> None:
    """The table goes on from what is stored, which shares its moments with what is not."""
    begun = play_on(new_table("fits", 1, options={}, is_practice=True), Random(5), most=50)
    seen = {one.number: one.state for one in begun.moments}
    assert do(begun, End(begun.last_at, 0)).is_over
    forget_unpacked()
    assert {one.number: one.state for one in begun.moments} == seen
    back = begun
    for _ in range(40):
        back = do(back, Undo(back.last_at, 0))
    assert back.state == seen[back.moment.number]
    on = play_on(back, Random(6), most=60)
    assert on.state == fold(on.log).state
    assert on.is_over
    assert [*looks(on)] == [*looks(fold(on.log))]


def test_several_look_back_at_once() -> None:
    over = played("fits")
    expected = [*looks(over)]

    def look(number: int) -> bool:
        if number % 2:
            forget_unpacked()
        return [*looks(over)] == expected

    with ThreadPoolExecutor(4) as crew:
        assert all(crew.map(look, range(8)))


def test_a_table_that_is_over_takes_less_than_one_in_the_middle() -> None:
    """Played or loaded: it has twice the entries, and still takes less."""
    rng = Random(3)

    def on(begun: Table, most: int) -> Table:
        for _ in range(most):
            if not begun.acting:
                break
            seat = begun.acting[0]
            event = rng.choice(moves(begun, seat))
            begun = do(begun, Play(begun.last_at, seat, event, rng.randbytes(8).hex()))
        return begun

    def taken() -> int:
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    # What is worked out once for all tables is there already.
    new = fold(list(new_table("fits", 4, options={}).log))
    half = len([one for one in on(new, 1000).log if isinstance(one, Happened)]) * 4 // 10
    sizes = []
    tracemalloc.start()
    try:
        for most in (half, 1000):
            tables = [on(new, most) for _ in range(4)]
            texts = [[format_entry(entry) for entry in one.log] for one in tables]
            for how in ("played", "loaded"):
                if how == "loaded":
                    tables = [fold(map(parse_entry, each)) for each in texts]
                forget_unpacked()
                full = taken()
                tables.clear()
                sizes.append((full - taken()) / 4)
            del texts
    finally:
        tracemalloc.stop()
    middle, middle_loaded, over, over_loaded = sizes
    assert over < 0.8 * middle
    assert over_loaded < 0.8 * middle_loaded


def test_a_log_is_packed_again_and_again() -> None:
    whole_log = given_up("fits").log
    packed = Log()
    for number, entry in enumerate(whole_log):
        packed = packed.with_entry(entry)
        if number % 20 == 19:
            packed = packed.packed(number - 5)
    assert [*packed] == [*whole_log]
    assert [packed[number] for number in range(len(packed))] == [*whole_log]
    for number in (-1, len(packed)):
        with pytest.raises(IndexError):
            packed[number]
