"""The best that a seat could have done in a round, move by move, beside what it did."""

from __future__ import annotations

from collections.abc import Sequence

from formspiel.core.game import CHANCE, Json, Seat
from formspiel.core.phrase import format_phrase
from formspiel.core.record import Record, states, without_remarks
from formspiel.solvers.hindsight import begin_of_round, events_of_round, replaced


def show_best_line(record: Record, number: int, seat: Seat, moves: Sequence[Json]) -> Json:
    """The moves of the best line in a round, counted from 0, with the boards that come of them.

    `same` tells how many of the first are as they were played: there the two lines part.
    """
    game, config = record.game, record.config
    best = [game.parse_event(config, move) for move in moves]
    played = [one for one in events_of_round(record, number) if game.decided_by(one) == seat]
    line = replaced(record, number, seat, best)
    begin = begin_of_round(line, number)
    first = 0 if begin is None else begin[0]
    steps: list[Json] = []
    view = game.view(game.setup(config), seat)
    for index, (data, state) in enumerate(zip(line.events, states(line), strict=True)):
        event = game.parse_event(config, without_remarks(data))
        before, view = view, game.view(state, seat)
        if index < first or game.decided_by(event) is CHANCE:
            continue
        if game.decided_by(event) == seat:
            steps.append({"event": data, "phrase": format_phrase(game.describe(event))})
        if steps:
            # What others do with the same card is seen with it; a round that ends, once more.
            steps[-1]["view"] = game.close_round(before, view) or game.format_view(view)
    pairs = enumerate(zip(best, played, strict=False))
    same = next((at for at, (own, made) in pairs if own != made), min(len(best), len(played)))
    return {"round": number + 1, "same": same, "steps": steps}
