"""The rules of Quadrata on machine words, for thousands of rounds a second.

With the extra `fast` it is jitted and takes a moment to load, so nothing imports it that
could do without; without the extra it plays the same, slowly. How words, tables and moves
are laid out is said in `kernel_tables.py` and `kernel_moves.py`.
"""

from __future__ import annotations

from formspiel.core.speed.arrays import Ints
from formspiel.core.speed.dual import compiled
from formspiel.games.quadrata.kernel_moves import (
    FROM_RESERVE,
    FROM_SQUARE,
    FROM_STOCK,
    TO_BITS,
    TO_RESERVE,
    TO_SQUARE,
    TO_STOCK,
    code_move,
    split_move,
)
from formspiel.games.quadrata.kernel_tables import (
    BLOCK,
    COUNT,
    ENDED_BY,
    IS_JOKER,
    IS_OVER,
    LAID,
    LIMIT,
    PIPS,
    RESERVE_AT,
    SEATS,
    SEATS_AT,
    STOCK_AT,
    TURN,
    TURNS,
    Places,
)

JOKER = 6
FULL = 2**48 - 1
"""A word of which all is covered."""


@compiled
def fits(places: Places, place: int, first: int, second: int, third: int) -> bool:
    """Whether a place is free in a square of three words."""
    at = 3 * place
    words = places.words
    return (words[at] & first) | (words[at + 1] & second) | (words[at + 2] & third) == 0


@compiled
def _list_free(
    places: Places,
    table: Ints,
    number: int,
    own: int,
    code: int,
    found: Ints,
    count: int,
    begin: int,
    end: int,
) -> int:
    """Add the free places of a number to the code of a move that wants one.

    From `begin` to less than `end` they may stand in `found` already.
    """
    for entry in range(begin, end):
        found[count] = code + (found[entry] & ((1 << TO_BITS) - 1))
        count += 1
    if begin == 0 and end == 0:
        first, second, third = table[own], table[own + 1], table[own + 2]
        for place in range(places.first[number - 1], places.first[number]):
            if fits(places, place, first, second, third):
                found[count] = code + place + 1
                count += 1
    return count


@compiled
def _list_own(places: Places, table: Ints, number: int, own: int, found: Ints, count: int) -> int:
    """Rule 4, a to d."""
    begin = end = 0
    if table[STOCK_AT + number - 1] > 0:
        # Stock or reserve first: so the free places are looked for just once.
        found[count] = code_move(number, FROM_STOCK, 0, 0, TO_RESERVE, 0)
        begin = count + 1
        code = code_move(number, FROM_STOCK, 0, 0, TO_SQUARE, 0)
        count = end = _list_free(places, table, number, own, code, found, begin, 0, 0)
    if table[own + RESERVE_AT + number - 1] > 0:
        found[count] = code_move(number, FROM_RESERVE, 0, 0, TO_STOCK, 0)
        count += 1
        code = code_move(number, FROM_RESERVE, 0, 0, TO_SQUARE, 0)
        count = _list_free(places, table, number, own, code, found, count, begin, end)
    for form in range(table[own + COUNT]):
        at = table[own + LAID + form]
        if places.numbers[at] == number:
            found[count] = code_move(number, FROM_SQUARE, 0, at + 1, TO_RESERVE, 0)
            found[count + 1] = code_move(number, FROM_SQUARE, 0, at + 1, TO_STOCK, 0)
            count += 2
            code = code_move(number, FROM_SQUARE, 0, at + 1, TO_SQUARE, 0)
            count = _list_free(places, table, number, own, code, found, count, begin, end)
            # Rule 4d: the form itself is out of its way; QUAD-5: it must move.
            first = table[own] ^ places.words[3 * at]
            second = table[own + 1] ^ places.words[3 * at + 1]
            third = table[own + 2] ^ places.words[3 * at + 2]
            for entry in range(places.near_first[at], places.near_first[at + 1]):
                place = places.near[entry]
                if fits(places, place, first, second, third):
                    found[count] = code + place + 1
                    count += 1
    return count


@compiled
def _list_of_others(
    places: Places, table: Ints, number: int, own: int, found: Ints, count: int
) -> int:
    """Rule 5: from a reserve of the others, and if there is none, from their squares."""
    if table[STOCK_AT + number - 1] > 0 or table[own + RESERVE_AT + number - 1] > 0:
        return count
    begin = end = 0
    for origin in (FROM_RESERVE, FROM_SQUARE):
        for seat in range(table[SEATS]):
            block = SEATS_AT + seat * BLOCK
            many = table[block + COUNT]
            if origin == FROM_RESERVE:
                many = min(1, table[block + RESERVE_AT + number - 1])
            for form in range(many if block != own else 0):
                at = table[block + LAID + form] if origin == FROM_SQUARE else -1
                if at >= 0 and places.numbers[at] != number:
                    continue
                found[count] = code_move(number, origin, seat + 1, at + 1, TO_RESERVE, 0)
                count += 1
                before = count
                code = code_move(number, origin, seat + 1, at + 1, TO_SQUARE, 0)
                count = _list_free(places, table, number, own, code, found, count, begin, end)
                begin, end = before, count
        if begin > 0:
            break
    return count


