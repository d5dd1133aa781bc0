"""The kernel of BITS plays just like its rules, move by move and score by score."""

import random
import subprocess
import sys
from collections import Counter
from collections.abc import Hashable, Iterable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formspiel.core.game import CHANCE, OVER
from formspiel.core.speed.dual import BeyondKernel
from formspiel.games.bits import GAME, kernel, kernel_games
from formspiel.games.bits.components import ROUNDS, BitsEdition, parse_edition
from formspiel.games.bits.events import DrawStart, Place, Square, TurnCard, TurnTask
from formspiel.games.bits.kernel_tables import (
    SWAPPED,
    pack_board,
    pack_box,
    pack_heights,
    pack_squares,
    slot_of,
    squares_of,
    unpack_heights,
)
from formspiel.games.bits.rules import has_room
from formspiel.games.bits.scoring import items
from formspiel.games.bits.state import Board, Config, State
from tests.games.bits_drawing import EDITION, config

SEEDS = st.integers(0, 2**64 - 1)
BY_ROUND = [[t.id for t in EDITION.tasks.values() if t.round == n + 1] for n in range(ROUNDS)]
TASKS = [
    (*begun, last)
    for rounds in range(ROUNDS)
    for begun in ([()], [("1",)], [("1", form) for form in BY_ROUND[1]])[rounds]
    for last in BY_ROUND[rounds]
]
"""All task cards that may be in force together."""

LARGE = parse_edition(
    'extends = "2012"\nid = "large"\ntitle = "ours"\n'
    '[board]\ncolumns = 7\nrows = 7\nprovenance = "reconstructed"\nsource = "ours"\n'
)


def play_through(seed: int, edition: BitsEdition) -> Iterable[tuple[State, Place, State]]:
    """A random game of one seat: the state before each move, the move and the state after."""
    rng = random.Random(seed)
    state = GAME.setup(Config(edition, 1))
    while (acting := GAME.to_act(state)) is not OVER:
        if acting is CHANCE:
            chances = GAME.chances(state)
            state = GAME.apply(state, chances.pick(rng.randrange(chances.total)))
            continue
        move = rng.choice(GAME.legal(state, 0))
        assert isinstance(move, Place)
        after = GAME.apply(state, move)
        yield state, move, after
        state = after


def list_ways(edition: BitsEdition, tile: str, heights: int) -> dict[tuple[Square, ...], int]:
    """What the kernel finds legal: squares, each with its slot."""
    found = {}
    for slot in range(4 * edition.columns):
        y = kernel.rest(heights, slot, edition.rows)
        if y >= 0 and not (tile[0] == tile[1] and slot & SWAPPED):
            found[squares_of(tile, slot, int(y))] = slot
    return found


@pytest.mark.parametrize("edition", [EDITION, LARGE])
@settings(max_examples=20)
@given(seed=SEEDS)
def test_kernel_follows_the_rules_through_a_game(edition: BitsEdition, seed: int) -> None:
    stride = edition.columns + 1
    for before, move, after in play_through(seed, edition):
        heights, masks = pack_board(edition, before.boards[0])
        ways = list_ways(edition, move.tile, heights)
        legal = [other.cells for other in GAME.legal(before, 0) if isinstance(other, Place)]
        assert sorted(ways) == legal
        slot = ways[move.cells]
        assert slot == slot_of(move.tile, move.cells)
        y = kernel.rest(heights, slot, edition.rows)
        heights = kernel.land(heights, slot, y)
        first, second = map(edition.colours.index, move.tile)
        kernel.toggle(masks, first, second, slot, y, stride)
        board = after.boards[0] if after.round == before.round else after.past[-1][0]
        assert unpack_heights(heights, edition.columns) == board.heights
        assert list(masks) == list(pack_board(edition, board)[1])
        is_open = kernel.has_room(heights, edition.columns, edition.rows)
        assert is_open == has_room(after.config, board)
        box = pack_box(edition, before.tasks)
        points = kernel.score(box.tasks, masks, stride)
        assert points == GAME.outcome(after).rounds[before.round].scores[0]


@given(
    st.sampled_from(list(EDITION.tiles)),
    st.tuples(*[st.integers(0, EDITION.rows)] * EDITION.columns),
)
def test_same_placements_on_any_heights(tile: str, heights: tuple[int, ...]) -> None:
    drops = EDITION.tiles[tile].drops
    parts = list(drops.by_parts)
    assert sorted(list_ways(EDITION, tile, pack_heights(heights))) == [
        parts[drop.order] for drop in drops.onto(heights)
    ]


