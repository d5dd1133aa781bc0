"""What is done on a page before its picture is taken."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, WebSocketRoute

from tests.page.player import drop_by_keys, number, wait_for_turn


def press(selector: str) -> Callable[[Page], None]:
    """What presses the first such thing that is seen."""
    return lambda page: page.locator(f"{selector}:visible").first.click(force=True)


def open_tab(name: str) -> Callable[[Page], None]:
    """What opens one of the tabs beside or below a board."""

    def show(page: Page) -> None:
        page.locator(f"#{name}[role=tab]").click()
        page.locator(f"#{name}-panel").scroll_into_view_if_needed()

    return show


def give_up(page: Page) -> None:
    """Give a puzzle up, and see why."""
    page.keyboard.press("g")
    page.locator(".both figure svg").first.wait_for()


def fill_square(page: Page) -> None:
    """Begin the daily of Quadrata, and lay a form down."""
    packing = page.locator("section.play", has_text="Quadrata")
    packing.locator("button.main").click()
    form = packing.locator(".stock button:enabled").first
    form.wait_for()
    page.keyboard.press(form.locator(".number").inner_text().split()[0])
    page.keyboard.press("Enter")


def hand_in(page: Page) -> None:
    """Give the answer to the daily of Quadrata as it is, and hear how it went."""
    fill_square(page)
    for _ in range(2):
        # That it is not full is asked once.
        page.locator("section.play", has_text="Quadrata").locator("button.main").last.click()
    page.locator("dl .own dd").first.wait_for()


def open_evening(page: Page) -> None:
    """Open an evening, as its host."""
    page.locator("form button.main").click()
    page.locator(".host").wait_for()


def talk(page: Page) -> None:
    """Say something, twice."""
    open_tab("chat")(page)
    for words in ("Good luck!", "That was a fine place for such an awkward piece."):
        page.locator("#chat-panel input").fill(words)
        page.keyboard.press("Enter")
        page.locator("#chat-panel", has_text=words).wait_for()


def go_on(steps: int) -> Callable[[Page], None]:
    """What goes on in a guided round, so many steps or to its end."""

    def show(page: Page) -> None:
        for _ in range(steps):
            step = page.locator(".guided .head .number").inner_text()
            ways = page.locator(".guided .ways button")
            if ways.count() > 1:
                return
            ways.first.click()
            page.wait_for_function(
                "step => document.querySelector('.guided .head .number').innerText !== step",
                arg=step,
            )

    return show


def move_once(page: Page) -> None:
    """Make any move, and wait for what comes of it."""
    wait_for_turn(page, -1)
    before = number(page)
    page.keyboard.press("Enter")
    wait_for_turn(page, before)


def end_round(page: Page) -> None:
    """Play until a round is counted out."""
    move = drop_by_keys(Random(9))
    while not page.locator("#round-end").count():
        wait_for_turn(page, -1)
        before = number(page)
        move(page)
        wait_for_turn(page, before)


def ask_coach(page: Page) -> None:
    """Make a poor move and hear what it cost."""
    move_once(page)
    page.locator(".verdict").wait_for()


def ask_hint(page: Page) -> None:
    """Ask for the best moves, and take the second."""
    wait_for_turn(page, -1)
    page.keyboard.press("h")
    page.locator(".strip .moves button").nth(1).click()


def go_offline(page: Page) -> None:
    """Lose the connection and move all the same."""
    wait_for_turn(page, -1)
    page.context.set_offline(True)
    page.locator(".status.lost").wait_for()


def fail_bots(page: Page) -> None:
    """Let every move of a bot be told as that of another one in its place."""

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(
            lambda said: socket.send(re.sub(r'"by": ?"bot"', '"by":"stand-in"', str(said)))
        )

    page.route_web_socket("**/socket", pass_on)


def empty_lobby(page: Page) -> None:
    """Let there be no tables."""
    page.route("**/api/tables", lambda route: route.fulfill(json={"tables": []}))


def watch_replay(page: Page) -> None:
    """Go some moves back from the end."""
    for _ in range(6):
        page.keyboard.press("ArrowLeft")


def open_list(page: Page) -> None:
    """Open the list of all choices."""
    page.locator("summary:visible").first.click()
    page.locator("summary:visible").first.scroll_into_view_if_needed()
