"""Too much of everything: renames, words, handshakes, idle sockets, and clients that never read."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter, ValidationError
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from formspiel.server import door
from formspiel.server.bursts import MOST_PIPELINED
from formspiel.server.fields import Name
from formspiel.server.http import reviews, study, tables
from formspiel.server.limits import ConnectionLimit, Room, SeatLimits, bound_address
from formspiel.server.settings import UNLIMITED, Limits
from formspiel.server.tables import registry
from formspiel.server.ws import told
from formspiel.server.ws.client import MOST_LATE, Cut
from formspiel.server.ws.outbox import Outbox
from formspiel.table.refusal import Refusal
from tests.server.house import House, opened, until
from tests.server.inside import OPEN, PERSON, inside
from tests.server.test_play import bearer


def test_a_seat_cannot_rename_itself_all_the_time_however_many_sockets_it_has(
    tmp_path: Path,
) -> None:
    limits = UNLIMITED.model_copy(update={"changes_a_minute": 1.0, "change_burst": 5.0})

    async def scenario() -> None:
        async with inside(tmp_path, limits=limits) as house:
            made = await house.make("fits", PERSON, OPEN)
            table, token = made["table"]["table"], made["seats"][0]["token"]
            peers = [(await house.join(table, token))[0] for _ in range(4)]
            answers = [
                await peers[n % 4].do("rename", name=f"N{n}", language="de", id=f"r{n}")
                for n in range(40)
            ]
            done = [answer for answer in answers if "done" in answer]
            assert 5 <= len(done) <= 7
            refused = {answer["code"] for answer in answers if "done" not in answer}
            assert refused == {"too_fast"}
            # Words are something else, and have a limit of their own.
            assert "done" in await peers[0].do("say", text="still here")

    asyncio.run(scenario())


def test_moves_have_a_limit_too(tmp_path: Path) -> None:
    limits = UNLIMITED.model_copy(update={"commands_a_second": 0.001, "command_burst": 6.0})

    async def scenario() -> None:
        async with inside(tmp_path, limits=limits) as house:
            made = await house.make("fits", PERSON, PERSON)
            peer, welcome = await house.join(made["table"]["table"], made["seats"][0]["token"])
            move = welcome["sight"]["moves"][0]
            for _ in range(3):
                assert "done" in await peer.do("play", event=move)
                assert "done" in await peer.do("undo")
            assert (await peer.do("play", event=move))["code"] == "too_fast"

    asyncio.run(scenario())


def test_a_long_log_is_told_in_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(told, "PAGE", 10)

    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made = await house.make("fits", PERSON, PERSON)
            table, token = made["table"]["table"], made["seats"][0]["token"]
            peer, _ = await house.join(table, token)
            for n in range(40):
                house.time.at += 10
                await peer.do("say", text=f"{n}")
            _, welcome = await house.join(table, token)
            last = welcome["number"]
            assert [e["number"] for e in welcome["entries"]] == list(range(last - 9, last + 1))
            _, welcome = await house.join(table, token, after=last - 3)
            assert [e["number"] for e in welcome["entries"]] == list(range(last - 2, last + 1))
            found: list[Any] = []
            before = last + 1
            while before:
                path = f"/api/tables/{table}/entries?before={before}&most=7"
                answer = await house.http.get(path, headers=bearer(token))
                found[:0] = answer.json()["entries"]
                before = found[0]["number"]
            assert [entry["number"] for entry in found] == list(range(last + 1))
            assert (await house.http.get(f"/api/tables/{table}/entries")).status_code == 401

    asyncio.run(scenario())


def test_what_waits_for_a_client_is_counted_in_bytes() -> None:
    outbox = Outbox(10_000)
    assert outbox.put(b"x" * 50_000), "one message, however long, can always be sent"
    assert not outbox.put(b"y")
    assert outbox.take() == b"x" * 50_000
    assert outbox.take() is None
    kept = 0
    while outbox.put(b"z"):
        kept += 1
    assert 50 < kept < 150
    for _ in range(kept):
        assert outbox.take() == b"z"
    assert outbox.put(b"again")


def test_nothing_that_is_sent_at_once_overtakes_what_waits(tmp_path: Path) -> None:
    async def scenario() -> None:
        sent: list[bytes] = []
        is_open, gate = False, asyncio.Event()

        def send_now(text: bytes) -> bool:
            if is_open:
                sent.append(text)
            return is_open

        async def send(text: bytes) -> None:
            await gate.wait()
            sent.append(text)

        async with inside(tmp_path) as house:
            made = await house.make(is_public=True)
            peer, _ = await house.join(made["table"]["table"])
            peer.take()
            peer.client.send_now = send_now
            sender = asyncio.create_task(peer.client.send_all(send))
            peer.client.push(b"1")
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert peer.client.outbox.is_empty, "it is on its way"
            is_open = True
            peer.client.push(b"2")
            assert sent == []
            gate.set()
            while len(sent) < 2:  # noqa: ASYNC110  nobody tells when
                await asyncio.sleep(0)
            await asyncio.sleep(0)
            peer.client.push(b"3")
            assert sent == [b"1", b"2", b"3"]
            sender.cancel()

    asyncio.run(scenario())


def test_six_billion_addresses_of_one_customer_are_one() -> None:
    assert bound_address("2001:db8:1:2::1") == bound_address("2001:db8:1:2:ffff::9")
    assert bound_address("2001:db8:1:2::1") != bound_address("2001:db8:1:3::1")
    assert bound_address("::ffff:192.0.2.7") == bound_address("192.0.2.7") == "192.0.2.7"
    assert bound_address("192.0.2.7") != bound_address("192.0.2.8")
    assert bound_address("testclient") == "testclient"


def test_looks_back_at_whole_games_have_a_limit(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = UNLIMITED.model_copy(update={"looks_a_minute": 0.001, "look_burst": 3})
        async with inside(tmp_path, limits=limits) as house:
            made = await house.make("fits", PERSON)
            path, own = f"/api/tables/{made['table']['table']}", bearer(made["seats"][0]["token"])
            codes = [
                (await house.http.get(f"{path}/{what}", headers=own)).status_code
                for what in ("stops", "steps", "record", "stops?views=true", "steps", "record")
            ]
            assert codes == [200, 200, 200, 429, 429, 429]
            assert (await house.http.get(path, headers=own)).status_code == 200

    asyncio.run(scenario())


def test_what_takes_long_is_not_done_where_all_others_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a game of Quadrata with 6,000 entries a record and all steps took 0.4 s each."""
    threads: dict[str, str] = {}
    modules: dict[str, Any] = {
        "record": (tables, "_record"),
        "entries": (tables, "_page"),
        "steps": (study, "_steps"),
        "stops": (study, "_stops"),
        "review?effort=quick": (reviews, "_document"),
    }

    async def scenario() -> None:
        monkeypatch.setattr(registry, "LONG", 1)
        async with inside(tmp_path) as house:
            made = await house.make("fits", PERSON)
            path, own = f"/api/tables/{made['table']['table']}", bearer(made["seats"][0]["token"])
            house.tables._dismiss(await house.tables.find(made["table"]["table"]))
            found = {"load": house.tables._fold} | {
                what: getattr(module, name) for what, (module, name) in modules.items()
            }

            def watch(what: str) -> Any:
                def work(*arguments: Any, **more: Any) -> Any:
                    threads[what] = threading.current_thread().name
                    return found[what](*arguments, **more)

                return work

            monkeypatch.setattr(house.tables, "_fold", watch("load"))
            for what, (module, name) in modules.items():
                monkeypatch.setattr(module, name, watch(what))
            peer, _ = await house.join(made["table"]["table"], made["seats"][0]["token"])
            await peer.do("end")
            for what in modules:
                answer = await house.http.get(f"{path}/{what}", headers=own)
                assert answer.is_success, answer.text

    asyncio.run(scenario())
    assert threads.keys() == {"load", *modules}
    assert threading.main_thread().name not in threads.values()


