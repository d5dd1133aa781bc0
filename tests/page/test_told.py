"""FITS for who cannot see it: what to do and what has happened, by the accessibility tree."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Browser, Page, expect

from formspiel.core.record import read_document, replay
from tests.page.house import Server
from tests.page.player import check_end, is_over, number, open_alone, visiting, wait_for_turn

Cells = set[tuple[int, int]]
SPAN = r"(?:columns? |rows? )(\d+)(?: to (\d+))?"


def read_tree(page: Page) -> str:
    """The page as a screen reader knows it."""
    return page.locator("body").aria_snapshot()


def columns_of(text: str) -> set[int]:
    """What `2 + 4–5` says."""
    found: set[int] = set()
    for part in text.split(" + "):
        first, _, last = part.partition("–")
        found |= set(range(int(first), int(last or first) + 1))
    return found


def cells_of(words: str) -> Cells:
    """The columns and rows that a choice covers, by its words."""
    lines = re.findall(r"rows? (\d+)(?: to (\d+))?: ([\d–+ ]+)", words)
    if lines:
        return {
            (x, y)
            for low, top, columns in lines
            for y in range(int(low), int(top or low) + 1)
            for x in columns_of(columns)
        }
    (left, right), (low, top) = re.findall(SPAN, words)
    return {
        (x, y)
        for x in range(int(left), int(right or left) + 1)
        for y in range(int(low), int(top or low) + 1)
    }


def told_board(tree: str) -> Cells:
    """What is covered, as the tree tells it."""
    lines = re.findall(r"listitem: \"?row (\d+): ([\d–+ ]+)", tree)
    return {(x, int(row)) for row, columns in lines for x in columns_of(columns)}


def test_a_whole_game_is_played_by_what_is_told(server: Server, browser: Browser) -> None:
    rng = Random(7)
    covered: Cells = set()
    with visiting(browser) as page:
        open_alone(page, server, "fits", "1")
        wait_for_turn(page, -1)
        page.get_by_text("All choices as a list").click()
        while not is_over(page):
            tree = read_tree(page)
            # What to do, with what, and what there is to choose from.
            assert "Your turn." in tree
            assert "Turn and drop the piece." in tree or "Set aside" in tree
            assert re.search(r'img "[A-Z]\d"\n\s+- text: (Piece|Start)', tree), tree
            count = int(re.findall(r"All choices as a list \((\d+)\)", tree)[0])
            choices = re.findall(r"button \"((?:columns?|set) [^\"]*)\"", tree)
            assert len(set(choices)) == len(choices) == count
            choice = rng.choice([one for one in choices if one.startswith("col")] or choices)
            page.get_by_role("button", name=choice, exact=True).click()
            assert re.search(rf'button "{re.escape(choice)}" \[pressed\]', read_tree(page))
            before = number(page)
            page.get_by_role("button", name=re.compile("^(Drop|Confirm)$")).click()
            wait_for_turn(page, before)
            if choice.startswith("col"):
                covered |= cells_of(choice)
            if not is_over(page):
                # What has happened: the piece lies where the words had said it would.
                assert told_board(read_tree(page)) == covered
        expect(page.locator("#end")).to_be_visible()
        # What came of it is told as well, and it is what the record says.
        found = re.search(r"You have (one|[−\d]+) points?\.", read_tree(page))
        assert found, read_tree(page)
        told = int(found[1].replace("−", "-").replace("one", "1"))
        record = read_document(check_end(page, server))
        state = replay(record)
        assert [told] == list(record.game.outcome(state).scores)
