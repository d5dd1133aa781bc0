"""The daily is what its published formula says, on every server and every day."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import pytest

from formspiel.core.record import format_record, read_document
from formspiel.core.registry import GAMES
from formspiel.server.challenges.deals import make_daily
from formspiel.table.challenge import Challenge
from formspiel.table.command import Make, Play
from formspiel.table.daily import choose_deal, day_at, span
from formspiel.table.dealer import Dealer, renew, verify
from formspiel.table.decision import decide, make
from formspiel.table.holder import PERSON, Holder
from formspiel.table.table import Table, evolve, fold
from tests.oracle.daily import DATES, compute

GOLDEN = json.loads(Path(__file__).with_name("golden.json").read_text())


def daily(game: str, day: str) -> Challenge:
    found = make_daily(game, date.fromisoformat(day))
    assert found is not None
    return found


def play(challenge: Challenge, seed: int) -> Table:
    """Play a game of a challenge to its end, move by move as a seed has it."""
    played, rng = challenge.games[0], Random(seed)
    holder = Holder(PERSON, "Ann", "en", "t")
    wanted = Make(
        1.0,
        played.game,
        (holder,),
        bytes.fromhex(played.secret),
        options=played.options,
        challenge=challenge.id,
        limit=played.limit,
        rounds=played.rounds,
    )
    table = fold(make(wanted))
    while not table.is_over:
        move = rng.choice(_wise(table))
        for entry in decide(table, Play(2.0, 0, table.game.format_event(move))):
            table = evolve(table, entry)
    return table


def _wise(table: Table) -> Any:
    """Moves that lay a card down, where there are some: else Solitaire takes long."""
    moves = table.game.legal(table.state, 0)
    hands = getattr(table.state, "hands", None)
    if not hands:
        return moves
    find = table.config.edition.figure_of
    made = [
        (m, tuple(sorted([*(s for s in table.state.sticks if s != m.stick), m.to]))) for m in moves
    ]
    return [move for move, sticks in made if find(sticks) in (hands[0] or ())] or moves


def dealt(table: Table) -> dict[int, list[Any]]:
    """What chance decided, by round."""
    found: dict[int, list[Any]] = {}
    for moment in reversed(list(table.moments)):
        if moment.before is not None and moment.entry is not None and moment.entry.by == "chance":
            number = table.game.round_of(moment.before.state)
            found.setdefault(number, []).append(moment.entry.event)
    return found


def test_the_oracle_says_what_is_written_down() -> None:
    assert compute() == GOLDEN
    assert {len(days) for days in GOLDEN.values()} == {10}


@pytest.mark.parametrize("day", DATES)
def test_fits_has_the_cards_of_the_formula_whatever_is_played(day: str) -> None:
    golden, challenge = GOLDEN["fits"][day], daily("fits", day)
    assert challenge.games[0].options == {"boards": [golden["board"]]}
    for seed in (1, 2):
        ((start, *cards),) = dealt(play(challenge, seed)).values()
        assert start["piece"] == golden["start"]
        assert [event["piece"] for event in cards] == golden["cards"]


@pytest.mark.parametrize("day", DATES)
def test_bits_has_the_cards_of_the_formula_in_every_round(day: str) -> None:
    golden, challenge = GOLDEN["bits"][day], daily("bits", day)
    counts = set()
    for seed in (1, 2, 3):
        rounds = dealt(play(challenge, seed))
        counts.add(tuple(map(len, rounds.values())))
        for number, (task, start, *cards) in rounds.items():
            wanted = golden["rounds"][number]
            assert (task["card"], start["tile"]) == (wanted["task"], wanted["start"])
            assert [event["tile"] for event in cards] == wanted["cards"][: len(cards)]
    # Else the rounds would be the same if draws were counted through.
    assert len(counts) > 1


def test_a_record_tells_in_notes_where_the_draws_of_a_round_begin() -> None:
    challenge = daily("bits", DATES[0])
    table, secret = play(challenge, 1), challenge.games[0].secret
    document = json.loads(format_record(table.record))
    assert document["fairness"].keys() == {"commitment"}
    tasks = [event for event in document["events"] if event.get("chance") == "task"]
    assert [event.get("note") for event in tasks] == [None, "draw 1000", "draw 2000"]
    assert sum("note" in event for event in document["events"]) == 2
    verdict = verify(read_document(document), secret=secret)
    # Who reads it at a table of no challenge is told so.
    assert (verdict.is_fair, verdict.has_notes) == (True, True)
    # As it was written before there were notes.
    older = json.loads(json.dumps(document))
    for event in older["events"]:
        event.pop("note", None)
    assert not verify(read_document(older), secret=secret).is_fair
    older["fairness"]["rounds"] = [0]
    assert verify(read_document(older), secret=secret).is_fair
    assert format_record(renew(read_document(older))) == format_record(read_document(document))


def test_a_note_chooses_no_cards_where_the_seats_have_a_say_in_them() -> None:
    challenge = daily("bits", DATES[0])
    document = json.loads(format_record(play(challenge, 1).record))
    tasks = [n for n, event in enumerate(document["events"]) if event.get("chance") == "task"]
    document["events"][tasks[1]]["note"] = "draw 1001"
    verdict = verify(read_document(document), secret=challenge.games[0].secret)
    assert (verdict.is_fair, verdict.index) == (False, tasks[1])
    # The same game, drawn with a nonce: only counted through would it be fair.
    nonced = Dealer(bytes.fromhex(challenge.games[0].secret), ("ab" * 32,))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("formspiel.table.table._dealer", lambda _made, _nonces: nonced)
        document = json.loads(format_record(play(challenge, 1).record))
    assert document["fairness"]["nonces"] == ["ab" * 32]
    tasks = [n for n, event in enumerate(document["events"]) if event.get("chance") == "task"]
    verdict = verify(read_document(document), secret=challenge.games[0].secret)
    assert (verdict.is_fair, verdict.index) == (False, tasks[1])


@pytest.mark.parametrize("day", DATES)
def test_digit_has_the_stack_of_the_formula_whatever_is_laid_down(day: str) -> None:
    golden, challenge = GOLDEN["digit"][day], daily("digit", day)
    for seed in (1, 2):
        table = play(challenge, seed)
        ((turned, hand, *draws),) = dealt(table).values()
        assert turned["figure"] == golden["table"]
        assert hand["figures"] == golden["hand"]
        assert [event["figures"][0] for event in draws] == golden["draws"]
        assert (table.has_reached, table.is_over) == (True, True)


@pytest.mark.parametrize("day", DATES)
def test_quadrata_has_the_forms_of_the_formula(day: str) -> None:
    task = daily("quadrata", day).games[0].task
    assert task == {"size": 4, **GOLDEN["quadrata"][day]}


def test_all_boards_come_in_turn() -> None:
    deals = [choose_deal("fits", date.fromordinal(730_000 + n)) for n in range(18)]
    boards = [one.options["boards"][0] for one in deals if one is not None]
    assert boards[:9] == boards[9:]
    assert len(set(boards)) == 9


def test_a_day_begins_and_ends_in_utc() -> None:
    begin, end = span(date(2026, 3, 29))
    assert end - begin == 86_400.0
    assert day_at(begin) == day_at(end - 0.001) == date(2026, 3, 29)
    assert day_at(end) == date(2026, 3, 30)


def test_another_process_with_another_zone_and_language_has_the_same() -> None:
    script = (
        "import json; from datetime import date; from formspiel.core.registry import GAMES; "
        "from formspiel.server.challenges.deals import make_daily; "
        "print(json.dumps([[g, c.id, c.games[0].secret, c.games[0].task, c.opens_at] for g in GAMES"
        " if (c := make_daily(g, date(2026, 11, 18)))]))"
    )
    environment = {
        **os.environ, "TZ": "Pacific/Kiritimati", "LC_ALL": "de_DE.UTF-8", "PYTHONHASHSEED": "9"
    }  # fmt: skip
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        check=True,
        env=environment,
        timeout=120,
    )
    own = [(game, make_daily(game, date(2026, 11, 18))) for game in GAMES]
    assert json.loads(done.stdout) == [
        [game, c.id, c.games[0].secret, c.games[0].task, c.opens_at] for game, c in own if c
    ]
