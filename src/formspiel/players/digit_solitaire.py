"""What a moment of DIGIT Solitaire will still cost, learned, and games played on from it.

A moment is judged when a card has just been laid down and the next has not come yet: by
the figure, the four cards that are open, and the set of the cards to come. With the extra
`fast` all of this is compiled.
"""

from __future__ import annotations

from formspiel.games.digit.kernel_tables import AWAY, COUNT
from formspiel.games.digit.kernel_words import Row, Weights, mix, pick, swift
from formspiel.players.digit_weights import MOST_TO_COME

HAND = 5
OTHERS = HAND - 1
"""It is learned for five open cards, four when one has been laid down."""

READY, READY_LUCK, TOUR, CHAIN, LINKS, LONERS, LONER_LUCK = 0, 5, 9, 14, 19, 20, 21
BEST, LUCK, APART, APART_LUCK, COMPANY = 22, 23, 24, 25, 26
MOST_COMPANY = 16
SIGNS = COMPANY + MOST_COMPANY
"""The signs of a moment. `READY`: how many of the cards are one move away, 0 to 4. `TOUR`: the
extra moves to lay down all four, `CHAIN`: how many of them go without one. `LINKS`: pairs of
them one move apart. Loners have no neighbour there and not the figure, those apart no
neighbour. Luck is the share of the cards to come that are neighbours. `COMPANY`: how many
neighbours, open or to come, each card has."""


@swift("i8(i8)")
def count_cards(cards: int) -> int:
    """How many cards are in a set."""
    pairs = cards - ((cards >> 1) & 0x5555555555555555)
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    eights = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    sixteens = eights + (eights >> 8)
    halves = sixteens + (sixteens >> 16)
    return (halves + (halves >> 32)) & 127


@swift("i8(i8[::1], i8[::1], i8, i8, i8)")
def count_extra(graph: Row, near: Row, figure: int, card: int, held: int) -> int:
    """The extra moves from a figure to a card around the others that are held, nearly always."""
    away = graph[graph[AWAY] + figure * graph[COUNT] + card]
    if away == 2 and near[figure] & near[card] & ~held == 0:
        return 2
    return away - 1


@swift("i8(i8[::1], i8[::1], i8, i8, i8)")
def count_tour(graph: Row, cards: Row, size: int, figure: int, used: int) -> int:
    """The extra moves to lay down all cards, but for the used ones, when no more come."""
    best = 0
    is_first = True
    for at in range(size):
        if (used >> at) & 1 == 0:
            steps = graph[graph[AWAY] + figure * graph[COUNT] + cards[at]]
            tour = steps - 1 + count_tour(graph, cards, size, cards[at], used | (1 << at))
            if is_first or tour < best:
                best, is_first = tour, False
    return best


@swift("i8(i8, i8, i8, i8)")
def _count_free(to_first: int, to_second: int, to_third: int, to_last: int) -> int:
    """How many of four cards are laid down before the first extra move."""
    if to_first > 1:
        return 0
    if to_second > 1:
        return 1
    if to_third > 1:
        return 2
    return 3 if to_last > 1 else 4


@swift("f8(i8[::1], i8[::1], i8, i8, f8[::1])")
def _judge_tours(graph: Row, cards: Row, laid: int, base: int, weights: Weights) -> float:
    """What the orders are worth in which the open cards can be laid down."""
    away, count = graph[AWAY], graph[COUNT]
    tour, chain = 1000, 0
    for i in range(HAND):
        if i == laid:
            continue
        to_i = graph[away + cards[laid] * count + cards[i]]
        for j in range(HAND):
            if j in (i, laid):
                continue
            to_j = graph[away + cards[i] * count + cards[j]]
            for k in range(HAND):
                if k in (i, j, laid):
                    continue
                to_k = graph[away + cards[j] * count + cards[k]]
                to_last = graph[away + cards[k] * count + cards[10 - laid - i - j - k]]
                tour = min(tour, to_i + to_j + to_k + to_last - OTHERS)
                chain = max(chain, _count_free(to_i, to_j, to_k, to_last))
    return weights[base + TOUR + min(tour, 4)] + weights[base + CHAIN + chain]


