"""The ids under which Gymnasium knows the games that can be played alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from formspiel.core.names import shipped_games, shipped_info
from formspiel.core.registry import GAMES

NAMESPACE, VERSION = "formspiel", 0


def env_ids() -> dict[str, str]:
    """The id of each environment, with the game that it is about.

    A game is called by its name and by the options with which one plays it alone.
    """
    found = {}
    for game in GAMES:
        # The facts of a game that comes with Formspiel can be had without its rules.
        info = shipped_info(game) if game in shipped_games() else GAMES[game].info
        if info.alone is not None:
            words = [word for text in (game, *info.alone.values()) for word in str(text).split("_")]
            name = "".join(word.capitalize() for word in words)
            found[f"{NAMESPACE}/{name}-v{VERSION}"] = game
    return found


def register_all(register: Callable[..., Any]) -> None:
    """Tell Gymnasium of every environment."""
    for name, game in env_ids().items():
        register(
            id=name,
            entry_point="formspiel.envs.solo:SoloEnv",
            vector_entry_point="formspiel.envs.many:SoloVectorEnv",
            kwargs={"game": game},
        )
