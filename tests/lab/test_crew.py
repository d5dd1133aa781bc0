"""The same work on a real cluster, of whose workers one is killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from formspiel.core.speed.jit import has_numba
from formspiel.lab.crew import gather, run_in_order
from tests.cli.inside import run

distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A scheduler and two worker processes, as `dask scheduler` and `dask worker` start them."""
    with distributed.LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        dashboard_address=None,
        silence_logs=50,
    ) as made:
        yield made


SCRIPT = """
import sys
from beside import Found
from numba import njit
from formspiel.core.speed.jit import has_numba
from formspiel.lab.crew import gather, run_in_order

START = [40, 2]

@njit
def add(number):
    return number + 2

def learn(number):
    return Found(add(number) + sum(START))

if __name__ == "__main__":
    # Once it is compiled it cannot be sent as it is.
    add(1)
    with gather(cluster=sys.argv[1]) as executor:
        print([found.number for found in run_in_order(learn, range(3), executor)])
"""


@pytest.mark.skipif(not has_numba(), reason="the extra `fast` is not installed")
def test_a_script_lets_a_cluster_work_in_whose_folder_it_lies(cluster: Any, tmp_path: Path) -> None:
    """The scheduler was started elsewhere, and finds neither the script nor what it imports."""
    (tmp_path / "learning.py").write_text(SCRIPT, "utf-8")
    (tmp_path / "beside.py").write_text(
        "class Found:\n    def __init__(self, number):\n        self.number = number\n", "utf-8"
    )
    address = cluster.scheduler_address
    before = Path.cwd()
    with distributed.Client(address, set_as_default=False) as client:
        client.run(os.chdir, tmp_path)
        done = subprocess.run(
            [sys.executable, str(tmp_path / "learning.py"), address],
            check=False,
            capture_output=True,
            text=True,
        )
        client.run(os.chdir, before)
    assert done.stdout == "[44, 45, 46]\n", done.stderr


def fall_once(mark: str, number: int) -> int:
    """The number; but the process that is first to have the number 5 dies of it."""
    if number == 5 and not Path(mark).exists():
        Path(mark).write_text("fallen", "utf-8")
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_a_worker_that_dies_costs_no_result(cluster: Any, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    with gather(cluster=cluster.scheduler_address) as executor:
        found = list(run_in_order(partial(fall_once, str(mark)), range(12), executor))
    assert mark.exists()
    assert found == list(range(12))


def test_a_cluster_plays_and_solves_what_this_machine_does(cluster: Any, tmp_path: Path) -> None:
    far = ("--cluster", cluster.scheduler_address)
    for words in (
        ("simulate", "bits", "--seats", "easy,medium", "--games", "4", "--seed", "3"),
        ("tournament", "bits", "--players", "easy,medium", "--games", "3"),
    ):
        here, there = run(*words, "--json"), run(*words, "--json", *far)
        assert here.returncode == 0, here.stderr
        assert (here.stdout, here.stderr) == (there.stdout, there.stderr)
    played = run("simulate", "bits", "--seats", "easy", "--games", "2", "--save", str(tmp_path))
    assert played.returncode == 0, played.stderr
    (tmp_path / "broken.json").write_text("{}", "utf-8")
    here, there = (
        run("solve", str(tmp_path), "--seconds", "0.01", "--json", *more) for more in ((), far)
    )
    assert here.returncode == there.returncode == 2
    told = [[json.loads(line) for line in done.stdout.splitlines()] for done in (here, there)]
    assert [[one.get("played") for one in lines] for lines in told] == 2 * [
        [one.get("played") for one in told[0]]
    ]
    assert len(told[0]) == 3
    assert sum("trouble" in one for one in told[1]) == 1
    assert "1 of 3 records could not be solved" in there.stderr


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense://x"])
def test_a_cluster_that_is_not_there_is_told(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("formspiel.lab.crew.CONNECT_SECONDS", 1)
    done = run("simulate", "bits", "--seats", "easy", "--games", "1", "--cluster", address)
    assert done.returncode == 2
    assert f"no cluster answers at {address}" in done.stderr
