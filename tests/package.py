"""Wheels, and environments that hold one and nothing of this checkout."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.cli.inside import run_elsewhere

ROOT = Path(__file__).parent.parent


@dataclass(frozen=True)
class Installed:
    """An environment with Formspiel in it, and nothing of this checkout."""

    folder: Path

    @property
    def python(self) -> str:
        return str(self.folder / "bin" / "python")

    @property
    def environment(self) -> dict[str, str]:
        kept = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        return {**kept, "XDG_DATA_HOME": str(self.folder / "data"), "LANG": "en"}

    def ask(self, *words: str) -> subprocess.CompletedProcess[str]:
        """What becomes of the command."""
        return self._start("-m", "formspiel", *words)

    def ask_all(self, commands: Sequence[Sequence[str]]) -> list[subprocess.CompletedProcess[str]]:
        """What becomes of each of these commands, one after the other in one process."""
        return run_elsewhere(self.python, commands, self.environment, self.folder)

    def run(self, *words: str) -> str:
        """What the command says."""
        return self.python_says("-m", "formspiel", *words)

    def python_says(self, *words: str) -> str:
        done = self._start(*words)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    def _start(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.python, *words],
            env=self.environment,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )


def uv(*words: str) -> None:
    """Build or install with uv; the test is skipped where there is none."""
    beside = Path(sys.executable).with_name("uv")
    found = str(beside) if beside.exists() else shutil.which("uv")
    if found is None:
        pytest.skip("there is no uv to make an environment with")
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run([found, *words], env=kept, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def build(folder: Path, source: Path, kind: str = "wheel") -> Path:
    """A wheel, or a source archive (`sdist`), of a folder."""
    before = set(folder.iterdir()) if folder.exists() else set()
    uv("build", "--quiet", f"--{kind}", "--out-dir", str(folder), str(source))
    ending = {"wheel": ".whl", "sdist": ".gz"}[kind]
    (made,) = (p for p in set(folder.iterdir()) - before if p.suffix == ending)
    return made


def install(folder: Path, *wheels: str) -> Installed:
    """A fresh environment with these wheels in it."""
    uv("venv", "--quiet", "--python", sys.executable, str(folder))
    found = Installed(folder)
    uv("pip", "install", "--quiet", "--python", found.python, *wheels)
    return found


def make_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """A folder that one process of a run of tests fills for all of them."""
    root = factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        root = root.parent
    folder = root / name
    with (root / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "done").exists():
            make(folder)
            (folder / "done").touch()
    return folder


def shared_wheel(factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, built once in a run of tests."""
    folder = make_once(factory, "wheel", lambda folder: build(folder, ROOT))
    [wheel] = folder.glob("*.whl")
    return wheel


def shared_server(factory: pytest.TempPathFactory) -> Installed:
    """An environment with the table server and the game of the example, made once."""

    def make(folder: Path) -> None:
        game = build(folder / "game", ROOT / "examples" / "fifth_game")
        install(folder / "environment", f"{shared_wheel(factory)}[server]", str(game))

    return Installed(make_once(factory, "served", make) / "environment")
