"""Moves a second of this server and of boardgame.io, in the same run on the same machine.

boardgame.io 0.50 serves a game about as simple as can be: four players in turn mark a
cell of a small board. Its file storage writes every move, though it tells the players
before it has written; this server tells them after. Ours plays FITS with four seats, with
SQLite, every move synchronised to the disk. Both have the same number of tables and
clients, and every client moves as soon as it may.

    .venv/bin/python benchmarks/against_boardgameio.py --tables 100 --seconds 6

Needs Node and npm; the peer is installed into benchmarks/.peers the first time.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import orjson
import uvloop
from server_load import SEATS, Tally, await_port, free_port, run
from wire import Wire, dial

VERSION = "0.50.2"
PEERS = Path(__file__).parent / ".peers" / "boardgameio"
SERVER = """
const { Server, FlatFile, Origins } = require('boardgame.io/server');
const game = {
  name: 'marks',
  setup: () => ({ cells: Array(16).fill(null), count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { mark: ({ G, playerID }, id) => { G.cells[id] = playerID; G.count += 1; } },
};
const [port, dir] = process.argv.slice(2);
const options = { games: [game], origins: [Origins.LOCALHOST] };
if (dir) options.db = new FlatFile({ dir, logging: false });
Server(options).run({ port: Number(port), callback: () => {} });
"""


def install() -> None:
    """Get the peer, if it is not there yet."""
    if (PEERS / "node_modules" / "boardgame.io").is_dir():
        return
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("npm is not on this machine, so there is nothing to compare with")
    PEERS.mkdir(parents=True, exist_ok=True)
    (PEERS / "package.json").write_text('{"private": true}')
    wanted = [f"boardgame.io@{VERSION}", "node-persist@3"]
    subprocess.run(  # noqa: S603  a fixed command
        [npm, "install", "--no-audit", "--no-fund", "--loglevel=error", *wanted],
        cwd=PEERS,
        check=True,
    )


class Peer:
    """A client of boardgame.io that moves as soon as it is its turn."""

    def __init__(self, tally: Tally, match: str, player: str) -> None:
        self.tally, self.match, self.player = tally, match, player
        self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.wire: Wire | None = None
        self.sent_at = 0.0
        self.is_waiting = False

    async def sit(self, port: int) -> None:
        """Connect."""
        self.wire = await dial(port, "/socket.io/?EIO=4&transport=websocket", self.hear)
        self._send(b"40/marks,")

    def hear(self, text: bytes) -> None:
        """Follow the protocol of socket.io as far as is needed."""
        if text.startswith(b"42/marks,"):
            self._follow(orjson.loads(text[9:]))
        elif text.startswith(b"40/marks"):
            self._emit(["sync", self.match, self.player, None, SEATS])
        elif text == b"2":
            self._send(b"3")

    def _follow(self, message: Any) -> None:
        name, _match, state = message[0], message[1], message[2]
        if name not in {"sync", "update"}:
            return
        state = state.get("state", state)
        if not self.synced.done():
            self.synced.set_result(None)
        if self.is_waiting:
            self.is_waiting = False
            self.tally.note(self.sent_at)
        if state["ctx"]["currentPlayer"] != self.player:
            return
        mark = {
            "type": "mark",
            "args": [state["_stateID"] % 16],
            "playerID": self.player,
            "credentials": None,
        }
        action = {"type": "MAKE_MOVE", "payload": mark}
        self.is_waiting = True
        self.sent_at = time.perf_counter()
        self._emit(["update", action, state["_stateID"], self.match, self.player])

    def _emit(self, message: Any) -> None:
        self._send(b"42/marks," + orjson.dumps(message))

    def _send(self, text: bytes) -> None:
        if self.wire is not None:
            self.wire.send(text)


async def measure(server: tuple[int, int], tables: int, seconds: float) -> Tally:
    """Fill so many matches and count for so long."""
    port, process = server
    tally = Tally(process=process)
    peers = []
    # A match is made when its first player comes; the others must find it there.
    for player in range(SEATS - 1, -1, -1):
        new = [Peer(tally, f"match{table}", str(player)) for table in range(tables)]
        await asyncio.gather(*(peer.sit(port) for peer in new))
        await asyncio.gather(*(peer.synced for peer in new))
        peers += new
    await tally.count(seconds, len(peers))
    for peer in peers:
        if peer.wire is not None:
            peer.wire.close()
    await asyncio.sleep(0.2)
    return tally


def run_peer(tables: int, seconds: float, *, is_durable: bool) -> float:
    """Moves a second of boardgame.io."""
    port = free_port()
    node = shutil.which("node") or "node"
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(  # noqa: S603  the peer, with a script of ours
            [node, "-e", SERVER, "peer", str(port), *([folder] if is_durable else [])],
            cwd=PEERS,
            stdout=subprocess.DEVNULL,
        )
        try:
            await_port(port, process)
            tally = uvloop.run(measure((port, process.pid), tables, seconds))
        finally:
            process.terminate()
            process.wait(20)
    return len(tally.waits) / seconds


def main() -> None:
    """Measure both and print the ratio."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=6.0)
    wanted = parser.parse_args()
    install()
    tables, seconds = wanted.tables, wanted.seconds
    theirs = run_peer(tables, seconds, is_durable=True)
    print(f"boardgame.io {VERSION}, files       {theirs:8.0f} moves/s")
    ours, median, late, _ = run(tables, seconds, views=False)
    print(
        f"formspiel, SQLite, events        {ours:8.0f} moves/s  p50 {median:.0f} p99 {late:.0f} ms"
    )
    views, median, late, _ = run(tables, seconds, views=True)
    print(
        f"formspiel, SQLite, views         {views:8.0f} moves/s  p50 {median:.0f} p99 {late:.0f} ms"
    )
    memory = run_peer(tables, seconds, is_durable=False)
    print(f"boardgame.io {VERSION}, memory only {memory:8.0f} moves/s")
    print(f"ratio with durable storage: {ours / theirs:.1f} (events), {views / theirs:.1f} (views)")


if __name__ == "__main__":
    main()
