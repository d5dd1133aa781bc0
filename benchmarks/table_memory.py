"""How much memory a table takes on the server: FITS with four seats, in the middle and at the end.

Tables are played by random moves as the server plays them, without a disk and with four clients
each that are told everything and read nothing; what clients and their connections take is not
counted. Each figure is of all tables together, by what Python has allocated, divided by
their number. (To load takes longer here than on a server, because every allocation is noted.)

    .venv/bin/python benchmarks/table_memory.py --tables 200
"""

from __future__ import annotations

import argparse
import gc
import secrets
import time
import tracemalloc
from itertools import pairwise
from random import Random

import orjson

from formspiel.server.tables.live import LiveTable, load_live
from formspiel.server.ws.told import Told
from formspiel.table.command import Make, Play
from formspiel.table.decision import make
from formspiel.table.entry import format_entry, parse_entry
from formspiel.table.holder import PERSON, Holder
from formspiel.table.table import Table

SEATS = 4


def open_live(number: int) -> LiveTable:
    """A new table of four people who play all boards of the box's programme."""
    token = secrets.token_hex
    holders = tuple(Holder(PERSON, f"P{seat}", "en", token(32)) for seat in range(SEATS))
    entries = make(Make(time.time(), "fits", holders, secrets.token_bytes(32)))
    return load_live(f"table{number}", entries, lambda _: None, (), time.time())


def play(live: LiveTable, rounds: float, rng: Random) -> None:
    """Play until so many rounds are over, or the game is."""
    told = Told(live)
    while live.table.acting and done(live.table) < rounds:
        seat = rng.choice(live.table.acting)
        move = rng.choice(live.table.game.legal(live.table.state, seat))
        event = orjson.loads(orjson.dumps(live.table.game.format_event(move)))
        live.submit(Play(time.time(), seat, event, secrets.token_hex(8)))
        live.take()
        before = len(live.shown.log) - 1
        live.keep()
        known, told = told, Told(live)
        for other in range(SEATS):
            shown = known.shown(other, grows=True)
            told.update(other, before, before, views=True, shows_table=False, shown=shown)


def done(table: Table) -> float:
    """How many rounds are over, with the share of the one that is being played."""
    state = table.state
    return len(state.past) + len(state.turned) / len(state.config.edition.pieces)


def load(live: LiveTable) -> LiveTable:
    """The same table as a server has it that was started again."""
    log = live.shown.log
    stored = [orjson.dumps(format_entry(log[number])) for number in range(len(log))]
    entries = [parse_entry(orjson.loads(data)) for data in stored]
    return load_live(live.id, entries, lambda _: None, (), time.time())


def taken() -> int:
    """What is allocated now."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def main() -> None:
    """Print kilobytes a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    wanted = parser.parse_args()
    play(open_live(-1), 99, Random(0))
    rounds = len(open_live(-1).table.config.boards)
    print("FITS, 4 seats     entries   kB a table   kB loaded anew   ms to load")
    for name, share in (("just made", 0.0), ("in mid-game", rounds / 2), ("over", 99.0)):
        tracemalloc.start()
        tables = []
        for number in range(wanted.tables):
            live = open_live(number)
            play(live, share, Random(number))
            tables.append(live)
        entries = sum(live.stored for live in tables) / len(tables)
        began = time.process_time()
        again = [load(live) for live in tables]
        cost = 1000 * (time.process_time() - began) / len(tables)
        # What goes with them is theirs; what is worked out once for all tables stays.
        sizes = [taken()]
        tables.clear()
        del live
        sizes.append(taken())
        again.clear()
        sizes.append(taken())
        tracemalloc.stop()
        size, loaded = ((a - b) / wanted.tables / 1000 for a, b in pairwise(sizes))
        print(f"{name:16}  {entries:7.0f}   {size:10.0f}   {loaded:14.0f}   {cost:10.1f}")


if __name__ == "__main__":
    main()
