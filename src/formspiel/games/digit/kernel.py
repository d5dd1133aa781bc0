"""The rules of DIGIT on a row of numbers, for thousands of games a second.

A game is one row: its head below, then for each card where it is, then the cards in the
stack in no order, then the hands, each as long as there are cards. A figure and the card
that shows it have the same number. With the extra `fast` all of this is compiled.
"""

from __future__ import annotations

from formspiel.core.speed.arrays import Ints, ints
from formspiel.core.speed.dual import compiled
from formspiel.core.speed.generator import pick
from formspiel.games.digit.components import DigitEdition
from formspiel.games.digit.info import LAST_TURNS, MOST_SEATS, PLAYED_OUT, PLUS, SOLITAIRE, STANDARD
from formspiel.games.digit.kernel_tables import COUNT

IN_STANDARD, IN_PLUS, IN_SOLITAIRE = range(3)
NUMBERS = {STANDARD: IN_STANDARD, PLUS: IN_PLUS, SOLITAIRE: IN_SOLITAIRE}
"""The variants by number."""

VARIANT, SEATS, HAND, MOST_RUN, HAS_LAST_TURNS = range(5)
FIGURE, TURN, DUE, RUN, IDLE, LAST_MADE, EXTRA, OVER, LAST, STACK_SIZE, LUCK = range(5, 16)
SIZES = 16
PILES = SIZES + MOST_SEATS
PLACES = PILES + MOST_SEATS
"""The head: what was agreed, where the game stands as in `State`, the card last laid down,
and by seat the cards in hand and the cards laid down. PLACES is where the cards begin."""

IN_STACK, LAID_DOWN = MOST_SEATS, MOST_SEATS + 1
"""Where a card may be, if not in the hand of a seat."""

TURNED_UP, DEALT, MOVED, DRAWN, RESHUFFLED = range(5)
"""What is written down of a random game, each with a number: a card or a labelled move."""


def make_game(edition: DigitEdition, variant: str, seats: int, end: str = PLAYED_OUT) -> Ints:
    """The row of a game before its first card; its luck is to be set at LUCK."""
    cards = len(edition.figures)
    game = ints([0] * (PLACES + (2 + MOST_SEATS) * cards))
    agreed = (NUMBERS[variant], seats, edition.hand, edition.run, int(end == LAST_TURNS))
    for at, value in enumerate(agreed):
        game[at] = value
    return game


@compiled
def clear(graph: Ints, game: Ints) -> None:
    """Begin anew, with all cards in the stack."""
    cards = graph[COUNT]
    for at in range(FIGURE, PLACES):
        if at != LUCK:
            game[at] = 0
    game[STACK_SIZE] = cards
    for card in range(cards):
        game[PLACES + card] = IN_STACK
        game[PLACES + cards + card] = card


@compiled
def find_in_stack(graph: Ints, game: Ints, card: int) -> int:
    """At which place of the stack a card is, or -1."""
    stack = PLACES + graph[COUNT]
    for place in range(game[STACK_SIZE]):
        if game[stack + place] == card:
            return place
    return -1


@compiled
def _take(graph: Ints, game: Ints, place: int) -> int:
    """Take the card at a place out of the stack; the last one fills the gap."""
    stack = PLACES + graph[COUNT]
    card = game[stack + place]
    last = game[STACK_SIZE] - 1
    game[stack + place] = game[stack + last]
    game[STACK_SIZE] = last
    return card


@compiled
def turn_up(graph: Ints, game: Ints, place: int) -> int:
    """Turn up the card at a place of the stack and lay its figure."""
    card = _take(graph, game, place)
    # DIGIT-4: it is the first of the laid-down pile, and nobody's.
    game[PLACES + card] = LAID_DOWN
    game[FIGURE] = card
    game[LAST] = card
    return card


@compiled
def deal(graph: Ints, game: Ints, seat: int, place: int) -> int:
    """Give a seat the card at a place of the stack."""
    cards = graph[COUNT]
    card = _take(graph, game, place)
    game[PLACES + card] = seat
    game[PLACES + (2 + seat) * cards + game[SIZES + seat]] = card
    game[SIZES + seat] += 1
    return card


@compiled
def _next_turn(game: Ints) -> None:
    turn = game[TURN] + 1
    game[TURN] = 0 if turn == game[SEATS] else turn
    game[RUN] = 0


@compiled
def draw(graph: Ints, game: Ints, place: int) -> int:
    """Let the seat draw one of the cards due; after the last of them the game goes on."""
    card = deal(graph, game, game[TURN], place)
    game[DUE] -= 1
    if game[DUE] == 0:
        _next_turn(game)
    return card


@compiled
def reshuffle(graph: Ints, game: Ints) -> None:
    """Make the laid-down cards except the last the stack (DIGIT-3)."""
    cards = graph[COUNT]
    for card in range(cards):
        if game[PLACES + card] == LAID_DOWN and card != game[LAST]:
            game[PLACES + card] = IN_STACK
            game[PLACES + cards + game[STACK_SIZE]] = card
            game[STACK_SIZE] += 1


