"""Many games of Solitaire side by side, as learning agents want them.

The kernel knows figures; agents move sticks, so that here every way for a figure to lie has a
number, and every move from it an action and the way to lie that it leads to. Cards are drawn
from the stream of the episode as the rules would have them drawn: a number below how many there
are in the stack, counted in the order of the edition.
"""

from __future__ import annotations

import numpy as np

from formspiel.core.speed.arrays import Bytes, Ints, SmallInts
from formspiel.core.speed.batch import GOES_ON, IS_OVER, WAS_ILLEGAL, KernelBatch, join_tables
from formspiel.core.speed.dual import BeyondKernel, compiled
from formspiel.core.speed.generator import as_word, begin_stream, pick
from formspiel.games.digit.components import DigitEdition
from formspiel.games.digit.info import SOLITAIRE
from formspiel.games.digit.numbering import list_moves
from formspiel.games.digit.observation import WAYS
from formspiel.games.digit.state import Config
from formspiel.geometry import settled

LIE, GAME, PAST, EXTRA, HELD, STACK, LAST, LUCK, PLACES = range(9)
"""A row: how the figure lies, the game of the series, the extra moves of those before and of
this one, how many cards are in hand and in the stack, the card laid down last, the state of the
luck; then for each card where it is."""

IN_STACK, IN_HAND, LAID_DOWN = range(3)

FIGURES, GAMES, HAND, ACTIONS, CELLS, WIDTH, SIZE = range(7)
FIRST, STEPS, FIGURE_OF, STICKS, LIE_OF = range(7, 12)
"""The head of the tables: sizes, then where each table begins. FIRST has where the steps of a way
to lie begin, STEPS the action of each step and where it leads, FIGURE_OF the figure of a way to
lie, STICKS its sticks as they are seen, LIE_OF how a figure lies when its card is turned up."""

COUNTS = 10
"""The numbers that are no bytes: cards in hand, eight counts, points."""


@compiled
def _draw(games: Ints, at: int) -> int:
    """Take a card from the stack, each as likely as any other."""
    number = pick(games, at + LUCK, games[at + STACK])
    card = 0
    while True:
        if games[at + PLACES + card] == IN_STACK:
            if number == 0:
                break
            number -= 1
        card += 1
    games[at + STACK] -= 1
    return card


@compiled
def _begin_game(tables: Ints, games: Ints, at: int) -> None:
    """Turn up a card, lay its figure and deal the open cards."""
    figures = tables[FIGURES]
    for card in range(figures):
        games[at + PLACES + card] = IN_STACK
    games[at + STACK] = figures
    games[at + EXTRA] = 0
    card = _draw(games, at)
    games[at + PLACES + card] = LAID_DOWN
    games[at + LAST] = card
    games[at + LIE] = tables[tables[LIE_OF] + card]
    for _ in range(tables[HAND]):
        games[at + PLACES + _draw(games, at)] = IN_HAND
    games[at + HELD] = tables[HAND]


@compiled
def _show(
    tables: Ints, games: Ints, at: int, small: Bytes, to: int, large: SmallInts, large_to: int
) -> int:
    """Write down what is seen; the points."""
    figures, cells, lie = tables[FIGURES], tables[CELLS], games[at + LIE]
    for cell in range(cells):
        small[to + cell] = tables[tables[STICKS] + cells * lie + cell]
    to += cells
    for card in range(figures):
        place = games[at + PLACES + card]
        small[to + card] = 0
        small[to + figures + card] = 1 if place == IN_HAND else 0
        small[to + 2 * figures + card] = 1 if place == LAID_DOWN else 0
        small[to + 3 * figures + card] = 0
    small[to + tables[tables[FIGURE_OF] + lie]] = 1
    small[to + 3 * figures + games[at + LAST]] = 1
    small[to + 4 * figures] = 1
    points = -games[at + PAST]
    if games[at + GAME] < tables[GAMES]:
        points -= games[at + EXTRA]
    for place in range(COUNTS):
        large[large_to + place] = 0
    large[large_to] = games[at + HELD]
    large[large_to + 1] = games[at + STACK]
    large[large_to + 6] = games[at + EXTRA]
    large[large_to + 7] = games[at + GAME]
    large[large_to + 8] = tables[GAMES]
    large[large_to + 9] = points
    return points


