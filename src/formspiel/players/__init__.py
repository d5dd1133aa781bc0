"""Bots: each takes a view and the legal moves, and returns one of the moves.

A bot never sees a state. What it cannot know it samples. A game has
four levels in its folder; a level is loaded when it is first asked for.
"""

from formspiel.core.info import LEVELS
from formspiel.players.loading import has_players, import_player, load_player, player_names
from formspiel.players.player import DEFAULT_THINK, Player, Thought

__all__ = [
    "DEFAULT_THINK",
    "LEVELS",
    "Player",
    "Thought",
    "has_players",
    "import_player",
    "load_player",
    "player_names",
]
