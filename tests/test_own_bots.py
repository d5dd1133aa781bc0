"""Bots of one's own: what docs/bots.md shows works, at tables of a server too."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from formspiel.core.game import Json
from formspiel.core.plugins import BrokenPlugin
from formspiel.core.record import Record, parse_record, replay, without_remarks
from formspiel.players import Thought, import_player
from formspiel.players.guests import BadGuest, guests_of, parse_guests, welcome
from tests.cli.inside import run_elsewhere
from tests.server.house import Guest, House, free_port, opened, until
from tests.server.inside import PERSON, inside

DOCS = Path(__file__).parents[1] / "docs" / "bots.md"
EXAMPLES = Path(__file__).parents[1] / "examples"
SICK = """
def shy(view, moves, rng, thought):
    raise RuntimeError("not today")

def liar(view, moves, rng, thought):
    return "anything"

liar.games = ("bits",)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with the bot of the docs, and sick ones, in which a server is started."""
    (block, *_) = re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert len([line for line in block.splitlines() if line]) <= 10
    (tmp_path / "my_bots.py").write_text(block, "utf-8")
    (tmp_path / "sick_bots.py").write_text(SICK, "utf-8")
    monkeypatch.chdir(tmp_path)
    # Where bots are looked for is added to it.
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield tmp_path
    welcome(())


def test_the_bot_of_the_docs_plays_where_they_say(folder: Path) -> None:
    few = ("--games", "2", "--json", "--boards", "1")
    saved = ("--seed", "1", "--save", "game.json", "--boards", "1")
    fits, bits, contest, play = run_elsewhere(
        sys.executable,
        [
            ("simulate", "fits", "--seats", "my_bots:mole,easy", *few),
            ("simulate", "bits", "--seats", "my_bots:mole"),
            ("tournament", "fits", "--players", "my_bots:mole,random", *few),
            ("play", "fits", "--seats", "my_bots:mole,easy", *saved),
        ],
        dict(os.environ),
        folder,
    )
    assert fits.returncode == 0, fits.stderr
    assert json.loads(fits.stdout)["players"][0]["player"] == "my_bots:mole"
    assert bits.returncode == 2
    assert "there is no player 'my_bots:mole'" in bits.stderr
    assert contest.returncode == 0, contest.stderr
    assert json.loads(contest.stdout)["players"][0]["player"] == "my_bots:mole"
    assert play.returncode == 0, play.stderr
    record = parse_record((folder / "game.json").read_text("utf-8"))
    own = [one for one in record.events if one.get("seat") == 0 and "chance" not in one]
    assert len(own) > 10
    assert record.game.outcome(replay(record)).is_over


def test_one_that_has_learned_plays_at_a_table(folder: Path) -> None:
    """As docs/bots.md says, at a real server: every move of Ada's is what was learned."""
    for name in ("learn_fits.py", "learned_fits.json"):
        shutil.copy(EXAMPLES / name, folder / name)

    async def scenario() -> Record:
        database, players = f"sqlite:///{folder / 'tables.db'}", ("ada=learn_fits:play",)
        house = House(database, folder / "log.txt", players=players)
        async with opened(house), httpx.AsyncClient(base_url=house.url) as client:
            info = (await client.get("/api/games")).json()["games"]
            assert {one["game"]: one["guests"] for one in info}["fits"] == ["ada"]
            body = {
                "game": "fits",
                "options": {"boards": ["1"]},
                "seats": [PERSON, {"kind": "bot", "level": "ada"}],
            }
            made = (await client.post("/api/tables", json=body)).json()
            table, held = made["table"]["table"], made["seats"][0]
            guest = Guest([house.url], table, held["seat"], held["token"], Random(1))
            await asyncio.wait_for(guest.play(), 240)
            assert {one["by"] for one in guest.seen.values() if by_seat(one, 1)} == {"bot"}
            authorization = {"Authorization": f"Bearer {held['token']}"}
            found = await client.get(f"/api/tables/{table}/record", headers=authorization)
            return parse_record(found.content)

    record = asyncio.run(scenario())
    ada = import_player("fits", "learn_fits:play")
    game, state, count = record.game, record.game.setup(record.config), 0
    for data in record.events:
        event = game.parse_event(record.config, without_remarks(data))
        if game.decided_by(event) == 1:
            view, moves = game.view(state, 1), game.legal(state, 1)
            chosen = ada(view, moves, Random(0), Thought(1.0))
            assert game.apply(state, event) == game.apply(state, chosen)
            count += 1
        state = game.apply(state, event)
    assert count > 10


def by_seat(entry: Json, seat: int) -> bool:
    """Whether an entry of a log is a move of a seat."""
    event = entry.get("event", {})
    return event.get("seat") == seat and "chance" not in event


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["a:Über"], "'über' is no name for a bot"),
        (["easy=a:b"], "there is a bot easy already"),
        (["a:b", "c:b"], "two bots are called b"),
        ([""], "'' is no name for a bot"),
    ],
)
def test_a_guest_has_a_name_of_its_own(words: list[str], sentence: str) -> None:
    with pytest.raises(BadGuest, match=sentence):
        parse_guests(words)


def test_a_server_does_not_start_with_a_bot_that_cannot_be_loaded(folder: Path) -> None:
    name = "nowhere:bot"
    with pytest.raises(BrokenPlugin) as error:
        import_player("fits", name)
    words = ("serve", "--port", str(free_port()), "--players", name)
    database = ("--database", f"sqlite:///{folder / 'tables.db'}")
    [done] = run_elsewhere(sys.executable, [(*words, *database)], dict(os.environ), folder)
    assert (done.returncode, done.stderr) == (2, f"formspiel: the player {error.value}\n")


def test_a_guest_takes_a_seat_and_another_moves_where_it_fails(folder: Path) -> None:
    """Both play a round of FITS; the sick one is replaced, and the log of the table says so."""

    async def scenario() -> None:
        players = ("my_bots:mole", "sick_bots:shy", "sick_bots:liar", "nowhere:bot")
        async with inside(folder, players=players) as house:
            assert "my_bots" not in sys.modules
            games = {
                game["game"]: game for game in (await house.http.get("/api/games")).json()["games"]
            }
            assert games["fits"]["guests"] == ["mole", "shy"]
            assert games["fits"]["bots"]["mole"]["nl"] == "Mole"
            assert games["bits"]["guests"] == ["shy", "liar"]
            assert not [guest for guest in guests_of("digit") if guest.name == "mole"]
            bots = [{"kind": "bot", "level": name} for name in ("mole", "shy")]
            made = await house.make("fits", PERSON, *bots, options={"boards": ["1"]})
            live = await house.tables.find(made["table"]["table"])
            await house.join(live.id, made["seats"][0]["token"])
            await until(lambda: set(live.shown.acting) == {0}, 120)
            moved = {entry.by for entry in live.shown.log if hasattr(entry, "by")}
            assert moved == {"bot", "chance", "stand-in"}

    asyncio.run(scenario())
