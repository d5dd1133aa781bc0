"""The keys of an event, neither one more nor one less."""

from typing import Any

from tests.oracle.refused import Refused


def need_keys(event: dict[str, Any], keys: set[str]) -> None:
    """Refuses an event that has not exactly these keys."""
    if set(event) != keys:
        raise Refused(f"The event's keys must be {', '.join(sorted(keys))}.")
