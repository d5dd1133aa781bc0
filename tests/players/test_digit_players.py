"""The bots of DIGIT: legal in every version, blind to what is hidden, the same for a seed."""

import json
import subprocess
import sys
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from formspiel.core.game import CHANCE, OVER
from formspiel.games.digit import GAME
from formspiel.games.digit.components import DigitEdition
from formspiel.games.digit.events import MoveStick
from formspiel.games.digit.players.network import (
    LINES,
    PATTERNS,
    PATTERNS_OF_FIRST,
    UNITS,
    load_net,
    number_patterns,
)
from formspiel.games.digit.players.solitaire import Alone
from formspiel.games.digit.state import State
from formspiel.players import LEVELS, Thought, load_player
from tests.games.digit_drawing import (
    EDITION,
    FLAG,
    HOOK,
    LINE,
    MAST,
    SPARE,
    TALL,
    card,
    table,
)
from tests.games.digit_home import home_made
from tests.players.clocks import ticking
from tests.solvers.digit_oracle import fewest_extra, find_moves

QUICK = Thought(effort=0.001)

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("solitaire", 1, {}),
    ("standard", 2, {}),
    ("standard", 4, {"open": True}),
    ("plus", 2, {}),
    ("plus", 3, {"open": True, "games": 2}),
    ("plus", 3, {"end": "last-turns"}),
]


def play(level: str, state: State, seed: int = 1, thought: Thought = QUICK) -> MoveStick:
    moves = GAME.legal(state, state.turn)
    view = GAME.view(state, state.turn)
    move = load_player("digit", level)(view, moves, Random(seed), thought)
    assert isinstance(move, MoveStick)
    assert move in moves
    return move


def positions(
    variant: str,
    seats: int,
    options: dict[str, object],
    *,
    seed: int = 1,
    most: int = 10_000,
    edition: DigitEdition = EDITION,
    level: str = "hard",
) -> list[State]:
    """Positions in which a seat is to move, from a game that a level plays with itself."""
    rng = Random(seed)
    state = GAME.setup(GAME.configure(edition, seats, {"variant": variant, **options}))
    found: list[State] = []
    while (acting := GAME.to_act(state)) is not OVER and len(found) < most:
        if acting is CHANCE:
            chances = GAME.chances(state)
            state = GAME.apply(state, chances.pick(rng.randrange(chances.total)))
        else:
            found.append(state)
            state = GAME.apply(state, play(level, state, rng.randrange(10**6)))
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("variant", "seats", "options"), TABLES)
def test_moves_are_legal_in_all_versions_and_phases(
    level: str, variant: str, seats: int, options: dict[str, object]
) -> None:
    found = positions(variant, seats, options)
    for state in [*found[::7], *found[-3:]]:
        play(level, state)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("variant", ["standard", "plus"])
def test_moves_are_legal_with_an_empty_stack_or_hand(level: str, variant: str) -> None:
    cards = [card(picture) for picture in (HOOK, TALL)]
    play(level, table(LINE, cards, SPARE[:3], variant=variant, stack=0))
    play(level, table(LINE, [], SPARE[:3], variant=variant, stack=0))
    play(level, table(LINE, SPARE[:20], SPARE[20:45], variant=variant, stack=0))


@pytest.mark.parametrize("level", ["hard", "master"])
def test_last_turns_leave_the_next_seat_nothing(level: str) -> None:
    """DIGIT-5: no game goes on for ever then, so that nobody strays to bring it to an end."""
    far = [name for name in SPARE if not is_near(name, card(TALL))]

    def leaves_hook(end: str, seed: int) -> bool:
        state = table(TALL, far[:2], [card(HOOK)], variant="plus", stack=0, end=end)
        made = GAME.apply(state, play(level, state, seed))
        assert GAME.to_act(made) == (1,)
        return any(GAME.apply(made, move).hands[1] == () for move in GAME.legal(made, 1))

    assert not any(leaves_hook("last-turns", seed) for seed in range(60))
    # Master strays more rarely.
    assert level == "master" or any(leaves_hook("played-out", seed) for seed in range(60))


