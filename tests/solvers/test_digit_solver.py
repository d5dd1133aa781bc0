"""The fewest minus points of Solitaire, checked by trying everything; every line replays."""

import subprocess
import sys
from random import Random

import pytest

from formspiel.core.game import CHANCE, OVER
from formspiel.core.record import Record, replay
from formspiel.games.digit import GAME
from formspiel.games.digit.components import DigitEdition
from formspiel.games.digit.events import Deal, Draw, Event, MoveStick, TurnUp
from formspiel.games.digit.solver import courses as digit
from formspiel.games.digit.solver.courses import best_course
from formspiel.games.digit.solver.record import rounds_of, solve_round
from formspiel.players import Thought, load_player
from formspiel.solvers.solution import BeyondSolver
from tests.games.digit_drawing import CARDS, EDITION, config, play_at_random
from tests.games.digit_home import home_made
from tests.solvers.digit_oracle import fewest_extra, find_moves


def play(seed: int, games: int = 1, level: str = "easy", edition: DigitEdition = EDITION) -> Record:
    """A record of Solitaire as a bot plays it."""
    rng = Random(seed)
    settings = GAME.configure(edition, 1, {"variant": "solitaire", "games": games})
    state = GAME.setup(settings)
    events: list[Event] = []
    while (acting := GAME.to_act(state)) is not OVER:
        if acting is CHANCE:
            chances = GAME.chances(state)
            event = chances.pick(rng.randrange(chances.total))
        else:
            moves = GAME.legal(state, 0)
            event = load_player("digit", level)(GAME.view(state, 0), moves, rng, Thought(0.001))
        events.append(event)
        state = GAME.apply(state, event)
    return Record(GAME, settings, tuple(map(GAME.format_event, events)))


@pytest.mark.parametrize("hand", [1, 2, 3])
@pytest.mark.parametrize("seed", range(6))
def test_whole_games_with_sixteen_cards(hand: int, seed: int) -> None:
    edition = home_made(4, 16, hand)
    first, *cards = Random(seed).sample(sorted(edition.figures), 16)
    found = best_course(edition, first, cards, 15, 60)
    assert found.extra == found.least
    assert found.extra == fewest_extra(find_moves(4), first, cards, hand, 15)
    assert sorted(found.order) == sorted(cards)


@pytest.mark.parametrize("seed", range(5))
def test_the_last_cards_of_a_stack(seed: int) -> None:
    """All of them are laid down: nine cards that are far apart, so that it costs something."""
    rare = sorted(CARDS, key=lambda name: len(find_moves(5)[name]))[:22]
    first, *cards = Random(seed).sample(rare, 10)
    found = best_course(EDITION, first, cards, 9, 60)
    assert found.extra == found.least > 0
    assert found.extra == fewest_extra(find_moves(5), first, cards, 5, 9)


@pytest.mark.parametrize("seed", range(5))
def test_the_first_cards_of_a_stack(seed: int) -> None:
    """Some of them stay open."""
    rare = sorted(CARDS, key=lambda name: len(find_moves(5)[name]))[:22]
    first, *cards = Random(seed).sample(rare, 12)
    found = best_course(EDITION, first, cards, 7, 60)
    assert found.extra == found.least == fewest_extra(find_moves(5), first, cards, 5, 7)
    assert len(found.order) == 7


@pytest.mark.parametrize("seed", range(3))
def test_line_of_a_whole_game_replays_to_the_claimed_score(seed: int) -> None:
    record = play(seed)
    found = solve_round(record, 0, 0, 60)
    state = replay(Record(GAME, record.config, found.line))
    assert GAME.to_act(state) is OVER
    assert GAME.outcome(state).scores == (found.best,)
    assert found.proven
    assert GAME.outcome(replay(record)).scores[0] <= found.best == found.bound <= 0
    assert drawn(found.line) == drawn(record.events)


def drawn(events: tuple[dict[str, object], ...]) -> list[dict[str, object]]:
    return [event for event in events if "chance" in event]


def test_games_of_a_series_are_solved_one_by_one() -> None:
    record = play(1, games=2, edition=home_made(4, 16, 3))
    assert list(rounds_of(record)) == [0, 1]
    for number in (0, 1):
        found = solve_round(record, number, 0, 60)
        rounds = GAME.outcome(replay(Record(GAME, record.config, found.line))).rounds
        scores = [sum(item.points for item in one.items[0]) for one in rounds]
        assert scores[number] == found.best == found.bound
        played = GAME.outcome(replay(record)).rounds[number].items[0]
        assert sum(item.points for item in played) <= found.best


def test_a_game_that_is_not_over_is_solved_as_far_as_it_went() -> None:
    whole = play(5)
    for end in (2, 3, 30, 61):
        record = Record(GAME, whole.config, whole.events[:end])
        found = solve_round(record, 0, 0, 60)
        state = replay(Record(GAME, whole.config, found.line))
        played = replay(record)
        assert found.proven
        assert GAME.outcome(state).scores == (found.best,)
        assert len(state.pile) == len(played.pile)
        assert state.extra <= played.extra
        events = [GAME.parse_event(whole.config, event) for event in record.events]
        cards = [name for e in events if isinstance(e, Deal | Draw) for name in e.figures]
        (first,) = [event.figure for event in events if isinstance(event, TurnUp)]
        if end < 31:
            count = len(played.pile) - 1
            assert -found.best == fewest_extra(find_moves(5), first, cards, 5, count)


def test_nothing_is_solved_before_the_cards_are_dealt() -> None:
    whole = play(5, edition=home_made(4, 16, 3))
    assert list(rounds_of(Record(GAME, whole.config, whole.events[:1]))) == []


def test_without_time_the_bound_is_honest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(digit, "SPELL", 3)
    first, *cards = Random(5).sample(CARDS, 55)
    best = best_course(EDITION, first, cards, 54, 60).extra
    found = best_course(EDITION, first, cards, 54, 1e-9)
    assert found.least <= best <= found.extra
    assert sorted(found.order) == sorted(cards)


@pytest.mark.parametrize("variant", ["standard", "plus"])
def test_games_against_others_have_no_best(variant: str) -> None:
    settings = config(2, variant)
    events = play_at_random(GAME.setup(settings), Random(1), 30)
    assert any(isinstance(event, MoveStick) for event in events)
    record = Record(GAME, settings, tuple(map(GAME.format_event, events)))
    with pytest.raises(BeyondSolver, match="only Solitaire"):
        solve_round(record, 0, 0, 60)


def test_too_many_figures_are_refused() -> None:
    edition = home_made(6, 222, 5)
    with pytest.raises(BeyondSolver, match="figures at most"):
        best_course(edition, "D001", sorted(edition.figures)[1:], 221, 60)


def test_same_order_without_the_extra() -> None:
    code = (
        "import sys; sys.modules['numba'] = sys.modules['numpy'] = None\n"
        "from tests.solvers.test_digit_solver import some_courses\n"
        "print(some_courses())"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == str(some_courses())


def some_courses() -> list[tuple[str, ...]]:
    edition = home_made(4, 16, 3)
    orders = [Random(seed).sample(sorted(edition.figures), 16) for seed in range(3)]
    return [best_course(edition, first, cards, 15, 60).order for first, *cards in orders]
