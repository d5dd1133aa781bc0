"""How long the command takes to say its help, beside an empty program of the same Python.

Processor time, not time on the wall: other programs on the machine hardly count. Code is
compiled to bytecode before, as it is where a wheel was installed.

    .venv/bin/python -m benchmarks.startup [--runs N]
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
from statistics import median

HELPS = ("--help", "play fits --help", "simulate digit --help", "solve --help")


def main() -> None:
    """Print the median of all runs, and how many times an empty program that is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=15)
    runs = parser.parse_args().runs
    nothing = measure(["-c", "pass"], runs)
    print(f"{'python -c pass':32} {nothing:.3f} s")
    for words in HELPS:
        seconds = measure(["-m", "formspiel", *words.split()], runs)
        print(f"{'formspiel ' + words:32} {seconds:.3f} s  {seconds / nothing:5.1f} times")


def measure(words: list[str], runs: int) -> float:
    """The seconds of processor time that Python needs for these words, the median of runs."""
    surroundings = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    found = []
    for _ in range(runs + 1):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(  # noqa: S603  the words are our own
            [sys.executable, *words], check=True, env=surroundings, stdout=subprocess.DEVNULL
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        found.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    # The first run compiled what was not compiled yet.
    return median(found[1:])


if __name__ == "__main__":
    main()
