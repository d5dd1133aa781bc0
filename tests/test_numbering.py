"""Every move has its number: fixed, told from a view alone, and the same everywhere."""

import doctest
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from formspiel.core.game import CHANCE, AnyGame, IllegalEvent
from formspiel.core.numbering import Numbering
from formspiel.core.registry import GAMES
from formspiel.games.bits.components import parse_edition
from tests.games.digit_home import home_made
from tests.games.fits_home import everything_at_once
from tests.games.test_bits_edition import larger_box
from tests.games.test_quadrata_taking import without
from tests.random_play import TABLES, configured, moments

HOUSE = Path(__file__).parent.parent

PINNED: dict[tuple[str, int], tuple[tuple[int, ...], str]] = {
    **{("fits", seats): ((4093,), "93eb409aed93489c") for seats in (1, 2, 3, 4)},
    **{("bits", seats): ((640,), "24808cfce6e47c9d") for seats in (1, 2, 3, 4)},
    ("quadrata", 2): ((1586, 786), "2ed639291a008b6f"),
    ("quadrata", 3): ((900, 294), "74f9de62464ff20c"),
    ("quadrata", 4): ((1198, 294), "5a13eccb09617cc1"),
    **{("digit", seats): ((878,), "777e45afa6c21750") for seats in (1, 2, 3, 4)},
}
"""The sizes and the checksum of all numbers of the shipped editions, by seats."""


def numbering_of(game: AnyGame, config: Any) -> Numbering[Any, Any]:
    assert game.numbering is not None
    return game.numbering(game.edition_of(config), game.seats_of(config))


def home_tables() -> Iterator[tuple[AnyGame, Any]]:
    fits, bits, quadrata, digit = (GAMES[name] for name in ("fits", "bits", "quadrata", "digit"))
    yield fits, fits.configure(everything_at_once(), 2, {"boards": ["home"]})
    yield bits, bits.configure(parse_edition(larger_box()), 2, {})
    yield quadrata, quadrata.configure(without(4), 3, {"rounds": 1, "turn_limit": 40})
    yield digit, digit.configure(home_made(4, 16, 3), 2, {"variant": "plus"})


RUNS = [
    *[(GAMES[name], configured(GAMES[name], *table)) for name in GAMES for table in TABLES[name]],
    *home_tables(),
]
IDS = [f"{game.id}-{number}" for number, (game, _) in enumerate(RUNS)]


@cache
def decisions(run: int) -> list[tuple[Any, Any, tuple[Any, ...]]]:
    """The states of a random game with each seat to act: what it sees, and its moves."""
    game, config = RUNS[run]
    return [
        (state, game.view(state, seat), game.legal(state, seat))
        for state, _ in moments(game, config, seed=3, most=200)
        if isinstance(acting := game.to_act(state), tuple)
        for seat in acting
    ]


@pytest.mark.parametrize("run", range(len(RUNS)), ids=IDS)
def test_every_legal_move_has_a_number_of_its_own(run: int) -> None:
    numbering = numbering_of(*RUNS[run])
    for _, view, moves in decisions(run):
        numbers = [numbering.encode(view, move) for move in moves]
        assert len(set(numbers)) == len(moves)
        for indices, move in zip(numbers, moves, strict=True):
            assert len(indices) == len(numbering.sizes)
            assert all(0 <= i < size for i, size in zip(indices, numbering.sizes, strict=True))
            assert numbering.decode(view, indices) == move


@pytest.mark.parametrize("run", range(len(RUNS)), ids=IDS)
def test_masks_lead_to_every_legal_move_and_to_nothing_else(run: int) -> None:
    numbering = numbering_of(*RUNS[run])

    def walk(view: Any, moves: Any, chosen: tuple[int, ...]) -> Iterator[Any]:
        if len(chosen) == len(numbering.sizes):
            yield numbering.decode(view, chosen)
            return
        mask = numbering.mask(view, moves, chosen)
        assert len(mask) == numbering.sizes[len(chosen)]
        assert set(mask) <= {0, 1}
        marked = tuple(index for index, byte in enumerate(mask) if byte)
        assert marked == numbering.choices(view, moves, chosen)
        for index in marked:
            yield from walk(view, moves, (*chosen, index))

    for _, view, moves in decisions(run)[::9]:
        reached = list(walk(view, moves, ()))
        assert len(reached) == len(moves)
        assert set(reached) == set(moves)


@pytest.mark.parametrize("run", range(len(RUNS)), ids=IDS)
def test_what_is_not_legal_is_none_or_refused(run: int) -> None:
    game, _ = RUNS[run]
    numbering, rng = numbering_of(*RUNS[run]), Random(5)
    refused = 0
    for state, view, moves in decisions(run):
        near = numbering.encode(view, rng.choice(moves))
        for _ in range(8):
            indices = tuple(
                old if rng.random() < 0.3 else rng.randrange(size)
                for old, size in zip(near, numbering.sizes, strict=True)
            )
            move = numbering.decode(view, indices)
            if move is None or move in moves:
                continue
            with pytest.raises(IllegalEvent):
                game.apply(state, move)
            assert numbering.encode(view, move) == indices
            refused += 1
    assert refused > 20


