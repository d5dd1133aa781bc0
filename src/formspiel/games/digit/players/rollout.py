"""Rollouts of Standard and Plus by rules of thumb, to see what a figure is worth.

The rules of thumb use only what the seat to move may know. With the extra `fast` all of
this is compiled.
"""

from __future__ import annotations

from formspiel.core.speed.arrays import Floats, Ints
from formspiel.core.speed.dual import compiled
from formspiel.core.speed.generator import as_word, begin_stream, pick
from formspiel.games.digit.kernel import (
    DUE,
    FIGURE,
    HAS_LAST_TURNS,
    IN_PLUS,
    LAID_DOWN,
    LUCK,
    MOST_RUN,
    OVER,
    PILES,
    PLACES,
    RUN,
    SEATS,
    SIZES,
    STACK_SIZE,
    TURN,
    VARIANT,
    deal,
    find_in_stack,
    make,
    settle,
)
from formspiel.games.digit.kernel_tables import BEGIN, COUNT, NEAR, NEXT
from formspiel.games.digit.players.beliefs import CARDS, HELD, SLOTS, change

WIN = 1000
"""What a won game is worth, a lost one being worth nothing."""

AHEAD = 60
"""What a card that a seat is ahead is worth while the game goes on."""

STRAY = 5
"""One turn in so many without a card to lay down goes to any figure: seats that leave
each other nothing would never come to an end in Plus."""


@compiled
def count_near(graph: Ints, figure: int) -> int:
    """How many other figures are one move away."""
    return graph[graph[BEGIN] + figure + 1] - graph[graph[BEGIN] + figure]


@compiled
def longest_run(graph: Ints, game: Ints, figure: int, used: int, most: int) -> int:
    """How many cards the seat to move can lay down in a row from a figure, `most` at most.

    The bits of `used` mark the cards of the hand that are gone.
    """
    if most == 0:
        return 0
    cards, turn = graph[COUNT], game[TURN]
    hand = PLACES + (2 + turn) * cards
    best = 0
    for at in range(game[SIZES + turn]):
        card = game[hand + at]
        if (used >> at) & 1 == 0 and graph[graph[NEXT] + figure * cards + card]:
            run = 1 + longest_run(graph, game, card, used | (1 << at), most - 1)
            best = max(best, run)
            if best == most:
                return best
    return best


@compiled
def count_chances(graph: Ints, game: Ints, figure: int) -> int:
    """How many figures one move on may be on cards that the seat to move has not seen."""
    turn, count = game[TURN], 0
    near = graph[NEAR]
    for at in range(graph[graph[BEGIN] + figure], graph[graph[BEGIN] + figure + 1]):
        place = game[PLACES + graph[near + at]]
        if place not in (turn, LAID_DOWN):
            count += 1
    return count


@compiled
def choose_card(graph: Ints, game: Ints) -> int:
    """The own card to lay down now, or -1.

    In Plus it is one that begins the longest run; else one that is hard to lay down and
    leaves the next seat little.
    """
    cards, figure, turn = graph[COUNT], game[FIGURE], game[TURN]
    hand = PLACES + (2 + turn) * cards
    best, best_worth = -1, 0
    for at in range(game[SIZES + turn]):
        card = game[hand + at]
        if graph[graph[NEXT] + figure * cards + card]:
            worth = 4 * cards - count_near(graph, card) - 2 * count_chances(graph, game, card)
            if game[VARIANT] == IN_PLUS:
                left = game[MOST_RUN] - game[RUN] - 1
                worth += 4 * cards * longest_run(graph, game, card, 1 << at, left)
            if worth > best_worth:
                best, best_worth = card, worth
    return best


@compiled
def may_stray(game: Ints) -> bool:
    """Whether the game could go on for ever: last turns come to an end by themselves."""
    is_ending = game[HAS_LAST_TURNS] == 1 and game[STACK_SIZE] == 0
    return game[VARIANT] == IN_PLUS and not is_ending


@compiled
def choose_figure(graph: Ints, game: Ints) -> int:
    """What a rule of thumb makes: an own card, else what leaves the next seat least."""
    best = choose_card(graph, game)
    if best >= 0:
        return best
    figure = game[FIGURE]
    begin, ways = graph[graph[BEGIN] + figure], count_near(graph, figure)
    if may_stray(game) and pick(game, LUCK, STRAY) == 0:
        return graph[graph[NEAR] + begin + pick(game, LUCK, ways)]
    best_worth = 0
    for at in range(ways):
        other = graph[graph[NEAR] + begin + at]
        worth = 8 * count_chances(graph, game, other) + pick(game, LUCK, 8)
        if best < 0 or worth < best_worth:
            best, best_worth = other, worth
    return best


