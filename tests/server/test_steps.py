"""Events in step: the next card comes for all when all have acted, or when its time is out."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from formspiel.server.challenges.endpoint import Spectator
from formspiel.server.challenges.messages import CHALLENGE_OUTBOUND
from formspiel.server.challenges.steps import MOST_ALONE
from formspiel.server.limits import Buckets
from formspiel.server.store import challenges as store
from formspiel.server.store import schema
from tests.server.challenging import Guest, bearer, join, make_event
from tests.server.inside import Inside, Time, inside, settled
from tests.server.test_challenges import MORNING, ONE_BOARD
from tests.server.test_faults import spoil
from tests.server.test_http import trouble

BITS = {"game": "bits"}
STEP = {"pace": "step", "card_seconds": 20.0}


class Screen:
    """A big screen, without a socket."""

    def __init__(self, house: Inside, challenge: Any, token: str) -> None:
        state = house.app.state
        self.client = Spectator(
            state.challenges,
            state.standings,
            state.watch,
            challenge,
            Buckets(1e9, 1e9, house.time).new(),
        )
        self.client.receive(json.dumps({"type": "hello", "token": token}))
        self.told: list[Any] = []

    async def standing(self) -> Any:
        """What it was told last, once that has come to rest."""
        await asyncio.sleep(0.7)
        outbox = self.client._outbox
        for text in iter(outbox.take, None):
            CHALLENGE_OUTBOUND.validate_json(text)
            self.told.append(json.loads(text))
        return self.told[-1]


async def begin_event(house: Inside, *games: Any, people: int = 3) -> tuple[Any, list[Guest]]:
    made = await make_event(house, *games, **STEP)
    name = made["challenge"]["challenge"]
    guests = [await join(house, name, f"P{n}") for n in range(people)]
    await start(house, made)
    for guest in guests:
        await sit(guest)
    return made, guests


async def start(house: Inside, made: Any) -> Any:
    path = f"/api/challenges/{made['challenge']['challenge']}/start"
    answer = await house.http.post(path, headers=bearer(made["host"]))
    assert answer.status_code == 200, answer.text
    await rest(house)
    return answer.json()


async def sit(guest: Guest) -> None:
    shown = await guest.show()
    await guest.sit(shown["you"]["games"][shown["stage"]]["table"])


async def rest(house: Inside) -> None:
    """Wait until every table is at rest."""
    for _ in range(4):
        await settled(house.tables)
        await asyncio.sleep(0.01)


def last_card(sight: Any) -> Any:
    return sight["view"]["turned"][-1:] or sight["view"]["starts"]


def test_the_next_card_comes_when_all_have_acted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path, Time(MORNING)) as house:
            _, guests = await begin_event(house, ONE_BOARD)
            assert len({json.dumps(last_card(guest.sight)) for guest in guests}) == 1
            for guest in guests[:2]:
                await guest.move(lambda moves: moves[0])
            await rest(house)
            assert [bool((await guest.look())["moves"]) for guest in guests] == [False, False, True]
            await guests[2].move(lambda moves: moves[0])
            await rest(house)
            cards = [last_card(await guest.look()) for guest in guests]
            assert cards[0] == cards[1] == cards[2] != []
            assert all(guest.sight["moves"] for guest in guests)

    asyncio.run(scenario())


def test_who_is_late_misses_the_move_and_who_misses_two_is_not_waited_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time(MORNING)
        async with inside(tmp_path, time) as house:
            made, guests = await begin_event(house, ONE_BOARD)
            steps, name = house.app.state.steps, made["challenge"]["challenge"]
            for late in range(3):
                for guest in guests[:2]:
                    await guest.move(lambda moves: moves[0])
                await rest(house)
                before = last_card(await guests[2].look())
                if late < 2:
                    assert last_card(await guests[0].look()) == before
                    time.at += 20.0
                    steps._look(steps.led(name))
                    await rest(house)
                    assert last_card(await guests[0].look()) == last_card(await guests[2].look())
                for guest in guests:
                    await guest.look()
            # At the third card nobody waits for who has missed two.
            assert guests[0].sight["moves"]
            assert last_card(guests[0].sight) == last_card(guests[2].sight)
            board = guests[2].sight["view"]["boards"][0]
            # The start piece must be dropped; what was missed after that was set aside.
            assert (len(board["placed"]), len(board["aside"])) == (1, 2)
            missed = (await guests[2].look())["view"]["turned"]
            # Who comes back is waited for again.
            await guests[2].move(lambda moves: moves[0])
            for guest in guests[:2]:
                await guest.move(lambda moves: moves[0])
            await rest(house)
            assert (await guests[2].look())["moves"]
            await guests[0].move(lambda moves: moves[0])
            await guests[1].move(lambda moves: moves[0])
            await rest(house)
            assert last_card(await guests[0].look()) == last_card(await guests[2].look())
            assert len(guests[0].sight["view"]["turned"]) > len(missed)

    asyncio.run(scenario())


def test_rounds_of_which_one_is_full_early_wait_for_the_others(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path, Time(MORNING)) as house:
            made, guests = await begin_event(house, BITS)
            rngs = [Random(n) for n in range(3)]
            while True:
                acted = False
                for guest, rng in zip(guests, rngs, strict=True):
                    if (await guest.look())["moves"]:
                        acted = True
                        await guest.move(rng.choice)
                await rest(house)
                rounds = [len((await guest.look())["score"]["rounds"]) for guest in guests]
                # Whose board is full sees the next task no earlier than the others.
                assert max(rounds) - min(rounds) <= 1
                if not acted:
                    break
            while (shown := await guests[0].show())["state"] != "over":  # noqa: ASYNC110  nobody tells when
                await asyncio.sleep(0.02)
            assert [game["state"] for game in shown["you"]["games"]] == ["finished"]
            boards = [(await guests[0].get(f"/games/0/boards/{n}")).json() for n in range(3)]
            tasks = [
                [
                    e["event"]["card"]
                    for s in one["steps"]
                    for e in s["events"]
                    if "card" in e["event"]
                ]
                for one in boards
            ]
            assert tasks[0] == tasks[1] == tasks[2]
            host = bearer(made["host"])
            path = f"/api/challenges/{made['challenge']['challenge']}/export/records"
            records = (await house.http.get(path, headers=host)).text.splitlines()
            from formspiel.core.record import parse_record
            from formspiel.table.dealer import verify

            assert len(records) == 3
            commitment = made["challenge"]["games"][0]["commitment"]
            for text in records:
                assert verify(parse_record(text), commitment).is_fair

    asyncio.run(scenario())


def test_the_screen_shows_points_as_they_stood_when_the_card_came(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path, Time(MORNING)) as house:
            made, guests = await begin_event(house, ONE_BOARD)
            challenge = await house.app.state.challenges.find(made["challenge"]["challenge"])
            screen = Screen(house, challenge, made["screen"])
            first = await screen.standing()
            assert (first["stage"], first["acted"], first["awaited"]) == (0, 0, 3)
            assert (first["card"]["round"], first["card"]["card"]) == (1, 1)
            await guests[0].move(lambda moves: moves[0])
            second = await screen.standing()
            assert (second["acted"], second["awaited"]) == (1, 2)
            assert second["leaders"] == first["leaders"]
            assert [r["points"] for r in second["rows"]] == [r["points"] for r in first["rows"]]
            for guest in guests[1:]:
                await guest.move(lambda moves: moves[0])
            await rest(house)
            third = await screen.standing()
            assert third["leaders"] != first["leaders"]
            assert third["card"]["card"] > 1
            screen.client.leave()

    asyncio.run(scenario())


def test_who_comes_late_begins_with_the_next_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        time = Time(MORNING)
        async with inside(tmp_path, time) as house:
            made, guests = await begin_event(house, ONE_BOARD, ONE_BOARD, people=1)
            late = await join(house, made["challenge"]["challenge"], "Late")
            trouble(await late.post("/games/0"), 409, "not_open")
            path = f"/api/challenges/{made['challenge']['challenge']}/start"
            on = await house.http.post(path, headers=bearer(made["host"]))
            trouble(on, 400, "not_allowed")
            while (await guests[0].look())["moves"]:
                await guests[0].move(lambda moves: moves[0])
                await rest(house)
            await _start_slowly(house, made, guests[0], monkeypatch)
            await sit(late)
            await sit(guests[0])
            assert last_card(late.sight) == last_card(guests[0].sight)
            assert (await late.show())["games"][0]["is_told"]
            assert not (await late.show())["games"][1]["is_told"]
            assert (await late.get("/games/0/boards/0")).status_code == 200

    asyncio.run(scenario())


async def _start_slowly(
    house: Inside, made: Any, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Start the next game; while its tables are being made nothing of the last one is told."""

    async def wait(_challenge: Any) -> None:
        await asyncio.sleep(0)

    with monkeypatch.context() as patch:
        patch.setattr(house.app.state.steps, "_lead", wait)
        await start(house, made)
        challenge = await house.app.state.challenges.find(made["challenge"]["challenge"])
        screens = [Screen(house, challenge, token) for token in (made["screen"], guest.token)]
        told = [await screen.standing() for screen in screens]
        for screen in screens:
            screen.client.leave()
        assert [(one["stage"], one["leaders"], one["table"]) for one in told] == [(1, [], None)] * 2
    await house.app.state.steps.look()
    await rest(house)


