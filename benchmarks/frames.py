"""Whether a bot's move disturbs 60 frames a second: the longest tasks of the page, from a trace.

A person plays with three bots in a real browser, with all that moves, in each game. Chrome's own
trace tells how long every task on the main thread of the page took while bots moved.

Who plays has the server and its bots on another machine. Here they share one with the browser,
so they have the last core and the browser has the others: what is printed is the page's own time.
It is told too how busy the cores of the browser were.

    .venv/bin/python -m benchmarks.frames [--games GAME …] [--moves N] [--keep FOLDER]
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.page.house import CHROMIUM, Server, launch, serving
from tests.page.player import DESK, PATIENCE, go_on, is_over, number, sit_down, wait_for_turn

from formspiel.core.names import shipped_games

LONG = 50.0
"""Milliseconds; longer ones are seen as a stutter."""
BOTS = 3
CORES = os.cpu_count() or 1
SERVER_CORES = str(CORES - 1)
BROWSER_CORES = f"0-{max(CORES - 2, 0)}"
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]


def main() -> None:
    """Play, and print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=shipped_games())
    parser.add_argument("--moves", type=int, default=20, help="of the person in each game")
    parser.add_argument("--keep", type=Path, help="a folder for the traces, to be looked through")
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), bound(Path(folder), sys.executable, SERVER_CORES)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright, bound(Path(folder), str(CHROMIUM), BROWSER_CORES))
        print(json.dumps({"browser": BROWSER_CORES, "server": SERVER_CORES}), flush=True)
        for game in wanted.games:
            before = spent()
            trace, made = play(browser, server, game, wanted.moves)
            share = [after - was for after, was in zip(spent(), before, strict=True)]
            if wanted.keep:
                (wanted.keep / f"{game}.json").write_bytes(trace)
            found = {"game": game, "moves": made, **told_by(json.loads(trace))}
            # If it is near one, somebody else was there too, and the time on the wall says little.
            found["busy"] = round(1 - share[0] / share[1], 2)
            print(json.dumps(found), flush=True)
        browser.close()


def bound(folder: Path, program: str, cores: str) -> str:
    """A program that stays on some cores, with all that it starts."""
    script = folder / Path(program).name
    script.write_text(f'#!/bin/sh\nexec taskset -c {cores} "{program}" "$@"\n')
    script.chmod(0o755)
    return str(script)


def spent() -> tuple[float, float]:
    """How long the browser's cores have been idle so far, and how long they have been there."""
    idle = total = 0
    for line in Path("/proc/stat").read_text().splitlines():
        name, *times = line.split()
        if name in {f"cpu{core}" for core in range(max(CORES - 1, 1))}:
            # Time that waits for a disk is idle too; that of guests is in the others already.
            idle += int(times[3]) + int(times[4])
            total += sum(map(int, times[:8]))
    return idle, total


def play(browser: Browser, server: Server, game: str, moves: int) -> tuple[bytes, int]:
    """Play some moves against three bots, or to the end; the trace, and how many they were."""
    context = browser.new_context(locale="en-GB", viewport=DESK, service_workers="block")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    sit_down(page, server, game, *["easy"] * BOTS)
    browser.start_tracing(page=page, categories=CATEGORIES)
    made = 0
    wait_for_turn(page, -1)
    while made < moves and not is_over(page):
        if page.locator("#round-end").count():
            go_on(page)
        wait_for_turn(page, -1)
        before = number(page)
        choose_any(page, before)
        wait_for_turn(page, before)
        made += 1
    trace = browser.stop_tracing()
    context.close()
    return trace, made


def told_by(trace: dict[str, Any]) -> dict[str, Any]:
    """How long the tasks of the page took."""
    wall, processor = tasks_of(trace, "dur"), tasks_of(trace, "tdur")
    return {
        "tasks": len(wall),
        "longest_ms": [round(task, 1) for task in wall[:5]],
        "longest_processor_ms": [round(task, 1) for task in processor[:5]],
        f"over_{LONG:.0f}_ms": sum(task > LONG for task in wall),
        f"over_{LONG:.0f}_processor_ms": sum(task > LONG for task in processor),
    }


def choose_any(page: Page, before: int) -> None:
    """Make the first move that comes to hand, by keys."""
    for key in ("Enter", "ArrowRight", "Enter", "ArrowRight", "Enter"):
        if number(page) == before and page.locator(".table .status.mine").count():
            page.keyboard.press(key)


def tasks_of(trace: dict[str, Any], clock: str) -> list[float]:
    """The tasks on the main thread of the page in milliseconds, the longest first.

    `dur` is the time on the wall, `tdur` that of the processor, which a busy machine leaves alone.
    """
    events = trace["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return sorted(
        (
            event.get(clock, 0) / 1000
            for event in events
            if event.get("ph") == "X"
            and event.get("name") == "RunTask"
            and (event["pid"], event["tid"]) in mains
        ),
        reverse=True,
    )


if __name__ == "__main__":
    main()
