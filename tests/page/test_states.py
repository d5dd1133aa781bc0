"""axe finds nothing in states that are seldom seen; the others are looked at where they are tested.

What only a failing server would tell is told by a change in what the page hears.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.page.axe import complaints
from tests.page.house import Server
from tests.page.player import (
    PHONE,
    board,
    choose,
    sit_down,
    visiting,
    wait_for_turn,
)

ADA, OPEN = {"kind": "person", "name": "Ada"}, {"kind": "open"}
NOBODY = "aaaaaaaaaaaaaaaa"
GAMES = ("fits", "bits", "quadrata", "digit")
Told = dict[str, Any]


def overhear(page: Page, change: Callable[[Told], Told]) -> None:
    """Let a page hear what its server says with a change."""

    def listen(ear: WebSocketRoute) -> None:
        server = ear.connect_to_server()
        server.on_message(lambda message: ear.send(json.dumps(change(json.loads(message)))))

    page.route_web_socket("**/socket", listen)


def let_bots_fail(told: Told) -> Told:
    """Whatever a bot does was done for it."""
    for entry in told.get("entries", ()):
        if entry.get("by") == "bot":
            entry["by"] = "stand-in"
    return told


def keep_seat(told: Told) -> Told:
    """A bot keeps the own seat."""
    if told.get("table"):
        told["table"]["seats"][0] = told["table"]["seats"][1]
    return told


def put_off(told: Told) -> Told:
    """The server has the command, and cannot store it now."""
    if told.get("done"):
        return {"type": "delayed", "ids": [one["id"] for one in told["done"]]}
    return told


def refuse(told: Told) -> Told:
    """The server does not want the command."""
    if told.get("done"):
        why = {"code": "not_your_turn", "sentence": "It is not your turn.", "rule": None}
        return {"type": "error", "id": told["done"][0]["id"], **why}
    return told


WRONG: dict[str, Callable[[Told], Told]] = {
    "moved for it": let_bots_fail,
    "A bot plays for you": keep_seat,
    "What you did is waiting": put_off,
    "It is not your turn": refuse,
}


@pytest.mark.parametrize("words", WRONG)
def test_what_goes_wrong_at_a_table_is_told_to_all(
    server: Server, browser: Browser, words: str
) -> None:
    with visiting(browser, bypass_csp=True, viewport=PHONE) as page:
        overhear(page, WRONG[words])
        sit_down(page, server, "bits", "easy")
        wait_for_turn(page, -1)
        if words != "A bot plays for you":
            board(page).focus()
            page.keyboard.press("Enter")
        expect(page.locator(".table").get_by_text(words).first).to_be_visible()
        assert not complaints(page)


def test_where_there_is_nothing_or_no_way_in(server: Server, browser: Browser) -> None:
    made = server.make_table({"game": "bits", "seats": [ADA, OPEN], "is_public": True})
    table = made["table"]["table"]
    private = server.make_table({"game": "bits", "seats": [ADA, OPEN]})["table"]["table"]
    with visiting(browser, bypass_csp=True) as page:
        page.route("**/api/tables", lambda route: route.fulfill(json={"tables": []}))
        page.route("**/api/games/fits*", lambda route: route.abort("connectionrefused"))
        for path, words in (
            ("/lobby", "No public table at the moment."),
            ("/mine", "No game yet."),
            (f"/table/{NOBODY}", "It was cleared away"),
            (f"/table/{table}", "invites you"),
            (f"/table/{private}#invite={NOBODY}", "This table is private"),
            ("/guide/fits", "isn’t answering"),
            ("/review", "A saved game"),
        ):
            page.goto("about:blank")
            page.goto(server.url + path)
            expect(page.locator("main")).to_contain_text(words)
            assert not complaints(page), path
        page.unroute_all()
        page.route("**/api/tables", lambda route: route.abort("connectionrefused"))
        page.goto(f"{server.url}/lobby")
        expect(page.get_by_role("alert")).to_contain_text("isn’t answering")
        assert not complaints(page), "no lobby"


def test_a_form_and_settings_that_do_not_go(server: Server, browser: Browser) -> None:
    with visiting(browser, bypass_csp=True, viewport=PHONE) as page:
        page.goto(f"{server.url}/new/quadrata")
        page.get_by_label("Mixed").check()
        choose(page, "Rounds", "another number…")
        page.get_by_label("Rounds, from 1 to 100").fill("101")
        assert not complaints(page), "a number that is too large"
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("Notification when").click()
        expect(page.get_by_text("does not allow notifications")).to_be_visible()
        assert not complaints(page), "notifications are refused"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_with_all_that_can_be_opened(server: Server, browser: Browser, game: str) -> None:
    with visiting(browser, bypass_csp=True) as page:
        wanted = {"patterns": True, "coordinates": True}
        page.add_init_script(f"localStorage['formspiel.settings'] ??= '{json.dumps(wanted)}'")
        sit_down(page, server, game, "easy", "easy")
        wait_for_turn(page, -1)
        page.get_by_role("tab", name="Talk").click()
        for closed in page.locator("details:not([open]) > summary:visible").all()[::-1]:
            closed.click()
        page.get_by_role("button", name="Rules of the game").click()
        expect(page.get_by_role("heading", name="The idea")).to_be_visible()
        assert not complaints(page), "everything"
