"""The bots of FITS: legal everywhere, the same for a seed, with and without Numba."""

import json
import subprocess
import sys
from dataclasses import replace
from random import Random

import pytest

from formspiel.core.game import CHANCE, OVER
from formspiel.games.fits import GAME
from formspiel.games.fits.components import Field, FitsEdition
from formspiel.games.fits.events import Move, Place, TurnCard
from formspiel.games.fits.players.evaluation import STAGES, WEIGHTS
from formspiel.games.fits.players.fields import BoardFields
from formspiel.games.fits.players.rollout import place, rest, score
from formspiel.games.fits.players.tables import Laid, lay_out, tabulate
from formspiel.games.fits.players.weights import BOARDS, find_weights, read_weights
from formspiel.games.fits.state import Config, State
from formspiel.locales import LANGUAGES, Texts
from formspiel.players import LEVELS, Thought, load_player
from tests.games.fits_drawing import EDITION, begin, placement, play_at_random, table
from tests.games.fits_home import everything_at_once
from tests.players.clocks import ticking

QUICK = Thought(effort=0.005)

HOME = everything_at_once()


def widened(columns: int, rows: int) -> FitsEdition:
    """An edition with the shipped pieces and one wide board, which nobody has learned."""
    fields = {(1, 0): Field(value=2), (columns - 1, 1): Field(symbol="star"), (0, 2): Field()}
    layout = replace(EDITION.boards["1"], id="wide", fields=fields, symbol_points=(0, -3))
    pieces = {
        name: replace(piece, columns=columns, rows=rows) for name, piece in EDITION.pieces.items()
    }
    return replace(
        EDITION,
        columns=columns,
        rows=rows,
        pieces=pieces,
        boards={"wide": layout},
        programme=("wide",),
    )


WITHOUT_NUMBA = """
import json, sys
sys.modules["numba"] = sys.modules["numpy"] = None
from random import Random
from formspiel.games.fits import GAME
from formspiel.core.record import parse_record, states
from formspiel.players import Thought, load_player
from formspiel.games.fits.players import levels as fits
fits.PLAIN_RATE = fits.FAST_RATE
level, effort, every, text = json.loads(sys.stdin.read())
player, chosen = load_player("fits", level), []
positions = [one for one in states(parse_record(text)) if isinstance(GAME.to_act(one), tuple)]
for state in positions[::every]:
    move = player(GAME.view(state, 0), GAME.legal(state, 0), Random(1), Thought(effort))
    chosen.append(GAME.format_event(move))
print(json.dumps(chosen))
"""


def choose(level: str, state: State, seat: int, seed: int = 1, thought: Thought = QUICK) -> Move:
    moves = GAME.legal(state, seat)
    move: Move = load_player("fits", level)(GAME.view(state, seat), moves, Random(seed), thought)
    assert move in moves
    return move


def positions(config: Config, seed: int) -> list[State]:
    """Positions in which a seat is to move, from a game of random moves."""
    state = GAME.setup(config)
    found = []
    for event in play_at_random(state, Random(seed)):
        if isinstance(GAME.to_act(state), tuple):
            found.append(state)
        state = GAME.apply(state, event)
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_moves_are_legal_on_all_boards_and_in_all_seats(level: str, seats: int) -> None:
    config = Config(EDITION, seats, tuple(EDITION.boards))
    start, *later = positions(config, seats)
    for state in (start, *later[::13]):
        acting = GAME.to_act(state)
        assert isinstance(acting, tuple)
        for seat in acting:
            assert choose(level, state, seat).seat == seat


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("edition", [HOME, widened(4, 16), widened(12, 6), widened(16, 5)])
def test_boards_that_nobody_has_learned_are_played_too(level: str, edition: FitsEdition) -> None:
    board = "home" if edition is HOME else "wide"
    for state in positions(Config(edition, 1, (board,)), 2)[::3]:
        choose(level, state, 0)


@pytest.mark.parametrize("level", LEVELS)
def test_same_seed_same_move(level: str) -> None:
    for state in positions(Config(EDITION, 1, ("1", "4")), 5)[::5]:
        assert choose(level, state, 0, 3) == choose(level, state, 0, 3)


@pytest.mark.parametrize("level", LEVELS)
def test_what_others_have_just_done_makes_no_difference(level: str) -> None:
    state = table("##....\n##....", "......", card="T4", board="2")
    views, choices = set(), set()
    for move in GAME.legal(state, 1):
        other = GAME.apply(state, move)
        views.add(GAME.view(other, 0))
        choices.add(choose(level, other, 0))
    assert len(views) == len(choices) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_cards_to_come_make_no_difference(level: str) -> None:
    """Two games whose cards come in another order after the third are alike up to there."""
    orders = ("L5 T4 X5 I3 O4 U5", "L5 T4 X5 W5 L3 S4")
    games = []
    for order in orders:
        state, moves = begin(1, ("3",), "F5"), []
        for card in ("", *order.split()):
            state = GAME.apply(state, TurnCard(card)) if card else state
            moves.append(choose(level, state, 0, 7))
            state = GAME.apply(state, moves[-1])
        games.append(moves)
    assert games[0][:4] == games[1][:4]


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_piece_goes_where_it_fits(level: str) -> None:
    state = table("####..\n####..", card="O4")
    assert choose(level, state, 0) == placement("####OO\n####OO", "O4")


