"""The bots of BITS: legal everywhere, the same for a seed, with and without Numba."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from formspiel.core.game import CHANCE, OVER, Json
from formspiel.games.bits import GAME
from formspiel.games.bits.components import BitsEdition, parse_edition
from formspiel.games.bits.events import Event, Place
from formspiel.games.bits.kernel_tables import slot_of
from formspiel.games.bits.players.expectimax import Outlook, look_out
from formspiel.games.bits.players.network import (
    LARGE_FILE,
    LINES,
    PARTS,
    SMALL_FILE,
    count_units,
    load_net,
)
from formspiel.games.bits.state import Config, State
from formspiel.locales import LANGUAGES, Texts
from formspiel.players import LEVELS, Thought, load_player
from tests.games.bits_drawing import EDITION, placement, table

QUICK = Thought(effort=0.005)

HOME = parse_edition(
    'extends = "2012"\nid = "home"\ntitle = "ours"\n'
    '[board]\ncolumns = 6\nrows = 6\nprovenance = "reconstructed"\nsource = "ours"\n'
)
HUGE = parse_edition(
    'extends = "2012"\nid = "huge"\ntitle = "ours"\n'
    '[board]\ncolumns = 16\nrows = 4\nprovenance = "reconstructed"\nsource = "ours"\n'
)

WITHOUT_NUMBA = """
import json, sys
sys.modules["numba"] = sys.modules["numpy"] = None
from random import Random
from formspiel.games.bits import GAME
from formspiel.core.record import parse_record, states
from formspiel.players import Thought, load_player
from formspiel.games.bits.players import levels as bits
bits.PLAIN_RATE = bits.FAST_RATE
level, effort, text = json.loads(sys.stdin.read())
player, chosen = load_player("bits", level), []
for state in states(parse_record(text)):
    acting = GAME.to_act(state)
    if isinstance(acting, tuple):
        seat = acting[0]
        move = player(GAME.view(state, seat), GAME.legal(state, seat), Random(1), Thought(effort))
        chosen.append(GAME.format_event(move))
