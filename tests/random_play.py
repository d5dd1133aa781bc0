"""Games played at random, from which tests take moments of every kind."""

from collections.abc import Iterator
from random import Random
from typing import Any

from formspiel.core.game import CHANCE, OVER, AnyGame

TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "fits": [
        (1, {}),
        (2, {"boards": ["JEUXSOC", "5"]}),
        (3, {"boards": ["6"]}),
        (4, {"boards": ["8", "2"]}),
    ],
    "bits": [(1, {}), (2, {}), (3, {}), (4, {})],
    "quadrata": [
        (2, {"rounds": 2, "turn_limit": 60}),
        (3, {"rounds": 1, "turn_limit": 60}),
        (4, {"rounds": 2, "turn_limit": 60}),
    ],
    "digit": [
        (seats, {"variant": variant, "open": is_open, "games": 2})
        for variant in ("standard", "plus")
        for seats in (2, 3, 4)
        for is_open in (False, True)
    ]
    + [(1, {"variant": "solitaire", "games": 2})]
    + [(3, {"variant": "plus", "games": 2, "end": "last-turns"})],
}
"""Every number of seats and every variant of each game."""

WEIGHED = 8
"""How many moves are looked at where the best is wanted; all would take longer than the rest."""


def configured(game: AnyGame, seats: int, options: dict[str, Any]) -> Any:
    return game.configure(game.load_edition(game.editions[0]), seats, options)


def moments(
    game: AnyGame, config: Any, seed: int = 0, most: int = 600
) -> Iterator[tuple[Any, Any]]:
    """The states of one game with the event that follows each; None after the last.

    Every other move is the best of a few for the score at once, lest a game go on for ever.
    """
    rng = Random(seed)
    state = game.setup(config)
    for _ in range(most):
        acting = game.to_act(state)
        if acting is OVER:
            break
        if acting is CHANCE:
            chances = game.chances(state)
            event = chances.pick(rng.randrange(chances.total))
        else:
            seat = rng.choice(acting)
            moves = list(game.legal(state, seat))
            rng.shuffle(moves)
            event = moves[0]
            if rng.random() < 0.5:
                few = moves[:WEIGHED]
                event = max(few, key=lambda m: game.outcome(game.apply(state, m)).scores[seat])
        yield state, event
        state = game.apply(state, event)
    yield state, None
