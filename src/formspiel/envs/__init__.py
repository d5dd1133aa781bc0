"""The games as environments for learning agents: Gymnasium, PettingZoo and OpenSpiel.

Importing it registers the games that can be played alone with Gymnasium. docs/environments.md
tells all of it.
"""

from __future__ import annotations

from formspiel.core.speed.jit import MissingExtra

try:
    import gymnasium as _gymnasium
except ModuleNotFoundError as error:
    raise MissingExtra("This needs the extra `envs`: pip install formspiel[envs]") from error

from formspiel.envs.registration import env_ids, register_all

__all__ = ["env_ids"]

register_all(_gymnasium.register)