def test_master_lays_down_all_it_can_in_its_last_turn() -> None:
    """DIGIT-5: the seat that drew the last card is the last to move, and goes the long way."""
    chain = [card(picture) for picture in (HOOK, TALL)]
    state = table(
        LINE, [*chain, card(FLAG), card(MAST)], SPARE[:2], variant="plus", stack=0, end="last-turns"
    )
    state = replace(state, last_turns=1)
    seed = 0
    while GAME.to_act(state) is not OVER:
        state = GAME.apply(state, play("master", state, seed))
        seed += 1
    assert GAME.outcome(state).scores == (4, 0)


def is_near(name: str, other: str) -> bool:
    """Whether two figures are one move apart."""
    return any(step.figure == other for step in EDITION.steps(EDITION.figures[name].sticks))


@pytest.mark.parametrize("level", LEVELS)
def test_same_seed_same_move(level: str) -> None:
    for variant, seats, options in TABLES:
        for state in positions(variant, seats, options, most=40)[::13]:
            assert play(level, state, 3) == play(level, state, 3)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("variant", ["standard", "plus"])
def test_choice_depends_on_no_hidden_hand(level: str, variant: str) -> None:
    changed = 0
    for state in positions(variant, 3, {}, most=60)[::9]:
        view = GAME.view(state, state.turn)
        other = GAME.sample(view, Random(99))
        changed += other.hands != state.hands
        assert GAME.view(other, state.turn) == view
        assert play(level, state) == play(level, other)
    assert changed


@pytest.mark.parametrize("level", ["medium", "hard", "master"])
@pytest.mark.parametrize("variant", ["standard", "plus", "solitaire"])
def test_who_can_lay_down_does(level: str, variant: str) -> None:
    others = [] if variant == "solitaire" else [SPARE[5:10]]
    hand = [card(HOOK), *SPARE[:4]]
    state = table(LINE, hand, *others, variant=variant)
    laid = GAME.apply(state, play(level, state))
    assert card(HOOK) not in (laid.hands[0] or ())


def test_master_lays_down_the_last_cards_with_the_fewest_moves() -> None:
    near = find_moves(5)
    rng = Random(4)
    for _ in range(5):
        hand = rng.sample(SPARE, 5)
        state = table(LINE, hand, variant="solitaire", stack=0)
        while GAME.to_act(state) is not OVER:
            state = GAME.apply(state, play("master", state))
        best = fewest_extra(near, card(LINE), hand, 5, 5)
        assert -GAME.outcome(state).scores[0] == best


@pytest.mark.parametrize("left", [1, 2])
def test_cost_of_the_last_cards_is_the_mean_over_what_may_come(left: int) -> None:
    """Tried out with every order of the cards to come, known one by one."""
    near = find_moves(5)
    for seed in range(3 - left):
        hand = Random(seed).sample(SPARE, 5)
        state = table(LINE, hand, variant="solitaire", stack=left)
        view = GAME.view(state, 0)
        alone = Alone(view)
        for at, cost in enumerate(alone.compute()):
            names = [alone.graph.names[number] for number in alone.hand]
            to_come = [alone.graph.names[number] for number in alone.to_come]
            extra = alone.ways[at][alone.figure] - 1
            rest = [name for name in names if name != names[at]]
            assert cost == pytest.approx(extra + expected(near, names[at], rest, to_come))


def expected(near: dict[str, set[str]], figure: str, held: list[str], to_come: list[str]) -> float:
    """What it costs on average at best after a card was laid down and before the next comes."""
    if not to_come:
        return fewest_extra(near, figure, held, len(held), len(held))
    total = 0.0
    for drawn in to_come:
        now, later = [*held, drawn], [name for name in to_come if name != drawn]
        total += min(
            fewest_extra(near, figure, [goal], 1, 1)
            + around(near, figure, goal, set(now) - {goal})
            + expected(near, goal, [name for name in now if name != goal], later)
            for goal in now
        )
    return total / len(to_come)


def around(near: dict[str, set[str]], figure: str, goal: str, avoid: set[str]) -> int:
    """How many more moves it takes to a figure when some others are not to be passed over."""
    free = {name: own - avoid for name, own in near.items()}
    direct = fewest_extra(near, figure, [goal], 1, 1)
    return fewest_extra(free, figure, [goal], 1, 1) - direct


@pytest.mark.parametrize("variant", ["standard", "plus"])
@pytest.mark.parametrize("level", LEVELS)
def test_games_between_equals_end(level: str, variant: str) -> None:
    most = 1500
    assert len(positions(variant, 2, {}, level=level, most=most)) < most


