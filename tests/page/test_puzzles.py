"""Puzzles in the page: solved by keys alone, given up, explained, and kept."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.page.axe import complaints
from tests.page.house import Server
from tests.page.player import PHONE, confirm, visiting

PUZZLE = "/puzzles/fits/1-3"


def best_moves(page: Page, server: Server) -> list[Any]:
    """The own moves of the best line, which nobody at the page has seen."""
    answer = page.request.get(f"{server.url}/api{PUZZLE}/answer").json()
    return [step["event"] for step in answer["line"] if step["seat"] == 0]


def place_of(page: Page, server: Server, made: list[Any], move: Any) -> int:
    """Which of the choices a move is."""
    path = f"{server.url}/api{PUZZLE}/tries"
    sight = page.request.post(path, data={"moves": made}).json()["sight"]
    return int(sight["moves"].index(move))


def kept(page: Page) -> Any:
    """What the browser keeps of the puzzles of FITS."""
    return json.loads(page.evaluate("localStorage['formspiel.puzzles'] ?? '{}'")).get("fits")


def test_a_puzzle_is_solved_by_keys_alone_and_the_next_one_comes_by_one_key(
    browser: Browser, server: Server
) -> None:
    with visiting(browser) as page:
        page.goto(server.url + PUZZLE)
        expect(page.locator(".goal")).to_be_visible()
        made: list[Any] = []
        for move in best_moves(page, server):
            place = place_of(page, server, made, move)
            fold = page.locator("summary", has_text="list")
            if not made:
                fold.focus()
                page.keyboard.press("Enter")
            page.locator(".board li button").nth(place).focus()
            page.keyboard.press("Enter")
            confirm(page).focus()
            page.keyboard.press("Enter")
            made.append(move)
            if len(made) == 1:
                # What was tried can be taken back, and made again.
                expect(page.get_by_role("button", name="Take back").first).to_be_visible()
        expect(page.locator(".verdict.solved")).to_be_focused()
        assert complaints(page) == []
        assert kept(page)["done"] == [{"id": "1-3", "outcome": "first"}]
        assert kept(page)["rating"] > 1100
        page.keyboard.press("n")
        expect(page.locator("h1")).to_be_visible()
        expect(page.locator(".head .number")).not_to_contain_text("1-3")


def test_who_gives_up_sees_the_best_line_on_the_board(browser: Browser, server: Server) -> None:
    with visiting(browser, viewport=PHONE, has_touch=True) as page:
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(server.url + PUZZLE)
        expect(page.locator(".goal")).to_be_visible()
        assert not any(url.endswith("/answer") for url in asked)
        page.get_by_role("button", name="Give up").tap()
        expect(page.locator("#why")).to_be_visible()
        expect(page.locator(".both figure svg").first).to_be_visible()
        page.locator(".steps .row button").last.tap()
        expect(page.locator(".steps .row .number")).to_contain_text("2 of")
        assert complaints(page) == []
        assert kept(page)["done"] == [{"id": "1-3", "outcome": "missed"}]


def test_a_server_that_is_away_leaves_a_way_out(browser: Browser, server: Server) -> None:
    with visiting(browser) as page:
        page.goto(server.url + "/puzzles")
        expect(page.locator(".games h2").first).to_be_visible()
        page.route("**/api/puzzles/**", lambda route: route.abort("connectionrefused"))
        page.locator(".games a.main").first.click()
        expect(page.get_by_role("alert")).to_be_visible()
        page.unroute("**/api/puzzles/**")
        page.get_by_role("button", name="Try again").click()
        expect(page.locator(".goal")).to_be_visible()
