"""Many seats of FITS side by side, each alone, as learning agents want them: by the kernel.

A row is one episode. What an agent sees and may do is written where it lies, so that a step
makes nothing. Cards are drawn from the stream of the episode as the rules would have them
drawn: a number below how many there are, counted in the order of the edition.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from formspiel.core.speed.arrays import Bytes, Ints, SmallInts, ints
from formspiel.core.speed.batch import (
    GOES_ON,
    IS_OVER,
    PLACE,
    WAS_ILLEGAL,
    KernelBatch,
    join_tables,
)
from formspiel.core.speed.bits import count_bits
from formspiel.core.speed.dual import BeyondKernel, compiled
from formspiel.core.speed.generator import as_word, begin_stream, pick
from formspiel.games.fits.components import FitsEdition
from formspiel.games.fits.kernel import (
    cover,
    find_slot,
    is_legal,
    land,
    rest,
    score_lines,
)
from formspiel.games.fits.kernel_tables import (
    BITS,
    FIELDS,
    HEIGHT,
    LINE,
    POINTS,
    count_covered,
    pack_board,
    pack_pieces,
)
from formspiel.games.fits.numbering import numbering
from formspiel.games.fits.observation import list_fields, list_parts
from formspiel.games.fits.state import Config

MOST_PIECES = 62
"""Cards that are turned up are bits of one number."""

HEIGHTS, LOW, HIGH, ROUND, PIECE, START, TURNED, COUNT, PAST, LUCK, STATE = range(11)
"""A row has STATE numbers: heights and covered fields as the kernel has them, the round, the
piece in play and the start piece, the cards turned up and how many, the points of the rounds
that are over, and the state of the luck."""

COLUMNS, ROWS, PER_WORD, PIECES, ROUNDS, STARTS, WIDTH, ACTIONS = range(8)
AT_FIELDS, PRINTED, LISTED, NUMBERS, SLOTS, RESTS, START_AT, SCORING = range(8, 16)
"""The head of the tables: sizes, then where each table begins. NUMBERS has the action of a slot
and a row, SLOTS and RESTS the slot and the row of an action, START_AT the start pieces, SCORING
for each round the begin and end of its lines and its first points. AT_FIELDS is where fields
begin in an observation, PRINTED their length together with the boards, and LISTED how many
numbers the list of what can be done has."""


@compiled
def _turn_card(tables: Ints, games: Ints, at: int) -> int:
    """Turn up a card, each as likely as any that is left."""
    number = pick(games, at + LUCK, tables[PIECES] - games[at + COUNT])
    turned = games[at + TURNED]
    card = 0
    while True:
        if not (turned >> card) & 1:
            if number == 0:
                break
            number -= 1
        card += 1
    games[at + TURNED] = turned | (1 << card)
    games[at + COUNT] += 1
    return card


@compiled
def _begin_round(tables: Ints, games: Ints, at: int) -> None:
    """An empty board, and a start card."""
    for place in (HEIGHTS, LOW, HIGH, TURNED, COUNT):
        games[at + place] = 0
    start = tables[tables[START_AT] + pick(games, at + LUCK, tables[STARTS])]
    games[at + START] = start
    games[at + PIECE] = start


@compiled
def _score(tables: Ints, lines: Ints, points: Ints, games: Ints, at: int) -> int:
    """The points of the board as it stands."""
    own = tables[SCORING] + 3 * games[at + ROUND]
    total = points[tables[own + 2]]
    low, high = games[at + LOW], games[at + HIGH]
    return score_lines(lines, tables[own], tables[own + 1], points, total, low, high)


@compiled
def _show_piece(slots: Ints, slot: int, y: int, tables: Ints, small: Bytes, to: int) -> None:
    """Write down the fields that a piece covers."""
    columns = tables[COLUMNS]
    cells, shift = columns * tables[ROWS], columns * y
    fields = slots[slot + FIELDS]
    while fields:
        lowest = fields & -fields
        place = shift + count_bits(lowest - 1)
        # What is over the top lies on no field.
        if place < cells:
            small[(to + place) & PLACE] = 1
        fields ^= lowest


@compiled
def _show_heights(tables: Ints, heights: int, small: Bytes, to: int) -> None:
    """Write down how high the columns are."""
    columns = tables[COLUMNS]
    to += columns * tables[ROWS]
    for x in range(columns):
        small[(to + x) & PLACE] = heights & HEIGHT
        heights >>= BITS


@compiled
def _show_round(
    tables: Ints, printed: Bytes, games: Ints, at: int, small: Bytes, to: int, is_over: int
) -> None:
    """Write down a new round: what is printed, and a start piece; or that all are over."""
    length, fields, pieces = tables[PRINTED], tables[AT_FIELDS], tables[PIECES]
    if not is_over:
        for place in range(fields):
            small[(to + place) & PLACE] = 0
    to += fields
    begin = length * games[at + ROUND]
    for place in range(length):
        small[(to + place) & PLACE] = printed[(begin + place) & PLACE]
    to += length
    for place in range(3 * pieces):
        small[(to + place) & PLACE] = 0
    if not is_over:
        small[to + games[at + PIECE]] = 1
        small[to + 2 * pieces + games[at + START]] = 1


@compiled
def _clear_mask(listed: SmallInts, own: int, mask: Bytes, to: int) -> None:
    """Take back what could be done."""
    if len(mask):
        for place in range(own + 1, own + 1 + listed[own]):
            mask[(to + listed[place & PLACE]) & PLACE] = 0
    listed[own] = 0


@compiled
def _show_mask(
    tables: Ints,
    slots: Ints,
    first: Ints,
    games: Ints,
    at: int,
    listed: SmallInts,
    own: int,
    mask: Bytes,
    to: int,
) -> None:
    """Write down what can be done with the piece in play: a list, and a mask if there is room."""
    has_mask = len(mask) > 0
    heights, rows, piece = games[at + HEIGHTS], tables[ROWS], games[at + PIECE]
    numbers = tables[NUMBERS]
    count = 0
    for slot in range(first[piece], first[piece + 1]):
        place = find_slot(slot)
        if is_legal(slots, place, heights):
            action = tables[(numbers + rows * slot + rest(slots, place, heights)) & PLACE]
            count += 1
            listed[(own + count) & PLACE] = action
            if has_mask:
                mask[(to + action) & PLACE] = 1
    if games[at + COUNT] > 0:
        aside = tables[ACTIONS] - 1
        count += 1
        listed[own + count] = aside
        if has_mask:
            mask[to + aside] = 1
    listed[own] = count


@compiled
def _begin_all(
    tables: Ints,
    slots: Ints,
    first: Ints,
    lines: Ints,
    points: Ints,
    printed: Bytes,
    games: Ints,
    listed: SmallInts,
    small: Bytes,
    large: SmallInts,
    mask: Bytes,
    totals: Ints,
    stands: Ints,
    seeds: Ints,
    episodes: Ints,
    rows: Bytes,
) -> None:
    """Begin anew in these rows."""
    actions, width = tables[ACTIONS], tables[WIDTH]
    for row in range(len(rows)):
        if not rows[row]:
            continue
        at = STATE * row
        own = tables[LISTED] * row
        _clear_mask(listed, own, mask, actions * row)
        games[at + ROUND] = 0
        games[at + PAST] = 0
        games[at + LUCK] = begin_stream(as_word(seeds[row]), episodes[row])
        _begin_round(tables, games, at)
        totals[row] = _score(tables, lines, points, games, at)
        large[row] = totals[row]
        stands[row] = GOES_ON
        _show_round(tables, printed, games, at, small, width * row, 0)
        _show_mask(tables, slots, first, games, at, listed, own, mask, actions * row)


@compiled
def _may(listed: SmallInts, own: int, action: int) -> bool:
    """Whether an action is among those that can be chosen."""
    place, end = own + 1, own + 1 + listed[own]
    while place < end and listed[place & PLACE] != action:
        place += 1
    return place < end


@compiled
def _step_all(
    tables: Ints,
    slots: Ints,
    first: Ints,
    lines: Ints,
    points: Ints,
    printed: Bytes,
    games: Ints,
    listed: SmallInts,
    small: Bytes,
    large: SmallInts,
    mask: Bytes,
    totals: Ints,
    stands: Ints,
    chosen: Ints,
    rows: Bytes,
) -> None:
    """Do what was chosen in these rows."""
    actions, width, pieces = tables[ACTIONS], tables[WIDTH], tables[PIECES]
    for row in range(len(rows)):
        if not rows[row]:
            continue
        action = chosen[row]
        at, shown, own = STATE * row, width * row, tables[LISTED] * row
        if not _may(listed, own, action):
            stands[row] = WAS_ILLEGAL
            continue
        _clear_mask(listed, own, mask, actions * row)
        if action < actions - 1:
            slot = find_slot(tables[tables[SLOTS] + action])
            y = tables[tables[RESTS] + action]
            games[at + HEIGHTS] = land(slots, slot, y, games[at + HEIGHTS])
            games[at + LOW], games[at + HIGH] = cover(
                slots, slot, y, games[at + LOW], games[at + HIGH], tables[COLUMNS], tables[PER_WORD]
            )
            _show_piece(slots, slot, y, tables, small, shown)
            _show_heights(tables, games[at + HEIGHTS], small, shown)
        is_over = 0
        cards = shown + tables[AT_FIELDS] + tables[PRINTED]
        card = games[at + START]
        # Rule 4: who has it as the start piece does nothing.
        while card == games[at + START] and games[at + COUNT] < pieces:
            card = _turn_card(tables, games, at)
            small[cards + pieces + card] = 1
        if card != games[at + START]:
            small[cards + games[at + PIECE]] = 0
            small[cards + card] = 1
            games[at + PIECE] = card
        else:
            games[at + PAST] += _score(tables, lines, points, games, at)
            is_over = 1 if games[at + ROUND] + 1 == tables[ROUNDS] else 0
            games[at + ROUND] += 1
            if not is_over:
                _begin_round(tables, games, at)
            _show_round(tables, printed, games, at, small, shown, is_over)
        total = games[at + PAST]
        if not is_over:
            total += _score(tables, lines, points, games, at)
            _show_mask(tables, slots, first, games, at, listed, own, mask, actions * row)
        totals[row] = total
        large[row] = total
        stands[row] = IS_OVER if is_over else GOES_ON


class FitsBatch(KernelBatch):
    """Episodes side by side."""

    begin_all = staticmethod(_begin_all)
    step_all = staticmethod(_step_all)

    def __init__(self, config: Config, size: int, *, has_masks: bool = True) -> None:
        edition = config.edition
        pieces = pack_pieces(edition)
        parts = list_parts(edition, 1)
        if len(pieces.names) > MOST_PIECES or any(p.dtype != "int8" for p in parts[:-1]):
            raise BeyondKernel("This edition has too many pieces or too large points here.")
        lines, points, scoring = _join_boards(edition, config.boards)
        printed = _print_boards(edition, config.boards)
        width = sum(part.size for part in parts[:-1])
        tables = _tables(edition, config, width, scoring, len(printed) // (len(config.boards) + 1))
        games = np.zeros(size * STATE, np.int64)
        choices = np.zeros((size, int(tables[LISTED])), np.int32)
        held = (tables, pieces.slots, pieces.first, lines, points, printed, games)
        widths = (width, 1, int(tables[ACTIONS]))
        super().__init__(size, widths, held, choices, has_masks=has_masks)


def load_batch(config: Config, size: int, *, has_masks: bool = True) -> FitsBatch:
    """So many episodes side by side; BeyondKernel if the edition is too large."""
    return FitsBatch(config, size, has_masks=has_masks)


def _tables(
    edition: FitsEdition, config: Config, width: int, scoring: list[int], printed: int
) -> Ints:
    pieces = pack_pieces(edition)
    names, rows = pieces.names, edition.rows
    index = numbering(edition, 1).index
    numbers, slot_of = [], [0] * numbering(edition, 1).sizes[0]
    rest_of = list(slot_of)
    for number, name in enumerate(names):
        places = edition.pieces[name].places[0]
        by_cells = {place.cells: index(cast(Any, None), place)[0] for place in places}
        for slot in range(int(pieces.first[number]), int(pieces.first[number + 1])):
            for y in range(rows):
                action = by_cells[pieces.cells(slot, y)]
                numbers.append(action)
                slot_of[action], rest_of[action] = slot, y
    starts = [int(start) for start in pieces.starts]
    cells = edition.columns * rows
    sizes = [edition.columns, rows, count_covered(edition.columns), len(names)]
    sizes += [len(config.boards), len(starts), width, len(slot_of)]
    # A list has its length, an action a slot, and setting aside.
    ways = max(int(end - begin) for begin, end in pairwise(pieces.first))
    sizes += [cells + edition.columns, printed, ways + 2]
    return join_tables(sizes, [numbers, slot_of, rest_of, starts, scoring])


def _join_boards(edition: FitsEdition, boards: Sequence[str]) -> tuple[Ints, Ints, list[int]]:
    """The lines and points of all boards in one row each, and where those of each begin."""
    lines: list[int] = []
    points: list[int] = []
    scoring: list[int] = []
    for board in boards:
        own = pack_board(edition, board)
        shifted = [int(number) for number in own.lines]
        shifted[POINTS::LINE] = [at + len(points) for at in shifted[POINTS::LINE]]
        scoring += [len(lines), len(lines) + len(shifted), len(points)]
        lines += shifted
        points += [int(number) for number in own.points]
    return ints(lines), ints(points), scoring


def _print_boards(edition: FitsEdition, boards: tuple[str, ...]) -> NDArray[np.int8]:
    """For each round, and for the end, the fields of its board and which boards are over."""
    rows: list[int] = []
    for number in range(len(boards) + 1):
        rows += list_fields(edition, boards[min(number, len(boards) - 1)])
        for some in (boards[:number], boards[number : number + 1], boards[number + 1 :]):
            rows += [int(name in some) for name in edition.boards]
    return np.array(rows, np.int8)
