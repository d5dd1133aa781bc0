"""What was possible with the cards of a challenge."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from random import Random
from typing import Any

import pytest

from formspiel.core.registry import GAMES
from formspiel.core.same_cards import load_same_cards
from formspiel.server.challenges.deals import make_daily, set_game
from formspiel.study import par
from formspiel.study.par import Cards, find_par
from formspiel.table.dealer import Dealer

DAY = date(2026, 11, 19)


def cards_of(game: str) -> tuple[Cards, Any]:
    challenge = make_daily(game, DAY)
    assert challenge is not None
    played, rules, declared = challenge.games[0], GAMES[game], load_same_cards(game)
    assert declared is not None
    config = rules.configure(rules.load_edition(played.edition), 1, played.options)
    dealer = Dealer(bytes.fromhex(played.secret))
    return Cards(rules, config, dealer, declared, played.rounds, played.limit), played


def test_the_lowest_places_leave_no_gap_so_that_all_cards_come() -> None:
    cards, _ = cards_of("bits")
    fill = cards.declared.fill
    assert fill is not None
    filled = cards.play(lambda state, _legal: fill(state))
    assert filled is not None
    most = [0, 0, 0]
    for events, seed in ((filled, None), *((cards.play(_random(n)), n) for n in range(5))):
        assert events is not None
        counts, state = [0, 0, 0], cards.game.setup(cards.config)
        for event in events:
            if cards.game.decided_by(event) == 0:
                counts[cards.game.round_of(state)] += 1
            state = cards.game.apply(state, event)
        if seed is None:
            most = counts
        assert all(own <= best for own, best in zip(counts, most, strict=True))
    edition = cards.game.edition_of(cards.config)
    assert most == 3 * [edition.rows * edition.columns // 2]


def _random(seed: int) -> Any:
    rng = Random(seed)
    return lambda _state, legal: rng.choice(legal)


@pytest.mark.parametrize("game", ["bits", "digit"])
def test_nobody_does_better_than_what_is_proven(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cards, played = cards_of(game)
    few = replace(cards.declared, samples=30)
    monkeypatch.setattr(par, "load_same_cards", lambda _game: few)
    told = [find_par(played.__dict__) for _ in range(2)]
    assert told[0] == told[1]
    best = told[0]["best"]
    assert told[0]["proven"]
    assert sum(told[0]["rounds"]) == best
    assert [one["level"] for one in told[0]["bots"]] == ["hard", "master"]
    assert all(one["points"] <= best for one in told[0]["bots"])


def test_a_game_that_needs_others_has_no_challenge_at_a_table() -> None:
    found = load_same_cards("quadrata")
    assert found is not None
    assert found.packing is not None
    task = set_game("quadrata", None, {}).task
    assert task is not None
    assert found.packing.score(task, []) == 0
