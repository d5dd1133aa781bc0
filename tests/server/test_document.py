"""The description of the whole interface, from which the page's types are made."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

from formspiel.server.http.document import write_interface


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for inner in part.values():
            yield from references(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from references(inner)


def test_the_document_has_every_message_and_what_the_games_declare() -> None:
    document = json.loads(write_interface())
    schemas = document["components"]["schemas"]
    assert "/api/tables/{table}/seats" in document["paths"]
    told = {
        "advice",
        "best",
        "closing",
        "delayed",
        "error",
        "pong",
        "presence",
        "update",
        "welcome",
    }
    assert set(schemas["Outbound"]["discriminator"]["mapping"]) == told
    said = {
        "hello", "play", "undo", "say", "bot", "back", "leave", "end", "rename", "rematch",
        "decline", "nonce", "hint", "ping",
    }  # fmt: skip
    assert set(schemas["Inbound"]["discriminator"]["mapping"]) == said
    for name in ("Fits", "Bits", "Quadrata", "Digit"):
        for kind in ("View", "Event", "Components"):
            assert f"{name}{kind}" in schemas
    assert len(schemas["FitsEvent"]["anyOf"]) == 4


def test_whatever_the_document_refers_to_is_in_it() -> None:
    document = json.loads(write_interface())
    known = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    assert set(references(document)) <= known


def test_the_document_is_the_same_from_every_process() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "formspiel.server.http.document"],
        capture_output=True,
        env={**os.environ, "PYTHONHASHSEED": "7"},
        encoding="utf-8",
        check=True,
        timeout=120,
    )
    assert done.stdout == write_interface()
