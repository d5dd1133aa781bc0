"""The guesses at hidden hands of DIGIT: as likely as what was seen at the table makes them."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from formspiel.games.digit import GAME
from formspiel.games.digit.events import Draw
from formspiel.games.digit.kernel_tables import load_graph
from formspiel.games.digit.players.beliefs import (
    CARDS,
    HELD,
    OVERLOOKED,
    SENSE,
    begin_guess,
    change,
)
from formspiel.games.digit.state import State
from tests.games.digit_drawing import EDITION, FLAG, HOOK, LINE, after, card, others, table
from tests.players.test_digit_players import positions
from tests.solvers.digit_oracle import find_moves

NEAR = {name: own - {name} for name, own in find_moves(5).items()}
GRAPH = load_graph(EDITION)

OWN = ("D03", "D04", "D05")
NEAR_HOOK = ["D02", "D10", "D16", "D46"]
UNSEEN = [*NEAR_HOOK, "D22", "D23", "D24", card(HOOK)]

Hand = tuple[str, ...]


def guesses(state: State, seat: int, count: int) -> list[Hand]:
    """The hidden cards in many guesses, in the order in which they were drawn."""
    guess = begin_guess(GAME.view(state, seat), GRAPH, Random(1))
    found = []
    for _ in range(count):
        change(GRAPH.row, guess.told, guess.hands, guess.weight, 10)
        cards = (guess.hands[CARDS + slot] for slot in range(guess.told[HELD]))
        found.append(tuple(GRAPH.names[number] for number in cards))
    return found


def after_the_hook(*hidden: str) -> State:
    """Seat 0 has made the hook, which nobody had; seat 1 holds these cards and is to move.

    Only cards of UNSEEN can be hidden; all others are in the first hand or laid down.
    """
    state = table(LINE, OWN, hidden)
    pile = tuple((name, None) for name in others(*OWN, *UNSEEN, "D26", card(LINE)))
    state = after(replace(state, pile=(*pile, (card(LINE), None))), HOOK)
    return GAME.apply(state, Draw(0, ("D26",)))


def sensible(costs: dict[str, int], made: str) -> float:
    least = [figure for figure, cost in costs.items() if cost == min(costs.values())]
    return (1 - SENSE) / len(costs) + (SENSE / len(least) if made in least else 0.0)


def weigh_pass(hand: Hand, laid: set[str]) -> float:
    """How likely it is to go from the hook to the flag with the first two cards of these."""
    held = set(hand[:2])
    # When the hook was made nobody had its card.
    if card(HOOK) in held:
        return 0.0
    costs = {figure: len(NEAR[figure] - held - laid) for figure in NEAR[card(HOOK)]}
    overlooked: float = OVERLOOKED ** len(held & NEAR[card(HOOK)])
    return overlooked * sensible(costs, card(FLAG))


def weigh_lay(hand: Hand, laid: set[str]) -> float:
    """How likely it is to lay down D10 with these other two cards in hand."""
    held = {*hand, "D10"}
    if card(HOOK) in held:
        return 0.0
    choices = NEAR[card(HOOK)] & held
    costs = {name: len(NEAR[name]) + 2 * len(NEAR[name] - held - laid) for name in choices}
    return sensible(costs, "D10")


def passed() -> State:
    return GAME.apply(after(after_the_hook("D22", "D23"), FLAG), Draw(1, (card(HOOK),)))


def laid() -> State:
    state = after_the_hook("D10", "D22", "D23")
    step = next(s for s in GAME.legal(state, 1) if made_by(state, s) == "D10")
    return GAME.apply(state, step)


def made_by(state: State, move: object) -> str | None:
    after = GAME.apply(state, move)  # type: ignore[arg-type]
    return EDITION.figure_of(after.sticks)


@pytest.mark.parametrize(
    ("make", "weigh", "size", "gone"),
    [(passed, weigh_pass, 3, set()), (laid, weigh_lay, 2, {"D10"})],
)
def test_hands_come_as_often_as_the_turns_make_them_likely(
    make: Callable[[], State],
    weigh: Callable[[Hand, set[str]], float],
    size: int,
    gone: set[str],
) -> None:
    """Told anew with sets, for every hand that there may be."""
    state = make()
    down = {name for name, _ in state.pile} - gone
    free = [name for name in UNSEEN if name not in gone]
    weights = {hand: weigh(hand, down) for hand in permutations(free, size)}
    total = sum(weights.values())
    found = guesses(state, 0, 20_000)
    assert {hand for hand in found if not weights[hand]} == set()
    for slot in range(size):
        shares = Counter(hand[slot] for hand in found)
        for name in free:
            likely = sum(weight for hand, weight in weights.items() if hand[slot] == name) / total
            assert shares[name] / len(found) == pytest.approx(likely, abs=0.02)


@pytest.mark.parametrize(("seats", "better"), [(2, 1.2), (4, 1.05)])
def test_guesses_are_nearer_to_the_truth_than_chance(seats: int, better: float) -> None:
    told = blind = 0.0
    for seed in range(6):
        for state in positions("standard", seats, {}, seed=seed, most=120)[::7]:
            hands = state.hands[: state.turn] + state.hands[state.turn + 1 :]
            hidden = {name for hand in hands for name in hand or ()}
            found = guesses(state, state.turn, 100)
            assert all(len(set(hand)) == len(hand) == len(hidden) for hand in found)
            told += sum(len(hidden & set(hand)) for hand in found) / 100
            blind += len(hidden) ** 2 / (len(hidden) + state.stack_size)
    assert told > better * blind


def test_nothing_is_guessed_where_nothing_is_hidden() -> None:
    (state,) = positions("standard", 2, {"open": True}, most=1)
    assert set(guesses(state, 0, 3)) == {()}
