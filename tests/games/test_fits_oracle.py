"""FITS against the oracle, event by event, and properties of random games."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formspiel.core.game import CHANCE, OVER, Json
from formspiel.core.record import Record, format_record, parse_record, replay
from formspiel.games.fits import GAME
from formspiel.games.fits.events import Place
from formspiel.games.fits.scoring import items
from formspiel.games.fits.state import Board, State
from tests.games.beside_oracle import MORE
from tests.games.fits_drawing import EDITION, FIELDS, board_of, cells_of, config, play_at_random
from tests.oracle import fits as oracle

BOARDS = tuple(EDITION.boards)


def written(event: Json) -> str:
    return json.dumps(event, sort_keys=True)


def acting_of(state: State) -> str | list[int]:
    acting = GAME.to_act(state)
    return "chance" if acting is CHANCE else [] if acting is OVER else list(acting)


def choose(moves: list[Json], rng: Random) -> Json:
    """Mostly a low placement, so that boards fill up; now and then anything."""
    placements = [move for move in moves if "cells" in move]
    if not placements or rng.random() < 0.15:
        return rng.choice(moves)
    few = rng.sample(placements, min(len(placements), rng.choice((1, 2, 8))))
    return min(few, key=lambda move: sum(y for _, y in move["cells"]))


def check_game_against_oracle(seats: int, boards: list[str], rng: Random) -> Counter[str]:
    """One game; at every event both say the same. Returns what was seen."""
    state, other = GAME.setup(config(seats, boards)), oracle.Oracle(seats, {"boards": boards})
    seen: Counter[str] = Counter()
    while (acting := other.to_act()) != []:
        assert acting_of(state) == acting
        if acting == "chance":
            ours = {written(GAME.format_event(event)) for event, _ in GAME.chances(state)}
            listed = other.chances()
            event = rng.choice(listed)
        else:
            listed = other.moves()
            moves = [move for seat in range(seats) for move in GAME.legal(state, seat)]
            ours = {written(GAME.format_event(move)) for move in moves}
            assert len(ours) == len(moves)
            event = choose(listed, rng)
            seen["positions"] += 1
            seen["over the top"] += any(y > 11 for _, y in event.get("cells", []))
            seen["nothing fits"] += len(listed) == 1
        assert ours == {written(known) for known in listed}
        state = GAME.apply(state, GAME.parse_event(state.config, event))
        other.step(event)
        rounds = [list(done.scores) for done in GAME.outcome(state).rounds if done.is_over]
        assert rounds == other.rounds
    result, outcome = other.result(), GAME.outcome(state)
    assert acting_of(state) == []
    assert list(outcome.scores) == result["scores"]
    assert list(outcome.winners) == result["winners"]
    keys = [rank.key for rank in EDITION.ranks]
    assert outcome.ranks[0] == (None if result["rank"] is None else keys[result["rank"]])
    seen["rounds"] += len(boards) * seats
    return seen


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_board_with_every_number_of_seats(board: str, seats: int) -> None:
    seen = check_game_against_oracle(seats, [board], Random(f"{board} {seats}"))
    assert seen["positions"] == 16 * seats


@pytest.mark.parametrize("seed", range(5 * MORE))
def test_random_programmes(seed: int) -> None:
    """Four to nine boards in any order: some seventy rounds with those above."""
    rng = Random(seed)
    boards = rng.sample(BOARDS, rng.randint(4, len(BOARDS)))
    seen = check_game_against_oracle(1, boards, rng)
    assert seen["rounds"] == len(boards)


def test_games_go_to_the_edges() -> None:
    """The random games above would be worth little if nothing ever reached the top."""
    seen = sum((check_game_against_oracle(1, ["1", "2"], Random(n)) for n in range(3)), Counter())
    assert seen["over the top"]
    assert seen["nothing fits"]


# Properties


def random_game(seed: int, seats: int, boards: list[str]) -> tuple[list[Any], State]:
    state = GAME.setup(config(seats, boards))
    events = play_at_random(state, Random(seed))
    for event in events:
        state = GAME.apply(state, event)
    return events, state


GAMES_AT_RANDOM = st.tuples(
    st.integers(0, 10**9),
    st.integers(1, 4),
    st.lists(st.sampled_from(BOARDS), min_size=1, max_size=2, unique=True),
)


@given(GAMES_AT_RANDOM)
def test_replay_equals_live_play(game: tuple[int, int, list[str]]) -> None:
    events, state = random_game(*game)
    data = tuple(GAME.format_event(event) for event in events)
    record = Record(GAME, state.config, data)
    again = parse_record(format_record(record))
    assert again.events == data
    assert replay(again) == state
    assert hash(replay(again)) == hash(state)


@given(GAMES_AT_RANDOM)
def test_events_read_back_as_written(game: tuple[int, int, list[str]]) -> None:
    events, state = random_game(*game)
    for event in events:
        data = json.loads(json.dumps(GAME.format_event(event)))
        assert GAME.parse_event(state.config, data) == event


def recount(name: str, board: Board) -> int:
    """The points of a board, counted field by field from its printed picture."""
    laid = dict.fromkeys(cells_of(board), "?")
    return oracle.score_board(name, laid)


@given(GAMES_AT_RANDOM)
def test_score_equals_a_recount(game: tuple[int, int, list[str]]) -> None:
    _, state = random_game(*game)
    outcome = GAME.outcome(state)
    for name, boards, scored in zip(game[2], state.past, outcome.rounds, strict=True):
        assert list(scored.scores) == [recount(name, board) for board in boards]
    assert outcome.scores == tuple(map(sum, zip(*(r.scores for r in outcome.rounds), strict=True)))


@given(st.sampled_from(BOARDS), st.sets(st.sampled_from(sorted(FIELDS))))
def test_any_covering_scores_as_recounted(name: str, covered: set[tuple[int, int]]) -> None:
    earned = items(EDITION, EDITION.boards[name], board_of(covered))
    assert sum(item.points for item in earned) == recount(name, board_of(covered))


@given(GAMES_AT_RANDOM)
def test_board_is_the_sum_of_its_pieces(game: tuple[int, int, list[str]]) -> None:
    """Pieces never overlap, heights and covered fields follow from them, and none is lost."""
    events, state = random_game(*game)
    placed = Counter(event.piece for event in events if isinstance(event, Place))
    for board in (board for boards in state.past for board in boards):
        masks = [mask for _, mask in board.placed]
        assert sum(masks) == board.covered, "no two share a bit"
        tops = [max((y + 1 for x, y in cells_of(board) if x == c), default=0) for c in range(6)]
        assert list(board.heights) == tops
        names = [name for name, _ in board.placed]
        assert sorted([*names, *board.aside]) == sorted(EDITION.pieces)
        placed -= Counter(names)
    assert not placed
