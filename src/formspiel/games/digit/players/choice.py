"""How the bots of DIGIT choose a figure: by rules of thumb, or by rollouts that are halved."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from formspiel.core.speed.arrays import IS_FAST, Ints, blank, ints
from formspiel.games.digit import kernel
from formspiel.games.digit.info import LAST_TURNS, PLUS
from formspiel.games.digit.kernel_tables import Graph, load_graph
from formspiel.games.digit.players.beliefs import begin_guess
from formspiel.games.digit.players.rollout import choose_figure, count_chances, try_figures
from formspiel.games.digit.view import View
from formspiel.players import Thought
from formspiel.players.halving import halve, share_out, smaller_half

SAMPLES_A_SECOND = 100_000 if IS_FAST else 1_000
SPELL = 100 if IS_FAST else 2
"""So many games are played with each figure between two looks at the clock."""

TURNS = 16
"""So many turns are played on in Standard and Plus."""

STRAY = 12
"""One turn in so many without a card to lay down goes anywhere in Plus: seats that leave each
other nothing would never come to an end."""

MOST_FIGURES = 12
"""So many figures are tried at most if no card can be laid down: those that lead to fewest."""


def choose_nearest(view: View, ways: Iterable[str], rng: Random) -> str:
    """A step to the nearest own card, to any of several."""
    graph = load_graph(view.config.edition)
    hand = [graph.numbers[name] for name in view.hands[view.turn] or ()]
    figures = [graph.numbers[name] for name in ways]
    rng.shuffle(figures)
    away = graph.away
    return graph.names[min(figures, key=lambda at: min((away[at][to] for to in hand), default=0))]


def choose_by_rule(view: View, rng: Random) -> str:
    """What the rule of thumb of the playouts makes."""
    graph = load_graph(view.config.edition)
    seen = see(view, graph)
    seen[kernel.LUCK] = rng.getrandbits(62)
    # The rule asks for no card of the stack, only whether it has any.
    seen[kernel.STACK_SIZE] = view.stack_size
    return graph.names[choose_figure(graph.row, seen)]


def choose_by_trial(
    view: View, ways: Iterable[str], rng: Random, thought: Thought, samples: int
) -> str:
    """The figure that did best in sampled games of Standard or Plus, by successive halving."""
    graph = load_graph(view.config.edition)
    seen = see(view, graph)
    figures = _candidates(view, ways, rng, graph, seen)
    if len(figures) == 1:
        return graph.names[figures[0]]
    game, log = ints([0] * len(seen)), ints([0])
    guess = begin_guess(view, graph, rng)
    hands = (guess.told, guess.hands, guess.weight)
    seed = 0

    def try_batch(tried: list[int], begin: int, end: int) -> Ints:
        nonlocal seed
        if begin == 0:
            seed = rng.getrandbits(62)
        plan, worths = ints([seed, begin, end, TURNS]), blank(len(tried))
        try_figures(graph.row, seen, plan, *hands, ints(tried), worths, game, log)
        return worths

    allot = share_out(samples, len(figures))
    best = halve(
        figures,
        try_batch,
        allot,
        thought,
        batch=lambda _: SPELL,
        keep=smaller_half,
        is_fresh=True,
        must_begin=True,
    )
    return graph.names[best]


def _candidates(
    view: View, ways: Iterable[str], rng: Random, graph: Graph, seen: Ints
) -> list[int]:
    """The figures worth trying: own cards if there are any, else those that leave least."""
    figures = sorted(graph.numbers[name] for name in ways)
    hand = {graph.numbers[name] for name in view.hands[view.turn] or ()}
    if not hand.isdisjoint(figures):
        return [figure for figure in figures if figure in hand]
    is_ending = view.config.end == LAST_TURNS and not view.stack_size
    if view.config.variant == PLUS and not is_ending and rng.randrange(STRAY) == 0:
        return [rng.choice(figures)]
    figures.sort(key=lambda figure: count_chances(graph.row, seen, figure))
    return figures[:MOST_FIGURES]


def see(view: View, graph: Graph) -> Ints:
    """The game as the seat sees it, with all cards that it has not seen in the stack."""
    config, edition, row = view.config, view.config.edition, graph.row
    game = kernel.make_game(edition, config.variant, config.seats, config.end)
    kernel.clear(row, game)
    for seat, hand in enumerate(view.hands):
        for name in hand or ():
            place = kernel.find_in_stack(row, game, graph.numbers[name])
            kernel.deal(row, game, seat, place)
    for name, owner in view.pile:
        kernel.turn_up(row, game, kernel.find_in_stack(row, game, graph.numbers[name]))
        if owner is not None:
            game[kernel.PILES + owner] += 1
    game[kernel.FIGURE] = graph.numbers[edition.figure_of(view.sticks) or ""]
    game[kernel.TURN] = view.turn
    game[kernel.RUN] = view.run
    game[kernel.IDLE] = view.idle
    game[kernel.LAST_MADE] = view.last_turns
    return game
