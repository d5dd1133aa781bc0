"""Bots: each takes a view and the legal moves, and returns one of the moves.

A bot never sees a state. What it cannot know it samples. A game may have
levels in its folder; a level is loaded when it is first asked for. The bots of `GENERAL`
play every game.
"""

from formspiel.core.info import LEVELS
from formspiel.players.general import GENERAL, load_general
from formspiel.players.guests import guests_of
from formspiel.players.loading import (
    has_players,
    import_player,
    load_player,
    player_names,
    stand_in,
)
from formspiel.players.player import DEFAULT_THINK, Player, Thought

__all__ = [
    "DEFAULT_THINK",
    "GENERAL",
    "LEVELS",
    "Player",
    "Thought",
    "guests_of",
    "has_players",
    "import_player",
    "load_general",
    "load_player",
    "player_names",
    "stand_in",
]