@settings(max_examples=400)
@given(st.sampled_from(TASKS), st.lists(st.sampled_from(".RGBY"), min_size=25, max_size=25))
def test_same_score_for_any_colours(tasks: tuple[str, ...], colours: list[str]) -> None:
    squares = [(n % 5, n // 5, colour) for n, colour in enumerate(colours) if colour != "."]
    box = pack_box(EDITION, tasks)
    points = kernel.score(box.tasks, pack_squares(EDITION, squares), 6)
    found = items(EDITION, tasks, Board((5,) * 5, (("any", tuple(squares)),)))
    assert points == sum(item.points for item in found)


@given(SEEDS, st.sampled_from(TASKS), st.integers(0, 10**6))
def test_random_rounds_are_legal_and_score_as_told(
    seed: int, tasks: tuple[str, ...], number: int
) -> None:
    points, line = kernel_games.random_round(EDITION, tasks, seed, number)
    first, *others = line
    state = replace(GAME.setup(config()), past=((Board((0,) * 5),),) * (len(tasks) - 1))
    state = replace(state, tasks=tasks[:-1])
    for event in (TurnTask(tasks[-1]), DrawStart(0, first.tile), first):
        state = GAME.apply(state, event)
    for move in others:
        state = GAME.apply(GAME.apply(state, TurnCard(move.tile)), move)
    assert state.round == len(tasks), "the round is not over"
    assert GAME.outcome(state).rounds[len(tasks) - 1].scores == (points,)


def test_random_rounds_do_not_depend_on_how_many_are_played() -> None:
    tasks = ("1", "2L")
    scores = list(kernel_games.random_rounds(EDITION, tasks, 50, seed=7))
    assert scores[:20] == list(kernel_games.random_rounds(EDITION, tasks, 20, seed=7))
    assert scores == [
        kernel_games.random_round(EDITION, tasks, 7, number)[0] for number in range(50)
    ]


def test_random_rounds_are_drawn_evenly() -> None:
    """Tiles and moves are equally likely, as far as five standard deviations can tell."""
    lines = [kernel_games.random_round(EDITION, ("1",), 3, number)[1] for number in range(6000)]
    check_even((line[0].tile for line in lines), 6)
    check_even((line[0] for line in lines if line[0].tile == "RG"), 18)
    seconds = Counter(line[1].tile for line in lines)
    check_even((tile for tile in seconds.elements() if tile[0] != tile[1]), 6)
    check_even((tile for tile in seconds.elements() if tile[0] == tile[1]), 4)
    twice = sum(seconds[colour * 2] for colour in "RGBY")
    assert abs(twice - 6000 * 8 / 14) < 5 * (6000 * 8 / 14 * 6 / 14) ** 0.5


def check_even(drawn: Iterable[Hashable], ways: int) -> None:
    counts = Counter(drawn)
    assert len(counts) == ways
    mean = counts.total() / ways
    assert all(abs(count - mean) < 5 * mean**0.5 for count in counts.values())


def test_random_games_have_three_rounds_each_with_one_card_more() -> None:
    games = kernel_games.random_games(EDITION, 20_000, seed=1)
    assert list(games) == list(kernel_games.random_games(EDITION, 20_000, seed=1))
    mean = sum(kernel_games.random_rounds(EDITION, ("1",), 20_000, 2)) / 20_000
    for earlier, cards in ((("1",), BY_ROUND[1]), (("1", "2I"), BY_ROUND[2])):
        rounds = [kernel_games.random_rounds(EDITION, (*earlier, card), 5_000, 3) for card in cards]
        mean += sum(map(sum, rounds)) / 5_000 / len(cards)
    # The forms of round 2 make little difference to round 3.
    assert abs(sum(games) / len(games) - mean) < 0.3


def test_plain_python_plays_the_same_rounds() -> None:
    code = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
from formspiel.games.bits.components import load_edition
from formspiel.games.bits.kernel_games import random_games, random_rounds
edition = load_edition("2012")
print(list(random_rounds(edition, ("1", "2L"), 20, 11)), list(random_games(edition, 20, 2**64 - 1)))
"""
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    rounds = kernel_games.random_rounds(EDITION, ("1", "2L"), 20, 11)
    games = kernel_games.random_games(EDITION, 20, 2**64 - 1)
    told = [[int(points) for points in found] for found in (rounds, games)]
    assert done.stdout.strip() == f"{told[0]} {told[1]}"


def test_edition_too_large_for_words_is_refused() -> None:
    with pytest.raises(BeyondKernel, match="7 columns and 9 rows"):
        pack_box(replace(EDITION, columns=7, rows=9), ("1",))