@compiled
def list_moves(places: Places, table: Ints, found: Ints) -> int:
    """Write every legal move of the seat that has rolled into `found`; how many there are."""
    pips = table[PIPS]
    own = SEATS_AT + table[TURN] * BLOCK
    count = 0
    for number in range(1, 7):
        # QUAD-4: a joker six may be played as a plain six; rule 5 is for that only.
        if number == pips or (pips == JOKER and table[IS_JOKER] == 1):
            count = _list_own(places, table, number, own, found, count)
        if number == pips:
            count = _list_of_others(places, table, number, own, found, count)
    return count


@compiled
def lay(places: Places, table: Ints, block: int, place: int) -> None:
    """Lay a form into the square of a seat."""
    for word in range(3):
        table[block + word] |= places.words[3 * place + word]
    table[block + LAID + table[block + COUNT]] = place
    table[block + COUNT] += 1


@compiled
def lift(places: Places, table: Ints, block: int, place: int) -> None:
    """Take a form out of the square of a seat; the last one laid takes its place in the list."""
    for word in range(3):
        table[block + word] ^= places.words[3 * place + word]
    table[block + COUNT] -= 1
    last = table[block + COUNT]
    for form in range(last):
        if table[block + LAID + form] == place:
            table[block + LAID + form] = table[block + LAID + last]
            return


@compiled
def carry_out(places: Places, table: Ints, move: int) -> None:
    """Make a move on a table, without ending the turn."""
    number, origin, of, at, goal, to = split_move(move)
    own = SEATS_AT + table[TURN] * BLOCK
    giver = own if of == 0 else SEATS_AT + (of - 1) * BLOCK
    if origin == FROM_STOCK:
        table[STOCK_AT + number - 1] -= 1
    elif origin == FROM_RESERVE:
        table[giver + RESERVE_AT + number - 1] -= 1
    else:
        lift(places, table, giver, at - 1)
    if goal == TO_STOCK:
        table[STOCK_AT + number - 1] += 1
    elif goal == TO_RESERVE:
        table[own + RESERVE_AT + number - 1] += 1
    else:
        lay(places, table, own, to - 1)


@compiled
def take_back(places: Places, table: Ints, move: int) -> None:
    """Undo `carry_out`."""
    number, origin, of, at, goal, to = split_move(move)
    own = SEATS_AT + table[TURN] * BLOCK
    giver = own if of == 0 else SEATS_AT + (of - 1) * BLOCK
    if goal == TO_STOCK:
        table[STOCK_AT + number - 1] -= 1
    elif goal == TO_RESERVE:
        table[own + RESERVE_AT + number - 1] -= 1
    else:
        lift(places, table, own, to - 1)
    if origin == FROM_STOCK:
        table[STOCK_AT + number - 1] += 1
    elif origin == FROM_RESERVE:
        table[giver + RESERVE_AT + number - 1] += 1
    else:
        lay(places, table, giver, at - 1)


@compiled
def end_turn(places: Places, table: Ints) -> None:
    """The next turn or, after a full square or the last turn allowed, the end of the round."""
    seat = table[TURN]
    own = SEATS_AT + seat * BLOCK
    table[TURNS] += 1
    table[PIPS] = 0
    if table[own] & table[own + 1] & table[own + 2] == FULL:
        table[ENDED_BY] = seat
        table[IS_OVER] = 1
    elif table[TURNS] == table[LIMIT]:  # QUAD-9
        table[IS_OVER] = 1
    else:
        table[TURN] = (seat + 1) % table[SEATS]
        # Rule 6: from the next player on, and whatever goes back to the stock later.
        for number in range(6):
            if table[STOCK_AT + number] == 0 and places.box[number] > 0:
                table[IS_JOKER] = 1


@compiled
def play_move(places: Places, table: Ints, move: int) -> None:
    """Make a move on a table, and end the turn."""
    carry_out(places, table, move)
    end_turn(places, table)


@compiled
def score(table: Ints, seat: int) -> int:
    """The points of a seat: forms in the square, less the reserve, and five for ending."""
    block = SEATS_AT + seat * BLOCK
    points = table[block + COUNT]
    for number in range(6):
        points -= table[block + RESERVE_AT + number]
    return points + 5 if table[ENDED_BY] == seat else points
