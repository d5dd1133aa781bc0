"""Hints and the coach on the page: where they are allowed, and nowhere else."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.page.axe import complaints
from tests.page.house import Server
from tests.page.player import DESK, PHONE, number, visiting, wait_for_turn

ADA = {"kind": "person", "name": "Ada"}
BEN = {"kind": "person", "name": "Ben"}
WHOLE = """() => {
    const board = document.querySelector('.board [role=application]').getBoundingClientRect();
    const hand = document.querySelector('.board .under').getBoundingClientRect();
    return board.bottom <= innerHeight && (board.left >= hand.right || board.bottom <= hand.top);
}"""
"""Whether all of the board is seen, and nothing lies on it."""


def is_whole(page: Page) -> bool:
    """Whether the board is seen on a phone, and on one on its side."""
    found = []
    side: ViewportSize = {"width": PHONE["height"], "height": PHONE["width"]}
    for window in (PHONE, side):
        page.set_viewport_size(window)
        found.append(page.evaluate(WHOLE))
    return all(found)


def sit(page: Page, server: Server, made: Any, seat: int) -> None:
    """Open a table at a seat that was made elsewhere."""
    table = made["table"]["table"]
    held = {"table": table, "game": made["table"]["game"], "seat": seat, "at": 1}
    held["token"] = made["seats"][seat]["token"]
    page.goto(server.url)
    page.evaluate("held => localStorage['formspiel.tables'] = JSON.stringify([held])", held)
    page.goto(f"{server.url}/table/{table}")
    page.locator(".table").wait_for()
    wait_for_turn(page, -1)


def test_a_hint_is_shown_and_chosen_and_the_coach_lets_a_move_be_taken_back(
    server: Server, browser: Browser
) -> None:
    wish = {"game": "fits", "seats": [ADA, BEN], "options": {"boards": ["1"]}}
    made = server.make_table({**wish, "is_practice": True})
    with visiting(browser) as page, visiting(browser, viewport=PHONE) as other:
        sit(other, server, made, 1)
        sit(page, server, made, 0)
        page.keyboard.press("h")
        moves = page.get_by_role("group", name="Best moves").get_by_role("button")
        expect(moves).to_have_count(4)
        expect(page.locator(".board .suggested path")).to_have_count(3)
        expect(other.get_by_text("hints: Ada")).to_be_visible()
        assert not complaints(page)
        page.keyboard.press("3")
        expect(moves.nth(2)).to_have_attribute("aria-pressed", "true")
        page.get_by_label("Coach").check()
        before = number(page)
        moves.nth(2).click()
        page.keyboard.press("Enter")
        verdict = page.locator(".verdict")
        expect(verdict).to_be_visible()
        assert is_whole(page)
        page.set_viewport_size(DESK)
        if page.get_by_role("button", name="Take it back").count():
            page.get_by_role("button", name="Take it back").click()
            expect(page.locator(".board .suggested path")).to_have_count(3)
            assert number(page) > before
        # The other has a hint by touch, in what is a phone.
        other.get_by_role("button", name="Hint").click()
        chosen = other.get_by_role("group", name="Best moves").get_by_role("button").first
        chosen.click()
        expect(chosen).to_have_attribute("aria-pressed", "true")
        assert other.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert is_whole(other)
        expect(page.get_by_text("hints: Ada, Ben")).to_be_visible()
        page.get_by_role("tab", name="Log").click()
        expect(
            page.get_by_role("list", name="Log").get_by_text("Ben asked for a hint.")
        ).to_be_visible()
    record = server.get(f"/api/tables/{made['table']['table']}/record", made["seats"][0]["token"])
    assert record["hints"] == [0, 1]


def test_there_is_no_hint_where_others_play_in_earnest_and_alone_no_coach(
    server: Server, browser: Browser
) -> None:
    bot = {"kind": "bot", "level": "easy"}
    with visiting(browser) as page:
        sit(page, server, server.make_table({"game": "bits", "seats": [ADA, bot]}), 0)
        page.keyboard.press("h")
        expect(page.get_by_role("button", name="Hint")).to_have_count(0)
        expect(page.locator(".strip")).to_have_count(0)
    with visiting(browser) as page:
        sit(page, server, server.make_table({"game": "bits", "seats": [ADA]}), 0)
        page.get_by_role("button", name="Hint").click()
        expect(page.locator(".board .suggested path").first).to_be_visible()
        expect(page.get_by_label("Coach")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.locator(".strip")).to_have_count(0)
    # On a board without coordinates a hint says which figure a move makes.
    with visiting(browser) as page:
        wish = {"game": "digit", "seats": [ADA], "options": {"variant": "solitaire"}}
        sit(page, server, server.make_table({**wish, "is_practice": True}), 0)
        page.get_by_role("button", name="Hint").click()
        advised = page.get_by_role("group", name="Best moves").locator(".words")
        expect(advised).to_have_text([re.compile(r"^Makes D\d+")] * 3)
        # Nor does the coach: taking the move back shows on the board what was better.
        page.get_by_label("Coach").check()
        page.get_by_text("All choices as a list").click()
        page.locator("details[open] ol button, details[open] ul button").last.click()
        page.locator(".acts .main").click()
        expect(page.locator(".verdict")).to_be_visible()
        assert not re.search(r"\d,\d", page.locator(".verdict").inner_text())
