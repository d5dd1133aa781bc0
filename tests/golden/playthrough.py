"""A record told step by step: the event, the picture, who is to act, moves, views and scores."""

import json
from pathlib import Path
from typing import Any

from formspiel.core.game import CHANCE, OVER, Json, Outcome, plain
from formspiel.core.record import Record, parse_record, states

FOLDER = Path(__file__).parent
FEW = 3
"""So many moves or chances are shown of a longer list."""

MANY = 100
"""Where more than so many chances are, none is shown."""


def record_file(game: str) -> Path:
    """The record that a game's playthrough is made from."""
    return FOLDER / f"{game}.record.json"


def golden_file(game: str) -> Path:
    return FOLDER / f"{game}.txt"


def tell(game: str) -> str:
    """The playthrough of a game's golden record."""
    return tell_record(parse_record(record_file(game).read_bytes()))


def tell_record(record: Record) -> str:
    """The playthrough of a record; what has not changed since the last step is left out."""
    game, config = record.game, record.config
    edition, seats = game.edition_of(config).id, game.seats_of(config)
    lines = [
        f"{game.id}, edition {edition}, seats: {seats}, options: {_json(game.options_of(config))}",
        "Every step shows the event, and then what is new: the picture for a spectator, who is",
        "to act, the view of a spectator, what a seat sees differently, and the scores.",
    ]
    before: list[str] = []
    seen: Json = {}
    whole = [game.setup(config), *states(record)]
    for number, state in enumerate(whole):
        title = _json(record.events[number - 1]) if number else "before the first event"
        lines += ["", f"== {number}: {title}"]
        picture = plain(game.picture(game.view(state, None), None)).splitlines()
        if picture != before:
            lines += [f"    {line}".rstrip() for line in picture]
        lines += _tell_options(record, state)
        view = game.format_view(game.view(state, None))
        lines += _tell_views(record, state, view, seen)
        before, seen = picture, view
        lines += _tell_outcome(game.outcome(state))
    return "\n".join(lines) + "\n"


def _tell_options(record: Record, state: Any) -> list[str]:
    game = record.game
    acting = game.to_act(state)
    if acting is OVER:
        return ["to act: nobody, the game is over"]
    if acting is CHANCE:
        chances = game.chances(state)
        listed = list(chances) if len(chances) <= MANY else []
        events = [f"{share}: {_json(game.format_event(event))}" for event, share in listed]
        return ["to act: chance", f"{len(chances)} chances", *_shortened(events)]
    lines = [f"to act: {', '.join(f'seat {seat}' for seat in acting)}"]
    for seat in acting:
        moves = [_json(game.format_event(move)) for move in game.legal(state, seat)]
        lines += [f"{len(moves)} moves of seat {seat}", *_shortened(moves)]
    return lines


def _tell_views(record: Record, state: Any, view: Json, seen: Json) -> list[str]:
    game = record.game
    lines = [
        f"spectator: {key}: {_json(value)}"
        for key, value in view.items()
        if key not in seen or seen[key] != value
    ]
    for seat in range(game.seats_of(record.config)):
        own = game.format_view(game.view(state, seat))
        lines += [
            f"seat {seat}: {key}: {_json(value)}"
            for key, value in own.items()
            if key != "seat" and (key not in view or view[key] != value)
        ]
    return lines


def _tell_outcome(outcome: Outcome) -> list[str]:
    lines = [f"scores: {list(outcome.scores)}"]
    if outcome.is_over:
        lines += [f"winners: {list(outcome.winners)}", f"ranks: {list(outcome.ranks)}"]
        for number, scored in enumerate(outcome.rounds, 1):
            for seat, items in enumerate(scored.items):
                told = "; ".join(
                    f"{item.what.key} {dict(item.what.values) or ''} {item.points:+}"
                    for item in items
                )
                lines.append(f"round {number}, seat {seat}: {told}")
    return lines


def _shortened(lines: list[str]) -> list[str]:
    if len(lines) > FEW:
        lines = [*lines[: FEW - 1], "…", lines[-1]]
    return [f"  {line}" for line in lines]


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
