"""Sound: nothing is heard before somebody wants it, and they are asked once."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.page.house import Server
from tests.page.player import open_alone, visiting, wait_for_turn
from tests.page.test_hints import ADA, BEN, sit

# Everything that can be heard of a page goes through one of these.
EARS = """
    window.heard = [];
    for (const [kind, name] of [[AudioScheduledSourceNode, 'start'], [HTMLMediaElement, 'play']]) {
        const real = kind.prototype[name];
        kind.prototype[name] = function (...given) {
            window.heard.push(this.context?.state ?? 'played');
            return real.apply(this, given);
        };
    }
    for (const name of ['AudioContext', 'webkitAudioContext'])
        if (window[name])
            window[name] = class extends window[name] {
                constructor(...given) { super(...given); window.heard.push('context'); }
            };
"""


def heard(page: Page) -> list[str]:
    """Whatever has sounded since the page was loaded."""
    found: list[str] = page.evaluate("window.heard")
    return found


def listened(page: Page) -> Page:
    page.add_init_script(EARS)
    return page


def meet(page: Page, server: Server, made: Any) -> None:
    """Sit down where somebody else plays too, and make a move."""
    sit(listened(page), server, made, 0)
    page.keyboard.press("Enter")
    expect(page.locator(".status")).to_contain_text("Ben is thinking")


def test_nothing_is_heard_before_it_is_wanted(server: Server, browser: Browser) -> None:
    made = server.make_table({"game": "fits", "seats": [ADA, BEN], "options": {"boards": ["1"]}})
    asked = "A soft sound"
    with visiting(browser) as page:
        # Alone nobody is asked.
        open_alone(listened(page), server, "bits")
        wait_for_turn(page, -1)
        page.keyboard.press("Enter")
        wait_for_turn(page, 3)
        expect(page.get_by_role("group", name=asked)).to_have_count(0)
        assert heard(page) == []
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("Soft click sounds").check()
        page.keyboard.press("Escape")
        before = page.locator(".table").get_attribute("data-number")
        page.get_by_role("application").focus()
        page.keyboard.press("Enter")
        wait_for_turn(page, int(before or 0))
        assert "context" in heard(page)
        assert len(heard(page)) > 1
    with visiting(browser) as page:
        meet(page, server, made)
        assert heard(page) == []
        page.get_by_role("group", name=asked).get_by_role("button", name="No").click()
        expect(page.get_by_role("group", name=asked)).to_have_count(0)
        page.reload()
        expect(page.locator(".status")).to_contain_text("Ben is thinking")
        expect(page.get_by_role("group", name=asked)).to_have_count(0)
        assert heard(page) == []
    with visiting(browser) as page:
        made = server.make_table({"game": "fits", "seats": [ADA, BEN]})
        meet(page, server, made)
        assert heard(page) == []
        page.get_by_role("group", name=asked).get_by_role("button", name="Yes").click()
        page.wait_for_function("window.heard.length > 1")
        assert heard(page)[0] == "context"
        page.reload()
        expect(page.locator(".status")).to_contain_text("Ben is thinking")
        expect(page.get_by_role("group", name=asked)).to_have_count(0)
