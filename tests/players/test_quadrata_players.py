"""The bots of Quadrata: legal in every phase, the same for a seed, with and without Numba."""

import json
import subprocess
import sys
from dataclasses import replace
from random import Random

import pytest

from formspiel.core.game import CHANCE, OVER
from formspiel.games.quadrata import GAME
from formspiel.games.quadrata.components import QuadrataEdition
from formspiel.games.quadrata.events import Move
from formspiel.games.quadrata.players.patterns import list_kinds
from formspiel.games.quadrata.players.weights import JOKER_WINDOWS, WINDOWS
from formspiel.games.quadrata.state import State
from formspiel.locales import LANGUAGES, Texts
from formspiel.players import LEVELS, Thought, load_player
from tests.games.quadrata_drawing import ALMOST_FULL, EDITION, config, table

QUICK = Thought(effort=0.005)

POSITIONS = {
    "nothing fits": table(ALMOST_FULL, roll=6),
    "last form": table(ALMOST_FULL, roll=1),
    "reserve": table((ALMOST_FULL, "4466"), roll=4),
    "take from a reserve": table("", ("", "55"), roll=5, out="5"),
    "rob": table("", ALMOST_FULL, roll=2, out="2"),
    "joker": table((ALMOST_FULL, "16"), "", roll=6, is_joker=True, out="6"),
    "last turn": table("", ALMOST_FULL, roll=3, turns=16, turn_limit=17),
}


def play(level: str, state: State, seat: int, seed: int = 1, thought: Thought = QUICK) -> Move:
    moves = GAME.legal(state, seat)
    move: Move = load_player("quadrata", level)(
        GAME.view(state, seat), moves, Random(seed), thought
    )
    assert move in moves
    return move


def positions(
    seats: int, turns: int, seed: int, edition: QuadrataEdition = EDITION, level: str = "easy"
) -> list[State]:
    """Positions in which a seat is to move, from a game that a level plays with itself."""
    rng = Random(seed)
    state = GAME.setup(config(seats, rounds=2, turn_limit=turns, edition=edition))
    found = []
    while (acting := GAME.to_act(state)) is not OVER:
        if acting is CHANCE:
            chances = GAME.chances(state)
            state = GAME.apply(state, chances.pick(rng.randrange(chances.total)))
        else:
            found.append(state)
            state = GAME.apply(state, play(level, state, acting[0], rng.randrange(10**6)))
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_moves_are_legal_in_all_phases_and_seats(level: str, seats: int) -> None:
    for state in positions(seats, 70, seats)[::9]:
        assert state.turn is not None
        play(level, state, state.turn)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", POSITIONS)
def test_moves_are_legal_in_rare_positions(level: str, name: str) -> None:
    play(level, POSITIONS[name], 0)


@pytest.mark.parametrize("level", LEVELS)
def test_same_seed_same_move(level: str) -> None:
    for state in positions(2, 60, 5)[::13]:
        assert state.turn is not None
        assert play(level, state, state.turn, 3) == play(level, state, state.turn, 3)


@pytest.mark.parametrize("level", LEVELS)
def test_choice_depends_on_the_view_alone(level: str) -> None:
    """Nothing is secret; a state drawn from a view, or seen after other moves, is the same."""
    for state in positions(3, 50, 8)[::11]:
        seat = state.turn
        assert seat is not None
        view = GAME.view(state, seat)
        again = GAME.sample(view, Random(99))
        assert play(level, state, seat) == play(level, again, seat)
        assert GAME.view(state, seat) == view


@pytest.mark.parametrize("level", ["medium", "hard", "master"])
def test_who_can_finish_does(level: str) -> None:
    assert play(level, POSITIONS["last form"], 0).goal == "square"


def test_master_plays_no_further_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    state = positions(2, 30, 2)[-1]
    assert state.turn is not None
    monkeypatch.setattr("formspiel.games.quadrata.players.choice.sample_rollouts", None)
    play("master", state, state.turn, thought=Thought(effort=1000.0, deadline=0.0))
    with pytest.raises(TypeError, match="not callable"):
        play("master", state, state.turn)


@pytest.mark.parametrize("level", LEVELS)
def test_large_home_made_squares_are_played(level: str) -> None:
    squares = tuple(replace(square, size=7) for square in EDITION.squares)
    for state in positions(2, 6, 4, replace(EDITION, squares=squares), level):
        assert state.turn is not None


def test_works_the_same_without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    code = """
import json, sys
sys.modules["numba"] = sys.modules["numpy"] = None
from tests.players.test_quadrata_players import choices
print(json.dumps(choices()))
"""
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, check=True, capture_output=True, cwd=".")
    monkeypatch.setattr("formspiel.games.quadrata.players.choice.SAMPLES_A_SECOND", 20)
    assert json.loads(done.stdout) == choices()


def choices() -> list[object]:
    """What the levels choose in some positions, with very few samples."""
    found: list[object] = []
    for state in positions(3, 40, 6)[5::17]:
        assert state.turn is not None
        chosen = [play(level, state, state.turn, 2, Thought(0.4)) for level in LEVELS]
        found += map(GAME.format_event, chosen)
    return found


def test_there_is_a_weight_for_every_kind_of_pattern() -> None:
    assert len(WINDOWS) == len(JOKER_WINDOWS) == max(list_kinds()) + 1 == 201


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_is_described(language: str) -> None:
    texts = Texts(language, GAME.package)
    sentences = [texts(f"player-quadrata-{level}") for level in LEVELS]
    assert len(set(sentences)) == len(LEVELS)
    assert all(sentence.endswith(".") for sentence in sentences)
