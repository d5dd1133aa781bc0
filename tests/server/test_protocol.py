"""docs/protocol.md tells of every message and every key, and nothing else."""

from __future__ import annotations

import asyncio
import importlib.util
import re
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from formspiel.server.http.app import create_app
from formspiel.server.settings import Settings
from formspiel.server.ws.entries import EventEntry, ShownEntry
from formspiel.server.ws.messages import INBOUND, OUTBOUND, Inbound, Outbound, ShownTable, Sight
from formspiel.table.entry import KINDS
from formspiel.table.refusal import Code
from tests.server.house import House

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
MODELS = [*get_args(get_args(Inbound)[0]), *get_args(get_args(Outbound)[0])]


def section(name: str) -> str:
    found = re.search(rf"^### {name}\n(.*?)(?=^##|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, f"{name} is not described"
    return found[1]


def keys(text: str) -> set[str]:
    """The keys in the first column of the table of a section."""
    rows = re.findall(r"^\| (`.*?) \|", text, re.MULTILINE)
    return {key for row in rows for key in re.findall(r"`(\w+)`", row)}


@pytest.mark.parametrize("model", MODELS, ids=lambda model: str(model.__name__))
def test_every_message_is_described_with_all_its_keys(model: Any) -> None:
    name = get_args(model.model_fields["type"].annotation)[0]
    assert keys(section(name)) == set(model.model_fields) - {"type"}
    example = re.search(r"```json\n(.*?)```", section(name), re.DOTALL)
    assert example, f"{name} has no example"
    adapter: Any = INBOUND if model in get_args(get_args(Inbound)[0]) else OUTBOUND
    assert isinstance(adapter.validate_json(example[1]), model)


def test_the_parts_of_messages_are_described() -> None:
    assert keys(section("table")) == set(ShownTable.model_fields)
    assert keys(section("sight")) == set(Sight.model_fields)


def test_every_kind_of_entry_is_described_with_all_its_keys() -> None:
    part = PAGE.split("## Entries")[1].split("\n## ")[0]
    declared = {
        get_args(get_type_hints(model)["kind"])[0]: model
        for model in get_args(get_args(ShownEntry)[0])
    }
    assert keys(part) == set(KINDS) == set(declared)
    rows = re.findall(r"^\| `(\w+)` \|.*\| (.*?) ?\|$", part, re.MULTILINE)
    # Of `by` the values are told too.
    values = set(get_args(get_type_hints(EventEntry)["by"]))
    for kind, told in rows:
        own = {one.name for one in fields(declared[kind])} - {"number", "kind", "at"}
        assert set(re.findall(r"`(\w+)`", told)) - (values if "by" in own else set()) == own


def test_every_route_is_described() -> None:
    for path, methods in create_app(Settings()).openapi()["paths"].items():
        for method in methods:
            assert f"`{method.upper()} {path}`" in PAGE


def test_every_code_is_described() -> None:
    assert keys(PAGE.split("## Codes")[1]) == {code.value for code in Code}


def test_every_code_has_a_status_and_a_close_code() -> None:
    for code in Code:
        assert code.name == code.upper()
        assert 400 <= code.status <= 503
        # RFC 6455 leaves 4000 to 4999 to applications.
        assert 4000 <= code.close <= 4999
    assert (Code.ARCHIVED.status, Code.ARCHIVED.close) == (410, 4410)
    assert (Code.NO_TOKEN.status, Code.BAD_TOKEN.status) == (401, 403)


def test_the_example_plays_a_whole_game(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    path = ROOT / "examples" / "play_online.py"
    specification = importlib.util.spec_from_file_location("play_online", path)
    assert specification is not None
    assert specification.loader is not None
    example = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(example)

    async def scenario() -> None:
        async with asyncio.timeout(120):
            await example.main("quadrata", house.url.removeprefix("http://"))

    asyncio.run(scenario())
    assert "winners" in capsys.readouterr().out
    code = [line for line in path.read_text().splitlines() if line.strip()]
    assert len(code) <= 75
