"""Environments of several seats for PettingZoo."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.spaces import Space
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from formspiel.core.edition import Edition
from formspiel.core.game import IllegalEvent, Unreadable
from formspiel.core.registry import GAMES
from formspiel.envs.company import MASK, Company
from formspiel.envs.solo import PENALTY, RENDER_MODES, Illegal, Reward, check_choice

Seen = dict[str, Any]


class _Seats:
    """What is asked for alike, whether agents act in turn or all at once."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        edition: str | Path | Edition | None = None,
        reward: Reward = "end",
        illegal: Illegal = "end",
        penalty: float = PENALTY,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        has_wait: bool,
        **options: Any,
    ) -> None:
        check_choice("reward", reward, ("end", "step"))
        check_choice("illegal", illegal, ("end", "raise"))
        if render_mode is not None:
            check_choice("render_mode", render_mode, RENDER_MODES)
        own = GAMES[game]
        count = own.info.suggest_seats(options) if seats is None else seats
        alone = own.info.alone if count == 1 and own.info.alone is not None else {}
        self.company = Company(own, count, edition, {**alone, **options}, has_wait=has_wait)
        self.metadata = {
            "name": f"formspiel_{game}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 4,
            "is_parallelizable": has_wait,
        }
        self.possible_agents = list(self.company.agents)
        self.agents = list(self.company.agents)
        self.observation_spaces = self.company.seen
        self.action_spaces = self.company.done
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self._reward, self._illegal, self._penalty = reward, illegal, float(penalty)
        self._cycles = 0

    def observation_space(self, agent: str) -> Space[Any]:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """What an agent can do."""
        return self.action_spaces[agent]

    def render(self) -> Any:
        """The table as text or as pixels; for `human` it is printed at each step by itself."""
        if self.render_mode is None or self.render_mode == "human":
            return None
        return self.company.picture(self.render_mode)

    def close(self) -> None:
        """There is nothing to give back."""

    def _begin(self, seed: int | None) -> None:
        self.company.begin(seed)
        self.agents = list(self.possible_agents)
        self._cycles = 0
        self._show()

    def _refuse(self, agent: str, action: Any) -> None:
        if self._illegal == "raise":
            raise IllegalEvent(f"the action {action} of {agent} is not legal now")

    def _show(self) -> None:
        if self.render_mode == "human":
            print(self.company.picture("human"), flush=True)  # noqa: T201 - what it is for

    @property
    def _is_cut(self) -> bool:
        return self.max_cycles is not None and self._cycles >= self.max_cycles


class TurnsEnv(_Seats, AECEnv[str, Seen, int]):
    """Agents that act one after the other; where seats act together, unseen by one another."""

    def __init__(self, game: str, seats: int | None = None, **keywords: Any) -> None:
        AECEnv.__init__(self)
        _Seats.__init__(self, game, seats, has_wait=False, **keywords)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - as in AECEnv
        """Begin an episode: by a seed, or the next one after the last."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def observe(self, agent: str) -> Seen:
        """What an agent sees and may do."""
        return self.company.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Let the selected agent do what has this number."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        seat = self.possible_agents.index(agent)
        if action is not None and self.company.play.act(seat, int(action)):
            self._cycles += 1
            gains = self.company.gains(self._reward)
            self.rewards = dict(zip(self.agents, gains, strict=True))
            self._end(is_over=self.company.play.is_over)
            self._show()
        else:
            self._refuse(agent, action)
            self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: self._penalty}
            self._end(is_over=True)
        self._select()
        self._accumulate_rewards()

    def action_masks(self) -> NDArray[np.bool_]:
        """What the selected agent may do, as those look for it who play with masks."""
        mask: NDArray[np.int8] = self.infos[self.agent_selection][MASK]
        return mask.astype(np.bool_)

    def _end(self, *, is_over: bool) -> None:
        self.terminations = dict.fromkeys(self.agents, is_over)
        self.truncations = dict.fromkeys(self.agents, not is_over and self._is_cut)

    def _select(self) -> None:
        acting = self.company.play.acting
        if acting and not any(self.terminations.values()):
            self.agent_selection = self.possible_agents[acting[0]]
        self.infos = {
            agent: {MASK: self.company.mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }


class TogetherEnv(_Seats, ParallelEnv[str, Seen, int]):
    """Agents that all act at once, on the same card.

    The last action of all is to wait: it is the only one of a seat that has nothing to decide.
    """

    def __init__(self, game: str, seats: int | None = None, **keywords: Any) -> None:
        if not GAMES[game].info.acts_together:
            raise Unreadable(f"in {GAMES[game].info.title} seats do not act together")
        _Seats.__init__(self, game, seats, has_wait=True, **keywords)

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - as in ParallelEnv
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin an episode: by a seed, or the next one after the last."""
        self._begin(seed)
        return self._observe()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Let all agents do what have these numbers."""
        agents, play = self.agents, self.company.play
        masks = [self.company.mask(seat) for seat in range(len(agents))]
        chosen = [int(actions.get(agent, -1)) for agent in agents]
        wrong = [
            not (0 <= action < len(mask) and mask[action])
            for action, mask in zip(chosen, masks, strict=True)
        ]
        if any(wrong):
            seat = wrong.index(True)
            self._refuse(agents[seat], chosen[seat])
            gains = [self._penalty if own else 0.0 for own in wrong]
            is_over = True
        else:
            self._cycles += 1
            for seat in play.acting:
                play.act(seat, chosen[seat])
            gains, is_over = self.company.gains(self._reward), play.is_over
            self._show()
        is_cut = self._is_cut and not is_over
        seen, infos = self._observe()
        if is_over or is_cut:
            self.agents = []
        return (
            seen,
            dict(zip(agents, gains, strict=True)),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut),
            infos,
        )

    def _observe(self) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        seen = {agent: self.company.observe(seat) for seat, agent in enumerate(self.agents)}
        return seen, {agent: {MASK: own[MASK]} for agent, own in seen.items()}
