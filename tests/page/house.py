"""A real server in a process of its own, and a real browser."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Playwright

from formspiel.server.settings import UNLIMITED, Settings, format_settings

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "formspiel" / "server" / "page" / "index.html"
# Without a window of its own it takes a fifth less time than the whole browser.
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
# In a container there is no sandbox to be had, and nobody to phone home to.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
START_SECONDS = 60


def why_not() -> str:
    """Why the tests in a browser cannot run here, or nothing."""
    if CHROMIUM is None:
        return "there is no chromium on this machine"
    if not PAGE.exists():
        return "the page is not built: make page"
    return ""


class Server:
    """A table server that can be stopped and started again on the same port."""

    def __init__(
        self,
        folder: Path,
        python: str = sys.executable,
        environment: Mapping[str, str] = os.environ,
        players: tuple[str, ...] = (),
    ) -> None:
        self.folder = folder
        self._python = python
        self._environment = environment
        self._players = players
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            self.port: int = trial.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        settings = Settings(limits=UNLIMITED, bot_effort=0.05, players=self._players)
        command = [self._python, "-m", "formspiel", "serve", "--port", str(self.port)]
        command += ["--database", f"sqlite:///{self.folder / 'tables.db'}"]
        environment = {
            **self._environment,
            "FORMSPIEL_SETTINGS": format_settings(settings),
            "FORMSPIEL_LOG": "ERROR",
        }
        self._process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=2):  # noqa: S310  our own
                    return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError("the server does not start")

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait(20)
            self._process = None

    def get(self, path: str, token: str = "") -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return self._ask(urllib.request.Request(self.url + path, headers=headers))  # noqa: S310  our own

    def make_table(self, wish: Mapping[str, Any]) -> Any:
        """Make a table; what the server says of it, the secrets too."""
        body, kind = json.dumps(wish).encode(), {"content-type": "application/json"}
        return self._ask(urllib.request.Request(f"{self.url}/api/tables", body, kind))  # noqa: S310  our own

    def _ask(self, request: urllib.request.Request) -> Any:
        with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310  our own
            return json.load(answer)


@contextmanager
def serving(folder: Path, python: str = sys.executable) -> Iterator[Server]:
    """A server with a fresh database."""
    server = Server(folder, python)
    try:
        # One that comes too late is stopped as well.
        server.start()
        yield server
    finally:
        server.stop()


def launch(playwright: Playwright, program: str | None = CHROMIUM, *more: str) -> Browser:
    """Debian's chromium, without a window, with flags of ours and more."""
    return playwright.chromium.launch(executable_path=program, args=[*FLAGS, *more])


def held_token(page: Page, table: str, key: str = "token") -> str:
    """A secret that the page keeps for a table."""
    found = page.evaluate(
        "([name, key]) => JSON.parse(localStorage['formspiel.tables'])"
        ".find(held => held.table === name)[key]",
        [table, key],
    )
    return str(found)
