"""Puzzles of Quadrata: fill the square with just the forms that are rolled, one after the other.

Nobody can have more than that: a turn brings one form more into the square at most, and a full
square its five points. So a packing of the hole proves itself, and what leads to the most
points is just what begins a packing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

from formspiel.core.game import phrase
from formspiel.games.quadrata.components import NUMBERS, Square, load_edition
from formspiel.games.quadrata.events import SQUARE, STOCK, Event, Move, Roll, Starter
from formspiel.games.quadrata.players.levels import play_easy
from formspiel.games.quadrata.rules import apply, legal, setup, square_of
from formspiel.games.quadrata.scoring import outcome
from formspiel.games.quadrata.state import Config, State
from formspiel.games.quadrata.view import view
from formspiel.players import Thought
from formspiel.solvers.puzzle import Maker, Sketch

EDITION = "1973"
SEATS = 3
OTHERS = range(1, SEATS)

MISSING = {1: (2, 2), 2: (2, 3), 3: (3, 4), 4: (4, 5), 5: (5, 6)}
"""How many forms are missing at least and at most, by the level that is wanted."""

END = 5
"""The points for a full square."""

LAID_BY_OTHERS = 2
"""How many forms each of the others takes from the stock."""

Placed = tuple[int, int]
"""The number of a form and the mask of its quarters."""

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
    count = rng.randint(*MISSING[level])
    before, missing = forms[count:], forms[:count]
    state = apply(setup(config), Starter(0))
    events: list[Event] = [Starter(0)]
    for form in before:
        if not state.stock[form[0] - 1] or state.is_joker or state.round:
            return None
        state = _turn(state, Roll(form[0]), _lay(square, form), events)
        for seat in OTHERS:
            roll, move = _answer(state, seat, rng)
            state = _turn(state, roll, move, events)
    rolls = [number for number, _ in missing]
    # Nobody may rob, and a six be no joker, whatever is done with these rolls.
    if state.round or state.is_joker:
        return None
    if any(have <= rolls.count(number) for number, have in zip(NUMBERS, state.stock, strict=True)):
        return None
    firsts = _list_firsts(square, state.boards[0].covered, rolls)
    if len(firsts) != 1:
        return None
    waits = [_wait(state, seat) for seat in OTHERS]
    if any(one is None for one in waits):
        return None
    coming: list[Event] = []
    for turn, number in enumerate(rolls[1:]):
        for one in waits:
            coming += one[turn % 2] if one else ()
        coming.append(Roll(number))
    events.append(Roll(rolls[0]))
    state = apply(state, events[-1])
    if sum(move.goal == SQUARE and move.origin == STOCK for move in legal(state, 0)) <= level:
        # Where there is hardly a choice there is nothing to find.
        return None
    (line,) = firsts.values()
    return Sketch(
        config=config,
        events=tuple(events),
        seat=0,
        coming=tuple(coming),
        cards=tuple(rolls[1:]),
        goal=phrase("quadrata-puzzle-goal", number=count),
        best=outcome(state).scores[0] + count + END,
        line=tuple(_lay(square, form) for form in line),
    )


def pack(
    square: Square, covered: int, left: list[int], rng: Random | None = None
) -> Iterator[tuple[Placed, ...]]:
    """All ways to fill what is free with the forms that are left, by chance or in order."""
    free = square.full & ~covered
    if not free:
        yield ()
        return
    quarter = (free & -free).bit_length() - 1
    ways = [*list_places(square)[quarter]]
    if rng is not None:
        rng.shuffle(ways)
    for number, mask in ways:
        if left[number - 1] and not mask & covered:
            left[number - 1] -= 1
            for rest in pack(square, covered | mask, left, rng):
                yield ((number, mask), *rest)
            left[number - 1] += 1


@cache
def list_places(square: Square) -> tuple[tuple[Placed, ...], ...]:
    """By quarter, the places of forms of which it is a part."""
    found: list[list[Placed]] = [[] for _ in range(square.full.bit_length())]
    for number, places in square.places.items():
        for mask in places:
            for quarter in range(mask.bit_length()):
                if mask >> quarter & 1:
                    found[quarter].append((number, mask))
    return tuple(map(tuple, found))


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
