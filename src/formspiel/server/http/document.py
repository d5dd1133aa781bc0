"""Print the description of the whole interface: `python -m formspiel.server.http.document`.

It is the OpenAPI document that the server shows, with the messages of the WebSocket and the
views, events and components that the games declare among its schemas, so that one
generator makes the types of a page from it. It tells of the games that come with Formspiel and
is the same on every machine.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

from pydantic import TypeAdapter

from formspiel.core.game import Json
from formspiel.core.names import shipped_games
from formspiel.core.registry import load_game
from formspiel.server.challenges.messages import CHALLENGE_INBOUND, CHALLENGE_OUTBOUND
from formspiel.server.http.app import create_app
from formspiel.server.settings import Settings
from formspiel.server.ws.entries import ShownEntry
from formspiel.server.ws.messages import INBOUND, OUTBOUND

WHERE = "#/components/schemas/{model}"


def describe_interface() -> Json:
    """The OpenAPI document with all that is not HTTP merged into its schemas."""
    document: Json = json.loads(json.dumps(create_app(Settings()).openapi()))
    schemas = document["components"]["schemas"]
    adapters = dict(_declared())
    inputs = [(name, "serialization", adapter) for name, adapter in adapters.items()]
    found, merged = TypeAdapter.json_schemas(inputs, ref_template=WHERE)  # type: ignore[arg-type]  # names are keys enough
    for name, schema in merged.get("$defs", {}).items():
        schemas.setdefault(name, schema)
    for (name, _), schema in found.items():
        if schema.get("$ref") != WHERE.format(model=name):
            schemas[str(name)] = schema
    return document


def _declared() -> Iterator[tuple[str, TypeAdapter[Any]]]:
    """What is declared outside of HTTP, by its name in the document."""
    yield "Inbound", INBOUND
    yield "ShownEntry", TypeAdapter(ShownEntry)
    yield "Outbound", OUTBOUND
    yield "ChallengeInbound", CHALLENGE_INBOUND
    yield "ChallengeOutbound", CHALLENGE_OUTBOUND
    for name in shipped_games():
        game = load_game(name)
        if game.view_type is None:
            continue
        prefix = game.view_type.__name__.removesuffix("View")
        yield game.view_type.__name__, TypeAdapter(game.view_type)
        if game.edition_type is not None:
            yield game.edition_type.__name__, TypeAdapter(game.edition_type)
        if game.event_types:
            union: Any = game.event_types[0]
            for other in game.event_types[1:]:
                union |= other
            yield f"{prefix}Event", TypeAdapter(union)


def write_interface() -> str:
    """The document as text, always the same for the same interface."""
    return json.dumps(describe_interface(), indent=2, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(write_interface())
