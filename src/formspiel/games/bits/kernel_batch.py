"""Many seats of BITS side by side, each alone, as learning agents want them: by the kernel.

A row is one episode. What an agent sees and may do is written where it lies, so that a step
makes nothing. Cards are drawn from the stream of the episode as the rules would have them
drawn: a number below how many there are, counted in the order of the edition.
"""

from __future__ import annotations

from itertools import product
from typing import Any, cast

import numpy as np

from formspiel.core.speed.arrays import Bytes, Ints, SmallInts, ints
from formspiel.core.speed.batch import GOES_ON, IS_OVER, WAS_ILLEGAL, KernelBatch, join_tables
from formspiel.core.speed.bits import count_bits
from formspiel.core.speed.dual import compiled
from formspiel.core.speed.generator import as_word, begin_stream, pick
from formspiel.games.bits.components import ROUNDS, BitsEdition
from formspiel.games.bits.events import Place
from formspiel.games.bits.kernel import flood, has_room, land, points_from, rest, toggle
from formspiel.games.bits.kernel_tables import EMPTY, STRIDE, SWAPPED, pack_box, squares_of
from formspiel.games.bits.numbering import numbering
from formspiel.games.bits.state import Config

HEIGHTS, ROUND, TILE, START, TURNED, PAST, COMBINED, LUCK, CARDS = range(9)
MASKS = CARDS + ROUNDS
"""A row: heights, round, tile in play, start tile, how many cards are turned up, the points of
the rounds that are over, the number of the task cards in force among all that may be, the state
of the luck; the task card of each round; then the squares of each colour, and how many cards of
each tile are left."""

COLUMNS, ROWS, WIDE, GROUND, COLOURS, TILES, TASKS, STARTS, WIDTH, ACTIONS, SIZE, ALL = range(12)
NUMBERS, OF_ACTION, FIRST, START_AT, COPIES, COLOUR_AT = range(12, 18)
TASK_FIRST, TASK_OF, BASES = range(18, 21)
"""The head of the tables: sizes, the heights of an empty board (GROUND), how many numbers a row
has (SIZE) and how many cards there are (ALL); then where each table begins. NUMBERS has the
action of a tile, slot and row, OF_ACTION the slot and row of an action, FIRST where the actions
of a tile begin, COPIES how many cards show it, COLOUR_AT its two colours, TASK_FIRST where the
task cards of a round begin in TASK_OF, which has them by number, and BASES where the points of all
task cards in force do."""