@pytest.mark.parametrize("board", [*EDITION.boards, "home"])
def test_tables_score_as_the_rules_do(board: str) -> None:
    """What the flat tables say of a board is what the rules say, placement by placement."""
    edition = HOME if board == "home" else EDITION
    ready = tabulate(edition, board)
    outline, numbers, expected, _ = ready
    names = tuple(edition.pieces)
    for seed in range(8):
        state = GAME.setup(Config(edition, 1, (board,)))
        laid = Laid(0, 0, 0, outline.total)
        for event in play_at_random(state, Random(seed)):
            state = GAME.apply(state, event)
            if isinstance(event, Place):
                ways = edition.pieces[event.piece].drops.by_column
                first = outline.first + names.index(event.piece)
                rows = {
                    slot: rest(outline, numbers, slot, laid.heights)
                    for slot, _ in enumerate(ways, int(numbers[first]))
                }
                after = [
                    Laid(*map(int, place(outline, numbers, slot, y, *laid)))
                    for slot, y in rows.items()
                    if y < outline.rows
                ]
                shown = state.past[-1][0] if state.past else state.boards[0]
                laid = lay_out(ready, shown)
                assert laid in after
            points = GAME.outcome(state).rounds[0].scores[0]
            assert score(outline, numbers, expected, *laid) == points


def test_marks_of_a_group_stand_together() -> None:
    fields = BoardFields(EDITION.boards["8"], EDITION.rows)
    assert sorted(fields.marks.values()) == list(range(12))
    assert [group[:2] for group in fields.groups] == [(0, 3), (3, 3), (6, 3), (9, 3)]


@pytest.mark.parametrize("board", ["1", "3", "4"])
def test_master_works_out_the_last_cards(board: str) -> None:
    """With two pieces to go, it chooses what is best on average whichever comes first."""
    late = [state for state in positions(Config(EDITION, 1, (board,)), 6) if len(state.turned) > 1]
    state = late[-3]
    means = {move: average(GAME.apply(state, move)) for move in GAME.legal(state, 0)}
    chosen = choose("master", state, 0, thought=Thought(1.0))
    assert means[chosen] == pytest.approx(max(means.values()))


def average(state: State) -> float:
    """What a round brings in the mean if all goes best from here on."""
    acting = GAME.to_act(state)
    if acting is OVER:
        return GAME.outcome(state).scores[0]
    if acting is CHANCE:
        return sum(
            float(chance) * average(GAME.apply(state, e)) for e, chance in GAME.chances(state)
        )
    return max(average(GAME.apply(state, move)) for move in GAME.legal(state, 0))


def test_master_keeps_to_its_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    """It goes on with rollouts only as long as the time is not up when it looks."""
    state = positions(Config(EDITION, 1, ("1",)), 4)[3]
    batches: list[int] = []

    def roll_out(*tables: int) -> int:
        batches.append(len(batches))
        return tables[-1]

    monkeypatch.setattr("formspiel.games.fits.players.position.roll_out", roll_out)
    choose("master", state, 0, thought=ticking(3))
    assert len(batches) == 3


@pytest.mark.parametrize(
    ("level", "effort", "every"), [("medium", 1.0, 1), ("hard", 1.0, 1), ("master", 0.003, 5)]
)
def test_without_numba_the_same_moves_are_chosen(level: str, effort: float, every: int) -> None:
    config = Config(EDITION, 1, ("1", "4"))
    events = play_at_random(GAME.setup(config), Random(8))
    record = {
        "format": "formspiel-record/1",
        "game": "fits",
        "edition": "2009",
        "seats": 1,
        "options": {"boards": ["1", "4"]},
        "events": [GAME.format_event(event) for event in events],
    }
    told = subprocess.run(
        [sys.executable, "-c", WITHOUT_NUMBA],
        input=json.dumps([level, effort, every, json.dumps(record)]),
        capture_output=True,
        text=True,
        check=True,
    )
    chosen = [
        GAME.format_event(choose(level, state, 0, 1, Thought(effort)))
        for state in positions(config, 8)[::every]
    ]
    assert json.loads(told.stdout) == json.loads(json.dumps(chosen))


def test_every_board_has_weights_of_its_own() -> None:
    assert tuple(EDITION.boards) == BOARDS
    assert len(read_weights()) == len(BOARDS) * STAGES * WEIGHTS
    assert len({tuple(find_weights(EDITION.boards[board])) for board in BOARDS}) == len(BOARDS)


def test_a_board_made_at_home_takes_the_weights_of_the_most_similar() -> None:
    letters, jeuxsoc = HOME.boards["home"], EDITION.boards["JEUXSOC"]
    assert find_weights(letters) == find_weights(jeuxsoc)


def test_loading_the_bots_loads_no_kernel() -> None:
    code = (
        "import sys; from formspiel.players import load_player; load_player('fits', 'master');"
        "sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_is_described(language: str) -> None:
    texts = Texts(language, GAME.package)
    assert len({texts(f"player-fits-{level}") for level in LEVELS}) == len(LEVELS)
