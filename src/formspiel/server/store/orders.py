"""What whoever runs a server wants done: orders about tables, and addresses to keep out.

They are written into the database by another program, and a server looks there every second.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from formspiel.server.store.schema import archive, bans, entries, orders, tables
from formspiel.server.store.storage import Storage

CLOSE, DELETE = "close", "delete"
NEW, TAKEN, DONE, FAILED = "new", "taken", "done", "failed"
MOST_ORDERS = 1_000
"""So many are looked at in one go."""
MOST_BANS = 10_000


@dataclass(frozen=True, slots=True)
class Order:
    """Something to be done with a table."""

    id: int
    kind: str
    subject: str


async def place(storage: Storage, kind: str, subject: str, at: float) -> int:
    """Leave an order for whichever server looks next; its number."""
    row = {"at": at, "kind": kind, "subject": subject, "state": NEW}
    async with storage.engine.begin() as connection:
        done = await connection.execute(insert(orders).returning(orders.c.id), row)
        number: int = done.scalar_one()
    return number


async def waiting(storage: Storage) -> list[Order]:
    """The orders that nobody has taken."""
    query = select(orders.c.id, orders.c.kind, orders.c.subject).where(orders.c.state == NEW)
    async with storage.engine.connect() as connection:
        found = await connection.execute(query.order_by(orders.c.id).limit(MOST_ORDERS))
        return [Order(*row) for row in found]


async def take(storage: Storage, order: int) -> bool:
    """Take an order on; False if somebody else was faster."""
    key = (orders.c.id == order) & (orders.c.state == NEW)
    async with storage.engine.begin() as connection:
        done = await connection.execute(update(orders).where(key).values(state=TAKEN))
        return done.rowcount == 1


async def renew(storage: Storage) -> None:
    """Let orders be taken again that a server took which has ended since."""
    # Hardly ever is there one, and who writes keeps others from it.
    async with storage.engine.connect() as connection:
        taken = select(orders.c.id).where(orders.c.state == TAKEN).limit(1)
        if (await connection.execute(taken)).first() is None:
            return
    async with storage.engine.begin() as connection:
        await connection.execute(update(orders).where(orders.c.state == TAKEN).values(state=NEW))


async def finish(storage: Storage, order: int, *, is_done: bool) -> None:
    """Say what became of an order."""
    change = update(orders).where(orders.c.id == order).values(state=DONE if is_done else FAILED)
    async with storage.engine.begin() as connection:
        await connection.execute(change)


async def state_of(storage: Storage, order: int) -> str:
    """How far an order is."""
    async with storage.engine.connect() as connection:
        found = await connection.execute(select(orders.c.state).where(orders.c.id == order))
        return str(found.scalar() or DONE)


async def forget(storage: Storage, before: float) -> None:
    """Forget the orders of before a time that are done with."""
    key = (orders.c.at < before) & (orders.c.state != NEW)
    async with storage.engine.begin() as connection:
        await connection.execute(delete(orders).where(key))


async def remove(storage: Storage, table_id: str) -> bool:
    """Delete all that is known of a table, archived or not; False if nothing is."""
    async with storage.engine.begin() as connection:
        counts = [
            (await connection.execute(delete(table).where(key))).rowcount
            for table, key in (
                (entries, entries.c.table_id == table_id),
                (tables, tables.c.id == table_id),
                (archive, archive.c.id == table_id),
            )
        ]
    return any(counts)


async def ban(storage: Storage, address: str, at: float) -> bool:
    """Keep an address out; False if it was, or if there is no room for more."""
    async with storage.engine.connect() as connection:
        count = (await connection.execute(select(func.count()).select_from(bans))).scalar_one()
    if count >= MOST_BANS:
        return False
    try:
        async with storage.engine.begin() as connection:
            await connection.execute(insert(bans), {"address": address, "at": at})
    except IntegrityError:
        return False
    return True


async def lift(storage: Storage, address: str) -> bool:
    """Let an address in again; False if it was not kept out."""
    async with storage.engine.begin() as connection:
        done = await connection.execute(delete(bans).where(bans.c.address == address))
        return done.rowcount == 1


async def banned(storage: Storage) -> list[str]:
    """The addresses that are kept out."""
    query = select(bans.c.address).order_by(bans.c.address).limit(MOST_BANS)
    async with storage.engine.connect() as connection:
        return list((await connection.execute(query)).scalars())
