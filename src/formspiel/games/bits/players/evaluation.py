"""What a board of BITS is worth at a glance: by the network, or by a rule of thumb."""

from __future__ import annotations

from formspiel.core.speed.arrays import Ints, SmallInts, blank
from formspiel.core.speed.dual import compiled
from formspiel.games.bits.heuristic import SCALE as HEURISTIC_SCALE
from formspiel.games.bits.heuristic import estimate
from formspiel.games.bits.kernel import has_room, score, score_colour
from formspiel.games.bits.kernel_tables import COLUMNS, ROWS, STRIDE
from formspiel.games.bits.players.network import MOST_LINES, weigh
from formspiel.games.bits.players.network import SCALE as NET_SCALE

EVALUATED, BOTH_SIDES, TABLE = MOST_LINES, MOST_LINES + 1, MOST_LINES + 2
"""In the room to work in, behind what is seen of a colour: how many boards have been judged;
whether they are looked at in a mirror too; and the transposition table, a key and a worth
each."""

ENTRIES = 32_749
"""How many the table has. It fits the cache of a core; and it is a prime, to spread keys."""


@compiled
def weigh_colour(
    net: SmallInts,
    tasks: Ints,
    mask: int,
    heights: int,
    cards: int,
    own: int,
    room: Ints,
    sums: SmallInts,
) -> int:
    """What a colour is worth to the network, added up for all sides that it is looked at from.

    `own` is four times the doubles of the colour to come, and its pairs.
    """
    worth = weigh(net, tasks, mask, heights, cards, own >> 2, own & 3, False, room, sums)  # noqa: FBT003
    if room[BOTH_SIDES]:
        # A board is worth what its mirror image is; the mean is nearer to the truth.
        worth += weigh(net, tasks, mask, heights, cards, own >> 2, own & 3, True, room, sums)  # noqa: FBT003
    return worth


@compiled
def evaluate(
    sizes: Ints,
    tasks: Ints,
    net: SmallInts,
    masks: Ints,
    heights: int,
    deck: Ints,
    cards: int,
    room: Ints,
    sums: SmallInts,
) -> float:
    """What a board is worth as it stands: its points if the round is over.

    What a colour by itself is worth is kept in a transposition table: it is the same on very
    many boards.
    """
    room[EVALUATED] += 1
    is_over = cards == 0 or not has_room(heights, sizes[COLUMNS], sizes[ROWS])
    if len(net) == 0:
        if is_over:
            return float(score(tasks, masks, sizes[STRIDE]))
        return estimate(sizes, tasks, masks, heights) / HEURISTIC_SCALE
    doubles, pairs = len(deck) - 2 * len(masks), len(deck) - len(masks)
    shared = 0 if is_over else ((heights & 0xFFFFF) << 8) | cards
    worth = 0
    for colour in range(len(masks)):
        mask, own = masks[colour], (deck[doubles + colour] << 2) | deck[pairs + colour]
        key = (mask << 28) | shared | (0 if is_over else own << 4)
        at = TABLE + 2 * (key % ENTRIES)
        if room[at] != key:
            room[at] = key
            if is_over:
                room[at + 1] = score_colour(tasks, mask, sizes[STRIDE])
            else:
                room[at + 1] = weigh_colour(net, tasks, mask, heights, cards, own, room, sums)
        worth += room[at + 1]
    if is_over:
        return float(worth)
    return (worth / (1 + room[BOTH_SIDES]) + net[len(net) - 1]) / NET_SCALE


def make_room(*, has_net: bool, is_thorough: bool) -> Ints:
    """Room to work in; if `is_thorough`, the network looks at every board in a mirror too."""
    room = blank(TABLE + (2 * ENTRIES if has_net else 0))
    room[BOTH_SIDES] = int(is_thorough)
    return room
