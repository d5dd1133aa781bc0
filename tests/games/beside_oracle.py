"""What a game says, in the words of the oracles: as records write it."""

import json
import os
import pickle
from typing import Any, Protocol, TypeVar

from formspiel.core.game import CHANCE, OVER, Game, IllegalEvent, Json, Unreadable

State = TypeVar("State")
Thing = TypeVar("Thing")

MORE = int(os.environ.get("FORMSPIEL_GAMES", "1"))
"""So many times as many games are played beside the oracles, see CONTRIBUTING.md."""


class Oracle(Protocol):
    """What every oracle can say of a game."""

    def to_act(self) -> object: ...

    def result(self) -> dict[str, Any]: ...


def copied(thing: Thing) -> Thing:
    """A copy of an oracle or an event, made many times as fast as `deepcopy` makes it."""
    made: Thing = pickle.loads(pickle.dumps(thing))  # noqa: S301  we have just written it
    return made


def written(moves: list[Json]) -> list[str]:
    """Moves in a form that can be compared, in whatever order they come."""
    return sorted(json.dumps(move, sort_keys=True) for move in moves)


def moves_of(game: Game[Any, Any, State, Any, Any], state: State) -> list[Json]:
    """All moves of all seats that may act."""
    acting = game.to_act(state)
    seats = acting if isinstance(acting, tuple) else ()
    return [game.format_event(move) for seat in seats for move in game.legal(state, seat)]


def after(game: Game[Any, Any, State, Any, Any], state: State, data: Json) -> State | None:
    """The state after an event of a record; None if it is refused."""
    try:
        return game.apply(state, game.parse_event(game.config_of(state), data))
    except (IllegalEvent, Unreadable):
        return None


def compare_standing(game: Game[Any, Any, State, Any, Any], state: State, oracle: Oracle) -> None:
    """Both say the same of whose turn it is and of how the game stands."""
    acting = game.to_act(state)
    told = "chance" if acting is CHANCE else [] if acting is OVER else list(acting)
    assert told == oracle.to_act()
    outcome, result = game.outcome(state), oracle.result()
    assert [list(r.scores) for r in outcome.rounds if r.is_over] == result["rounds"]
    assert outcome.is_over == result["finished"]
    assert list(outcome.winners) == result["winners"]
    if outcome.is_over:
        assert list(outcome.scores) == result["scores"]
