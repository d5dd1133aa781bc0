"""docs/challenges.md tells of every key of the WebSocket of a challenge, and of every bound."""

from __future__ import annotations

import re
from pathlib import Path

from formspiel.server.challenges.messages import StandingMessage, StandingRow
from formspiel.server.settings import Limits
from formspiel.table.challenge import MOST, MOST_GAMES

PAGE = (Path(__file__).parents[2] / "docs" / "challenges.md").read_text("utf-8")


def test_every_key_of_a_standing_is_told() -> None:
    part = PAGE.split("## The WebSocket of a challenge")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (`.*?) \| (.*) \|$", part, re.MULTILINE)
    keys = {key for row, _ in rows for key in re.findall(r"`(\w+)`", row)}
    assert keys == set(StandingMessage.model_fields) - {"type"}
    told = next(text for row, text in rows if row == "`rows`")
    assert set(StandingRow.model_fields) <= set(re.findall(r"`(\w+)`", told))


def test_the_bounds_are_those_that_are_told() -> None:
    part = PAGE.split("## Bounds")[1]
    limits = Limits()
    assert f"| challenges that one address has open | {limits.open_challenges} |" in part
    made = f"{limits.challenge_burst:.0f} at once, {limits.challenges_an_hour:.0f} an hour"
    assert f"| challenges made by one address | {made} |" in part
    entries = f"{limits.entry_burst:.0f} at once, {limits.entries_an_hour:.0f} an hour"
    assert f"| entries from one address | {entries} |" in part
    most = (
        f"{MOST['friend']} for a friend's, {MOST['event']} at an event, {MOST['daily']:,} a daily"
    )
    assert f"| people | {most} |" in part
    assert f"| games of an event | {MOST_GAMES} |" in part
