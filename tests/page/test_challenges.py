"""The same cards for everybody, in the page: a daily, a friend, an evening with a big screen."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.page.axe import complaints
from tests.page.house import Server
from tests.page.player import PHONE, confirm, open_alone, visiting

MOST_MOVES = 40


def drop_all(page: Page) -> None:
    """Drop every piece where it is, until the game is over."""
    expect(page.locator(".room.playing, .end").first).to_be_visible()
    for _ in range(MOST_MOVES):
        expect(
            page.locator(".end").or_(confirm(page).and_(page.locator(":enabled")))
        ).to_be_visible()
        if page.locator(".end").count():
            return
        number = page.locator(".table").get_attribute("data-number")
        page.keyboard.press("Enter")
        expect(page.locator(".table")).not_to_have_attribute("data-number", number or "")
    raise AssertionError("the game does not end")


def join(page: Page, name: str) -> None:
    """Take part as somebody of this name."""
    page.locator("form input").fill(name)
    page.locator("form button").click()


def test_a_square_is_filled_by_keys_and_par_is_told(browser: Browser, server: Server) -> None:
    with visiting(browser) as page:
        page.goto(server.url + "/daily")
        packing = page.locator("section.play", has_text="Quadrata")
        expect(packing).to_be_visible()
        assert complaints(page) == []
        packing.get_by_role("button", name="Begin").click()
        stock = packing.locator(".stock button:enabled").first
        expect(stock).to_be_visible()
        page.keyboard.press(stock.locator(".number").inner_text().split()[0])
        page.keyboard.press("r")
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")
        expect(packing.get_by_role("img", name="Square to fill, 1 of")).to_be_visible()
        assert complaints(page) == []
        packing.get_by_role("button", name="Hand in", exact=True).click()
        # It is not full: that is asked once.
        packing.get_by_role("button", name="Hand in as it is").click()
        expect(packing.locator(".points")).to_have_text("1")
        expect(page.locator("dl .own dd").first).to_have_text("1")
        assert complaints(page) == []


def test_friends_play_the_same_cards_and_see_both_boards(browser: Browser, server: Server) -> None:
    with visiting(browser) as page, visiting(browser, viewport=PHONE) as other:
        open_alone(page, server, "fits", "1")
        drop_all(page)
        page.get_by_role("button", name="Same cards for a friend").click()
        expect(page.locator(".link")).to_be_visible()
        other.goto(page.url)
        join(other, "Ben")
        other.locator("section.play").get_by_role("button", name="Begin").click()
        drop_all(other)
        other.get_by_role("link", name="How it compares").click()
        expect(other.locator(".both figure svg")).to_have_count(2)
        expect(other.locator(".both figcaption strong").first).to_have_text("Ben")
        before = other.locator(".both figcaption .number").first.inner_text()
        other.get_by_role("button", name="One card back").click()
        expect(other.locator("input[type=range]")).not_to_have_attribute("aria-valuetext", before)
        assert complaints(other) == []


def test_an_evening_of_two_with_a_big_screen(browser: Browser, server: Server) -> None:
    with (
        visiting(browser) as host,
        visiting(browser, viewport=PHONE) as ada,
        visiting(browser) as ben,
    ):
        host.goto(server.url + "/event")
        # Time enough for a busy machine: nobody is to miss a card.
        host.get_by_label("Seconds for a card").select_option("300")
        host.get_by_role("button", name="Open the evening").click()
        expect(host.locator(".host")).to_be_visible()
        for page, name in ((ada, "Ada"), (ben, "Ben")):
            page.goto(host.url)
            join(page, name)
            expect(page.get_by_role("heading", name="You are in.")).to_be_visible()
        screen = host.context.new_page()
        screen.set_viewport_size({"width": 1920, "height": 1080})
        screen.goto(host.url + "/screen")
        expect(screen.locator("tbody tr")).to_have_count(2)
        assert complaints(screen) == []
        host.get_by_role("button", name="Start game 1").click()
        for page in (ada, ben):
            page.get_by_role("link", name="To your board").click()
            expect(confirm(page)).to_be_enabled()
        first = screen.locator("#card-now ~ .number")
        card = first.inner_text()
        ada.keyboard.press("Enter")
        expect(ada.locator(".strip")).to_contain_text("1 of 2 are done")
        ben.keyboard.press("Enter")
        expect(first).not_to_have_text(card)
        expect(screen.locator(".boards figure svg").first).to_be_visible()
        assert complaints(screen) == []
        host.get_by_role("button", name="End the event").click()
        host.get_by_role("button", name="End it for all").click()
        with host.expect_download() as saved:
            host.get_by_role("button", name="Table (CSV)").click()
        assert "Ada" in saved.value.path().read_text("utf-8")