def test_one_who_takes_all_places_leaves_half_of_them_to_others() -> None:
    room, places = Room(12), contextlib.ExitStack()

    def enter(address: str) -> int:
        count = 0
        with contextlib.suppress(Refusal):
            for _ in range(100):
                places.enter_context(room.place(address, "too many"))
                count += 1
        return count

    with places:
        assert [enter(one) for one in ("a", "a", "b", "c", "d")] == [6, 0, 3, 2, 1]
        with pytest.raises(Refusal, match="too many"):
            room.check("e", "too many")
    assert enter("e") == 6


def test_proxies_are_known_by_address_and_by_network() -> None:
    for text, host, is_proxy in (
        ("127.0.0.1,::1", "127.0.0.1", True),
        ("127.0.0.1, ::1", "::1", True),
        ("127.0.0.1", "127.0.0.2", False),
        ("172.16.0.0/12", "172.20.0.5", True),
        ("172.16.0.0/12", "172.32.0.5", False),
        ("*", "203.0.113.7", True),
        ("*", "2001:db8::7", True),
        ("a socket, 10.0.0.1", "10.0.0.1", True),
        ("", "127.0.0.1", False),
        ("0.0.0.0/0", "", False),
    ):
        assert door._is_in(host, door._read_proxies(text)) == is_proxy, (text, host)


