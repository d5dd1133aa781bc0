"""The oracles of FITS and BITS against the example records and facts counted by hand."""

import copy
import json
import random
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.oracle import bits, fits
from tests.oracle.refused import Refused

RECORDS = Path(__file__).parents[1] / "records"
ORACLES: dict[str, ModuleType] = {"fits": fits, "bits": bits}
EDITIONS = {"fits": "2009", "bits": "2012"}
EXAMPLES = ["fits-whole", "fits-more-boards", "fits-moves", "bits-whole", "bits-moves"]

PLACEMENTS_ON_EMPTY_BOARD = {
    "I3": 10, "L3": 20, "O4": 5, "T4": 18, "S4": 18, "L4": 36,
    "F5": 32, "L5": 32, "N5": 32, "P5": 36, "T5": 16, "U5": 18,
    "V5": 16, "W5": 16, "X5": 4, "Y5": 32,
}  # fmt: skip


def load(name: str) -> Any:
    return json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))


def written(moves: list[dict[str, Any]]) -> list[str]:
    return sorted(
        json.dumps(move | ({"cells": sorted(move["cells"])} if "cells" in move else {}),
                   sort_keys=True)
        for move in moves
    )  # fmt: skip


def play(game: str, rng: random.Random) -> tuple[Any, dict[str, Any]]:
    """A whole random game and its record."""
    seats = rng.randint(1, 4)
    options: dict[str, Any] = {}
    if game == "fits":
        options["boards"] = rng.sample(sorted(fits.BOARDS), rng.randint(1, 3))
    oracle = ORACLES[game].Oracle(seats, options)
    events: list[dict[str, Any]] = []
    while (acting := oracle.to_act()) != []:
        if acting == "chance":
            event = oracle.draw(rng)
            assert event in oracle.chances()
            assert oracle.moves() == []
        else:
            moves = oracle.moves()
            assert sorted({move["seat"] for move in moves}) == acting
            event = rng.choice(moves)
        oracle.step(event)
        events.append(event)
    record = {"format": "formspiel-record/1", "game": game, "edition": EDITIONS[game],
              "seats": seats, "options": options, "events": events}  # fmt: skip
    return oracle, record


@pytest.mark.parametrize("name", EXAMPLES)
def test_example_record_gives_expected_result(name: str) -> None:
    oracle = ORACLES[name.split("-", maxsplit=1)[0]].replay(load(f"{name}.record"))
    expected = load(f"{name}.expected")
    result = oracle.result()
    for key in ("finished", "scores", "rounds"):
        if key in expected:
            assert result[key] == expected[key], key
    if "moves" in expected:
        assert written(oracle.moves()) == written(expected["moves"])


def test_facts_of_the_fits_pieces() -> None:
    counted = {piece: len(fits.placements({}, piece)) for piece in fits.PICTURES}
    assert counted == PLACEMENTS_ON_EMPTY_BOARD
    assert sum(len(fits.orientations(piece)[0]) for piece in fits.PICTURES) == 72
    names = {piece: len(fits.orientations(piece)[0]) for piece in fits.PICTURES}
    assert all(piece[1] == str(size) for piece, size in names.items())


def test_piece_may_stick_out_over_the_top_but_not_lie_above() -> None:  # FITS-3
    heap = {(x, y): "?" for x in range(6) for y in range(12) if (x, y) != (0, 11)}
    assert fits.placements(heap, "I3") == [[(0, 11), (0, 12), (0, 13)]]
    heap[0, 11] = "?"
    assert fits.placements(heap, "I3") == []


@pytest.mark.parametrize(
    ("covered", "points"),
    [("", 7), ("S", 4 - 6), ("SO", 4 - 3), ("SOC", 4), ("J", -18), ("JEUXSOC", 0)],
)
def test_letters_of_jeuxsoc(covered: str, points: int) -> None:
    board = fits.BOARDS["JEUXSOC"]
    laid = {cell: "?" for cell, sign in board.items() if sign == "." or sign in covered}
    assert fits.score_board("JEUXSOC", laid) == points


@pytest.mark.parametrize(
    ("name", "empty", "full"),
    # counted from the pictures: ordinary fields, then specials
    [("1", -72, 12), ("2", -62 + 20, 0), ("3", -58 + 17 - 30, 0), ("4", -62 + 15, 0),
     ("5", -66, 12), ("6", -60 + 24, 0), ("7", -54 - 30 + 12 + 6, 0), ("8", -60 - 12, 0)],
)  # fmt: skip
def test_empty_and_full_board_score(name: str, empty: int, full: int) -> None:
    assert fits.score_board(name, {}) == empty
    assert fits.score_board(name, dict.fromkeys(fits.BOARDS[name], "?")) == full