@compiled
def evaluate(game: Ints, seat: int) -> int:
    """What the game is worth to a seat, from 0 to WIN."""
    ahead = WIN
    for other in range(game[SEATS]):
        if other != seat:
            if game[VARIANT] == IN_PLUS:
                ahead = min(ahead, game[PILES + seat] - game[PILES + other])
            else:
                ahead = min(ahead, game[SIZES + other] - game[SIZES + seat])
    if not game[OVER]:
        return WIN // 2 + max(-WIN // 3, min(WIN // 3, AHEAD * ahead))
    # Among games that are won or lost alike, cards still count a little.
    by_cards = max(-AHEAD, min(AHEAD, 5 * ahead))
    if ahead > 0:
        return WIN - AHEAD + by_cards
    return AHEAD + by_cards if ahead < 0 else WIN // 2


@compiled
def roll_out(graph: Ints, game: Ints, turns: int, log: Ints) -> None:
    """Play so many turns by rules of thumb."""
    left, turn = turns, game[TURN]
    while left > 0 and not game[OVER]:
        make(graph, game, choose_figure(graph, game))
        if game[DUE] > 0:
            settle(graph, game, log)
        if game[TURN] != turn:
            turn = game[TURN]
            left -= 1


SEED, FROM, TO, TURNS = range(4)
"""The plan of a trial: what luck to begin with, the numbers of the games, and how many turns
to play in each."""

STEPS = 10
"""So many changes of the hidden hands are tried from one game to the next."""


@compiled
def try_figures(  # noqa: PLR0917 - compiled: all by place
    graph: Ints,
    seen: Ints,
    plan: Ints,
    told: Ints,
    hands: Ints,
    weight: Floats,
    figures: Ints,
    worths: Ints,
    game: Ints,
    log: Ints,
) -> None:
    """Add to the worth of each figure what came of it in sampled games.

    `seen` is the game as the seat to move sees it, with all unseen cards in the stack;
    `told`, `hands` and `weight` are a guess at hidden hands; `game` is room for one game.
    Every figure is tried on the same hands.
    """
    seat = seen[TURN]
    for sample in range(plan[FROM], plan[TO]):
        change(graph, told, hands, weight, STEPS)
        for number in range(len(figures)):
            for at in range(len(seen)):
                game[at] = seen[at]
            game[LUCK] = begin_stream(as_word(plan[SEED]), sample)
            for slot in range(told[HELD]):
                place = find_in_stack(graph, game, hands[CARDS + slot])
                deal(graph, game, told[SLOTS + 2 * slot], place)
            make(graph, game, figures[number])
            if game[DUE] > 0:
                settle(graph, game, log)
            roll_out(graph, game, plan[TURNS], log)
            worths[number] += evaluate(game, seat)


NO_FIGURE = -1
"""In place of a figure: nothing is made, and the seat whose turn it is plays by itself."""


@compiled
def share_win(game: Ints, seat: int) -> int:
    """What a seat has of WIN, which those share who win; a game that goes on is evaluated."""
    if not game[OVER]:
        return evaluate(game, seat)
    winners = 1
    for other in range(game[SEATS]):
        if other != seat:
            if game[VARIANT] == IN_PLUS:
                ahead = game[PILES + seat] - game[PILES + other]
            else:
                ahead = game[SIZES + other] - game[SIZES + seat]
            if ahead < 0:
                return 0
            if ahead == 0:
                winners += 1
    return WIN // winners


@compiled
def try_to_win(  # noqa: PLR0917 - compiled: all by place
    graph: Ints,
    seen: Ints,
    seat: int,
    plan: Ints,
    told: Ints,
    hands: Ints,
    weight: Floats,
    figures: Ints,
    worths: Ints,
    game: Ints,
    log: Ints,
) -> None:
    """Add to the worth of each figure what a seat had of the win in sampled games.

    It may be another seat than the one to move. The rest is as in `try_figures`.
    """
    for sample in range(plan[FROM], plan[TO]):
        change(graph, told, hands, weight, STEPS)
        for number in range(len(figures)):
            for at in range(len(seen)):
                game[at] = seen[at]
            game[LUCK] = begin_stream(as_word(plan[SEED]), sample)
            for slot in range(told[HELD]):
                place = find_in_stack(graph, game, hands[CARDS + slot])
                deal(graph, game, told[SLOTS + 2 * slot], place)
            if figures[number] != NO_FIGURE:
                make(graph, game, figures[number])
                if game[DUE] > 0:
                    settle(graph, game, log)
            roll_out(graph, game, plan[TURNS], log)
            worths[number] += share_win(game, seat)
