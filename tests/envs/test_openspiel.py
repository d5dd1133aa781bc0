"""The games as Python games of OpenSpiel, by its own tests and bots."""

import pickle
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from formspiel.core.game import CHANCE, OVER, Unreadable
from formspiel.core.registry import GAMES

pyspiel = pytest.importorskip("pyspiel", reason="there is no OpenSpiel for this Python")

from open_spiel.python import policy  # noqa: E402 - after it is known to be there
from open_spiel.python.algorithms import (  # noqa: E402
    exploitability,
    generate_playthrough,
    ismcts,
    mcts,
)

from formspiel.envs.openspiel import SpielState, spiel_name  # noqa: E402
from tests.games.digit_home import home_made  # noqa: E402

VERSIONS = [
    "formspiel_fits(seats=1,boards=5/)",
    "formspiel_fits(seats=2,boards=5/)",
    "formspiel_fits(seats=4,boards=5/JEUXSOC,max_length=10)",
    "formspiel_fits_simultaneous(seats=3,boards=5/,max_length=6)",
    "formspiel_bits(seats=1,max_length=15)",
    "formspiel_bits(seats=3,max_length=10)",
    "formspiel_bits_simultaneous(seats=2,max_length=6)",
    "formspiel_quadrata(seats=2,rounds=1,turn_limit=6)",
    "formspiel_quadrata(seats=3,rounds=2,turn_limit=4)",
    "formspiel_quadrata(seats=4,rounds=1,turn_limit=6)",
    "formspiel_digit(seats=1,max_length=10)",
    "formspiel_digit(seats=2,max_length=10)",
    "formspiel_digit(seats=3,open=True,max_length=6)",
    "formspiel_digit(seats=4,variant=plus,end=last-turns,max_length=8)",
]

# It is not long for this world, and OpenSpiel's to mend.
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


@pytest.mark.parametrize("name", VERSIONS)
def test_random_play_passes_the_test_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, True, False)  # noqa: FBT003


def test_every_game_is_there() -> None:
    names = set(pyspiel.registered_names())
    for game in GAMES.values():
        assert spiel_name(game.id) in names
        assert (spiel_name(game.id, is_simultaneous=True) in names) == game.acts_together


@pytest.mark.parametrize("name", VERSIONS)
def test_a_playthrough_can_be_written(name: str) -> None:
    short = f"{name.partition(',max_length')[0].removesuffix(')')},max_length=2)"
    text = generate_playthrough.playthrough(short, None, seed=1)
    assert f"game: {short}" in text
    assert "IsTerminal() = True" in text


def play(state: Any, bots: list[Any], rng: Random) -> Any:
    while not state.is_terminal():
        if state.is_chance_node():
            actions, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, shares)[0])
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    return state


class AsItStands(mcts.Evaluator):  # type: ignore[misc]  # it says nothing of its types
    """Moments are worth the points that there are: to play each to its end takes too long."""

    def evaluate(self, state: Any) -> list[float]:
        return [float(score) for score in scores_of(state)]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def scores_of(state: Any) -> tuple[int, ...]:
    """The points by the rules."""
    moment = state.moment
    return tuple(moment.table.game.outcome(moment.state).scores)


