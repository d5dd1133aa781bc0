"""An event in step on real servers: one is killed in the middle, and two share a database."""

from __future__ import annotations

import asyncio
import json
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from formspiel.core.record import parse_record, replay
from formspiel.server.challenges.deals import make_daily
from formspiel.table.dealer import verify
from tests.server.challenging import bearer
from tests.server.house import House, opened, until

PEOPLE = 6
GAMES = [{"game": "fits", "options": {"boards": ["1"]}}]
PATIENCE = 240.0


class Phone:
    """Somebody who plays, whatever becomes of the server."""

    def __init__(self, house: House, name: str, entry: Any, rng: Random) -> None:
        self.house, self.name, self.rng = house, name, rng
        self.token: str = entry["token"]
        self.table = ""
        self.done: list[Any] = []
        """The moves that were acknowledged."""
        self.is_over = False
        self._count = 0
        self._open: Any = None
        self._moves: list[Any] = []
        self._after = -1

    async def play(self) -> None:
        while not self.is_over:
            address = f"{self.house.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
            try:
                async with connect(address, open_timeout=30, compression=None) as ws:
                    hello = {"type": "hello", "token": self.token, "after": self._after}
                    await ws.send(json.dumps(hello))
                    if self._open is not None:
                        await ws.send(json.dumps(self._open))
                    async for text in ws:
                        await self._hear(ws, json.loads(text))
                        if self._has_ended():
                            return
            except (OSError, WebSocketException, TimeoutError, EOFError):
                await asyncio.sleep(self.rng.uniform(0.05, 0.3))

    def _has_ended(self) -> bool:
        return self.is_over

    async def _hear(self, ws: Any, message: Any) -> None:
        for entry in message.get("entries", []):
            self._after = max(self._after, entry["number"])
        for done in message.get("done", []):
            if self._open is not None and done["id"] == self._open["id"]:
                self.done.append(self._open["event"])
                self._open = None
        table, sight = message.get("table"), message.get("sight")
        self.is_over = self.is_over or bool(table and table["is_over"])
        if sight is not None:
            self._moves = sight["moves"]
        # A move that was stored before a crash is acknowledged after the next card was told.
        if self._moves and self._open is None:
            await asyncio.sleep(self.rng.uniform(0.0, 0.05))
            self._count += 1
            event = self.rng.choice(self._moves)
            self._moves = []
            self._open = {"type": "play", "id": f"m{self._count}", "event": event}
            await ws.send(json.dumps(self._open))


async def gather_people(houses: list[House]) -> tuple[Any, list[Phone]]:
    body = {"kind": "event", "games": GAMES, "pace": "step", "card_seconds": 60.0}
    async with httpx.AsyncClient(base_url=houses[0].url, timeout=60.0) as client:
        made = (await client.post("/api/challenges", json=body)).json()
        name = made["challenge"]["challenge"]
        phones = []
        for number in range(PEOPLE):
            answer = await client.post(
                f"/api/challenges/{name}/entrants", json={"name": f"P{number}"}
            )
            house = houses[number % len(houses)]
            phones.append(Phone(house, name, answer.json(), Random(number)))
        started = await client.post(f"/api/challenges/{name}/start", headers=bearer(made["host"]))
        assert started.status_code == 200, started.text
        for phone in phones:
            shown = await client.get(f"/api/challenges/{name}", headers=bearer(phone.token))
            phone.table = shown.json()["you"]["games"][0]["table"]
    return made, phones


async def check_all(house: House, made: Any, phones: list[Phone]) -> None:
    name, host = made["challenge"]["challenge"], bearer(made["host"])
    async with httpx.AsyncClient(base_url=house.url, timeout=60.0) as client:
        async with asyncio.timeout(PATIENCE):
            while not await _is_over(client, name):  # noqa: ASYNC110  nobody tells when
                await asyncio.sleep(0.1)
        rows = (await client.get(f"/api/challenges/{name}/results", headers=host)).json()["rows"]
        assert [row["games"][0]["state"] for row in rows] == PEOPLE * ["finished"]
        assert all(row["games"][0]["missed"] == 0 for row in rows)
        text = (await client.get(f"/api/challenges/{name}/export/records", headers=host)).text
    records = [parse_record(line) for line in text.splitlines()]
    assert len(records) == PEOPLE
    commitment = made["challenge"]["games"][0]["commitment"]
    dealt = set()
    for phone, record in zip(phones, records, strict=True):
        assert verify(record, commitment).is_fair
        replay(record)
        events = [{k: v for k, v in event.items() if k != "at"} for event in record.events]
        moves = [event for event in events if "chance" not in event]
        # Nothing that was acknowledged is lost or doubled, and nobody moved for anybody.
        assert [move for move in moves if move in phone.done] == moves
        assert len(moves) == len(phone.done)
        dealt.add(json.dumps([event for event in events if "chance" in event]))
    assert len(dealt) == 1


def test_a_server_that_is_killed_goes_on_with_the_same_card(tmp_path: Path) -> None:
    async def scenario() -> None:
        house = House(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
        async with opened(house):
            made, phones = await gather_people([house])
            playing = [asyncio.create_task(phone.play()) for phone in phones]
            for count in (2, 6, 11):
                await until(lambda count=count: _moves(phones) >= count * PEOPLE + 2, PATIENCE)  # type: ignore[misc]  # a wait of its own
                house.kill()
                house.start()
                await house.ready()
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*playing)
            await check_all(house, made, phones)
        assert "Traceback" not in (tmp_path / "log").read_text()

    asyncio.run(scenario())


def test_two_servers_lead_one_event(tmp_path: Path, postgresql: str) -> None:
    async def scenario() -> None:
        houses = [House(postgresql, tmp_path / f"log{n}") for n in range(2)]
        async with opened(houses[0]), opened(houses[1]):
            made, phones = await gather_people(houses)
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(phone.play() for phone in phones))
            await check_all(houses[1], made, phones)
            await _check_dailies(houses)

    asyncio.run(scenario())


async def _check_dailies(houses: list[House]) -> None:
    """Both have the dailies of the formula, also when they come from the database."""
    async with httpx.AsyncClient(timeout=60.0) as client:
        told = [(await client.get(f"{house.url}/api/dailies")).json() for house in houses]
        assert told[0] == told[1]
        assert len(told[0]["games"]) == 4
        for one in told[0]["games"]:
            made = make_daily(one["game"], date.fromisoformat(told[0]["date"]))
            assert made is not None
            path, wanted = f"/api/challenges/{one['challenge']}", made.games[0]
            joined = await client.post(f"{houses[0].url}{path}/entrants", json={"name": "Ann"})
            held = bearer(joined.json()["token"])
            begun = (await client.post(f"{houses[1].url}{path}/games/0", headers=held)).json()
            assert begun["game"]["commitment"] == wanted.commitment
            assert begun["game"]["task"] == wanted.task
            if table := begun["own"]["table"]:
                url = f"{houses[0].url}/api/tables/{table}/record"
                record = parse_record((await client.get(url, headers=held)).text)
                verdict = verify(record, secret=wanted.secret)
                assert (verdict.is_fair, verdict.draws > 0) == (True, True)


async def _is_over(client: httpx.AsyncClient, name: str) -> bool:
    return bool((await client.get(f"/api/challenges/{name}")).json()["state"] == "over")


def _moves(phones: list[Phone]) -> int:
    return sum(len(phone.done) for phone in phones)
