"""The page is for everyone and light: accessible in both themes, small, and without strangers."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Request, expect

from formspiel.locales import LANGUAGES
from tests.page.axe import complaints
from tests.page.house import Server, held_token
from tests.page.player import (
    DESK,
    PHONE,
    board,
    table_of,
    visiting,
    wait_for_turn,
)

MOST_BYTES = 150_000
GAMES = ("fits", "bits", "quadrata", "digit")
# The least room between the words of the settings and the edge of the card that they stand on.
LEAST_EDGE = """() => {
    const card = document.querySelector('.menu .card');
    const { left, right } = card.getBoundingClientRect();
    return Math.min(...[...card.querySelectorAll('label')].flatMap(one => {
        const words = document.createRange();
        words.selectNodeContents(one);
        const box = words.getBoundingClientRect();
        return [box.left - left, right - box.right];
    }));
}"""
# What of the emblems is cut off, at many moments of their motion.
CUT_OFF = """() => {
    const all = document.getAnimations();
    all.forEach(one => one.pause());
    return [...Array(40).keys()].flatMap(at => {
        all.forEach(one => { one.currentTime = one.effect.getTiming().duration * at / 40; });
        return [...document.querySelectorAll('.emblem svg :not(g)')].filter(shape => {
            const part = shape.getBoundingClientRect();
            const card = shape.closest('.card').getBoundingClientRect();
            for (let on = shape.closest('svg'); on.matches('.card *'); on = on.parentElement)
                if (getComputedStyle(on).overflow !== 'visible') return true;
            return part.top < card.top || part.left < card.left || part.right > card.right;
        }).map(shape => `${at}: ${shape.outerHTML}`);
    });
}"""
STILL_PAGES = ("/", "/lobby", "/mine", "/rules", *(f"/new/{game}" for game in GAMES))


def test_axe_finds_nothing_on_pages_without_a_table(server: Server, browser: Browser) -> None:
    """The rules are looked at where they are tested."""
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
    server.make_table({"game": "fits", "seats": seats, "is_public": True})
    with visiting(browser) as page:
        for path in STILL_PAGES:
            page.goto(server.url + path)
            page.locator("h1").first.wait_for()
            if path == "/lobby":
                page.get_by_role("listitem").filter(has_text="Ann").first.wait_for()
            assert not complaints(page), path
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("switch").first.or_(page.get_by_role("checkbox").first).wait_for()
        assert not complaints(page), "settings"
        # No words touch the edge, in no language.
        for language in LANGUAGES:
            page.locator("header .language select").select_option(language)
            page.locator(f"html[lang={language}]").wait_for()
            assert page.evaluate(LEAST_EDGE) >= 12, language


@pytest.mark.parametrize("game", ["fits", "bits"])
def test_axe_finds_nothing_at_a_table(server: Server, browser: Browser, game: str) -> None:
    with visiting(browser, bypass_csp=True, viewport=PHONE) as page:
        page.goto(f"{server.url}/new/{game}")
        page.get_by_label("Friends").check()
        page.get_by_role("button", name="Open the table").click()
        page.locator("#invite").wait_for()
        assert not complaints(page), "waiting"
        page.get_by_role("button", name="Bot for seat 2").click()
        board(page).wait_for()
        wait_for_turn(page, -1)
        page.locator("summary", has_text="All choices").click()
        assert not complaints(page), "playing"


def test_the_first_load_is_light_with_any_game_and_asks_nobody_else(
    server: Server, browser: Browser
) -> None:
    with visiting(browser) as page:
        asked: list[Request] = []

        def note(request: Request) -> None:
            asked.append(request)

        page.on("requestfinished", note)
        page.goto(server.url)
        sizes: list[int] = []
        for game in GAMES:
            button = re.compile(f"(alone|bot) {game}", re.IGNORECASE)
            page.get_by_role("button", name=button).click()
            page.get_by_role("button", name="Just play").click()
            page.locator(".table .status.mine").wait_for()
            page.wait_for_load_state("networkidle")
            sizes.append(sum(request.sizes()["responseBodySize"] for request in asked))
            assert all(request.url.startswith(server.url) for request in asked)
            asked.clear()
            page.locator("header .brand").click()
        # The first game came with all that games share, and with some that only it needs.
        first, *others = sizes
        assert 10_000 < first <= MOST_BYTES
        assert 10_000 < first + max(others) <= MOST_BYTES, sizes


def test_the_emblems_at_home_are_never_cut_off(server: Server, browser: Browser) -> None:
    context = browser.new_context(viewport=PHONE, service_workers="block")
    page = context.new_page()
    page.goto(server.url)
    expect(page.locator(".emblem svg")).to_have_count(len(GAMES))
    assert page.evaluate("document.getAnimations().length") >= len(GAMES)
    for size in (PHONE, DESK):
        page.set_viewport_size(size)
        assert page.evaluate(CUT_OFF) == []
    context.close()


def test_a_wrong_address_shows_the_way_home(server: Server, browser: Browser) -> None:
    # The browser itself notes the 404 that the page comes with.
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    answer = page.goto(f"{server.url}/nowhere")
    assert answer is not None
    assert answer.status == 404
    assert not complaints(page)
    page.locator("main").get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", name="Four games of shapes")).to_be_visible()
    context.close()


def test_language_and_theme_are_kept(server: Server, browser: Browser) -> None:
    with visiting(browser) as page:
        page.goto(server.url)
        page.get_by_role("combobox", name="Language").select_option("fr")
        expect(page.get_by_role("heading", level=1)).to_have_text("Quatre jeux de formes")
        for theme in ("light", "dark"):
            page.get_by_role("button", name="Couleurs").click()
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_have_text("Quatre jeux de formes")
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_who_has_no_name_is_called_something_in_the_own_language(
    server: Server, browser: Browser
) -> None:
    with visiting(browser) as page:
        page.goto(f"{server.url}/new/fits")
        page.get_by_role("radio", name="Bots").check()
        page.get_by_role("button", name="Start").click()
        seats = page.locator("[aria-labelledby=seats]")
        expect(seats).to_contain_text("Player")
        language = page.locator("header select")
        language.select_option("de")
        expect(seats).to_contain_text("Spieler")
        # Not only here: that is the name at the table.
        page.goto(server.url)
        language.select_option("nl")
        page.go_back()
        expect(seats).to_contain_text("Speler")
        token = held_token(page, table_of(page))
        record: Any = server.get(f"/api/tables/{table_of(page)}/record", token)
        assert record["players"][0] == "Speler"


def test_the_page_opens_without_a_connection(server: Server, browser: Browser) -> None:
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.goto(server.url)
    page.evaluate("() => navigator.serviceWorker.ready")
    # Once more, so that the worker has seen every file go by.
    page.reload()
    page.get_by_role("heading", name="Four games of shapes").wait_for()
    context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Four games of shapes")).to_be_visible()
    page.get_by_role("button", name="Play alone FITS").click()
    page.get_by_role("button", name="Just play").click()
    expect(page.get_by_role("alert")).to_contain_text("The server isn’t answering")
    context.close()


def test_words_of_games_are_kept_without_a_connection_but_nothing_of_tables(
    server: Server, browser: Browser
) -> None:
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.goto(f"{server.url}/rules/fits")
    page.evaluate("() => navigator.serviceWorker.ready")
    page.reload()
    page.get_by_role("heading", name="The idea").wait_for()
    asks = "path => fetch(path).then(answer => answer.ok, () => false)"
    assert page.evaluate(asks, "/api/tables")
    context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="The idea")).to_be_visible()
    assert page.evaluate(asks, "/api/games/fits/words/en")
    assert not page.evaluate(asks, "/api/tables")
    assert not page.evaluate(asks, "/api/games/fits")
    context.close()
