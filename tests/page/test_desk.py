"""The table in windows of all sizes: all that one plays with is seen, and nothing scrolls away."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, WebSocketRoute, expect

from tests.page.axe import complaints
from tests.page.house import Server
from tests.page.player import DESK, sit_down, visiting, wait_for_turn

GAMES = ("fits", "bits", "quadrata", "digit")
LARGE = ((1024, 768), (1280, 800), (1440, 900), (1920, 1080))
SMALL = ((390, 844), (360, 640), (844, 390), (640, 400), (320, 568))
SIZES: tuple[ViewportSize, ...] = tuple(
    {"width": width, "height": height} for width, height in (*LARGE, *SMALL)
)
PAGES = (
    "/",
    "/lobby",
    "/mine",
    "/rules",
    *(f"/{page}/{game}" for page in ("new", "rules", "guide") for game in GAMES),
)
NAME = "Wilhelmine-Mathilde v. u. zu Wolkenstein"
MEASURE = """isDesk => {
    const all = {
        board: '.board :is([role=application], svg[role=group])',
        card: isDesk ? '.card-in-play, .stock, .digit-hand' : '.card-in-play, .stock',
        button: ':is(.hand, .acts) button',
        status: '.status',
        ...(isDesk ? { points: '.who strong', back: '.take-back', tab: '[role=tab]' } : {}),
    };
    const shown = selector => [...document.querySelectorAll(selector)]
        .map(one => one.getBoundingClientRect()).filter(({ width }) => width);
    const isSeen = ({ left, top, right, bottom }) =>
        left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    const board = shown(all.board)[0];
    const covers = shown(all.button).filter(({ left, top, right, bottom }) =>
        left < board.right && right > board.left && top < board.bottom && bottom > board.top);
    return {
        wide: document.documentElement.scrollWidth - innerWidth,
        tall: document.documentElement.scrollHeight - innerHeight,
        covers: covers.length,
        spilt: [...document.querySelectorAll('.room button')]
            .filter(one => one.scrollWidth > one.clientWidth && one.clientWidth > 1)
            .map(one => one.textContent.trim()),
        squeezed: [...document.querySelectorAll('.left.scrolls > *')]
            .filter(one => one.offsetHeight && one.offsetWidth < 150).length,
        unseen: Object.keys(all).filter(name => !shown(all[name]).every(isSeen)),
        none: Object.keys(all).filter(name => !shown(all[name]).length),
        middle: board.left + board.width / 2,
        // What can be played on, without the room over it.
        height: (shown('.board [role=application] .field')[0] ?? board).height,
    };
}"""

CUT_OFF = """() => [...document.querySelectorAll('main *')]
    .filter(one => ['auto', 'scroll'].includes(getComputedStyle(one).overflowY)
        && one.scrollHeight > one.clientHeight + 1)
    .map(one => one.className)"""
"""The classes of all that shows only a part of itself."""
COVERED = """() => [...document.querySelectorAll('.guided > header .head > *')].some(one => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const ways = document.querySelector('.guided .ways').getBoundingClientRect();
    const { right, bottom } = words.getBoundingClientRect();
    return right > ways.left && bottom > ways.top && innerWidth < 1000;
})"""
"""Whether the buttons of a guide lie on its title, beside which they stand in small windows."""


def measure(page: Page, size: ViewportSize) -> dict[str, Any]:
    """What is seen of a table in a window."""
    page.set_viewport_size(size)
    page.evaluate("() => { scrollTo(0, 0); return new Promise(requestAnimationFrame); }")
    found: dict[str, Any] = page.evaluate(MEASURE, size["width"] >= LARGE[0][0])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_every_window(server: Server, browser: Browser, game: str) -> None:
    with visiting(browser, bypass_csp=True) as page:
        sit_down(page, server, game, "easy", name=NAME)
        wait_for_turn(page, -1)
        for language in ("fr", "it", "nl", "de"):
            page.locator("header select").select_option(language)
            page.locator(f"html[lang={language}]").wait_for()
            for size in SIZES[:2]:
                seen = measure(page, size)
                assert not seen["spilt"], (language, size, seen["spilt"])
        for size in SIZES:
            seen = measure(page, size)
            is_desk = size["width"] >= LARGE[0][0]
            assert seen["wide"] <= 0, size
            assert not seen["covers"], size
            assert not seen["unseen"], (size, seen["unseen"])
            assert not seen["spilt"], (size, seen["spilt"])
            assert set(seen["none"]) <= (set() if is_desk else {"card"}), (size, seen["none"])
            if is_desk:
                assert seen["tall"] <= 0, size
                assert not seen["squeezed"], size
            if is_desk and game == "fits":
                assert seen["height"] >= 0.7 * size["height"], size
        seen = measure(page, DESK)
        width, height = DESK["width"], DESK["height"]
        assert width / 4 <= seen["middle"] <= width * 3 / 4
        assert seen["height"] >= 0.7 * height
        # A click on nothing leaves the keys with the board.
        page.mouse.click(4, height - 4)
        assert page.evaluate("() => !!document.activeElement.closest('.room > .board')")
        # What cannot be taken back says why.
        page.locator(".take-back:visible").click(force=True)
        expect(page.get_by_text("Du hast noch keinen Zug").last).to_be_visible()
        assert not complaints(page)
        page.get_by_role("tab", name="Verlauf").click()
        assert not complaints(page)
        # Whatever is cut off has a shade that says so.
        page.locator("summary", has_text="Alle Möglichkeiten").click()
        cut = page.evaluate(CUT_OFF)
        assert cut
        assert not [one for one in cut if "scrolls" not in one.split()], cut


def test_a_table_with_hints_fits_every_window(server: Server, browser: Browser) -> None:
    """Who plays alone has one button more; of all games FITS has most of them."""
    with visiting(browser) as page:
        sit_down(page, server, "fits")
        page.locator("header select").select_option("de")
        page.locator("html[lang=de]").wait_for()
        wait_for_turn(page, -1)
        for size in SIZES:
            seen = measure(page, size)
            assert seen["wide"] <= 0, size
            assert not seen["covers"], size
            assert not seen["unseen"], (size, seen["unseen"])
            assert not seen["spilt"], (size, seen["spilt"])


def build_high(message: str | bytes) -> str:
    """What the server says, but that a piece of four can stand on the uppermost row alone."""
    told = json.loads(message)
    if sight := told.get("sight"):
        at = next(at for at, move in enumerate(sight["moves"]) if "cells" in move)
        cells = [[2, row] for row in range(11, 15)]
        sight["moves"] = [{**sight["moves"][at], "cells": cells}]
        sight["phrases"] = [sight["phrases"][at]]
    return json.dumps(told)


def overhear(page: WebSocketRoute) -> None:
    """Let a page hear of a high board."""
    server = page.connect_to_server()
    server.on_message(lambda message: page.send(build_high(message)))


def test_a_piece_that_stands_over_the_top_is_seen_whole(server: Server, browser: Browser) -> None:
    with visiting(browser) as page:
        page.route_web_socket("**/socket", overhear)
        sit_down(page, server, "fits", "easy")
        wait_for_turn(page, -1)
        for size in SIZES:
            page.set_viewport_size(size)
            page.evaluate("() => { scrollTo(0, 0); return new Promise(requestAnimationFrame); }")
            top, edge, field = page.evaluate(
                """() => {
                    const board = document.querySelector('.board [role=application]');
                    const box = one => one.getBoundingClientRect();
                    const isCut = getComputedStyle(board).overflowY !== 'visible';
                    return [box(board.querySelector('.ghost')).top, isCut ? box(board).top : 0,
                        box(board.querySelector('.field')).height];
                }"""
            )
            assert top >= edge - 1, size
            assert field >= size["height"] / 2, size


def test_no_page_scrolls_sideways(server: Server, browser: Browser) -> None:
    with visiting(browser) as page:
        sit_down(page, server, "quadrata", "easy")
        for path in PAGES:
            page.goto(server.url + path)
            page.locator("h1").first.wait_for(state="attached")
            page.locator(".games, form, .board, .tables, .rules, .open, .guide").first.wait_for()
            if path.startswith("/guide"):
                # Where a move is to be made, there is most to say and to press.
                page.locator(".guided button.main").first.click()
                page.locator(".guided .ways button:not(.main)").wait_for()
            for language in ("en", "fr", "it", "nl", "de"):
                page.locator("header select").select_option(language)
                page.locator(f"html[lang={language}]").wait_for()
                for size in SIZES if language == "de" else SIZES[-1:]:
                    page.set_viewport_size(size)
                    wide = page.evaluate("document.documentElement.scrollWidth")
                    assert wide <= size["width"], (path, size, language)
                    assert not page.evaluate(COVERED), (path, size, language)
