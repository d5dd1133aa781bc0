"""The dealer draws fairly, and what it drew can be checked."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from formspiel.core.record import RecordError, format_record, parse_record, read_document
from formspiel.core.registry import GAMES
from formspiel.table.dealer import Dealer, verify
from tests.table.play import SECRET, new_table, play_on


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
