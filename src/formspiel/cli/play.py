"""`formspiel play`: a game for people and bots at one terminal."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf
from pathlib import Path

from formspiel.cli.files import read_edition_of, read_editions, read_record
from formspiel.cli.games import find_game
from formspiel.cli.options import tell_flags
from formspiel.cli.saving import NEVER, Save, restore
from formspiel.cli.seats import hold_seats, read_seats
from formspiel.cli.sitting import Sitting
from formspiel.cli.speech import texts_for
from formspiel.cli.trouble import Trouble
from formspiel.core.game import Json
from formspiel.core.options import suggest_options
from formspiel.core.record import Record, RecordError
from formspiel.table.command import Make
from formspiel.table.decision import deal, make
from formspiel.table.holder import PERSON, Holder
from formspiel.table.refusal import Refusal
from formspiel.table.table import Table, evolve, fold


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line; None where nothing was said."""

    game: str
    seats: str | None
    options: Json
    seed: int | None
    language: str | None
    save: Path | None
    edition: Path | None
    think: float = 1.0
    is_practice: bool = False


def run_play(wish: Wish) -> None:
    """Play a game, or go on with a saved one."""
    if not 0 < wish.think < inf:
        raise Trouble("think must be more than 0 seconds")
    texts = texts_for(wish.language)
    save = Save(wish.save)
    is_new = wish.save is None or not wish.save.exists()
    record = None if is_new else _read(wish)
    begun = None if record is not None else _prepare(wish)
    with save.locked():
        # What another terminal has saved meanwhile is read anew, now that nobody else can.
        record = record if record is None else _read(wish)
        secret, is_auditable = save.secret(wish.seed, record)
        table = _begin(begun, secret) if begun else _go_on(wish, record, secret)
        sitting = Sitting(
            table,
            texts.of(table.game.package),
            save,
            seed=wish.seed,
            think=wish.think,
            is_auditable=is_auditable,
        )
        with sitting.terminal.listening():
            sitting.run()


def _prepare(wish: Wish) -> Make:
    """The making of a new table, without its secret."""
    game = find_game(wish.game)
    box = "" if wish.edition is None else read_edition_of(game.id, wish.edition).box
    if wish.seats is None:
        holders: tuple[Holder, ...] = (Holder(PERSON),) * game.info.suggest_seats(wish.options)
    else:
        holders = read_seats(game, wish.seats)
    command = Make(
        NEVER,
        game.id,
        holders,
        bytes(32),
        options=suggest_options(game.info.options, wish.options, len(holders)),
        is_practice=wish.is_practice,
        box=box,
        has_own_bots=True,
    )
    _begin(command, command.secret)
    return command


def _begin(command: Make, secret: bytes) -> Table:
    try:
        return fold(make(replace(command, secret=secret)))
    except Refusal as refusal:
        options = find_game(command.game).info.options
        raise Trouble(tell_flags(refusal.sentence, options)) from None


def _go_on(wish: Wish, record: Record | None, secret: bytes) -> Table:
    if record is None:
        raise Trouble(f"{wish.save} has gone")
    seats = record.game.seats_of(record.config)
    players = record.extras.get("players") or [""] * seats
    holders = hold_seats(record.game, players)
    if wish.seats is not None and not wish.seats.strip().isdecimal():
        holders = read_seats(record.game, wish.seats)
    try:
        table = restore(record, holders, secret, is_practice=wish.is_practice)
    except RecordError as error:
        raise Trouble(f"{wish.save}: {error}") from None
    for entry in deal(table, NEVER):
        table = evolve(table, entry)
    return table


def _read(wish: Wish) -> Record:
    """The saved game, which must be the one that is asked for."""
    if wish.save is None:
        raise Trouble("there is no saved game")
    editions = read_editions(wish.edition)
    record = read_record(wish.save, editions)
    game = record.game
    is_other = bool(editions) and game.edition_of(record.config) not in editions.values()
    agreed = {"seats": game.seats_of(record.config), **game.options_of(record.config)}
    wanted = dict(wish.options)
    if wish.seats is not None:
        holders = read_seats(game, wish.seats)
        wanted["seats"] = len(holders)
        is_other |= not _are_same(record, holders)
    is_other |= any(agreed.get(key) != value for key, value in wanted.items())
    if wish.game != game.id or is_other:
        raise Trouble(f"{wish.save} holds another game; name another file to start a new one")
    return record


def _are_same(record: Record, holders: tuple[Holder, ...]) -> bool:
    """Whether those who are named are those who have played so far."""
    names = [holder.name or holder.level for holder in holders]
    return not any(names) or record.extras.get("players", names) == names
