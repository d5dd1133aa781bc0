"""The games that one plays alone, as Gymnasium wants them."""

import itertools
import pickle
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode
from hypothesis import given, settings
from hypothesis import strategies as st

from formspiel.core.game import CHANCE, OVER, AnyGame, IllegalEvent, Unreadable, plain
from formspiel.core.picture import Mark
from formspiel.core.registry import GAMES
from formspiel.core.speed.batch import GOES_ON
from formspiel.core.speed.jit import has_numba
from formspiel.envs import env_ids
from formspiel.envs.batch import RulesBatch, load_batch
from formspiel.envs.drawing import draw
from formspiel.envs.luck import Luck
from formspiel.envs.play import Table, agree
from formspiel.envs.solo import MASK, PENALTY, table_alone
from formspiel.games.bits.components import parse_edition as parse_bits
from tests.games.digit_home import home_made
from tests.games.fits_home import everything_at_once
from tests.games.test_bits_edition import larger_box
from tests.random_play import TABLES, configured, moments

IDS = ["formspiel/Fits-v0", "formspiel/Bits-v0", "formspiel/DigitSolitaire-v0"]
SHORT: dict[str, dict[str, Any]] = {"formspiel/Fits-v0": {"boards": ["1"]}}


def make(name: str, **options: Any) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(f"formspiel.envs:{name}", **{**SHORT.get(name, {}), **options})


