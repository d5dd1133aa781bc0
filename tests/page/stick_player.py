"""A person who plays DIGIT at the page: goes for the nearest card, by pointer or by keys."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Page

from tests.page.house import Server

Choose = Callable[[Page], None]
PLACE = r"(across|upright) at (−?\d+,−?\d+)"
MOVE = re.compile(rf"{PLACE} to {PLACE}: Makes (D\d\d)")
HAND = """() => [...document.querySelectorAll('.digit-hand [data-card]')]
    .map(card => card.dataset.card)"""
# The list is made when it is opened; it is closed again, so that the game is played without it.
LISTED = """async () => {
    const press = async () => {
        document.querySelector('.more details > summary').click();
        await new Promise(requestAnimationFrame);
    };
    await press();
    const found = [...document.querySelectorAll('.more details button')]
        .map(button => button.textContent);
    await press();
    return found}"""

MIDDLE = """what => {
    const {left, top, width, height} = document.querySelector(what).getBoundingClientRect();
    return [left + width / 2, top + height / 2]}"""
CONFIRM = ".acts .main"
STEPS = """name => {
    const all = [...document.querySelectorAll('[data-stick][tabindex="0"]')];
    const place = what => all.findIndex(one => one.dataset.stick === what);
    return place(name) - place(document.activeElement.dataset.stick)}"""


class Nearest:
    """Reads cards and choices off the page, and chooses what comes nearest to a card."""

    def __init__(self, server: Server) -> None:
        told: Any = server.get("/api/games/digit/charts/distances")
        self._away = {
            (one, other): moves
            for one, row in zip(told["figures"], told["distances"], strict=True)
            for other, moves in zip(told["figures"], row, strict=True)
        }

    def away(self, figure: str, card: str) -> int:
        """How many moves a card is from a figure."""
        return int(self._away[figure, card])

    def __call__(self, page: Page) -> tuple[str, str]:
        """Where a stick is to be taken and where it is to be laid, as the page names them."""
        hand = page.evaluate(HAND)
        found = list(parsed(listed(page)))
        _, start, to = min(
            # A hand may be empty in DIGIT-Plus; any move will do then.
            (min((self._away[figure, card] for card in hand), default=0), start, to)
            for start, to, figure in found
        )
        return start, to


def listed(page: Page) -> list[str]:
    """All choices in the words of the list."""
    found: list[str] = page.evaluate(LISTED)
    assert found
    return found


def parsed(choices: list[str]) -> Iterator[tuple[str, str, str]]:
    """The choices of the list, as the names of two places and a figure."""
    for choice in choices:
        said = MOVE.match(choice)
        assert said, choice
        way, start, to_way, to, figure = said.groups()
        yield named(start, way), named(to, to_way), figure


def named(at: str, way: str) -> str:
    """A place as the page names it."""
    return f"{at.replace('−', '-')},{'h' if way == 'across' else 'v'}"


def middle(page: Page, name: str) -> tuple[float, float]:
    """Where a stick or a place is on the screen."""
    x, y = page.evaluate(MIDDLE, f'[data-stick="{name}"]')
    return x, y


def play_by_pointer(choose: Nearest) -> Choose:
    """Tap three times; or tap, tap and confirm; or drag and confirm; in turn."""
    ways = 0

    def move(page: Page) -> None:
        nonlocal ways
        start, to = choose(page)
        ways += 1
        at = middle(page, start)
        if ways % 3:
            page.mouse.click(*at)
            page.mouse.click(*middle(page, to))
        else:
            page.mouse.move(*at)
            page.mouse.down()
            page.mouse.move(at[0] + 8, at[1] + 8)
            page.mouse.move(*middle(page, to))
            page.mouse.up()
        page.mouse.click(*(middle(page, to) if ways % 3 == 1 else page.evaluate(MIDDLE, CONFIRM)))

    return move


def play_by_keys(choose: Nearest) -> Choose:
    """Nothing but keys: Tab to a stick, lift it, arrows and Tab to a place, confirm."""

    def move(page: Page) -> None:
        start, to = choose(page)
        tab_to_stick(page, start)
        page.keyboard.press("Enter")
        # The stick's places lie around it; where an arrow leads to is seen when one is there.
        for key in ("ArrowRight", "ArrowUp", "ArrowLeft"):
            page.keyboard.press(key)
            if focused(page) == to:
                break
        else:
            tab_to_stick(page, to)
            page.keyboard.press("Enter")
        page.keyboard.press("Enter")

    return move


def tab_to_stick(page: Page, name: str) -> None:
    """Go to a stick or a place by the tab key."""
    steps = page.evaluate(STEPS, name)
    for _ in range(abs(steps)):
        page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
    assert focused(page) == name


def focused(page: Page) -> str | None:
    """The stick or the place that has the focus."""
    found: str | None = page.evaluate("document.activeElement.getAttribute('data-stick')")
    return found
