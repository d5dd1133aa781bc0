"""The dealer draws fairly, and what it drew can be checked."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from formspiel.core.record import Record, RecordError, format_record, parse_record, read_document
from formspiel.core.registry import GAMES
from formspiel.table.command import GiveNonce, Leave, SeatBot
from formspiel.table.dealer import Dealer, verify
from formspiel.table.decision import decide
from formspiel.table.refusal import Refusal
from tests.table.play import SECRET, do, new_table, play_on


def test_a_draw_depends_on_nothing_but_secret_and_number() -> None:
    dealer = Dealer(SECRET)
    assert [dealer.draw(n, 1000) for n in range(4)] == [dealer.draw(n, 1000) for n in range(4)]
    # Fixed for ever: records of old games must verify.
    assert [dealer.draw(n, 1000) for n in range(4)] == [185, 471, 661, 991]
    assert dealer.draw(0, 1) == 0
    assert dealer.draw(5, 2**300) >= 2**256


def test_every_outcome_is_as_likely_as_any_other() -> None:
    dealer = Dealer(bytes(32))
    counts = Counter(dealer.draw(number, 5) for number in range(10_000))
    assert sorted(counts) == [0, 1, 2, 3, 4]
    assert all(1850 < count < 2150 for count in counts.values())


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_verifies(name: str) -> None:
    table = play_on(new_table(name), Random(7))
    assert table.is_over
    assert table.is_told
    record = parse_record(format_record(table.record))
    verdict = verify(record)
    assert verdict.is_fair, verdict
    assert verdict.draws == sum("chance" in event for event in record.events)


def _document(name: str = "digit") -> Any:
    table = play_on(new_table(name), Random(3))
    return json.loads(format_record(table.record))


def test_another_secret_is_found() -> None:
    document = _document()
    document["fairness"]["secret"] = "ab" * 32
    assert "committed" in verify(read_document(document)).why


def test_another_card_is_found() -> None:
    document = _document("quadrata")
    verdicts = []
    for index, event in enumerate(document["events"]):
        if event.get("chance") != "starter":
            continue
        other = {**event, "seat": 1 - event["seat"]}
        changed = {**document, "events": [*document["events"][:index], other]}
        changed["fairness"] = {**document["fairness"]}
        verdicts.append((index, verify(read_document(changed))))
    assert verdicts
    assert all(not v.is_fair and v.index == index for index, v in verdicts)


def test_sticks_laid_elsewhere_are_not_what_was_drawn() -> None:
    document = _document("digit")
    table_card = document["events"][0]
    moved = [[x + 1, y, way] for x, y, way in table_card["sticks"]]
    changed = {**document, "events": [{**table_card, "sticks": moved}]}
    verdict = verify(read_document(changed))
    assert (verdict.is_fair, verdict.index) == (False, 0)


def test_hands_dealt_in_another_order_are_not_what_was_drawn() -> None:
    document = _document("digit")
    first, second, third = document["events"][:3]
    assert (second["chance"], third["chance"]) == ("deal", "deal")
    verdict = verify(read_document({**document, "events": [first, third, second]}))
    assert (verdict.is_fair, verdict.index) == (False, 1)


def test_the_same_hand_written_in_another_order_is_the_same() -> None:
    document = _document("digit")
    document["events"][1]["figures"].reverse()
    assert verify(read_document(document)).is_fair


def test_without_commitment_or_secret_nothing_is_proved() -> None:
    table = new_table("fits")
    assert "not been told" in verify(table.record).why
    document = _document("fits")
    del document["fairness"]
    assert "no commitment" in verify(read_document(document)).why


def test_a_record_that_cannot_be_is_an_error() -> None:
    document = _document("fits")
    document["events"][0]["piece"] = "Q9"
    with pytest.raises(RecordError):
        verify(read_document(document))


NONCES = ("11" * 32, "22" * 32)


def nonced(**wishes: Any) -> Any:
    table = new_table("fits", takes_nonces=True, **wishes)
    assert not table.has_begun
    assert len(table.log) == 1
    return table


def test_the_first_card_comes_when_every_person_has_given_a_nonce() -> None:
    table = nonced()
    table = do(table, GiveNonce(1001.0, 1, NONCES[1]))
    assert not table.has_begun
    for nonce in ("1" * 64, NONCES[1]):
        with pytest.raises(Refusal, match="given a nonce"):
            decide(table, GiveNonce(1001.0, 1, nonce))
    for nonce in ("", "x" * 64, "AB" * 32, "11" * 33):
        with pytest.raises(Refusal, match="64 hexadecimal"):
            decide(table, GiveNonce(1001.0, 0, nonce))
    table = do(table, GiveNonce(1002.0, 0, NONCES[0]))
    assert table.has_begun
    with pytest.raises(Refusal, match="has begun"):
        decide(table, GiveNonce(1003.0, 0, NONCES[1]))
    with pytest.raises(Refusal, match="takes no nonces"):
        decide(new_table("fits"), GiveNonce(1003.0, 0, NONCES[1]))


def test_neither_the_secret_nor_the_nonces_alone_decide_the_cards() -> None:
    seen = set()
    for secret in (SECRET, bytes(32)):
        for nonces in (NONCES, NONCES[::-1], (NONCES[0], NONCES[0])):
            table = nonced(secret=secret)
            for seat, nonce in enumerate(nonces):
                table = do(table, GiveNonce(1001.0, seat, nonce))
            over = play_on(table, Random(3))
            record = parse_record(format_record(over.record))
            assert record.extras["fairness"]["nonces"] == list(nonces)
            assert verify(record).is_fair
            seen.add(json.dumps([e for e in record.events if "chance" in e][:12]))
            false = {**record.extras["fairness"], "nonces": list(nonces[::-1])}
            swapped = Record(record.game, record.config, record.events, {"fairness": false})
            assert verify(swapped).is_fair == (nonces[0] == nonces[1])
    assert len(seen) == 6


def test_who_leaves_takes_the_nonce_along_and_a_bot_needs_none() -> None:
    table = nonced()
    table = do(table, GiveNonce(1001.0, 1, NONCES[1]))
    table = do(table, Leave(1002.0, 1))
    assert table.nonces == ("", "")
    table = do(table, GiveNonce(1003.0, 0, NONCES[0]))
    assert not table.has_begun
    table = do(table, SeatBot(1004.0, 0, 1, "easy"))
    assert table.has_begun
    assert table.record.extras["fairness"]["nonces"] == [NONCES[0], ""]


def test_the_commitment_that_was_kept_is_compared() -> None:
    record = play_on(new_table("fits"), Random(7)).record
    shown = record.extras["fairness"]["commitment"]
    assert verify(record, shown).is_fair
    other = verify(record, "0" * 64)
    assert not other.is_fair
    assert "not the one that was shown" in other.why


def test_a_practice_game_is_told_as_one() -> None:
    record = play_on(new_table("fits", is_practice=True), Random(7)).record
    assert record.extras["practice"] is True
    assert verify(parse_record(format_record(record))).is_practice
    verdict = verify(play_on(new_table("fits"), Random(7)).record)
    assert not verdict.is_practice
    assert not verdict.has_notes
