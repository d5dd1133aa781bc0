"""`formspiel doctor`: what is installed, where things lie, and whether they are well."""

from __future__ import annotations

import json
import os
import platform
import re
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import asdict, dataclass
from importlib import metadata
from pathlib import Path

import typer

from formspiel.cli.serve import check_database, load_settings, tell_database
from formspiel.cli.trouble import ExitCode, Trouble
from formspiel.core.speed.jit import has_numba
from formspiel.version import __version__

GOOD, MISSING, BAD = "good", "missing", "bad"
EXTRA = "extra"
SIGNS = {GOOD: "+", MISSING: "-", BAD: "!"}
REQUIREMENT = re.compile(r"""^([\w.-]+)[^;]*;.*extra\s*==\s*['"]([\w-]+)['"]""")
WAIT_SECONDS = 5.0


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at. What is missing is told; what is bad is to be mended."""

    what: str
    state: str
    told: str


def run_doctor(database: str | None, *, as_json: bool) -> None:
    """Look at everything, change nothing; exit with 1 if something is bad."""
    findings = list(_look(database))
    if as_json:
        print(json.dumps({"version": __version__, "findings": [asdict(f) for f in findings]}))
    else:
        wide = max(len(finding.what) for finding in findings)
        for finding in findings:
            print(f"{SIGNS[finding.state]} {finding.what:<{wide}}  {finding.told}")
        if any(one.state == MISSING and one.what.startswith(EXTRA) for one in findings):
            print('\npip install "formspiel[all]" brings all that playing needs.')
    if any(finding.state == BAD for finding in findings):
        raise typer.Exit(ExitCode.NO)


def _look(database: str | None) -> Iterator[Finding]:
    python = f"{platform.python_version()} on {platform.system() or sys.platform}"
    yield Finding("Formspiel", GOOD, f"{__version__}, Python {python}")
    extras = _extras()
    for name, parts in extras.items():
        lacking = [part for part in parts if _version(part) is None]
        if lacking:
            yield Finding(f"{EXTRA} {name}", MISSING, f"without {', '.join(lacking)}")
        else:
            yield Finding(f"{EXTRA} {name}", GOOD, ", ".join(f"{p} {_version(p)}" for p in parts))
    if has_numba():
        yield _look_at_cache()
    if all(_version(part) for part in extras.get("server", ())):
        yield _look_at_page()
        yield from _look_at_database(database)


def _extras() -> dict[str, list[str]]:
    """What each extra asks for; `all` is no more than the others together."""
    found: dict[str, list[str]] = {}
    for line in metadata.requires("formspiel") or ():
        if (match := REQUIREMENT.match(line)) and match[2] != "all":
            found.setdefault(match[2], []).append(match[1])
    return found


def _version(distribution: str) -> str | None:
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return None


def _look_at_cache() -> Finding:
    own = os.environ.get("NUMBA_CACHE_DIR")
    usual = [Path(__file__).parents[1]]
    # A service user may have no home.
    with suppress(RuntimeError):
        usual.append(Path.home() / ".cache")
    for folder in [Path(own)] if own else usual:
        if _can_write(folder):
            return Finding("compiled code", GOOD, f"is kept in {folder}")
    return Finding("compiled code", MISSING, "has no place to be kept, and is compiled every time")


def _look_at_page() -> Finding:
    import formspiel.server

    page = Path(formspiel.server.__file__).parent / "page" / "index.html"
    if page.exists():
        return Finding("page", GOOD, str(page.parent))
    return Finding("page", BAD, "is not built: make page")


def _look_at_database(database: str | None) -> Iterator[Finding]:
    from sqlalchemy import make_url

    try:
        settings = load_settings()
        if database is not None:
            settings = settings.but(database=check_database(database))
        url = make_url(tell_database(settings))
    except Trouble as trouble:
        if database is not None:
            raise
        yield Finding("settings", BAD, str(trouble))
        return
    shown = url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)
    if url.get_backend_name() == "sqlite":
        path = Path(url.database or "")
        yield _look_at_folder(path.parent)
        yield _look_at_file(path)
    else:
        yield Finding("database", *_ask(settings.url, shown))


def _look_at_folder(folder: Path) -> Finding:
    from formspiel.server.settings import makes_folder

    if not folder.exists() and not makes_folder(folder):
        return Finding("data folder", BAD, f"there is no folder {folder}")
    if _can_write(folder):
        return Finding("data folder", GOOD, str(folder))
    return Finding("data folder", BAD, f"{folder} cannot be written to")


def _look_at_file(path: Path) -> Finding:
    """A database file, which is read and not touched."""
    if not path.exists():
        if _look_at_folder(path.parent).state == BAD:
            return Finding("database", BAD, f"{path} is not there and cannot be made")
        return Finding("database", GOOD, f"{path} is made when the server starts")
    from formspiel.server.store.storage import NEWEST

    try:
        with closing(
            sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=WAIT_SECONDS)
        ) as connection:
            (state,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
            counted = f"tables: {tables}"
            if version == NEWEST:
                (archived,) = connection.execute("SELECT count(*) FROM archive").fetchone()
                counted += f", archived: {archived}"
    except (sqlite3.Error, TypeError) as error:
        return Finding("database", BAD, f"{path} cannot be read: {error}")
    if state != "ok":
        return Finding("database", BAD, f"{path} is damaged: {state}")
    if not os.access(path, os.W_OK):
        return Finding("database", BAD, f"{path} cannot be written to")
    if version != NEWEST:
        return Finding("database", GOOD, f"{path}, version {version}; the server makes it {NEWEST}")
    return Finding("database", GOOD, f"{path}, {counted}")


def _ask(url: str, shown: str) -> tuple[str, str]:
    """Whether a database elsewhere answers."""
    import asyncio

    from sqlalchemy import text
    from sqlalchemy.exc import SQLAlchemyError
    from sqlalchemy.ext.asyncio import create_async_engine

    async def ask() -> None:
        engine = create_async_engine(url)
        try:
            async with asyncio.timeout(WAIT_SECONDS), engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        finally:
            await engine.dispose()

    try:
        asyncio.run(ask())
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        first = str(error).partition("\n")[0] or "no answer in time"
        return BAD, f"{shown}: {first}"
    return GOOD, f"{shown} answers"


def _can_write(folder: Path) -> bool:
    """Whether a file could be made there, or in the folder that it would be made in."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)
