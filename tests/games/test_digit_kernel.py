"""The kernel of DIGIT plays just like its rules, move by move and score by score."""

import random
import subprocess
import sys
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formspiel.core.game import CHANCE, OVER
from formspiel.core.speed.arrays import Ints, ints
from formspiel.games.digit import GAME, kernel, kernel_games
from formspiel.games.digit.events import Deal, Draw, Event, MoveStick, Reshuffle, TurnUp
from formspiel.games.digit.kernel_tables import COUNT, NEXT, Graph, load_graph
from formspiel.games.digit.rules import stack
from formspiel.games.digit.state import State
from formspiel.geometry import settled
from tests.games.digit_drawing import EDITION, config
from tests.games.digit_home import home_made

GRAPH = load_graph(EDITION)
SEEDS = st.integers(0, 2**64 - 1)
OUT, LAST = "played-out", "last-turns"
TABLES = st.sampled_from(
    [
        ("solitaire", 1, OUT),
        *(
            (variant, seats, end)
            for variant, end in (("standard", OUT), ("plus", OUT), ("plus", LAST))
            for seats in (2, 3, 4)
        ),
    ]
)
MANY = 150
"""So many moves are followed."""


def figure_of(state: State) -> int:
    sticks = state.past[-1].sticks if state.past else state.sticks
    name = EDITION.figure_of(sticks)
    assert name is not None
    return GRAPH.numbers[name]


def same(state: State, game: Ints) -> bool:
    """Whether the row says all that the state does."""
    cards = len(GRAPH.names)
    seats = range(state.config.seats)
    held = [{GRAPH.numbers[name] for name in hand or ()} for hand in state.hands]
    piles = Counter(owner for _, owner in state.pile)
    reshuffled = len(state.pile) < sum(game[kernel.PILES + seat] for seat in seats) + 1
    return (
        game[kernel.FIGURE] == figure_of(state)
        and game[kernel.OVER] == (GAME.to_act(state) is OVER)
        and (game[kernel.OVER] == 1 or game[kernel.TURN] == state.turn)
        and [game[at] for at in (kernel.DUE, kernel.RUN, kernel.IDLE, kernel.EXTRA)]
        == [state.due, state.run, state.idle, state.extra]
        and game[kernel.LAST_MADE] == state.last_turns
        and GRAPH.names[game[kernel.LAST]] == state.pile[-1][0]
        and [set(hand(game, seat)) for seat in seats] == held
        and all(game[kernel.PLACES + card] == seat for seat in seats for card in hand(game, seat))
        and {game[kernel.PLACES + cards + at] for at in range(game[kernel.STACK_SIZE])}
        == {GRAPH.numbers[name] for name in stack(state)}
        and (reshuffled or all(game[kernel.PILES + seat] == piles[seat] for seat in seats))
    )


def hand(game: Ints, seat: int) -> list[int]:
    begin = kernel.PLACES + (2 + seat) * len(GRAPH.names)
    return [game[begin + at] for at in range(game[kernel.SIZES + seat])]


def follow(game: Ints, state: State, event: Event, graph: Graph = GRAPH) -> None:
    """Let the kernel do what happened at the table."""
    row, numbers = graph.row, graph.numbers
    match event:
        case TurnUp(figure, _):
            kernel.turn_up(row, game, kernel.find_in_stack(row, game, numbers[figure]))
        case Deal(seat, figures):
            for name in figures:
                place = kernel.find_in_stack(row, game, numbers[name])
                kernel.deal(row, game, seat, place)
        case Draw(_, figures):
            for name in figures:
                place = kernel.find_in_stack(row, game, numbers[name])
                kernel.draw(row, game, place)
        case Reshuffle():
            kernel.reshuffle(row, game)
        case MoveStick():
            others = [stick for stick in state.sticks if stick != event.stick]
            made = state.config.edition.figure_of((*others, event.to))
            assert made is not None
            kernel.make(row, game, numbers[made])


