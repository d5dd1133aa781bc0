"""The games as environments for learning agents: Gymnasium, PettingZoo and OpenSpiel.

Importing it registers the games that can be played alone with Gymnasium. docs/environments.md
tells all of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formspiel.core.speed.jit import MissingExtra

if TYPE_CHECKING:
    from formspiel.envs.seats import TogetherEnv, TurnsEnv

try:
    import gymnasium as _gymnasium
except ModuleNotFoundError as error:
    raise MissingExtra("This needs the extra `envs`: pip install 'formspiel[envs]'") from error

from formspiel.envs.registration import env_ids, register_all

__all__ = ["aec", "env_ids", "parallel"]

register_all(_gymnasium.register)


def aec(game: str, seats: int | None = None, **keywords: Any) -> TurnsEnv:
    """A game for PettingZoo in which agents act in turn; docs/environments.md has the keywords."""
    from formspiel.envs.seats import TurnsEnv  # noqa: PLC0415 - loaded when it is first used

    return TurnsEnv(game, seats, **keywords)


def parallel(game: str, seats: int | None = None, **keywords: Any) -> TogetherEnv:
    """A game for PettingZoo in which all agents act at once, where its seats do."""
    from formspiel.envs.seats import TogetherEnv  # noqa: PLC0415 - loaded when it is first used

    return TogetherEnv(game, seats, **keywords)
