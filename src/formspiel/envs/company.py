"""What environments of several seats share: names, spaces, seeds, points and pictures."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary, Space
from numpy.typing import NDArray

from formspiel.core.edition import Edition
from formspiel.core.game import AnyGame, plain
from formspiel.envs.drawing import draw
from formspiel.envs.luck import SEEDS
from formspiel.envs.play import Play, Table, agree

AGENT = "seat_"
MASK = "action_mask"


class Company:
    """One game for several agents, episode after episode."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        edition: str | Path | Edition | None,
        options: dict[str, Any],
        *,
        has_wait: bool,
    ) -> None:
        self.table = Table(game, agree(game, seats, edition, options))
        self.play = Play(self.table)
        self.agents = [f"{AGENT}{seat}" for seat in range(seats)]
        self.wait = self.table.actions if has_wait else None
        """The action of a seat that has nothing to decide, where all act at once."""
        self.actions = self.table.actions + has_wait
        low = np.concatenate([np.full(part.size, part.least) for part in self.table.parts])
        high = np.concatenate([np.full(part.size, part.most) for part in self.table.parts])
        seen = Box(low.astype(np.int32), high.astype(np.int32), dtype=np.int32)
        self.seen: dict[str, Space[Any]] = {
            agent: Dict({"observation": seen, MASK: MultiBinary(self.actions)})
            for agent in self.agents
        }
        self.done: dict[str, Space[Any]] = {agent: Discrete(self.actions) for agent in self.agents}
        self.scores = [0] * seats
        self._seed, self._episode = secrets.randbelow(SEEDS), -1

    def begin(self, seed: int | None) -> None:
        """Begin an episode: by a seed, or the next one after the last."""
        if seed is None:
            self._episode += 1
        else:
            self._seed, self._episode = seed % SEEDS, 0
        self.play.begin(self._seed, self._episode)
        self.scores = [0] * len(self.agents)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """What a seat may do now."""
        mask = np.zeros(self.actions, np.int8)
        choices = self.play.choices(seat)
        if not choices and self.wait is not None and not self.play.is_over:
            choices = [self.wait]
        mask[choices] = 1
        return mask

    def observe(self, seat: int) -> dict[str, Any]:
        """What a seat sees and may do."""
        return {"observation": self.play.flat(seat), MASK: self.mask(seat)}

    def gains(self, reward: str) -> list[float]:
        """What each seat gets for the last step."""
        if reward == "end":
            return list(map(float, self.play.scores if self.play.is_over else self._nothing))
        before, self.scores = self.scores, list(self.play.scores)
        return [float(now - then) for now, then in zip(self.scores, before, strict=True)]

    @property
    def _nothing(self) -> list[int]:
        return [0] * len(self.agents)

    def picture(self, mode: str) -> Any:
        """The whole table, as whoever looks on sees it."""
        game = self.table.game
        picture = game.picture(game.view(self.play.state, None), None)
        return draw(picture) if mode == "rgb_array" else plain(picture)
