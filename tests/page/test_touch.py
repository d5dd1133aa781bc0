"""Fingers and small screens: what is played stays in sight, targets are large, two fingers turn."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    CDPSession,
    FloatRect,
    Page,
    ViewportSize,
    WebSocketRoute,
    expect,
)

from tests.page.house import Server
from tests.page.player import (
    board,
    number,
    open_alone,
    sit_down,
    tap_anew,
    visiting,
    wait_for_turn,
)

GAMES = ("fits", "bits", "quadrata", "digit")
SMALL: ViewportSize = {"width": 360, "height": 640}
SIDEWAYS: tuple[ViewportSize, ...] = (
    {"width": 640, "height": 360},
    {"width": 844, "height": 390},
)
LEAST = 44
TOLERANCE = 0.5
MOST_CARDS = 20
# A box in a label is pressed by the whole label; the next link or button is never in its way.
TARGETS = """least => [...document.querySelectorAll(
        'a, button, summary, select, input, textarea, [role=button]')]
    .map(one => one.matches('label :is(input, select)') ? one.closest('label') : one)
    .map(one => [one, one.getBoundingClientRect()])
    .filter(([one, { width, height }]) => !one.matches('.skip') && width && height
        && (width < least || height < least))
    .map(([one, { width, height }]) => `${one.outerHTML.slice(0, 120)}: ${width} × ${height}`)"""


@contextmanager
def seated(browser: Browser, server: Server, game: str, size: ViewportSize) -> Iterator[Page]:
    """A page of a phone at a table with a bot, when it is the person's turn."""
    with visiting(browser, viewport=size, has_touch=True, is_mobile=True) as page:
        sit_down(page, server, game, "easy")
        wait_for_turn(page, -1)
        yield page


def assert_still_to_move(page: Page, at: int) -> None:
    """Letting go was no move: none is on its way, which would take the turn, and none has come."""
    # Whatever a finger has done is shown in the second picture after it at the latest.
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.locator(".status.mine").count() == 1
    assert number(page) == at


def in_sight(page: Page) -> dict[str, bool]:
    """Whether all of the board and all of each thing one plays with is seen without scrolling."""
    found: dict[str, bool] = page.evaluate(
        """() => Object.fromEntries([
            ['board', '.board :is([role=application], svg[role=group])'],
            ['card', '.card-in-play, .stock, .hint'],
            ['button', ':is(.hand, .acts) .main'],
            ['status', '.status'],
        ].map(([name, selector]) => {
            const { left, top, right, bottom } =
                document.querySelector(selector).getBoundingClientRect();
            return [name, left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight];
        }))"""
    )
    return found


@pytest.mark.parametrize("game", GAMES)
def test_on_a_small_phone_all_is_in_sight_and_has_room_for_a_finger(
    server: Server, browser: Browser, game: str
) -> None:
    with seated(browser, server, game, SMALL) as page:
        for language in ("de", "fr", "it", "nl", "en"):
            page.locator("header select").select_option(language)
            page.locator(f"html[lang={language}]").wait_for()
            for size in (*SIDEWAYS, SMALL):
                page.set_viewport_size(size)
                assert all(in_sight(page).values()), (size, language, in_sight(page))
                wide = page.evaluate("document.documentElement.scrollWidth")
                assert wide <= size["width"], (size, language)
        for closed in page.locator("details:not([open]) > summary").all()[::-1]:
            closed.tap()
        if game == "digit":
            page.locator(".stick[tabindex='0']").first.press("Enter")
            page.locator(".place").first.wait_for()
        assert page.evaluate(TARGETS, LEAST - TOLERANCE) == []
        if page.locator("[data-grab]").count():
            drag_card(page)


def touch(page: Page, cdp: CDPSession, kind: str, **points: tuple[float, float]) -> None:
    """The fingers that are on the screen, by name; at a `touchEnd`, those that go."""
    names = ("first", "second")
    fingers: list[dict[str, Any]] = [
        {"x": x, "y": y, "id": names.index(name)} for name, (x, y) in points.items()
    ]
    cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    # A browser tells of moves once a frame.
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")


def ghost_box(page: Page) -> FloatRect:
    """Where the ghost is."""
    found = page.locator(".ghost").first.bounding_box()
    assert found is not None
    return found


def drag_card(page: Page) -> None:
    """A finger takes the card from where it lies to either edge of the board."""
    at = number(page)
    page.evaluate("scrollTo(0, 0)")
    frame, card = board(page).bounding_box(), page.locator("[data-grab]").bounding_box()
    assert frame is not None
    assert card is not None
    cdp = page.context.new_cdp_session(page)
    middle = frame["y"] + frame["height"] / 2
    touch(page, cdp, "touchStart", first=(card["x"] + 20, card["y"] + card["height"] / 2))
    # Beside the board it is carried under the finger.
    touch(page, cdp, "touchMove", first=(card["x"] + 30, card["y"] + card["height"] - 4))
    assert page.locator(".carried").count() == 1
    for across in (0.8, 0.99):
        touch(page, cdp, "touchMove", first=(frame["x"] + frame["width"] * across, middle))
    assert page.locator(".carried").count() == 0
    right = ghost_box(page)
    for across in (0.5, 0.01):
        touch(page, cdp, "touchMove", first=(frame["x"] + frame["width"] * across, middle))
    left = ghost_box(page)
    assert left["x"] == pytest.approx(frame["x"], abs=8), "as far as its outline reaches"
    assert right["x"] + right["width"] > left["x"] + left["width"] + frame["width"] / 4
    assert page.evaluate("scrollY") == 0, "the page stays where it is"
    touch(page, cdp, "touchEnd")
    assert_still_to_move(page, at)


