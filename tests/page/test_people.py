"""Several people and bots at one table: what each sees of the others."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.page.house import Server
from tests.page.player import DESK, PHONE, board, visiting

CUT = "names => names.filter(one => one.scrollWidth > one.clientWidth).map(one => one.title)"
TOPS = "boards => boards.map(one => Math.round(one.getBoundingClientRect().top))"


@pytest.mark.parametrize("bots", [["Pebble"], ["Pebble 1", "Pebble 2"]])
def test_who_sits_in_the_middle_sees_the_others_side_by_side(
    server: Server, browser: Browser, bots: list[str]
) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    seats += [{"kind": "bot", "level": "easy"} for _ in bots]
    made = server.make_table({"game": "fits", "seats": seats})
    with visiting(browser) as page:
        page.goto(f"{server.url}/table/{made['table']['table']}#invite={made['invite']}")
        page.get_by_label("Your name").fill("Bo")
        page.get_by_role("button", name="Sit down").click()
        board(page).wait_for()
        seated = page.locator("[aria-labelledby=seats]")
        # In the order of play, from the own seat on.
        expect(seated.locator(".name")).to_have_text(["Bo", *bots, "Ada"])
        for size in (DESK, PHONE):
            page.set_viewport_size(size)
            assert seated.locator(".name").evaluate_all(CUT) == []
            tops = seated.locator(".small-board svg").evaluate_all(TOPS)
            assert len(tops) == len(bots) + 1
            assert len(set(tops)) == 1
