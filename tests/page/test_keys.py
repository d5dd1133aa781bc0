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
    open_alone,
    table_of,
    visiting,
    wait_for_turn,
)

GAMES = ("fits", "bits", "quadrata")
REPEATS = 12
PAUSE = 40
"""Milliseconds between two repeats, as keyboards have it."""


def sit_down(page: Page, server: Server, game: str) -> None:
    """Open a table, wait for the own turn, and have the board under the keys."""
    if game == "quadrata":
        page.goto(f"{server.url}/new/{game}")
        page.get_by_role("radio", name="Bots").check()
        page.get_by_role("button", name="Start").click()
        board(page).wait_for()
    else:
        open_alone(page, server, game)
    wait_for_turn(page, -1)
    board(page).focus()


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


@pytest.mark.parametrize("key", ["Enter", "Space"])
@pytest.mark.parametrize("game", GAMES)
def test_a_held_key_plays_one_move(server: Server, browser: Browser, game: str, key: str) -> None:
    with visiting(browser) as page:
        sit_down(page, server, game)
        before = number(page)
        lean_on(page, key)
        wait_for_turn(page, before)
        # The next turn has come, and the key was never let go.
        lean_on(page, key)
        assert stored(page, server) == 1
        page.keyboard.up(key)
        if game != "quadrata":
            before = number(page)
            page.keyboard.press(key)
            wait_for_turn(page, before)
            assert stored(page, server) == 2


@pytest.mark.parametrize("game", GAMES)
def test_the_arrow_down_plays_nothing(server: Server, browser: Browser, game: str) -> None:
    with visiting(browser) as page:
        sit_down(page, server, game)
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
        page.keyboard.press("Enter")
        wait_for_turn(page, before)
        assert stored(page, server) == 1
        expect(lowered).to_have_count(0)


@pytest.mark.parametrize("key", ["Enter", "Space"])
@pytest.mark.parametrize("game", GAMES)
def test_a_held_key_presses_the_button_once(
    server: Server, browser: Browser, game: str, key: str
) -> None:
    with visiting(browser) as page:
        sit_down(page, server, game)
        before = number(page)
        confirm(page).focus()
        lean_on(page, key)
        if key == "Space":
            # A button hears of it when it is let go.
            page.keyboard.up(key)
        wait_for_turn(page, before)
        confirm(page).focus()
        if key == "Enter":
            lean_on(page, key)
            page.keyboard.up(key)
        assert stored(page, server) == 1


@pytest.mark.parametrize("game", ["fits", "bits"])
def test_a_key_that_was_held_before_the_turn_plays_nothing(
    server: Server, browser: Browser, game: str
) -> None:
    with visiting(browser) as page:
        page.goto(f"{server.url}/new/{game}")
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


@pytest.mark.parametrize("game", ["fits", "bits", "quadrata", "digit"])
def test_the_board_has_the_keys_when_a_game_starts(
    server: Server, browser: Browser, game: str
) -> None:
    with visiting(browser) as page:
        page.goto(f"{server.url}/new/{game}")
        page.get_by_role("radio", name="Bots").check()
        page.get_by_role("button", name="Start").click()
        page.locator(".table").wait_for()
        wait_for_turn(page, -1)
        page.wait_for_function("document.activeElement.closest('.board') !== null")
