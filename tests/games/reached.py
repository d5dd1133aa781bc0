"""Plays of a drawn board: how a picture comes about, by the rules and nothing else.

What lies on a drawn board is taken off again piece by piece, the last one first, in every
order that dropping allows, until one is found. Then the game itself plays it from its start.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from functools import cache

from formspiel.core.game import IllegalEvent
from formspiel.games.bits import GAME as BITS
from formspiel.games.bits import events as bits_events
from formspiel.games.bits import state as bits_states
from formspiel.games.fits import GAME as FITS
from formspiel.games.fits import events as fits_events
from formspiel.games.fits import state as fits_states
from formspiel.games.quadrata import GAME as QUADRATA
from formspiel.games.quadrata import state as quadrata_states
from formspiel.games.quadrata.events import Roll, Starter
from formspiel.geometry import CELLS, Cell, orientations
from tests.games import bits_drawing, fits_drawing, quadrata_drawing

Squares = tuple[bits_events.Square, ...]


def _can_be_last(cells: Iterable[Cell], others: set[Cell]) -> bool:
    """Whether these cells have a straight way down to where they are, and rest there."""
    cells = set(cells)
    is_free = not any((x, above) in others for x, y in cells for above in range(y, 99))
    return is_free and any(y == 0 or (x, y - 1) in others for x, y in cells)


# BITS


def _dominoes(squares: AbstractSet[bits_events.Square]) -> Iterator[tuple[str, Squares]]:
    """Every tile that two neighbours can be, with its name."""
    colours = {(x, y): colour for x, y, colour in squares}
    order = bits_drawing.EDITION.colours
    for (x, y), colour in colours.items():
        for other in ((x + 1, y), (x, y + 1)):
            if other in colours:
                name = "".join(sorted((colour, colours[other]), key=order.index))
                yield name, tuple(sorted(((x, y, colour), (*other, colours[other]))))


def _bits_order(
    squares: AbstractSet[bits_events.Square], left: Counter[str]
) -> list[tuple[str, Squares]] | None:
    """Tiles in the order of their drops, the start tile first."""
    return _bits_order_of(frozenset(squares), frozenset((+left).items()))


@cache
def _bits_order_of(
    squares: frozenset[bits_events.Square], cards: frozenset[tuple[str, int]]
) -> list[tuple[str, Squares]] | None:
    """The same; what is left after tiles were taken off in another order is seen once."""
    left = Counter(dict(cards))
    for name, cells in _dominoes(squares):
        rest = squares - set(cells)
        if not _can_be_last({(x, y) for x, y, _ in cells}, {(x, y) for x, y, _ in rest}):
            continue
        if not rest:
            if name in bits_drawing.EDITION.start:
                return [(name, cells)]
        elif left[name]:
            before = _bits_order(rest, left - Counter([name]))
            if before is not None:
                return [*before, (name, cells)]
    return None


def bits_board(picture: str, tasks: Iterable[str] = ("1",)) -> bits_states.State:
    """A table of one, after what a picture shows was dropped in the round of the last task.

    What is drawn in small letters is dropped last.
    """
    game = BITS
    hand = {(x, y, c) for x, y, c in bits_drawing.signs(picture, "rgby")}
    lying = set(bits_drawing.signs(picture, "RGBY"))
    cards = Counter(bits_drawing.CARDS)
    last: list[tuple[str, Squares]] = []
    if hand:
        [(name, cells)] = _dominoes(hand)
        last = [(name, cells)]
        if lying:
            cards[name] -= 1
    order = _bits_order(lying, cards) if lying else []
    assert order is not None, f"no order of tiles makes\n{picture}"
    order = [*order, *last]
    *earlier, task = tasks
    state = game.setup(bits_drawing.config())
    for one in earlier:
        state = game.apply(state, bits_events.TurnTask(one))
        state = game.apply(state, bits_events.DrawStart(0, "RG"))
        state = bits_drawing.play(state, bits_drawing.lowest)
    state = game.apply(state, bits_events.TurnTask(task))
    for number, (name, cells) in enumerate(order):
        chance = bits_events.TurnCard(name) if number else bits_events.DrawStart(0, name)
        state = game.apply(state, chance)
        state = game.apply(state, bits_events.Place(0, name, cells))
    return state


# FITS


def fits_name(cells: Iterable[Cell]) -> str:
    """The piece that has this shape, however it lies."""
    shape = set(orientations(CELLS, tuple(cells)))
    for name, piece in fits_drawing.EDITION.pieces.items():
        if set(piece.turns) == shape:
            return name
    raise AssertionError(f"no piece is {sorted(cells)}")


def _fits_order(pieces: dict[str, tuple[Cell, ...]]) -> list[str] | None:
    """The names of pieces in the order of their drops, a start piece first."""
    for name, cells in pieces.items():
        rest = {other: where for other, where in pieces.items() if other != name}
        if not _can_be_last(cells, {cell for where in rest.values() for cell in where}):
            continue
        if not rest:
            return [name] if name in fits_drawing.EDITION.start else None
        before = _fits_order(rest)
        if before is not None:
            return [*before, name]
    return None


def fits_board(
    pieces: Iterable[tuple[Cell, ...]], board: str = "1", hand: tuple[Cell, ...] = ()
) -> fits_states.State:
    """A table of one, after these pieces were dropped; the one in hand is in play."""
    game = FITS
    lying = {fits_name(cells): cells for cells in pieces}
    order = _fits_order(lying)
    assert order is not None, f"no order of drops makes {lying}"
    state = game.setup(fits_drawing.config(boards=(board,)))
    for number, name in enumerate(order):
        draw = fits_events.TurnCard(name) if number else fits_events.DrawStart(0, name)
        state = game.apply(state, draw)
        state = game.apply(state, fits_events.Place(0, name, lying[name]))
    if hand:
        name = fits_name(hand)
        assert name not in lying
        state = game.apply(state, fits_events.TurnCard(name))
    return state


def fits_finished(state: fits_states.State) -> fits_states.State:
    """The end of the round where every further card is set aside."""
    order = [*state.turned]
    order += [name for name in fits_drawing.PIECES if name not in order]
    return fits_drawing.play(state, fits_drawing.aside, order=order)


def is_allowed(state: fits_states.State, move: fits_events.Place) -> bool:
    """Whether the rules let the piece in play go there."""
    try:
        FITS.apply(state, move)
    except IllegalEvent:
        return False
    return True


# Quadrata


def quadrata_board(picture: str, reserve: str = "", seats: int = 2) -> quadrata_states.State:
    """A table after the first seat took these forms from the stock; the others took none.

    Whoever else is to move takes a two into the reserve and puts it back the next time.
    """
    game = QUADRATA
    state = game.setup(quadrata_drawing.config(seats))
    state = game.apply(state, Starter(0))
    move = quadrata_drawing.move
    wanted = [(int(name[0]), cells) for name, cells in quadrata_drawing.drawn(picture).items()]
    turns = [move(n, "stock", "square", cells=cells) for n, cells in wanted]
    turns += [move(int(n), "stock", "reserve") for n in reserve]
    for turn in turns:
        state = game.apply(state, Roll(turn.number))
        state = game.apply(state, turn)
        if state.past:
            break
        for seat in range(1, seats):
            ways = ("reserve", "stock") if state.boards[seat].reserve[1] else ("stock", "reserve")
            state = game.apply(state, Roll(2))
            state = game.apply(state, move(2, *ways, seat=seat))
    return state
