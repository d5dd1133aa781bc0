"""Environments of one seat for Gymnasium."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal, cast

import numpy as np
from gymnasium import Env
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary, Space
from numpy.typing import NDArray

from formspiel.core.edition import Edition
from formspiel.core.game import AnyGame, IllegalEvent, Unreadable, plain
from formspiel.core.registry import GAMES
from formspiel.core.speed.batch import GOES_ON, WAS_ILLEGAL
from formspiel.envs.batch import load_batch, tensors_of
from formspiel.envs.drawing import draw
from formspiel.envs.luck import SEEDS
from formspiel.envs.play import Play, Table, Tensors, agree

PENALTY = -1000.0
"""The reward of an illegal action, unless another is asked for: less than any game comes to."""

Reward = Literal["end", "step"]
Illegal = Literal["end", "raise"]
MASK = "action_mask"
RENDER_MODES = ("ansi", "human", "rgb_array")
ALL = np.ones(1, np.bool_)


def table_alone(game: AnyGame, edition: str | Path | Edition | None, options: Any) -> Table:
    """What one plays alone with these options."""
    if game.info.alone is None:
        raise Unreadable(f"nobody can play {game.info.title} alone")
    return Table(game, agree(game, 1, edition, {**game.info.alone, **options}))


def check_choice(name: str, value: str, choices: tuple[str, ...]) -> None:
    """Refuse what is none of the choices, in a sentence."""
    if value not in choices:
        raise ValueError(f"{name} must be one of {', '.join(choices)}, not {value!r}")


def spaces_of(table: Table) -> tuple[Dict[Any], Discrete]:
    """What is seen, and what can be done."""
    seen: dict[str, Space[Any]] = {
        part.name: Box(part.least, part.most, part.shape, np.dtype(part.dtype).type)
        for part in table.parts
    }
    return Dict({**seen, MASK: MultiBinary(table.actions)}), Discrete(table.actions)


class SoloEnv(Env[Tensors, np.int64]):
    """One seat of a game that is played alone.

    `reward` is "end" for all points at the end, or "step" for points as they come. An illegal
    action ends the episode with the reward `penalty`, or raises IllegalEvent if `illegal` is
    "raise". What is left are the options of the game.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 4}  # noqa: RUF012 - as in Env

    def __init__(
        self,
        game: str,
        *,
        edition: str | Path | Edition | None = None,
        reward: Reward = "end",
        illegal: Illegal = "end",
        penalty: float = PENALTY,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_choice("reward", reward, ("end", "step"))
        check_choice("illegal", illegal, ("end", "raise"))
        if render_mode is not None:
            check_choice("render_mode", render_mode, RENDER_MODES)
        self.table = table_alone(GAMES[game], edition, options)
        seen, self.action_space = spaces_of(self.table)
        self.observation_space = cast(Space[Tensors], seen)
        self.render_mode = render_mode
        self._reward, self._illegal, self._penalty = reward, illegal, float(penalty)
        self._batch = load_batch(self.table, 1)
        self._actions = np.zeros(1, np.int64)
        self._points = 0
        self._is_seeded = False
        self._done: list[int] = []
        self._shadow: Play | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Tensors, dict[str, Any]]:
        """Begin an episode: by a seed, or the next one after the last."""
        super().reset(seed=seed, options=options)
        batch = self._batch
        if seed is not None or not self._is_seeded:
            own = self.np_random.integers(SEEDS) if seed is None else seed
            batch.seeds[0], batch.episodes[0] = int(own) % SEEDS, 0
            self._is_seeded = True
        else:
            batch.episodes[0] += 1
        batch.begin(ALL)
        self._points, self._done, self._shadow = 0, [], None
        seen = self._observe()
        self._show()
        return seen, {MASK: seen[MASK]}

    def step(self, action: np.int64 | int) -> tuple[Tensors, float, bool, bool, dict[str, Any]]:
        """Do what has this number."""
        batch = self._batch
        self._actions[0] = action
        batch.step(self._actions, ALL)
        stands = int(batch.stands[0])
        reward = 0.0
        if stands == WAS_ILLEGAL:
            if self._illegal == "raise":
                raise IllegalEvent(f"the action {action} is not legal now")
            reward = self._penalty
        elif self._reward == "step":
            points = int(batch.points[0])
            reward, self._points = float(points - self._points), points
        elif stands != GOES_ON:
            reward = float(batch.points[0])
        seen = self._observe()
        if self.render_mode is not None and stands != WAS_ILLEGAL:
            self._done.append(int(action))
            self._show()
        return seen, reward, stands != GOES_ON, False, {MASK: seen[MASK]}

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done now, as those look for it who play with masks."""
        return cast(NDArray[np.bool_], self._batch.mask[0].view(np.bool_).copy())

    def render(self) -> Any:
        """The table as text or as pixels; for `human` it is printed at each step by itself."""
        if self.render_mode is None or self.render_mode == "human":
            return None
        return self._picture()

    def _observe(self) -> Tensors:
        batch = self._batch
        seen = tensors_of(self.table, batch.small[0].copy(), batch.large[0].copy())
        seen[MASK] = batch.mask[0].copy()
        return seen

    def _show(self) -> None:
        if self.render_mode == "human":
            print(self._picture(), flush=True)  # noqa: T201 - that is what it is for

    def _picture(self) -> Any:
        """The picture of what has been done so far, by the rules: a kernel draws nothing."""
        if self._shadow is None:
            self._shadow = Play(self.table)
            self._shadow.begin(int(self._batch.seeds[0]), int(self._batch.episodes[0]))
        for action in self._done:
            self._shadow.act(0, action)
        self._done = []
        picture = self.table.game.picture(self._shadow.view(0), None)
        return draw(picture) if self.render_mode == "rgb_array" else plain(picture)