@compiled
def _lay_down(graph: Ints, game: Ints, seat: int, card: int) -> None:
    hand = PLACES + (2 + seat) * graph[COUNT]
    last = game[SIZES + seat] - 1
    at = 0
    while game[hand + at] != card:
        at += 1
    game[hand + at] = game[hand + last]
    game[SIZES + seat] = last
    game[PILES + seat] += 1
    game[PLACES + card] = LAID_DOWN
    game[LAST] = card


@compiled
def _count_held(game: Ints) -> int:
    held = 0
    for seat in range(game[SEATS]):
        held += game[SIZES + seat]
    return held


@compiled
def _after_standard(graph: Ints, game: Ints, owner: int) -> None:
    if owner < IN_STACK:
        if game[SIZES + owner] == 0:
            game[OVER] = 1
        else:
            _next_turn(game)
    # DIGIT-3: the last laid-down card is never shuffled.
    elif graph[COUNT] - _count_held(game) > 1:
        game[DUE] = 1
    else:
        _next_turn(game)


@compiled
def _after_plus(game: Ints, has_laid_down: bool) -> None:  # noqa: FBT001 - compiled: by place
    turn, stack = game[TURN], game[STACK_SIZE]
    if has_laid_down:
        game[RUN] += 1
        # DIGIT-8; and without a card there is nothing to go on for.
        if game[RUN] < game[MOST_RUN] and game[SIZES + turn] > 0:
            return
    if game[RUN] > 0:
        game[DUE] = min(game[HAND] - game[SIZES + turn], stack)
        game[IDLE] = 0
    elif stack == 0 and game[HAS_LAST_TURNS] == 0:
        game[IDLE] += 1
    if game[DUE] > 0:
        return
    # DIGIT-5
    if stack == 0:
        game[LAST_MADE] += game[HAS_LAST_TURNS]
        is_last = game[IDLE] == game[SEATS] or game[LAST_MADE] == game[SEATS]
        if is_last or _count_held(game) == 0:
            game[OVER] = 1
            return
    _next_turn(game)


@compiled
def _after_solitaire(game: Ints, has_laid_down: bool) -> None:  # noqa: FBT001 - as above
    if not has_laid_down:
        # DIGIT-7
        game[EXTRA] += 1
    elif game[STACK_SIZE] > 0:
        game[DUE] = 1
    elif game[SIZES] == 0:
        game[OVER] = 1


@compiled
def make(graph: Ints, game: Ints, figure: int) -> None:
    """Let the seat whose turn it is make a figure by moving a stick."""
    turn, variant = game[TURN], game[VARIANT]
    owner = game[PLACES + figure]
    # DIGIT-6: only in Standard does another player lay down too.
    has_laid_down = owner == turn or (owner < IN_STACK and variant == IN_STANDARD)
    game[FIGURE] = figure
    if has_laid_down:
        # DIGIT-2: the card is laid down by itself.
        _lay_down(graph, game, owner, figure)
    if variant == IN_STANDARD:
        _after_standard(graph, game, owner)
    elif variant == IN_PLUS:
        _after_plus(game, has_laid_down)
    else:
        _after_solitaire(game, has_laid_down)


@compiled
def write(log: Ints, what: int, number: int) -> None:
    """Write something down where there is room; the first number counts what is written."""
    at = 1 + 2 * log[0]
    if at + 1 < len(log):
        log[at] = what
        log[at + 1] = number
        log[0] += 1


@compiled
def settle(graph: Ints, game: Ints, log: Ints) -> None:
    """Draw all cards that are due, at random."""
    while game[DUE] > 0:
        if game[STACK_SIZE] == 0:
            reshuffle(graph, game)
            write(log, RESHUFFLED, 0)
        card = draw(graph, game, pick(game, LUCK, game[STACK_SIZE]))
        write(log, DRAWN, card)


@compiled
def deal_out(graph: Ints, game: Ints, log: Ints) -> None:
    """Turn up a card and deal all hands, at random."""
    write(log, TURNED_UP, turn_up(graph, game, pick(game, LUCK, game[STACK_SIZE])))
    for seat in range(game[SEATS]):
        for _ in range(game[HAND]):
            card = deal(graph, game, seat, pick(game, LUCK, game[STACK_SIZE]))
            write(log, DEALT, card)


@compiled
def score(game: Ints, scores: Ints, at: int) -> None:
    """Write the points of all seats, as they stand, to `scores` from a place on."""
    for seat in range(game[SEATS]):
        if game[VARIANT] == IN_SOLITAIRE:
            scores[at + seat] = -game[EXTRA]
        elif game[VARIANT] == IN_STANDARD:
            scores[at + seat] = -game[SIZES + seat]
        else:
            scores[at + seat] = game[PILES + seat]
