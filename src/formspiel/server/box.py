"""What is in the box of a game, as JSON, for whoever wants to draw it.

Taken from the edition objects as they are: their fields by name, without what can be
computed from them.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from formspiel.core.edition import Edition, Source
from formspiel.core.game import Json
from formspiel.core.registry import GAMES

BY_PLACE = "dict[Cell,"
"""How a field is annotated that maps places, which no JSON object can have as keys."""
HEAD = tuple(field.name for field in fields(Edition))


@cache
def open_box(game: str, edition: str) -> Json:
    """An edition: `components` are what its game adds to the head that all have."""
    shown: Json = show(GAMES[game].load_edition(edition))
    head = {name: shown.pop(name) for name in HEAD}
    return {"game": game, "edition": head.pop("id"), **head, "components": shown}


def show(value: Any) -> Any:
    """A component as JSON.

    A mapping from places to something becomes a list of pairs. A source becomes its
    provenance, for a page to say what is reconstructed.
    """
    if isinstance(value, Source):
        return value.provenance
    if is_dataclass(value) and not isinstance(value, type):
        return {
            field.name: _pairs(part) if str(field.type).startswith(BY_PLACE) else show(part)
            for field in fields(value)
            if not field.name.startswith("_")
            for part in (getattr(value, field.name),)
        }
    if hasattr(value, "_asdict"):
        return {name: show(part) for name, part in value._asdict().items()}
    if isinstance(value, dict):
        return {str(key): show(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [show(part) for part in value]
    return value


def _pairs(mapping: dict[Any, Any]) -> list[Any]:
    return [[list(place), show(part)] for place, part in mapping.items()]