def test_a_place_is_given_back() -> None:
    limit = ConnectionLimit(2, 4)
    assert [limit.enter("a"), limit.enter("a"), limit.enter("a")] == [True, True, False]
    assert [limit.enter("p", is_free=True) for _ in range(3)] == [True, True, False]
    limit.leave("a")
    assert limit.enter("a")


def test_names_that_cannot_be_seen_are_refused() -> None:
    name = TypeAdapter(Name)
    for text in ("\u200b", "\u200d\ufeff", "\u3164", "\u2800 \u2800", "\u00ad", "\u115f", "\u0301"):
        with pytest.raises(ValidationError):
            name.validate_python(text)
    for text in ("Zoë", "李", "👩‍🚀", "é", "O’Neill", "🙂"):
        assert name.validate_python(text) == text


def test_a_lost_answer_can_be_asked_for_again(tmp_path: Path) -> None:
    secret = "x" * 43

    async def scenario() -> None:
        async with inside(tmp_path, limits=UNLIMITED.model_copy(update={"table_burst": 1.0})) as (
            house
        ):
            body = {"game": "fits", "seats": [PERSON, OPEN], "id": secret}
            both = await asyncio.gather(
                house.http.post("/api/tables", json=body), house.http.post("/api/tables", json=body)
            )
            first = next(answer.json() for answer in both if answer.status_code == 201)
            again = (await house.http.post("/api/tables", json=body)).json()
            assert again == first
            assert len(await house.tables.storage.ids()) == 1
            table = first["table"]["table"]
            place = {"name": "Bo", "invite": first["invite"], "id": "y" * 22}
            path = f"/api/tables/{table}/seats"
            one, other = [(await house.http.post(path, json=place)).json() for _ in range(2)]
            assert one["token"] == other["token"]
            assert one["seat"] == other["seat"] == 1
            answer = await house.http.post(path, json={**place, "id": "z" * 22})
            assert answer.json()["code"] == "no_open_seat"
            weak = await house.http.post(path, json={**place, "id": "short"})
            assert weak.status_code == 422
            _, welcome = await house.join(table, one["token"])
            assert welcome["seat"] == 1

    asyncio.run(scenario())


