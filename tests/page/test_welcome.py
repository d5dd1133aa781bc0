"""Coming in and coming back: home, my games and invitations."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.page.axe import complaints
from tests.page.house import Server
from tests.page.player import PHONE, visiting

SMALL = ((390, 844), (360, 640))
GAMES = ("fits", "bits", "quadrata", "digit")


def make_tables(server: Server, count: int) -> str:
    """Make tables as a page would; what it keeps of them."""
    kept = []
    for at in range(count):
        body = {
            "game": GAMES[at % 4],
            "seats": [{"kind": "person", "name": "Ann"}, {"kind": "open"}],
        }
        made = server.make_table(body)
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


def keep(page: Page, tables: str, language: str = "en") -> None:
    """Let this be a device that has these tables."""
    settings = json.dumps({"language": language})
    page.add_init_script(
        f"""localStorage['formspiel.tables'] ??= {json.dumps(tables)};
            localStorage['formspiel.settings'] ??= {json.dumps(settings)}"""
    )


def test_home_shows_all_games_on_a_phone(server: Server, browser: Browser) -> None:
    tables = make_tables(server, 5)
    with visiting(browser, bypass_csp=True, viewport=PHONE) as page:
        keep(page, tables, "de")
        for width, height in SMALL:
            page.set_viewport_size({"width": width, "height": height})
            page.goto(server.url)
            buttons = page.locator(".games .actions")
            expect(buttons).to_have_count(4)
            expect(page.locator(".going li").first).to_contain_text("wartet auf Mitspieler")
            assert not complaints(page), "games to go on with"
            last = buttons.last.bounding_box()
            assert last is not None
            assert last["y"] + last["height"] <= height, (width, height)


def test_my_games_lists_deletes_and_moves_all_tables(
    server: Server, browser: Browser, tmp_path: Path
) -> None:
    tables = make_tables(server, 9)
    with visiting(browser, bypass_csp=True) as page:
        keep(page, tables)
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
        page.get_by_role("button", name="Delete FITS").first.click()
        expect(rows).to_have_count(8)
        assert not complaints(page)
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
        assert not complaints(page), "a file that is no good"
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
        assert not complaints(page)
        page.unroute("**/api/games")
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("heading", name="FITS")).to_be_visible()
