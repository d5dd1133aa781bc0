"""Which entries a command leads to. Decides and checks; changes nothing."""

from __future__ import annotations

import hmac
from functools import singledispatch
from typing import Any

from formspiel.core.edition import Edition
from formspiel.core.edition_file import EditionError
from formspiel.core.game import CHANCE, OVER, AnyGame, IllegalEvent, Seat, Unreadable, quoted
from formspiel.core.options import options_among_bots
from formspiel.core.plugins import BrokenPlugin
from formspiel.core.record import is_hex
from formspiel.core.registry import GAMES
from formspiel.core.same_cards import load_same_cards
from formspiel.players import GENERAL, guests_of, load_player
from formspiel.table.command import (
    Advance,
    Archive,
    AskHint,
    Command,
    Decline,
    End,
    GiveNonce,
    Leave,
    Make,
    Offer,
    Play,
    Rematch,
    Rename,
    Say,
    SeatBot,
    Sit,
    TakeBack,
    Undo,
)
from formspiel.table.dealer import Draws
from formspiel.table.entry import (
    Archived,
    BotSeated,
    ClockSet,
    Declined,
    Ended,
    Entry,
    Happened,
    Hinted,
    Left,
    Made,
    NonceGiven,
    Offered,
    Reached,
    Rematched,
    Renamed,
    Revealed,
    Said,
    Seated,
    TakenBack,
    Undone,
)
from formspiel.table.hints import find_asked
from formspiel.table.holder import BOT, OPEN, PERSON, format_holder
from formspiel.table.refusal import Code, Refusal
from formspiel.table.table import CHAT_MEMORY, Table, evolve, is_due, open_table
from formspiel.table.undo import undoable

CHAT_SECONDS = 10.0
LONGEST_TEXT = 500
"""A seat may say `CHAT_MEMORY` texts of so many characters in so many seconds."""
OF_COMPANY = (Sit, Leave, Rename, SeatBot, TakeBack, GiveNonce, Offer, Decline, Rematch)
"""What is of no use at a table of a challenge, whose one seat stays with who began."""


def make(command: Make) -> list[Entry]:
    """The first entries of a new table."""
    if command.game not in GAMES:
        raise Refusal(Code.UNKNOWN_GAME, f"the game {quoted(command.game)} is not known")
    game = GAMES[command.game]
    edition = _find_edition(game, command)
    options = command.options
    if all(holder.kind == BOT for holder in command.holders):
        options = options_among_bots(game.info.options, options)
    try:
        config = game.configure(edition, len(command.holders), options)
    except Unreadable as error:
        raise Refusal(Code.BAD_OPTIONS, str(error)) from None
    for holder in command.holders:
        if holder.kind == BOT and not command.has_own_bots:
            _check_level(game.id, holder.level)
    made = Made(
        command.at,
        game.id,
        edition.id,
        game.options_of(config),
        [format_holder(holder) for holder in command.holders],
        command.secret.hex(),
        command.title,
        command.is_public,
        command.is_practice,
        command.invite,
        command.spectate,
        command.rematch_of,
        command.box,
        command.takes_nonces,
        command.challenge,
        command.limit,
        command.in_step,
        [*command.rounds],
    )
    entries: list[Entry] = [made]
    if clock := command.clock:
        entries.append(ClockSet(command.at, clock.move_seconds, clock.grace_seconds))
    table = open_table(made)
    return entries + deal(table, command.at)


def _find_edition(game: AnyGame, command: Make) -> Edition:
    if command.box:
        try:
            home_made: Edition = game.parse_edition(command.box)
        except EditionError as error:
            raise Refusal(Code.UNKNOWN_EDITION, f"this is no edition: {error}") from None
        return home_made
    name = command.edition or game.editions[0]
    if name not in game.editions:
        raise Refusal(Code.UNKNOWN_EDITION, f"there is no edition {quoted(name)} of {game.id}")
    shipped: Edition = game.load_edition(name)
    return shipped


def deal(table: Table, at: float) -> list[Entry]:
    """What the dealer has to draw before anybody can act, at a table that was left like that."""
    return _dealt(table, table.state, at) if is_due(table) else []


