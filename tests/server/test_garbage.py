"""Looking for garbage: what holds itself goes, what is held stays."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from formspiel.server import garbage
from formspiel.server.garbage import QUIET_LOOKS, SPARED, Garbage


class Ring:
    """Holds itself."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture(autouse=True)
def _own_garbage() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()


def test_what_is_new_goes_at_the_next_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "STEP", 0)
    gone, kept = weakref.ref(Ring()), Ring()
    assert gone() is not None
    Garbage(lambda: 0, lambda: 0).look()
    assert gone() is None
    assert kept.own is kept


def test_while_nothing_is_found_most_of_what_is_new_is_spared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(garbage, "STEP", 0)
    looking = Garbage(lambda: 0, lambda: 0)
    looking.look()
    spared = []
    for _ in range(SPARED):
        spared.append(weakref.ref(Ring()))
        looking.look()
    assert all(one() is not None for one in spared)
    for _ in range(SPARED):
        found = weakref.ref(Ring())
        looking.look()
        assert found() is None, "where one was found, there may be more"


def test_nothing_is_spared_where_connections_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "STEP", 0)
    ended = 0
    looking = Garbage(lambda: 0, lambda: ended)
    for _ in range(SPARED):
        found = weakref.ref(Ring())
        ended += 1
        looking.look()
        assert found() is None


def test_what_was_set_apart_goes_once_nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "STEP", 0)
    monkeypatch.setattr(garbage, "WORTH", 1)
    stored = 0
    looking = Garbage(lambda: stored, lambda: 0)
    old = Ring()
    seen = weakref.ref(old)
    for _ in range(QUIET_LOOKS + 1):
        stored += 1
        looking.look()
    del old
    stored += 1
    looking.look()
    assert seen() is not None, "somebody plays, and it was set apart"
    for _ in range(QUIET_LOOKS):
        looking.look()
    assert seen() is None
