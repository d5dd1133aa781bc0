"""A person at the page: opens tables and plays them to the end, in one way or another."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.page.house import Server, held_token

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 60_000
"""Milliseconds; a busy machine is slow, not wrong."""
DOUBLE_TAP = 500
"""Milliseconds in which a browser takes two taps for one gesture."""
MOST_MOVES = 80
MOST_LOOKS = 2_000
"""So often two players look in turn whether there is something to do."""
expect.set_options(timeout=PATIENCE)


@contextmanager
def visiting(browser: Browser, **options: Any) -> Iterator[Page]:
    """A page in a fresh browser; whatever it complains about fails the test."""
    options.setdefault("viewport", DESK)
    options.setdefault("service_workers", "block")
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", **options)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: _complain(said.type, said.text, complaints))
    try:
        yield page
    except Exception as error:
        error.add_note(f"The page at {page.url} complains: {complaints}")
        raise
    context.close()
    assert not complaints, complaints


def _complain(kind: str, text: str, complaints: list[str]) -> None:
    # A browser says on its own that a server which was stopped does not answer.
    # The worker is not wanted where what is loaded is counted, and has its own test.
    known = ("ERR_CONNECTION_REFUSED", "WebSocket connection", "Service Worker registration")
    if kind in {"error", "warning"} and not any(part in text for part in known):
        complaints.append(text)


def number(page: Page) -> int:
    """The number of the last entry that the page shows."""
    return int(page.locator(".table").get_attribute("data-number") or -1)


def is_over(page: Page) -> bool:
    """Whether the page says that the game is over."""
    return page.locator("#end").count() > 0


def wait_for_turn(page: Page, after: int) -> None:
    """Wait until something new is to be done, or the game is over, or a round is counted out."""
    page.wait_for_function(
        """after => document.querySelector('#end, #round-end') || (
            Number(document.querySelector('.table').dataset.number) > after
            && document.querySelector('.table .status.mine'))""",
        arg=after,
    )


def play_on(page: Page, move: Callable[[Page], None]) -> int:
    """Make moves until the game is over; how many they were."""
    wait_for_turn(page, -1)
    made = 0
    while not is_over(page):
        if page.locator("#round-end").count():
            go_on(page)
            continue
        before = number(page)
        move(page)
        wait_for_turn(page, before)
        # Keys that were meant for the board may have gone to the counting out.
        made += is_over(page) or number(page) > before
        assert made < MOST_MOVES
    return made


def go_on(page: Page) -> None:
    """The round is counted out: its button has the focus."""
    page.keyboard.press("Enter")
    expect(page.locator("#round-end")).to_have_count(0)


def sit_down(
    page: Page, server: Server, game: str, *bots: str, options: Any = None, **wish: Any
) -> str:
    """Sit at a new table, alone or with bots of these levels; its name.

    The page finds the seat as if it had made the table itself. Its form has tests of its own.
    """
    seats = [{"kind": "person", "name": wish.pop("name", "Ada")}]
    seats += [{"kind": "bot", "level": level} for level in bots]
    made = server.make_table({"game": game, "seats": seats, "options": options or {}, **wish})
    table: str = made["table"]["table"]
    held = {"table": table, "game": game, "token": made["seats"][0]["token"], "seat": 0, "at": 1}
    held |= {key: made[key] for key in ("invite", "spectate") if made.get(key)}
    page.add_init_script(
        f"localStorage['formspiel.tables'] ??= JSON.stringify([{json.dumps(held)}])"
    )
    page.goto(f"{server.url}/table/{table}")
    page.locator(".table .board").first.wait_for()
    return table


def open_alone(page: Page, server: Server, game: str, *boards: str) -> str:
    """Sit alone at a new table, perhaps with some boards only; its name."""
    return sit_down(page, server, game, options={"boards": boards} if boards else None)


def choose(page: Page, label: str, value: str) -> None:
    """Choose a value of an option in the form; of a list, just that part."""
    parts = page.get_by_role("group", name=label, exact=True)
    values = page.get_by_role("combobox", name=label, exact=True)
    parts.or_(values).wait_for()
    if values.count():
        values.select_option(label=value)
        return
    parts.get_by_role("radio", name="Just one").check()
    parts.get_by_role("radio", name=value, exact=True).check()


def table_of(page: Page) -> str:
    """The name of the table that a page shows."""
    return page.url.rsplit("/", 1)[1].split("#")[0]


def board(page: Page) -> Locator:
    """The board on which a person plays."""
    return page.get_by_role("application")


def drop_by_pointer(rng: Random) -> Callable[[Page], None]:
    """Point somewhere, turn with the wheel or a button, and press the button."""

    def move(page: Page) -> None:
        place = board(page).bounding_box()
        assert place is not None
        x = place["x"] + place["width"] * rng.uniform(0.05, 0.95)
        page.mouse.move(x, place["y"] + place["height"] / 2)
        turn = page.get_by_role("button", name="Turn")
        if turn.is_enabled():
            if rng.random() < 0.4:
                page.mouse.wheel(0, 100)
            page.mouse.down()
            page.mouse.move(place["x"] + place["width"] * rng.random(), place["y"] + 40)
            page.mouse.up()
            if rng.random() < 0.3:
                page.get_by_role("button", name="Flip").click()
        confirm(page).click()

    return move


def drop_by_keys(rng: Random) -> Callable[[Page], None]:
    """Nothing but keys."""

    def move(page: Page) -> None:
        keys = [rng.choice(["ArrowLeft", "ArrowRight", "r", "f"]) for _ in range(rng.randrange(5))]
        for key in (*keys, "Enter"):
            page.keyboard.press(key)

    return move


def drop_by_touch(rng: Random) -> Callable[[Page], None]:
    """Tap a column, then tap the ghost."""

    def move(page: Page) -> None:
        if not page.get_by_role("button", name="Turn").is_enabled():
            tap_anew(page)
            return
        if rng.random() < 0.3:
            page.get_by_role("button", name="Turn").tap()
        place = board(page).bounding_box()
        assert place is not None
        x = place["x"] + place["width"] * rng.uniform(0.05, 0.95)
        before = number(page)

        def tap(across: float, down: float) -> bool:
            """Tap, and say whether that has made the move."""
            page.touchscreen.tap(across, down)
            page.wait_for_timeout(30)
            return number(page) > before or page.locator(".status.mine").count() == 0

        # If the ghost happens to be there already, this drops it.
        if tap(x, place["y"] + place["height"] * 0.2):
            return
        ghost = page.evaluate(
            """() => document.querySelector('.ghost rect, .ghost path')
                ?.getBoundingClientRect().toJSON() ?? null"""
        )
        if ghost is None:
            # The tap did drop it, and the page waits for the server.
            return
        # A piece may have a hole in its middle, but not in all of its corners.
        for part in ((0.5, 0.5), (0.1, 0.9), (0.9, 0.9), (0.1, 0.1), (0.9, 0.1)):
            if tap(ghost["x"] + ghost["width"] * part[0], ghost["y"] + ghost["height"] * part[1]):
                return
        tap_anew(page)

    return move


def tap_anew(page: Page) -> None:
    """Confirm by a tap that is no second one of a double tap, which makes no move."""
    page.wait_for_timeout(DOUBLE_TAP)
    confirm(page).tap()


def confirm(page: Page) -> Locator:
    """The button that makes the move."""
    return page.locator(".hand .main")


def tab_to(page: Page, name: str) -> None:
    """Go on with the tab key until something of this name has the focus."""
    page.locator("h1").first.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        found = page.evaluate(
            """() => { const at = document.activeElement;
            if (['BODY', 'MAIN'].includes(at.tagName)) return '';
            return [at.getAttribute('aria-label'), at.textContent,
            at.labels?.[0]?.textContent].join(' ').replace(/\\s+/g, ' ') }"""
        )
        if name in str(found):
            return
    raise AssertionError(f"the tab key does not lead to {name}")


def check_end(page: Page, server: Server) -> dict[str, Any]:
    """The page shows the end as the server knows it; the record."""
    table = table_of(page)
    token = held_token(page, table)
    scores: Any = server.get(f"/api/tables/{table}/scores", token)
    record: Any = server.get(f"/api/tables/{table}/record", token)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    shown = str(scores["scores"][0]).replace("-", "−")
    expect(page.locator("[aria-labelledby=end]")).to_contain_text(shown)
    found: dict[str, Any] = record
    return found
