"""How the server hands out the page, whether it is built or not."""

from __future__ import annotations

import asyncio
import gzip
import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import httpx
from starlette.applications import Starlette

from formspiel.cli.serve import free_port
from formspiel.server.http.static import page_route
from tests.server.inside import inside

HTML = {"accept": "text/html"}
SCRIPT = "x = 1;\n" * 500


def built(folder: Path) -> httpx.AsyncClient:
    """A client of a page of which two files were built."""
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Formspiel</title>")
    (folder / "assets" / "main-abc123.js").write_text(SCRIPT)
    app = Starlette(routes=[page_route(folder)])
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://page")


def test_every_address_of_the_page_gets_the_page(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with built(tmp_path) as client:
            for path in ("/", "/lobby", "/new/fits", "/table/abcdefghij234567", "/rules/digit"):
                answer = await client.get(path)
                assert answer.status_code == 200, path
                assert "<title>Formspiel" in answer.text
                assert answer.headers["cache-control"] == "no-cache"
            mark = (await client.get("/")).headers["etag"]
            again = await client.get("/", headers={"if-none-match": mark})
            assert again.status_code == 304
            assert not again.content

    asyncio.run(scenario())


def test_a_wrong_address_is_not_found_but_shows_the_page(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with built(tmp_path) as client:
            assert (await client.get("/nowhere")).status_code == 404
            shown = await client.get("/nowhere", headers=HTML)
            assert shown.status_code == 404
            assert "<title>Formspiel" in shown.text
            for path in ("/assets/gone.js", "/../app.py", "/%2e%2e/app.py", "/table/x.js"):
                assert (await client.get(path)).status_code == 404, path
            assert (await client.get("/api/nothing", headers=HTML)).status_code == 404
            assert (await client.post("/")).status_code == 405

    asyncio.run(scenario())


def test_files_with_a_hash_in_their_name_are_kept_and_packed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with built(tmp_path) as client:
            plain = {"accept-encoding": "identity"}
            answer = await client.get("/assets/main-abc123.js", headers=plain)
            assert answer.text == SCRIPT
            assert "content-encoding" not in answer.headers
            assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
            assert "immutable" in answer.headers["cache-control"]
            packed = await client.get("/assets/main-abc123.js")
            assert packed.headers["content-encoding"] == "gzip"
            assert int(packed.headers["content-length"]) < len(gzip.compress(b"", 9)) + 200
            assert packed.text == SCRIPT

    asyncio.run(scenario())


def test_without_a_built_page_the_server_says_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        app = Starlette(routes=[page_route(tmp_path / "nothing")])
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://page") as client:
            answer = await client.get("/")
            assert "The page is not part of this installation" in answer.text
            assert (await client.get("/lobby")).status_code == 404

    asyncio.run(scenario())


def test_the_page_does_not_get_in_the_way_of_the_routes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            missing = await house.http.get("/api/nothing", headers=HTML)
            assert missing.status_code == 404
            assert missing.json()["code"] == "not_found"
            wrong = await house.http.get("/api/tables/abcdefghij234567/seats")
            assert wrong.status_code == 405
            assert wrong.headers["allow"] == "POST"
            lost = await house.http.post("/")
            assert lost.status_code == 405
            assert lost.headers["allow"] == "GET, HEAD"

    asyncio.run(scenario())


def test_formspiel_alone_opens_the_page_and_stops_cleanly(tmp_path: Path) -> None:
    # The browser of this test writes down what it was asked to open.
    asked = tmp_path / "asked"
    opener = tmp_path / "browser"
    opener.write_text(f'#!/bin/sh\necho "$1" > {asked}\n')
    opener.chmod(0o755)
    environment = {**os.environ, "BROWSER": str(opener), "XDG_DATA_HOME": str(tmp_path)}
    environment.pop("FORMSPIEL_SETTINGS", None)
    command = [sys.executable, "-m", "formspiel"]
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        try:
            said = process.stderr.readline()
            assert "Formspiel is open on http://127.0.0.1:" in said
            address = said.split()[4]
            while not asked.exists() or not asked.read_text().strip():
                assert process.poll() is None
                time.sleep(0.05)
            assert asked.read_text().strip() == address
            with urllib.request.urlopen(f"{address}healthz", timeout=30) as answer:  # noqa: S310  our own
                assert answer.status == 200
        finally:
            process.send_signal(signal.SIGINT)
            rest = process.stderr.read()
    assert "Traceback" not in rest
    assert (tmp_path / "formspiel" / "formspiel.db").exists()


def test_a_port_that_is_taken_is_not_chosen() -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert free_port(port) != port
