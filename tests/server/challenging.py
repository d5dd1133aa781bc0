"""People who take part in challenges, inside the test."""

from __future__ import annotations

from random import Random
from typing import Any

import httpx

from tests.server.inside import Inside, Peer, settled


def bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"Authorization": f"Bearer {token}"}


async def dailies(house: Inside) -> dict[str, str]:
    """Today's challenges by game."""
    answer = await house.http.get("/api/dailies")
    assert answer.status_code == 200, answer.text
    return {one["game"]: one["challenge"] for one in answer.json()["games"]}


class Guest:
    """Somebody who takes part."""

    def __init__(self, house: Inside, challenge: str, entry: Any) -> None:
        self.house = house
        self.challenge = challenge
        self.token: str = entry["token"]
        self.number: int = entry.get("entrant", 0)
        self.peer: Peer | None = None
        self.sight: Any = None
        self._count = 0

    async def get(self, path: str = "", **more: Any) -> httpx.Response:
        url = f"/api/challenges/{self.challenge}{path}"
        return await self.house.http.get(url, headers=bearer(self.token), **more)

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        url = f"/api/challenges/{self.challenge}{path}"
        return await self.house.http.post(url, headers=bearer(self.token), json=body)

    async def show(self) -> Any:
        return (await self.get()).json()

    async def begin(self, game: int = 0) -> Any:
        """Begin a game and say hello at its table; the welcome."""
        answer = await self.post(f"/games/{game}")
        assert answer.status_code == 200, answer.text
        return await self.sit(answer.json()["own"]["table"])

    async def sit(self, table: str) -> Any:
        self.peer, welcome = await self.house.join(table, self.token)
        self.sight = welcome["sight"]
        return welcome

    async def look(self) -> Any:
        """What they have before them now."""
        assert self.peer is not None
        for message in await self.peer.listen():
            self.sight = message.get("sight", self.sight)
        return self.sight

    async def move(self, choose: Any) -> None:
        """Make one move, and see what came of it."""
        assert self.peer is not None
        await self.look()
        self._count += 1
        made_id = f"{self.challenge}{self._count}"
        event = choose(self.sight["moves"])
        told = await self.peer.tell({"type": "play", "id": made_id, "event": event})
        assert not [one for one in told if one["type"] == "error"], told
        for message in told:
            self.sight = message.get("sight", self.sight)

    async def play(self, game: int = 0, seed: int = 0) -> Any:
        """Play a game to its end; what became of it."""
        await self.begin(game)
        rng = Random(seed)
        while self.sight["moves"]:
            await self.move(rng.choice)
        await settled(self.house.tables)
        return next(one for one in (await self.show())["you"]["games"] if one["number"] == game)


async def join(house: Inside, challenge: str, name: str, **more: Any) -> Guest:
    body = {"name": name, **more}
    answer = await house.http.post(f"/api/challenges/{challenge}/entrants", json=body)
    assert answer.status_code == 201, answer.text
    return Guest(house, challenge, answer.json())


async def make_event(house: Inside, *games: Any, **wishes: Any) -> Any:
    body = {"kind": "event", "games": list(games), **wishes}
    answer = await house.http.post("/api/challenges", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()