def choose(rng: random.Random, state: State) -> MoveStick:
    """A move, on an own card more often than not, so that the game gets on."""
    moves = GAME.legal(state, state.turn)
    steps = EDITION.steps(settled(state.sticks))
    held = state.hands[state.turn] or ()
    laid = [move for move, step in zip(moves, steps, strict=True) if step.figure in held]
    move = rng.choice(laid if laid and rng.random() < 0.8 else moves)
    assert isinstance(move, MoveStick)
    return move


@settings(max_examples=60)
@given(SEEDS, TABLES)
def test_kernel_follows_the_rules_through_a_game(seed: int, table: tuple[str, int, str]) -> None:
    variant, seats, end = table
    rng = random.Random(seed)
    state = GAME.setup(config(seats, variant, end=end))
    game = kernel.make_game(EDITION, variant, seats, end)
    kernel.clear(GRAPH.row, game)
    scores = ints([0] * seats)
    for _ in range(MANY):
        acting = GAME.to_act(state)
        if acting is OVER:
            break
        event: Event
        if acting is CHANCE:
            chances = GAME.chances(state)
            event = chances.pick(rng.randrange(chances.total))
        else:
            event = choose(rng, state)
        follow(game, state, event)
        state = GAME.apply(state, event)
        if None not in state.hands:
            assert same(state, game)
            kernel.score(game, scores, 0)
            assert tuple(scores) == GAME.outcome(state).scores


@settings(max_examples=30)
@given(SEEDS, TABLES, st.sampled_from([{}, {"open": True}]))
def test_series_is_one_game_after_another(
    seed: int, table: tuple[str, int, str], hands: dict[str, object]
) -> None:
    variant, seats, end = table
    edition = home_made(4, 16, 2)
    graph = load_graph(edition)
    options = {} if variant == "solitaire" else hands
    rng = random.Random(seed)
    agreed = {"variant": variant, "games": 2, "end": end, **options}
    state = GAME.setup(GAME.configure(edition, seats, agreed))
    game = kernel.make_game(edition, variant, seats, end)
    kernel.clear(graph.row, game)
    points, past = ints([0] * seats), 0
    for _ in range(400):
        acting = GAME.to_act(state)
        if acting is OVER:
            break
        if acting is CHANCE:
            chances = GAME.chances(state)
            event = chances.pick(rng.randrange(chances.total))
        else:
            event = rng.choice(GAME.legal(state, acting[0]))
        before, state = state, GAME.apply(state, event)
        follow(game, before, event, graph)
        assert game[kernel.OVER] == (len(state.past) > past)
        if game[kernel.OVER]:
            kernel.score(game, points, 0)
            items = GAME.outcome(state).rounds[past].items
            assert list(points) == [sum(item.points for item in own) for own in items]
            past += 1
            kernel.clear(graph.row, game)


@settings(max_examples=40)
@given(SEEDS, TABLES, st.integers(0, 1000))
def test_random_games_are_legal_and_score_as_told(
    seed: int, table: tuple[str, int, str], number: int
) -> None:
    variant, seats, end = table
    most = 3000 if variant == "solitaire" else 900 if end == LAST else 120
    points, events = kernel_games.random_game(EDITION, variant, seats, seed, number, most, end)
    state = GAME.setup(config(seats, variant, end=end))
    waiting: list[str] = []
    for what, value in events:
        if what == kernel.MOVED:
            state = GAME.apply(state, labelled(state, value))
            continue
        if what == kernel.TURNED_UP:
            name = GRAPH.names[value]
            state = GAME.apply(state, TurnUp(name, EDITION.figures[name].sticks))
            continue
        if what == kernel.RESHUFFLED:
            state = GAME.apply(state, Reshuffle())
            continue
        waiting.append(GRAPH.names[value])
        if what == kernel.DEALT and len(waiting) == EDITION.hand:
            seat = state.hands.index(None)
            state = GAME.apply(state, Deal(seat, tuple(sorted(waiting))))
            waiting = []
        elif what == kernel.DRAWN and len(waiting) == state.due:
            state = GAME.apply(state, Draw(state.turn, tuple(sorted(waiting))))
            waiting = []
    assert not waiting
    assert GAME.outcome(state).scores == points
    assert (GAME.to_act(state) is OVER) == (sum(what == kernel.MOVED for what, _ in events) < most)


