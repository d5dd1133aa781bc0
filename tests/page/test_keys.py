"""Keys: the board has them when it is one's turn, and whoever leans on one makes one move."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from tests.page.house import Server, held_token
from tests.page.player import (
    board,
    confirm,
    number,
    sit_down,
    table_of,
    visiting,
    wait_for_turn,
)
from tests.page.test_guides import INSIDE

GAMES = ("fits", "bits", "quadrata")
REPEATS = 8
PAUSE = 40
"""Milliseconds between two repeats, as keyboards have it."""


def begin(page: Page, server: Server, game: str) -> None:
    """Sit down and wait for the own turn: the board has the keys."""
    sit_down(page, server, game, *(["easy"] if game in ("quadrata", "digit") else []))
    wait_for_turn(page, -1)
    page.wait_for_function("document.activeElement.closest('.board') !== null")


def lean_on(page: Page, key: str) -> None:
    """Press a key, or go on pressing it, without letting go: it comes again and again."""
    for _ in range(REPEATS):
        page.keyboard.down(key)
        page.wait_for_timeout(PAUSE)


def stored(page: Page, server: Server) -> int:
    """How many moves of the person the server has."""
    table = table_of(page)
    record: Any = server.get(f"/api/tables/{table}/record", held_token(page, table))
    return moves_in(record["events"])


def moves_in(events: list[dict[str, Any]]) -> int:
    """How many of these events are moves of the first seat."""
    return sum(event.get("seat") == 0 and "chance" not in event for event in events)


@pytest.mark.parametrize("game", GAMES)
def test_a_held_key_plays_one_move(server: Server, browser: Browser, game: str) -> None:
    with visiting(browser) as page:
        begin(page, server, game)
        for made, key in enumerate(("Enter", "Space"), 1):
            before = number(page)
            if game == "quadrata" and confirm(page).is_disabled():
                page.keyboard.press("ArrowRight")
                page.keyboard.press("r")
                page.keyboard.press("Enter")
            lean_on(page, key)
            wait_for_turn(page, before)
            # The next turn has come, and the key was never let go.
            lean_on(page, key)
            assert stored(page, server) == made
            page.keyboard.up(key)


@pytest.mark.parametrize("game", GAMES)
def test_the_arrow_down_plays_nothing(server: Server, browser: Browser, game: str) -> None:
    with visiting(browser) as page:
        begin(page, server, game)
        lowered = page.locator(".ghost.lowered")
        expect(lowered).to_have_count(0)
        before = number(page)
        lean_on(page, "ArrowDown")
        page.keyboard.up("ArrowDown")
        assert stored(page, server) == 0
        assert number(page) == before
        if game != "quadrata":
            expect(lowered).to_have_count(1)
            expect(page.locator("[aria-live=polite]").last).to_contain_text("column")
            page.keyboard.press("ArrowLeft")
            expect(lowered).to_have_count(0)
            page.keyboard.press("ArrowDown")
            expect(lowered).to_have_count(1)
        # The button hears a held key once, too; of space when it is let go.
        confirm(page).focus()
        lean_on(page, "Space")
        assert number(page) == before
        page.keyboard.up("Space")
        wait_for_turn(page, before)
        assert stored(page, server) == 1
        expect(lowered).to_have_count(0)
        if game != "quadrata":
            before = number(page)
            confirm(page).focus()
            lean_on(page, "Enter")
            wait_for_turn(page, before)
            confirm(page).focus()
            lean_on(page, "Enter")
            page.keyboard.up("Enter")
            assert stored(page, server) == 2


def test_a_key_that_was_held_before_the_turn_plays_nothing(
    server: Server, browser: Browser
) -> None:
    with visiting(browser) as page:
        page.goto(f"{server.url}/new/bits")
        page.get_by_label("Just me").check()
        page.get_by_role("button", name="Start").focus()
        page.keyboard.down("Enter")
        board(page).wait_for()
        wait_for_turn(page, -1)
        expect(board(page)).to_be_focused()
        lean_on(page, "Enter")
        assert stored(page, server) == 0
        page.keyboard.up("Enter")
        before = number(page)
        page.keyboard.press("Enter")
        wait_for_turn(page, before)
        assert stored(page, server) == 1


def test_a_held_key_plays_one_move_in_the_rules(server: Server, browser: Browser) -> None:
    with visiting(browser) as page:
        page.goto(f"{server.url}/rules/bits")
        page.get_by_role("button", name="Try it").first.click()
        board(page).wait_for()
        page.wait_for_load_state("networkidle")
        sent: list[int] = []

        def note(request: Request) -> None:
            if "/api/sight" in request.url:
                record: Any = request.post_data_json
                sent.append(moves_in(record["events"]))

        page.on("request", note)
        confirm(page).focus()
        lean_on(page, "Enter")
        confirm(page).focus()
        lean_on(page, "Enter")
        page.keyboard.up("Enter")
        # A card that comes next is asked for with the same moves.
        assert len(set(sent)) == 1


def test_the_board_has_the_keys_when_a_game_starts(server: Server, browser: Browser) -> None:
    """The other games are begun like this in the tests above."""
    with visiting(browser) as page:
        begin(page, server, "digit")


def test_a_double_click_makes_one_move(server: Server, browser: Browser) -> None:
    """Alone the next piece is there before the second click."""
    with visiting(browser) as page:
        begin(page, server, "fits")
        for made, place in enumerate((".hand .main", ".ghost"), 1):
            before = number(page)
            page.mouse.click(*page.locator(place).evaluate(INSIDE))
            wait_for_turn(page, before)
            page.mouse.down(click_count=2)
            page.mouse.up(click_count=2)
            page.wait_for_timeout(PAUSE)
            assert stored(page, server) == made
