"""Every game with every number of seats, as PettingZoo wants it.

`bombardment_test` knows no masks and takes what `step` returns for an observation, although that
must return nothing: so it is handed environments that are like that. Of its other tests
`test_save_obs` is for pixels, `manual_control_test` for keys, `state_test` for environments that
tell of a state of all, and `max_cycles_test` for environments of its own.
"""

import itertools
import sys
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    bombardment_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils import BaseWrapper

from formspiel.core.game import CHANCE, IllegalEvent, Unreadable
from formspiel.core.registry import GAMES
from formspiel.envs import aec, parallel
from formspiel.envs.luck import Luck
from formspiel.envs.seats import TogetherEnv, TurnsEnv

VERSIONS: list[tuple[str, int, dict[str, Any]]] = [
    *[("fits", seats, {"boards": ["5"]}) for seats in (1, 2, 3, 4)],
    *[("bits", seats, {}) for seats in (1, 2, 3, 4)],
    *[("quadrata", seats, {"rounds": 1, "turn_limit": 9}) for seats in (2, 3, 4)],
    *[("digit", seats, {}) for seats in (2, 3, 4)],
    ("digit", 1, {}),
    ("digit", 2, {"open": True, "games": 2}),
    ("digit", 3, {"variant": "plus"}),
    ("digit", 4, {"variant": "plus", "end": "last-turns"}),
]
IDS = [f"{name}-{seats}-{'-'.join(options)}" for name, seats, options in VERSIONS]
TOGETHER = [version for version in VERSIONS if GAMES[version[0]].acts_together]
TOGETHER_IDS = [f"{name}-{seats}" for name, seats, _ in TOGETHER]

# It says so of every environment that has a mask and is none of its own.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # When a game is over nothing may be done.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize(("name", "seats", "options"), VERSIONS, ids=IDS)
def test_turns_pass_the_tests_of_pettingzoo(name: str, seats: int, options: dict[str, Any]) -> None:
    api_test(aec(name, seats, **options), num_cycles=12)
    seed_test(lambda: aec(name, seats, **options), num_cycles=6)


