"""What may be seen of a table's log, and when."""

from __future__ import annotations

import json
from random import Random

import pytest

from formspiel.core.game import Json
from formspiel.core.registry import GAMES
from formspiel.table.command import Play, Undo
from formspiel.table.holder import Holder
from formspiel.table.secrecy import know
from formspiel.table.sight import find_unseen, show_entry, show_table
from formspiel.table.table import Table, fold
from tests.table.play import do, moves, new_table, play_on


def told(table: Table, seat: int | None, after: int = -1) -> list[Json]:
    return [show_entry(table, n, know(table, seat)) for n in find_unseen(table, seat, after)]


def test_moves_on_a_card_are_hidden_until_all_have_acted() -> None:
    table = new_table("fits")
    count = len(table.log)
    table = do(table, Play(1001.0, 0, moves(table, 0)[0]))
    assert told(table, 1, count - 1)[0]["event"] == {
        "seat": 0,
        "hidden": True,
        "at": "1970-01-01T00:16:41.000Z",
    }
    assert "place" in told(table, 0, count - 1)[0]["event"]
    assert "hidden" in told(table, None, count - 1)[0]["event"]
    table = do(table, Play(1002.0, 1, moves(table, 1)[0]))
    rest_of_1 = told(table, 1, count)
    assert [entry["number"] for entry in rest_of_1][:2] == [count, count + 1]
    assert "place" in rest_of_1[0]["event"]
    assert told(table, 0, count)[0]["number"] == count + 1


def test_what_was_undone_while_hidden_is_never_told() -> None:
    table = new_table("fits")
    number = len(table.log)
    table = do(table, Play(1001.0, 0, moves(table, 0)[0]))
    table = do(table, Undo(1002.0, 0))
    table = play_on(table, Random(1))
    assert "hidden" in told(table, 1)[number]["event"]
    assert "place" in told(table, 0)[number]["event"]


@pytest.mark.parametrize("name", GAMES)
def test_from_any_point_the_rest_completes_what_was_seen(name: str) -> None:
    """Whoever comes back at any time ends up with just what one sees who was never away."""
    whole = play_on(new_table(name, seats=2), Random(4))
    entries = list(whole.log)
    for seat in (None, 0, 1):
        complete = told(whole, seat)
        for after in range(0, len(entries) - 1, max(7, len(entries) // 5)):
            early = fold(entries[: after + 1])
            seen = {entry["number"]: entry for entry in told(early, seat)}
            seen.update({entry["number"]: entry for entry in told(whole, seat, after)})
            assert [seen[n] for n in range(len(entries))] == complete


def test_what_is_told_is_told_in_words_and_what_is_hidden_is_not() -> None:
    table = new_table("fits")
    count = len(table.log)
    move = next(move for move in moves(table, 0) if [5, 0] in move["cells"])
    table = do(table, Play(1001.0, 0, move))
    words = told(table, 0, count - 1)[0]["phrase"]
    assert words["key"].startswith("fits-place")
    assert words["values"].items() >= {"piece": move["place"], "last": 6, "row": 1}.items()
    assert "phrase" not in told(table, 1, count - 1)[0]
    assert "phrase" not in told(table, None, count - 1)[0]
    table = do(table, Play(1002.0, 1, moves(table, 1)[0]))
    assert told(table, 1)[count]["phrase"] == words


def test_cards_of_others_are_told_in_words_that_name_none() -> None:
    table = new_table("digit")
    deals = [entry for entry in told(table, 0) if entry.get("event", {}).get("chance") == "deal"]
    figures = deals[0]["event"]["figures"]
    named = {"player": 1, "figures": " ".join(figures)}
    assert deals[0]["phrase"] == {"key": "digit-deal", "values": named}
    counted = {"player": 2, "count": 5}
    assert deals[1]["phrase"] == {"key": "digit-deal-hidden", "values": counted}


def test_no_secret_is_told_before_the_end() -> None:
    table = new_table("digit", invite="INVITE", spectate="SPECTATE")
    for seat in (None, 0, 1):
        text = json.dumps([told(table, seat), show_table(table)])
        for secret in (table.made.secret, "INVITE", "SPECTATE", "token0", "token1"):
            assert secret not in text
    assert table.dealer.commitment in json.dumps(show_table(table))


def test_who_sat_there_at_first_is_told_by_name() -> None:
    holders = [Holder("person", "Ann", "de", "token"), Holder(), Holder("bot", level="easy")]
    made = told(new_table("fits", holders=tuple(holders)), None)[0]
    assert made["people"] == ["Ann", None, None]


def test_hidden_hands_stay_hidden() -> None:
    table = new_table("digit")
    deals = [entry["event"] for entry in told(table, 0) if entry.get("by") == "chance"]
    own, other = deals[1], deals[2]
    assert len(own["figures"]) == other["count"] == 5
    assert "figures" not in other
