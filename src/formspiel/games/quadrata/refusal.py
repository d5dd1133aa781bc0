"""Why a form cannot be moved as a player says."""

from __future__ import annotations

from formspiel.core.game import IllegalEvent, Seat
from formspiel.games.quadrata.components import Square
from formspiel.games.quadrata.events import RESERVE, SQUARE, STOCK, Move
from formspiel.games.quadrata.state import State
from formspiel.geometry import settled

WAYS = (
    (STOCK, SQUARE),
    (STOCK, RESERVE),
    (RESERVE, SQUARE),
    (RESERVE, STOCK),
    (SQUARE, RESERVE),
    (SQUARE, STOCK),
    (SQUARE, SQUARE),
)
"""Rule 4, a to d."""


def why_not(state: State, square: Square, event: Move) -> IllegalEvent:
    """The refusal of a move that is not legal, made by the seat that has rolled."""
    return (
        _wrong_number(state, event)
        or _wrong_way(state, event)
        or _not_there(state, square, event)
        or _wrong_place(state, square, event)
    )


def _wrong_number(state: State, event: Move) -> IllegalEvent | None:
    number, pips = event.number, state.pips
    if number not in state.config.edition.forms:
        return IllegalEvent(f"there is no form of number {number}", "Quadrata rule 4")
    if number == pips:
        return None
    if pips != 6:
        return IllegalEvent(f"the die shows {pips}, so no {number} can move", "Quadrata rule 4")
    if not state.is_joker:
        return IllegalEvent(
            f"a six moves a {number} only once the stock has run out of some number",
            "Quadrata rule 6",
        )
    if event.of is not None:
        return IllegalEvent("a joker takes nothing from other players", "QUAD-4")
    return None


def _wrong_way(state: State, event: Move) -> IllegalEvent | None:
    if event.of is not None:
        sentence = _wrong_taking(state, event, event.of)
        return IllegalEvent(sentence, "Quadrata rule 5") if sentence else None
    if (event.origin, event.goal) not in WAYS:
        return IllegalEvent(
            f"no move leads from the {event.origin} to the {event.goal}", "Quadrata rule 4"
        )
    has = {
        STOCK: state.stock[event.number - 1],
        RESERVE: state.boards[event.seat].reserve[event.number - 1],
    }
    if not has.get(event.origin, 1):
        return IllegalEvent(f"the {event.origin} has no {event.number}", "Quadrata rule 4")
    return None


def _wrong_taking(state: State, event: Move, of: Seat) -> str:
    """What rule 5 has against taking a form from another player, if anything."""
    n = event.number
    if of == event.seat or of not in range(state.config.seats):
        return f"seat {of} is no other player"
    if event.origin not in (RESERVE, SQUARE) or event.goal not in (RESERVE, SQUARE):
        return "what is taken from another player goes into the own square or reserve"
    if state.stock[n - 1]:
        return f"the stock still has a {n}, so none is taken from other players"
    if state.boards[event.seat].reserve[n - 1]:
        return f"the own reserve has a {n}, so none is taken from other players"
    if event.origin == RESERVE and not state.boards[of].reserve[n - 1]:
        return f"the reserve of seat {of} has no {n}"
    if event.origin == SQUARE and any(board.reserve[n - 1] for board in state.boards):
        return f"a reserve still has a {n}, so no square is robbed"
    return ""


def _not_there(state: State, square: Square, event: Move) -> IllegalEvent | None:
    """What is wrong with the place in a square that a form is said to come from."""
    if event.origin != SQUARE:
        return None
    giver = event.seat if event.of is None else event.of
    mask = square.mask(event.at_cells)
    if (event.number, mask) in state.boards[giver].forms:
        return None
    rule = "Quadrata rule 4" if event.of is None else "Quadrata rule 5"
    return IllegalEvent(f"no {event.number} lies there in the square of seat {giver}", rule)


def _wrong_place(state: State, square: Square, event: Move) -> IllegalEvent:
    """What is wrong with the place in the square that a form is said to go to."""
    rule = "Quadrata rule 4"
    form = state.config.edition.forms[event.number]
    if event.goal != SQUARE or not event.cells or settled(event.cells) not in form.turns:
        return IllegalEvent(
            f"these places are not the form {event.number}, however turned or flipped", rule
        )
    mask = square.mask(event.cells)
    if not mask:
        return IllegalEvent("the form sticks out of the square", rule)
    if event.of is None and event.cells == event.at_cells:
        return IllegalEvent("the form must come to lie in another place", "QUAD-5")
    return IllegalEvent("something there is covered already", rule)