def test_a_path_with_a_slash_too_many_is_not_led_elsewhere(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            answer = await house.http.get("/api/tables/", headers={"host": "evil.example"})
            assert answer.status_code == 404

    asyncio.run(scenario())


def test_records_to_look_at_have_a_limit_and_do_not_hold_up_the_others(tmp_path: Path) -> None:
    limits = UNLIMITED.model_copy(update={"sights_a_minute": 0.001, "sight_burst": 3.0})
    record = {
        "format": "formspiel-record/1",
        "game": "fits",
        "edition": "2009",
        "seats": 1,
        "events": [],
    }

    async def scenario() -> None:
        async with inside(tmp_path, limits=limits) as house:
            answers = await asyncio.gather(
                *(house.http.post("/api/sight", json=record) for _ in range(6))
            )
            codes = sorted(answer.status_code for answer in answers)
            assert codes == [200, 200, 200, 429, 429, 429]
            # Those that are too many are not even read.
            answer = await house.http.post("/api/sight", content=b"{" * 60_000)
            assert answer.status_code == 429

    asyncio.run(scenario())


def idle_sockets(port: int, many: int, source: str, sent: bytes) -> list[socket.socket]:
    found = []
    for _ in range(many):
        one = socket.create_connection(("127.0.0.1", port), 10, source_address=(source, 0))
        with contextlib.suppress(OSError):
            one.sendall(sent)
        found.append(one)
    return found


def is_closed(one: socket.socket) -> bool:
    one.setblocking(False)  # noqa: FBT003  it has no name
    try:
        return one.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def test_a_crowd_at_the_door_does_not_keep_others_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Idle sockets, halves of requests, many handshakes, and a client that never reads."""
    monkeypatch.setenv(door.PROXIES, "")
    limits = Limits(sockets=20, handshake_burst=4.0, handshakes_a_minute=1.0)

    async def scenario() -> None:
        house = House(
            f"sqlite:///{tmp_path}/tables.db",
            tmp_path / "log",
            limits=limits,
            head_seconds=1.0,
            body_seconds=1.0,
            send_seconds=1.0,
        )
        async with opened(house):
            half = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n"
            crowd = await asyncio.to_thread(idle_sockets, house.port, 15, "127.0.0.2", b"GET / HT")
            crowd += await asyncio.to_thread(idle_sockets, house.port, 30, "127.0.0.2", half)
            crowd += await asyncio.to_thread(
                idle_sockets, house.port, 5, "127.0.0.3", half + b"\r\n{"
            )
            # All that are too many are closed at once, before they have been waited for.
            await until(lambda: sum(map(is_closed, crowd)) >= 25)
            async with httpx.AsyncClient(base_url=house.url, timeout=60) as http:
                assert (await http.get("/healthz")).status_code == 200
            # The others have had their time.
            await until(lambda: all(map(is_closed, crowd)))
            for one in crowd:
                one.close()
            local = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
            async with httpx.AsyncClient(base_url=house.url, timeout=60, transport=local) as again:
                assert (await again.get("/healthz")).status_code == 200
            await never_read(house)
            await send_at_once(house)
            address = f"{house.url.replace('http', 'ws', 1)}/api/tables/{'a' * 16}/socket"
            denied = []
            for _ in range(10):
                try:
                    async with connect(address):
                        pass
                except InvalidStatus as status:
                    denied.append(status.response.status_code)
            assert denied == [403] * 6
        text = (tmp_path / "log").read_text()
        assert "Traceback" not in text
        assert text.count("turned away") == 1

    asyncio.run(scenario())


async def send_at_once(house: House) -> None:
    """Pings, pieces of a message, requests and a head without end: each is cut at once."""
    upgrade = b"connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    key = b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    async with httpx.AsyncClient(base_url=house.url, timeout=60) as http:
        body = {"game": "fits", "seats": [PERSON], "is_public": True}
        table = (await http.post("/api/tables", json=body)).json()["table"]["table"]
    path = f"/api/tables/{table}/socket".encode()
    shake = b"GET " + path + b" HTTP/1.1\r\nhost: x\r\n" + upgrade + key
    one = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
    for sent, most in (
        (shake, b"\x89\x80\0\0\0\0" * 20_000),
        (shake, b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 20_000),
        (b"", one * 1_000),
        (b"GET / HTTP/1.1\r\n", b"x: y\r\n" * 20_000),
    ):
        hasty = await asyncio.to_thread(idle_sockets, house.port, 1, "127.0.0.4", sent)
        if sent == shake:
            assert b" 101 " in await asyncio.to_thread(hasty[0].recv, 1_000)
        read, rest = await asyncio.to_thread(_read_to_end, hasty[0], most)
        assert read < 100_000, (read, rest)


def _read_to_end(one: socket.socket, sent: bytes) -> tuple[int, bytes]:
    """Send something, and how much is answered until the connection ends, with the last of it."""
    read, last = 0, b""
    with contextlib.suppress(ConnectionError):
        one.sendall(sent)
    with contextlib.suppress(ConnectionError), one:
        while got := one.recv(65_536):
            read, last = read + len(got), got[-200:]
    return read, last


async def never_read(house: House) -> None:
    """Ask a lot without reading the answers; the server gives up on it soon."""
    greedy = socket.socket()
    greedy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    await asyncio.to_thread(greedy.connect, ("127.0.0.1", house.port))
    questions = b"GET /openapi.json HTTP/1.1\r\nhost: x\r\n\r\n" * (MOST_PIPELINED - 1)
    await asyncio.to_thread(greedy.sendall, questions)
    greedy.setblocking(False)  # noqa: FBT003  it has no name

    def is_cut() -> bool:
        try:
            greedy.send(b"G")
        except BlockingIOError:
            return False
        except OSError:
            return True
        return False

    await until(is_cut)
    greedy.close()


def test_messages_that_wait_for_the_database_are_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(_live: object) -> None:
        await asyncio.Event().wait()

    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made = await house.make("fits", PERSON)
            peer, _ = await house.join(made["table"]["table"], made["seats"][0]["token"])
            monkeypatch.setattr(house.tables, "freshen", never)
            monkeypatch.setattr(type(house.tables.settings), "is_shared", True)
            illegal = b'{"type": "play", "id": "1", "event": {"seat": 5}}'
            for _ in range(MOST_LATE):
                peer.client.receive(illegal)
            with pytest.raises(Cut):
                peer.client.receive(illegal)

    asyncio.run(scenario())


def test_the_limits_of_seats_go_with_their_table() -> None:
    limits = SeatLimits(Limits(command_burst=1, commands_a_second=1e-9), lambda: 0.0)

    def may(table: str, seat: int) -> bool:
        return limits.take(table, seat, is_change=False)

    assert [may("a", 0), may("a", 1), may("b", 0)] == [True] * 3
    assert [may("a", 0), may("a", 1), may("b", 0)] == [False] * 3
    limits.drop("a", 2)
    assert [may("a", 0), may("a", 1), may("b", 0)] == [True, True, False]
