"""The games as Python games of OpenSpiel; importing this registers them.

`formspiel_` and the name of a game is the game in turns: where seats act on the same card, they
act one after the other without seeing what the others have done. With `_simultaneous` behind it
they act at once.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from formspiel.core.game import AnyGame, plain
from formspiel.core.info import GameInfo
from formspiel.core.options import Option
from formspiel.core.registry import GAMES
from formspiel.core.speed.jit import MissingExtra
from formspiel.envs.moment import CHANCES, Moment
from formspiel.envs.play import Table, agree

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise MissingExtra(
        "This needs the extra `openspiel`: pip install 'formspiel[openspiel]'"
    ) from (error)

UTMOST = 10_000.0
"""No game comes to more points, or to less than minus so many."""
LENGTH = 4_000
"""After so many decisions a game ends as it stands, unless another number is asked for."""
SLASH = "/"
"""Between the parts of a list."""


def spiel_name(game: str, *, is_simultaneous: bool = False) -> str:
    """What OpenSpiel calls a game."""
    return f"formspiel_{game}" + ("_simultaneous" if is_simultaneous else "")


def _defaults(info: GameInfo) -> dict[str, Any]:
    """The parameters of a game, with what holds if nothing is said."""
    found: dict[str, Any] = {"seats": 0, "edition": "", "max_length": LENGTH}
    for option in info.options:
        found[option.key] = _default(option)
    return found


def _default(option: Option) -> Any:
    if option.kind == "list":
        return ""
    if option.kind == "number":
        return option.among_bots or option.default or 0
    return option.default


def _options(info: GameInfo, given: dict[str, Any]) -> dict[str, Any]:
    """The options of a game as it knows them, of parameters that are said."""
    found = {}
    for option in info.options:
        value = given.get(option.key, _default(option))
        if option.kind == "list":
            value = [part for part in str(value).split(SLASH) if part] or None
        if value is not None and not (option.is_optional and not value):
            found[option.key] = value
    return found


def _edition(name: str) -> str | Path | None:
    """By its name, or by the file it is in."""
    if name.endswith(".toml"):
        return Path(name)
    return name or None


def _type(game: AnyGame, *, is_simultaneous: bool) -> Any:
    info, kind = game.info, pyspiel.GameType
    config = game.configure(game.load_edition(game.editions[0]), info.most_seats, {})
    is_hidden = info.acts_together or game.has_secrets(config)
    return kind(
        short_name=spiel_name(game.id, is_simultaneous=is_simultaneous),
        long_name=f"{info.title} ({info.author}, {info.year})",
        dynamics=kind.Dynamics.SIMULTANEOUS if is_simultaneous else kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION
        if is_hidden
        else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=info.most_seats,
        min_num_players=info.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(info),
    )


class SpielGame(pyspiel.Game):
    """One game with its parameters."""

    def __init__(self, game: AnyGame, kind: Any, params: dict[str, Any]) -> None:
        given = {**_defaults(game.info), **params}
        options = _options(game.info, given)
        seats = int(given["seats"]) or game.info.suggest_seats(options)
        if seats == 1 and game.info.alone is not None:
            options |= game.info.alone
        self.table = Table(game, agree(game, seats, _edition(given["edition"]), options))
        self.is_simultaneous = kind.dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
        self.wait = self.table.actions
        """Of a seat that has nothing to decide while others do."""
        self.length = int(given["max_length"])
        if self.length < 1:
            raise ValueError(f"max_length must be at least 1, not {self.length}")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions + self.is_simultaneous,
            max_chance_outcomes=CHANCES,
            num_players=seats,
            min_utility=-UTMOST,
            max_utility=UTMOST,
            max_game_length=self.length,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        """The table before anything has happened."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What players see."""
        if params:
            raise ValueError(f"there are no parameters for what is seen: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.table, has_recall=kind.perfect_recall)


class SpielState(pyspiel.State):
    """A game at one moment."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        table = game.table
        self.moment = Moment(table, table.game.setup(table.config))
        self.decisions = 0
        self._length, self._wait = game.length, game.wait
        self._is_simultaneous = game.is_simultaneous

    def is_terminal(self) -> bool:
        """Whether the game is over, or has gone on for too long."""
        return self.moment.is_over or (self.decisions >= self._length and not self.moment.is_chance)

    def current_player(self) -> int:
        """Who is to act."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.moment.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        if self._is_simultaneous:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return int(self.moment.acting[0])

    def _legal_actions(self, player: int) -> list[int]:
        if self.is_terminal() or self.moment.is_chance:
            return []
        if self._is_simultaneous and player not in self.moment.acting:
            return [self._wait]
        return self.moment.choices(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do; a hand is dealt card by card."""
        return self.moment.chances()

    def _apply_action(self, action: int) -> None:
        if self.moment.is_chance:
            self.moment = self.moment.happen(action)
        else:
            self.moment = self.moment.act(self.moment.acting[0], action)
            self.decisions += 1

    def _apply_actions(self, actions: list[int]) -> None:
        for seat in self.moment.acting:
            self.moment = self.moment.act(seat, actions[seat])
        self.decisions += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.moment.name_chance(action)
        return "wait" if action == self._wait else self.moment.name_action(player, action)

    def returns(self) -> list[float]:
        """The points of all players, once the game is over."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        scores = self.moment.table.game.outcome(self.moment.state).scores
        return [float(score) for score in scores]

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that a player cannot tell from this one."""
        other = self.clone()
        other.moment = self.moment.resample(player, Random(sampler()))
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        game = self.moment.table.game
        told = plain(game.picture(game.view(self.moment.state, None), None))
        # A picture need not tell everything; two states must not be told alike.
        return f"{told}\n{self.history_str()}"


class SpielObserver:
    """What a player sees: tensors by part, and the view in writing."""

    def __init__(self, table: Table, *, has_recall: bool) -> None:
        self._table = table
        self._has_recall = has_recall
        self.tensor = np.zeros(sum(part.size for part in table.parts), np.float32)
        self.dict = {}
        begin = 0
        for part in table.parts:
            end = begin + part.size
            self.dict[part.name] = self.tensor[begin:end].reshape(part.shape)
            begin = end

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees."""
        moment = state.moment
        is_acting = player in moment.acting
        view = self._table.game.view(moment.state, player)
        found = self._table.read(view, moment.chosen if is_acting else ())
        self.tensor[:] = [number for own in found for number in own]

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees in writing, with all that was seen before if it is to recall it."""
        moment = state.moment
        return moment.recall(player) if self._has_recall else moment.view(player)


def _register(game: AnyGame, *, is_simultaneous: bool) -> None:
    kind = _type(game, is_simultaneous=is_simultaneous)

    class Own(SpielGame):
        """One of the games.

        A class stays for as long as OpenSpiel has it; a function would be gone before.
        """

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, params or {})

    pyspiel.register_game(kind, Own)


for _game in GAMES.values():
    if _game.numbering is not None and _game.observation is not None:
        _register(_game, is_simultaneous=False)
        if _game.acts_together:
            _register(_game, is_simultaneous=True)
