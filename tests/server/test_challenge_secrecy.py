"""Nobody is told of a challenge what they may not know, and nobody gets what they may not have."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from formspiel.server.challenges.deals import make_daily
from formspiel.server.settings import UNLIMITED
from formspiel.server.token import format_id
from formspiel.table.challenge import Challenge
from formspiel.table.dealer import Dealer
from tests.server.challenging import Guest, bearer, dailies, join, make_event
from tests.server.inside import PERSON, Inside, Time, inside, settled
from tests.server.test_challenges import MORNING, ONE_BOARD
from tests.server.test_http import trouble
from tests.server.test_steps import Screen, begin_event, rest

DAY = 86_400.0


async def routes_of(house: Inside, challenge: str, table: str | None, token: str | None) -> str:
    """All that any route tells a reader, as one text."""
    paths = [f"/api/challenges/{challenge}", f"/api/challenges/{challenge}/results"]
    for game in (0,):
        paths += [f"/api/challenges/{challenge}/games/{game}/par"]
        paths += [f"/api/challenges/{challenge}/games/{game}/boards/{n}" for n in (0, 1)]
    paths += [f"/api/challenges/{challenge}/export/{form}" for form in ("records", "csv", "html")]
    if table is not None:
        paths += [f"/api/tables/{table}"]
        for what in ("record", "entries", "scores", "standing", "picture", "steps", "stops"):
            paths.append(f"/api/tables/{table}/{what}")
        for what in ("best", "best/1", "review", "scenes/0", "scenes/40"):
            paths.append(f"/api/tables/{table}/{what}")
    paths += ["/api/tables", "/api/dailies", "/metrics"]
    told = []
    for path in paths:
        answer = await house.http.get(path, headers=bearer(token))
        told.append((path, answer.status_code, answer.text if path != "/metrics" else ""))
    return json.dumps(told)


@pytest.mark.parametrize("pace", ["own", "step"])
def test_cards_to_come_and_what_others_did_change_not_a_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pace: str
) -> None:
    """Two events that differ only in later cards and in another's moves tell the same."""
    first = Dealer.draw

    def later(self: Dealer, number: int, total: int) -> int:
        found = first(self, number, total)
        return (found + 1) % total if is_other and number >= 3 else found

    monkeypatch.setattr(Dealer, "draw", later)
    is_other = False

    async def scenario(folder: Path) -> list[str]:
        async with inside(folder, Time(MORNING)) as house:
            wishes: dict[str, Any] = {"id": "e" * 22, "pace": pace}
            made = await make_event(house, ONE_BOARD, **wishes)
            name = made["challenge"]["challenge"]
            guests = [await join(house, name, who, id=who[0] * 22) for who in ("Ann", "Bob")]
            path = f"/api/challenges/{name}/start"
            await house.http.post(path, headers=bearer(made["host"]))
            await rest(house)
            told = []
            if pace == "own":
                # Ann plays all of it; Bob two cards, which are the same in both.
                await guests[0].play(seed=int(is_other))
                await guests[1].begin()
            else:
                for guest in guests:
                    shown = await guest.show()
                    await guest.sit(shown["you"]["games"][0]["table"])
                await guests[0].move(lambda moves: moves[-1 if is_other else 0])
            await settled(house.tables)
            if pace == "own":
                for _ in range(2):
                    await guests[1].move(lambda moves: moves[0])
            bob = guests[1]
            assert bob.peer is not None
            others = (await guests[0].show())["you"]["games"][0]["table"]
            own = (await bob.show())["you"]["games"][0]["table"]
            told.append(await routes_of(house, name, own, bob.token))
            told.append(await routes_of(house, name, others, bob.token))
            told.append(await routes_of(house, name, others, None))
            told += [text.decode() for text in bob.peer.heard]
            challenge = await house.app.state.challenges.find(name)
            phone = Screen(house, challenge, bob.token)
            told.append(json.dumps(await phone.standing()))
            if pace == "step":
                screen = Screen(house, challenge, made["screen"])
                told.append(json.dumps(await screen.standing()))
                screen.client.leave()
            phone.client.leave()
            told.append(json.dumps(await _try_hello(house, others, bob.token)))
            return told

    monkeypatch.setattr("formspiel.server.challenges.deals.secrets.token_bytes", bytes)
    tellings = []
    for is_other in (False, True):
        folder = tmp_path / str(is_other)
        folder.mkdir()
        tellings.append(asyncio.run(scenario(folder)))
    assert tellings[0] == tellings[1]