@swift("f8(i8[::1], i8[::1], i8[::1], i8, i8, f8[::1])")
def judge(  # noqa: PLR0917 - compiled: all by place
    graph: Row, near: Row, cards: Row, laid: int, rest: int, weights: Weights
) -> float:
    """What it will still cost when the card at a place has been laid down, by the signs."""
    figure, left, held = cards[laid], count_cards(rest), 0
    for at in range(HAND):
        if at != laid:
            held |= 1 << cards[at]
    base, share = min(left, MOST_TO_COME) * SIGNS, 1.0 / left
    ready = count_cards(near[figure] & held)
    worth = _judge_tours(graph, cards, laid, base, weights) + weights[base + READY + ready]
    worth += weights[base + READY_LUCK + min(ready, 3)] * count_cards(near[figure] & rest) * share
    best = 0.0
    for at in range(HAND):
        if at == laid:
            continue
        links = count_cards(near[cards[at]] & held)
        coming = count_cards(near[cards[at]] & rest)
        luck = coming * share
        worth += weights[base + LINKS] * links + weights[base + LUCK] * luck
        worth += weights[base + COMPANY + min(links + coming, MOST_COMPANY - 1)]
        is_near = (near[figure] >> cards[at]) & 1
        if is_near:
            best = max(best, luck + 0.25 * links)
        if links == 0:
            worth += weights[base + APART] + weights[base + APART_LUCK] * luck
            if not is_near:
                worth += weights[base + LONERS] + weights[base + LONER_LUCK] * luck
    return worth + weights[base + BEST] * best


@swift("f8(i8[::1], i8[::1], i8[::1], i8, i8, i8[::1], i8)")
def foresee(  # noqa: PLR0917 - as above
    graph: Row, near: Row, cards: Row, laid: int, held: int, deck: Row, left: int
) -> float:
    """What it will cost on average at best, when the card at a place has been laid down.

    So many cards at the front of the deck are to come, in any order; all are tried.
    """
    figure = cards[laid]
    if left == 0:
        return float(count_tour(graph, cards, HAND, figure, 1 << laid))
    total = 0.0
    for at in range(left):
        drawn = deck[at]
        deck[at] = deck[left - 1]
        cards[laid] = drawn
        now_held = held | (1 << drawn)
        best = 1000.0
        for other in range(HAND):
            extra = count_extra(graph, near, figure, cards[other], now_held)
            if extra < best:
                after = now_held & ~(1 << cards[other])
                later = foresee(graph, near, cards, other, after, deck, left - 1)
                best = min(best, extra + later)
        total += best
        deck[at] = drawn
    cards[laid] = figure
    return total / left


@swift("f8(i8[::1], i8[::1], i8[::1], i8, i8[::1], i8, f8[::1], i8[::1])")
def play_on(  # noqa: PLR0917 - as above
    graph: Row,
    near: Row,
    start: Row,
    laid: int,
    deck: Row,
    steps: int,
    weights: Weights,
    cards: Row,
) -> float:
    """What it costs to lay down so many cards from a moment, as judged best, and then on.

    The cards come in the order of the deck; `cards` is room for the open ones.
    """
    held, rest = 0, 0
    for at in range(HAND):
        cards[at] = start[at]
        held |= 1 << cards[at]
    for at in range(len(deck)):
        rest |= 1 << deck[at]
    cost = 0.0
    for come in range(len(deck)):
        figure = cards[laid]
        held ^= (1 << figure) | (1 << deck[come])
        rest ^= 1 << deck[come]
        cards[laid] = deck[come]
        if rest == 0:
            return cost + count_tour(graph, cards, HAND, figure, 0)
        best, best_extra = 1000.0, 0
        for at in range(HAND):
            extra = count_extra(graph, near, figure, cards[at], held)
            worth = extra + judge(graph, near, cards, at, rest, weights)
            if worth < best:
                best, best_extra, laid = worth, extra, at
        if come + 1 == steps:
            return cost + best
        cost += best_extra
    return cost


SEED, FROM, TO, STEPS = range(4)
"""The plan of a trial: what luck to begin with, the numbers of the samples, how far to play."""


@swift("void(i8[::1], i8[::1], i8[::1], i8[::1], i8[::1], f8[::1], f8[::1], i8[::1], i8[::1])")
def try_cards(  # noqa: PLR0917 - as above
    graph: Row,
    near: Row,
    plan: Row,
    cards: Row,
    deck: Row,
    weights: Weights,
    costs: Weights,
    luck: Row,
    room: Row,
) -> None:
    """Add to the cost of laying down each card, unless that is below 0, what it led to.

    Every card is tried on the same orders of the deck. `luck` is room for one number, and
    `room` for the open cards.
    """
    for sample in range(plan[FROM], plan[TO]):
        luck[0] = mix(plan[SEED], sample)
        for at in range(min(plan[STEPS], len(deck) - 1)):
            other = at + pick(luck, 0, len(deck) - at)
            deck[at], deck[other] = deck[other], deck[at]
        for at in range(HAND):
            if costs[at] >= 0:
                costs[at] += play_on(graph, near, cards, at, deck, plan[STEPS], weights, room)
