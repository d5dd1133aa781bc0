"""Expectimax in BITS: every tile that may come, and the most hopeful answers to each.

Only one's own board counts, and chance is known but for its order: so a board is worth the
mean, over the tiles that may come, of the best that can be made of each.
"""

from __future__ import annotations

from dataclasses import dataclass

from formspiel.core.speed.arrays import Floats, Ints, SmallInts, floats, ints, small_ints
from formspiel.core.speed.bits import count_bits
from formspiel.core.speed.dual import compiled
from formspiel.games.bits.heuristic import find_free
from formspiel.games.bits.kernel import has_room, land, rest, toggle
from formspiel.games.bits.kernel_tables import (
    COLUMNS,
    ROWS,
    STRIDE,
    SWAPPED,
    Box,
    pack_board,
    pack_box,
)
from formspiel.games.bits.players.evaluation import EVALUATED, evaluate, make_room
from formspiel.games.bits.players.network import LARGE_FILE, SMALL_FILE, count_units, load_net
from formspiel.games.bits.view import View

MOST_DEPTH = 20
NOTHING = -1e9
"""Less than any board is worth."""


@compiled
def shift(deck: Ints, tile: int, first: int, second: int, colours: int, change: int) -> None:
    """Put a card back into the deck, or take it out."""
    deck[tile] += change
    if first == second:
        deck[len(deck) - 2 * colours + first] += change
    else:
        deck[len(deck) - colours + first] += change
        deck[len(deck) - colours + second] += change


@compiled
def expectimax(
    box: Box,
    net: SmallInts,
    masks: Ints,
    heights: int,
    deck: Ints,
    cards: int,
    depth: int,
    width: int,
    room: Ints,
    sums: SmallInts,
    worths: Floats,
) -> float:
    """What a board is worth so many tiles ahead, `width` placements of each gone into.

    `cards` is how many are in the deck. The last three are room to work in.
    """
    sizes, tiles, tasks = box.sizes, box.tiles, box.tasks
    columns, rows, stride = sizes[COLUMNS], sizes[ROWS], sizes[STRIDE]
    if depth == 0 or cards == 0 or not has_room(heights, columns, rows):
        return evaluate(sizes, tasks, net, masks, heights, deck, cards, room, sums)
    slots = 4 * columns
    begin = depth * slots
    total = 0.0
    for tile in range(len(tiles) // 2):
        copies = deck[tile]
        if copies == 0:
            continue
        first, second = tiles[2 * tile], tiles[2 * tile + 1]
        shift(deck, tile, first, second, len(masks), -1)
        best = NOTHING
        for slot in range(slots):
            worths[begin + slot] = NOTHING
            y = rest(heights, slot, rows)
            if y < 0 or (first == second and slot & SWAPPED):
                continue
            toggle(masks, first, second, slot, y, stride)
            after = land(heights, slot, y)
            worth = evaluate(sizes, tasks, net, masks, after, deck, cards - 1, room, sums)
            toggle(masks, first, second, slot, y, stride)
            worths[begin + slot] = worth
            best = max(best, worth)
        if depth > 1:
            best = NOTHING
            for _ in range(width):
                slot = 0
                for other in range(1, slots):
                    if worths[begin + other] > worths[begin + slot]:
                        slot = other
                if worths[begin + slot] == NOTHING:
                    break
                worths[begin + slot] = NOTHING
                y = rest(heights, slot, rows)
                toggle(masks, first, second, slot, y, stride)
                worth = expectimax(
                    box,
                    net,
                    masks,
                    land(heights, slot, y),
                    deck,
                    cards - 1,
                    depth - 1,
                    width,
                    room,
                    sums,
                    worths,
                )
                toggle(masks, first, second, slot, y, stride)
                best = max(best, worth)
        shift(deck, tile, first, second, len(masks), 1)
        total += copies * best
    return total / cards


@dataclass(frozen=True)
class Outlook:
    """What a seat has before it: its board, the tile in play and the cards to come."""

    box: Box
    net: SmallInts
    """Empty where no network knows the box."""
    tile: int
    heights: int
    masks: Ints
    deck: Ints
    """The cards to come of each tile, then the doubles and the pairs of each colour."""
    cards: int
    room: Ints
    sums: SmallInts
    worths: Floats

    def expectimax(self, slot: int, depth: int, width: int) -> float:
        """What a placement of the tile is worth so many tiles ahead."""
        sizes, tiles = self.box.sizes, self.box.tiles
        first, second = tiles[2 * self.tile], tiles[2 * self.tile + 1]
        y = rest(self.heights, slot, sizes[ROWS])
        toggle(self.masks, first, second, slot, y, sizes[STRIDE])
        worth = expectimax(
            self.box,
            self.net,
            self.masks,
            land(self.heights, slot, y),
            self.deck,
            self.cards,
            depth,
            width,
            self.room,
            self.sums,
            self.worths,
        )
        toggle(self.masks, first, second, slot, y, sizes[STRIDE])
        return float(worth)

    def expect(self, depth: int, width: int) -> float:
        """What the board is worth as it stands, so many tiles ahead."""
        return float(
            expectimax(
                self.box,
                self.net,
                self.masks,
                self.heights,
                self.deck,
                self.cards,
                depth,
                width,
                self.room,
                self.sums,
                self.worths,
            )
        )

    @property
    def kinds(self) -> int:
        """How many different tiles may come next."""
        return sum(count > 0 for count in self.deck[: len(self.box.copies)])

    @property
    def free_cells(self) -> int:
        """How many cells can still be filled."""
        return int(count_bits(find_free(self.box.sizes, self.heights)))

    @property
    def boards_evaluated(self) -> int:
        """How many boards have been looked at so far."""
        return int(self.room[EVALUATED])


def look_out(view: View, *, is_learned: bool = True, is_thorough: bool = False) -> Outlook:
    """What the seat of a view has before it; with a network if it knows the box.

    If `is_thorough`, it is the large one, and it looks at every board in a mirror too.
    """
    seat = view.seat
    if seat is None:
        raise ValueError("a spectator has no board")
    edition = view.config.edition
    path = LARGE_FILE if is_thorough else SMALL_FILE
    net = load_net(edition, view.tasks, path) if is_learned else None
    if net is None:
        net = small_ints([])
    heights, masks = pack_board(edition, view.boards[seat])
    box = pack_box(edition, view.tasks)
    names = list(edition.tiles)
    left = [tile.count - view.turned.count(tile.id) for tile in edition.tiles.values()]
    colours = range(len(edition.colours))
    doubles, pairs = [0 for _ in colours], [0 for _ in colours]
    for name, count in zip(names, left, strict=True):
        first, second = map(edition.colours.index, name)
        if first == second:
            doubles[first] += count
        else:
            pairs[first] += count
            pairs[second] += count
    tile = view.turned[-1] if view.turned else str(view.starts[seat])
    return Outlook(
        box,
        net,
        names.index(tile),
        heights,
        masks,
        ints([*left, *doubles, *pairs]),
        sum(left),
        make_room(has_net=len(net) > 0, is_thorough=is_thorough),
        small_ints([0] * count_units(net)),
        floats([0.0] * (4 * edition.columns * (MOST_DEPTH + 1))),
    )
