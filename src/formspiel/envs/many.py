"""Environments of one seat for Gymnasium, many side by side in one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from formspiel.core.edition import Edition
from formspiel.core.game import IllegalEvent
from formspiel.core.registry import GAMES
from formspiel.core.speed.batch import GOES_ON, IS_OVER, WAS_ILLEGAL
from formspiel.envs.batch import load_batch, tensors_of
from formspiel.envs.copies import Copies
from formspiel.envs.luck import SEEDS
from formspiel.envs.play import Tensors
from formspiel.envs.solo import (
    MASK,
    PENALTY,
    Illegal,
    Reward,
    check_choice,
    spaces_of,
    table_alone,
)

Flags = NDArray[np.bool_]
Rewards = NDArray[np.float64]


class SoloVectorEnv(VectorEnv[Tensors, NDArray[np.int64], Rewards]):
    """Many seats, each alone at a table, in one step; equal to as many of `SoloEnv`.

    `autoreset_mode` is one of Gymnasium's. Arrays of an earlier step are used again only when
    nobody holds them any more, and masks are not to be written into; without `copy` they are those
    of the step before, written anew: faster, for those who keep nothing.
    `max_episode_steps` truncates.
    """

    def __init__(
        self,
        num_envs: int,
        game: str,
        *,
        edition: str | Path | Edition | None = None,
        reward: Reward = "end",
        illegal: Illegal = "end",
        penalty: float = PENALTY,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        max_episode_steps: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_choice("reward", reward, ("end", "step"))
        check_choice("illegal", illegal, ("end", "raise"))
        if num_envs < 1:
            raise ValueError(f"num_envs must be at least 1, not {num_envs}")
        if render_mode is not None:
            raise ValueError("many boards have no picture: make one environment to look at it")
        self.num_envs = num_envs
        self.render_mode = None
        self.table = table_alone(GAMES[game], edition, options)
        self.single_observation_space, self.single_action_space = spaces_of(self.table)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self._reward, self._illegal, self._penalty = reward, illegal, float(penalty)
        self._most = max_episode_steps
        self._batch = load_batch(self.table, num_envs, has_masks=not copy)
        self._points = np.zeros(num_envs, np.int64)
        self._steps = np.zeros(num_envs, np.int64)
        self._done = np.zeros(num_envs, np.bool_)
        self._all = np.ones(num_envs, np.bool_)
        self._is_seeded = False
        batch = self._batch
        self._copies = Copies(batch, self.table.actions) if copy else None
        self._views = self._tensors(batch.small, batch.large, batch.mask)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Tensors, dict[str, Any]]:
        """Begin anew everywhere, or where `options["reset_mask"]` says."""
        rows = self._all if options is None else options.get("reset_mask", self._all)
        if not isinstance(rows, np.ndarray) or rows.dtype != np.bool_ or len(rows) != self.num_envs:
            raise ValueError(f"the reset_mask must be an array of {self.num_envs} booleans")
        seeds = seed
        if seeds is None or isinstance(seeds, int):
            seeds = [None if seeds is None else seeds + row for row in range(self.num_envs)]
        if len(seeds) != self.num_envs:
            raise ValueError(f"there must be {self.num_envs} seeds, not {len(seeds)}")
        batch = self._batch
        batch.episodes[rows] += 1
        if not self._is_seeded:
            super().reset(seed=next((own for own in seeds if own is not None), None))
            batch.seeds[:] = self.np_random.integers(SEEDS, size=self.num_envs)
            batch.episodes[:] = 0
            self._is_seeded = True
        for row, own in enumerate(seeds):
            if own is not None and rows[row]:
                batch.seeds[row], batch.episodes[row] = own % SEEDS, 0
        self._begin(rows)
        self._done[rows] = False
        return self._observe()

    def step(  # type: ignore[override]  # Gymnasium has the same type for rewards and flags
        self, actions: NDArray[np.int64]
    ) -> tuple[Tensors, Rewards, Flags, Flags, dict[str, Any]]:
        """Do what has these numbers, one for each."""
        batch, again = self._batch, self._done
        if self.autoreset_mode is AutoresetMode.DISABLED and again.any():
            raise ValueError("some episodes are over: reset them first, by a reset_mask")
        rows = ~again
        batch.step(np.ascontiguousarray(actions, np.int64), rows)
        illegal = rows & (batch.stands == WAS_ILLEGAL)
        if self._illegal == "raise" and illegal.any():
            row = int(np.flatnonzero(illegal)[0])
            raise IllegalEvent(f"the action {actions[row]} of row {row} is not legal now")
        ended = rows & (batch.stands != GOES_ON)
        rewards = self._rewards(rows, illegal)
        self._steps += 1
        truncated = np.zeros(self.num_envs, np.bool_)
        if self._most is not None:
            truncated = rows & (self._steps >= self._most)
        done = ended | truncated
        infos: dict[str, Any] = {}
        if self.autoreset_mode is AutoresetMode.SAME_STEP:
            infos = self._final(done)
            self._next(done)
        else:
            self._next(again)
            self._done = done
        seen, told = self._observe()
        return seen, rewards, ended, truncated, infos | told

    def action_masks(self) -> Flags:
        """What may be done now, as those look for it who play with masks."""
        masks = np.empty((self.num_envs, self.table.actions), np.int8)
        self._batch.write_masks(masks)
        return masks.view(np.bool_)

    def _rewards(self, rows: Flags, illegal: Flags) -> Rewards:
        batch = self._batch
        if self._reward == "step":
            gained = np.where(rows, batch.points - self._points, 0).astype(np.float64)
            np.copyto(self._points, batch.points)
        else:
            gained = np.where(rows & (batch.stands == IS_OVER), batch.points, 0).astype(np.float64)
        gained[illegal] = self._penalty
        return gained

    def _next(self, rows: Flags) -> None:
        """Begin the next episode in these rows."""
        if rows.any():
            self._batch.episodes[rows] += 1
            self._begin(rows)

    def _begin(self, rows: Flags) -> None:
        self._batch.begin(rows)
        self._points[rows] = 0
        self._steps[rows] = 0

    def _tensors(self, small: Any, large: Any, mask: Any) -> Tensors:
        return {**tensors_of(self.table, small, large), MASK: mask}

    def _observe(self) -> tuple[Tensors, dict[str, Any]]:
        seen = self._views
        if self._copies is not None:
            seen = self._tensors(*self._copies.take())
        return seen, {MASK: seen[MASK], f"_{MASK}": self._all.copy()}

    def _final(self, done: Flags) -> dict[str, Any]:
        """What was seen last in episodes that are over, before the next begin."""
        if not done.any():
            return {}
        batch = self._batch
        seen = np.full(self.num_envs, None, object)
        masks = np.zeros((self.num_envs, self.table.actions), np.int8)
        for row in np.flatnonzero(done):
            batch.write_masks(masks[row : row + 1], first=int(row))
            last = (batch.small[row].copy(), batch.large[row].copy(), masks[row].copy())
            seen[row] = self._tensors(*last)
        return {
            "final_obs": seen,
            "_final_obs": done,
            "final_info": {MASK: masks, f"_{MASK}": done.copy()},
            "_final_info": done.copy(),
        }