@pytest.mark.parametrize(("name", "seats", "options"), TOGETHER, ids=TOGETHER_IDS)
def test_acting_together_passes_the_tests_of_pettingzoo(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    parallel_api_test(parallel(name, seats, **options), num_cycles=20)
    parallel_seed_test(lambda: parallel(name, seats, **options), num_cycles=20)


@pytest.mark.parametrize(("name", "seats", "options"), VERSIONS, ids=IDS)
def test_games_are_drawn(name: str, seats: int, options: dict[str, Any]) -> None:
    def make(render_mode: str) -> TurnsEnv:
        return aec(name, seats, render_mode=render_mode, **options)

    render_test(make)


class Unmasked(BaseWrapper):  # type: ignore[misc]  # it says nothing of its types
    """Any action is one of those that may be done, and `step` returns what is seen next."""

    def observation_space(self, agent: str) -> Any:
        return self.env.observation_space(agent)["observation"]

    def observe(self, agent: str) -> Any:
        return self.env.observe(agent)["observation"]

    def step(self, action: Any) -> Any:
        mask = self.env.observe(self.agent_selection)["action_mask"]
        legal = np.flatnonzero(mask)
        super().step(None if action is None else int(legal[action % len(legal)]))
        return self.observe(self.agent_selection)


@pytest.mark.parametrize(("name", "seats", "options"), VERSIONS, ids=IDS)
def test_turns_stand_a_bombardment(name: str, seats: int, options: dict[str, Any]) -> None:
    bombardment_test(Unmasked(aec(name, seats, **options)), cycles=4)


@pytest.mark.parametrize(("name", "seats", "options"), VERSIONS, ids=IDS)
def test_turns_can_be_measured(
    name: str, seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = itertools.count()
    # It runs for five seconds of its clock, in which ours has five cycles.
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(aec(name, seats, **options))


def turns(env: TurnsEnv, seed: int) -> Iterator[tuple[int, int, Any]]:
    """Seats and actions at random; what was seen before each."""
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
            continue
        assert seen is not None
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        yield env.possible_agents.index(agent), action, seen
        env.step(action)


@pytest.mark.parametrize(("name", "seats", "options"), VERSIONS, ids=IDS)
def test_turns_are_those_of_the_rules(name: str, seats: int, options: dict[str, Any]) -> None:
    env = aec(name, seats, max_cycles=40, **options)
    env.reset(seed=seats)
    table = env.company.table
    game, numbering = table.game, table.numbering
    luck, state = Luck(seats, 0), game.setup(table.config)
    chosen: tuple[int, ...] = ()
    for seat, action, seen in turns(env, seats):
        while game.to_act(state) is CHANCE:
            state = game.apply(state, luck.draw(game.chances(state)))
        acting = game.to_act(state)
        assert isinstance(acting, tuple)
        assert seat == acting[0]
        view, moves = game.view(state, seat), game.legal(state, seat)
        flat = [number for part in table.observation.read(view) for number in part]
        assert seen["observation"][: len(flat)].tolist() == flat
        first = sum(numbering.sizes[: len(chosen)])
        own = seen["action_mask"].tolist()
        mask = list(numbering.mask(view, moves, chosen))
        assert own[first : first + len(mask)] == mask
        assert sum(own) == sum(mask)
        if chosen:
            assert np.flatnonzero(seen["observation"][len(flat) :]).tolist() == list(chosen)
        chosen = (*chosen, action - first)
        if len(chosen) == len(numbering.sizes):
            state = game.apply(state, numbering.decode(view, chosen))
            chosen = ()


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("reward", ["end", "step"])
def test_rewards_come_to_the_points(seats: int, reward: str) -> None:
    for make in (aec, parallel):
        env: Any = make("fits", seats, boards=["5"], reward=reward)
        total = dict.fromkeys(env.possible_agents, 0.0)
        for rewards in played(env):
            for agent, gain in rewards.items():
                total[agent] += gain
        scores = env.company.play.scores
        assert [total[agent] for agent in env.possible_agents] == list(scores)


def played(env: Any) -> Iterator[dict[str, float]]:
    if isinstance(env, TurnsEnv):
        env.reset(seed=3)
        rng = np.random.default_rng(3)
        while not any(env.terminations.values()):
            mask = env.observe(env.agent_selection)["action_mask"]
            assert np.array_equal(env.action_masks(), mask.astype(bool))
            env.step(int(rng.choice(np.flatnonzero(mask))))
            yield env.rewards
    else:
        seen, _ = env.reset(seed=3)
        rng = np.random.default_rng(3)
        while env.agents:
            actions = {
                agent: int(rng.choice(np.flatnonzero(own["action_mask"])))
                for agent, own in seen.items()
            }
            seen, rewards, _, _, _ = env.step(actions)
            yield rewards


def test_together_or_in_turn_it_is_the_same_game() -> None:
    """What seats choose on one card does not depend on who chooses first."""
    together: Any = parallel("fits", 3, boards=["5"])
    in_turn = aec("fits", 3, boards=["5"])
    seen, _ = together.reset(seed=8)
    in_turn.reset(seed=8)
    wait = together.company.wait
    waits = 0
    while together.agents:
        actions = {agent: int(own["action_mask"].argmax()) for agent, own in seen.items()}
        for agent, action in actions.items():
            if action == wait:
                waits += 1
                continue
            assert in_turn.agent_selection == agent
            in_turn.step(action)
        seen, *_ = together.step(actions)
        assert in_turn.company.play.state == together.company.play.state
    assert in_turn.company.play.is_over
    assert waits == 3


def test_what_another_has_done_with_the_card_is_not_seen() -> None:
    env = aec("fits", 2, boards=["5"])
    seen = []
    for number in (0, -1):
        env.reset(seed=4)
        first = np.flatnonzero(env.observe("seat_0")["action_mask"])
        env.step(int(first[number]))
        assert env.agent_selection == "seat_1"
        seen.append(env.observe("seat_1")["observation"])
    np.testing.assert_array_equal(seen[0], seen[1])


def test_an_illegal_action_ends_it_for_all_and_costs_one() -> None:
    env = aec("quadrata", 2, penalty=-5)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(2371)
    assert all(env.terminations.values())
    assert env.rewards == dict.fromkeys(env.agents, 0.0) | {agent: -5.0}
    env = aec("quadrata", 2, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalEvent, match=r"the action 2371 of seat_\d is not legal now"):
        env.step(2371)
    both = parallel("fits", 2, penalty=-5)
    seen, _ = both.reset(seed=1)
    good = int(seen["seat_0"]["action_mask"].argmax())
    _, rewards, over, _, _ = both.step({"seat_0": good, "seat_1": 4093})
    assert rewards == {"seat_0": 0.0, "seat_1": -5.0}
    assert over == {"seat_0": True, "seat_1": True}
    assert not both.agents


def test_a_game_that_goes_on_is_cut() -> None:
    env = aec("digit", 2, max_cycles=7)
    env.reset(seed=1)
    done = list(turns(env, 1))
    assert len(done) == 7
    both = parallel("fits", 2, max_cycles=2)
    both.reset(seed=1)
    steps = list(played(both))
    assert len(steps) == 2


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: parallel("digit", 2), "in DIGIT seats do not act together"),
        (lambda: aec("fits", 5), "FITS has 1 to 4 seats, not 5"),
        (lambda: aec("quadrata", 2, rounds=0), "the option rounds must be a whole number"),
        (lambda: aec("fits", 2, render_mode="svg"), "render_mode must be one of"),
    ],
)
def test_what_cannot_be_is_refused(make: Callable[[], object], sentence: str) -> None:
    with pytest.raises((Unreadable, ValueError), match=sentence):
        make()


def test_seats_are_as_many_as_a_new_game_has() -> None:
    assert len(aec("quadrata").possible_agents) == 2
    assert len(aec("digit").possible_agents) == 2
    assert isinstance(parallel("bits", 4), TogetherEnv)
