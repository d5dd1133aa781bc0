"""A bot that has learned from its environment takes a seat in the page."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.page.house import ROOT, Server, held_token, why_not
from tests.page.player import table_of, visiting


def test_a_learned_bot_is_chosen_by_its_name_and_plays(tmp_path: Path, browser: Browser) -> None:
    if reason := why_not():
        pytest.skip(reason)
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "examples")}
    server = Server(tmp_path, environment=environment, players=("ada=learn_fits:play",))
    server.start()
    try:
        with visiting(browser) as page:
            page.goto(f"{server.url}/new/fits")
            page.get_by_role("radio", name="Bots").check()
            chosen = page.get_by_role("combobox", name="Level")
            chosen.select_option("ada")
            expect(chosen.locator("option:checked")).to_have_text("Ada – ada")
            expect(page.get_by_text("whoever runs this server brought along")).to_be_visible()
            page.locator("form button.main").click()
            page.locator(".table").wait_for()
            table = table_of(page)
            expect(page.get_by_text("Ada").first).to_be_visible()
            # It lays its first piece without waiting for us.
            token = held_token(page, table)
            page.wait_for_function("document.querySelector('.table .status.mine')")
            told = ""
            while '"by": "bot"' not in told:
                page.wait_for_timeout(100)
                told = json.dumps(server.get(f"/api/tables/{table}/entries", token))
            assert '"by": "stand-in"' not in told
    finally:
        server.stop()