async def _try_hello(house: Inside, table: str, token: str) -> list[Any]:
    answers: list[Any] = []
    for hello in ({"token": token}, {}, {"spectate": token}):
        peer = await house.connect(table)
        answers += await peer.tell({"type": "hello", **hello})
    assert {one["code"] for one in answers} == {"bad_token"}
    return answers


def test_the_secret_is_told_when_nobody_plays_any_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time(MORNING)
        async with inside(tmp_path, time) as house:
            body = {"kind": "friend", "name": "Ann", "game": ONE_BOARD, "seconds": 3600.0}
            made = (await house.http.post("/api/challenges", json=body)).json()
            name = made["challenge"]["challenge"]
            ann = Guest(house, name, made)
            await ann.play()
            secret = (await house.app.state.challenges.find(name)).games[0].secret
            own = (await ann.show())["you"]["games"][0]["table"]
            for token in (ann.token, None):
                assert secret not in await routes_of(house, name, own, token)
            assert ann.peer is not None
            assert secret.encode() not in b"".join(ann.peer.heard)
            record = (
                await house.http.get(f"/api/tables/{own}/record", headers=bearer(ann.token))
            ).json()
            assert record["fairness"]["commitment"] == made["challenge"]["games"][0]["commitment"]
            assert (await ann.show())["games"][0]["secret"] is None
            time.at += 3600.0 + 3 * 3600.0 - 1.0
            assert (await ann.show())["state"] == "closing"
            assert (await ann.show())["games"][0]["secret"] is None
            time.at += 1.0
            assert (await ann.show())["games"][0]["secret"] == secret

    asyncio.run(scenario())


def test_tomorrows_cards_cannot_be_asked_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time(MORNING)
        async with inside(tmp_path, time) as house:
            time.at += DAY
            tomorrow = (await dailies(house))["fits"]
            time.at -= DAY
            trouble(await house.http.get(f"/api/challenges/{tomorrow}"), 404, "no_such_challenge")
            body = {"name": "Ann"}
            answer = await house.http.post(f"/api/challenges/{tomorrow}/entrants", json=body)
            trouble(answer, 404, "no_such_challenge")
            time.at += DAY
            guest = await join(house, tomorrow, "Ann")
            time.at += DAY
            trouble(await guest.post("/games/0"), 409, "not_open")

    asyncio.run(scenario())


def test_there_is_no_result_without_a_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path, Time(MORNING)) as house:
            daily = (await dailies(house))["fits"]
            guest = await join(house, daily, "Ann")
            path = f"/api/challenges/{daily}"
            sent: dict[str, Any] = {"placements": []}
            trouble(await guest.post("/games/0/packing", sent), 400, "not_allowed")
            for way in ("post", "put", "patch"):
                call = getattr(house.http, way)
                answer = await call(f"{path}/results", headers=bearer(guest.token))
                trouble(answer, 405, "wrong_method")
            trouble(await house.http.post(f"{path}/games/0"), 401, "no_token")
            trouble(
                await house.http.post(f"{path}/games/0", headers=bearer("x" * 43)), 403, "bad_token"
            )
            trouble(await guest.post("/games/1"), 404, "no_such_challenge")
            # A finished game somewhere else says nothing here.
            made = await house.make("fits", PERSON, options={"boards": ["1"]})
            token, table = made["seats"][0]["token"], made["table"]["table"]
            peer, _ = await house.join(table, token)
            await peer.do("end")
            assert (await guest.show())["you"]["games"][0]["state"] == "none"

    asyncio.run(scenario())


