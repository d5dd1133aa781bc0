"""How long who plays waits for hints, and for the first look at a game that is over.

On a real server a person plays some moves at practice tables and asks for a hint at each, the
first as soon as the table stands. Then games that bots have played are looked at as the page
does it when a game is over. Seconds on the wall are told, since that is what a person waits.

    .venv/bin/python benchmarks/first_look.py --games 5
"""

from __future__ import annotations

import argparse
import json
import time
import urllib.request
from statistics import median
from typing import Any

from luck import CASES, play
from server_load import serving
from websockets.sync.client import connect

from formspiel.core.record import format_record

HINTS = 6
"""So many a table are asked for."""
LEVELS = ("easy", "hard")


def ask(port: int, path: str, body: Any) -> Any:
    """The answer to a request."""
    url, data = f"http://127.0.0.1:{port}/api/{path}", json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=120) as answer:  # noqa: S310  our own
        return json.load(answer)


def take_hints(port: int, case: str) -> list[float]:
    """Sit at a practice table, and ask for a hint before each move: how long each took."""
    game, seats, options = CASES[case]
    people = [{"kind": "person", "name": "P"}, *[{"kind": "bot", "level": "easy"}] * (seats - 1)]
    wish = {"game": game, "seats": people, "options": options, "is_practice": True}
    made = ask(port, "tables", wish)
    table, token = made["table"]["table"], made["seats"][0]["token"]
    hints: list[float] = []
    with connect(f"ws://127.0.0.1:{port}/api/tables/{table}/socket", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": token}))
        while len(hints) < HINTS:
            told = json.loads(socket.recv(timeout=120))
            if told.get("table") and told["table"]["is_over"]:
                break
            sight = told.get("sight")
            if sight is None or not sight["moves"]:
                continue
            begun = time.perf_counter()
            socket.send(json.dumps({"type": "hint", "id": f"h{len(hints)}"}))
            while told["type"] != "advice":
                told = json.loads(socket.recv(timeout=120))
            hints.append(time.perf_counter() - begun)
            event = sight["moves"][0]
            socket.send(json.dumps({"type": "play", "id": f"m{len(hints)}", "event": event}))
    return hints


def look(port: int, case: str, number: int) -> float:
    """Let bots play a game: how long the first look at it takes."""
    record = play(case, LEVELS[number % 2], "hard", 0.05, f"look {case} {number}")
    document = json.loads(format_record(record))
    begun = time.perf_counter()
    ask(port, "review?effort=quick", document)
    return time.perf_counter() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=5, help="of each case (5)")
    parser.add_argument("--only", default=",".join(CASES), help="some of the cases")
    wanted = parser.parse_args()
    cases = wanted.only.split(",")
    if wanted.games < 1 or not set(cases) <= set(CASES):
        parser.error("a game at least, and cases that there are")
    print("case       games  first look: median  worst   hint: median  worst  the very first")
    with serving(bot_effort=0.05) as (port, _):
        for case in cases:
            hints = [take_hints(port, case) for _ in range(wanted.games)]
            looks = [look(port, case, number) for number in range(wanted.games)]
            first, *later = [hint for some in hints for hint in some]
            print(
                f"{case:10} {wanted.games:5}  {median(looks):18.2f}  {max(looks):5.2f}"
                f"  {median(later):13.2f}  {max(later):5.2f}  {first:14.2f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