print(json.dumps(chosen))
"""


def play(level: str, state: State, seat: int, seed: int = 1, thought: Thought = QUICK) -> Place:
    moves = GAME.legal(state, seat)
    move = load_player("bits", level)(GAME.view(state, seat), moves, Random(seed), thought)
    assert move in moves
    assert isinstance(move, Place)
    return move


def positions(seats: int, seed: int, edition: BitsEdition = EDITION) -> list[State]:
    """Positions in which a seat is to move, from a game of random moves."""
    rng = Random(seed)
    state = GAME.setup(Config(edition, seats))
    found = []
    while (acting := GAME.to_act(state)) is not OVER:
        if acting is CHANCE:
            chances = GAME.chances(state)
            state = GAME.apply(state, chances.pick(rng.randrange(chances.total)))
        else:
            found.append(state)
            state = GAME.apply(state, rng.choice(GAME.legal(state, rng.choice(acting))))
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_moves_are_legal_in_all_rounds_and_seats(level: str, seats: int) -> None:
    for state in positions(seats, seats)[::7]:
        acting = GAME.to_act(state)
        assert isinstance(acting, tuple)
        for seat in acting:
            assert play(level, state, seat).seat == seat


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("edition", [HOME, HUGE])
def test_boards_that_nobody_has_learned_are_played_too(level: str, edition: BitsEdition) -> None:
    for state in positions(1, 2, edition)[::11]:
        play(level, state, 0)


@pytest.mark.parametrize("level", LEVELS)
def test_same_seed_same_move(level: str) -> None:
    for state in positions(1, 5)[::6]:
        assert play(level, state, 0, 3) == play(level, state, 0, 3)


@pytest.mark.parametrize("level", LEVELS)
def test_what_others_have_just_done_makes_no_difference(level: str) -> None:
    state = table("RR...", "GG...", card="RG", tasks=("1", "2L", "3-pair"))
    choices = set()
    views = set()
    for move in GAME.legal(state, 1):
        other = GAME.apply(state, move)
        views.add(GAME.view(other, 0))
        choices.add(play(level, other, 0))
    assert len(views) == len(choices) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_points_are_taken_when_nothing_else_is_left(level: str) -> None:
    state = table("GBG..\nBGBBR\nGBGRR\nBGBYG\nYBGYG", card="RY")
    best = placement("GBGyr\nBGBBR\nGBGRR\nBGBYG\nYBGYG", "RY")
    assert play(level, state, 0) == best


def test_master_looks_to_the_end_of_a_round() -> None:
    """With two tiles to go, it chooses what is best on average over all that may come."""
    state = table("BYG..\nYBYG.\nGYBGR\nBGYBR\nYGBYR", card="GG", tasks=("1",))
    moves = GAME.legal(state, 0)
    means = {}
    for move in moves:
        after = GAME.apply(state, move)
        total = 0.0
        if GAME.to_act(after) is CHANCE and after.round == state.round:
            for event, chance in GAME.chances(after):
                then = GAME.apply(after, event)
                best = max(
                    GAME.outcome(GAME.apply(then, reply)).rounds[0].scores[0]
                    for reply in GAME.legal(then, 0)
                )
                total += float(chance) * best
        else:
            total = GAME.outcome(after).rounds[0].scores[0]
        means[move] = total
    chosen = play("master", state, 0, thought=Thought(1.0))
    assert means[chosen] == pytest.approx(max(means.values()))


def test_master_looks_no_further_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    state = positions(1, 4)[3]
    depths = []
    expectimax = Outlook.expectimax

    def watched(outlook: Outlook, slot: int, depth: int, width: int) -> float:
        depths.append(depth)
        return expectimax(outlook, slot, depth, width)

    monkeypatch.setattr(Outlook, "expectimax", watched)
    play("master", state, 0, thought=Thought(60.0, deadline=0.0))
    assert depths == [0] * len(GAME.legal(state, 0))
    play("master", state, 0, thought=Thought(0.01))
    assert max(depths) > 0


@pytest.mark.parametrize(("level", "effort"), [("medium", 1.0), ("hard", 1.0), ("master", 0.001)])
def test_without_numba_the_same_moves_are_chosen(level: str, effort: float) -> None:
    rng = Random(8)
    state = GAME.setup(Config(EDITION, 1))
    events: list[Json] = []
    while len(events) < 24:
        event: Event
        if GAME.to_act(state) is CHANCE:
            chances = GAME.chances(state)
            event = chances.pick(rng.randrange(chances.total))
        else:
            event = rng.choice(GAME.legal(state, 0))
        state = GAME.apply(state, event)
        events.append(GAME.format_event(event))
    record = {
        "format": "formspiel-record/1",
        "game": "bits",
        "edition": "2012",
        "seats": 1,
        "events": events,
    }
    told = subprocess.run(
        [sys.executable, "-c", WITHOUT_NUMBA],
        input=json.dumps([level, effort, json.dumps(record)]),
        capture_output=True,
        text=True,
        check=True,
    )
    chosen = []
    state = GAME.setup(Config(EDITION, 1))
    for written in events:
        state = GAME.apply(state, GAME.parse_event(state.config, written))
        if isinstance(GAME.to_act(state), tuple):
            chosen.append(GAME.format_event(play(level, state, 0, 1, Thought(effort))))
    assert json.loads(told.stdout) == json.loads(json.dumps(chosen))


def test_what_is_remembered_is_what_would_be_weighed_anew() -> None:
    """After tens of thousands of boards a judgement is the same as at first sight."""
    for state in positions(1, 6)[2::9]:
        view, moves = GAME.view(state, 0), GAME.legal(state, 0)
        slots = [slot_of(m.tile, m.cells) for m in moves if isinstance(m, Place)]
        used = look_out(view, is_thorough=True)
        for slot in slots:
            used.expectimax(slot, 2, 3)
        for slot in slots:
            fresh = look_out(view, is_thorough=True)
            assert used.expectimax(slot, 1, 3) == fresh.expectimax(slot, 1, 3)


@pytest.mark.parametrize(("path", "units"), [(SMALL_FILE, 64), (LARGE_FILE, 128)])
def test_a_network_knows_all_cards_of_its_box_and_no_other(path: Path, units: int) -> None:
    assert set(PARTS) == set(EDITION.tasks)
    net = load_net(EDITION, ("1", "2O", "3-pair"), path)
    assert net is not None
    assert len(net) == (LINES + 1) * units + 1
    assert count_units(net) == units
    assert load_net(HOME, ("1",), path) is None


def test_a_thorough_look_is_that_of_the_large_network() -> None:
    view = GAME.view(positions(1, 3)[0], 0)
    assert count_units(look_out(view).net) == 64
    assert count_units(look_out(view, is_thorough=True).net) == 128
    assert count_units(look_out(view, is_learned=False).net) == 0


def test_a_board_is_worth_as_much_as_its_mirror_image() -> None:
    worths = []
    for picture, placed in (("R....\nRG...\nRGGB.", 0), ("....R\n...GR\n.BGGR", 16)):
        state = table(picture, card="YY", tasks=("1", "2L"))
        worths.append(look_out(GAME.view(state, 0), is_thorough=True).expectimax(placed + 2, 0, 1))
    assert worths[0] == worths[1]


def test_loading_the_bots_loads_no_kernel() -> None:
    code = (
        "import sys; from formspiel.players import load_player; load_player('bits', 'master');"
        "sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_is_described(language: str) -> None:
    texts = Texts(language, GAME.package)
    assert len({texts(f"player-bits-{level}") for level in LEVELS}) == len(LEVELS)