def test_a_name_is_taken_once_at_an_event_however_it_is_written(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path, Time(MORNING)) as house:
            made = await make_event(house, ONE_BOARD)
            path = f"/api/challenges/{made['challenge']['challenge']}/entrants"
            ann = await house.http.post(path, json={"name": "Ann Lee"})
            assert ann.status_code == 201
            for same in (
                "ann lee",
                "Ann  Lee",
                "\uff21\uff4e\uff4e Lee",
                "Ann\u200d Lee",
                "ANN LEE ",
            ):
                trouble(await house.http.post(path, json={"name": same}), 409, "name_taken")
            for bad in ("", "\u200b", "x" * 41, "a\u202eb", "a\nb"):
                trouble(await house.http.post(path, json={"name": bad}), 422, "malformed")
            # Two at once: one of them.
            answers = await asyncio.gather(
                *(house.http.post(path, json={"name": "Bob"}) for _ in range(8))
            )
            assert sorted(one.status_code for one in answers) == [201] + 7 * [409]
            again = {"name": "Cyd", "id": "c" * 22}
            both = [(await house.http.post(path, json=again)).json() for _ in range(2)]
            assert both[0]["token"] == both[1]["token"]

    asyncio.run(scenario())


def test_ten_thousand_cannot_join(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path, Time(MORNING)) as house:
            made = await make_event(house, ONE_BOARD)
            path = f"/api/challenges/{made['challenge']['challenge']}/entrants"
            codes = []
            for number in range(205):
                answer = await house.http.post(path, json={"name": f"P{number}"})
                codes.append(answer.json().get("code", "joined"))
            assert codes == 200 * ["joined"] + 5 * ["no_room"]
        limits = UNLIMITED.model_copy(update={"entry_burst": 3.0, "entries_an_hour": 1.0})
        async with inside(tmp_path, Time(MORNING), limits=limits) as house:
            for number in range(5):
                answer = await house.http.post(path, json={"name": f"Q{number}"})
                codes.append(answer.json().get("code", "joined"))
            assert codes[-2:] == ["too_fast", "too_fast"]

    asyncio.run(scenario())


def test_options_out_of_bounds_make_no_challenge(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path, Time(MORNING)) as house:

            async def refused(status: int, code: str, **body: Any) -> None:
                wanted = {"kind": "event", "games": [ONE_BOARD], **body}
                trouble(await house.http.post("/api/challenges", json=wanted), status, code)

            wrong: list[Any] = [{"boards": []}, {"boards": ["9"]}, {"boards": "1"}, {"x": 1}]
            for options in wrong:
                await refused(422, "bad_options", games=[{"game": "fits", "options": options}])
            for game in ("digit", "quadrata"):
                await refused(422, "bad_options", games=[{"game": game}], pace="step")
            await refused(422, "bad_options", games=[{"game": "digit", "options": {"games": 101}}])
            await refused(422, "malformed", games=[])
            await refused(422, "malformed", games=10 * [ONE_BOARD])
            await refused(422, "malformed", games=[{"game": "chess"}])
            await refused(400, "unknown_edition", games=[{"game": "fits", "edition": "1066"}])
            for key, values in {
                "card_seconds": (0, 1.9, 601, "5", None),
                "seconds": (0, 59, 7 * DAY + 1, -1),
                "opens_in": (-1, 31 * DAY),
                "pace": ("fast", 1),
                "title": ("x" * 81, "\u202e"),
                "kind": ("daily", "x"),
                "id": ("short",),
            }.items():
                for value in values:
                    await refused(422, "malformed", **{key: value})
            friend = {"kind": "friend", "name": "Ann"}
            answer = await house.http.post("/api/challenges", json=friend)
            trouble(answer, 422, "malformed")
            answer = await house.http.post(
                "/api/challenges", json={**friend, "table": format_id(bytes(10))}
            )
            trouble(answer, 404, "no_such_table")

    asyncio.run(scenario())


def test_one_address_has_so_many_open_challenges_and_no_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = UNLIMITED.model_copy(update={"open_challenges": 2})
        time = Time(MORNING)
        async with inside(tmp_path, time, limits=limits) as house:
            body = {"kind": "friend", "name": "Ann", "game": ONE_BOARD, "seconds": 60.0}
            codes = [
                (await house.http.post("/api/challenges", json=body)).status_code for _ in range(3)
            ]
            assert codes == [201, 201, 429]
            time.at += 4 * 3600.0
            assert (await house.http.post("/api/challenges", json=body)).status_code == 201

    asyncio.run(scenario())


