"""The end of a game: its replay, what is shared of it, and the ways out of one that is on."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Browser, expect

from formspiel.core.record import read_document, replay
from formspiel.table.dealer import verify
from tests.page.axe import complaints
from tests.page.house import Server, held_token
from tests.page.player import (
    PHONE,
    board,
    drop_by_keys,
    open_alone,
    play_on,
    sit_down,
    tab_to,
    table_of,
    visiting,
    wait_for_turn,
)

BARE = "an empty board"


def test_the_end_is_counted_replayed_and_shared(server: Server, browser: Browser) -> None:
    with visiting(browser, bypass_csp=True) as page:
        table = sit_down(page, server, "fits", options={"boards": ["8"]}, takes_nonces=True)
        page.get_by_role("button", name="Fair deal").click()
        seal = page.locator("#seal").inner_text()
        assert not complaints(page), "the seal"
        page.keyboard.press("Escape")
        board(page).focus()
        play_on(page, drop_by_keys(Random(7)))
        token = held_token(page, table)
        record: Any = server.get(f"/api/tables/{table}/record", token)
        # What was shown before the first card, and what the page has added, gave the cards.
        assert record["fairness"]["nonces"] != [""]
        assert verify(read_document(record), seal).is_fair
        expect(page.get_by_role("button", name="Fair deal, checked")).to_be_visible()
        # A last card that fits nowhere is a step without a move.
        lone = "chance" in record["events"][-1]
        moves = sum("chance" not in event for event in record["events"]) + lone
        # A step a move, on the large board; the rows add up to the sum.
        slider = page.get_by_role("region", name="How it went").get_by_role("slider", name="Move")
        expect(slider).to_have_value(str(moves))
        points = page.locator("[aria-labelledby=end-points]")
        read = "found => found.map(n => Number(n.textContent.trim().replace('−', '-')))"
        *rows, total = points.locator(".number").evaluate_all(read)
        assert sum(rows) == total
        own = page.locator("figure.own svg")
        size = own.bounding_box()
        assert size
        assert size["height"] > 400
        page.keyboard.press("Home")
        expect(slider).to_have_value("0")
        expect(own).to_have_attribute("aria-label", BARE)
        page.keyboard.press("ArrowRight")
        expect(page.get_by_text(f"Move 1 of {moves}")).to_be_visible()
        expect(own).not_to_have_attribute("aria-label", BARE)
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name="Pause")).to_be_visible()
        expect(page.get_by_text(f"Move 3 of {moves}")).to_be_visible()
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
        assert not complaints(page), "the replay"
        share = page.get_by_role("button", name="Share the result")
        share.click()
        dialog = page.get_by_role("dialog")
        assert not complaints(page), "sharing"
        # It shows the end, and opens nothing that is private.
        expect(slider).to_have_value(str(moves))
        for secret in (token, held_token(page, table, "spectate"), table):
            expect(dialog).not_to_contain_text(secret)
        with page.expect_download() as saved:
            dialog.get_by_role("button", name="Save the picture").click()
        assert saved.value.suggested_filename.endswith(".png")
        assert saved.value.path().read_bytes().startswith(b"\x89PNG")
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(share).to_be_focused()


def test_a_game_alone_is_given_up_by_keys(server: Server, browser: Browser) -> None:
    with visiting(browser, bypass_csp=True, viewport=PHONE) as page:
        table = open_alone(page, server, "fits", "8")
        wait_for_turn(page, -1)
        page.keyboard.press("Enter")
        wait_for_turn(page, -1)
        tab_to(page, "End the game")
        page.keyboard.press("Enter")
        assert not complaints(page), "asking"
        # It is asked once, and a second Enter by mistake plays on.
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="You have ended the game.")).to_be_visible()
        expect(page.get_by_role("button", name="Play again")).to_be_visible()
        assert not complaints(page), "given up"
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"]
        found: Any = server.get(f"/api/tables/{table}/record", held_token(page, table))
        replay(read_document(found))
        page.get_by_role("button", name="Play again").click()
        page.wait_for_function("() => !document.querySelector('#end')")
        assert table_of(page) != table


def test_who_leaves_others_is_followed_by_a_bot(server: Server, browser: Browser) -> None:
    with visiting(browser) as host, visiting(browser) as guest:
        host.goto(f"{server.url}/new/quadrata")
        host.get_by_label("Friends").check()
        host.get_by_label("Your name").fill("Ada")
        host.get_by_role("button", name="Open the table").click()
        guest.goto(host.get_by_label("The link to the table").input_value())
        guest.get_by_label("Your name").fill("Bo")
        guest.get_by_role("button", name="Sit down").click()
        board(guest).wait_for()
        host.get_by_role("button", name="Leave the game").click()
        assert not complaints(host)
        host.get_by_role("dialog").get_by_role("button", name="Leave the game").click()
        host.wait_for_url(f"{server.url}/")
        # The other plays on, and may end it now.
        wait_for_turn(guest, -1)
        guest.get_by_role("button", name="End the game").click()
        guest.get_by_role("dialog").get_by_role("button", name="End the game").click()
        expect(guest.get_by_role("heading", name="You have ended the game.")).to_be_visible()
