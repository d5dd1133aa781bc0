"""Quadrata on the page, to the end: by pointer and by keys, against a bot."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from formspiel.core.record import read_document, replay
from tests.page.axe import complaints
from tests.page.house import Server
from tests.page.player import (
    DESK,
    PHONE,
    board,
    check_end,
    confirm,
    number,
    play_on,
    sit_down,
    visiting,
    wait_for_turn,
)

TURNS = 20
Moving = Callable[[Page], None]


@contextmanager
def seated(
    browser: Browser, server: Server, rounds: int = 1, turns: int = TURNS, **options: Any
) -> Iterator[Page]:
    """A page at a short game against a bot."""
    with visiting(browser, **options) as page:
        wish = {"rounds": rounds, "turn_limit": turns}
        sit_down(page, server, "quadrata", "easy", options=wish)
        yield page


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def somewhere(page: Page, rng: Random) -> tuple[float, float]:
    """A point on the own square."""
    box = board(page).bounding_box()
    assert box is not None
    return box["x"] + box["width"] * rng.random(), box["y"] + box["height"] * rng.random()


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=3)
    page.mouse.up()


def play_by_pointer(rng: Random) -> Moving:
    """Pick something up, drag it, turn it, perhaps put it aside, and press the button."""

    def move(page: Page) -> None:
        tiles = page.locator("button.tile")
        if tiles.count() and rng.random() < 0.7:
            drag(page, middle(tiles.first), somewhere(page, rng))
        elif confirm(page).is_disabled() or rng.random() < 0.2:
            # Where neither stock nor own board has anything, it is taken from somebody.
            page.locator(".own .open, button.tile, .take, button.kept").first.click()
        if page.locator(".ghost").count():
            page.mouse.move(*somewhere(page, rng))
            page.mouse.wheel(0, 100)
            page.get_by_role("button", name="Turn").click()
            if rng.random() < 0.5:
                page.get_by_role("button", name="Flip").click()
        aside = page.get_by_role("button", name="Into the reserve")
        if aside.is_enabled() and rng.random() < 0.1:
            aside.click()
        confirm(page).click()

    return move


def play_by_keys(rng: Random) -> Moving:
    """Nothing but keys."""

    def move(page: Page) -> None:
        if not page.locator(".ghost, .shelf.goal").count():
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "r", "f"]
        for _ in range(rng.randrange(5)):
            page.keyboard.press(rng.choice(arrows))
        page.keyboard.press("Enter")

    return move


@pytest.mark.parametrize("way", [play_by_pointer, play_by_keys])
def test_a_game_is_played_to_the_end(
    server: Server, browser: Browser, way: Callable[[Random], Moving]
) -> None:
    with seated(browser, server) as page:
        made = play_on(page, way(Random(1)))
        record = read_document(check_end(page, server))
        own = [event for event in record.events if "move" in event and event["seat"] == 0]
        assert made == len(own) == TURNS // 2
        assert sum(event["to"] == "square" for event in own) >= TURNS // 4
        replay(record)
        # What was laid last is still to be seen.
        assert page.locator(".own .form").count() > 1
        if way is play_by_keys:
            assert not complaints(page)


def test_what_counted_is_marked_on_the_board(server: Server, browser: Browser) -> None:
    with seated(browser, server, rounds=2, turns=6) as page:
        lay = play_by_keys(Random(3))
        late: list[Route] = []
        # What it calls must be a function of Python.
        page.route("**/api/tables/*/steps", lambda route: late.append(route))  # noqa: PLW0108
        for where in ("[aria-labelledby=round-end]", ".table"):
            wait_for_turn(page, -1)
            while not page.locator("#round-end, #end").count():
                before = number(page)
                lay(page)
                wait_for_turn(page, before)
            told = page.locator(where)
            reasons = told.locator("li button", has_text="square").filter(has_text="+")
            points = int(str(reasons.last.locator(".number").text_content()))
            reasons.last.focus()
            expect(told.locator(".mark")).to_have_count(points)
            if where == ".table":
                # The last round is told before its moves are there, and after that.
                late.pop().continue_()
                expect(page.get_by_role("region", name="How it went")).to_be_visible()
                expect(reasons.last).to_be_focused()
                expect(told.locator(".mark")).to_have_count(points)
            reasons.last.blur()
            expect(told.locator(".mark")).to_have_count(0)
            if where != ".table":
                assert not complaints(page)
                go_on_button = page.get_by_role("button", name="Go on")
                go_on_button.click()
                expect(board(page)).to_be_focused()


def test_nothing_is_done_before_it_is_confirmed(server: Server, browser: Browser) -> None:
    with seated(browser, server) as page:
        wait_for_turn(page, -1)
        before = number(page)
        ghost = page.locator(".ghost")
        reserve = page.locator("[data-goal=reserve]")
        # Nothing lies anywhere yet, so there is one thing to take, and it is in the hand.
        drag(page, middle(ghost), middle(reserve))
        expect(reserve.locator(".coming")).to_be_visible()
        expect(ghost).to_have_count(0)
        drag(page, middle(page.locator("button.tile")), middle(board(page)))
        expect(ghost).to_be_visible()
        page.keyboard.press("Escape")
        expect(ghost).to_have_count(0)
        expect(confirm(page)).to_be_disabled()
        assert number(page) == before
        page.get_by_text("All choices as a list").click()
        page.get_by_role("button", name="from the stock").last.click()
        page.get_by_role("list").get_by_role("button", name="Into the reserve").click()
        expect(page.locator("p.prompt")).to_have_text("Into the reserve")
        confirm(page).click()
        wait_for_turn(page, before)
        assert number(page) > before


def test_a_finger_drags_and_taps(server: Server, browser: Browser) -> None:
    with seated(browser, server, viewport=PHONE, has_touch=True, is_mobile=True) as page:
        wait_for_turn(page, -1)
        before = number(page)
        touch = page.context.new_cdp_session(page)

        def put(kind: str, *points: tuple[float, float]) -> None:
            found = [{"x": x, "y": y} for x, y in points]
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": found})

        reserve = page.locator("[data-goal=reserve]")
        put("touchStart", middle(page.locator("button.tile")))
        put("touchMove", middle(board(page)))
        put("touchMove", middle(reserve))
        put("touchEnd")
        expect(reserve.locator(".coming")).to_be_visible()
        page.touchscreen.tap(*middle(board(page)))
        ghost = page.locator(".ghost text")
        expect(ghost).to_be_visible()
        assert number(page) == before
        # A form's number stands inside of it.
        page.touchscreen.tap(*middle(ghost))
        wait_for_turn(page, before)
        expect(page.locator(".own .form:not(.ghost)")).to_have_count(1)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_is_in_the_way_of_anybody(
    server: Server, browser: Browser, size: dict[str, int]
) -> None:
    with seated(browser, server, viewport=size) as page:
        wait_for_turn(page, -1)
        page.get_by_text("All choices as a list").click()
        assert not complaints(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
