"""Luck and skill on the page: of a game that is over, and of a record that is opened."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Browser, expect

from tests.page.axe import complaints
from tests.page.house import ROOT, Server
from tests.page.player import PATIENCE, drop_by_keys, open_alone, play_on, tab_to, visiting

FIRST_LOOK = 3 * PATIENCE
"""The process that reviews gives way to all others, and has much to load at first."""
RECORD = ROOT / "tests" / "records" / "fits-moves.record.json"


def test_a_record_is_opened_and_read_by_keys(server: Server, browser: Browser) -> None:
    with visiting(browser, viewport={"width": 320, "height": 568}) as page:
        page.goto(f"{server.url}/review")
        page.get_by_label("or its text").fill("no record")
        page.get_by_role("button", name="Review it").click()
        expect(page.get_by_role("alert")).to_contain_text("not a saved game")
        page.get_by_label("A saved game").set_input_files(RECORD)
        slider = page.get_by_role("slider", name="Move")
        slider.focus(timeout=FIRST_LOOK)
        page.keyboard.press("Home")
        heading = page.locator("#review-move")
        expect(heading).to_contain_text("Move 1 of")
        page.keyboard.press("ArrowRight")
        expect(heading).to_contain_text("Move 2 of")
        expect(slider).to_have_attribute("aria-valuetext", re.compile("Move 2 of 3 .*Expected"))
        # What was played and what was better or as good lie on the board that was there then.
        expect(page.locator(".moment path.made")).to_be_visible()
        expect(page.locator(".moment .suggested path")).to_have_count(1)
        page.locator(".plot svg").click(position={"x": 1, "y": 40})
        expect(heading).to_contain_text("Move 1 of")
        # Two plain numbers with a sentence, and what changed most.
        sums = page.get_by_role("region").filter(has=page.locator("#review-sums"))
        assert len(sums.locator("dd").all_inner_texts()) == 2
        expect(sums).to_contain_text(re.compile("Before the first card .* in the end it was"))
        turns = page.locator(".turns button")
        assert 1 <= turns.count() <= 3
        place = re.search(r"[Mm]ove (\d+)", turns.last.inner_text())
        assert place
        turns.last.click()
        expect(heading).to_contain_text(f"Move {place[1]} of")
        page.get_by_text("As a table").click()
        expect(page.locator("tbody tr")).to_have_count(3)
        assert not complaints(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        page.get_by_role("button", name="Seat 2").click()
        expect(page.get_by_role("button", name="Seat 2")).to_have_attribute("aria-pressed", "true")
        # A text does as well as a file.
        page.get_by_label("or its text").fill(RECORD.read_text("utf-8"))
        page.get_by_role("button", name="Review it").click()
        expect(page.get_by_role("button", name="Seat 1")).to_have_attribute("aria-pressed", "true")
        expect(page.locator("#review-sums")).to_be_visible()


def test_the_end_of_a_game_is_reviewed_by_itself_beside_what_was_possible(
    server: Server, browser: Browser
) -> None:
    with visiting(browser) as page:
        open_alone(page, server, "fits", "8")
        play_on(page, drop_by_keys(Random(1)))
        # The curve is there without being asked for, and leads through the game.
        card = page.get_by_role("region", name="Luck and skill")
        expect(card.locator("path.expected")).to_be_visible(timeout=FIRST_LOOK)
        replay = page.locator(".controls input[type=range]")
        course = card.get_by_role("slider", name="Move")
        course.focus()
        page.keyboard.press("Home")
        page.keyboard.press("ArrowRight")
        expect(replay).to_have_js_property("value", "2")
        # The best board goes along, and one gets to where the lines part.
        best = page.locator("figure.best")
        expect(best.locator("svg")).to_be_visible()
        parting = best.get_by_role("button", name="Where the lines part")
        parting.click()
        expect(parting).to_have_attribute("aria-pressed", "true")
        words = best.locator(".words")
        expect(words).to_have_text(re.compile("row"))
        said = words.inner_text()
        expect(page.locator(".marks.parting span")).to_have_count(1)
        replay.press("ArrowRight")
        expect(words).not_to_have_text(said)
        assert not complaints(page)
        tab_to(page, "Every move")
        page.keyboard.press("Enter")
        expect(page.locator("#review-sums")).to_be_visible()
        page.get_by_role("button", name=re.compile("Move . cost|Luck before")).first.click()
        expect(page.locator(".moment svg")).to_be_visible()
        page.get_by_role("link", name="Back to the table").click()
        expect(page.locator("#end")).to_be_visible()
