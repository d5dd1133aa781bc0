"""The rules on the page: every game in every language, and examples that can be played."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from playwright.sync_api import Browser, Locator, Page, expect

from formspiel.core.game import GameInfo
from formspiel.core.registry import GAMES
from formspiel.locales import LANGUAGES
from tests.page.axe import complaints
from tests.page.house import ROOT, Server
from tests.page.player import PHONE, sit_down, tab_to, visiting

GAME_FOLDERS = ROOT / "src" / "formspiel" / "games"


def plain_texts(language: str, game: str) -> dict[str, str]:
    """The texts of a game's rules that have no values in them."""
    source = (GAME_FOLDERS / game / "locales" / f"{language}.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message) and entry.value and entry.id.name.startswith("rul"):
            parts = [part.value for part in entry.value.elements if isinstance(part, TextElement)]
            found[entry.id.name] = "".join(parts)
    return found


def squeezed(text: str) -> str:
    return re.sub(r"\s+", " ", text)


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_of_the_docs_has_its_text(game: str) -> None:
    page = (ROOT / "docs" / f"{game}.md").read_text("utf-8")
    numbers = re.findall(r"^- \*\*[A-Z]+-(\d+)\*\*", page, re.MULTILINE)
    told = [key for key in plain_texts("en", game) if key.startswith("ruling-")]
    assert numbers
    assert told == [f"ruling-{game}-{number}" for number in numbers]


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_told_in_every_language(server: Server, browser: Browser, game: str) -> None:
    with visiting(browser, viewport=PHONE) as page:
        page.goto(f"{server.url}/rules")
        page.locator(f"main a[href='/rules/{game}']").click()
        for language in LANGUAGES:
            page.get_by_role("banner").get_by_role("combobox").select_option(language)
            texts = plain_texts(language, game)
            told = page.locator("main")
            expect(told).to_contain_text(squeezed(texts[f"rules-{game}-idea-1"]))
            expect(told.locator("[id='try-2']")).to_be_visible()
            words = squeezed(told.inner_text())
            for key, text in texts.items():
                if not key.endswith("-alt"):
                    assert squeezed(text) in words, key
                else:
                    expect(told.locator(f'[aria-label="{text}"]')).to_be_attached()
            assert "rules-" not in words
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_boards_say_what_is_reconstructed(server: Server, browser: Browser) -> None:
    with visiting(browser) as page:
        page.goto(f"{server.url}/rules/fits")
        board = page.locator("li").filter(has=page.get_by_role("heading", name="Board 2"))
        expect(board).to_contain_text("reconstructed")
        board = page.locator("li").filter(has=page.get_by_role("heading", name="Board 1"))
        expect(board).not_to_contain_text("reconstructed")
        # FITS-7
        board = page.locator("li").filter(has=page.get_by_role("heading", name="Board 7"))
        expect(board).to_contain_text("derived")


@pytest.mark.parametrize("game", ["fits", "digit"])
def test_the_rules_open_beside_the_board(server: Server, browser: Browser, game: str) -> None:
    with visiting(browser, bypass_csp=True) as page:
        sit_down(page, server, game, "easy")
        button = page.get_by_role("button", name="Rules of the game")
        button.focus()
        page.keyboard.press("Enter")
        rules = page.get_by_role("dialog")
        expect(rules.get_by_role("heading", name="The idea")).to_be_visible()
        expect(rules.get_by_role("heading").first).to_be_focused()
        # What is reconstructed is told there; the figures of DIGIT follow from their sticks.
        link = rules.get_by_role("link", name="What exactly?")
        expect(link).to_have_count(int(game != "digit"))
        assert not complaints(page)
        page.keyboard.press("Escape")
        expect(rules).to_have_count(0)
        expect(button).to_be_focused()


def test_a_ruling_can_be_linked_to(server: Server, browser: Browser) -> None:
    with visiting(browser) as page:
        page.goto(f"{server.url}/rules/quadrata#QUAD-9")
        expect(page.locator("[id='QUAD-9']")).to_be_in_viewport()
        page.get_by_role("link", name="The idea").click()
        expect(page.get_by_role("heading", name="The idea")).to_be_in_viewport()


def test_the_first_page_loads_no_rules(server: Server, browser: Browser) -> None:
    with visiting(browser) as page:
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(server.url)
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        assert asked
        assert not [url for url in asked if "rules" in url.lower()]


def example(page: Page, number: int = 1) -> Locator:
    return page.locator(f"[aria-labelledby=try-{number}]")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_credit_the_makers_and_their_examples_are_played_and_begun_again(
    server: Server, browser: Browser, game: str
) -> None:
    with visiting(browser) as page:
        page.goto(f"{server.url}/rules/{game}")
        check_credits(page.locator("#credits"), GAMES[game].info)
        for number in (1, 2):
            trial = example(page, number)
            trial.get_by_role("button", name="Try it").click()
            expect(trial).to_contain_text("Your move.")
            if number == 1:
                expect(example(page, 2).get_by_role("button", name="Try it")).to_be_visible()
                assert not complaints(page)
            make_a_move(trial)
            expect(trial).to_contain_text("After the move")
            trial.get_by_role("button", name="Start again").click()
            expect(trial).not_to_contain_text("After the move")
            expect(trial).to_contain_text("Your move.")


def check_credits(told: Locator, info: GameInfo) -> None:
    """Those who made the game are named."""
    expect(told).to_contain_text(info.author)
    expect(told).to_contain_text(f"{info.publisher}, {info.year}")
    for name in (*info.credits.thanks, *info.credits.other_titles, *info.credits.design):
        expect(told).to_contain_text(name)
    if info.credits.least_age:
        expect(told).to_contain_text(f"{info.credits.least_age} and over")


def make_a_move(trial: Locator) -> None:
    """The first of all choices, by the list."""
    choices = trial.get_by_text("All choices as a list")
    if not trial.locator("details[open] li button").count():
        choices.click()
    trial.locator("details[open] li button").first.click()
    trial.locator("button.main").last.click()


def test_robbing_fills_the_square(server: Server, browser: Browser) -> None:
    with visiting(browser) as page:
        page.goto(f"{server.url}/rules/quadrata")
        trial = example(page, 2)
        trial.get_by_role("button", name="Try it").click()
        make_a_move(trial)
        # Twelve forms, and five points for ending the round.
        expect(trial).to_contain_text("After the move: 17")
        expect(trial).to_contain_text("That was the example.")


def test_an_example_is_played_by_keys_alone(server: Server, browser: Browser) -> None:
    with visiting(browser) as page:
        page.goto(f"{server.url}/rules/fits")
        expect(example(page)).to_contain_text("Try it")
        tab_to(page, "Try it out: The last cards on board 1")
        page.keyboard.press("Enter")
        expect(page.get_by_role("application")).to_be_focused()
        for card in (14, 15, 16):
            expect(example(page).locator(".card-in-play")).to_contain_text(f"Piece {card} of 16")
            expect(example(page).locator(".dot.mine")).to_be_visible()
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        expect(example(page)).to_contain_text("That was the example.")


def test_an_example_says_that_the_server_is_away(server: Server, browser: Browser) -> None:
    with visiting(browser) as page:
        page.route("**/api/sight*", lambda route: route.abort("connectionrefused"))
        page.goto(f"{server.url}/rules/bits")
        expect(example(page)).to_contain_text("Is the server running?")
        page.unroute_all()
        example(page).get_by_role("button", name="Start again").click()
        expect(example(page).get_by_role("button", name="Try it")).to_be_visible()
