"""Home-made editions that a server offers: listed, drawn, played, and kept by their tables."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from formspiel.core.record import replay
from formspiel.server.editions import BadEditions, read_shelf
from tests.server.inside import PERSON, inside

SHORT = (
    'game = "digit"\nextends = "1987"\nid = "short"\ntitle = "Short"\n'
    'hand = { size = 2, provenance = "derived", source = "us" }\n'
    'run = { most = 2, provenance = "derived", source = "us" }\n'
)


def test_tables_are_made_with_a_home_made_edition(tmp_path: Path) -> None:
    folder = tmp_path / "editions"
    folder.mkdir()
    (folder / "short.toml").write_text(SHORT)
    (folder / "notes.txt").write_text("none")

    async def scenario() -> None:
        async with inside(tmp_path, editions=str(folder)) as house:
            games = (await house.http.get("/api/games")).json()["games"]
            listed = {game["game"]: game["editions"] for game in games}
            assert listed["digit"] == ["1987", "short"]
            assert "short" not in listed["fits"]
            shown = (await house.http.get("/api/games/digit", params={"edition": "short"})).json()
            assert (shown["edition"], shown["title"]) == ("short", "Short")
            made = await house.make("digit", PERSON, PERSON, edition="short")
            table = made["table"]["table"]
            live = await house.tables.find_fresh(table)
            assert live.shown.game.edition_of(live.shown.config).id == "short"
            _, welcome = await house.join(table, made["seats"][0]["token"])
            assert "box" not in str(welcome["entries"][0])
        # The table keeps its edition, whatever becomes of the file.
        async with inside(tmp_path) as house:
            live = await house.tables.find_fresh(table)
            record = live.shown.record
            assert record.game.edition_of(record.config).id == "short"
            replay(record)
            answer = await house.http.get("/api/games/digit", params={"edition": "short"})
            assert answer.json()["code"] == "unknown_edition"

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("files", "why"),
    [
        ({"a.toml": "game = 7"}, "a.toml: game: must be one of"),
        ({"a.toml": SHORT, "b.toml": SHORT + "\n"}, "there is another edition 'short' of digit"),
        ({"a.toml": SHORT.replace("size = 2", "size = 99")}, "a.toml: hand"),
        (None, "No such file"),
    ],
)
def test_a_folder_with_something_else_in_it_is_refused(
    files: dict[str, str] | None, why: str, tmp_path: Path
) -> None:
    folder = tmp_path / "editions"
    if files is not None:
        folder.mkdir()
        for name, text in files.items():
            (folder / name).write_text(text)
    with pytest.raises(BadEditions) as caught:
        read_shelf(str(folder))
    assert why in str(caught.value)
