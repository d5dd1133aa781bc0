"""Pictures of every page, for phones and desks, light and dark: `make screenshots`."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

import httpx
from playwright.sync_api import Browser, Page, sync_playwright
from websockets.sync.client import connect

from formspiel.core.record import parse_record, replay
from formspiel.players import Thought, load_player
from tests.page.house import ROOT, Server, held_token, launch, serving, why_not
from tests.page.player import (
    DESK,
    PHONE,
    board,
    choose,
    drop_by_keys,
    number,
    play_on,
    table_of,
    wait_for_turn,
)

TARGET = ROOT / "build" / "screenshots"
GAMES = ("fits", "bits", "quadrata", "digit")
LANGUAGE = os.environ.get("SCREENSHOT_LANG", "en")


def watch_replay(page: Page) -> None:
    """Go some moves back from the end."""
    for _ in range(6):
        page.keyboard.press("ArrowLeft")


def offer_guide(page: Page) -> None:
    """Begin a game for the first time on this device; what it had is gone then."""
    page.evaluate(
        "for (const kept of ['guided', 'tables']) delete localStorage['formspiel.' + kept]"
    )
    page.goto("/")
    page.locator(".games .actions button").first.click()


def open_tab(name: str) -> Callable[[Page], None]:
    """What opens one of the tabs beside or below a board."""

    def show(page: Page) -> None:
        page.locator(f"#{name}[role=tab]").click()
        page.locator(f"#{name}-panel").scroll_into_view_if_needed()

    return show


def read_on(page: Page) -> None:
    """From the first sentence of a guide to one that asks for a move."""
    page.locator(".guided button.main").first.click()


def open_list(page: Page) -> None:
    """Open the list of all choices, from the top of the page."""
    page.locator("summary").first.click()
    page.locator("summary").first.scroll_into_view_if_needed()


def open_seal(page: Page) -> None:
    """What the dealer has promised."""
    page.locator("[aria-labelledby=seats] .head button").last.click()


def take_back(page: Page) -> None:
    """Why there is nothing to take back."""
    page.locator(".take-back:visible").click(force=True)


SHOWN: dict[str, dict[str, Callable[[Page], None]]] = {
    "home": {
        "settings": lambda page: page.locator("header button[aria-expanded]").click(),
    },
    "invited": {"guide-offer": offer_guide},
    "end": {
        "replay": watch_replay,
        "share": lambda page: page.locator(".actions button").first.click(),
    },
    "table-fits": {
        "log": open_tab("log"),
        "talk": open_tab("chat"),
        "choices": open_list,
        "leave": lambda page: page.locator("#leave-button").click(),
    },
    "table-bits": {"rules-beside": lambda page: page.locator("#rules-button").click()},
    "table-quadrata": {"choices-quadrata": open_list, "seal": open_seal},
    "table-digit": {"take-back": take_back},
    **{f"guide-{game}": {f"guided-{game}": read_on} for game in GAMES},
}
"""What can be opened on a page, in order, and is worth a picture of its own."""
WAITED = {
    "end": "figure.best",
    "review": "#review-sums",
    **{f"guide-{game}": ".guided .board svg" for game in GAMES},
}
"""What comes a while after its page."""


def open_table(page: Page, server: Server, game: str, who: str, **choices: str) -> str:
    """Open a table by the form; its path."""
    page.goto(f"{server.url}/new/{game}")
    page.get_by_role("radio", name=who).check()
    for label, value in choices.items():
        choose(page, label, value)
    page.locator("form button.main").click()
    page.wait_for_url("**/table/*")
    return f"/table/{table_of(page)}"


def play_well(page: Page, server: Server, moves: int) -> None:
    """Let a bot move for the person so many times, as the page looks on."""
    table = table_of(page)
    token = held_token(page, table)
    address = f"{server.url}/api/tables/{table}"
    socket_address = f"{address}/socket".replace("http", "ws", 1)
    for move in range(moves):
        wait_for_turn(page, -1)
        before = number(page)
        answer = httpx.get(f"{address}/record", headers={"Authorization": f"Bearer {token}"})
        record = parse_record(answer.raise_for_status().content)
        game, state = record.game, replay(record)
        bot = load_player(game.id, "hard")
        event = bot(game.view(state, 0), game.legal(state, 0), Random(move), Thought(0.1))
        wish = {"type": "play", "id": f"picture-{move}", "event": game.format_event(event)}
        with connect(socket_address) as socket:
            socket.send(json.dumps({"type": "hello", "token": token, "after": -1}))
            socket.send(json.dumps(wish))
            wait_for_turn(page, before)


def keep_record(page: Page, server: Server, game: str) -> None:
    """Write down beside the pictures how what they show came about."""
    table = table_of(page)
    token = held_token(page, table)
    address = f"{server.url}/api/tables/{table}/record"
    answer = httpx.get(address, headers={"Authorization": f"Bearer {token}"})
    (TARGET / f"{game}.record.json").write_bytes(answer.raise_for_status().content)


def prepare(page: Page, server: Server) -> dict[str, str]:
    """Tables in all states worth a picture: their paths by name."""
    paths = {"invite": open_table(page, server, "bits", "Friends")}
    for game, moves in (("fits", 10), ("bits", 7), ("quadrata", 9), ("digit", 4)):
        # Who sees all hands can ask a bot what to do.
        choices = {"Hands": "open"} if game == "digit" else {}
        paths[f"table-{game}"] = open_table(page, server, game, "Bots", **choices)
        page.locator(".board").first.wait_for()
        play_well(page, server, moves)
        keep_record(page, server, game)
    watched = open_table(page, server, "bits", "Bots")
    board(page).wait_for()
    move = drop_by_keys(Random(9))
    while not page.locator("#round-end").count():
        wait_for_turn(page, -1)
        before = number(page)
        move(page)
        wait_for_turn(page, before)
    for size, viewport in (("phone", PHONE), ("desk", DESK)):
        page.set_viewport_size(viewport)
        page.screenshot(path=TARGET / f"round-end-{size}-light.png")
    # Who holds a seat cannot watch.
    watch = held_token(page, table_of(page), "spectate")
    paths["watching"] = f"{watched}#watch={watch}"
    page.evaluate(
        """name => { localStorage['formspiel.tables'] = JSON.stringify(
            JSON.parse(localStorage['formspiel.tables']).filter(held => held.table !== name)) }""",
        table_of(page),
    )
    for name, who in (("end-bots", "Bots"), ("end", "Just me")):
        paths[name] = open_table(page, server, "fits", who, Boards="2")
        board(page).wait_for()
        play_on(page, drop_by_keys(Random(9)))
    paths["review"] = paths["end"].replace("table", "review")
    paths["end-quadrata"] = open_table(page, server, "quadrata", "Bots")
    page.locator(".board").first.wait_for()
    play_well(page, server, 4)
    page.locator("#leave-button").click()
    page.get_by_role("dialog").locator("button:not(.main)").click()
    page.locator("#end").wait_for()
    made = server.make_table(
        {
            "game": "quadrata",
            "seats": [{"kind": "person", "name": "Ann"}, {"kind": "open"}],
            "is_public": True,
        }
    )
    paths["invited"] = f"/table/{made['table']['table']}#invite={made['invite']}"
    return paths


def grow_results(page: Page) -> None:
    """Some games that were over earlier, so that my games have something to show."""
    page.evaluate(
        """() => { localStorage['formspiel.results'] = JSON.stringify([
            -14, -9, -11, -3, 2, -1, 6, 4].map((points, index) => ({
                table: 'abcdefghijklmno' + 'abcdefgh'[index], game: 'fits',
                at: Date.now() - 864e5 * (9 - index), options: {boards: ['1']}, seats: 1, points,
            }))) }"""
    )


def picture(browser: Browser, server: Server, state: Path, paths: dict[str, str]) -> None:
    """All pages in all four ways."""
    for size, viewport in (("phone", PHONE), ("desk", DESK)):
        for theme in ("light", "dark"):
            context = browser.new_context(
                viewport=viewport,
                base_url=server.url,
                color_scheme="dark" if theme == "dark" else "light",
                storage_state=state,
                reduced_motion="reduce",
                has_touch=size == "phone",
                is_mobile=size == "phone",
            )
            page = context.new_page()
            for name, path in paths.items():
                # A fragment alone would not load the page anew.
                page.goto("about:blank")
                page.goto(server.url + path)
                page.locator("h1").first.wait_for()
                page.wait_for_timeout(500)
                if name in WAITED:
                    page.locator(WAITED[name]).wait_for()
                file = TARGET / f"{name}-{size}-{theme}.png"
                page.screenshot(path=file, full_page=True)
                for more, show in SHOWN.get(name, {}).items():
                    show(page)
                    page.wait_for_timeout(500)
                    page.screenshot(path=TARGET / f"{more}-{size}-{theme}.png")
            context.close()


def main() -> None:
    """Make all pictures."""
    if reason := why_not():
        sys.exit(reason)
    TARGET.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        context = browser.new_context(viewport=DESK, locale="en-GB", reduced_motion="reduce")
        page = context.new_page()
        page.goto(server.url)
        paths = {
            "home": "/",
            "lobby": "/lobby",
            "mine": "/mine",
            "rules": "/rules",
            "lost": "/nowhere",
            **{f"new-{game}": f"/new/{game}" for game in GAMES},
            **{f"rules-{game}": f"/rules/{game}" for game in GAMES},
            **{f"guide-{game}": f"/guide/{game}" for game in GAMES},
            **prepare(page, server),
        }
        page.goto(server.url)
        grow_results(page)
        page.locator("header select").select_option(LANGUAGE)
        state = Path(folder) / "state.json"
        context.storage_state(path=state)
        context.close()
        picture(browser, server, state, paths)
        browser.close()


if __name__ == "__main__":
    main()
