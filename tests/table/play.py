"""Tables for tests: made, filled and played with a seeded source of randomness."""

from __future__ import annotations

from random import Random
from typing import Any

from formspiel.core.game import Json
from formspiel.table.command import Command, Make, Play
from formspiel.table.decision import decide, make
from formspiel.table.entry import format_entry, parse_entry
from formspiel.table.holder import BOT, OPEN, PERSON, Holder
from formspiel.table.table import Table, evolve, fold

SECRET = bytes(range(32))
OPTIONS: dict[str, Json] = {
    "fits": {"boards": ["1"]},
    "bits": {},
    "quadrata": {"rounds": 1, "turn_limit": 12},
    "digit": {},
}


def people(count: int) -> tuple[Holder, ...]:
    return tuple(Holder(PERSON, f"P{n}", "en", f"token{n}") for n in range(count))


def new_table(game: str, seats: int = 2, **wishes: Any) -> Table:
    wishes.setdefault("holders", people(seats))
    wishes.setdefault("options", OPTIONS[game])
    return fold(make(Make(1000.0, game, secret=wishes.pop("secret", SECRET), **wishes)))


def do(table: Table, command: Command) -> Table:
    """Carry a command out, by way of JSON, as a server that stores it does."""
    for entry in decide(table, command):
        table = evolve(table, parse_entry(format_entry(entry)))
    return table


def moves(table: Table, seat: int) -> list[Json]:
    return [table.game.format_event(move) for move in table.game.legal(table.state, seat)]


def wise_move(table: Table, seat: int, rng: Random) -> Json:
    """A legal move that ends games: often the best for the score at once."""
    legal = list(table.game.legal(table.state, seat))
    if rng.random() < 0.7:
        gains = [table.game.outcome(table.game.apply(table.state, m)).scores[seat] for m in legal]
        legal = [m for m, gain in zip(legal, gains, strict=True) if gain == max(gains)]
    return table.game.format_event(rng.choice(legal))


def play_on(table: Table, rng: Random, most: int = 5000) -> Table:
    """Play to the end, or so many moves."""
    at = table.last_at
    for _ in range(most):
        if not table.acting:
            break
        at += 1.0
        seat = rng.choice(table.acting)
        by = "bot" if table.holders[seat].kind == BOT else "person"
        table = do(table, Play(at, seat, wise_move(table, seat, rng), by=by))
    return table


__all__ = ["BOT", "OPEN", "SECRET", "do", "moves", "new_table", "people", "play_on", "wise_move"]