def choose(mask: Any, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


def test_every_game_that_can_be_played_alone_has_an_id() -> None:
    assert [name for name, game in env_ids().items() if game in GAMES] == IDS


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_finds_nothing_to_warn_of(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(make(name).unwrapped)
    assert "WARN" not in capsys.readouterr().err


@pytest.mark.parametrize("name", IDS)
def test_the_same_seed_is_the_same_run_and_the_next_episode_another(name: str) -> None:
    runs = []
    for _ in range(2):
        env, rng = make(name), random(5)
        seen, info = env.reset(seed=5)
        first, run = seen, [seen]
        for _ in range(20):
            seen, reward, over, _, info = env.step(choose(info[MASK], rng))
            run.append((seen, reward, over))
            if over:
                break
        second, _ = env.reset()
        third, _ = env.reset()
        assert not (data_equivalence(first, second) and data_equivalence(second, third))
        runs.append((run, second, third))
    assert data_equivalence(runs[0], runs[1])


def settled(game: AnyGame, state: Any, luck: Luck) -> Any:
    while game.to_act(state) is CHANCE:
        state = game.apply(state, luck.draw(game.chances(state)))
    return state


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("seed", range(2))
def test_an_episode_is_a_game_by_the_rules(name: str, seed: int) -> None:
    env: Any = make(name, reward="step")
    table: Table = env.unwrapped.table
    game, numbering = table.game, table.numbering
    luck, rng = Luck(seed, 0), random(seed)
    seen, info = env.reset(seed=seed)
    state, is_over, total = settled(game, game.setup(table.config), luck), False, 0.0
    for _ in range(60):
        view, moves = game.view(state, 0), game.legal(state, 0)
        for part, numbers in zip(table.parts, table.observation.read(view), strict=True):
            assert seen[part.name].dtype == part.dtype
            assert seen[part.name].reshape(-1).tolist() == list(numbers), part.name
        mask = list(numbering.mask(view, moves))
        assert seen[MASK].tolist() == info[MASK].tolist() == mask
        assert env.unwrapped.action_masks().tolist() == list(map(bool, mask))
        assert is_over == (game.to_act(state) is OVER)
        if is_over:
            break
        action = choose(mask, rng)
        seen, reward, is_over, is_cut, info = env.step(action)
        state = settled(game, game.apply(state, numbering.decode(view, (action,))), luck)
        total += reward
        assert total == game.outcome(state).scores[0]
        assert not is_cut


def test_points_come_at_the_end_or_as_they_come() -> None:
    totals = []
    for reward in ("end", "step"):
        env, rng = make("formspiel/Fits-v0", boards=["1", "2"], reward=reward), random(3)
        _, info = env.reset(seed=3)
        rewards: list[float] = []
        over = False
        while not over:
            _, gain, over, _, info = env.step(choose(info[MASK], rng))
            rewards.append(float(gain))
        totals.append(sum(rewards))
        assert any(rewards[:-1]) == (reward == "step")
    assert totals[0] == totals[1]


def test_an_illegal_action_ends_the_episode_with_the_penalty() -> None:
    for illegal in (0, 4092, -1, 4093, 10**12):
        env: Any = make("formspiel/Fits-v0").unwrapped
        seen, _ = env.reset(seed=1)
        mask = seen[MASK]
        bad = illegal if not 0 <= illegal < len(mask) or not mask[illegal] else illegal + 1
        after, reward, over, cut, _ = env.step(bad)
        assert (reward, over, cut) == (PENALTY, True, False)
        assert data_equivalence(seen, after)
    env = make("formspiel/Fits-v0", penalty=-7).unwrapped
    env.reset(seed=1)
    assert env.step(4092)[1] == -7


def test_an_illegal_action_is_refused_on_request() -> None:
    env: Any = make("formspiel/Fits-v0", illegal="raise").unwrapped
    _, info = env.reset(seed=1)
    with pytest.raises(IllegalEvent, match="the action 4092 is not legal now"):
        env.step(4092)
    _, _, over, _, _ = env.step(choose(info[MASK], random(1)))
    assert not over


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"boards": ["99"]}, "there is no board"),
        ({"colour": "red"}, "FITS has no option"),
        ({"edition": "1850"}, "FITS has no edition '1850'"),
        ({"reward": "soon"}, "reward must be one of end, step, not 'soon'"),
        ({"illegal": "ignore"}, "illegal must be one of end, raise"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises((Unreadable, ValueError), match=sentence):
        make("formspiel/Fits-v0", **options)
    with pytest.raises((Unreadable, ValueError), match=sentence):
        vectors("formspiel/Fits-v0", 2, **options)


def test_nobody_plays_alone_what_takes_two() -> None:
    with pytest.raises(Unreadable, match="nobody can play Quadrata alone"):
        table_alone(GAMES["quadrata"], None, {})


@pytest.mark.parametrize("name", IDS)
def test_pictures_show_the_board_as_it_is(name: str) -> None:
    env, rng = make(name, render_mode="ansi"), random(2)
    _, info = env.reset(seed=2)
    pictures = [env.render()]
    for _ in range(3):
        _, _, _, _, info = env.step(choose(info[MASK], rng))
        pictures.append(env.render())
    shadow: Any = env.unwrapped
    game = shadow.table.game
    assert pictures[-1] == plain(game.picture(shadow._shadow.view(0), None))
    assert len(set(map(str, pictures))) == 4
    drawn = make(name, render_mode="rgb_array")
    drawn.reset(seed=2)
    image: Any = drawn.render()
    assert image.dtype == np.uint8
    assert image.shape[2] == 3
    assert len(np.unique(image.reshape(-1, 3), axis=0)) >= 2


@pytest.mark.parametrize("name", GAMES)
def test_pixels_tell_apart_whatever_text_does(name: str) -> None:
    """No two signs of a picture look the same, and colours are those that letters mean."""
    game, signs = GAMES[name], set()
    for seats, options in TABLES[name]:
        for state, _ in moments(game, configured(game, seats, options), most=60):
            lines = [
                line for seat in (None, 0) for line in game.picture(game.view(state, seat), None)
            ]
            signs |= {sign for line in lines for mark in line for sign in mark.text}
    drawn = {sign: draw(((Mark(sign),),)).tobytes() for sign in signs}
    alike = [{*one} for one in itertools.combinations(drawn, 2) if drawn[one[0]] == drawn[one[1]]]
    assert alike == []


def test_a_letter_of_a_colour_lies_on_that_colour() -> None:
    grounds = {letter: draw(((Mark(" ", f"colour:{letter}"),),))[0, 0] for letter in "RGBY"}
    assert [int(grounds[letter].argmax()) for letter in "RGB"] == [0, 1, 2]
    assert int(grounds["Y"].argmin()) == 2


def random(seed: int) -> np.random.Generator:
    return np.random.default_rng(seed)


def vectors(name: str, size: int, **options: Any) -> gymnasium.vector.VectorEnv[Any, Any, Any]:
    mode = "vector_entry_point"
    whole = {**SHORT.get(name, {}), **options}
    return gymnasium.make_vec(f"formspiel.envs:{name}", size, vectorization_mode=mode, **whole)


KERNELS: list[tuple[str, dict[str, Any]]] = [
    ("fits", {"boards": ["1", "JEUXSOC"]}),
    ("fits", {"boards": ["5", "6"]}),
    ("fits", {"edition": everything_at_once(), "boards": ["home", "3"]}),
    ("bits", {}),
    ("bits", {"edition": parse_bits(larger_box())}),
    ("digit", {"edition": home_made(4, 16, 1), "variant": "solitaire", "games": 2}),
    ("digit", {"variant": "solitaire"}),
]


@pytest.mark.skipif(not has_numba(), reason="the extra `fast` is not installed")
@pytest.mark.parametrize(("name", "options"), KERNELS)
@given(seed=st.integers(0, 2**63 - 1))
@settings(max_examples=5, deadline=None)
def test_a_kernel_plays_as_the_rules_do(name: str, options: dict[str, Any], seed: int) -> None:
    game, size = GAMES[name], 3
    given = {key: value for key, value in options.items() if key != "edition"}
    table = Table(game, agree(game, 1, options.get("edition"), given))
    fast, slow = load_batch(table, size), RulesBatch(table, size)
    bare = load_batch(table, size, has_masks=False)
    assert not isinstance(fast, RulesBatch)
    rng, every = random(seed % 2**32), np.ones(size, np.bool_)
    masks = np.zeros((size, table.actions), np.int8)
    known = np.zeros((size, bare.listed), np.int32)
    for batch in (fast, slow, bare):
        batch.seeds[:] = [seed, seed // 2, 0]
        batch.begin(every)
    for number in range(45):
        for array in ("small", "large", "mask", "points", "stands"):
            np.testing.assert_array_equal(getattr(fast, array), getattr(slow, array), array)
        bare.write_masks(masks, known)
        np.testing.assert_array_equal(masks, slow.mask)
        row = number % size
        fresh = np.full((1, table.actions), 9, np.int8)
        for batch in (fast, slow, bare):
            batch.write_masks(fresh, first=row)
            np.testing.assert_array_equal(fresh[0], slow.mask[row])
        actions = np.array([choose(mask, rng) if mask.any() else 0 for mask in fast.mask])
        if number % 9 == 8:
            actions[0] = rng.integers(table.actions)
        rows = fast.stands == GOES_ON
        over = ~rows
        for batch in (fast, slow, bare):
            batch.step(actions, rows)
            batch.episodes[over] += 1
            batch.begin(over)
    assert fast.episodes.any()


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("mode", AutoresetMode)
def test_many_at_once_are_as_many_alone(name: str, mode: AutoresetMode) -> None:
    size, rng = 3, random(4)
    options = {**SHORT.get(name, {}), "reward": "step"}
    same = {"copy": True, "autoreset_mode": mode}
    full = f"formspiel.envs:{name}"
    alone = gymnasium.make_vec(
        full, size, vectorization_mode="sync", vector_kwargs=same, max_episode_steps=30, **options
    )
    many = vectors(name, size, max_episode_steps=30, **options, **same)
    assert many.metadata["autoreset_mode"] is mode
    assert many.observation_space == alone.observation_space
    assert many.action_space == alone.action_space
    found = [env.reset(seed=9) for env in (alone, many)]
    assert data_equivalence(found[0], found[1])
    ends = 0
    for number in range(70):
        masks = found[1][0][MASK]
        actions = np.array([choose(mask, rng) if mask.any() else 0 for mask in masks])
        if number == 50:
            actions[1] = np.flatnonzero(masks[1] == 0)[0]
        steps = [env.step(actions) for env in (alone, many)]
        assert data_equivalence(steps[0][:4], steps[1][:4])
        for key, value in steps[0][4].items():
            same_key = steps[1][4][key]
            if key == "final_obs":
                assert data_equivalence(list(value), list(same_key))
            else:
                assert data_equivalence(value, same_key), key
        done = steps[1][2] | steps[1][3]
        ends += int(done.sum())
        found = [(step[0], step[4]) for step in steps]
        if mode is AutoresetMode.DISABLED and done.any():
            found = [env.reset(options={"reset_mask": done.copy()}) for env in (alone, many)]
            assert data_equivalence(found[0][0], found[1][0])
    assert ends > size


def test_without_a_copy_the_arrays_are_written_anew() -> None:
    many = vectors("formspiel/Fits-v0", 2, copy=False)
    first, _ = many.reset(seed=1)
    again, *_ = many.step(np.array([choose(mask, random(1)) for mask in first[MASK]]))
    assert again["covered"] is first["covered"]
    many = vectors("formspiel/Fits-v0", 2)
    first, _ = many.reset(seed=1)
    assert not first["covered"].any()
    many.step(np.array([choose(mask, random(1)) for mask in first[MASK]]))
    assert not first["covered"].any()


@pytest.mark.parametrize("name", IDS)
def test_what_somebody_holds_stays_as_it_was(name: str) -> None:
    """Arrays are used again, but never those that are still looked at, whole or in part."""
    many, rng = vectors(name, 3), random(6)
    seen, _ = many.reset(seed=6)
    held: list[tuple[Any, Any]] = []
    places = set()
    for number in range(60):
        for array in seen.values():
            places.add(array.__array_interface__["data"][0])
        if number % 4 == 0:
            held.append((seen, {key: array.copy() for key, array in seen.items()}))
        else:
            part = list(seen)[number % len(seen)]
            held.append(({part: seen[part][1:]}, {part: seen[part][1:].copy()}))
        masks = seen[MASK]
        actions = np.array([choose(mask, rng) if mask.any() else 0 for mask in masks])
        assert np.array_equal(many.action_masks(), masks.astype(bool))  # type: ignore[attr-defined]
        seen, *_ = many.step(actions)
        if len(held) > 9:
            for arrays, before in held:
                assert data_equivalence(arrays, before)
            held = held[5:]
    assert len(places) < 40 * len(seen)
    with pytest.raises(ValueError, match="read-only"):
        seen[MASK][:] = 1


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("twin", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])  # noqa: S301 - our own
def test_a_copy_goes_on_by_itself(name: str, twin: Any) -> None:
    """As planning wants it: what is tried out in a copy leaves the environment as it is."""
    whole: Any = make(name).unwrapped
    many: Any = vectors(name, 2).unwrapped
    for env in (whole, many):
        rng = random(3)

        def pick(mask: Any, rng: np.random.Generator = rng) -> Any:
            return choose(mask, rng) if mask.ndim == 1 else np.array([choose(m, rng) for m in mask])

        _, info = env.reset(seed=3)
        _, _, _, _, info = env.step(pick(info[MASK]))
        other, third = twin(env), twin(env)
        tried, last = [], info
        for _ in range(5):
            action = pick(last[MASK])
            *told, last = other.step(action)
            tried.append((action, told))
        assert data_equivalence(env.action_masks(), info[MASK].astype(bool))
        for one in (env, third):
            for action, told in tried:
                assert data_equivalence(list(one.step(action)[:4]), told)


def test_a_vector_refuses_what_cannot_be() -> None:
    with pytest.raises(ValueError, match="num_envs must be at least 1, not 0"):
        vectors("formspiel/Fits-v0", 0)
    many: Any = vectors("formspiel/Fits-v0", 2, illegal="raise", autoreset_mode="Disabled")
    with pytest.raises(ValueError, match="there must be 2 seeds, not 3"):
        many.reset(seed=[1, 2, 3])
    with pytest.raises(ValueError, match="the reset_mask must be an array of 2 booleans"):
        many.reset(options={"reset_mask": np.ones(3, np.bool_)})
    many.reset(seed=1)
    with pytest.raises(IllegalEvent, match="the action 4092 of row 0 is not legal now"):
        many.step(np.array([4092, 4092]))
