"""What all records have in common: the header, and the outside of an event."""

from typing import Any, TypeGuard

from tests.oracle.refused import Refused

FORMAT = "formspiel-record/1"
NEEDED = {"format", "game", "edition", "seats", "events"}
ALLOWED = NEEDED | {"options", "players", "fairness", "title"}


def is_int(value: Any) -> TypeGuard[int]:
    """A JSON whole number; Python's True is none, nor is 1.0."""
    return type(value) is int


def check_seats(seats: Any, most: int) -> None:
    if not is_int(seats) or not 1 <= seats <= most:
        raise Refused(f"seats must be a number from 1 to {most}")


def read_event(event: Any) -> dict[str, Any]:
    """The event without what never changes the game (`at` and `note`)."""
    if not isinstance(event, dict):
        raise Refused("an event is an object")
    for key in ("at", "note"):
        if key in event and not isinstance(event[key], str):
            raise Refused(f"{key} must be text")
    return {key: value for key, value in event.items() if key not in ("at", "note")}


def read_header(record: Any, game: str, edition: str) -> tuple[Any, dict[str, Any], list[Any]]:
    """Seats (not yet checked), options and events of a record of that game."""
    if not isinstance(record, dict):
        raise Refused("a record is an object")
    keys = set(record)
    if not NEEDED <= keys <= ALLOWED:
        raise Refused("the record lacks a key or has an unknown one")
    for key, only in (("format", FORMAT), ("game", game), ("edition", edition)):
        if record[key] != only:
            raise Refused(f"{key} must be {only}")
    options = record.get("options", {})
    if not isinstance(options, dict):
        raise Refused("options must be an object")
    if not isinstance(record["events"], list):
        raise Refused("events must be a list")
    _check_trimmings(record)
    return record["seats"], options, record["events"]


def _check_trimmings(record: dict[str, Any]) -> None:
    """The optional keys, which never change the game."""
    if not isinstance(record.get("title", ""), str):
        raise Refused("the title must be text")
    if "players" in record:
        players = record["players"]
        if not isinstance(players, list) or len(players) != record["seats"]:
            raise Refused("players must be a list with one name a seat")
        if not all(isinstance(name, str) for name in players):
            raise Refused("a player's name must be text")
    if "fairness" in record:
        fairness = record["fairness"]
        if not isinstance(fairness, dict) or not set(fairness) <= {"commitment", "secret"}:
            raise Refused("fairness has a commitment and a secret, nothing else")
        for text in fairness.values():
            if not isinstance(text, str) or not set(text) <= set("0123456789abcdefABCDEF"):
                raise Refused("commitment and secret must be hexadecimal text")