@pytest.mark.parametrize("variant", ["standard", "plus"])
def test_master_keeps_to_its_deadline(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It goes on with samples only as long as the time is not up when it looks."""
    batches: list[int] = []

    def try_figures(*_: object) -> None:
        batches[-1] += 1

    monkeypatch.setattr("formspiel.games.digit.players.choice.try_figures", try_figures)
    for state in positions(variant, 2, {}, most=30):
        batches.append(0)
        play("master", state, thought=ticking(3))
    # A first batch, and one after each look; none where there is nothing to choose.
    assert set(batches) == {0, 4}


def test_master_of_solitaire_looks_no_further_when_its_time_is_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = positions("solitaire", 1, {}, most=4)[-1]
    monkeypatch.setattr("formspiel.games.digit.players.solitaire.look_ahead", None)
    play("master", state, thought=Thought(effort=1000.0, deadline=0.0))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("sticks", "cards", "hand"), [(4, 16, 3), (6, 222, 7)])
def test_home_made_editions_are_played(level: str, sticks: int, cards: int, hand: int) -> None:
    edition = home_made(sticks, cards, hand)
    for variant, seats in (("solitaire", 1), ("plus", 2), ("standard", 3)):
        found = positions(variant, seats, {}, most=30, edition=edition, level=level)
        assert found


def test_works_the_same_without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    code = """
import json, sys
sys.modules["numba"] = sys.modules["numpy"] = None
from tests.players.test_digit_players import choices
print(json.dumps(choices()))
"""
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, check=True, capture_output=True, cwd=".")
    for name, value in (("solitaire.EVALUATED_A_SECOND", 3000), ("solitaire.LAST_CARDS", 2)):
        monkeypatch.setattr(f"formspiel.games.digit.players.{name}", value)
    monkeypatch.setattr("formspiel.games.digit.players.choice.SAMPLES_A_SECOND", 1000)
    assert json.loads(done.stdout) == choices()


def choices() -> list[object]:
    """What the levels choose in some positions, with very few samples."""
    found: list[object] = []
    for variant, seats, options in TABLES:
        for state in positions(variant, seats, options, most=30)[3::13]:
            chosen = [play(level, state, 2, Thought(0.03)) for level in LEVELS]
            found += map(GAME.format_event, chosen)
    return found


def test_network_does_not_mind_the_order_of_the_open_cards() -> None:
    for seed in range(6):
        rng = Random(seed)
        hand = rng.sample(SPARE, 5)
        judged = Alone(GAME.view(table(LINE, hand, variant="solitaire", stack=20), 0))
        by_card = dict(zip(judged.hand, judged.evaluate(), strict=True))
        for order in permutations(judged.hand):
            judged.hand = list(order)
            judged.extras = [judged.graph.away[judged.figure][card] - 1 for card in order]
            assert judged.evaluate() == pytest.approx([by_card[card] for card in order])


def test_look_ahead_is_the_mean_of_the_best_answers() -> None:
    state = table(LINE, SPARE[:5], variant="solitaire", stack=6)
    alone = Alone(GAME.view(state, 0))
    names = alone.graph.names
    for at in range(len(alone.hand)):
        laid = names[alone.hand[at]]
        answers = []
        for drawn in alone.to_come:
            hand = sorted({*SPARE[:5], names[drawn]} - {laid})
            after = replace(
                state,
                hands=(tuple(hand),),
                pile=(*state.pile, (laid, 0)),
                sticks=EDITION.figures[laid].sticks,
            )
            answers.append(min(Alone(GAME.view(after, 0)).evaluate()))
        cost = alone.extras[at] + sum(answers) / len(answers)
        assert alone.look_ahead(at, 1) == pytest.approx(cost)


def test_patterns_of_ties_are_counted_as_graphs_are() -> None:
    """There are 90 graphs of four nodes in two colours; one node told apart makes it 240."""
    assert len(set(number_patterns(1))) == PATTERNS == 90
    assert len(set(number_patterns(2))) == PATTERNS_OF_FIRST == 240


def test_network_is_as_large_as_its_lines() -> None:
    assert len(load_net()) == (LINES + 2) * UNITS + 1