def test_a_server_goes_on_with_a_game_in_step_where_it_was(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time(MORNING)
        async with inside(tmp_path, time) as house:
            _, guests = await begin_event(house, ONE_BOARD)
            for guest in guests:
                await guest.move(lambda moves: moves[0])
            await rest(house)
            await guests[0].move(lambda moves: moves[0])
            before = [last_card(await guest.look()) for guest in guests]
        async with inside(tmp_path, time) as house:
            await house.app.state.steps.look()
            await rest(house)
            for guest in guests:
                guest.house = house
                await sit(guest)
            assert [last_card(guest.sight) for guest in guests] == before
            assert [bool(guest.sight["moves"]) for guest in guests] == [False, True, True]
            for guest in guests[1:]:
                await guest.move(lambda moves: moves[0])
            await rest(house)
            after = [last_card(await guest.look()) for guest in guests]
            assert after[0] == after[1] == after[2] != before[0]

    asyncio.run(scenario())


def test_an_event_that_starts_while_others_are_looked_for_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is looked for may be told as it was before the start."""

    async def scenario() -> None:
        async with inside(tmp_path, Time(MORNING)) as house:
            made = await make_event(house, ONE_BOARD, **STEP)
            name = made["challenge"]["challenge"]
            await join(house, name, "Ann")
            list_under_way = store.list_under_way

            async def look_and_start(*what: Any, **how: Any) -> Any:
                found = await list_under_way(*what, **how)
                if house.app.state.steps.led(name) is None:
                    await start(house, made)
                return found

            monkeypatch.setattr(store, "list_under_way", look_and_start)
            await house.app.state.steps.look()
            assert house.app.state.steps.led(name) is not None

    asyncio.run(scenario())


def test_an_event_to_which_nobody_comes_stops_until_somebody_does(tmp_path: Path) -> None:
    """200 people who never come would let a server write hundreds of entries a second."""

    async def scenario() -> None:
        time = Time(MORNING)
        async with inside(tmp_path, time) as house:
            made = await make_event(house, ONE_BOARD, **STEP)
            name = made["challenge"]["challenge"]
            guests = [await join(house, name, f"P{n}") for n in range(2)]
            await start(house, made)
            led = house.app.state.steps.led(name)

            async def pass_cards(count: int) -> None:
                for _ in range(count):
                    time.at += 21.0
                    house.app.state.steps._look(led)
                    await rest(house)

            await pass_cards(MOST_ALONE)
            lengths = [len(live.shown.log) for live in led.tables.values()]
            assert not any(live.shown.is_over for live in led.tables.values())
            await pass_cards(3)
            assert [len(live.shown.log) for live in led.tables.values()] == lengths
            timers = [led.timer]
            await sit(guests[0])
            # A card lies as long as ever before who has come.
            timers += [led.timer]
            assert [timer is None for timer in timers] == [True, False]
            await guests[0].move(lambda moves: moves[0])
            await pass_cards(1)
            assert all(
                len(live.shown.log) > most
                for live, most in zip(led.tables.values(), lengths, strict=True)
            )

    asyncio.run(scenario())


def test_the_trouble_of_one_table_is_not_that_of_an_event(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path, Time(MORNING)) as house:
            made, guests = await begin_event(house, ONE_BOARD, people=2)
            name = made["challenge"]["challenge"]
            tables = [one["table"] for one in [(await g.show())["you"]["games"][0] for g in guests]]
            await spoil(house, tables[1], "not JSON")
        async with inside(tmp_path, Time(MORNING)) as house:
            await house.app.state.steps.look()
            assert list(house.app.state.steps.led(name).tables) == [0]

    asyncio.run(scenario())


def test_a_challenge_that_cannot_be_read_is_set_apart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path, Time(MORNING)) as house:
            bad, _ = await begin_event(house, ONE_BOARD, people=1)
            good, _ = await begin_event(house, ONE_BOARD, people=1)
            wrong, right = (made["challenge"]["challenge"] for made in (bad, good))
            challenges = schema.challenges
            async with house.tables.storage.engine.begin() as connection:
                where = challenges.c.id == wrong
                await connection.execute(challenges.update().where(where).values(data='{"id":1}'))
        async with inside(tmp_path, Time(MORNING)) as house:
            await house.app.state.steps.look()
            assert house.app.state.steps.led(right) is not None
            answer = await house.http.get(f"/api/challenges/{wrong}")
            trouble(answer, 500, "broken_table")
            assert (await house.http.get("/healthz")).status_code == 200

    asyncio.run(scenario())


def test_a_screen_is_told_again_when_the_database_answers_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with inside(tmp_path, Time(MORNING)) as house:
            made = await make_event(house, ONE_BOARD)
            name = made["challenge"]["challenge"]
            challenge = await house.app.state.challenges.find(name)
            load, troubles = store.list_entrants, 0

            async def fail(*what: Any) -> Any:
                nonlocal troubles
                troubles += 1
                if troubles == 1:
                    raise OperationalError("SELECT 1", {}, Exception("database is locked"))
                return await load(*what)

            monkeypatch.setattr(store, "list_entrants", fail)
            screen = Screen(house, challenge, made["screen"])
            await asyncio.sleep(0.6)
            assert (await screen.standing())["entrants"] == 0
            # Where there is nothing to be told of any more, that is said.
            await store.forget(house.tables.storage, 1e12)
            await asyncio.sleep(1.2)
            assert screen.client._cut is not None
            assert screen.client._cut.code == "no_such_challenge"

    asyncio.run(scenario())
