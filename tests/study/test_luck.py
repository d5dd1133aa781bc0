"""Luck is fair where hands are hidden: who plays sensibly keeps other cards than will come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import pytest

from formspiel.core.chances import Equal
from formspiel.study import luck
from formspiel.study.luck import DRAWN, list_chances, measure_luck
from tests.study import toy

DECK = (1, 2, 4)


class State(NamedTuple):
    """Seat 1 holds a card that seat 0 cannot see; seat 0 draws one of the others."""

    held: int | None
    """None in a view."""
    drawn: int | None = None


def stack(state: State) -> list[int]:
    return [card for card in DECK if card != state.held]


def sample(view: State, rng: Random) -> State:
    others = [card for card in DECK if card != view.drawn]
    return view._replace(held=rng.choice(others))


GAME = replace(
    toy.GAME,
    chances=lambda state: Equal(len(DECK) - 1, lambda number: stack(state)[number]),
    apply=lambda state, card: state._replace(drawn=card),
    view=lambda state, _: state._replace(held=None),
    sample=sample,
    has_secrets=lambda _: True,
)


class SeeingJudge(toy.ExactJudge):
    """Says what a card is worth, and nothing of what it cannot see."""

    def expect(self, views: Sequence[Any], *_: Any) -> list[float]:
        assert all(view.held is None for view in views)
        return [float(view.drawn or 0) for view in views]


def test_luck_is_nothing_on_average_whatever_the_others_keep() -> None:
    """Of two cards seat 1 keeps the lower and lays the other back before seat 0 draws."""
    lucks = []
    for dealt in combinations(DECK, 2):
        state = State(held=min(dealt))
        for card in stack(state):
            for seed in range(5):
                found = measure_luck(GAME, SeeingJudge(), 0, state, card, seed=seed, effort=1.0)
                assert found == card - Fraction(sum(stack(state)), 2)
                lucks.append(found)
    assert fmean(lucks) == pytest.approx(0, abs=1e-12)


def test_of_many_cards_some_are_drawn_from_the_real_stack(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where too much might have come to list it all, the mean is right on average, no more."""
    monkeypatch.setattr(luck, "MOST_LISTED", 1)
    state = State(held=1)
    lucks = []
    for seed in range(400):
        listed = list_chances(GAME, 0, state, seed)
        assert {view.drawn for view, _ in listed} <= {*stack(state)}
        assert [share for _, share in listed] == [1 / DRAWN] * DRAWN
        lucks += [
            measure_luck(GAME, SeeingJudge(), 0, state, card, seed=seed, effort=1.0)
            for card in stack(state)
        ]
    # A mean of 16 cards is off by 0.25, that of 400 of them by 0.0125.
    assert fmean(lucks) == pytest.approx(0, abs=0.05)
