"""Coming in and coming back: invitations, how far a game is, where friends reach the server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from formspiel.cli.addresses import find_addresses
from formspiel.locales import LANGUAGES
from tests.server.inside import EASY, OPEN, PERSON, inside
from tests.server.test_play import SMALL, bearer

FRIENDS = ("http://192.168.0.10:8000",)


def test_an_invitation_shows_the_table_until_it_is_full(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made = await house.make("fits", PERSON, OPEN, EASY, options=SMALL["fits"])
            path = f"/api/tables/{made['table']['table']}"
            invited = bearer(made["invite"])
            shown = (await house.http.get(path, headers=invited)).json()
            assert [seat["kind"] for seat in shown["seats"]] == ["person", "open", "bot"]
            assert shown["options"] == SMALL["fits"]
            # It lets nobody look at the game.
            for more in ("/standing", "/scores", "/record", "/picture"):
                assert (await house.http.get(path + more, headers=invited)).status_code == 403
            seat = {"name": "Ben", "invite": made["invite"]}
            assert (await house.http.post(f"{path}/seats", json=seat)).status_code == 201
            assert (await house.http.get(path, headers=invited)).status_code == 403

    asyncio.run(scenario())


def test_a_standing_tells_whose_turn_it_is(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made = await house.make("fits", PERSON, PERSON, options=SMALL["fits"])
            path = f"/api/tables/{made['table']['table']}/standing"
            first, second = (seat["token"] for seat in made["seats"])
            assert (await house.http.get(path)).status_code == 401
            told = (await house.http.get(path, headers=bearer(first))).json()
            assert told["to_act"] == [0, 1]
            assert told["round"] == 1
            assert told["winners"] == []
            assert told["table"]["is_over"] is False
            peer, welcome = await house.join(made["table"]["table"], first)
            await peer.do("play", event=welcome["sight"]["moves"][0])
            told = (await house.http.get(path, headers=bearer(second))).json()
            assert told["to_act"] == [1]
            # What the other has done with the card is not told before all have acted.
            assert told["scores"][0] == told["scores"][1]

    asyncio.run(scenario())


def test_only_the_own_machine_is_told_where_friends_come_in(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path, addresses=FRIENDS) as house:
            app = house.http._transport.app  # type: ignore[attr-defined]

            async def ask(client: str, host: str, **headers: str) -> list[str]:
                transport = httpx.ASGITransport(app, client=(client, 50_000))
                base = f"http://{host}:8000"
                async with httpx.AsyncClient(transport=transport, base_url=base) as http:
                    answer = await http.get("/api/addresses", headers=headers)
                found: list[str] = answer.json()["addresses"]
                return found

            assert await ask("127.0.0.1", "localhost") == list(FRIENDS)
            assert await ask("::1", "127.0.0.1") == list(FRIENDS)
            assert await ask("192.168.0.77", "192.168.0.10") == []
            assert await ask("127.0.0.1", "play.example.org") == []
            forwarded = {"X-Forwarded-For": "127.0.0.1"}
            assert await ask("127.0.0.1", "localhost", **forwarded) == []

    asyncio.run(scenario())


def test_addresses_are_those_that_others_can_open() -> None:
    assert find_addresses("127.0.0.1", 8000) == ()
    assert find_addresses("localhost", 8000) == ()
    assert find_addresses("192.168.0.10", 8000) == FRIENDS
    assert find_addresses("fd00::5", 81) == ("http://[fd00::5]:81",)
    for found in find_addresses("0.0.0.0", 8000):  # noqa: S104  asked, not bound
        assert found.endswith(":8000")
        assert "//127." not in found


def test_games_tell_their_bots_and_what_a_quick_game_is(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            for told in (await house.http.get("/api/games")).json()["games"]:
                assert list(told["bots"]) == told["levels"]
                for names in told["bots"].values():
                    assert set(names) == set(LANGUAGES)
                for language in LANGUAGES:
                    assert len({names[language] for names in told["bots"].values()}) == 4
                # A quick game can be made with what it says.
                seats = [PERSON] if told["alone"] is not None else [PERSON, EASY]
                options = {**(told["alone"] or {}), **told["quick"]}
                await house.make(told["game"], *seats, options=options)

    asyncio.run(scenario())
