"""DIGIT on the page: every version to the end, by pointer and by keys, and who sees what."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from formspiel.core.record import read_document, replay
from tests.page.axe import complaints
from tests.page.house import Server, held_token
from tests.page.player import (
    PATIENCE,
    PHONE,
    check_end,
    is_over,
    number,
    sit_down,
    tab_to,
    table_of,
    visiting,
    wait_for_turn,
)
from tests.page.stick_player import (
    Choose,
    Nearest,
    listed,
    middle,
    parsed,
    play_by_keys,
    play_by_pointer,
)

MOST_MOVES = 250
LYING = re.compile(r"\bstick\b")
BOTS = {"How many bots?": "3", "Level": "Spark – easy"}
VERSIONS: dict[str, dict[str, str]] = {
    "standard": {"Version": "Standard", "Hands": "hidden", **BOTS},
    "plus": {"Version": "Plus", "Hands": "hidden", **BOTS},
    "open": {"Version": "Standard", "Hands": "open", **BOTS, "Games": "2"},
    "solitaire": {},
}


@pytest.fixture(scope="module")
def choose(server: Server) -> Nearest:
    return Nearest(server)


def open_digit(page: Page, server: Server, version: str) -> None:
    """Open a table by the form."""
    page.goto(f"{server.url}/new/digit")
    choices = VERSIONS[version]
    page.get_by_role("radio", name="Bots" if choices else "Just me").check()
    for label, value in choices.items():
        page.get_by_label(label).select_option(label=value)
    page.get_by_role("button", name="Start").click()
    begin(page)


def open_by_keys(page: Page, server: Server, version: str) -> None:
    """The same with nothing but keys."""
    page.goto(f"{server.url}/new/digit")
    choices = VERSIONS[version]
    tab_to(page, "Bots")
    if not choices:
        page.keyboard.press("ArrowUp")
    # In the order of the form.
    for label in ("How many bots?", "Level", "Version", "Hands", "Games"):
        if label in choices:
            tab_to(page, label)
            page.keyboard.type(choices[label])
    tab_to(page, "Start")
    page.keyboard.press("Enter")
    begin(page)


def begin(page: Page) -> None:
    page.locator(".stick").first.wait_for()
    page.get_by_role("switch", name="Nearest first").wait_for()
    wait_for_turn(page, -1)


def play_to_the_end(page: Page, move: Choose) -> int:
    made = 0
    while not is_over(page):
        if page.locator("#round-end").count():
            check_round_end(page)
            continue
        before = number(page)
        move(page)
        made += 1
        assert made < MOST_MOVES
        wait_for_turn(page, before)
    return made


def check_round_end(page: Page) -> None:
    """The game before is counted out: the cards that are left are marked."""
    told = page.locator("[aria-labelledby=round-end]")
    expect(told).to_contain_text("game 1 of 2")
    for closed in told.locator("summary").all():
        closed.click()
    assert not complaints(page)
    told.get_by_role("button", name="Go on").focus()
    points = page.locator("[aria-labelledby=reasons] summary")
    expect(points).to_contain_text(["game 1 of 2", "game 2 of 2"])
    reasons = told.locator("li button")
    left = told.locator("[data-card]").count()
    assert reasons.count() == (left > 0)
    if left:
        expect(reasons).to_contain_text(f"−{left}")
        reasons.focus()
        expect(told.locator("[data-card].marked")).to_have_count(left)
        told.get_by_role("button", name="Go on").focus()
        expect(told.locator(".marked")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(told).to_have_count(0)


@pytest.mark.parametrize("version", ["open", "solitaire"])
def test_a_version_is_played_to_the_end_by_pointer(
    server: Server, browser: Browser, choose: Nearest, version: str
) -> None:
    with visiting(browser) as page:
        open_digit(page, server, version)
        made = play_to_the_end(page, play_by_pointer(choose))
        check_record(page, server, made, version)
        if version == "solitaire":
            check_best(page)


def check_best(page: Page) -> None:
    """The best line stands beside the own one, and one gets to where they part."""
    best = page.locator("figure.best")
    expect(best.locator("svg").first).to_be_visible(timeout=3 * PATIENCE)
    parting = best.get_by_role("button", name="Where the lines part")
    parting.click()
    expect(parting).to_have_attribute("aria-pressed", "true")
    expect(best.locator(".words")).to_have_text(re.compile(" to "))


@pytest.mark.parametrize("version", ["standard", "plus"])
def test_a_version_is_played_to_the_end_by_keys_alone(
    server: Server, browser: Browser, choose: Nearest, version: str
) -> None:
    with visiting(browser) as page:
        open_by_keys(page, server, version)
        made = play_to_the_end(page, play_by_keys(choose))
        check_record(page, server, made, version)
        # What was laid down is not spread out over the end.
        expect(page.locator("details[open] [data-card]")).to_have_count(0)
        assert not complaints(page)


def check_record(page: Page, server: Server, made: int, version: str) -> None:
    """What was played is what was chosen, and every move is on the record."""
    record = read_document(check_end(page, server))
    options = record.game.options_of(record.config)
    assert options["open"] == (version == "open")
    assert options["variant"] == ("standard" if version == "open" else version)
    assert options["games"] == int(VERSIONS[version].get("Games", "1"))
    assert made == sum(event.get("seat") == 0 and "from" in event for event in record.events)
    replay(record)


def test_a_stick_is_put_back_and_a_move_taken_back(server: Server, browser: Browser) -> None:
    with visiting(browser, viewport=PHONE) as page:
        sit_down(page, server, "digit", options={"variant": "solitaire"}, is_practice=True)
        begin(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        sticks = page.locator(".stick")
        lying = sticks.evaluate_all("all => all.map(one => one.dataset.stick)")
        start, to, _ = next(parsed(listed(page)))
        confirm = page.get_by_role("button", name="Confirm")
        stick, place = (page.locator(f'[data-stick="{one}"]') for one in (start, to))

        # A double click lifts it, too, and does not put it back.
        stick.dblclick()
        expect(confirm).to_be_disabled()
        place.click()
        expect(confirm).to_be_enabled()
        page.keyboard.press("Escape")
        expect(place).to_have_count(0)
        expect(confirm).to_be_disabled()
        # Dropped where it cannot lie, it is back as well.
        x, y = middle(page, start)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 10, y + 10)
        expect(place).to_have_count(1)
        page.mouse.move(3, 3)
        page.mouse.up()
        expect(place).to_have_count(0)

        before = number(page)
        stick.click()
        place.click()
        confirm.click()
        wait_for_turn(page, before)
        expect(place).to_have_class(LYING)
        page.get_by_role("button", name="Take back").click()
        expect(stick).to_have_class(LYING)
        assert sticks.evaluate_all("all => all.map(one => one.dataset.stick)") == lying


def test_cards_are_sorted_by_distance_if_asked(
    server: Server, browser: Browser, choose: Nearest
) -> None:
    with visiting(browser) as page:
        sit_down(page, server, "digit", "easy", "easy", "easy")
        begin(page)
        hand = page.locator(".digit-hand [data-card]")
        dealt = hand.evaluate_all("all => all.map(card => card.dataset.card)")
        page.get_by_role("switch", name="Nearest first").check()
        near = hand.evaluate_all("all => all.map(card => card.dataset.card)")
        assert sorted(near) == sorted(dealt)
        told = [int(text.split()[0]) for text in hand.locator(".away").all_text_contents()]
        table, token = table_of(page), held_token(page, table_of(page))
        scenes: Any = server.get(f"/api/tables/{table}/scenes/0", token)
        at = scenes["of"]
        scene: Any = server.get(f"/api/tables/{table}/scenes/{at}", token)
        assert told == [choose.away(scene["view"]["figure"], card) for card in near]
        assert told == sorted(told)
        page.reload()
        expect(page.get_by_role("switch", name="Nearest first")).to_be_checked()
        expect(hand.locator(".away")).to_have_count(len(told))


def test_a_spectator_sees_no_hidden_card(server: Server, browser: Browser) -> None:
    with visiting(browser) as host, visiting(browser) as watcher:
        heard: list[str] = []
        watcher.on(
            "websocket",
            lambda socket: socket.on("framereceived", lambda text: heard.append(str(text))),
        )
        host.goto(f"{server.url}/new/digit")
        host.get_by_role("radio", name="Friends").check()
        host.get_by_label("Show the table in the lobby").check()
        host.get_by_role("button", name="Open the table").click()
        host.get_by_role("button", name="Bot for seat 2").click()
        begin(host)
        hand = host.locator(".digit-hand [data-card]").evaluate_all(
            "all => all.map(card => card.dataset.card)"
        )
        assert len(hand) == 5
        watcher.goto(host.url)
        watcher.locator(".stick").first.wait_for()
        expect(watcher.locator("[aria-labelledby=seats]").get_by_text("5 cards")).to_have_count(2)
        assert watcher.locator(".digit-hand").count() == 0
        assert watcher.locator(".stick[tabindex='0']").count() == 0
        shown = watcher.content()
        said = " ".join(heard)
        assert "welcome" in said
        assert not [card for card in hand if card in shown or card in said]


def test_axe_finds_nothing(server: Server, browser: Browser, choose: Nearest) -> None:
    with visiting(browser) as page:
        sit_down(page, server, "digit", "easy", options={"open": True})
        begin(page)
        assert not complaints(page), "begun"
        page.get_by_role("switch", name="Nearest first").check()
        start, to = choose(page)
        page.mouse.click(*middle(page, start))
        page.mouse.click(*middle(page, to))
        page.locator(".more summary").click()
        assert not complaints(page), "about to move"