@pytest.fixture(scope="module")
def few_cards(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A DIGIT of four sticks and a card a hand, in which luck alone comes to an end."""
    file = tmp_path_factory.mktemp("editions") / "few.toml"
    file.write_text(home_made(4, 16, 1).box or "", "utf-8")
    return str(file)


WHOLE = [
    "formspiel_fits(seats={seats},boards=5/)",
    "formspiel_bits(seats={seats})",
    "formspiel_digit(seats={seats},edition={few})",
]


@pytest.mark.parametrize("name", [*WHOLE, "formspiel_quadrata(seats=2,rounds=1,turn_limit=6)"])
def test_tree_search_of_openspiel_plays_whole_games(name: str, few_cards: str) -> None:
    game = pyspiel.load_game(name.format(seats=2, few=few_cards))
    rng = np.random.RandomState(1)
    bots = [mcts.MCTSBot(game, 20.0, 2, AsItStands(), random_state=rng)] * 2
    state = play(game.new_initial_state(), bots, Random(1))
    # By its rules, not for having gone on for too long.
    assert state.moment.is_over
    assert state.returns() == list(scores_of(state))


def test_tree_search_of_openspiel_plays_out_what_it_weighs() -> None:
    game, rng = pyspiel.load_game("formspiel_fits(seats=1,boards=5/)"), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(game, 20.0, 2, evaluator, random_state=rng)
    assert play(game.new_initial_state(), [bot], Random(1)).moment.is_over


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", WHOLE)
def test_search_over_information_sets_plays_whole_games(
    name: str, seats: int, few_cards: str
) -> None:
    game = pyspiel.load_game(name.format(seats=seats, few=few_cards))
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, AsItStands(), 20.0, 2, random_state=rng)
    state = play(game.new_initial_state(), [bot] * seats, Random(1))
    assert state.moment.is_over
    assert state.returns() == list(scores_of(state))


@pytest.mark.parametrize("name", VERSIONS)
def test_what_a_player_cannot_tell_apart_is_told_alike(name: str) -> None:
    game, rng = pyspiel.load_game(name), Random(5)
    state = game.new_initial_state()
    told: set[tuple[int, str]] = set()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
            continue
        players = range(game.num_players())
        own = [player for player in players if state.legal_actions(player)]
        for player in own:
            other = state.resample_from_infostate(player, rng.random)
            here = state.information_state_string(player)
            assert other.information_state_string(player) == here
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions(player) == state.legal_actions(player)
            # Nobody is at the same point twice: all that was seen is remembered.
            assert (player, here) not in told
            told.add((player, here))
        if state.is_simultaneous_node():
            state.apply_actions([rng.choice(state.legal_actions(player)) for player in players])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def test_hands_are_dealt_card_by_card() -> None:
    state = pyspiel.load_game("formspiel_digit(seats=2)").new_initial_state()
    counts = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        counts.append(len(outcomes))
        assert sum(share for _, share in outcomes) == pytest.approx(1)
        state.apply_action(outcomes[len(outcomes) // 2][0])
    assert counts == [55, *range(54, 49, -1), *range(49, 44, -1)]
    hands = state.moment.state.hands
    assert [len(set(hand)) for hand in hands] == [5, 5]


def test_a_state_comes_back_from_another_process() -> None:
    game = pyspiel.load_game("formspiel_digit(seats=2,max_length=9)")
    state = game.new_initial_state()
    rng = Random(2)
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(rng.choice(legal))
    again = pickle.loads(pickle.dumps(state.moment))  # noqa: S301 - we have just written it
    assert again.state == state.moment.state
    assert [again.recall(seat) for seat in (0, 1)] == [state.moment.recall(seat) for seat in (0, 1)]
    assert isinstance(state, SpielState)


@pytest.mark.parametrize(
    ("params", "sentence"),
    [
        ({"seats": 9}, "FITS has 1 to 4 seats, not 9"),
        ({"boards": "5/99"}, "there is no board"),
        ({"max_length": -1}, "max_length must be at least 1"),
    ],
)
def test_what_cannot_be_is_refused(params: dict[str, Any], sentence: str) -> None:
    with pytest.raises((Unreadable, ValueError), match=sentence):
        pyspiel.load_game("formspiel_fits", params)


TINY = """
game = "quadrata"
id = "tiny"
title = "Quadrata for a tree that can be searched to its end"
die = { sides = 6, provenance = "reconstructed", source = "ours" }
stock = { forms = 9, provenance = "reconstructed", source = "ours" }
reduction = { seats = 3, forms = {}, provenance = "reconstructed", source = "ours" }

[[square]]
id = "only"
size = 2
seats = [2, 3, 4]
provenance = "reconstructed"
source = "ours"

[[form]]
id = "2"
picture = '''
■
'''
count = 8
provenance = "reconstructed"
source = "ours"

[[form]]
id = "5"
picture = '''
■■
■.
'''
count = 1
provenance = "reconstructed"
source = "ours"
"""
TURNS = 2

Values = tuple[Fraction, ...]


def test_nash_conv_is_what_the_rules_say(tmp_path: Path) -> None:
    """Of playing at random; every player's best answer is worked out by the rules alone."""
    file = tmp_path / "tiny.toml"
    file.write_text(TINY, "utf-8")
    params = {"edition": str(file), "seats": 2, "rounds": 1, "turn_limit": TURNS}
    spiel = pyspiel.load_game("formspiel_quadrata", params)
    found = exploitability.nash_conv(spiel, policy.UniformRandomPolicy(spiel), False)  # noqa: FBT003
    game = GAMES["quadrata"]
    edition = game.parse_edition(TINY)
    config = game.configure(edition, 2, {"rounds": 1, "turn_limit": TURNS})
    assert game.numbering is not None
    numbers = game.numbering(edition, 2)

    def worth(state: Any, best: int | None) -> Values:
        """The expected points of all, if one answers best and others choose at random."""
        acting = game.to_act(state)
        if acting is OVER:
            return tuple(map(Fraction, game.outcome(state).scores))
        if acting is CHANCE:
            pairs = [(p, worth(game.apply(state, e), best)) for e, p in game.chances(state)]
            return tuple(sum((p * v[seat] for p, v in pairs), Fraction()) for seat in (0, 1))
        [seat] = acting
        view = game.view(state, seat)
        groups: dict[int, list[Values]] = {}
        for move in game.legal(state, seat):
            take, _ = numbers.encode(view, move)
            groups.setdefault(take, []).append(worth(game.apply(state, move), best))
        if seat == best:
            return max((v for group in groups.values() for v in group), key=lambda v: v[seat])
        means = [mean(group) for group in groups.values()]
        return mean(means)

    def mean(values: list[Values]) -> Values:
        return tuple(sum(own, Fraction()) / len(values) for own in zip(*values, strict=True))

    start = game.setup(config)
    random = worth(start, None)
    gains = [worth(start, seat)[seat] - random[seat] for seat in (0, 1)]
    assert found.player_improvements == pytest.approx([float(gain) for gain in gains])
    assert found.nash_conv == pytest.approx(float(sum(gains)))
    assert all(gain > 0 for gain in gains)
