"""Wheels, and environments that hold one and nothing of this checkout."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

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
