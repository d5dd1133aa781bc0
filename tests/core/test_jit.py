"""Numba behind its door: compiled code is taken again only if nothing in it has changed."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from formspiel.core.speed import jit

SOURCE = """
def double(x):
    return {factor} * x

def quadruple(x):
    return double(double(x)) + OFFSET
"""


def stamps(monkeypatch: pytest.MonkeyPatch, factor: int = 2, offset: int = 0) -> list[str]:
    """The names under which the two functions are kept, the second using the first."""
    names: dict[str, Callable[[int], int] | int] = {"OFFSET": offset}
    exec(SOURCE.format(factor=factor), names)  # noqa: S102 - the source is above
    found = []
    for name in ("double", "quadruple"):
        function = names[name]
        assert callable(function)
        function.__qualname__ = f"{name}_{jit._stamp(function, 'i8(i8)')}"
        found.append(function.__qualname__)
        # Numba keeps the plain function here.
        monkeypatch.setattr(function, "py_func", function, raising=False)
    return found


def test_compiled_code_keeps_its_name_as_long_as_nothing_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert stamps(monkeypatch) == stamps(monkeypatch)


def test_compiled_code_is_new_when_what_it_calls_has_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    old, new = stamps(monkeypatch), stamps(monkeypatch, factor=3)
    assert old[0] != new[0]
    assert old[1] != new[1]


def test_compiled_code_is_new_when_a_number_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = stamps(monkeypatch), stamps(monkeypatch, offset=1)
    assert old[0] == new[0]
    assert old[1] != new[1]


def test_compiled_code_is_new_when_an_option_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    old = stamps(monkeypatch)
    monkeypatch.setattr(jit, "OPTIONS", {})
    assert not set(old) & set(stamps(monkeypatch))


def test_without_numba_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "find_spec", lambda _: None)
    assert not jit.has_numba()
    with pytest.raises(jit.MissingExtra, match=r"pip install 'formspiel\[fast\]'"):
        jit.require_numba()


HOMELESS = """
import logging, sys, tempfile
logging.basicConfig(level=logging.WARNING, format="%(message)s", stream=sys.stdout)
from numba.core import caching
{refuse}
from formspiel.core.speed.dual import compiled

@compiled
def double(x: int) -> int:
    return 2 * x

@compiled
def quadruple(x: int) -> int:
    return double(double(x))

print(quadruple(3))
"""

REFUSE_ALL = """
def refuse(*_):
    return None
for locator in caching.CacheImpl._locator_classes:
    if locator is not caching.UserProvidedCacheLocator:
        locator.from_function = refuse
"""

REFUSE_FOLDERS = """
def refuse(*_, **__):
    raise OSError("no space left on device")
tempfile.mkdtemp = refuse
"""


def run_without_cache(refuse: str, folder: Path) -> list[str]:
    """What is printed where Numba has no place to keep compiled code."""
    script = folder / "homeless.py"
    script.write_text(HOMELESS.format(refuse=refuse))
    environment = {"PATH": os.environ["PATH"], "TMPDIR": str(folder)}
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run(
        [sys.executable, script], env=environment, check=True, capture_output=True, text=True
    )
    return done.stdout.splitlines()


def test_without_a_cache_code_is_kept_in_a_private_folder_and_said_once(tmp_path: Path) -> None:
    told, result = run_without_cache(REFUSE_ALL, tmp_path)
    assert told.startswith("Compiled code cannot be kept for later runs")
    assert result == "12"
    assert not list(tmp_path.glob("formspiel-*")), "the folder outlives its process"


def test_what_a_killed_process_has_kept_is_removed_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = "import os; from formspiel.core.speed import jit; jit._make_folder(); os.abort()"
    environment = {**os.environ, "TMPDIR": str(tmp_path)}
    process = subprocess.Popen(
        [sys.executable, "-c", code], env=environment, stderr=subprocess.DEVNULL, cwd=tmp_path
    )
    process.wait()
    (kept,) = tmp_path.glob("formspiel-*")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    for other in (process.pid + 1, process.pid // 10):
        jit.tidy_up_after(other)
        assert kept.is_dir()
    jit.tidy_up_after(process.pid)
    assert not kept.exists()


def test_without_any_folder_code_is_compiled_all_the_same(tmp_path: Path) -> None:
    told, result = run_without_cache(REFUSE_FOLDERS + REFUSE_ALL, tmp_path)
    assert told.startswith("Compiled code cannot be kept for later runs")
    assert result == "12"


def test_the_first_compiling_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    class Compiled:
        def __init__(self, hits: int) -> None:
            self.stats = SimpleNamespace(cache_hits={"signature": hits})

    told: list[str] = []
    monkeypatch.setattr(jit._Cache, "tell", None)
    jit.on_compiling(lambda: told.append("now"))
    jit._told(Compiled(1))
    assert not told, "an earlier run has kept it"
    jit._told(Compiled(0))
    jit._told(Compiled(0))
    assert told == ["now"]
