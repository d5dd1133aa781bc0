"""Random games of DIGIT, thousands a second, and what happened in them."""

from __future__ import annotations

from collections.abc import Sequence

from formspiel.core.speed.arrays import Ints, Word, ints
from formspiel.core.speed.dual import compiled
from formspiel.core.speed.generator import begin_stream, pick
from formspiel.games.digit.components import DigitEdition
from formspiel.games.digit.info import PLAYED_OUT
from formspiel.games.digit.kernel import (
    DUE,
    FIGURE,
    LUCK,
    MOVED,
    OVER,
    SEATS,
    clear,
    deal_out,
    make,
    make_game,
    score,
    settle,
    write,
)
from formspiel.games.digit.kernel_tables import FIRST, MOVES, load_graph


@compiled
def play_at_random(graph: Ints, game: Ints, most: int, log: Ints) -> None:
    """Play to the end or for so many moves, every labelled move equally likely."""
    # Looked up once: compiled code cannot know that no move changes the graph.
    first, moves = graph[FIRST], graph[MOVES]
    for _ in range(most):
        if game[OVER]:
            return
        at = first + game[FIGURE]
        begin = graph[at]
        move = pick(game, LUCK, graph[at + 1] - begin)
        make(graph, game, graph[moves + begin + move])
        write(log, MOVED, move)
        if game[DUE] > 0:
            settle(graph, game, log)


@compiled
def _play_many(
    graph: Ints, game: Ints, log: Ints, seed: Word, most: int, numbers: Ints, scores: Ints
) -> None:
    """Play the games of these numbers; the log tells of all of them, where it has room."""
    for at in range(len(numbers)):
        clear(graph, game)
        game[LUCK] = begin_stream(seed, numbers[at])
        deal_out(graph, game, log)
        play_at_random(graph, game, most, log)
        score(game, scores, at * game[SEATS])


MOST_MOVES = 1_000_000
"""After so many moves a random game is called off; Standard hardly ever ends before."""


def random_games(
    edition: DigitEdition,
    variant: str,
    seats: int,
    games: int,
    seed: int,
    most_moves: int = MOST_MOVES,
    end: str = PLAYED_OUT,
) -> list[tuple[int, ...]]:
    """The points of all seats in random games, as they stand after so many moves at most."""
    log = ints([0])
    game = make_game(edition, variant, seats, end)
    return _play(edition, game, seed, range(games), most_moves, log)


def random_game(
    edition: DigitEdition,
    variant: str,
    seats: int,
    seed: int,
    number: int,
    most_moves: int,
    end: str = PLAYED_OUT,
) -> tuple[tuple[int, ...], list[tuple[int, int]]]:
    """The points of one of those games by its number, and what happened in it."""
    # A move may bring a hand of cards, and a shuffle.
    room = len(edition.figures) + most_moves * (2 + edition.hand)
    log = ints([0] * (1 + 2 * room))
    game = make_game(edition, variant, seats, end)
    (scores,) = _play(edition, game, seed, [number], most_moves, log)
    return scores, [(int(log[1 + 2 * at]), int(log[2 + 2 * at])) for at in range(log[0])]


def _play(
    edition: DigitEdition,
    game: Ints,
    seed: int,
    numbers: Sequence[int],
    most_moves: int,
    log: Ints,
) -> list[tuple[int, ...]]:
    graph, seats = load_graph(edition).row, int(game[SEATS])
    scores = ints([0] * (len(numbers) * seats))
    _play_many(graph, game, log, seed % 2**64, most_moves, ints(numbers), scores)
    flat = [int(points) for points in scores]
    return [tuple(flat[at : at + seats]) for at in range(0, len(flat), seats)]
