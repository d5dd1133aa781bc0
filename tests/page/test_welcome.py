"""Coming in and coming back: home, my games, invitations, and guided first rounds."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.axe import complaints
from tests.page.house import Server
from tests.page.player import PHONE, board, tab_to, visiting

SMALL = ((390, 844), (360, 640))
GAMES = ("fits", "bits", "quadrata", "digit")
MOST_TRIES = 12


def make_tables(server: Server, count: int) -> str:
    """Make tables as a page would; what it keeps of them."""
    kept = []
    for at in range(count):
        body = {
            "game": GAMES[at % 4],
            "seats": [{"kind": "person", "name": "Ann"}, {"kind": "open"}],
        }
        request = urllib.request.Request(  # noqa: S310  our own
            f"{server.url}/api/tables",
            json.dumps(body).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310  our own
            made: Any = json.load(answer)
        kept.append(
            {
                "table": made["table"]["table"],
                "game": body["game"],
                "token": made["seats"][0]["token"],
                "seat": 0,
                "at": 1_700_000_000_000 + at,
            }
        )
    return json.dumps(kept)


def keep(page: Page, server: Server, tables: str, language: str = "en") -> None:
    """Come back to a device that has these tables."""
    page.goto(f"{server.url}/lobby")
    page.evaluate(
        """([tables, language]) => {
            localStorage['formspiel.tables'] = tables;
            localStorage['formspiel.settings'] = JSON.stringify({language});
        }""",
        [tables, language],
    )


def is_sideways(page: Page) -> bool:
    """Whether a page scrolls sideways."""
    found: bool = page.evaluate(
        "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    )
    return found


def test_home_shows_all_games_on_a_phone_and_nothing_is_too_wide(
    server: Server, browser: Browser
) -> None:
    tables = make_tables(server, 5)
    with visiting(browser, viewport=PHONE) as page:
        keep(page, server, tables, "de")
        for width, height in SMALL:
            page.set_viewport_size({"width": width, "height": height})
            page.goto(server.url)
            buttons = page.locator(".games .actions")
            expect(buttons).to_have_count(4)
            expect(page.locator(".going li").first).to_contain_text("wartet auf Mitspieler")
            last = buttons.last.bounding_box()
            assert last is not None
            assert last["y"] + last["height"] <= height, (width, height)
        page.set_viewport_size({"width": 320, "height": 568})
        for language in ("it", "de"):
            keep(page, server, tables, language)
            for path in ("/", "/mine", "/lobby", "/rules", "/new/digit", "/guide/digit"):
                page.goto(server.url + path)
                page.locator("h1").first.wait_for(state="attached")
                page.locator(".going, form, .board, .tables, .open, .guide").first.wait_for()
                assert not is_sideways(page), (language, path)


def test_my_games_lists_deletes_and_moves_all_tables(
    server: Server, browser: Browser, tmp_path: Path
) -> None:
    tables = make_tables(server, 9)
    with visiting(browser, bypass_csp=True) as page:
        keep(page, server, tables)
        page.goto(server.url)
        page.get_by_role("link", name="All my games (9)").click()
        rows = page.locator("section[aria-labelledby=open] li")
        expect(rows).to_have_count(9)
        expect(rows.first).to_contain_text("waiting for players")
        page.evaluate(
            """() => { localStorage['formspiel.results'] = JSON.stringify([1, 4, 2].map(
                (points, index) => ({table: 'abcdefghijklmno' + 'abc'[index], game: 'fits',
                at: 1e12 + index, options: {boards: ['1']}, seats: 1, points}))) }"""
        )
        page.reload()
        page.get_by_text("As a table").click()
        expect(page.get_by_role("table")).to_contain_text("4")
        expect(page.locator("dl")).to_contain_text("2.3")
        assert not complaints(page)

        page.get_by_role("button", name="Delete FITS").first.click()
        expect(rows).to_have_count(8)
        page.get_by_role("button", name="Undo").click()
        expect(rows).to_have_count(9)

        with page.expect_download() as waiting:
            page.get_by_role("button", name="Save as a file").click()
        file = tmp_path / "games.json"
        waiting.value.save_as(file)
    with visiting(browser) as page:
        page.goto(f"{server.url}/mine")
        bad = tmp_path / "bad.json"
        bad.write_text('{"format": "formspiel-games/1", "tables": [{"table": "../x"}]}')
        chooser = page.locator("input[type=file]")
        chooser.set_input_files(bad)
        expect(page.get_by_text("Nothing was changed.")).to_be_visible()
        chooser.set_input_files(file)
        expect(page.get_by_text("tables: 9, results: 3")).to_be_visible()
        page.get_by_role("link", name="Play on").first.click()
        expect(page.locator("#invite")).to_be_visible()


def test_an_invitation_tells_what_awaits(server: Server, browser: Browser) -> None:
    with visiting(browser) as host, visiting(browser, bypass_csp=True, viewport=PHONE) as guest:
        host.goto(f"{server.url}/new/quadrata")
        host.get_by_label("Mixed").check()
        host.get_by_label("Seat 3").select_option(label="Magpie – hard")
        expect(host.get_by_text("what others could rob from it")).to_be_visible()
        host.get_by_label("Your name").fill("Ann")
        host.get_by_role("button", name="Open the table").click()
        link = host.get_by_label("The link to the table").input_value()
        guest.goto(link)
        form = guest.locator("form")
        for told in ("Ann invites you", "Quadrata", "Rounds: 3", "Magpie", "Fill your square"):
            expect(form).to_contain_text(told)
        assert not complaints(guest)
        guest.get_by_label("Your name").fill("Ben")
        guest.get_by_role("button", name="Sit down").click()
        guest.locator(".table").wait_for()
        expect(host.locator("#invite")).to_have_count(0)
        host.goto(server.url)
        expect(host.locator(".going li").first).to_contain_text("with Ben, Magpie")


def test_the_page_says_when_the_games_do_not_come(server: Server, browser: Browser) -> None:
    with visiting(browser) as page:
        page.route("**/api/games", lambda route: route.abort("connectionrefused"))
        for path in ("/", "/new/fits"):
            page.goto(server.url + path)
            expect(page.get_by_role("alert")).to_contain_text("isn’t answering")
        page.unroute("**/api/games")
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("heading", name="FITS")).to_be_visible()


def on_board(page: Page, step: int, *keys: str) -> None:
    """Try on the board by keys, turning the piece in between, until the guide goes on."""
    for _ in range(MOST_TRIES):
        for key in keys:
            page.keyboard.press(key)
        # Either a sentence says that another move was meant, or the next one comes.
        page.wait_for_function(
            """step => document.querySelector('.guided .other')
                || !document.querySelector('.guided header .number')
                    .textContent.startsWith(step)""",
            arg=str(step),
        )
        if not page.locator(".guided header .number").inner_text().startswith(str(step)):
            return
        page.keyboard.press("r")
    raise AssertionError(f"step {step} cannot be done by keys")


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
        expect(page.get_by_role("button", name="Next")).to_be_focused()
        assert not complaints(page), "reading"
        page.keyboard.press("Enter")
        expect(count).to_contain_text("2 of")
        if game in ("fits", "bits"):
            expect(board(page)).to_be_focused()
            assert not complaints(page), "playing"
            on_board(page, 2, *["ArrowLeft"] * 6, "Enter")
            expect(board(page)).to_be_focused()
            on_board(page, 3, *["ArrowRight" if game == "fits" else "ArrowLeft"] * 6, "Enter")
            on_board(page, 4, "Enter")
        else:
            for step in range(2, 4):
                tab_to(page, "Do it for me")
                page.keyboard.press("Enter")
                expect(count).to_contain_text(f"{step + 1} of")
            if game == "quadrata":
                expect(page.get_by_role("button", name="Next")).to_be_focused()
                page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Play now")).to_be_focused()
        page.keyboard.press("Enter")
        page.wait_for_url("**/table/*")