def labelled(state: State, number: int) -> MoveStick:
    """The real move that a labelled move from the normal form stands for.

    The labelled moves from here make the same figures, each as often, whichever way the
    sticks are turned or flipped.
    """
    figure = figure_of(state)
    steps = EDITION.steps(settled(state.sticks))
    made = [GRAPH.numbers[step.figure] for step in steps]
    assert sorted(made) == sorted(GRAPH.moves[figure])
    want = GRAPH.moves[figure][number]
    move = GAME.legal(state, state.turn)[made.index(want)]
    assert isinstance(move, MoveStick)
    return move


def test_graph_is_as_the_rules_page_says() -> None:
    assert sum(map(len, GRAPH.moves)) == 1664
    assert {min(map(len, GRAPH.moves)), max(map(len, GRAPH.moves))} == {22, 47}
    assert sum(map(len, GRAPH.near)) == 2 * 535
    assert {min(map(len, GRAPH.near)), max(map(len, GRAPH.near))} == {3, 31}
    assert max(map(max, GRAPH.away)) == 4
    count = GRAPH.row[COUNT]
    for here, near in enumerate(GRAPH.near):
        begin = GRAPH.row[NEXT] + here * count
        assert [there for there in range(count) if GRAPH.row[begin + there]] == list(near)


def test_random_games_do_not_depend_on_how_many_are_played() -> None:
    scores = kernel_games.random_games(EDITION, "solitaire", 1, 30, seed=7)
    assert scores[:10] == kernel_games.random_games(EDITION, "solitaire", 1, 10, seed=7)
    assert scores[9] == kernel_games.random_game(EDITION, "solitaire", 1, 7, 9, 10**4)[0]


def test_random_games_with_last_turns_end_after_them() -> None:
    """DIGIT-5: after the last draw there are as many turns as seats, the drawer's last."""
    _, events = kernel_games.random_game(EDITION, "plus", 3, 5, 1, 5000, LAST)
    last = max(at for at, (what, _) in enumerate(events) if what == kernel.DRAWN)
    assert len(events) - last > 3
    assert all(what == kernel.MOVED for what, _ in events[last + 1 :])
    assert sum(what == kernel.MOVED for what, _ in events) < 5000


def test_random_cards_are_drawn_evenly() -> None:
    """As far as five standard deviations can tell."""
    firsts: Counter[tuple[int, int]] = Counter()
    for number in range(5000):
        _, events = kernel_games.random_game(EDITION, "plus", 2, 3, number, 1)
        firsts.update((at, events[at][1]) for at in (0, 1, 10))
    for at in (0, 1, 10):
        counts = [firsts[at, card] for card in range(55)]
        mean = sum(counts) / 55
        assert all(abs(count - mean) < 5 * mean**0.5 for count in counts)


@pytest.mark.parametrize(
    ("variant", "seats", "end"),
    [("solitaire", 1, OUT), ("standard", 3, OUT), ("plus", 2, OUT), ("plus", 2, LAST)],
)
def test_same_games_without_the_extra(variant: str, seats: int, end: str) -> None:
    code = (
        "import sys; sys.modules['numba'] = sys.modules['numpy'] = None\n"
        "from formspiel.games.digit.components import load_edition\n"
        "from formspiel.games.digit.kernel_games import random_games\n"
        f"print(random_games(load_edition('1987'), '{variant}', {seats}, 3, 11, 500, '{end}'))"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == str(
        kernel_games.random_games(EDITION, variant, seats, 3, 11, 500, end)
    )


def test_game_does_not_load_the_kernel() -> None:
    code = "import sys, formspiel.games; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