def test_blank_field_counts_as_covered_for_its_row() -> None:
    laid = {cell: "?" for cell, sign in fits.BOARDS["5"].items() if sign != "_"}
    assert fits.score_board("5", laid) == 12


def test_rulebook_example_of_bits() -> None:
    """Three areas of four, two of them the shown L, and one area of two: 3 points."""
    picture = ["RRRGG", "RBB.G", "YY..G", "YY..."]
    laid = {
        (x, 3 - line_number): colour
        for line_number, line in enumerate(picture)
        for x, colour in enumerate(line)
        if colour != "."
    }
    assert bits.score_board(["1"], laid) == 3
    assert bits.score_board(["1", "2L"], laid) == 5
    assert bits.score_board(["1", "2L", "3-pair"], laid) == 3


@pytest.mark.parametrize("game", sorted(ORACLES))
@pytest.mark.parametrize("seed", range(8))
def test_random_game_runs_to_the_end(game: str, seed: int) -> None:
    oracle, record = play(game, random.Random(seed))
    result = oracle.result()
    assert result["finished"]
    assert result["winners"]
    assert result["scores"] == [sum(points) for points in zip(*result["rounds"], strict=True)]
    assert ORACLES[game].replay(json.loads(json.dumps(record))).result() == result


def test_fits_rank_only_for_one_seat_and_the_standard_boards() -> None:  # FITS-2, FITS-6
    for boards, totals in (("4231", {31: 0, 30: 1, 6: 5, 5: 6, -90: 6}), ("123", {31: None})):
        for total, rank in totals.items():
            oracle = fits.Oracle(1, {"boards": list(boards)})
            oracle.rounds = [[total]] + [[0]] * (len(boards) - 1)
            assert oracle.result()["rank"] == rank


def test_bits_rank() -> None:  # BITS-1
    for total, rank in {17: 0, 16: 1, 13: 1, 12: 2, 8: 3, 5: 3, 4: 4, -3: 4}.items():
        oracle = bits.Oracle(1, {})
        oracle.rounds = [[total], [0], [0]]
        assert oracle.result()["rank"] == rank


def spoil(event: dict[str, Any]) -> list[Any]:
    """Values near the event that cannot be events."""
    values: list[Any] = [None, True, 9, -1, 0.0, "no", [], {}, [[]]]
    bad: list[Any] = [None, [], 1, {}]
    bad += [event | {"extra": 1}, event | {"at": 1}, event | {"note": []}]
    for key in event:
        bad.append({k: v for k, v in event.items() if k != key})
        bad += [event | {key: value} for value in values]
    if "cells" in event:
        first, *rest = event["cells"]
        bad.append(event | {"cells": [*event["cells"], first]})
        bad.append(event | {"cells": [[float(first[0]), *first[1:]], *rest]})
        bad.append(event | {"cells": rest})
    return bad


@pytest.mark.parametrize("game", sorted(ORACLES))
def test_what_cannot_be_is_refused_and_changes_nothing(game: str) -> None:
    record = load(f"{game}-moves.record")
    oracle = ORACLES[game].Oracle(record["seats"], record.get("options", {}))
    for event in record["events"]:
        before = copy.deepcopy(vars(oracle))
        for bad in spoil(event):
            with pytest.raises(Refused):
                oracle.step(bad)
            assert vars(oracle) == before
        oracle.step(event | {"at": "2024-01-01T00:00:00Z", "note": "carried along"})


@pytest.mark.parametrize("game", sorted(ORACLES))
@pytest.mark.parametrize(
    "change",
    [{"format": "formspiel-record/2"}, {"game": "chess"}, {"edition": 2009}, {"seats": 0},
     {"seats": 7}, {"seats": True}, {"options": []}, {"options": {"x": 1}}, {"y": 1},
     {"players": ["one"]}, {"title": 3}, {"events": {}}, {"fairness": {"commitment": "xyz"}}],
)  # fmt: skip
def test_bad_header_is_refused(game: str, change: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        ORACLES[game].replay(load(f"{game}-moves.record") | change)


@pytest.mark.parametrize("boards", [[], ["1", "1"], ["9"], [1], "1", None])
def test_bad_boards_are_refused(boards: Any) -> None:
    with pytest.raises(Refused):
        fits.Oracle(1, {"boards": boards})