@compiled
def _turn_card(tables: Ints, games: Ints, at: int) -> None:
    """Turn up a card; a tile that is on two cards is twice as likely."""
    left = at + MASKS + tables[COLOURS]
    shared = tables[ALL] - games[at + TURNED]
    total = shared
    for tile in range(tables[TILES]):
        count = games[left + tile]
        while count:
            shared, count = count, shared % count
    # As in the rules, where chances are counted by the least number that they have in common.
    number = pick(games, at + LUCK, total // shared)
    tile = 0
    while number >= games[left + tile] // shared:
        number -= games[left + tile] // shared
        tile += 1
    games[left + tile] -= 1
    games[at + TURNED] += 1
    games[at + TILE] = tile


@compiled
def _begin_round(tables: Ints, games: Ints, at: int) -> None:
    """A task card, an empty board and a start tile."""
    round_number = games[at + ROUND]
    own = tables[TASK_FIRST] + round_number
    cards = tables[own + 1] - tables[own]
    card = pick(games, at + LUCK, cards)
    games[at + CARDS + round_number] = tables[tables[TASK_OF] + tables[own] + card]
    games[at + COMBINED] = games[at + COMBINED] * cards + card
    games[at + HEIGHTS] = tables[GROUND]
    games[at + TURNED] = 0
    masks, colours = at + MASKS, tables[COLOURS]
    for colour in range(colours):
        games[masks + colour] = 0
    for tile in range(tables[TILES]):
        games[masks + colours + tile] = tables[tables[COPIES] + tile]
    start = tables[tables[START_AT] + pick(games, at + LUCK, tables[STARTS])]
    games[at + START] = start
    games[at + TILE] = start


@compiled
def _score(tables: Ints, points: Ints, games: Ints, at: int) -> int:
    """The points of the board as it stands."""
    bases = tables[BASES]
    base = tables[bases + tables[bases + games[at + ROUND]] + games[at + COMBINED]]
    total, wide = 0, tables[WIDE]
    for colour in range(tables[COLOURS]):
        mask = games[at + MASKS + colour]
        while mask:
            area = flood(mask & -mask, mask, wide)
            mask ^= area
            total += points_from(points, base, area, count_bits(area))
    return total


@compiled
def _show(tables: Ints, games: Ints, at: int, small: Bytes, to: int, is_over: int) -> None:
    """Write down what is seen."""
    columns, rows, wide = tables[COLUMNS], tables[ROWS], tables[WIDE]
    colours, tiles, tasks = tables[COLOURS], tables[TILES], tables[TASKS]
    for colour in range(colours):
        mask = games[at + MASKS + colour]
        for y in range(rows):
            for x in range(columns):
                small[to] = (mask >> (y * wide + x)) & 1
                to += 1
    heights = games[at + HEIGHTS]
    for x in range(columns):
        small[to] = (heights >> (4 * x)) & 15
        to += 1
    for place in range(tasks + ROUNDS + 3 * tiles):
        small[to + place] = 0
    rounds = games[at + ROUND]
    for number in range(rounds if is_over else rounds + 1):
        small[to + games[at + CARDS + number]] = 1
    to += tasks
    if not is_over:
        small[to + rounds] = 1
    to += ROUNDS
    left = at + MASKS + colours
    for tile in range(tiles):
        copies = tables[tables[COPIES] + tile] if is_over else games[left + tile]
        small[to + tiles + tile] = copies
    if not is_over:
        small[to + games[at + TILE]] = 1
        small[to + 2 * tiles + games[at + START]] = 1


@compiled
def _show_mask(tables: Ints, games: Ints, at: int, mask: Bytes, to: int) -> None:
    """Write down where the tile in play can go."""
    heights, rows, tile = games[at + HEIGHTS], tables[ROWS], games[at + TILE]
    slots = 4 * tables[COLUMNS]
    for slot in range(slots):
        y = rest(heights, slot, rows)
        if y >= 0:
            action = tables[tables[NUMBERS] + (tile * slots + slot) * rows + y]
            if action >= 0:
                mask[to + action] = 1


@compiled
def _begin_all(
    tables: Ints,
    points: Ints,
    games: Ints,
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
        at = tables[SIZE] * row
        for action in range(actions):
            mask[actions * row + action] = 0
        games[at + ROUND] = 0
        games[at + PAST] = 0
        games[at + COMBINED] = 0
        games[at + LUCK] = begin_stream(as_word(seeds[row]), episodes[row])
        _begin_round(tables, games, at)
        totals[row] = _score(tables, points, games, at)
        large[row] = totals[row]
        stands[row] = GOES_ON
        _show(tables, games, at, small, width * row, 0)
        _show_mask(tables, games, at, mask, actions * row)


@compiled
def _step_all(
    tables: Ints,
    points: Ints,
    games: Ints,
    small: Bytes,
    large: SmallInts,
    mask: Bytes,
    totals: Ints,
    stands: Ints,
    chosen: Ints,
    rows: Bytes,
) -> None:
    """Do what was chosen in these rows."""
    actions, width = tables[ACTIONS], tables[WIDTH]
    for row in range(len(rows)):
        if not rows[row]:
            continue
        action = chosen[row]
        if not (0 <= action < actions and mask[actions * row + action]):
            stands[row] = WAS_ILLEGAL
            continue
        at = tables[SIZE] * row
        tile = games[at + TILE]
        for other in range(tables[tables[FIRST] + tile], tables[tables[FIRST] + tile + 1]):
            mask[actions * row + other] = 0
        slot = tables[tables[OF_ACTION] + 2 * action]
        y = tables[tables[OF_ACTION] + 2 * action + 1]
        games[at + HEIGHTS] = land(games[at + HEIGHTS], slot, y)
        own = tables[COLOUR_AT] + 2 * tile
        first, second = at + MASKS + tables[own], at + MASKS + tables[own + 1]
        toggle(games, first, second, slot, y, tables[WIDE])
        is_over = 0
        is_full = not has_room(games[at + HEIGHTS], tables[COLUMNS], tables[ROWS])
        if is_full or games[at + TURNED] == tables[ALL]:
            games[at + PAST] += _score(tables, points, games, at)
            games[at + ROUND] += 1
            is_over = 1 if games[at + ROUND] == ROUNDS else 0
            if not is_over:
                _begin_round(tables, games, at)
        else:
            _turn_card(tables, games, at)
        total = games[at + PAST]
        if not is_over:
            total += _score(tables, points, games, at)
            _show_mask(tables, games, at, mask, actions * row)
        _show(tables, games, at, small, width * row, is_over)
        totals[row] = total
        large[row] = total
        stands[row] = IS_OVER if is_over else GOES_ON


class BitsBatch(KernelBatch):
    """Episodes side by side."""

    begin_all = staticmethod(_begin_all)
    step_all = staticmethod(_step_all)

    def __init__(self, config: Config, size: int) -> None:
        tables, points = _pack(config.edition)
        games = np.zeros(size * int(tables[SIZE]), np.int64)
        widths = (int(tables[WIDTH]), 1, int(tables[ACTIONS]))
        super().__init__(size, widths, (tables, points, games))


def load_batch(config: Config, size: int, *, has_masks: bool = True) -> BitsBatch:  # noqa: ARG001 - they are short
    """So many episodes side by side; BeyondKernel if the edition is too large."""
    return BitsBatch(config, size)


def _pack(edition: BitsEdition) -> tuple[Ints, Ints]:
    """The tables, and the points of all task cards that may be in force together."""
    rounds = [[t.id for t in edition.tasks.values() if t.round == n + 1] for n in range(ROUNDS)]
    order = list(edition.tasks)
    points: list[int] = []
    bases: list[list[int]] = []
    for number in range(ROUNDS):
        own = []
        for tasks in product(*rounds[: number + 1]):
            own.append(len(points))
            points += [int(value) for value in pack_box(edition, tasks).tasks]
        bases.append(own)
    box = pack_box(edition, ())
    names, columns, rows = list(edition.tiles), edition.columns, edition.rows
    index, actions = numbering(edition, 1).index, numbering(edition, 1).sizes[0]
    numbers, of_action, first = [], [0] * (2 * actions), [0]
    for name in names:
        places = edition.tiles[name].places[0]
        known = {place.cells: index(cast(Any, None), place)[0] for place in places}
        first.append(first[-1] + len(places))
        for slot, y in product(range(4 * columns), range(rows)):
            is_twin = name[0] == name[1] and slot & SWAPPED
            action = -1 if is_twin else known.get(Place(0, name, squares_of(name, slot, y)).cells)
            numbers.append(-1 if action is None else action)
            if action is not None and action >= 0:
                of_action[2 * action : 2 * action + 2] = [slot, y]
    task_first = [0]
    for cards in rounds:
        task_first.append(task_first[-1] + len(cards))
    # The bases are found by round, and then by what is in force.
    within, found = ROUNDS, []
    for own in bases:
        found.append(within)
        within += len(own)
    tables: list[list[int]] = [
        numbers,
        of_action,
        first,
        [names.index(name) for name in edition.start],
        [tile.count for tile in edition.tiles.values()],
        [int(colour) for colour in box.tiles],
        task_first,
        [order.index(name) for cards in rounds for name in cards],
        [*found, *(base for own in bases for base in own)],
    ]
    colours, tiles, kinds = len(edition.colours), len(names), len(order)
    width = colours * rows * columns + columns + kinds + ROUNDS + 3 * tiles + 1
    sizes = [columns, rows, int(box.sizes[STRIDE]), int(box.sizes[EMPTY]), colours, tiles, kinds]
    sizes += [len(edition.start), width, actions, MASKS + colours + tiles, edition.cards]
    return join_tables(sizes, tables), ints(points)
