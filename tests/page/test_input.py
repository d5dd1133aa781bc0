"""Pointer, wheel, connection and the pace of bots: what a person feels at the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, FloatRect, Page, expect

from tests.page.axe import complaints
from tests.page.house import Server
from tests.page.player import (
    DESK,
    PATIENCE,
    board,
    confirm,
    number,
    open_alone,
    sit_down,
    visiting,
    wait_for_turn,
)


def box_of(page: Page, selector: str) -> FloatRect:
    """Where something is, in pixels of the window."""
    found = page.locator(selector).first.bounding_box()
    assert found is not None
    return found


def middle_of(page: Page, selector: str) -> tuple[float, float]:
    """The middle of something."""
    box = box_of(page, selector)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_ghost_the_card_and_the_wheel(server: Server, browser: Browser) -> None:
    with visiting(browser) as page:
        open_alone(page, server, "bits")
        wait_for_turn(page, -1)
        # A swipe turns once, another one back turns back, and Shift + R too.
        page.mouse.move(*middle_of(page, "[role=application]"))
        upright = box_of(page, ".ghost")["height"] > box_of(page, ".ghost")["width"]
        label = page.locator("[aria-pressed=true]").first

        def chosen() -> str:
            return str(label.text_content())

        page.locator("summary").first.click()
        first = chosen()
        page.mouse.move(*middle_of(page, "[role=application]"))
        for by in (10, 30, 50, 40, 30, 20, 10, 5, 2, 1, 1, 1):
            page.mouse.wheel(0, by)
        expect(label).not_to_have_text(first)
        ghost = box_of(page, ".ghost")
        assert (ghost["height"] > ghost["width"]) != upright
        turned = chosen()
        for by in (-10, -30, -50, -40, -30, -10, -2):
            page.mouse.wheel(0, by)
        expect(label).to_have_text(first)
        board(page).focus()
        page.keyboard.press("r")
        expect(label).to_have_text(turned)
        page.keyboard.press("Shift+R")
        expect(label).to_have_text(first)
        # The card is dragged onto the left edge of the board; letting go plays nothing.
        before = number(page)
        page.mouse.move(*middle_of(page, "[data-grab] svg"))
        page.mouse.down()
        page.mouse.move(*middle_of(page, "[data-grab]"), steps=2)
        place = box_of(page, "[role=application]")
        page.mouse.move(place["x"] + 5, place["y"] + place["height"] / 2, steps=4)
        page.mouse.up()
        ghost = box_of(page, ".ghost")
        assert abs(ghost["x"] - place["x"]) < ghost["width"] / 2
        # A press on any part of the ghost leaves it where it is, and drops it when let go.
        page.mouse.move(ghost["x"] + ghost["width"] - 6, ghost["y"] + ghost["height"] - 6)
        page.mouse.down()
        assert box_of(page, ".ghost")["x"] == pytest.approx(ghost["x"], abs=1)
        assert number(page) == before
        page.mouse.up()
        wait_for_turn(page, before)


def test_bots_are_seen_one_at_a_time(server: Server, browser: Browser) -> None:
    context = browser.new_context(locale="en-GB", viewport=DESK, service_workers="block")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    sit_down(page, server, "quadrata", "easy", "easy")
    wait_for_turn(page, -1)
    # Note every sight that is shown, and whether the person could act on it.
    page.evaluate(
        """() => {
            window.shown = [];
            const table = document.querySelector('.table');
            new MutationObserver(() => window.shown.push(Number(table.dataset.number)))
                .observe(table, { attributeFilter: ['data-number'] });
        }"""
    )
    before = number(page)
    board(page).focus()
    make_any_move(page)
    page.wait_for_function("before => window.shown.length && window.shown[0] > before", arg=before)
    # Whatever the bots have done meanwhile, their moves are shown one by one.
    wait_for_turn(page, before)
    one_by_one = page.evaluate("() => window.shown")
    assert len(one_by_one) == 3, one_by_one
    # A key shows the rest at once, and plays nothing.
    before = number(page)
    make_any_move(page)
    page.wait_for_function("count => window.shown.length > count", arg=len(one_by_one))
    page.keyboard.press("Enter")
    wait_for_turn(page, before)
    at = number(page)
    page.wait_for_timeout(100)
    assert number(page) == at
    # Who wants no waiting has none.
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Bots move without a pause").check()
    page.keyboard.press("Escape")
    assert page.evaluate("() => JSON.parse(localStorage['formspiel.settings']).instantBots")
    context.close()


def make_any_move(page: Page) -> None:
    """Take the first thing that may be taken in Quadrata, and confirm."""
    board(page).focus()
    if confirm(page).is_disabled():
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    expect(confirm(page)).to_be_enabled()
    page.keyboard.press("Enter")


def test_two_people_know_who_is_waited_for_and_what_is_unsent(
    server: Server, browser: Browser
) -> None:
    with visiting(browser) as host, visiting(browser) as guest:
        host.goto(f"{server.url}/new/fits")
        host.get_by_label("Friends", exact=True).check()
        host.get_by_label("Your name").fill("Ada")
        host.get_by_role("button", name="Open the table").click()
        # Where people are waited for, everybody is asked once whether they want to hear it.
        sound = host.get_by_role("group", name="A soft sound")
        sound.wait_for()
        assert not complaints(host)
        sound.get_by_role("button", name="No").click()
        guest.goto(host.get_by_label("The link to the table").input_value())
        guest.get_by_label("Your name").fill("Bo")
        guest.get_by_role("button", name="Sit down").click()
        for page in (host, guest):
            board(page).wait_for()
            wait_for_turn(page, -1)
        expect(host).to_have_title(re.compile(r"Your turn.*FITS"))
        assert host.get_by_role("group", name="A soft sound").count() == 0
        board(host).focus()
        host.keyboard.press("Enter")
        expect(host.locator(".status")).to_contain_text("Bo is thinking")
        expect(host).to_have_title(re.compile(r"^FITS"))
        # Bo has not reloaded, and nobody waits for Ada.
        expect(guest.locator(".acts")).to_have_count(1)
        expect(guest.locator(".acts")).to_contain_text("Bo")
        # Without a connection Bo is told so at once, and sees what is waiting.
        guest.evaluate(
            """() => { WebSocket.prototype.send = () => {};
                       const real = WebSocket;
                       window.real = real;
                       window.WebSocket = class { close() {} }; }"""
        )
        board(guest).focus()
        guest.keyboard.press("Enter")
        guest.evaluate("() => dispatchEvent(new Event('offline'))")
        expect(guest.locator(".status")).to_contain_text("Your move is waiting to be sent")
        expect(guest.locator(".ghost")).to_have_count(1)