@pytest.mark.parametrize("run", range(len(RUNS)), ids=IDS)
def test_a_spectator_has_no_moves(run: int) -> None:
    game, _ = RUNS[run]
    numbering = numbering_of(*RUNS[run])
    for state, _, _ in decisions(run)[:20]:
        assert numbering.decode(game.view(state, None), (0,) * len(numbering.sizes)) is None


@pytest.mark.parametrize("run", range(len(RUNS)), ids=IDS)
def test_what_is_no_index_is_an_error(run: int) -> None:
    numbering = numbering_of(*RUNS[run])
    _, view, moves = decisions(run)[0]
    first = (0,) * len(numbering.sizes)
    for indices in ((), (*first, 0), (-1, *first[1:]), (numbering.sizes[0], *first[1:])):
        with pytest.raises(ValueError, match="ind"):
            numbering.decode(view, indices)
    with pytest.raises(ValueError, match="steps"):
        numbering.choices(view, moves, first)
    with pytest.raises(ValueError, match="steps"):
        numbering.mask(view, moves, first)


@pytest.mark.parametrize("name", GAMES)
def test_what_chance_decides_has_no_number(name: str) -> None:
    game = GAMES[name]
    config = configured(game, *TABLES[name][0])
    state = game.setup(config)
    event = game.chances(state).pick(0)
    with pytest.raises(ValueError, match="no move of the edition"):
        numbering_of(game, config).encode(game.view(state, 0), event)


def first_view(game: AnyGame, config: Any) -> Any:
    """What the first seat to act sees, if chance always decides for what is listed first."""
    state = game.setup(config)
    while (acting := game.to_act(state)) is CHANCE:
        state = game.apply(state, game.chances(state).pick(0))
    assert isinstance(acting, tuple)
    return game.view(state, acting[0])


def pinned_config(name: str, seats: int) -> Any:
    return configured(GAMES[name], *next(table for table in TABLES[name] if table[0] == seats))


def table_of(game: AnyGame, seats: int) -> Iterator[str]:
    """Every index of a shipped edition with what it means.

    Of two steps, all of the first with one of the second, and all of the second with the
    first six of the first, among which there is a form for every place.
    """
    config = pinned_config(game.id, seats)
    numbering, view = numbering_of(game, config), first_view(game, config)
    every: list[tuple[int, ...]] = [(number,) for number in range(numbering.sizes[0])]
    if len(numbering.sizes) == 2:
        every = [(take, 1) for take in range(numbering.sizes[0])]
        every += [(take, put) for take in range(6) for put in range(numbering.sizes[1])]
    for indices in every:
        move = numbering.decode(view, indices)
        yield json.dumps([indices, move and game.format_event(move)])


def checksum(name: str, seats: int) -> str:
    lines = "\n".join(table_of(GAMES[name], seats))
    return hashlib.sha256(lines.encode()).hexdigest()[:16]


@pytest.mark.parametrize(("name", "seats"), PINNED)
def test_numbers_of_shipped_editions_never_change(name: str, seats: int) -> None:
    sizes = numbering_of(GAMES[name], pinned_config(name, seats)).sizes
    assert (sizes, checksum(name, seats)) == PINNED[name, seats]


def test_every_game_and_number_of_seats_is_pinned() -> None:
    tried = {(name, seats) for name in GAMES for seats, _ in TABLES[name]}
    assert set(PINNED) == tried


def test_numbers_are_the_same_in_another_process() -> None:
    """With other hashes: those of this process are drawn anew in each run."""
    program = (
        "from tests.test_numbering import PINNED, checksum\n"
        "print([checksum(*one) for one in sorted(PINNED)])"
    )
    path = os.pathsep.join([str(HOUSE), *sys.path])
    printed = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONHASHSEED": "1", "PYTHONPATH": path},
        cwd=HOUSE,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert printed.strip() == str([PINNED[one][1] for one in sorted(PINNED)])


def test_the_document_tells_the_truth() -> None:
    text = (HOUSE / "docs" / "numbering.md").read_text("utf-8").replace("```", "\n")
    example = doctest.DocTestParser().get_doctest(text, {}, "numbering.md", None, 0)
    assert len(example.examples) > 10
    assert doctest.DocTestRunner().run(example).failed == 0
    for (name, seats), (sizes, _) in PINNED.items():
        numbering = numbering_of(GAMES[name], pinned_config(name, seats))
        counts = " and ".join(f"{size:,}" for size in sizes)
        span = seats if name == "quadrata" else "1–4"
        row = f"{GAMES[name].editions[0]} | {span} | {', '.join(numbering.steps)} | {counts} |"
        assert f"| {row}" in text
