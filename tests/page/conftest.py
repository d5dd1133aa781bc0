"""A server and a browser for the tests of the page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.page.house import Server, launch, serving, why_not


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table server with its page."""
    if reason := why_not():
        pytest.skip(reason)
    with serving(tmp_path_factory.mktemp("tables")) as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser. It lives no longer than a module: its event loop would be in the way."""
    if reason := why_not():
        pytest.skip(reason)
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()
