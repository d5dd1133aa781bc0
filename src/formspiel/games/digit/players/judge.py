"""The judge of DIGIT: rollouts by rules of thumb in Standard and Plus, a network in Solitaire.

Hidden hands are guessed as master guesses them, from what the seat has seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from statistics import NormalDist, fmean

from formspiel.core.game import CHANCE, Seat
from formspiel.core.speed.arrays import IS_FAST, blank, ints
from formspiel.games.digit.components import DigitEdition
from formspiel.games.digit.events import Move
from formspiel.games.digit.info import SOLITAIRE
from formspiel.games.digit.kernel_tables import load_graph
from formspiel.games.digit.players.beliefs import begin_guess
from formspiel.games.digit.players.choice import see
from formspiel.games.digit.players.network import HAND, knows
from formspiel.games.digit.players.rollout import NO_FIGURE, WIN, try_to_win
from formspiel.games.digit.players.solitaire import EVALUATED_A_SECOND, LAST_CARDS, Alone
from formspiel.games.digit.rules import apply, chances, setup, to_act
from formspiel.games.digit.scoring import outcome
from formspiel.games.digit.state import Config, State
from formspiel.games.digit.view import View, sample
from formspiel.games.digit.view import view as view_of
from formspiel.players.sampling import OPINIONS

GAMES_A_SECOND = 50_000 if IS_FAST else 500

COMPLETED, MOST_COMPLETED = 8, 64
"""In so many ways the cards that are due are drawn where a moment is judged before they are:
in Solitaire, and at most in the other games."""

MOST_TURNS = 200
"""So many turns are played on at most: nearly every game has ended by then."""

GLANCES = 20
"""So many games are a glance."""

MARGIN, SPREAD = 3.0, 5.0
"""In a series: about how many points a won game brings a seat ahead, and by how much the
points of a game differ."""

FRESH = 100
"""So many deals tell what a game of Solitaire costs that has not begun."""


class Judge:
    """What moments and moves of Standard and Plus are worth, as shares of the win."""

    def glance(self, view: View, seat: Seat, moves: Sequence[Move]) -> list[float]:
        """By a few games after each move."""
        return self._try(view, seat, moves, 0, opinions=1, samples=GLANCES)[0]

    def weigh(
        self, view: View, seat: Seat, moves: Sequence[Move], seed: int, effort: float
    ) -> list[list[float]]:
        """By rollouts after each move, with the same hands and luck for all."""
        samples = _count(effort, len(moves) * OPINIONS)
        return self._try(view, seat, moves, seed, opinions=OPINIONS, samples=samples)

    def expect(
        self, views: Sequence[View], shares: Sequence[float], seat: Seat, seed: int, effort: float
    ) -> list[float]:
        """By rollouts from each moment."""
        return [
            self._expect(view, seat, seed, _count(effort * share, 1))
            for view, share in zip(views, shares, strict=True)
        ]

    @staticmethod
    def _try(
        view: View, seat: Seat, moves: Sequence[Move], seed: int, *, opinions: int, samples: int
    ) -> list[list[float]]:
        graph = load_graph(view.config.edition)
        made = [graph.numbers[_figure_after(view, move)] for move in moves]
        figures = sorted(set(made))
        found = []
        for worths in _play_on(view, seat, figures, seed, opinions=opinions, samples=samples):
            by_figure = dict(zip(figures, worths, strict=True))
            found.append([_in_series(view, seat, by_figure[figure]) for figure in made])
        return found

    def _expect(self, view: View, seat: Seat, seed: int, samples: int) -> float:
        state = sample(view, Random(seed))
        if len(view.past) == view.config.games:
            winners = outcome(state).winners
            return 1 / len(winners) if seat in winners else 0.0
        if to_act(state) is CHANCE:
            count = max(1, min(MOST_COMPLETED, samples // 2))
            ways = Counter(view_of(state, seat) for state in _complete(view, seed, count))
            return (
                sum(
                    self._expect(way, seat, seed, samples * often // count) * often
                    for way, often in ways.items()
                )
                / count
            )
        ((share,),) = _play_on(view, seat, [NO_FIGURE], seed, opinions=1, samples=samples)
        return _in_series(view, seat, share)


class SolitaireJudge:
    """What moments and moves of Solitaire are worth, in points, which are minus extra moves."""

    def glance(self, view: View, seat: Seat, moves: Sequence[Move]) -> list[float]:
        """By the network."""
        return self.weigh(view, seat, moves, 0, 0.0)[0]

    def weigh(
        self,
        view: View,
        seat: Seat,  # noqa: ARG002 - there is one
        moves: Sequence[Move],
        seed: int,  # noqa: ARG002 - nothing is sampled
        effort: float,
    ) -> list[list[float]]:
        """By the network a card ahead if there is effort for it; the last cards exactly."""
        alone = Alone(view)
        later = [
            cost - extra for cost, extra in zip(_costs(alone, effort), alone.extras, strict=True)
        ]
        numbers, before = alone.graph.numbers, _count_before(view)
        worths = []
        for move in moves:
            figure = numbers[_figure_after(view, move)]
            if figure in alone.hand:
                cost = later[alone.hand.index(figure)]
            else:
                ways = zip(alone.ways, later, strict=True)
                cost = 1 + min(way[figure] - 1 + more for way, more in ways)
            worths.append(before - view.extra - cost)
        return [worths]

    def expect(
        self,
        views: Sequence[View],
        shares: Sequence[float],  # noqa: ARG002 - nothing is sampled
        seat: Seat,  # noqa: ARG002 - there is one
        seed: int,
        effort: float,
    ) -> list[float]:
        """By the network, a card ahead if there is effort for it."""
        return [_expect_alone(view, seed, effort / len(views)) for view in views]


def judge_of(config: Config) -> Judge | SolitaireJudge | None:
    """The judge; None for a Solitaire with figures or a hand that were not learned."""
    if config.variant != SOLITAIRE:
        return Judge()
    return SolitaireJudge() if knows(config.edition) else None


def _play_on(
    view: View, seat: Seat, figures: list[int], seed: int, *, opinions: int, samples: int
) -> Iterator[list[float]]:
    """The share of the game that each figure wins, played on so many times for each opinion."""
    graph, rng = load_graph(view.config.edition), Random(seed)
    seen, guess = see(view, graph), begin_guess(view, graph, rng)
    game, log = blank(len(seen)), ints([0])
    hands = (guess.told, guess.hands, guess.weight)
    luck = rng.getrandbits(62)
    for begin in range(0, opinions * samples, samples):
        plan, worths = ints([luck, begin, begin + samples, MOST_TURNS]), blank(len(figures))
        try_to_win(graph.row, seen, seat, plan, *hands, ints(figures), worths, game, log)
        yield [int(worth) / (WIN * samples) for worth in worths]


def _count(effort: float, ways: int) -> int:
    """How many games there is effort for, one at least."""
    return max(1, round(effort * GAMES_A_SECOND / max(1, ways)))


def _figure_after(view: View, move: Move) -> str:
    """The figure that a move makes."""
    sticks = (*(stick for stick in view.sticks if stick != move.stick), move.to)
    return view.config.edition.figure_of(sticks) or ""


def _complete(view: View, seed: int, count: int) -> list[State]:
    """States that a moment may become when all cards have been drawn that are due."""
    rng, found = Random(seed), []
    for _ in range(count):
        state = sample(view, rng)
        while to_act(state) is CHANCE:
            coming = chances(state)
            state = apply(state, coming.pick(rng.randrange(coming.total)))
        found.append(state)
    return found


def _in_series(view: View, seat: Seat, share: float) -> float:
    """The share of the win of a series, from that of the game under way."""
    config = view.config
    if config.games == 1:
        return share
    scores = outcome(sample(view, Random(0))).rounds[: len(view.past)]
    sums = [sum(one.scores[at] for one in scores) for at in range(config.seats)]
    ahead = sums[seat] - max(own for at, own in enumerate(sums) if at != seat)
    to_come = config.games - len(view.past)
    normal = NormalDist()
    sure = min(0.99, max(0.01, share))
    even = normal.inv_cdf(1 / config.seats)
    lead = ahead + MARGIN * (normal.inv_cdf(sure) - even)
    return normal.cdf(lead / (SPREAD * to_come**0.5) + even)


def _costs(alone: Alone, effort: float) -> list[float]:
    """What each open card costs, now and later."""
    left = len(alone.to_come)
    if not left or (effort > 0 and left <= LAST_CARDS):
        return alone.compute()
    if effort * EVALUATED_A_SECOND < HAND * HAND * left:
        return alone.evaluate()
    return [alone.look_ahead(at, 1) for at in range(len(alone.hand))]


def _expect_alone(view: View, seed: int, effort: float) -> float:
    if len(view.past) == view.config.games:
        return _count_before(view)
    state = sample(view, Random(seed))
    if to_act(state) is CHANCE:
        ways = [view_of(state, 0) for state in _complete(view, seed, COMPLETED)]
        return fmean(_expect_alone(way, seed, effort / COMPLETED) for way in ways)
    return _count_before(view) - view.extra - min(_costs(Alone(view), effort))


def _count_before(view: View) -> float:
    """The points of the games that are over, and what those cost that have not begun."""
    config = view.config
    to_come = max(0, config.games - len(view.past) - 1)
    over = -sum(done.counts[0] for done in view.past)
    return over - (to_come * _expect_fresh(config.edition) if to_come else 0.0)


@cache
def _expect_fresh(edition: DigitEdition) -> float:
    """What a game costs before its first card."""
    config = Config(edition, 1, SOLITAIRE, is_open=False, games=1)
    deals = _complete(view_of(setup(config), 0), 0, FRESH)
    return fmean(min(Alone(view_of(state, 0)).evaluate()) for state in deals)
