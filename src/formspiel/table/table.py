"""A table: the fold of its entries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from formspiel.core.game import CHANCE, OVER, AnyGame, Json, Seat, ToAct
from formspiel.core.record import Record
from formspiel.core.registry import GAMES
from formspiel.table.clock import Clock
from formspiel.table.dealer import Dealer, Draws, note_draws
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
from formspiel.table.holder import BOT, OPEN, PERSON, Holder
from formspiel.table.log import Log
from formspiel.table.moment import STRIDE, Moment, extend, first_moment, pack_before, without

CHAT_MEMORY = 5
"""So many words of a seat are remembered, to see how fast they come."""
MOST_ENTRIES = 30_000
"""A log that is so long takes nothing more but that somebody leaves."""


@dataclass(frozen=True, eq=False)
class Table:
    """A table at one moment. Made by `fold` and `evolve` only."""

    made: Made
    game: AnyGame
    config: Any
    dealer: Dealer
    holders: tuple[Holder, ...]
    moment: Moment
    log: Log
    since: tuple[float | None, ...]
    """Since when each seat is to act; None where it is not."""
    thought: tuple[float, ...]
    """How long each seat had been to act when a move before it was taken back."""
    last_at: float
    clock: Clock | None = None
    said: tuple[tuple[float, ...], ...] = ()
    """When each seat last spoke."""
    undone: frozenset[int] = frozenset()
    offers: frozenset[Seat] = frozenset()
    """The seats that want a rematch."""
    hints: frozenset[Seat] = frozenset()
    """The seats that asked for hints."""
    rematch: str = ""
    ended_by: Seat | None = None
    """The seat that gave the game up for all, if one did."""
    has_reached: bool = False
    """Whether all is done that the challenge asks for."""
    is_told: bool = False
    """Whether the dealer's secret has been told."""
    is_archived: bool = False
    nonces: tuple[str, ...] = ()
    """What each seat has added before the first card; nothing where it has not."""
    unattended: int = 0
    """How many moves bots and the clock have made since a person last did something."""

    @property
    def state(self) -> Any:
        """The state of the game."""
        return self.moment.state

    @property
    def to_act(self) -> ToAct:
        """Who is to act in the game."""
        return self.moment.to_act

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by its rules or because no more is to be done."""
        return self.to_act is OVER or self.ended_by is not None or self.has_reached

    @property
    def is_open_book(self) -> bool:
        """Whether those who may see the table may look back at all of it.

        At a table of a challenge the secret is kept when its game is over, since others have
        yet to play; nothing but that is.
        """
        return self.is_told or (bool(self.made.challenge) and self.is_over)

    @property
    def draws(self) -> Draws:
        """The draws that stand."""
        moment = self.moment
        return Draws(moment.draws, moment.draws_before, self.game.round_of(moment.state))

    @property
    def is_agreed(self) -> bool:
        """Whether every person at the table wants a rematch, and it has yet to come.

        Bots, those that keep a seat warm among them, and open seats are not asked.
        """
        wanted = (seat for seat, holder in enumerate(self.holders) if holder.kind == PERSON)
        return bool(self.offers) and not self.rematch and self.offers.issuperset(wanted)

    @property
    def has_begun(self) -> bool:
        """Whether the game is on: an event has happened, or all are seated and one is to act."""
        if self.moment.entry is not None:
            return True
        return isinstance(self.to_act, tuple) and self.is_complete

    @property
    def acting(self) -> tuple[Seat, ...]:
        """The seats to act; none before the game begins and after it ends."""
        acting = self.to_act
        is_on = self.has_begun and not self.is_over
        return acting if isinstance(acting, tuple) and is_on else ()

    @property
    def is_complete(self) -> bool:
        """Whether the game may begin: all seats are held, and all nonces are there."""
        return all(
            holder.kind != OPEN
            and (holder.kind == BOT or bool(nonce) or not self.made.takes_nonces)
            for holder, nonce in zip(self.holders, self.nonces, strict=True)
        )

    @property
    def is_full(self) -> bool:
        """Whether the log is as long as it may get."""
        return len(self.log) >= MOST_ENTRIES

    @property
    def has_person(self) -> bool:
        """Whether a person holds a seat, though perhaps a bot keeps it warm."""
        return any(holder.kind == PERSON or holder.is_warm for holder in self.holders)

    @property
    def moments(self) -> Iterator[Moment]:
        """The moments that stand, the latest first, without the very beginning."""
        moment = self.moment
        while (before := moment.before) is not None:
            yield moment
            moment = before

    @property
    def record(self) -> Record:
        """The record of what stands."""
        events = [m.entry.event for m in self.moments if m.entry is not None]
        fairness: Json = {"commitment": self.dealer.commitment}
        if self.is_told and self.to_act is OVER:
            # The record of a game that was given up has none: it could go on from there.
            fairness["secret"] = self.dealer.secret.hex()
        if self.dealer.nonces is not None:
            fairness["nonces"] = list(self.dealer.nonces)
        extras: Json = {
            "players": [holder.name or holder.level for holder in self.holders],
            "fairness": fairness,
        }
        if self.made.title:
            extras["title"] = self.made.title
        if self.made.is_practice:
            extras["practice"] = True
        if self.hints:
            extras["hints"] = sorted(self.hints)
        record = Record(self.game, self.config, tuple(reversed(events)), extras)
        # Before, it would tell how many cards somebody else needed.
        return note_draws(record, self.made.rounds) if self.made.rounds and self.is_over else record

    def seat_of(self, token: str) -> Seat | None:
        """The seat that the hash of a token holds."""
        for seat, holder in enumerate(self.holders):
            if token and holder.token == token:
                return seat
        return None


def open_table(made: Made) -> Table:
    """The table after its first entry."""
    game = GAMES[made.game]
    edition = game.parse_edition(made.box) if made.box else game.load_edition(made.edition)
    config = game.configure(edition, len(made.holders), made.options)
    seats = game.seats_of(config)
    table = Table(
        made=made,
        game=game,
        config=config,
        dealer=_dealer(made, ("",) * seats),
        holders=tuple(Holder(**holder) for holder in made.holders),
        moment=first_moment(game, config),
        log=Log().with_entry(made),
        since=(None,) * seats,
        thought=(0.0,) * seats,
        last_at=made.at,
        said=((),) * seats,
        nonces=("",) * seats,
    )
    return _begun(table, made.at)


def _dealer(made: Made, nonces: tuple[str, ...]) -> Dealer:
    return Dealer(bytes.fromhex(made.secret), nonces if made.takes_nonces else None)


def fold(entries: Iterable[Entry]) -> Table:
    """The table that a log leads to."""
    entries = iter(entries)
    made = next(entries)
    if not isinstance(made, Made):
        raise TypeError("a log begins with the making of the table")
    table = open_table(made)
    for entry in entries:
        table = evolve(table, entry)
    return table


def evolve(table: Table, entry: Entry) -> Table:
    """The table after one more entry, which `decide` has found good."""
    number, at = len(table.log), entry.at
    if isinstance(entry, Happened):
        return _played(table, number, entry)
    log = table.log.with_entry(entry)
    match entry:
        case Undone():
            return _taken_back(table, log, entry)
        case Said(seat=seat):
            said = (*table.said[seat], at)[-CHAT_MEMORY:]
            said = _put(table.said, seat, said)
            return _changed(table, log=log, last_at=at, said=said, unattended=0)
        case Hinted(seat=seat):
            return _changed(table, log=log, last_at=at, hints=table.hints | {seat}, unattended=0)
        case ClockSet():
            clock = Clock(entry.move_seconds, entry.grace_seconds)
            return _changed(table, log=log, last_at=at, clock=clock)
        case Revealed():
            return _changed(table, log=log, last_at=at, is_told=True)
        case Ended() | Reached():
            nobody = (None,) * len(table.since)
            why = {"ended_by": entry.seat} if isinstance(entry, Ended) else {"has_reached": True}
            return _packed(_changed(table, log=log, last_at=at, since=nobody, **why))
        case Offered() | Declined():
            is_offer = isinstance(entry, Offered)
            offers = table.offers | {entry.seat} if is_offer else frozenset()
            return _changed(table, log=log, last_at=at, offers=offers)
        case Rematched():
            return _changed(table, log=log, last_at=at, rematch=entry.table)
        case Archived():
            return _changed(table, log=log, is_archived=True)
        case Made():
            raise TypeError("a table is made once")
        case _:
            return _begun(_seated(table, log, entry), at)


def _seated(
    table: Table,
    log: Log,
    entry: Seated | Renamed | Left | BotSeated | TakenBack | NonceGiven,
) -> Table:
    """The table after something about who holds a seat."""
    seat, offers, nonces = entry.seat, table.offers, table.nonces
    holders = table.holders
    if isinstance(entry, NonceGiven):
        nonces = _put(nonces, seat, entry.nonce)
    else:
        holders = _put(holders, seat, _held(holders[seat], entry))
    if isinstance(entry, Left):
        offers -= {seat}
        if table.moment.entry is None:
            # Whoever comes next adds another nonce.
            nonces = _put(nonces, seat, "")
    changed = _changed(
        table, log=log, last_at=entry.at, holders=holders, offers=offers, unattended=0
    )
    if nonces is table.nonces:
        return changed
    return _changed(changed, nonces=nonces, dealer=_dealer(table.made, nonces))


def _changed(table: Table, **changes: Any) -> Table:
    """A table with some things changed; `dataclasses.replace` takes five times as long."""
    new = object.__new__(Table)
    new.__dict__.update(table.__dict__)
    new.__dict__.update(changes)
    return new


def _played(table: Table, number: int, entry: Happened) -> Table:
    """The table after an event of the game."""
    at, seat = entry.at, entry.seat
    # Without a clock nobody asks how long.
    began = None if seat is None or table.clock is None else table.since[seat]
    spent = 0.0 if began is None else max(at - began, 0.0)
    moment = extend(table.moment, number, entry, thought=spent)
    # Chance brings something new to think about.
    thought = (0.0,) * len(table.thought) if seat is None else table.thought
    unattended = table.unattended
    if seat is not None:
        unattended = 0 if entry.by == "person" else unattended + 1
    played = _changed(
        table,
        log=table.log.with_entry(moment.entry or entry),
        last_at=at,
        moment=moment,
        since=_since(table.since, moment.to_act, at, thought),
        thought=_left(thought, moment.to_act) if any(thought) else thought,
        unattended=unattended,
    )
    return _packed(played) if moment.to_act is OVER else played


def _packed(table: Table) -> Table:
    """The same table when its game is over: what happened before the end is packed.

    Nothing is taken back any more, and the end is all that most ever see again.
    """
    start = (table.moment.number // STRIDE - 1) * STRIDE
    if start <= 0:
        return table
    log = table.log.packed(start)
    pack_before(table.moment, start, log)
    return _changed(table, log=log)


def _taken_back(table: Table, log: Log, entry: Undone) -> Table:
    """The table after events were taken back: the time that was left is left again.

    It is left to who takes a move back, and to who was to act after that move.
    """
    at, numbers = entry.at, frozenset(entry.numbers)
    moment = without(table.moment, numbers)
    thought = [
        seconds if since is None else at - since
        for seconds, since in zip(table.thought, table.since, strict=True)
    ]
    for gone in table.moments:
        if gone.number in numbers and gone.entry is not None and gone.entry.seat is not None:
            thought[gone.entry.seat] = gone.thought
        if gone.number <= min(numbers):
            break
    since = _since(table.since, moment.to_act, at, tuple(thought))
    return _changed(
        table,
        log=log,
        last_at=at,
        moment=moment,
        since=since,
        thought=_left(thought, moment.to_act),
        undone=table.undone | numbers,
        unattended=0,
    )


def _left(thought: Iterable[float], acting: ToAct) -> tuple[float, ...]:
    """What seats have thought already, but for those to act: `since` tells it of them."""
    seats = acting if isinstance(acting, tuple) else ()
    return tuple(0.0 if n in seats else seconds for n, seconds in enumerate(thought))


def _since(
    before: tuple[float | None, ...], acting: ToAct, at: float, thought: tuple[float, ...]
) -> tuple[float | None, ...]:
    """Since when the seats are to act; whoever was to act before goes on from then.

    A chance event between two moves of one seat starts its time anew. What a seat has
    `thought` already counts.
    """
    if not isinstance(acting, tuple):
        return (None,) * len(before)
    return tuple(
        (at - thought[seat] if since is None else since) if seat in acting else None
        for seat, since in enumerate(before)
    )


def _begun(table: Table, at: float) -> Table:
    """The table with the time of who begins, where that is a seat and not chance."""
    if table.moment.entry is not None:
        return table
    since: tuple[float | None, ...] = (None,) * len(table.since)
    if table.has_begun:
        since = _since(table.since, table.to_act, at, table.thought)
    return _changed(table, since=since)


def _held(holder: Holder, entry: Seated | Renamed | Left | BotSeated | TakenBack) -> Holder:
    match entry:
        case Seated():
            return Holder(PERSON, entry.name, entry.language, entry.token)
        case Renamed():
            return replace(holder, name=entry.name, language=entry.language)
        case Left():
            # A bot that kept the seat warm goes on playing; the token holds it no more.
            bot = Holder(BOT, level=holder.level)
            return bot if holder.kind == BOT else Holder(OPEN)
        case BotSeated():
            return replace(holder, kind=BOT, level=entry.level)
        case TakenBack():
            return replace(holder, kind=PERSON, level="")


def _put(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*values[:place], value, *values[place + 1 :])


def is_due(table: Table) -> bool:
    """Whether the dealer has to draw: the table is complete, and chance is to act.

    In step the next card waits for all who play the same.
    """
    return table.to_act is CHANCE and table.is_complete and not table.made.in_step