def decide(table: Table, command: Command) -> list[Entry]:
    """The entries that a command leads to; none where it has been carried out before.

    A Refusal says why it cannot be.
    """
    if number_of(table, command) is not None:
        return []
    if table.is_archived:
        raise Refusal(Code.ARCHIVED, "this table has been archived")
    if table.is_full and not isinstance(command, Leave | Archive | Rematch):
        raise Refusal(
            Code.FULL, "so much has happened at this table that there is no room for more"
        )
    if table.made.challenge and isinstance(command, OF_COMPANY):
        raise Refusal(Code.NOT_ALLOWED, "everybody plays the cards of a challenge alone")
    # Hardly anything else happens.
    return _play(command, table) if isinstance(command, Play) else _decide(command, table)


def number_of(table: Table, command: Command) -> int | None:
    """The number of the entry that the same command led to when it came first."""
    made_id = getattr(command, "id", "")
    author = getattr(command, "by", None)
    if not isinstance(author, int):
        author = getattr(command, "seat", None)
    return table.log.number_of(author, made_id) if made_id and author is not None else None


@singledispatch
def _decide(command: Any, _table: Table) -> list[Entry]:
    raise TypeError(f"{command!r} is no command")


@_decide.register
def _play(command: Play, table: Table) -> list[Entry]:
    seat, game = command.seat, table.game
    holder = table.holders[seat]
    if command.by == "person" and holder.kind == BOT:
        raise Refusal(Code.BOT_PLAYS, "a bot keeps your seat; take it back first")
    if command.by == "bot" and holder.kind != BOT:
        raise Refusal(Code.NOT_ALLOWED, "no bot plays for this seat")
    acting = table.to_act
    if table.is_over:
        raise Refusal(Code.OVER, "the game is over")
    if not isinstance(acting, tuple) or not table.has_begun:
        raise Refusal(Code.NOT_BEGUN, "the game begins when every seat is taken")
    if "at" in command.event or "note" in command.event:
        raise Refusal(Code.UNREADABLE, "a move carries neither at nor note")
    try:
        event = game.parse_event(table.config, command.event)
        if game.decided_by(event) != seat:
            raise Refusal(Code.NOT_ALLOWED, "you can only move for your own seat")
        if seat not in acting:
            raise Refusal(Code.NOT_YOUR_TURN, "it is not your turn")
        state = game.apply(table.state, event)
    except Unreadable as error:
        raise Refusal(Code.UNREADABLE, str(error)) from None
    except IllegalEvent as error:
        raise Refusal(Code.ILLEGAL, error.sentence, error.rule) from None
    happened = Happened.now(game, event, command.at, command.by, made_id=command.id, after=state)
    entries: list[Entry] = [happened]
    if table.made.in_step and game.to_act(state) is CHANCE:
        return entries
    return entries + _dealt(table, state, command.at)


@_decide.register
def _advance(command: Advance, table: Table) -> list[Entry]:
    if not table.made.in_step:
        raise Refusal(Code.NOT_ALLOWED, "at this table the next card comes by itself")
    if table.is_over or table.moment.draws != command.draws:
        return []
    game, state, at = table.game, table.state, command.at
    acting = table.to_act
    if command.is_late and isinstance(acting, tuple):
        # Where something can be set aside, that is the last.
        missed = game.legal(state, acting[0])[-1]
        after = game.apply(state, missed)
        return [Happened.now(game, missed, at, "clock", after=after)]
    if command.is_late or acting is not CHANCE:
        return []
    return _dealt(table, state, at)


@_decide.register
def _sit(command: Sit, table: Table) -> list[Entry]:
    if table.seat_of(command.token) is not None:
        return []
    if not table.made.is_public and not hmac.compare_digest(command.invite, table.made.invite):
        raise Refusal(Code.NOT_INVITED, "this table is by invitation, and this is not one for it")
    if table.is_over:
        raise Refusal(Code.OVER, "the game is over")
    seat = command.seat
    if seat is None:
        free = [n for n, holder in enumerate(table.holders) if holder.kind == OPEN]
        if not free:
            raise Refusal(Code.NO_OPEN_SEAT, "every seat is taken")
        seat = free[0]
    _check_seat(table, seat)
    if table.holders[seat].kind != OPEN:
        raise Refusal(Code.SEAT_TAKEN, f"seat {seat} is taken")
    entry = Seated(command.at, seat, command.name, command.language, command.token)
    return _and_deal(table, entry)


