"""Tables in all states that are worth a picture, made without a browser."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import Random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from formspiel.core.record import parse_record, replay
from formspiel.players import Player, Thought, load_player
from tests.page.house import Server

DAY = 86_400_000
ADA = {"kind": "person", "name": "Ada"}
BEN = {"kind": "person", "name": "Ben"}
CLEO = {"kind": "person", "name": "Cleo"}
EASY, HARD = ({"kind": "bot", "level": level} for level in ("easy", "hard"))
QUICK: dict[str, Any] = {
    "fits": {"boards": ["2"]},
    "bits": {},
    "quadrata": {"rounds": 1, "turn_limit": 30},
    "digit": {"open": True},
}
"""Options of games that are soon over, and hide nothing from who asks a bot what to do."""
SOLITAIRE = {"variant": "solitaire"}


def is_person(seat: Any) -> bool:
    return bool(seat["kind"] == "person")


class Seat:
    """Somebody at a table who has no page."""

    def __init__(self, server: Server, made: Any, seat: int = 0) -> None:
        self._address = f"{server.url}/api/tables/{made['table']['table']}"
        self._token, self._seat, self._count = made["seats"][seat]["token"], seat, 0
        self._sight: Any = {}
        self._table: Any = made["table"]
        address = f"{self._address}/socket".replace("http", "ws", 1)
        self._socket: ClientConnection = connect(address)
        self._tell({"type": "hello", "token": self._token, "after": -1})

    def do(self, kind: str, **content: Any) -> None:
        """Ask for something and wait until it is done."""
        self._count += 1
        name = f"seat-{self._seat}-{self._count}-{time.monotonic_ns()}"
        self._tell({"type": kind, "id": name, **content})
        while not any(one["id"] == name for one in self._hear().get("done") or ()):
            pass

    def play(self, most: int = 1_000, *, is_clever: bool = True) -> bool:
        """Make so many moves, or as many as there are; whether the game goes on."""
        for move in range(most):
            if not self.wait():
                return False
            self.do("play", event=self._choose(move) if is_clever else self._sight["moves"][0])
        return not self._table["is_over"]

    def wait(self) -> bool:
        """Wait until it is this seat's turn, or there are no more."""
        while self._seat not in self._sight.get("to_act", ()) and not self._table["is_over"]:
            self._hear()
        return not self._table["is_over"]

    @property
    def is_awaited(self) -> bool:
        """Whether the game waits for this seat."""
        while not self._sight:
            self._hear()
        return self._seat in self._sight["to_act"]

    def close(self) -> None:
        self._socket.close()

    def read_record(self) -> bytes:
        headers = {"Authorization": f"Bearer {self._token}"}
        return httpx.get(f"{self._address}/record", headers=headers).raise_for_status().content

    def _choose(self, move: int) -> Any:
        """What a good bot would do."""
        record = parse_record(self.read_record())
        game, state = record.game, replay(record)
        view, legal = game.view(state, self._seat), game.legal(state, self._seat)
        return game.format_event(_bot(game.id)(view, legal, Random(move), Thought(0.02)))

    def _tell(self, message: Any) -> None:
        self._socket.send(json.dumps(message))

    def _hear(self) -> Any:
        message = json.loads(self._socket.recv(timeout=60))
        if message["type"] == "error":
            raise RuntimeError(message)
        self._sight |= message.get("sight") or message.get("changes") or {}
        self._table = message.get("table") or self._table
        return message


@cache
def _bot(game: str) -> Player:
    return load_player(game, "hard")


