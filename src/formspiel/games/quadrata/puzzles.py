"""Puzzles of Quadrata: forms that are rolled one after the other, and a square with a hole.

Either just these forms fill the square. Nobody can have more than that: a turn brings one form
more into the square at most, and a full square its five points. So a packing of the hole proves
itself, and what leads to the most points is just what begins a packing.

Or they cannot all find room, and the question is for how many, whatever is shifted or taken out
on the way; an exhaustive search proves the answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from formspiel.core.game import phrase
from formspiel.games.quadrata.components import NUMBERS, Square, load_edition
from formspiel.games.quadrata.events import SQUARE, STOCK, Event, Move, Roll, Starter
from formspiel.games.quadrata.filling import Placed, pack
from formspiel.games.quadrata.players.levels import play_easy
from formspiel.games.quadrata.rules import apply, legal, setup, square_of
from formspiel.games.quadrata.scoring import outcome
from formspiel.games.quadrata.solver.rolls import (
    FULL,
    Lying,
    Rolls,
    Step,
    TooMany,
    gain_of,
    list_steps,
)
from formspiel.games.quadrata.state import Config, State
from formspiel.games.quadrata.view import view
from formspiel.players import Thought
from formspiel.solvers.puzzle import Found, Maker, Sketch, find_only

EDITION = "1973"
SEATS = 3
OTHERS = range(1, SEATS)

MISSING = {1: (2, 2), 2: (2, 3), 3: (3, 4), 4: (4, 5), 5: (5, 6)}
"""How many forms are missing at least and at most, by the level that is wanted."""

ROLLS = {1: (2, 3), 2: (3, 3), 3: (3, 4), 4: (3, 4), 5: (4, 4)}
"""The same where not all forms find room: how many rolls there are."""

LEFT_OUT = 2
"""So many of them find no room at most."""

LAID_BY_OTHERS = 2
"""How many forms each of the others takes from the stock."""

FILLED = 0.3
"""How often just these forms are to fill the square; of the others, fewer have one best move."""

FEWEST_WAYS = 2
"""So many ways into the square or in it are too few for a choice."""

Turn = tuple[Roll, Move]


def sketch(rng: Random, level: int) -> Sketch | None:
    """A square that some forms have been left out of, in the turns of a game of three."""
    config = Config(load_edition(EDITION), SEATS, 1, None)
    square = square_of(config)
    stock = config.edition.stock(SEATS)
    whole = next(pack(square, 0, [have - 1 for have in stock], rng), None)
    if whole is None:
        return None
    forms = list(whole)
    rng.shuffle(forms)
    is_filled = rng.random() < FILLED
    count = rng.randint(*(MISSING if is_filled else ROLLS)[level])
    before, missing = forms[count:], forms[:count]
    state, events = _play(config, before, rng)
    rolls = [number for number, _ in missing]
    if not is_filled:
        for at in rng.sample(range(count), rng.randint(1, LEFT_OUT)):
            rolls[at] = rng.choice(NUMBERS)
    # Nobody may rob, and a six be no joker, whatever is done with these rolls.
    if len(state.boards[0].forms) < len(before) or state.round or state.is_joker:
        return None
    if any(have <= rolls.count(number) for number, have in zip(NUMBERS, state.stock, strict=True)):
        return None
    waits = [_wait(state, seat) for seat in OTHERS]
    if any(one is None for one in waits):
        return None
    events.append(Roll(rolls[0]))
    state = apply(state, events[-1])
    ways = [move for move in legal(state, 0) if move.goal == SQUARE]
    choices = [move for move in ways if move.origin == STOCK] if is_filled else ways
    if len(choices) <= (level if is_filled else FEWEST_WAYS):
        # Where there is hardly a choice there is nothing to find.
        return None
    found = _fill(square, state, rolls) if is_filled else _gain_most(square, state, rolls)
    if found is None:
        return None
    gain, line = found
    coming: list[Event] = []
    for turn, number in enumerate(rolls[1:]):
        for one in waits:
            coming += one[turn % 2] if one else ()
        coming.append(Roll(number))
    goal = "quadrata-puzzle-goal" if is_filled else "quadrata-puzzle-most"
    return Sketch(
        config=config,
        events=tuple(events),
        seat=0,
        coming=tuple(coming),
        cards=tuple(rolls[1:]),
        goal=phrase(goal, number=count),
        best=outcome(state).scores[0] + gain,
        line=line,
    )


def _play(config: Config, forms: list[Placed], rng: Random) -> tuple[State, list[Event]]:
    """Turns in which a seat lays down some forms, as far as it can before a six is a joker."""
    square = square_of(config)
    state = apply(setup(config), Starter(0))
    events: list[Event] = [Starter(0)]
    for form in forms:
        if not state.stock[form[0] - 1] or state.is_joker or state.round:
            break
        state = _turn(state, Roll(form[0]), _lay(square, form), events)
        for seat in OTHERS:
            roll, move = _answer(state, seat, rng)
            state = _turn(state, roll, move, events)
    return state, events


def _fill(square: Square, state: State, rolls: list[int]) -> Found | None:
    """The one first place from which these forms fill the square, and what follows."""
    firsts = _list_firsts(square, state.boards[0].covered, rolls)
    if len(firsts) != 1:
        return None
    (line,) = firsts.values()
    return len(rolls) + FULL, tuple(_lay(square, form) for form in line)


def _gain_most(square: Square, state: State, rolls: list[int]) -> Found | None:
    """The one first step that gains the most where not all forms find room."""
    board, rest = state.boards[0], Rolls(square, rolls)
    lying = Lying(board.forms, board.covered, board.reserve)
    try:
        best = rest.bound(lying, 0)
        while best >= len(rolls) - LEFT_OUT and rest.reach(lying, 0, best) is None:
            best -= 1
        if not len(rolls) - LEFT_OUT <= best < len(rolls):
            return None

        def solve() -> Iterator[tuple[Step, Found]]:
            for step, after in list_steps(square, lying, rolls[0]):
                gain = gain_of(square, step, after)
                line = rest.reach(after, 1, best - gain)
                yield step, (best - (line is None), line or ())

        only = find_only(solve(), best)
    except TooMany:
        return None
    if only is None:
        return None
    first, (_, line) = only
    return best, tuple(_carry_out(square, step) for step in (first, *line))


def _list_firsts(square: Square, covered: int, rolls: list[int]) -> dict[int, tuple[Placed, ...]]:
    """The places for the first roll from which the square can be filled, each with one way."""
    have = Counter(rolls)
    firsts: dict[int, tuple[Placed, ...]] = {}
    for packing in pack(square, covered, [have[number] for number in NUMBERS]):
        if sum(have.values()) != len(packing):
            continue
        for number, mask in packing:
            if number == rolls[0] and mask not in firsts:
                rest = [form for form in packing if form != (number, mask)]
                line = [(number, mask)]
                for roll in rolls[1:]:
                    line.append(next(form for form in rest if form[0] == roll))
                    rest.remove(line[-1])
                firsts[mask] = tuple(line)
    return firsts


def _lay(square: Square, form: Placed) -> Move:
    number, mask = form
    return Move(0, number, STOCK, None, (), SQUARE, square.places[number][mask])


def _carry_out(square: Square, step: Step) -> Move:
    places = square.places[step.number]
    lay, to = (places[mask] if mask else () for mask in (step.at, step.to))
    return Move(0, step.number, step.origin, None, lay, step.goal, to)


def _answer(state: State, seat: int, rng: Random) -> tuple[Roll, Move]:
    """The turn of another seat: it lays down some forms, then it shifts them."""
    wait = _wait(state, seat)
    if wait is not None and len(state.boards[seat].forms) >= LAID_BY_OTHERS:
        return wait[0]
    most = max(state.stock)
    roll = Roll(
        rng.choice([n for n, have in zip(NUMBERS, state.stock, strict=True) if have == most])
    )
    rolled = apply(state, roll)
    return roll, play_easy(view(rolled, seat), legal(rolled, seat), rng, Thought())


def _turn(state: State, roll: Roll, move: Move, events: list[Event]) -> State:
    events += (roll, move)
    return apply(apply(state, roll), move)


def _wait(state: State, seat: int) -> tuple[Turn, Turn] | None:
    """Two turns in which a seat shifts a form in its square, to another place and back."""
    square, board = square_of(state.config), state.boards[seat]
    for number, mask in board.forms:
        rest = board.covered ^ mask
        cells = square.places[number]
        for other, there in cells.items():
            if other != mask and not other & rest:
                go = Move(seat, number, SQUARE, None, cells[mask], SQUARE, there)
                back = Move(seat, number, SQUARE, None, there, SQUARE, cells[mask])
                return (Roll(number), go), (Roll(number), back)
    return None


MAKER = Maker(sketch, samples=100)
