"""Luck and skill on the page: of a game that is over, and of a record that is opened."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.page.axe import complaints
from tests.page.house import ROOT, Server
from tests.page.player import board, open_alone, tab_to, visiting, wait_for_turn

RECORD = ROOT / "tests" / "records" / "fits-moves.record.json"


def test_a_record_is_opened_and_read_by_keys(server: Server, browser: Browser) -> None:
    with visiting(browser, viewport={"width": 320, "height": 568}) as page:
        page.goto(f"{server.url}/review")
        page.get_by_label("or its text").fill("no record")
        page.get_by_role("button", name="Review it").click()
        expect(page.get_by_role("alert")).to_contain_text("not a saved game")
        page.get_by_label("A saved game").set_input_files(RECORD)
        slider = page.get_by_role("slider", name="Move")
        slider.focus()
        page.keyboard.press("Home")
        heading = page.locator("#review-move")
        expect(heading).to_contain_text("Move 1 of")
        page.keyboard.press("ArrowRight")
        expect(heading).to_contain_text("Move 2 of")
        expect(slider).to_have_attribute("aria-valuetext", re.compile("Move 2 of 3 .*Expected"))
        expect(page.locator(".boards svg").first).to_be_visible()
        page.get_by_text("As a table").click()
        expect(page.locator("tbody tr")).to_have_count(3)
        assert not complaints(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        page.get_by_role("button", name="Seat 2").click()
        expect(page.get_by_role("button", name="Seat 2")).to_have_attribute("aria-pressed", "true")


def test_the_end_of_a_game_leads_to_its_review(server: Server, browser: Browser) -> None:
    with visiting(browser) as page:
        open_alone(page, server, "fits", "8")
        wait_for_turn(page, -1)
        page.keyboard.press("Enter")
        wait_for_turn(page, 0)
        page.get_by_role("button", name="End the game").click()
        page.get_by_role("dialog").get_by_role("button", name="End the game").click()
        tab_to(page, "Luck and skill")
        page.keyboard.press("Enter")
        expect(page.locator("#review-sums")).to_be_visible()
        page.get_by_role("link", name="Back to the table").click()
        expect(board(page).or_(page.locator("#end")).first).to_be_visible()