def deal_oblong(page: Page) -> FloatRect:
    """Drop pieces until one comes that lies otherwise when it is turned; its ghost."""
    for _ in range(MOST_CARDS):
        wait_for_turn(page, -1)
        tile = page.locator("button.tile")
        if page.locator(".ghost").count() == 0 and tile.count():
            tile.first.tap()
        found = ghost_box(page)
        if abs(found["width"] - found["height"]) > 8:
            return found
        before = number(page)
        tap_anew(page)
        wait_for_turn(page, before)
    raise AssertionError("no oblong piece comes")


@pytest.mark.parametrize("place", ["board", "beside"])
def test_a_second_finger_turns_the_piece_that_the_first_one_holds(
    server: Server, browser: Browser, place: str
) -> None:
    with visiting(browser, viewport=SMALL, has_touch=True, is_mobile=True) as page:
        open_alone(page, server, "fits", "1")
        before = deal_oblong(page)
        at = number(page)
        frame = board(page).bounding_box()
        assert frame is not None
        cdp = page.context.new_cdp_session(page)
        first = (before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
        aside = frame["x"] + frame["width"] * (0.9 if place == "board" else 1.3)
        second = (aside, frame["y"] + frame["height"] * 0.6)
        touch(page, cdp, "touchStart", first=first)
        touch(page, cdp, "touchStart", first=first, second=second)
        turned = ghost_box(page)
        assert turned["width"] == pytest.approx(before["height"], abs=2)
        assert turned["height"] == pytest.approx(before["width"], abs=2)
        # The second finger goes, and the first one drags on.
        touch(page, cdp, "touchEnd", second=second)
        for across in (0.4, 0.2, 0.02):
            to = (frame["x"] + frame["width"] * across, first[1])
            touch(page, cdp, "touchMove", first=to)
        moved = ghost_box(page)
        assert moved["x"] == pytest.approx(frame["x"], abs=4)
        assert moved["width"] == pytest.approx(turned["width"], abs=2)
        touch(page, cdp, "touchEnd", first=first)
        assert number(page) == at, "letting go is no move"
        assert ghost_box(page) == moved


def test_a_piece_that_is_turned_in_its_place_is_not_dropped(
    server: Server, browser: Browser
) -> None:
    with visiting(browser, viewport=SMALL, has_touch=True, is_mobile=True) as page:
        open_alone(page, server, "fits", "1")
        before = deal_oblong(page)
        at = number(page)
        cdp = page.context.new_cdp_session(page)
        first = (before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
        second = (first[0], first[1] - 60)
        touch(page, cdp, "touchStart", first=first)
        for _ in range(2):
            touch(page, cdp, "touchStart", first=first, second=second)
            touch(page, cdp, "touchEnd", second=second)
        touch(page, cdp, "touchEnd", first=first)
        assert_still_to_move(page, at)


def test_a_second_finger_turns_a_form_of_quadrata(server: Server, browser: Browser) -> None:
    with seated(browser, server, "quadrata", SMALL) as page:
        before = deal_oblong(page)
        at = number(page)
        cdp = page.context.new_cdp_session(page)
        first = (before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
        second = (SMALL["width"] - 20, SMALL["height"] - 130)
        touch(page, cdp, "touchStart", first=first)
        touch(page, cdp, "touchStart", first=first, second=second)
        turned = ghost_box(page)
        assert turned["width"] == pytest.approx(before["height"], abs=3)
        touch(page, cdp, "touchEnd", second=second)
        touch(page, cdp, "touchEnd", first=first)
        assert_still_to_move(page, at)
        assert ghost_box(page) == turned


def rob_only(message: str | bytes) -> str:
    """What the server says, but that there is nothing to be had except from somebody else."""
    told = json.loads(message)
    if sight := told.get("sight"):
        lies = [[[at, at, "S"], [at, at, "W"]] for at in (3, 1)]
        goal = [[4, 5, "S"], [4, 5, "W"]]
        sight["to_act"] = [0]
        sight["view"] |= {"turn": 0, "pips": 1}
        sight["view"]["stock"][0] = 0
        sight["view"]["boards"][1]["forms"] = [[1, cells] for cells in lies]
        move = {"seat": 0, "move": 1, "from": "square", "of": 1, "to": "square", "cells": goal}
        sight["moves"] = [{**move, "at_cells": cells} for cells in lies]
        sight["phrases"] = [{"key": "robbed", "values": {}}] * len(lies)
    return json.dumps(told)


def overhear(page: WebSocketRoute) -> None:
    """Let a page hear of robbing alone."""
    server = page.connect_to_server()
    server.on_message(lambda message: page.send(rob_only(message)))


def test_a_robbing_hand_is_led_to_the_others_and_back(server: Server, browser: Browser) -> None:
    with visiting(browser, viewport=SMALL, has_touch=True, is_mobile=True) as page:
        page.route_web_socket("**/socket", overhear)
        sit_down(page, server, "quadrata", "easy")
        for size in (SMALL, SIDEWAYS[1]):
            page.set_viewport_size(size)
            page.reload()
            form = page.locator(".take").last
            expect(form).to_be_in_viewport(ratio=0.99)
            place = form.bounding_box()
            assert place is not None
            page.touchscreen.tap(place["x"] + place["width"] / 4, place["y"] + place["height"] / 2)
            for what in (".ghost", ".own svg", ".acts .main"):
                expect(page.locator(what)).to_be_in_viewport(ratio=0.99)
            # Nothing lies over it, as buttons that stay in sight might.
            page.locator(".ghost").tap(trial=True)
