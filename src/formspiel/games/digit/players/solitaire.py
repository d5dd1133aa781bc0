"""How the stronger bots of DIGIT choose a card in Solitaire."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from formspiel.core.speed.arrays import IS_FAST, ints, small_ints
from formspiel.games.digit.kernel_tables import load_graph
from formspiel.games.digit.players.expectimax import count_tour, expectimax, look_ahead
from formspiel.games.digit.players.network import (
    HAND,
    SEEN,
    UNITS,
    evaluate,
    knows,
    load_net,
    load_ties,
    see_undrawn,
)
from formspiel.games.digit.view import View
from formspiel.players import Thought

MARGINS = (1.0, 0.25)
"""Cards that cost so much more than the best are not looked into one and two cards ahead."""

EVALUATED_A_SECOND = 1_500_000 if IS_FAST else 3000
"""How many moments there is time to evaluate."""

LAST_CARDS = 4 if IS_FAST else 2
"""With so few cards to come the best is computed."""

FAR = 1000


class Alone:
    """A moment of Solitaire, as the player sees it."""

    def __init__(self, view: View) -> None:
        edition = view.config.edition
        self.graph = load_graph(edition)
        self.ties = load_ties(edition)
        self.seen, self.sums = ints([0] * SEEN), small_ints([0] * (3 * UNITS))
        numbers = self.graph.numbers
        self.figure = numbers[edition.figure_of(view.sticks) or ""]
        self.hand = [numbers[name] for name in view.hands[0] or ()]
        gone = {*(view.hands[0] or ()), *(name for name, _ in view.pile)}
        self.to_come = [number for name, number in numbers.items() if name not in gone]
        self.held = sum(1 << card for card in self.hand)
        self.undrawn = sum(1 << card for card in self.to_come)
        self.ways = [self._measure(card) for card in self.hand]
        self.extras = [way[self.figure] - 1 for way in self.ways]

    def evaluate(self) -> list[float]:
        """What each card is judged to cost, now and later."""
        net, row, cards = load_net(), self.graph.row, ints(self.hand)
        see_undrawn(net, self.undrawn, self.sums)
        return [
            extra + evaluate(net, row, self.ties, cards, at, self.undrawn, self.seen, self.sums)
            for at, extra in enumerate(self.extras)
        ]

    def look_ahead(self, at: int, depth: int) -> float:
        """What a card is judged to cost with all cards that may come next, so many at a time."""
        net, row, cards = load_net(), self.graph.row, ints(self.hand)
        later = look_ahead(
            net, row, self.ties, cards, at, self.undrawn, depth, self.seen, self.sums
        )
        return self.extras[at] + later

    def compute(self) -> list[float]:
        """What each card costs, now and later, on average at best."""
        row, cards, deck = self.graph.row, ints(self.hand), ints(self.to_come)
        if not self.to_come:
            return [
                float(extra + count_tour(row, cards, len(cards), card, 1 << at))
                for at, (card, extra) in enumerate(zip(self.hand, self.extras, strict=True))
            ]
        costs = []
        for at, (card, extra) in enumerate(zip(self.hand, self.extras, strict=True)):
            held = self.held ^ 1 << card
            costs.append(extra + expectimax(row, self.ties, cards, at, held, deck, len(deck)))
        return costs

    def step_to(self, at: int, ways: Iterable[str]) -> str:
        """What to make now, to get to a card without passing over another."""
        figures = sorted(self.graph.numbers[name] for name in ways)
        return self.graph.names[min(figures, key=self.ways[at].__getitem__)]

    def _measure(self, card: int) -> list[int]:
        """How many moves it is to a card from every figure, around the other cards."""
        near = self.graph.near_bits
        away = [FAR] * len(near)
        away[card] = 0
        free = (1 << len(near)) - 1 & ~self.held
        wave, moves = [card], 0
        while wave:
            moves += 1
            reached = 0
            for here in wave:
                reached |= near[here]
            reached &= free
            free ^= reached
            wave = list(_numbers(reached))
            for there in wave:
                away[there] = moves
        return away


def _numbers(bits: int) -> Iterator[int]:
    """The numbers of the bits that are set."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def can_evaluate(view: View) -> bool:
    """Whether it is learned for this edition and so many open cards."""
    edition = view.config.edition
    return knows(edition) and (view.stack_size == 0 or len(view.hands[0] or ()) == HAND)


def choose_by_evaluation(view: View, ways: Iterable[str]) -> str:
    """What leads to the card that is judged best, one look ahead."""
    alone = Alone(view)
    costs = alone.evaluate() if alone.to_come else alone.compute()
    return alone.step_to(costs.index(min(costs)), ways)


def choose_by_looking_ahead(view: View, ways: Iterable[str], thought: Thought) -> str:
    """What leads to the card that is judged best as far ahead as there is time for."""
    alone = Alone(view)
    left = len(alone.to_come)
    if left <= LAST_CARDS:
        costs = alone.compute()
        return alone.step_to(costs.index(min(costs)), ways)
    costs = alone.evaluate()
    budget, each = thought.samples(EVALUATED_A_SECOND), 1
    for depth, margin in enumerate(MARGINS, 1):
        tried = [at for at, cost in enumerate(costs) if cost <= min(costs) + margin]
        each *= HAND * (left + 1 - depth)
        budget -= each * len(tried)
        if len(tried) == 1 or budget < 0 or thought.is_over():
            break
        costs = [alone.look_ahead(at, depth) if at in tried else FAR for at in range(HAND)]
    return alone.step_to(costs.index(min(costs)), ways)
