"""What hidden hands may be like, as the turns of a game of Standard tell.

A figure that was made and that nobody laid down was on no card in hand at that time. Who could
have laid down a card would hardly have kept it, or laid down one that leaves the next seat more;
and who could not has likely made what leaves the next seat least. So hands are drawn as a chain:
from one to the next a few cards change places with others that have not been seen, and likelier
hands are kept longer (Metropolis's way). With the extra `fast` all of this is compiled.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from random import Random

from formspiel.core.speed.arrays import Floats, Ints, floats, ints
from formspiel.core.speed.dual import compiled
from formspiel.core.speed.generator import pick
from formspiel.games.digit.kernel_tables import COUNT, NEXT, Graph
from formspiel.games.digit.view import View

OVERLOOKED = 0.05
"""How likely it is that a card that could be laid down is left in hand."""

SENSE = 0.97
"""How likely a seat is to play by the rule of thumb of the playouts, not just anything."""

MOST_TURNS = 12
"""So many turns of each seat are thought of; older ones tell little of the hands now."""

FIRST_STEPS = 500
"""So many changes are tried before the first hands are used."""

FINE = 1 << 20

PASSED, LAID = 1, 2
"""A turn without a card of one's own, and one with it. By the rule of thumb a figure costs
what may be made next once or twice; when a card was laid down, its own neighbours as well."""

HELD, MAY, TOLD, TURNS, SLOTS = range(5)
"""What the turns tell, as one row. HELD is the number of hidden cards; for each, SLOTS has its
seat and since when it is held; from MAY on, for each and every card, whether it may be that
one. TURNS turns begin at TOLD, each of LENGTH numbers."""

SEAT, TIME, BEFORE, MADE, SHARE, BEGIN, END = range(7)
LENGTH = 7
"""A turn: whose and when, from which figure to which; PASSED or LAID; and where what there was
to choose from begins and ends."""

FIGURE, COST, CAN = range(3)
WIDTH = 3
"""A choice: a figure; what it costs, of which SHARE is taken for every card in hand near it;
whether it could be chosen even if it is on no card in the hand that is guessed."""

LUCK, CARDS = range(2)
"""Hands are a row: luck, then all cards that have not been seen, the hidden hands first."""


@compiled
def count_held_near(graph: Ints, told: Ints, hands: Ints, turn: int, figure: int) -> int:
    """How many cards that the seat of a turn held then are one move from a figure."""
    near, count = graph[NEXT] + figure * graph[COUNT], 0
    for slot in range(told[HELD]):
        at = SLOTS + 2 * slot
        if told[at] == told[turn + SEAT] and told[at + 1] <= told[turn + TIME]:
            count += graph[near + hands[CARDS + slot]]
    return count


@compiled
def has_held(told: Ints, hands: Ints, turn: int, card: int) -> bool:
    """Whether the seat of a turn held a card then."""
    for slot in range(told[HELD]):
        at = SLOTS + 2 * slot
        if hands[CARDS + slot] == card:
            return told[at] == told[turn + SEAT] and told[at + 1] <= told[turn + TIME]
    return False


@compiled
def weigh(graph: Ints, told: Ints, hands: Ints) -> float:
    """How likely the turns are with these hands."""
    weight = 1.0
    for number in range(told[TURNS]):
        turn = told[TOLD] + LENGTH * number
        share = told[turn + SHARE]
        if share == PASSED:
            for _ in range(count_held_near(graph, told, hands, turn, told[turn + BEFORE])):
                weight *= OVERLOOKED
        least, ties, own, ways = 0, 0, 0, 0
        for at in range(told[turn + BEGIN], told[turn + END], WIDTH):
            figure = told[at + FIGURE]
            if not told[at + CAN] and not has_held(told, hands, turn, figure):
                continue
            cost = told[at + COST] - share * count_held_near(graph, told, hands, turn, figure)
            ways += 1
            if figure == told[turn + MADE]:
                own = cost
            if ways == 1 or cost < least:
                least, ties = cost, 0
            if cost == least:
                ties += 1
        if ways:
            weight *= (1 - SENSE) / ways + (SENSE / ties if own == least else 0.0)
    return weight


@compiled
def change(graph: Ints, told: Ints, hands: Ints, weight: Floats, steps: int) -> None:
    """Try to let so many cards change places; `weight` is that of the hands."""
    held, cards = told[HELD], graph[COUNT]
    if held == 0:
        return
    for _ in range(steps):
        slot, other = pick(hands, LUCK, held), pick(hands, LUCK, len(hands) - CARDS)
        card, new = hands[CARDS + slot], hands[CARDS + other]
        if not told[told[MAY] + slot * cards + new]:
            continue
        if other < held and not told[told[MAY] + other * cards + card]:
            continue
        hands[CARDS + slot] = new
        hands[CARDS + other] = card
        changed = weigh(graph, told, hands)
        if pick(hands, LUCK, FINE) * weight[0] < changed * FINE:
            weight[0] = changed
        else:
            hands[CARDS + slot] = card
            hands[CARDS + other] = new


@dataclass(frozen=True)
class Guess:
    """Hands that may be, one after the other."""

    told: Ints
    hands: Ints
    weight: Floats


@dataclass(eq=False)
class Held:
    """A card that a seat held from one time to another; at first nobody knows which."""

    seat: int
    since: int
    until: int = sys.maxsize
    bit: int = 0
    """That of the card that it was, once it was laid down."""
    barred: int = 0
    """The bits of the cards that it cannot be."""


@dataclass(frozen=True)
class HiddenTurn:
    """A turn of a hidden seat."""

    seat: int
    time: int
    before: int
    made: int
    laid: int
    """The bits of the cards laid down by then."""
    share: int


def begin_guess(view: View, graph: Graph, rng: Random) -> Guess:
    """Hands as likely as the turns of the game make them."""
    seen = {card for hand in view.hands for card in hand or ()}
    seen.update(card for card, _ in view.pile)
    unseen = [number for name, number in graph.numbers.items() if name not in seen]
    rng.shuffle(unseen)
    told = _write(*_read(view, graph), graph)
    for slot in range(told[HELD]):
        may = told[MAY] + slot * len(graph.names)
        at = next((at for at in range(slot, len(unseen)) if told[may + unseen[at]]), slot)
        unseen[slot], unseen[at] = unseen[at], unseen[slot]
    hands = ints([rng.getrandbits(62), *unseen])
    guess = Guess(told, hands, floats([weigh(graph.row, told, hands)]))
    change(graph.row, told, hands, guess.weight, FIRST_STEPS)
    return guess


def _read(view: View, graph: Graph) -> tuple[list[Held], list[HiddenTurn]]:
    """All cards that hidden seats have held, and the turns that tell of them."""
    trail, laid = view.trail, sum(turn.owner is not None for turn in view.trail)
    hidden = {seat for seat, hand in enumerate(view.hands) if hand is None}
    held = [Held(seat, 0) for seat in hidden for _ in range(_count_at_first(view, seat))]
    known = sum(1 << graph.numbers[name] for name, _ in view.pile[: len(view.pile) - laid])
    turns = []
    for time, turn in enumerate(trail):
        before, made = graph.numbers[turn.before], graph.numbers[turn.made]
        if turn.seat in hidden:
            share = LAID if turn.owner == turn.seat else PASSED
            turns.append(HiddenTurn(turn.seat, time, before, made, known, share))
        if turn.owner in hidden:
            own = [card for card in held if card.seat == turn.owner and not card.bit]
            # Among those that it may have been, it is likeliest the one that may be fewest.
            was = max(own, key=lambda card: (not card.barred >> made & 1, card.barred.bit_count()))
            was.until, was.bit = time, 1 << made
        else:
            for card in held:
                card.barred |= 1 << made
        if turn.owner is not None:
            known |= 1 << made
        elif turn.seat in hidden:
            held.append(Held(turn.seat, time + 1))
    return held, turns


def _count_at_first(view: View, seat: int) -> int:
    """How many cards a seat held when the trail began."""
    laid = sum(turn.owner == seat for turn in view.trail)
    drawn = sum(turn.owner is None and turn.seat == seat for turn in view.trail)
    return (view.sizes[seat] or 0) + laid - drawn


def _write(held: list[Held], turns: list[HiddenTurn], graph: Graph) -> Ints:
    """What is told, as a row."""
    now = [card for card in held if not card.bit]
    seats = {turn.seat for turn in turns}
    some = [[turn for turn in turns if turn.seat == seat][-MOST_TURNS:] for seat in seats]
    turns = [turn for own in some for turn in own]
    may = SLOTS + 2 * len(now)
    begin = may + len(now) * len(graph.names)
    row = [len(now), may, begin, len(turns)]
    row += [number for card in now for number in (card.seat, card.since)]
    row += [1 - (card.barred >> number & 1) for card in now for number in range(len(graph.names))]
    choices: list[int] = []
    at = begin + LENGTH * len(turns)
    for turn in turns:
        own = 0
        for card in held:
            if card.seat == turn.seat and card.since <= turn.time <= card.until:
                own |= card.bit
        begin = at + len(choices)
        # Who made the same figure again did not choose among others.
        for figure in graph.near[turn.before] if turn.made != turn.before else ():
            chances = (graph.near_bits[figure] & ~(turn.laid | own)).bit_count()
            if turn.share == LAID:
                cost = len(graph.near[figure]) + LAID * chances
                choices += [figure, cost, own >> figure & 1]
            else:
                choices += [figure, chances, 1]
        end = at + len(choices)
        row += [turn.seat, turn.time, turn.before, turn.made, turn.share, begin, end]
    return ints([*row, *choices])
