"""Challenges in the database: what is played, who takes part, and what became of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

import orjson
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from formspiel.core.game import Json
from formspiel.server.journal import tell_trouble
from formspiel.server.store.schema import challenges, entrants, pars, results
from formspiel.server.store.storage import Storage
from formspiel.table.challenge import PLAYING, Challenge, Entrant, Result, SetGame, name_key

ATTEMPTS = 50
"""So often a number is asked for, while others take the same."""
PAUSE = 0.02


class Broken(Exception):
    """A challenge of the database that cannot be read."""


class NameTaken(Exception):
    """Somebody else takes part under this name, or one that looks the same."""


class NoRoom(Exception):
    """As many take part as may."""


async def keep(storage: Storage, challenge: Challenge, address: str) -> bool:
    """Keep a new challenge; False if there is one of its name already."""
    row = {**_row(challenge), "address": address}
    try:
        async with storage.engine.begin() as connection:
            await connection.execute(insert(challenges), row)
    except IntegrityError:
        return False
    return True


async def change(storage: Storage, challenge: Challenge, *, stage: int | None) -> bool:
    """Keep what has become of a challenge; False if another process has changed its stage."""
    is_same = challenges.c.stage.is_(None) if stage is None else challenges.c.stage == stage
    query = update(challenges).where(challenges.c.id == challenge.id, is_same)
    async with storage.engine.begin() as connection:
        done = await connection.execute(query.values(**_row(challenge)))
        return done.rowcount == 1


async def load(storage: Storage, challenge_id: str) -> Challenge | None:
    """A challenge by its name; Broken if it cannot be read."""
    query = select(challenges.c.data).where(challenges.c.id == challenge_id)
    async with storage.engine.connect() as connection:
        found = (await connection.execute(query)).scalar()
    return None if found is None else _read(found)


async def count_open(storage: Storage, address: str, now: float) -> int:
    """How many challenges made from an address are not over."""
    is_open = or_(challenges.c.ends_at.is_(None), challenges.c.ends_at > now)
    query = select(func.count()).where(challenges.c.address == address, is_open)
    async with storage.engine.connect() as connection:
        return int((await connection.execute(query)).scalar_one())


async def list_under_way(storage: Storage, now: float, *, in_step: bool = False) -> list[Challenge]:
    """The challenges that have begun and are not over: all, or those in step.

    One that cannot be read is left out, and named in the log.
    """
    is_on = (challenges.c.opens_at <= now) & (challenges.c.ends_at > now)
    query = select(challenges.c.id, challenges.c.data).where(is_on)
    if in_step:
        query = query.where(challenges.c.stage.is_not(None))
    async with storage.engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    found = []
    for row in rows:
        try:
            found.append(_read(row.data))
        except Broken as error:
            tell_trouble("a challenge cannot be read", error.__cause__, table=row.id)
    return found


async def enter(
    storage: Storage, challenge_id: str, entrant: Entrant, most: int, *, is_numbered: bool
) -> Entrant:
    """Let somebody take part, under the next number.

    Where a name `is_numbered`, one that is taken gets a number; else NameTaken is raised.
    """
    for attempt in range(ATTEMPTS):
        number = await count_entrants(storage, challenge_id)
        if number >= most:
            raise NoRoom
        name = await _free_name(
            storage, challenge_id, entrant.name, attempt, is_numbered=is_numbered
        )
        is_again = await has_device(storage, challenge_id, entrant.device)
        new = replace(entrant, number=number, name=name, is_again=is_again)
        row = {"challenge_id": challenge_id, "name_key": name_key(name), **asdict(new)}
        try:
            async with storage.engine.begin() as connection:
                await connection.execute(insert(entrants), row)
        except IntegrityError:
            known = await find_entrant(storage, challenge_id, entrant.token)
            if known is not None:
                # The same was asked for twice at the same time.
                return known
            await asyncio.sleep(PAUSE * min(attempt, 10))
            continue
        return new
    raise NoRoom


async def _free_name(
    storage: Storage, challenge_id: str, name: str, attempt: int, *, is_numbered: bool
) -> str:
    own, key = entrants.c.challenge_id == challenge_id, name_key(name)
    alike = entrants.c.name_key.startswith(f"{key} (", autoescape=True)
    async with storage.engine.connect() as connection:
        query = select(func.count()).where(own, entrants.c.name_key == key)
        if not (await connection.execute(query)).scalar_one():
            return name
        if not is_numbered:
            raise NameTaken
        count = (await connection.execute(select(func.count()).where(own, alike))).scalar_one()
    return f"{name} ({count + 2 + attempt})"


async def has_device(storage: Storage, challenge_id: str, device: str) -> bool:
    """Whether a device takes part already."""
    if not device:
        return False
    query = select(func.count()).where(
        entrants.c.challenge_id == challenge_id, entrants.c.device == device
    )
    async with storage.engine.connect() as connection:
        return bool((await connection.execute(query)).scalar_one())


async def count_entrants(storage: Storage, challenge_id: str) -> int:
    """How many take part."""
    query = select(func.count()).where(entrants.c.challenge_id == challenge_id)
    async with storage.engine.connect() as connection:
        return int((await connection.execute(query)).scalar_one())


async def list_entrants(storage: Storage, challenge_id: str) -> list[Entrant]:
    """Who takes part, by their numbers."""
    query = select(entrants).where(entrants.c.challenge_id == challenge_id)
    async with storage.engine.connect() as connection:
        rows = (await connection.execute(query.order_by(entrants.c.number))).all()
    return [_entrant(row) for row in rows]


async def find_entrant(storage: Storage, challenge_id: str, who: str | int) -> Entrant | None:
    """The entrant for whom the hash of a token speaks, or of a number."""
    key = entrants.c.number == who if isinstance(who, int) else entrants.c.token == who
    query = select(entrants).where(entrants.c.challenge_id == challenge_id, key)
    async with storage.engine.connect() as connection:
        row = (await connection.execute(query)).first()
    return None if row is None else _entrant(row)


async def find_days(storage: Storage, challenge_id: str, device: str) -> int:
    """How many days in a row a device had finished when it finished a daily; 0 if it has not."""
    query = select(func.max(entrants.c.days)).where(
        entrants.c.challenge_id == challenge_id, entrants.c.device == device
    )
    async with storage.engine.connect() as connection:
        return (await connection.execute(query)).scalar() or 0


async def begin(storage: Storage, challenge_id: str, begun: Sequence[Result]) -> None:
    """Note that entrants have begun a game; those who had are left as they are."""
    rows = [_result_row(challenge_id, one) for one in begun]
    try:
        async with storage.engine.begin() as connection:
            await connection.execute(insert(results), rows)
    except IntegrityError:
        if len(rows) > 1:
            for one in begun:
                await begin(storage, challenge_id, [one])


async def note(
    storage: Storage, challenge_id: str, result: Result, days: int | None = None
) -> bool:
    """Note what became of a game that was under way; False if that was noted before.

    With it the days in a row of a daily are noted.
    """
    row = _result_row(challenge_id, result)
    key = (
        (results.c.challenge_id == challenge_id)
        & (results.c.game == result.game)
        & (results.c.entrant == result.entrant)
        & (results.c.state == PLAYING)
    )
    async with storage.engine.begin() as connection:
        done = await connection.execute(update(results).where(key).values(**row))
        if done.rowcount == 1 and days is not None:
            own = (entrants.c.challenge_id == challenge_id) & (entrants.c.number == result.entrant)
            await connection.execute(update(entrants).where(own).values(days=days))
        return done.rowcount == 1


async def find_result(storage: Storage, challenge_id: str, table_id: str) -> Result | None:
    """What became of the game at a table."""
    query = select(results).where(
        results.c.challenge_id == challenge_id, results.c.table_id == table_id
    )
    async with storage.engine.connect() as connection:
        row = (await connection.execute(query)).first()
    return None if row is None else _result(row)


async def list_results(
    storage: Storage, challenge_id: str, entrant: int | None = None
) -> list[Result]:
    """What became of games: of all entrants, or of one."""
    query = select(results).where(results.c.challenge_id == challenge_id)
    if entrant is not None:
        query = query.where(results.c.entrant == entrant)
    async with storage.engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    return [_result(row) for row in rows]


async def find_par(storage: Storage, challenge_id: str, game: int) -> Json | None:
    """What was possible in a game, if it was computed."""
    query = select(pars.c.data).where(pars.c.challenge_id == challenge_id, pars.c.game == game)
    async with storage.engine.connect() as connection:
        found = (await connection.execute(query)).scalar()
    return None if found is None else orjson.loads(found)


async def keep_par(storage: Storage, challenge_id: str, game: int, par: Json) -> None:
    """Keep what was possible in a game, unless another process was faster."""
    row = {"challenge_id": challenge_id, "game": game, "data": orjson.dumps(par).decode()}
    try:
        async with storage.engine.begin() as connection:
            await connection.execute(insert(pars), row)
    except IntegrityError:
        return


async def forget(storage: Storage, before: float) -> int:
    """Delete the challenges that were over before a time, or never began; how many."""
    is_old = (challenges.c.ends_at < before) | (
        challenges.c.ends_at.is_(None) & (challenges.c.made_at < before)
    )
    old = select(challenges.c.id).where(is_old)
    async with storage.engine.begin() as connection:
        for table in (entrants, results, pars):
            await connection.execute(delete(table).where(table.c.challenge_id.in_(old)))
        return (await connection.execute(delete(challenges).where(is_old))).rowcount


def format_challenge(challenge: Challenge) -> Json:
    """A challenge as JSON."""
    return asdict(challenge)


def parse_challenge(data: Json) -> Challenge:
    """The challenge that `format_challenge` wrote."""
    games = tuple(SetGame(**{**one, "rounds": tuple(one["rounds"])}) for one in data["games"])
    return Challenge(**{**data, "games": games})


def _read(text: str) -> Challenge:
    try:
        return parse_challenge(orjson.loads(text))
    except Exception as error:
        raise Broken from error


def _row(challenge: Challenge) -> dict[str, Any]:
    return {
        "id": challenge.id,
        "made_at": challenge.made_at,
        "opens_at": challenge.opens_at,
        "ends_at": challenge.ends_at,
        "stage": challenge.stage,
        "data": orjson.dumps(format_challenge(challenge)).decode(),
    }


def _entrant(row: Any) -> Entrant:
    return Entrant(
        row.number, row.name, row.language, row.token, row.device, row.is_again, row.days
    )


def _result_row(challenge_id: str, result: Result) -> dict[str, Any]:
    row = asdict(result)
    answer = row.pop("answer")
    row["table_id"] = row.pop("table")
    row["answer"] = None if answer is None else orjson.dumps(answer).decode()
    return {"challenge_id": challenge_id, **row}


def _result(row: Any) -> Result:
    return Result(
        row.game,
        row.entrant,
        row.state,
        row.table_id,
        row.points,
        row.missed,
        row.begun_at,
        row.finished_at,
        None if row.answer is None else orjson.loads(row.answer),
    )