@_decide.register
def _seat_bot(command: SeatBot, table: Table) -> list[Entry]:
    _check_seat(table, command.seat)
    _check_level(table.game.id, command.level)
    holder = table.holders[command.seat]
    if holder.kind == PERSON and command.seat != command.by and not command.is_lost:
        raise Refusal(Code.SEAT_TAKEN, "somebody sits there and is not lost")
    if holder.kind == BOT and holder.is_warm and command.seat != command.by:
        raise Refusal(Code.SEAT_TAKEN, "a bot keeps that seat warm already")
    entry = BotSeated(command.at, command.seat, command.level, command.by, command.id)
    return _and_deal(table, entry)


@_decide.register
def _give_nonce(command: GiveNonce, table: Table) -> list[Entry]:
    if not table.made.takes_nonces:
        raise Refusal(Code.NOT_ALLOWED, "the dealer of this table takes no nonces")
    if table.has_begun or table.nonces[command.seat]:
        raise Refusal(Code.NOT_ALLOWED, "you have given a nonce, or the game has begun")
    if not is_hex(command.nonce):
        raise Refusal(Code.UNREADABLE, "a nonce has 64 hexadecimal digits in lower case")
    return _and_deal(table, NonceGiven(command.at, command.seat, command.nonce, command.id))


@_decide.register
def _take_back(command: TakeBack, table: Table) -> list[Entry]:
    if not table.holders[command.seat].is_warm:
        raise Refusal(Code.NOT_ALLOWED, "no bot keeps your seat")
    return [TakenBack(command.at, command.seat, command.id)]


@_decide.register
def _leave(command: Leave, table: Table) -> list[Entry]:
    at, seat = command.at, command.seat
    left: Entry = Left(at, seat, command.id)
    if not command.level:
        return [left]
    _check_level(table.game.id, command.level)
    if not table.has_begun or table.is_over:
        return [left]
    if not any(holder.token for other, holder in enumerate(table.holders) if other != seat):
        # Nobody is left for whom bots would play on.
        return [left, Ended(at, seat), Revealed(at, table.dealer.secret.hex())]
    return [left, BotSeated(at, seat, command.level, seat)]


@_decide.register
def _end(command: End, table: Table) -> list[Entry]:
    if table.is_over:
        raise Refusal(Code.OVER, "the game is over")
    if not table.has_begun:
        raise Refusal(Code.NOT_BEGUN, "the game has not begun")
    if any(h.kind == PERSON for other, h in enumerate(table.holders) if other != command.seat):
        sentence = "others still play; if you leave, a bot plays on for you"
        raise Refusal(Code.NOT_ALLOWED, sentence)
    ended = Ended(command.at, command.seat, command.id)
    return [ended, *_revealed(table, command.at)]


@_decide.register
def _rename(command: Rename, _table: Table) -> list[Entry]:
    return [Renamed(command.at, command.seat, command.name, command.language, command.id)]


@_decide.register
def _undo(command: Undo, table: Table) -> list[Entry]:
    if table.holders[command.seat].kind == BOT:
        raise Refusal(Code.BOT_PLAYS, "a bot keeps your seat; take it back first")
    return [Undone(command.at, command.seat, undoable(table, command.seat), command.id)]


@_decide.register
def _ask_hint(command: AskHint, table: Table) -> list[Entry]:
    find_asked(table, command.seat, of_last=command.of_last)
    is_known = command.seat in table.hints
    return [] if is_known else [Hinted(command.at, command.seat, command.id)]


