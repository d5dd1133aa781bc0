"""How the stronger bots of DIGIT choose a card in Solitaire."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import sqrt
from random import Random
from statistics import fmean, stdev

from formspiel.games.digit.components import DigitEdition
from formspiel.games.digit.kernel_tables import load_graph
from formspiel.games.digit.kernel_words import IS_FAST, Row, Weights, make_row, make_weights
from formspiel.games.digit.view import View
from formspiel.players import Thought
from formspiel.players.digit_solitaire import (
    HAND,
    count_tour,
    foresee,
    judge,
    try_cards,
)
from formspiel.players.digit_weights import expand_weights

SAMPLES_A_SECOND = 30_000 if IS_FAST else 150
SPELL = 100 if IS_FAST else 10
"""So many orders are tried between two looks at the clock and at the cards."""

LEAST_SPELLS, CLEARLY = 5, 3.5
"""After so many spells a card is given up that is worse by so many standard errors."""

STEPS = 14
"""So many cards are laid down in each; then the moment is judged."""

MARGIN = 0.7
"""Cards that are judged to cost so much more than the best are not tried."""

LAST_CARDS = 4 if IS_FAST else 2
"""With so few cards to come the best is computed."""

FAR = 1000
MOST_FIGURES = 56
"""A set of figures must fit into one word."""


class Alone:
    """A moment of Solitaire, as the player sees it."""

    def __init__(self, view: View) -> None:
        edition = view.config.edition
        self.graph = load_graph(edition)
        self.near = load_sets(edition)
        numbers = self.graph.numbers
        self.figure = numbers[edition.figure_of(view.sticks) or ""]
        self.hand = [numbers[name] for name in view.hands[0] or ()]
        gone = {*(view.hands[0] or ()), *(name for name, _ in view.pile)}
        self.to_come = [number for name, number in numbers.items() if name not in gone]
        self.held = sum(1 << card for card in self.hand)
        self.ways = [self._measure(card) for card in self.hand]
        self.extras = [way[self.figure] - 1 for way in self.ways]

    def judge(self) -> list[float]:
        """What each card is judged to cost, now and later."""
        row, cards, weights = self.graph.row, make_row(self.hand), load_weights()
        rest = sum(1 << card for card in self.to_come)
        return [
            extra + judge(row, self.near, cards, at, rest, weights)
            for at, extra in enumerate(self.extras)
        ]

    def compute(self) -> list[float]:
        """What each card costs, now and later, on average at best."""
        row, cards, deck = self.graph.row, make_row(self.hand), make_row(self.to_come)
        if not self.to_come:
            return [
                float(extra + count_tour(row, cards, len(cards), card, 1 << at))
                for at, (card, extra) in enumerate(zip(self.hand, self.extras, strict=True))
            ]
        costs = []
        for at, (card, extra) in enumerate(zip(self.hand, self.extras, strict=True)):
            held = self.held ^ 1 << card
            costs.append(extra + foresee(row, self.near, cards, at, held, deck, len(deck)))
        return costs

    def step_to(self, at: int, ways: Iterable[str]) -> str:
        """What to make now, to get to a card without passing over another."""
        figures = sorted(self.graph.numbers[name] for name in ways)
        return self.graph.names[min(figures, key=self.ways[at].__getitem__)]

    def _measure(self, card: int) -> list[int]:
        """How many moves it is to a card from every figure, around the other cards."""
        away = [FAR] * len(self.graph.near)
        away[card] = 0
        queue = [card]
        for here in queue:
            for there in self.graph.near[here]:
                if away[there] == FAR and not self.held >> there & 1:
                    away[there] = away[here] + 1
                    queue.append(there)
        return away


def can_judge(view: View) -> bool:
    """Whether it is learned for this edition and so many open cards."""
    edition = view.config.edition
    is_full = view.stack_size == 0 or edition.hand == HAND
    return len(edition.figures) <= MOST_FIGURES and is_full and edition.hand <= HAND


def choose_by_judgement(view: View, ways: Iterable[str]) -> str:
    """What leads to the card that is judged best, one look ahead."""
    alone = Alone(view)
    costs = alone.judge() if alone.to_come else alone.compute()
    return alone.step_to(costs.index(min(costs)), ways)


def choose_by_playing_on(view: View, ways: Iterable[str], rng: Random, thought: Thought) -> str:
    """What leads to the card that does best on many orders of the cards to come."""
    alone = Alone(view)
    if len(alone.to_come) <= LAST_CARDS:
        costs = alone.compute()
        return alone.step_to(costs.index(min(costs)), ways)
    judged = alone.judge()
    tried = [at for at, cost in enumerate(judged) if cost <= min(judged) + MARGIN]
    trials: list[list[float]] = [[] for _ in judged]
    samples, seed = thought.samples(SAMPLES_A_SECOND), rng.getrandbits(62)
    row, cards, deck = alone.graph.row, make_row(alone.hand), make_row(alone.to_come)
    luck, room, weights = make_row([0]), make_row([0] * HAND), load_weights()
    for done in range(0, samples, SPELL):
        if len(tried) == 1 or (done and thought.is_over()):
            break
        end = min(done + SPELL, samples)
        sums = make_weights(0.0 if at in tried else -1.0 for at in range(HAND))
        plan = make_row([seed, done, end, STEPS])
        try_cards(row, alone.near, plan, cards, deck, weights, sums, luck, room)
        for at in tried:
            trials[at].append(alone.extras[at] + sums[at] / (end - done))
        best = min(tried, key=lambda at: fmean(trials[at]))
        tried = [best, *(at for at in tried if at != best and not _is_worse(trials, at, best))]
    return alone.step_to(tried[0], ways)


def _is_worse(trials: list[list[float]], at: int, best: int) -> bool:
    """Whether a card has clearly done worse than the best on the same orders."""
    apart = [one - other for one, other in zip(trials[at], trials[best], strict=True)]
    if len(apart) < LEAST_SPELLS:
        return False
    return fmean(apart) > CLEARLY * stdev(apart) / sqrt(len(apart))


@cache
def load_sets(edition: DigitEdition) -> Row:
    """For each figure the set of those one move away."""
    return make_row(sum(1 << other for other in own) for own in load_graph(edition).near)


@cache
def load_weights() -> Weights:
    """What was learned."""
    return make_weights(expand_weights())
