"""Entries and ranks are told just as they are declared."""

from __future__ import annotations

import asyncio
import json
from dataclasses import MISSING, fields
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

import pytest
from pydantic import TypeAdapter, ValidationError

from formspiel.core.game import Json
from formspiel.core.registry import GAMES
from formspiel.server.http.models import Edition
from formspiel.server.ws.entries import ShownEntry
from formspiel.server.ws.messages import OUTBOUND
from formspiel.table.command import Archive
from formspiel.table.entry import KINDS
from formspiel.table.secrecy import know
from formspiel.table.sight import show_entry
from tests.server.house import until
from tests.server.inside import OPEN, PERSON, Inside, Peer, inside
from tests.server.test_play import finish
from tests.table.play import do, new_table, play_on

DECLARED: dict[str, Any] = {
    get_args(get_type_hints(model)["kind"])[0]: model for model in get_args(get_args(ShownEntry)[0])
}
ADAPTER: TypeAdapter[Any] = TypeAdapter(ShownEntry)


def keys(kind: str, *, needed: bool = False) -> set[str]:
    """The declared keys of a kind of entry; those only that are always there."""
    every = fields(DECLARED[kind])
    return {one.name for one in every if not needed or one.default_factory is MISSING}


def validate(entry: Json) -> None:
    ADAPTER.validate_json(json.dumps(entry))


def test_every_kind_is_declared() -> None:
    assert set(DECLARED) == set(KINDS)
    assert keys("event") - keys("event", needed=True) == {"phrase"}
    for kind in set(KINDS) - {"event"}:
        assert keys(kind) == keys(kind, needed=True)


def test_what_is_not_told_is_not_declared() -> None:
    told = {"number": 3, "kind": "said", "at": 1.0, "seat": 0, "text": "hi"}
    validate(told)
    for wrong in ({"id": "s1"}, {"seat": None}, {"kind": "shouted"}, {"number": "3"}):
        with pytest.raises(ValidationError):
            validate({**told, **wrong})
    event = {"number": 3, "kind": "event", "event": {}, "by": "person"}
    validate(event)
    with pytest.raises(ValidationError):
        validate({**event, "phrase": None})


def check(entry: Json) -> None:
    """An entry has the declared keys, all of them and no others, with values of their types."""
    validate(entry)
    kind = entry["kind"]
    assert keys(kind, needed=True) <= set(entry) <= keys(kind)


async def sit(house: Inside, made: Any) -> str:
    """Take the open seat; its token."""
    answer = await house.http.post(
        f"/api/tables/{made['table']['table']}/seats",
        json={"name": "Bo", "invite": made["invite"]},
    )
    token: str = answer.json()["token"]
    return token


def test_every_kind_of_entry_is_told_as_declared(tmp_path: Path) -> None:
    async def scenario() -> list[Peer]:
        async with inside(tmp_path) as house:
            clock = {"move_seconds": 600.0, "grace_seconds": 60.0}
            options = {"boards": ["1"]}
            made = await house.make("fits", PERSON, OPEN, options=options, clock=clock)
            table = made["table"]["table"]
            first, _ = await house.join(table, made["seats"][0]["token"])
            watcher, _ = await house.join(table, spectate=made["spectate"])
            gone, _ = await house.join(table, await sit(house, made))
            await gone.do("leave")
            second, other = await house.join(table, await sit(house, made))
            await second.do("rename", name="Bea", language="fr")
            await first.do("say", text="Hello")
            sights = {1: other["sight"]}
            live = await house.tables.find(table)
            move = live.table.game.format_event(live.table.game.legal(live.table.state, 0)[0])
            await first.do("play", event=move)
            await first.do("bot", seat=0, level="easy")
            await first.do("back")
            sights[0] = (await first.do("undo"))["sight"]
            await finish([first, second], sights, Random(1))
            await first.do("rematch")
            await second.do("decline")
            await first.do("rematch")
            await second.do("rematch")
            await until(lambda: bool(live.shown.rematch))
            alone = await house.make("fits", PERSON, options=options, takes_nonces=True)
            only, _ = await house.join(alone["table"]["table"], alone["seats"][0]["token"])
            await only.do("nonce", nonce="0" * 64)
            await only.do("hint")
            await only.do("end")
            late, _ = await house.join(table, spectate=made["spectate"])
            peers = [first, second, gone, watcher, late, only]
            for peer in peers:
                await peer.listen()
            return peers

    kinds: set[str] = set()
    for peer in asyncio.run(scenario()):
        for text in peer.heard:
            OUTBOUND.validate_json(text)
            entries = json.loads(text).get("entries", [])
            kinds |= {entry["kind"] for entry in entries}
            for entry in entries:
                check(entry)
    # Nobody is connected to a table that is archived; what is reached, challenges tell.
    assert kinds == set(KINDS) - {"archived", "reached"}


@pytest.mark.parametrize("game", GAMES)
def test_every_reader_is_told_entries_as_declared(game: str) -> None:
    table = play_on(new_table(game), Random(7), most=12)
    table = do(table, Archive(table.last_at + 100.0, 10.0))
    shown = [
        show_entry(table, number, know(table, seat))
        for seat in (None, 0, 1)
        for number in range(len(table.log))
    ]
    assert {entry["kind"] for entry in shown} >= {"made", "event", "archived"}
    for entry in shown:
        check(entry)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_in_the_box_is_told_as_declared(game: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            rules = GAMES[game]
            for edition in rules.editions:
                answer = await house.http.get(f"/api/games/{game}", params={"edition": edition})
                told = Edition.model_validate_json(answer.content)
                written = rules.edition_json(rules.load_edition(edition))
                assert answer.json() == written
                assert [rank.key for rank in told.ranks] == [r["key"] for r in written["ranks"]]

    asyncio.run(scenario())
