"""One match between bots, written down as a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from formspiel.core.drawn import draw
from formspiel.core.edition import Edition
from formspiel.core.game import CHANCE, OVER, AnyGame, Outcome
from formspiel.core.options import options_among_bots
from formspiel.core.record import Record
from formspiel.core.registry import GAMES
from formspiel.players import DEFAULT_THINK, Player, Thought, import_player


@dataclass(frozen=True)
class Match:
    """A game that was played to its end."""

    record: Record
    state: Any

    def _repr_svg_(self) -> str:
        """As a notebook shows it: how it ended."""
        return draw(self.record.game, self.record.game.view(self.state, None))

    @property
    def outcome(self) -> Outcome:
        """Scores, item by item, and who has won."""
        outcome: Outcome = self.record.game.outcome(self.state)
        return outcome

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat."""
        return self.outcome.scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the most points."""
        return self.outcome.winners


def play_match(
    game: str,
    players: Sequence[str | Player],
    options: Mapping[str, Any] | None = None,
    *,
    seed: int = 0,
    think: float = DEFAULT_THINK,
    edition: Edition | None = None,
) -> Match:
    """Let bots play, one a seat: each is a name or a function that is a player.

    The same seed gives the same match. It is the first game of `formspiel simulate` with that
    seed. Unreadable says what is wrong with the options or the number of seats.
    """
    own = GAMES[game]
    box = own.load_edition(own.editions[0]) if edition is None else edition
    agreed = options_among_bots(own.info.options, options or {})
    config = own.configure(box, len(players), agreed)
    bots = [import_player(game, who) if isinstance(who, str) else who for who in players]
    cards = Random(f"{seed}/0/cards")
    minds = [Random(f"{seed}/0/{seat}") for seat in range(len(players))]
    state, events = play_out(own, config, bots, (cards, minds), Thought(think))
    names = [who if isinstance(who, str) else _name(who) for who in players]
    record = Record(own, config, tuple(map(own.format_event, events)), {"players": names})
    return Match(record, state)


def play_out(
    game: AnyGame,
    config: Any,
    bots: Sequence[Player],
    luck: tuple[Random, Sequence[Random]],
    thought: Thought,
) -> tuple[Any, list[Any]]:
    """The last state of a game between bots, and its events.

    `luck` has a source of randomness for the cards, and one for each seat.
    """
    cards, minds = luck
    state, events = game.setup(config), list[Any]()
    while (acting := game.to_act(state)) is not OVER:
        if acting is CHANCE:
            chances = game.chances(state)
            event = chances.pick(cards.randrange(chances.total))
        else:
            seat = acting[0]
            moves = game.legal(state, seat)
            event = bots[seat](game.view(state, seat), moves, minds[seat], thought)
        state = game.apply(state, event)
        events.append(event)
    return state, events


def _name(player: Player) -> str:
    return str(getattr(player, "__name__", type(player).__name__))
