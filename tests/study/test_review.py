"""Luck, loss and the rest: exact where a game can be worked out, fair and secret everywhere."""

from __future__ import annotations

from functools import cache
from itertools import permutations, product
from random import Random
from statistics import fmean
from typing import Any

import pytest

from formspiel.core.game import CHANCE, OVER
from formspiel.core.record import Record, parse_record
from formspiel.core.registry import GAMES
from formspiel.locales import LANGUAGES, Texts
from formspiel.players.judge import load_judge
from formspiel.players.sampling import SamplingJudge
from formspiel.study.review import Review, format_review, review
from formspiel.study.words import GAME_WORDS, LUCK_WORDS, MOVE_WORDS, POINTS, WIN, name_loss
from tests.cli.test_command import RECORDS
from tests.random_play import configured, moments
from tests.study import toy

QUICK = 0.05


@cache
def all_toys() -> list[Review]:
    """Every way in which the toy game can go."""
    found = []
    for cards in permutations(toy.CARDS):
        for keeps in product((False, True), repeat=len(cards)):
            if sum(keeps) <= toy.MOST_KEPT:
                events: list[Any] = []
                for card, keep in zip(cards, keeps, strict=True):
                    events += [{"chance": "card", "card": card}, {"seat": 0, "keep": keep}]
                record = Record(toy.GAME, None, tuple(events))
                found.append(review(record, judge=toy.ExactJudge()))
    return found


def random_record(name: str, seats: int, options: dict[str, Any], seed: int = 1) -> Record:
    game = GAMES[name]
    config = configured(game, seats, options)
    events = [game.format_event(e) for _, e in moments(game, config, seed) if e is not None]
    return Record(game, config, tuple(events))


def read(name: str) -> Record:
    return parse_record((RECORDS / f"{name}.record.json").read_bytes())


def test_nothing_is_left_over_where_the_judge_knows_all() -> None:
    for found in all_toys():
        assert found.rest == pytest.approx(0, abs=1e-12)
        assert found.start == float(toy.solve(toy.State()))
        assert found.result == sum(
            after.card
            for after, move in zip(toy_cards(found), found.moves, strict=True)
            if move.made.keep
        )
        assert all(move.loss >= 0 for move in found.moves)


def toy_cards(found: Review) -> list[toy.Event]:
    parse = toy.GAME.parse_event
    return [parse(None, event) for event in found.record.events if "card" in event]


def test_luck_is_nothing_on_average_whatever_the_player_does() -> None:
    """Of every plan by the card's place all orders are equally likely."""
    by_plan: dict[tuple[bool, ...], list[float]] = {}
    for found in all_toys():
        plan = tuple(bool(move.made.keep) for move in found.moves)
        by_plan.setdefault(plan, []).append(found.luck)
    for lucks in by_plan.values():
        assert len(lucks) == 24
        assert fmean(lucks) == pytest.approx(0, abs=1e-12)


def test_best_play_loses_nothing() -> None:
    best = [found for found in all_toys() if found.loss == 0]
    assert {move.word for found in best for move in found.moves} == {"best"}
    assert fmean(found.result for found in best) > fmean(found.result for found in all_toys())


def test_a_judge_who_is_wrong_is_told_in_the_rest() -> None:
    class Flatterer(toy.ExactJudge):
        def expect(self, *words: Any) -> list[float]:
            return [2 * worth for worth in super().expect(*words)]

    events = read_toy()
    fair = review(events, judge=toy.ExactJudge())
    wrong = review(events, judge=Flatterer())
    assert wrong.luck == pytest.approx(2 * fair.luck)
    assert wrong.rest == pytest.approx(wrong.result - wrong.start - wrong.luck + wrong.loss)
    assert abs(wrong.rest) > 1


def read_toy() -> Record:
    order = ((8, True), (1, False), (4, False), (2, True))
    events: list[Any] = []
    for card, keep in order:
        events += [{"chance": "card", "card": card}, {"seat": 0, "keep": keep}]
    return Record(toy.GAME, None, tuple(events))


def test_games_without_a_judge_have_one() -> None:
    assert isinstance(load_judge(toy.GAME, None), SamplingJudge)
    found = review(read_toy(), effort=1.0)
    assert found.moves[0].loss == 0, "whoever has the highest card keeps it"
    assert found.start == pytest.approx(5, abs=2)


class Doubter(toy.ExactJudge):
    """Thinks all moves alike, give or take what chance says; or one far better than all."""

    def __init__(self, better: float) -> None:
        self.better = better

    def weigh(self, _view: Any, _seat: int, moves: Any, seed: int, _effort: float) -> Any:
        rng = Random(seed)
        return [[rng.gauss(self.better * move.keep, 1) for move in moves] for _ in range(8)]


def test_what_chance_may_have_done_is_no_loss() -> None:
    """Of two equal moves one always seems better; without doubt 0.2 would be lost on average."""
    toys = [found.record for found in all_toys()]
    losses = [move.loss for one in toys for move in review(one, judge=Doubter(0)).moves]
    assert all(loss >= 0 for loss in losses)
    assert losses.count(0) > 0.9 * len(losses)
    assert fmean(losses) < 0.05
    record = Record(toy.GAME, None, read_toy().events[:4])
    lost = review(record, judge=Doubter(20)).moves[1]
    assert lost.loss == pytest.approx(20, abs=2)
    assert lost.word == "blunder"


