"""A game in a file: saved after each event, by one terminal at a time.

Beside the record lies a hidden file with the secret of the dealer, for the record itself may
not tell it before the game is over. As long as a terminal plays, that file is locked.
"""

from __future__ import annotations

import contextlib
import os
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

from formspiel.cli.files import resolved, write_safely
from formspiel.cli.trouble import Trouble, because
from formspiel.core.game import CHANCE, Json
from formspiel.core.record import Record, format_record, states
from formspiel.table.entry import Entry, Happened, Hinted, Made, Revealed, format_time
from formspiel.table.holder import BOT, Holder, format_holder
from formspiel.table.table import Table, fold

NEVER = 0.0
"""A terminal has no clock: what it writes down has no time."""

NO_SECRET = bytes(32)
"""Of a dealer who has nothing to deal."""


class Save:
    """The file of a game, and what the dealer keeps secret beside it; no file without a path."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        real = resolved(path) if path else None
        self._beside = real.with_name(f".{real.name}.dealer") if real else None
        self._handle: int | None = None
        self._is_done = False
        """Whether the record tells the secret, so that nothing need lie beside it."""

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Nobody else can play this game meanwhile."""
        if self._beside is None:
            yield
            return
        try:
            self._handle = os.open(self._beside, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise Trouble(f"{self.path}: {because(error)}") from None
        try:
            if not _lock(self._handle):
                raise Trouble(f"{self.path} is being played in another terminal")
            yield
        finally:
            if self._is_done:
                with contextlib.suppress(OSError):
                    self._beside.unlink(missing_ok=True)
            os.close(self._handle)
            self._handle = None

    def secret(self, seed: int | None, record: Record | None) -> tuple[bytes, bool]:
        """The dealer's secret, and whether all cards can be checked by it.

        They cannot if a game goes on of which another dealer has dealt the cards so far.
        """
        own = _from_seed(seed) if seed is not None else self._read() or secrets.token_bytes(32)
        fairness = record.extras.get("fairness", {}) if record else {}
        is_known = sha256(own).hexdigest() == fairness.get("commitment")
        return own, is_known or record is None or not record.events

    def keep(self, table: Table, *, is_auditable: bool) -> None:
        """Write the game down, as it stands."""
        if self.path is None:
            return
        if self._handle is not None and is_auditable and not table.is_over:
            os.lseek(self._handle, 0, os.SEEK_SET)
            os.write(self._handle, table.dealer.secret.hex().encode())
        record = record_of(table, is_auditable=is_auditable)
        write_safely(self.path, format_record(record))
        self._is_done = table.is_over

    def _read(self) -> bytes | None:
        if self._handle is None:
            return None
        os.lseek(self._handle, 0, os.SEEK_SET)
        text = os.read(self._handle, 64).decode("ascii", "replace")
        return bytes.fromhex(text) if re.fullmatch("[0-9a-f]{64}", text) else None


def record_of(table: Table, *, is_auditable: bool) -> Record:
    """The record of a table, without times that nobody has taken."""
    record, never = table.record, format_time(NEVER)
    events = tuple(
        {key: value for key, value in event.items() if key != "at" or value != never}
        for event in record.events
    )
    extras = dict(record.extras)
    if not is_auditable:
        del extras["fairness"]
    if not any(extras["players"]):
        del extras["players"]
    return Record(record.game, record.config, events, extras)


def restore(
    record: Record, holders: tuple[Holder, ...], secret: bytes, *, is_practice: bool
) -> Table:
    """The table at which a record was played; RecordError if it cannot be replayed."""
    game, config = record.game, record.config
    edition = game.edition_of(config)
    made = Made(
        NEVER,
        game.id,
        edition.id,
        game.options_of(config),
        [format_holder(holder) for holder in holders],
        secret.hex(),
        record.extras.get("title", ""),
        is_practice=is_practice,
        box=edition.box or "",
    )
    entries: list[Entry] = [made]
    before = game.setup(config)
    for event, after in zip(record.events, states(record), strict=True):
        by = "chance" if game.to_act(before) is CHANCE else _by(holders, event)
        entries.append(Happened({"at": format_time(NEVER), **event}, by, after=after))
        before = after
    entries += [Hinted(NEVER, seat) for seat in record.extras.get("hints", [])]
    table = fold(entries)
    return fold([*entries, Revealed(NEVER, secret.hex())]) if table.is_over else table


def _by(holders: tuple[Holder, ...], event: Json) -> str:
    return "bot" if holders[event["seat"]].kind == BOT else "person"


def _from_seed(seed: int) -> bytes:
    return sha256(f"formspiel play {seed}".encode()).digest()


def _lock(handle: int) -> bool:
    try:
        if os.name == "nt":
            import msvcrt

            # Far behind the secret, which can be read all the same.
            os.lseek(handle, 1024, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