class Device:
    """What a browser keeps, and the tables behind it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.kept: list[dict[str, Any]] = []
        self.challenges: list[dict[str, Any]] = []
        self.made: dict[str, Any] = {}

    def make(
        self,
        name: str,
        game: str,
        *seats: Any,
        moves: int = 0,
        is_kept: bool = True,
        **wish: Any,
    ) -> str:
        """A table at which a person has made so many moves; the way to it."""
        if name not in self.made:
            options = SOLITAIRE if game == "digit" and len(seats) == 1 else QUICK[game]
            asked = {"game": game, "seats": seats, "options": options, **wish}
            people = [at for at, one in enumerate(seats) if is_person(one)]
            made = self.server.make_table(asked)
            # Chance may end a game sooner than so many moves can be made.
            while self._move(made, people, moves):
                made = self.server.make_table(asked)
            self.made[name] = made
            if is_kept:
                self._keep(made)
        return f"/table/{self.made[name]['table']['table']}"

    def _move(self, made: Any, people: list[int], moves: int) -> bool:
        """Let a person move so often, of several who is awaited; whether the game is over."""
        for at in people if moves else ():
            seat = Seat(self.server, made, at)
            is_awaited = len(people) == 1 or seat.is_awaited
            is_over = is_awaited and not seat.play(moves)
            if len(people) == 1:
                is_over = not seat.wait()
            seat.close()
            if is_awaited:
                return is_over
        return False

    def _keep(self, made: Any) -> None:
        """Hold the first seat of a table."""
        table = made["table"]
        held = {"table": table["table"], "game": table["game"], "seat": 0}
        held |= {"token": made["seats"][0]["token"], "at": time.time() * 1000 - DAY / 9}
        held |= {key: made[key] for key in ("invite", "spectate") if made.get(key)}
        self.kept.append(held)

    def storage(self, language: str) -> dict[str, Any]:
        """All that the page finds there."""
        points = (-14, -9, -11, -3, 2, -1, 6, 4)
        results = [
            {
                "table": f"abcdefghijklmno{'abcdefgh'[at]}",
                "game": "fits",
                "at": int(time.time() * 1000) - DAY * (9 - at),
                "options": {"boards": ["1"]},
                "seats": 1,
                "points": many,
            }
            for at, many in enumerate(points)
        ]
        return {
            "tables": self.kept,
            "challenges": self.challenges,
            "results": results,
            "guided": ["fits", "bits", "quadrata", "digit"],
            "settings": {"language": language, "name": "Ada", "coach": True},
        }


Scene = Callable[[Device], str]
"""Makes what is to be seen, and tells the way to it."""


def at_table(game: str, *others: Any, moves: int = 0, **wish: Any) -> Scene:
    """A table of one's own with others; Ada has made so many moves."""
    name = f"{game} {others} {moves} {wish}"
    return lambda device: device.make(name, game, ADA, *others, moves=moves, **wish)


def after(scene: Scene, path: str) -> Scene:
    """A page on a device that has a table."""
    return lambda device: path if scene(device) else ""


def watched(game: str) -> Scene:
    """A table of others."""

    def make(device: Device) -> str:
        seats = (BEN, CLEO)
        path = device.make(f"watched {game}", game, *seats, moves=1, is_kept=False)
        return f"{path}#watch={device.made[f'watched {game}']['spectate']}"

    return make


def asked_in(device: Device) -> str:
    """An invitation."""
    seats = (ADA, EASY, {"kind": "open"})
    path = device.make("asked", "quadrata", *seats, is_kept=False, is_public=True)
    return f"{path}#invite={device.made['asked']['invite']}"


def full_lobby(device: Device) -> str:
    """Tables of others, open and going."""
    for number, game in enumerate(QUICK):
        more: dict[str, Any] = {
            "is_kept": False,
            "is_public": True,
            "title": ("", "A rainy evening")[number % 2],
        }
        device.make(f"open {game}", game, BEN, {"kind": "open"}, **more)
        device.make(f"going {game}", game, BEN, EASY, **more)
    return "/lobby"


def ended(game: str, *others: Any, is_clever: bool = True, **wish: Any) -> Scene:
    """A game that is over, played well or as badly as can be."""

    def make(device: Device) -> str:
        name = f"ended {game} {others} {is_clever} {wish}"
        is_made = name in device.made
        path = device.make(name, game, ADA, *others, **wish)
        if not is_made:
            people = [at for at, one in enumerate((ADA, *others)) if is_person(one)]
            seats = [Seat(device.server, device.made[name], at) for at in people]
            with ThreadPoolExecutor() as pool:
                list(pool.map(lambda seat: seat.play(is_clever=is_clever), seats))
            for seat in seats:
                seat.close()
        return path

    return make


def given_up(device: Device) -> str:
    """A game with a bot that was ended early."""
    known = "given up" in device.made
    path = device.make("given up", "quadrata", ADA, HARD, moves=6)
    if not known:
        seat = Seat(device.server, device.made["given up"])
        seat.do("end")
        seat.close()
    return path


def asked_again(who: int) -> Scene:
    """A game among people that is over, and one of them offers a rematch."""
    title = f"offered by {who}"
    end = ended("fits", BEN, title=title)

    def make(device: Device) -> str:
        is_made = any(title in name for name in device.made)
        path = end(device)
        if not is_made:
            made = next(made for name, made in device.made.items() if title in name)
            seat = Seat(device.server, made, who)
            seat.do("rematch")
            seat.close()
        return path

    return make