@_decide.register
def _say(command: Say, table: Table) -> list[Entry]:
    if not command.text.strip() or len(command.text) > LONGEST_TEXT:
        raise Refusal(Code.BAD_TEXT, f"a text has 1 to {LONGEST_TEXT} characters")
    before = table.said[command.seat]
    if len(before) == CHAT_MEMORY and command.at - before[0] < CHAT_SECONDS:
        raise Refusal(Code.TOO_FAST, "you are talking too fast; wait a little")
    return [Said(command.at, command.seat, command.text, command.id)]


@_decide.register
def _offer(command: Offer, table: Table) -> list[Entry]:
    _check_again(table)
    if command.seat in table.offers:
        return []
    return [Offered(command.at, command.seat, command.id)]


@_decide.register
def _decline(command: Decline, table: Table) -> list[Entry]:
    _check_again(table)
    if not table.offers:
        raise Refusal(Code.NOT_ALLOWED, "no rematch is offered")
    return [Declined(command.at, command.seat, command.id)]


@_decide.register
def _rematch(command: Rematch, table: Table) -> list[Entry]:
    if not table.is_agreed:
        raise Refusal(Code.REMATCHED, "there is a rematch already, or not all want one")
    return [Rematched(command.at, min(table.offers), command.table)]


def _check_again(table: Table) -> None:
    """Refuse what is about a rematch where it is too early for one, or too late."""
    if not table.is_over:
        raise Refusal(Code.NOT_OVER, "the game is not over")
    # Once all have agreed, the new table may be there already, though not yet told of.
    if table.rematch or table.is_agreed:
        raise Refusal(Code.REMATCHED, "there is a rematch already")


@_decide.register
def _archive(command: Archive, table: Table) -> list[Entry]:
    if command.at - table.last_at < command.quiet_seconds:
        raise Refusal(Code.NOT_QUIET, "somebody has said or done something since")
    return [Archived(command.at)]


def _check_seat(table: Table, seat: Seat) -> None:
    if not 0 <= seat < len(table.holders):
        raise Refusal(Code.NO_SUCH_SEAT, f"there is no seat {seat}")


def _check_level(game: str, level: str) -> None:
    """Refuse a bot that there is none of, before anybody waits for its move.

    Where a game has levels of its own, bots for any game do not sit down: they may play for ever.
    A guest is known by its name, and not loaded here.
    """
    if any(guest.name == level for guest in guests_of(game)):
        return
    levels = GAMES[game].info.levels
    unknown = Refusal(
        Code.UNKNOWN_LEVEL, f"there is no bot of the level {quoted(level)} for {game}"
    )
    if levels and level in GENERAL and level not in levels:
        raise unknown
    try:
        load_player(game, level)
    except (KeyError, ImportError, BrokenPlugin):
        raise unknown from None


def _and_deal(table: Table, entry: Entry) -> list[Entry]:
    """An entry, and what the dealer draws if that filled the last seat."""
    after = evolve(table, entry)
    return [entry, *deal(after, entry.at)]


def _dealt(table: Table, state: Any, at: float) -> list[Entry]:
    """All that chance decides from a state on, and at the end the secret."""
    game, made = table.game, table.made
    entries: list[Entry] = []
    draws: Draws | None = None
    while (acting := game.to_act(state)) is CHANCE:
        draws = (draws or table.draws).entered(game.round_of(state))
        event = table.dealer.deal(game, state, draws.number(made.rounds))
        state = game.apply(state, event)
        entries.append(Happened.now(game, event, at, "chance", after=state))
        draws = draws.drawn()
    if acting is OVER:
        return [*entries, *_revealed(table, at)]
    return [*entries, Reached(at)] if _is_reached(table, state) else entries


def _revealed(table: Table, at: float) -> list[Entry]:
    """The dealer's secret, unless others have yet to play the same cards."""
    return [] if table.made.challenge else [Revealed(at, table.dealer.secret.hex())]


def _is_reached(table: Table, state: Any) -> bool:
    """Whether all is done that a challenge asks for."""
    if not table.made.limit:
        return False
    declared = load_same_cards(table.game.id)
    if declared is None or declared.is_reached is None:
        return False
    return declared.is_reached(state, table.made.limit)