CASES = [
    ("fits", 2, {"boards": ["1"]}),
    ("bits", 2, {}),
    ("quadrata", 2, {"rounds": 1, "turn_limit": 20}),
    ("digit", 2, {}),
    ("digit", 3, {"variant": "plus", "end": "last-turns", "open": True}),
    ("digit", 1, {"variant": "solitaire"}),
]


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_reviews_add_up_and_are_the_same_for_a_seed(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    whole = random_record(name, seats, options)
    record = Record(whole.game, whole.config, whole.events[:60])
    own = seats - 1
    found = review(record, own, QUICK)
    assert not isinstance(load_judge(record.game, record.config), SamplingJudge)
    told = format_review(found)
    assert told == format_review(review(record, own, QUICK))
    assert list(told) == [
        "game", "seat", "utility", "result", "start", "luck", "loss", "rest", "moves", "chances",
    ]  # fmt: skip
    total = told["start"] + told["luck"] - told["loss"] + told["rest"]
    assert told["result"] == pytest.approx(total, abs=1e-9)
    assert told["luck"] == pytest.approx(sum(one["luck"] for one in told["chances"]), abs=1e-9)
    assert told["loss"] == pytest.approx(sum(one["loss"] for one in told["moves"]), abs=1e-9)
    made = [n for n, event in enumerate(record.events) if event.get("seat") == own]
    made = [n for n in made if "chance" not in record.events[n]]
    assert [move["event"] for move in told["moves"]] == made
    for move in told["moves"]:
        assert list(move) == [
            "event", "made", "value", "best", "loss", "word", "better", "hindsight",
        ]  # fmt: skip
        assert move["loss"] == pytest.approx(move["best"] - move["value"], abs=1e-9)
        assert move["loss"] >= 0
        assert move["loss"] == pytest.approx(move["best"] - move["value"], abs=1e-5)
        assert 1 <= len(move["better"]) <= 3
        assert move["better"][0]["value"] == move["best"]
        assert move["made"] == record.events[move["event"]]
        if told["utility"] == "win":
            assert 0 <= move["value"] <= 1


def test_a_review_knows_no_hand_that_the_seat_cannot_see() -> None:
    """The same game with another hidden hand, as long as nothing tells them apart."""
    game = GAMES["digit"]
    config = configured(game, 2, {})
    rng = Random(4)
    state, events = game.setup(config), list[Any]()
    for _ in range(3):
        chances = game.chances(state)
        events.append(chances.pick(rng.randrange(chances.total)))
        state = game.apply(state, events[-1])
    # The hands of both worlds, and a move after which nobody lays down in either.
    chances = game.chances(game.apply(game.apply(game.setup(config), events[0]), events[1]))
    other = next(
        event
        for event in (chances.pick(rng.randrange(chances.total)) for _ in range(1000))
        if not {*event.figures} & {*events[2].figures}
    )
    records = []
    for deal in (events[2], other):
        world = game.setup(config)
        for event in (*events[:2], deal):
            world = game.apply(world, event)
        records.append((deal, world))
    for move in game.legal(records[0][1], 0):
        after = [game.apply(world, move) for _, world in records]
        if len({game.view(one, 0) for one in after}) == 1 and game.to_act(after[0]) is CHANCE:
            break
    else:
        pytest.fail("no move is the same in both worlds")
    drawn = next(
        event
        for event, _ in game.chances(after[0])
        if {*event.figures}.isdisjoint({*other.figures, *events[2].figures})
    )
    told = []
    for deal, _ in records:
        happened = (*events[:2], deal, move, drawn)
        record = Record(game, config, tuple(map(game.format_event, happened)))
        told.append(format_review(review(record, 0, QUICK)))
    # What might have come instead of the card drawn was in the stack of one world only.
    drawn_lucks = [one["chances"].pop()["luck"] for one in told]
    assert all(drawn_lucks)
    for name in ("start", "result", "loss", "moves", "chances"):
        assert told[0][name] == told[1][name]
    assert any(chance["luck"] for chance in told[0]["chances"])


def test_what_only_others_see_is_no_luck() -> None:
    whole = random_record("digit", 2, {})
    record = Record(whole.game, whole.config, whole.events[:3])
    assert record.events[2]["seat"] == 1
    assert review(record, 0, QUICK).chances[2].luck == 0
    assert review(record, 1, QUICK).chances[2].luck != 0


def test_the_end_of_a_record_is_its_result() -> None:
    record = read("bits-whole")
    found = review(record, 0, QUICK)
    state = record.game.setup(record.config)
    for event in record.events:
        state = record.game.apply(state, record.game.parse_event(record.config, event))
    assert record.game.to_act(state) is OVER
    assert found.result == record.game.outcome(state).scores[0]


@pytest.mark.parametrize("utility", [POINTS, WIN])
def test_words_for_moves_go_by_what_they_lose(utility: str) -> None:
    losses = [0.0, 0.01, 0.3, 1.0, 2.0, 4.0]
    words = [name_loss(loss if utility == POINTS else loss / 20, utility) for loss in losses]
    assert words == ["best", "good", "good", "inaccuracy", "mistake", "blunder"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_said_in_every_language(language: str) -> None:
    texts = Texts(language)
    said = [
        *(texts(f"study-word-{word}") for word in MOVE_WORDS),
        *(texts(f"study-game-{word}") for word in GAME_WORDS),
        *(texts(f"study-luck-{word}") for word in LUCK_WORDS),
    ]
    assert len(set(said)) == 13
