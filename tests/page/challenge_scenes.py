"""Challenges in states that are worth a picture, made without a browser."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx

from tests.page.scenes import ADA, Device, Scene, Seat, ended

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")
CARDS = 7
"""So many cards are played; not everybody has acted on the next."""
PATIENCE = 60


def _ask(device: Device, path: str, token: str | None, body: Any = None) -> Any:
    """Post something, or with no body just ask."""
    answer = httpx.request(
        "GET" if body is None else "POST",
        f"{device.server.url}/api/challenges{path}",
        headers={} if token is None else {"Authorization": f"Bearer {token}"},
        json=body,
        timeout=PATIENCE,
    )
    return answer.raise_for_status().json()


def _sit(device: Device, table: str, token: str) -> Seat:
    return Seat(
        device.server, {"table": {"table": table, "is_over": False}, "seats": [{"token": token}]}
    )


def _play(seats: Sequence[tuple[Seat, int]]) -> None:
    """Let all make so many moves, at the same time, each after more poor ones than the last."""

    def move(at: int) -> None:
        seat, moves = seats[at]
        seat.play(at, is_clever=False)
        seat.play(moves - at)
        seat.close()

    with ThreadPoolExecutor(len(seats)) as pool:
        list(pool.map(move, range(len(seats))))


def evening(key: str = "") -> Scene:
    """An evening in step, in the middle of its first game; with the secret of this name."""

    def make(device: Device) -> str:
        if "evening" not in device.made:
            games = [
                {"game": "fits", "options": {"boards": ["2"]}},
                {"game": "bits", "options": {}},
            ]
            wish: dict[str, Any] = {"kind": "event", "title": "A rainy evening", "pace": "step"}
            wish |= {"card_seconds": 300, "seconds": 14_400, "games": games}
            made = device.made["evening"] = _ask(device, "", None, wish)
            path = f"/{made['challenge']['challenge']}"
            tokens = [
                _ask(device, f"{path}/entrants", None, {"name": name})["token"] for name in NAMES
            ]
            _ask(device, f"{path}/start", made["host"], {})
            shown = [_ask(device, path, token)["you"]["games"][0]["table"] for token in tokens]
            _play(
                [
                    (_sit(device, table, token), CARDS + at % 2)
                    for at, (table, token) in enumerate(zip(shown, tokens, strict=True))
                ]
            )
        made = device.made["evening"]
        path = f"/challenge/{made['challenge']['challenge']}"
        return path + {"": "", "host": f"#host={made['host']}"}.get(
            key, f"/screen#screen={made['screen']}"
        )

    return make


def compared(device: Device) -> str:
    """The same cards for a friend, when both have played."""
    alone = ended("fits")(device)
    if "compared" not in device.made:
        own = next(held["token"] for held in device.kept if alone == f"/table/{held['table']}")
        wish = {"kind": "friend", "name": ADA["name"], "table": alone.removeprefix("/table/")}
        made = device.made["compared"] = _ask(device, "", own, wish)
        name = made["challenge"]["challenge"]
        token = _ask(device, f"/{name}/entrants", None, {"name": "Ben"})["token"]
        begun = _ask(device, f"/{name}/games/0", token, {})
        seat = _sit(device, begun["own"]["table"], token)
        seat.play(3, is_clever=False)
        seat.play()
        seat.close()
        held = {"challenge": name, "token": made["token"], "kind": "friend"}
        device.challenges.append(held | {"title": "", "at": time.time() * 1000})
    return f"/challenge/{device.made['compared']['challenge']['challenge']}"