@compiled
def _show_mask(tables: Ints, lie: int, mask: Bytes, to: int, allowed: int) -> None:
    """Write down what may be done from a way to lie, or take it back."""
    first = tables[FIRST] + lie
    for step in range(tables[first], tables[first + 1]):
        mask[to + tables[tables[STEPS] + 2 * step]] = allowed


@compiled
def _move(tables: Ints, games: Ints, at: int, action: int) -> None:
    """Move a stick, lay down a card by itself, and draw one for it."""
    first = tables[FIRST] + games[at + LIE]
    step = tables[STEPS] + 2 * tables[first]
    while tables[step] != action:
        step += 2
    games[at + LIE] = tables[step + 1]
    card = tables[tables[FIGURE_OF] + games[at + LIE]]
    if games[at + PLACES + card] != IN_HAND:
        # DIGIT-7
        games[at + EXTRA] += 1
        return
    games[at + PLACES + card] = LAID_DOWN
    games[at + LAST] = card
    if games[at + STACK] > 0:
        games[at + PLACES + _draw(games, at)] = IN_HAND
    else:
        games[at + HELD] -= 1
    if games[at + HELD] == 0:
        games[at + PAST] += games[at + EXTRA]
        games[at + GAME] += 1
        if games[at + GAME] < tables[GAMES]:
            _begin_game(tables, games, at)


@compiled
def _begin_all(
    tables: Ints,
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
        games[at + GAME] = 0
        games[at + PAST] = 0
        games[at + LUCK] = begin_stream(as_word(seeds[row]), episodes[row])
        _begin_game(tables, games, at)
        totals[row] = _show(tables, games, at, small, width * row, large, COUNTS * row)
        stands[row] = GOES_ON
        _show_mask(tables, games[at + LIE], mask, actions * row, 1)


@compiled
def _step_all(
    tables: Ints,
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
        _show_mask(tables, games[at + LIE], mask, actions * row, 0)
        _move(tables, games, at, action)
        totals[row] = _show(tables, games, at, small, width * row, large, COUNTS * row)
        if games[at + GAME] < tables[GAMES]:
            _show_mask(tables, games[at + LIE], mask, actions * row, 1)
            stands[row] = GOES_ON
        else:
            stands[row] = IS_OVER


class DigitBatch(KernelBatch):
    """Episodes side by side."""

    begin_all = staticmethod(_begin_all)
    step_all = staticmethod(_step_all)

    def __init__(self, config: Config, size: int) -> None:
        if config.variant != SOLITAIRE:
            raise BeyondKernel("Only Solitaire is played alone.")
        tables = _pack(config.edition, config.games)
        games = np.zeros(size * int(tables[SIZE]), np.int64)
        super().__init__(size, (int(tables[WIDTH]), COUNTS, int(tables[ACTIONS])), (tables, games))


def load_batch(config: Config, size: int, *, has_masks: bool = True) -> DigitBatch:  # noqa: ARG001 - they are short
    """So many episodes side by side."""
    return DigitBatch(config, size)


def _pack(edition: DigitEdition, games: int) -> Ints:
    names, lies, side = list(edition.figures), list(edition.names), edition.sticks + 1
    number_of = {lie: number for number, lie in enumerate(lies)}
    action_of = {move: number for number, move in enumerate(list_moves(edition))}
    first, steps, sticks = [0], [], []
    for lie in lies:
        for stick, to, _ in edition.steps(lie):
            after = settled((*(other for other in lie if other != stick), to))
            steps += [action_of[stick, to], number_of[after]]
        first.append(len(steps) // 2)
        seen = {(WAYS.index(way), x, y) for x, y, way in lie}
        cells = [(way, x, y) for way in range(len(WAYS)) for x in range(side) for y in range(side)]
        sticks += [int(cell in seen) for cell in cells]
    figure_of = [names.index(edition.names[lie]) for lie in lies]
    lie_of = [number_of[figure.sticks] for figure in edition.figures.values()]
    tables = [first, steps, figure_of, sticks, lie_of]
    cells_of_all = len(WAYS) * side * side
    sizes = [len(names), games, edition.hand, len(action_of), cells_of_all]
    sizes += [cells_of_all + 4 * len(names) + 1, PLACES + len(names)]
    return join_tables(sizes, tables)
