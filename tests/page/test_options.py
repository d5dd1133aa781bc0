"""The form of a new table: what may be agreed on is offered, by pointer, by finger and by keys."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.axe import complaints
from tests.page.house import Server, held_token
from tests.page.player import PHONE, choose, table_of, visiting

BOARDS = ("1", "2", "3", "4", "5", "6", "7", "8", "JEUXSOC")


def open_form(page: Page, server: Server, game: str, who: str) -> None:
    """The form of a new table, for somebody."""
    page.goto(f"{server.url}/new/{game}")
    page.get_by_role("radio", name=who).check()


def boards(page: Page) -> Locator:
    """What the form says of the boards of FITS."""
    return page.get_by_role("group", name="Boards", exact=True)


def own_order(page: Page) -> Locator:
    """The rows of the boards, to be arranged."""
    boards(page).get_by_role("radio", name="Your own order").check()
    return page.get_by_role("list", name="Order").get_by_role("listitem")


def order(rows: Locator) -> list[str]:
    """The boards as they are listed."""
    return [row.locator(".name").inner_text() for row in rows.all()]


def handle(rows: Locator, index: int) -> Locator:
    """What holds a row."""
    return rows.nth(index).locator(".handle")


def said(page: Page) -> Locator:
    """What is announced to those who cannot see it."""
    return page.locator("[aria-live=polite]").first


def agreed(page: Page, server: Server) -> Any:
    """Start, and what the server then has as agreed on."""
    page.locator("form button.main").click()
    page.locator(".table").wait_for()
    table = table_of(page)
    told: Any = server.get(f"/api/tables/{table}", held_token(page, table))
    return told["options"]


@pytest.mark.parametrize(
    ("name", "expected"),
    [("1–4, whole game", list("1234")), ("5–8, more boards", list("5678"))],
)
def test_four_boards_are_one_click(
    server: Server, browser: Browser, name: str, expected: list[str]
) -> None:
    with visiting(browser) as page:
        open_form(page, server, "fits", "Just me")
        expect(boards(page).get_by_role("radio", name="1–4, whole game")).to_be_checked()
        boards(page).get_by_text(name).click()
        assert agreed(page, server) == {"boards": expected}


def test_each_board_can_be_played_alone(server: Server, browser: Browser) -> None:
    with visiting(browser) as page:
        open_form(page, server, "fits", "Just me")
        boards(page).get_by_role("radio", name="Just one").check()
        singles = page.get_by_role("radiogroup", name="Just one").get_by_role("radio")
        assert singles.count() == len(BOARDS)
        expect(singles.first).to_be_checked()
        boards(page).get_by_text("JEUXSOC").click()
        assert agreed(page, server) == {"boards": ["JEUXSOC"]}


def test_boards_are_arranged_by_pointer(server: Server, browser: Browser) -> None:
    with visiting(browser) as page:
        open_form(page, server, "fits", "Just me")
        rows = own_order(page)
        assert order(rows) == list("1234")
        page.get_by_role("button", name="JEUXSOC", exact=True).click()
        page.get_by_role("button", name="Remove 2").click()
        assert order(rows) == ["1", "3", "4", "JEUXSOC"]
        drag(page, handle(rows, 3), handle(rows, 0), is_above=True)
        assert order(rows) == ["JEUXSOC", "1", "3", "4"]
        drag(page, handle(rows, 1), handle(rows, 3), is_above=False)
        assert order(rows) == ["JEUXSOC", "3", "4", "1"]
        page.get_by_role("button", name="4 earlier").click()
        assert order(rows) == ["JEUXSOC", "4", "3", "1"]
        # Whoever only clicks moves nothing.
        handle(rows, 2).click()
        assert agreed(page, server) == {"boards": ["JEUXSOC", "4", "3", "1"]}


def drag(page: Page, what: Locator, target: Locator, *, is_above: bool) -> None:
    """Drag a row over another; on the way a gap shows where it will go."""
    start, end = what.bounding_box(), target.bounding_box()
    assert start is not None
    assert end is not None
    x = start["x"] + 40
    page.mouse.move(x, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(x, end["y"] + end["height"] * (0.2 if is_above else 0.8), steps=6)
    gap = page.locator(".gap").bounding_box()
    assert gap is not None
    assert abs(gap["y"] - end["y"]) < 4
    page.mouse.up()
    expect(page.locator(".gap, .dragged")).to_have_count(0)


def test_boards_are_arranged_by_keys_alone(server: Server, browser: Browser) -> None:
    with visiting(browser) as page:
        open_form(page, server, "fits", "Just me")
        keys = page.keyboard
        boards(page).get_by_role("radio", name="1–4, whole game").focus()
        for _ in range(3):
            # On the way each is chosen: that must not make the list a single board.
            keys.press("ArrowDown")
        rows = page.get_by_role("list", name="Order").get_by_role("listitem")
        expect(rows).to_have_count(4)
        assert order(rows) == list("5678")
        keys.press("ArrowDown")
        expect(rows).to_have_count(0)
        keys.press("ArrowUp")
        expect(rows).to_have_count(4)
        assert order(rows) == list("1234")
        for _ in range(5):
            keys.press("Tab")
        expect(page.get_by_role("button", name="5", exact=True)).to_be_focused()
        keys.press("Space")
        expect(said(page)).to_contain_text("5, place 5 of 5")
        for _ in range(5):
            keys.press("Tab")
        expect(handle(rows, 0)).to_be_focused()
        keys.press("ArrowDown")
        expect(handle(rows, 1)).to_be_focused()
        keys.press("Alt+ArrowDown")
        expect(said(page)).to_contain_text("2, place 3 of 5")
        expect(handle(rows, 2)).to_be_focused()
        assert order(rows) == list("13245")
        keys.press("Delete")
        expect(said(page)).to_contain_text("2 is no longer in the list.")
        expect(handle(rows, 2)).to_be_focused()
        assert order(rows) == list("1345")
        # Lifted, a board goes with the arrows alone, and no further than the list.
        keys.press("Enter")
        expect(handle(rows, 2)).to_have_attribute("aria-pressed", "true")
        for _ in range(3):
            keys.press("ArrowUp")
        expect(said(page)).to_contain_text("4, place 1 of 4")
        keys.press("Enter")
        expect(handle(rows, 0)).to_have_attribute("aria-pressed", "false")
        assert order(rows) == list("4135")
        # A button keeps the focus when its board moves, even to the end.
        later = page.get_by_role("button", name="3 later")
        later.focus()
        for _ in range(2):
            keys.press("Enter")
        expect(later).to_be_focused()
        expect(later).to_have_attribute("aria-disabled", "true")
        assert agreed(page, server) == {"boards": list("4153")}


def test_the_last_board_stays(server: Server, browser: Browser) -> None:
    with visiting(browser) as page:
        open_form(page, server, "fits", "Just me")
        rows = own_order(page)
        handle(rows, 0).focus()
        for _ in range(5):
            page.keyboard.press("Delete")
        expect(said(page)).to_contain_text("The list cannot be empty.")
        assert order(rows) == ["4"]
        page.get_by_role("button", name="4", exact=True).click()
        assert order(rows) == ["4"]
        assert agreed(page, server) == {"boards": ["4"]}


def test_boards_are_arranged_by_finger(server: Server, browser: Browser) -> None:
    with visiting(browser, viewport=PHONE, has_touch=True) as page:
        open_form(page, server, "fits", "Just me")
        rows = own_order(page)
        page.get_by_role("button", name="8", exact=True).tap()
        page.get_by_role("button", name="Remove 1").tap()
        for button in page.locator("form fieldset button").all():
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        handle(rows, 3).scroll_into_view_if_needed()
        start, end = handle(rows, 3).bounding_box(), handle(rows, 0).bounding_box()
        assert start is not None
        assert end is not None
        touch = page.context.new_cdp_session(page)

        def send(kind: str, *points: dict[str, float]) -> None:
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

        x, y = start["x"] + 30, start["y"] + 22
        send("touchStart", {"x": x, "y": y})
        for step in range(1, 7):
            send("touchMove", {"x": x, "y": y + (end["y"] + 5 - y) * step / 6})
        expect(page.locator(".gap")).to_have_count(1)
        send("touchEnd")
        assert order(rows) == list("8234")
        assert not complaints(page)
        assert agreed(page, server) == {"boards": list("8234")}


def test_two_are_offered_a_limit_of_turns(server: Server, browser: Browser) -> None:
    """QUAD-11."""
    with visiting(browser) as page:
        open_form(page, server, "quadrata", "Bots")
        limit = page.get_by_label("Turn", exact=False).first
        expect(limit.locator("option:checked")).to_have_text("100")
        page.get_by_label("How many bots?").select_option("2")
        expect(limit.locator("option:checked")).to_have_text("no limit")
        page.get_by_label("How many bots?").select_option("1")
        rounds = page.get_by_label("Rounds", exact=True)
        assert rounds.locator("option").all_inner_texts()[:4] == ["1", "3", "5", "10"]
        choose(page, "Rounds", "10")
        assert agreed(page, server) == {"rounds": 10, "turn_limit": 100}


def test_no_limit_is_chosen_by_keys(server: Server, browser: Browser) -> None:
    with visiting(browser) as page:
        open_form(page, server, "quadrata", "Bots")
        limit = page.get_by_label("Turn", exact=False).first
        limit.focus()
        page.keyboard.press("Home")
        assert agreed(page, server) == {"rounds": 3, "turn_limit": None}


def test_another_number_is_a_whole_one_within_bounds(server: Server, browser: Browser) -> None:
    with visiting(browser) as page:
        open_form(page, server, "quadrata", "Bots")
        choose(page, "Rounds", "another number…")
        number = page.get_by_label("Rounds, from 1 to 100")
        for wrong in ("", "0", "101", "1.5"):
            number.fill(wrong)
            page.locator("form button.main").click()
            assert number.evaluate("field => !field.checkValidity()")
            assert "/new/" in page.url
        number.fill("7")
        assert agreed(page, server) == {"rounds": 7, "turn_limit": 100}


def test_the_end_of_plus_can_be_chosen(server: Server, browser: Browser) -> None:
    """DIGIT-5: last turns are offered first, and only where they apply."""
    with visiting(browser) as page:
        open_form(page, server, "digit", "Bots")
        end = page.get_by_role("combobox", name="End", exact=True)
        expect(end).to_have_count(0)
        choose(page, "Version", "Plus")
        expect(end.locator("option:checked")).to_have_text("one more turn each")
        assert agreed(page, server)["end"] == "last-turns"
    with visiting(browser) as page:
        open_form(page, server, "digit", "Bots")
        choose(page, "Version", "Plus")
        page.get_by_role("combobox", name="End", exact=True).focus()
        page.keyboard.press("ArrowDown")
        assert agreed(page, server)["end"] == "played-out"