def test_nobody_helps_at_a_table_of_a_challenge(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path, Time(MORNING)) as house:
            guest = await join(house, (await dailies(house))["fits"], "Ann")
            await guest.begin()
            assert guest.peer is not None
            wishes: dict[str, Any] = {
                "hint": {},
                "bot": {"seat": 0, "level": "easy"},
                "leave": {},
                "rename": {"name": "Bob", "language": "de"},
                "nonce": {"nonce": "0" * 64},
            }
            for kind, parts in wishes.items():
                assert (await guest.peer.do(kind, **parts))["code"] == "not_allowed", kind
            await guest.move(lambda moves: moves[0])
            # The next card is there, so that nothing is taken back any more.
            assert (await guest.peer.do("undo"))["code"] == "undo_refused"
            await guest.peer.do("end")
            assert (await guest.peer.do("rematch"))["code"] == "not_allowed"

    asyncio.run(scenario())


def test_in_step_nobody_sees_the_boards_of_a_game_that_others_play(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path, Time(MORNING)) as house:
            _, guests = await begin_event(house, ONE_BOARD)
            assert guests[0].peer is not None
            await guests[0].peer.do("end")
            await rest(house)
            for path in ("/games/0/boards/1", "/games/0/par"):
                trouble(await guests[0].get(path), 403, "not_played")
            assert all(
                row["points"] is None for row in (await guests[0].get("/results")).json()["rows"]
            )

    asyncio.run(scenario())


def test_an_export_runs_no_formulas_and_no_scripts(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path, Time(MORNING)) as house:
            made = await make_event(house, ONE_BOARD, title="<script>alert(1)</script>", opens_in=0)
            name, host = made["challenge"]["challenge"], bearer(made["host"])
            for who in ("=1+1", '@SUM("x")', "<img src=x>"):
                await (await join(house, name, who)).play()
            await house.http.post(f"/api/challenges/{name}/end", headers=host)
            path = f"/api/challenges/{name}/export"
            table = (await house.http.get(f"{path}/csv", headers=host)).text
            assert "\n1,'=1+1," in table.replace("\r", "") or ",'=1+1," in table
            assert '"\'@SUM(""x"")"' in table
            page = (await house.http.get(f"{path}/html?language=nl", headers=host)).text
            assert "<script" not in page
            assert "<img" not in page
            assert "Plaats" in page
            records = (await house.http.get(f"{path}/records", headers=host)).text
            assert len([json.loads(line) for line in records.splitlines()]) == 3

    asyncio.run(scenario())


def test_a_host_exports_so_often_and_no_more(tmp_path: Path) -> None:
    """All games of an evening are 1,800 records."""

    async def scenario() -> None:
        limits = UNLIMITED.model_copy(update={"reviews_a_minute": 0.001, "review_burst": 2.0})
        async with inside(tmp_path, Time(MORNING), limits=limits) as house:
            made = await make_event(house, ONE_BOARD, opens_in=0)
            name, host = made["challenge"]["challenge"], bearer(made["host"])
            await house.http.post(f"/api/challenges/{name}/end", headers=host)
            path = f"/api/challenges/{name}/export/records"
            codes = [(await house.http.get(path, headers=host)).status_code for _ in range(3)]
            assert codes == [200, 200, 429]

    asyncio.run(scenario())


def test_what_was_over_long_ago_is_deleted(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time(MORNING)
        async with inside(tmp_path, time, challenge_seconds=3600.0) as house:
            guest = await join(house, (await dailies(house))["fits"], "Ann")
            await guest.play()
            time.at += 3 * DAY
            await house.app.state.challenges.sweep()
            trouble(await guest.get(), 404, "no_such_challenge")

    asyncio.run(scenario())


def test_a_challenge_is_written_and_read_back() -> None:
    from formspiel.server.store.challenges import format_challenge, parse_challenge

    made = make_daily("quadrata", date(2026, 11, 18))
    assert isinstance(made, Challenge)
    changed = replace(made, title="x", stage=2, host="h")
    for one in (made, changed):
        assert parse_challenge(json.loads(json.dumps(format_challenge(one)))) == one
