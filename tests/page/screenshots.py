"""Pictures of every page, for phones and desks, light and dark: `make screenshots`."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.house import ROOT, Server, launch, serving, why_not
from tests.page.player import (
    DESK,
    PHONE,
    board,
    drop_by_keys,
    number,
    play_on,
    table_of,
    wait_for_turn,
)

TARGET = ROOT / "build" / "screenshots"
GAMES = ("fits", "bits", "quadrata", "digit")
LANGUAGE = os.environ.get("SCREENSHOT_LANG", "en")


def open_table(page: Page, server: Server, game: str, who: str, **choices: str) -> str:
    """Open a table by the form; its path."""
    page.goto(f"{server.url}/new/{game}")
    page.get_by_role("radio", name=who).check()
    for label, value in choices.items():
        page.get_by_label(label).select_option(label=value)
    page.locator("form button.main").click()
    page.wait_for_url("**/table/*")
    return f"/table/{table_of(page)}"


def prepare(page: Page, server: Server) -> dict[str, str]:
    """Tables in all states worth a picture: their paths by name."""
    paths = {"invite": open_table(page, server, "bits", "Friends")}
    for game in ("fits", "bits"):
        choices = {"Boards": "6"} if game == "fits" else {}
        paths[f"table-{game}"] = open_table(page, server, game, "Bots", **choices)
        board(page).wait_for()
        move = drop_by_keys(Random(8))
        for _ in range(6):
            wait_for_turn(page, -1)
            before = number(page)
            move(page)
            wait_for_turn(page, before)
    for game in ("quadrata", "digit"):
        paths[f"table-{game}"] = open_table(page, server, game, "Bots")
        page.locator(".board").first.wait_for()
    paths["end"] = open_table(page, server, "fits", "Just me", Boards="2")
    board(page).wait_for()
    play_on(page, drop_by_keys(Random(9)))
    return paths


def picture(browser: Browser, server: Server, state: Path, paths: dict[str, str]) -> None:
    """All pages in all four ways."""
    for size, viewport in (("phone", PHONE), ("desk", DESK)):
        for theme in ("light", "dark"):
            context = browser.new_context(
                viewport=viewport,
                color_scheme="dark" if theme == "dark" else "light",
                storage_state=state,
                reduced_motion="reduce",
                has_touch=size == "phone",
            )
            page = context.new_page()
            for name, path in paths.items():
                page.goto(server.url + path)
                page.locator("h1").first.wait_for()
                page.wait_for_timeout(500)
                file = TARGET / f"{name}-{size}-{theme}.png"
                page.screenshot(path=file, full_page=True)
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
            "rules": "/rules",
            "lost": "/nowhere",
            **{f"new-{game}": f"/new/{game}" for game in GAMES},
            **{f"rules-{game}": f"/rules/{game}" for game in GAMES},
            **prepare(page, server),
        }
        page.goto(server.url)
        page.locator("header select").select_option(LANGUAGE)
        state = Path(folder) / "state.json"
        context.storage_state(path=state)
        context.close()
        picture(browser, server, state, paths)
        browser.close()


if __name__ == "__main__":
    main()
