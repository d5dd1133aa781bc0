"""Guided first rounds: every game by keys alone and by touch alone, and every step is told."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.axe import complaints
from tests.page.house import ROOT, Server
from tests.page.player import PHONE, board, confirm, tab_to, visiting

GAMES = ("fits", "bits", "quadrata", "digit")
MOST_TRIES = 12
# What a screen reader says by itself: whatever comes into a live region that was there before.
LISTEN = """() => {
    window.told = [];
    new MutationObserver(changes => {
        for (const { target } of changes) {
            const live = (target.parentElement ?? target).closest('[aria-live]');
            if (live) window.told.push(live.textContent.trim());
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


# Where a form is that fills but a part of its box.
INSIDE = """form => {
    const { left, top, width, height } = form.getBoundingClientRect();
    const steps = [1, 2, 3, 4, 5];
    for (const across of steps) for (const down of steps) {
        const [x, y] = [left + width * across / 6, top + height * down / 6];
        const hit = document.elementFromPoint(x, y);
        if (hit && (form === hit || form.contains(hit))) return [x, y];
    }
}"""


def sentences(game: str) -> list[str]:
    """What the guide of a game says, step by step."""
    file = ROOT / "src" / "formspiel" / "games" / game / "locales" / "en.ftl"
    return re.findall(rf"^guide-{game}-\d = (.+)$", file.read_text("utf-8"), re.MULTILINE)


def check_told(page: Page, game: str) -> None:
    """Every step but the first, with which one comes, was told as it came."""
    told = page.evaluate("window.told")
    assert [one for one in told if one in sentences(game)] == sentences(game)[1:]


def is_at(page: Page, step: int) -> bool:
    """Whether a guide is at this step."""
    return page.locator(".guided header .number").inner_text().startswith(f"{step} ")


def drop_until_right(page: Page, step: int, *keys: str) -> None:
    """Try on the board by keys, turning the piece in between, until the guide goes on."""
    for _ in range(MOST_TRIES):
        # What is pressed before it is one's turn is not heard.
        page.locator(".guided .board [role=application].mine").wait_for()
        for key in keys:
            page.keyboard.press(key)
        # Either a sentence says that another move was meant, or the next one comes.
        page.wait_for_function(
            """step => document.querySelector('.guided .other')
                || !document.querySelector('.guided header .number')
                    .textContent.startsWith(`${step} `)""",
            arg=step,
        )
        if not is_at(page, step):
            return
        page.keyboard.press("r")
    raise AssertionError(f"step {step} cannot be done by keys")


def guide_drops(page: Page, game: str) -> None:
    drop_until_right(page, 2, *["ArrowLeft"] * 6, "Enter")
    expect(board(page)).to_be_focused()
    drop_until_right(page, 3, *["ArrowRight" if game == "fits" else "ArrowLeft"] * 6, "Enter")
    drop_until_right(page, 4, "Enter")


def guide_forms(page: Page) -> None:
    """The first form is in the hand at once; the second is pointed at, taken and laid."""
    square, ghost = page.locator("[role=application].mine"), page.locator(".square .ghost")
    for step in (2, 3):
        square.wait_for()
        expect(square).to_be_focused()
        if step == 3:
            # Nothing is in the hand before it is pointed at and taken.
            expect(ghost).to_have_count(0)
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        expect(ghost).to_be_visible()
        for key in ("ArrowLeft", "ArrowRight", "r", "f", "Enter"):
            page.keyboard.press(key)
        expect(page.locator(".guided header .number")).to_contain_text(f"{step + 1} of")
    expect(page.get_by_role("button", name="Next")).to_be_focused()
    page.keyboard.press("Enter")


def guide_sticks(page: Page) -> None:
    """Lift the stick that has the keys, lead it to its place, and confirm."""
    at, count = page.locator("[data-stick]:focus"), page.locator(".guided header .number")
    for stick, goal in (("0,1,h", "2,2,h"), ("", "")):
        at.wait_for()
        if stick:
            expect(at).to_have_attribute("data-stick", stick)
        before = count.inner_text()
        page.keyboard.press("Enter")
        for _ in range(MOST_TRIES):
            page.keyboard.press("ArrowRight")
            if not goal or at.get_attribute("data-stick") == goal:
                break
        page.keyboard.press("Enter")
        expect(count).not_to_have_text(before)


@pytest.mark.parametrize("game", GAMES)
def test_a_first_round_is_guided_by_keys_alone(server: Server, browser: Browser, game: str) -> None:
    with visiting(browser, bypass_csp=True) as page:
        page.goto(server.url)
        first = "Play a bot" if game == "quadrata" else "Play alone"
        title = "Quadrata" if game == "quadrata" else game.upper()
        tab_to(page, f"{first} {title}")
        page.keyboard.press("Enter")
        offer = page.get_by_role("dialog")
        expect(offer).to_contain_text(f"New to {title}?")
        if game == "fits":
            assert not complaints(page), "offer"
        page.keyboard.press("Enter")
        count = page.locator(".guided header .number")
        expect(count).to_have_text("1 of 4" if game == "digit" else "1 of 5")
        # The first sentence is read together with the button that has the keys.
        onward = page.get_by_role("button", name="Next")
        expect(onward).to_be_focused()
        expect(onward).to_have_accessible_description(sentences(game)[0])
        assert not complaints(page), "reading"
        page.evaluate(LISTEN)
        page.keyboard.press("Enter")
        expect(count).to_contain_text("2 of")
        assert not complaints(page), "playing"
        if game == "quadrata":
            guide_forms(page)
        elif game == "digit":
            guide_sticks(page)
        else:
            guide_drops(page, game)
        expect(page.get_by_role("button", name="Play now")).to_be_focused()
        check_told(page, game)
        if game == "quadrata":
            assert not complaints(page), "done"
        page.keyboard.press("Enter")
        page.wait_for_url("**/table/*")


def tap_until_right(page: Page, step: int, across: float) -> None:
    """Tap a column and then the ghost, turning the piece in between, until the guide goes on."""
    for _ in range(MOST_TRIES):
        place = page.locator(".guided .board [role=application].mine")
        place.wait_for()
        box = place.bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] * across, box["y"] + box["height"] * 0.15)
        confirm(page).tap()
        page.wait_for_function(
            """step => document.querySelector('.guided .other')
                || !document.querySelector('.guided header .number')
                    .textContent.startsWith(`${step} `)""",
            arg=step,
        )
        if not is_at(page, step):
            return
        page.get_by_role("button", name="Turn").tap()
    raise AssertionError(f"step {step} cannot be done by touch")


def touch_drops(page: Page, game: str) -> None:
    tap_until_right(page, 2, 0.04)
    tap_until_right(page, 3, 0.9 if game == "fits" else 0.04)
    # Not on the ghost: that would drop it.
    tap_until_right(page, 4, 0.5 if game == "fits" else 0.95)


def touch_forms(page: Page) -> None:
    """The first form is in the hand; the second is taken from the other square by a tap."""
    ghost = page.locator(".square .ghost")
    for step in (2, 3):
        page.locator("[role=application].mine").wait_for()
        if step == 3:
            form = page.locator(".take").last
            form.scroll_into_view_if_needed()
            page.touchscreen.tap(*form.evaluate(INSIDE))
        expect(ghost).to_be_in_viewport()
        page.locator(".acts .main").tap()
        expect(page.locator(".guided header .number")).to_contain_text(f"{step + 1} of")
    page.get_by_role("button", name="Next").tap()


def touch_sticks(page: Page) -> None:
    """Tap a stick, tap its place, and tap the button."""
    count = page.locator(".guided header .number")
    for stick, goal in (
        ("[data-stick='0,1,h']", "[data-stick='2,2,h']"),
        (".stick", ".place[data-stick]"),
    ):
        before = count.inner_text()
        page.locator(f"{stick}[tabindex='0']").first.tap()
        page.locator(goal).first.tap()
        page.locator(".acts .main").tap()
        expect(count).not_to_have_text(before)


@pytest.mark.parametrize("game", GAMES)
def test_a_first_round_is_guided_by_touch_alone(
    server: Server, browser: Browser, game: str
) -> None:
    with visiting(browser, viewport=PHONE, has_touch=True, is_mobile=True) as page:
        page.goto(f"{server.url}/guide/{game}")
        page.get_by_role("button", name="Next").tap()
        if game == "quadrata":
            touch_forms(page)
        elif game == "digit":
            touch_sticks(page)
        else:
            touch_drops(page, game)
        page.get_by_role("button", name="Play now").tap()
        page.wait_for_url("**/table/*")
        page.locator(".table .status.mine").wait_for()
