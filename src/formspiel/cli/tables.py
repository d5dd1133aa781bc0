"""`formspiel tables`: for whoever runs a server."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, TypeVar

import typer

from formspiel.cli.serve import NEEDED, find_database
from formspiel.cli.trouble import ExitCode, Trouble
from formspiel.core.errors import counted

if TYPE_CHECKING:
    from formspiel.server.store.storage import Storage

Found = TypeVar("Found")
PATIENCE = 10.0
"""So long a server is waited for that has been told to do something."""
ALONE = 3.0
"""With PostgreSQL nobody knows whether a server runs; after so long none does."""


def run_list(database: str | None, *, as_json: bool) -> None:
    """List all tables that are not archived."""

    async def look(storage: Storage, _url: str) -> list[dict[str, Any]]:
        from formspiel.server.store.overview import list_tables

        return await list_tables(storage)

    found = _with_storage(database, look)
    if as_json:
        print(json.dumps({"tables": found}))
        return
    for one in found:
        if one.get("is_broken"):
            print(f"{one['table']}  cannot be read")
            continue
        state = "over" if one["is_over"] else "on" if one["has_begun"] else "waits"
        seats = " ".join(one["seats"])
        print(f"{one['table']}  {one['game']:<9} {state:<5} {_day(one['last_at'])}  {seats}")
    print(counted(len(found), "table"))


def run_show(table: str, database: str | None, *, as_json: bool) -> None:
    """Show one table: what is played, by whom, and how far it is."""

    async def look(storage: Storage, _url: str) -> dict[str, Any] | None:
        from formspiel.server.store.overview import show_table

        return await show_table(storage, table)

    found = _with_storage(database, look)
    if found is None:
        raise Trouble(f"there is no table {table}", ExitCode.NO)
    if as_json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        told = _day(value) if name.endswith("_at") else value
        print(f"{name}: {', '.join(map(str, told)) if isinstance(told, list) else told}")


def run_order(kind: str, tables: list[str], database: str | None, *, as_json: bool) -> None:
    """Close or delete tables, by the server that runs, or here if none does."""

    async def work(storage: Storage, url: str) -> dict[str, str]:
        return {table: await _order(storage, url, kind, table) for table in tables}

    found = _with_storage(database, work)
    if as_json:
        print(json.dumps({"tables": found}))
    else:
        for table, state in found.items():
            told = {"done": f"{kind}d", "new": "the server has not answered yet"}
            print(f"{table}: {told.get(state, 'there is no such table, or it is closed already')}")
    if any(state != "done" for state in found.values()):
        raise typer.Exit(ExitCode.NO)


def run_ban(address: str | None, database: str | None, *, is_lifted: bool, as_json: bool) -> None:
    """Keep an address out, let it in again, or list those that are kept out."""
    host, _, bits = (address or "").partition("/")
    if address is not None:
        try:
            # A network is one customer's, as the list names it; no other is kept out.
            is_good = not bits or (bits == "64" and ip_address(host).version == 6)
            ip_address(host)
        except ValueError:
            is_good = False
        if not is_good:
            raise Trouble(f"{address} is no address such as 203.0.113.7 or 2001:db8::1")

    async def work(storage: Storage, _url: str) -> list[str]:
        from formspiel.server.limits import bound_address
        from formspiel.server.store import orders

        if address is not None:
            bound = bound_address(host)
            if is_lifted:
                await orders.lift(storage, bound)
            else:
                await orders.ban(storage, bound, time.time())
                if bound not in await orders.banned(storage):
                    raise Trouble(f"{orders.MOST_BANS} addresses are kept out; lift one first")
        return await orders.banned(storage)

    found = _with_storage(database, work)
    if as_json:
        print(json.dumps({"banned": found}))
    else:
        print("\n".join([*found, f"kept out: {len(found)}"]))


def _with_storage(database: str | None, work: Callable[[Storage, str], Awaitable[Found]]) -> Found:
    try:
        from formspiel.server.store.storage import BadDatabase, open_storage
    except ModuleNotFoundError:
        raise Trouble(NEEDED) from None
    url = find_database(database)

    async def run() -> Found:
        async with open_storage(url, must_exist=True) as storage:
            return await work(storage, url)

    try:
        return asyncio.run(run())
    except BadDatabase as error:
        raise Trouble(str(error)) from None


async def _order(storage: Storage, url: str, kind: str, table: str) -> str:
    """Have something done with a table; the state of the order."""
    from formspiel.server.store import orders
    from formspiel.server.store.overview import put_away
    from formspiel.server.store.storage import BadDatabase, only_server

    async def do() -> str:
        is_closed = await put_away(storage, table)
        is_done = await orders.remove(storage, table) if kind == orders.DELETE else is_closed
        return orders.DONE if is_done else orders.FAILED

    is_file = url.startswith("sqlite")
    if is_file:
        try:
            with only_server(url):
                return await do()
        except BadDatabase:
            # A server runs. What it has in memory is its own: it is asked to do it.
            pass
    number = await orders.place(storage, kind, table, time.time())
    end = time.monotonic() + (PATIENCE if is_file else ALONE)
    while (state := await orders.state_of(storage, number)) in (orders.NEW, orders.TAKEN):
        if time.monotonic() > end:
            if state == orders.TAKEN or is_file or not await orders.take(storage, number):
                return orders.NEW
            state = await do()
            await orders.finish(storage, number, is_done=state == orders.DONE)
            return state
        await asyncio.sleep(0.1)
    return state


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
