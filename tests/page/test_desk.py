"""The table in windows of all sizes: all that one plays with is seen, and nothing scrolls away."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.page.axe import complaints
from tests.page.house import Server
from tests.page.player import DESK, visiting, wait_for_turn

GAMES = ("fits", "bits", "quadrata", "digit")
LARGE = ((1024, 768), (1280, 800), (1440, 900), (1920, 1080))
SMALL = ((390, 844), (360, 640), (844, 390), (320, 568))
SIZES: tuple[ViewportSize, ...] = tuple(
    {"width": width, "height": height} for width, height in (*LARGE, *SMALL)
)
PAGES = (
    "/",
    "/lobby",
    "/rules",
    *(f"/{page}/{game}" for page in ("new", "rules") for game in GAMES),
)
NAME = "Wilhelmine-Mathilde von und zu Wolkenstein"
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
        unseen: Object.keys(all).filter(name => !shown(all[name]).every(isSeen)),
        none: Object.keys(all).filter(name => !shown(all[name]).length),
        middle: board.left + board.width / 2,
        height: board.height,
    };
}"""


def measure(page: Page, size: ViewportSize) -> dict[str, Any]:
    """What is seen of a table in a window."""
    page.set_viewport_size(size)
    page.evaluate("() => { scrollTo(0, 0); return new Promise(requestAnimationFrame); }")
    found: dict[str, Any] = page.evaluate(MEASURE, size["width"] >= LARGE[0][0])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_every_window(server: Server, browser: Browser, game: str) -> None:
    with visiting(browser, bypass_csp=True) as page:
        page.goto(f"{server.url}/new/{game}")
        page.get_by_role("radio", name="Bots", exact=True).check()
        page.get_by_label("Your name").fill(NAME)
        page.get_by_role("button", name="Start").click()
        page.locator(".table").wait_for()
        page.locator("header select").select_option("de")
        page.locator("html[lang=de]").wait_for()
        wait_for_turn(page, -1)
        for size in SIZES:
            seen = measure(page, size)
            is_desk = size["width"] >= LARGE[0][0]
            assert seen["wide"] <= 0, size
            assert not seen["covers"], size
            assert not seen["unseen"], (size, seen["unseen"])
            assert set(seen["none"]) <= (set() if is_desk else {"card"}), (size, seen["none"])
            if is_desk:
                assert seen["tall"] <= 0, size
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


def test_no_page_scrolls_sideways(server: Server, browser: Browser) -> None:
    with visiting(browser) as page:
        page.goto(server.url)
        page.locator("header select").select_option("de")
        page.locator("html[lang=de]").wait_for()
        for path in PAGES:
            page.goto(server.url + path)
            page.locator("h1").first.wait_for()
            for size in SIZES:
                page.set_viewport_size(size)
                wide = page.evaluate("document.documentElement.scrollWidth")
                assert wide <= size["width"], (path, size)
