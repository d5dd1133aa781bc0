"""Puzzles solved anew by trying everything out, on the oracles' rules alone."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from tests.oracle import bits, digit, fits, quadrata

ORACLES: dict[str, Callable[[dict[str, Any]], Any]] = {
    "fits": fits.replay,
    "bits": bits.replay,
    "quadrata": quadrata.replay,
    "digit": digit.replay,
}

MOST = 20_000
"""So many ends are looked at; a puzzle that has more is too large for this."""


class TooLarge(Exception):
    """A puzzle with more ends than anybody wants to look at."""


def values_of_first_moves(puzzle: dict[str, Any]) -> list[int]:
    """For every first move the most points that the seat can have in the end."""
    oracle = ORACLES[puzzle["game"]](puzzle["record"])
    left = [MOST]
    return [
        _best(_after(oracle, move), puzzle["coming"], puzzle["seat"], _round(oracle), left)
        for move in oracle.moves()
    ]


def score_of_line(puzzle: dict[str, Any]) -> int:
    """The points of the seat when the record goes on with the line."""
    record = puzzle["record"]
    whole = {**record, "events": [*record["events"], *puzzle["line"]]}
    return _points(ORACLES[puzzle["game"]](whole), puzzle["seat"])


def _best(oracle: Any, coming: list[Any], seat: int, number: int, left: list[int]) -> int:
    coming = list(coming)
    while _round(oracle) == number and oracle.to_act() != [] and oracle.to_act() != [seat]:
        if not coming:
            break
        oracle.step(coming.pop(0))
    if _round(oracle) != number or oracle.to_act() != [seat]:
        left[0] -= 1
        if not left[0]:
            raise TooLarge
        return _points(oracle, seat)
    return max(_best(_after(oracle, move), coming, seat, number, left) for move in oracle.moves())


def _points(oracle: Any, seat: int) -> int:
    """The points of a seat as it stands, those of a round that is not over too."""
    points: int = oracle.result()["scores"][seat]
    if isinstance(oracle, quadrata.Oracle):
        # What lies there now: a point a form in the square, one less for each in the reserve.
        points += len(oracle.squares[seat]) - sum(oracle.reserves[seat].values())
    return points


def _after(oracle: Any, move: dict[str, Any]) -> Any:
    other = deepcopy(oracle)
    other.step(move)
    return other


def _round(oracle: Any) -> int:
    done = oracle.finished_rounds if isinstance(oracle, quadrata.Oracle) else oracle.rounds
    return len(done)
