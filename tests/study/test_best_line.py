"""The best line of a round, move by move, and where it parts from what was played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from formspiel.core.record import Record, parse_record, states
from formspiel.solvers import load_solver
from formspiel.solvers.hindsight import events_of_round
from formspiel.study.best_line import show_best_line

RECORDS = Path(__file__).parents[1] / "records"


def own_moves(record: Record, number: int, seat: int) -> list[dict[str, object]]:
    game = record.game
    events = events_of_round(record, number)
    return [game.format_event(one) for one in events if game.decided_by(one) == seat]


CASES = [("fits-whole", 1, 1), ("bits-whole", 2, 0), ("digit-solitaire", 0, 0)]


@pytest.mark.parametrize(("name", "number", "seat"), CASES)
def test_the_line_leads_to_the_best_and_is_told_with_its_boards(
    name: str, number: int, seat: int
) -> None:
    record = parse_record((RECORDS / f"{name}.record.json").read_text("utf-8"))
    game = record.game
    found = load_solver(game.id).solve_round(record, number, seat, 10.0)
    line = Record(game, record.config, found.line, {})
    moves = own_moves(line, number, seat)
    told = show_best_line(record, number, seat, moves)
    assert json.loads(json.dumps(told)) == json.loads(json.dumps(told, sort_keys=True))
    assert [step["event"] for step in told["steps"]] == moves
    played = own_moves(record, number, seat)
    assert told["same"] < len(moves)
    assert moves[: told["same"]] == played[: told["same"]]
    assert moves[told["same"]] != played[told["same"]]
    # The last board is the one that the best is counted on.
    *_, end = states(line)
    assert game.outcome(end).rounds[number].scores[seat] == found.best
    assert told["steps"][-1]["view"] == game.close_round(
        *(game.view(state, seat) for state in [*states(line)][-2:])
    ) or told["steps"][-1]["view"] == game.format_view(game.view(end, seat))
    if "boards" in told["steps"][0]["view"]:
        laid = [sum(map(len, step["view"]["boards"][seat]["placed"])) for step in told["steps"]]
        assert laid == sorted(laid)
    # What was played parts from itself nowhere.
    assert show_best_line(record, number, seat, played)["same"] == len(played)
