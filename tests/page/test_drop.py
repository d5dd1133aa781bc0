"""FITS and BITS on the page, to the end: by pointer, by keys, by touch, and after losses."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from formspiel.core.record import read_document, replay
from tests.page.axe import complaints
from tests.page.house import Server, held_token
from tests.page.player import (
    MOST_LOOKS,
    PHONE,
    board,
    check_end,
    choose,
    confirm,
    drop_by_keys,
    drop_by_pointer,
    drop_by_touch,
    is_over,
    number,
    open_alone,
    play_on,
    sit_down,
    tab_to,
    table_of,
    visiting,
    wait_for_turn,
)


def test_a_game_is_played_to_the_end_by_pointer(server: Server, browser: Browser) -> None:
    with visiting(browser) as page:
        open_alone(page, server, "bits")
        made = play_on(page, drop_by_pointer(Random(1)))
        record = read_document(check_end(page, server))
        assert made == sum("seat" in e and "chance" not in e for e in record.events)
        replay(record)


def drop_some(page: Page, count: int) -> None:
    """Make some moves by keys."""
    move = drop_by_keys(Random(3))
    for _ in range(count):
        wait_for_turn(page, -1)
        before = number(page)
        move(page)
        wait_for_turn(page, before)


@pytest.mark.parametrize("game", ["fits", "bits"])
def test_what_was_told_bit_by_bit_is_what_is_there_anew(
    server: Server, browser: Browser, game: str
) -> None:
    def shown(page: Page) -> list[str]:
        """What lies on all boards, and the points."""
        drawn = "all => all.map(one => `${one.tagName} ${one.getAttribute('d')}`)"
        lies: list[str] = page.locator(".table svg path").evaluate_all(drawn)
        return [*sorted(lies), page.get_by_role("tabpanel").inner_text()]

    with visiting(browser) as page:
        sit_down(page, server, game, "easy")
        drop_some(page, 5)
        seen = shown(page)
        assert len(seen) > 10
        page.reload()
        page.locator(".table .board").first.wait_for()
        wait_for_turn(page, -1)
        assert shown(page) == seen


def test_a_game_is_played_to_the_end_by_keys_alone(server: Server, browser: Browser) -> None:
    with visiting(browser) as page:
        page.goto(f"{server.url}/")
        tab_to(page, "With others FITS")
        page.keyboard.press("Enter")
        tab_to(page, "Bots")
        page.keyboard.press("ArrowUp")
        tab_to(page, "1–4, whole game")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowDown")
        expect(page.get_by_role("radio", name="Just one")).to_be_focused()
        tab_to(page, "Start")
        page.keyboard.press("Enter")
        board(page).wait_for()
        play_on(page, drop_by_keys(Random(2)))
        replay(read_document(check_end(page, server)))
        tab_to(page, "Play again")
        page.keyboard.press("Enter")
        page.wait_for_function(
            "() => !document.querySelector('#end') && document.querySelector('.status.mine')"
        )


def test_three_rounds_are_played_to_the_end_by_keys_alone(server: Server, browser: Browser) -> None:
    with visiting(browser, bypass_csp=True, viewport=PHONE) as page:
        open_alone(page, server, "bits")
        wait_for_turn(page, -1)
        move = drop_by_keys(Random(9))
        while page.locator("#round-end").count() == 0:
            before = number(page)
            move(page)
            wait_for_turn(page, before)
        assert not complaints(page), "a round is counted out"
        play_on(page, move)
        replay(read_document(check_end(page, server)))


def test_fits_is_played_on_a_phone_by_touch(server: Server, browser: Browser) -> None:
    with visiting(browser, viewport=PHONE, has_touch=True, is_mobile=True) as page:
        open_alone(page, server, "fits", "1")
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"]
        play_on(page, drop_by_touch(Random(3)))
        check_end(page, server)


def test_a_tap_on_the_board_moves_the_ghost_and_a_tap_on_the_ghost_drops(
    server: Server, browser: Browser
) -> None:
    with visiting(browser) as page:
        open_alone(page, server, "bits")
        wait_for_turn(page, -1)
        before = number(page)
        ghost = page.locator(".ghost")
        first = ghost.bounding_box()
        place = board(page).bounding_box()
        assert first
        assert place
        page.mouse.click(place["x"] + 5, place["y"] + 5)
        second = ghost.bounding_box()
        assert second
        assert second["x"] < first["x"]
        assert number(page) == before
        page.mouse.click(second["x"] + 10, second["y"] + 10)
        wait_for_turn(page, before)


def test_a_reload_and_a_restart_lose_nothing(server: Server, browser: Browser) -> None:
    with visiting(browser) as page:
        open_alone(page, server, "fits", "1")
        drop_some(page, 3)
        at = number(page)
        page.reload()
        board(page).wait_for()
        wait_for_turn(page, at - 1)
        assert number(page) == at
        server.stop()
        expect(page.locator(".status")).to_contain_text("Connection lost")
        expect(confirm(page)).to_be_disabled()
        assert not complaints(page)
        server.start()
        expect(page.locator(".status")).to_contain_text("Your turn", timeout=30_000)
        page.locator("main").focus()
        board(page).focus()
        play_on(page, drop_by_keys(Random(4)))
        record = read_document(check_end(page, server))
        replay(record)
        page.goto(f"{server.url}/")
        page.go_back()
        expect(page.locator("#end")).to_be_visible()


def test_who_plays_alone_is_offered_practice_where_moves_are_taken_back(
    server: Server, browser: Browser
) -> None:
    with visiting(browser, bypass_csp=True) as page:
        sit_down(page, server, "bits")
        wait_for_turn(page, -1)
        page.get_by_role("button", name="Take back").click(force=True)
        assert not complaints(page), "why not"
        earlier = page.url
        page.get_by_role("button", name="Start a practice game").click()
        page.wait_for_url(lambda url: url != earlier)
        page.get_by_text("practice", exact=True).wait_for()
        wait_for_turn(page, -1)
        before = number(page)
        label = board(page).get_attribute("aria-label")
        page.keyboard.press("Enter")
        wait_for_turn(page, before)
        assert board(page).get_attribute("aria-label") != label
        page.get_by_role("button", name="Take back").click()
        expect(board(page)).to_have_attribute("aria-label", label or "")


def test_two_browsers_play_each_other_by_link(server: Server, browser: Browser) -> None:
    with visiting(browser) as host, visiting(browser) as guest, visiting(browser) as third:
        host.goto(f"{server.url}/new/fits")
        host.get_by_label("Friends").check()
        choose(host, "Boards", "1")
        host.get_by_label("Your name").fill("Ada")
        host.get_by_role("button", name="Open the table").click()
        link = host.get_by_label("The link to the table").input_value()
        guest.goto(link)
        guest.get_by_label("Your name").fill("Bo")
        assert "invite" not in guest.url
        guest.get_by_role("button", name="Sit down").click()
        board(guest).wait_for()
        expect(host.locator("[aria-labelledby=seats]")).to_contain_text("Bo")
        third.goto(guest.url)
        expect(third.get_by_role("heading", name="This table is private")).to_be_visible()
        assert not complaints(third), "private"
        watch = held_token(host, table_of(host), "spectate")
        third.goto(f"{guest.url}#watch={watch}")
        expect(third.locator(".status")).to_contain_text("thinking")
        # The board that is shown large is not shown small as well; one chooses which.
        seats = third.locator("[aria-labelledby=seats]")
        for name in ("Ada", "Bo"):
            if name == "Bo":
                seats.get_by_role("button", name="Watch Bo").click()
            expect(seats.locator("li", has=third.locator("svg[role=img]"))).not_to_contain_text(
                name
            )
            expect(board(third)).to_have_attribute("aria-label", re.compile(f"^{name}"))
        assert third.get_by_role("button", name="Drop").count() == 0
        # Who watches is nobody at the table.
        assert not re.search(r"\byour?\b", third.locator("main").inner_text(), re.IGNORECASE)
        assert not complaints(third), "watching"
        guest.get_by_role("tab", name="Talk").click()
        guest.get_by_label("Say something").fill("Hello there")
        guest.get_by_role("button", name="Send").click()
        expect(host.locator("[aria-labelledby=chat]")).to_contain_text("Hello there")
        # A badge says so until one looks.
        expect(host.get_by_role("tab", name="Talk One new message")).to_be_visible()
        host.get_by_role("button", name="One new message").click()
        expect(host.locator("[aria-labelledby=chat] li")).to_be_visible()
        expect(host.get_by_text("One new message")).to_have_count(0)
        assert not complaints(host), "talking"
        players = [(host, drop_by_pointer(Random(5))), (guest, drop_by_keys(Random(6)))]
        board(guest).focus()
        for _ in range(MOST_LOOKS):
            for page, move in players:
                page.wait_for_function("() => document.querySelector('#end, .table .status')")
                if page.locator(".status.mine").count():
                    move(page)
                else:
                    page.wait_for_timeout(30)
            if is_over(host):
                break
        expect(guest.locator("#end")).to_be_visible()
        play_again(host, guest, third)
        # Others may still be asked to watch.
        assert held_token(host, table_of(host), "spectate") == watch


def play_again(host: Page, guest: Page, third: Page) -> None:
    """Nobody is taken along who has not agreed; who watched is asked to come along."""
    host.get_by_role("button", name="Offer a rematch").click()
    expect(guest.get_by_text("Ada offers a rematch.").first).to_be_visible()
    assert not complaints(guest), "offered"
    guest.get_by_role("button", name="No, thanks").click()
    expect(host.get_by_text("Bo doesn’t want a rematch.").first).to_be_visible()
    assert not complaints(host), "declined"
    guest.get_by_role("button", name="Offer a rematch").click()
    host.get_by_role("button", name="Accept").click()
    for page in (host, guest):
        page.wait_for_function("() => !document.querySelector('#end')")
        board(page).wait_for()
    assert host.url == guest.url
    third.get_by_role("button", name="Come along").wait_for()
    assert not complaints(third), "asked to come along"
    third.get_by_role("button", name="Come along").click()
    expect(third.locator(".status")).to_contain_text("thinking")
    assert third.url == host.url


def test_a_public_table_is_joined_from_the_lobby(server: Server, browser: Browser) -> None:
    with visiting(browser) as host, visiting(browser) as guest:
        host.goto(f"{server.url}/new/fits")
        host.get_by_label("Friends").check()
        host.get_by_label("Your name").fill("Ada")
        host.get_by_label("Show the table in the lobby").check()
        host.get_by_role("button", name="Open the table").click()
        host.locator("#invite").wait_for()
        guest.goto(f"{server.url}/lobby")
        guest.get_by_role("listitem").filter(has_text="Ada").get_by_role("link").click()
        guest.get_by_label("Your name").fill("Bo")
        guest.get_by_role("button", name="Sit down").click()
        for page in (host, guest):
            board(page).wait_for()
            wait_for_turn(page, -1)
        before = number(guest)
        guest.keyboard.press("Enter")
        # The own move lies there, pale, and can be taken back until all have acted.
        expect(guest.locator(".pending")).to_be_visible()
        expect(host.locator(".status")).to_contain_text("Your turn")
        assert number(guest) > before
        guest.get_by_role("button", name="Take back").click()
        expect(guest.locator(".pending")).to_have_count(0)
        expect(guest.locator(".status")).to_contain_text("Your turn")
