"""`formspiel bench`: how fast random play goes on this machine."""

from __future__ import annotations

import json
from statistics import median

from formspiel.cli.progress import progress
from formspiel.cli.trouble import Trouble
from formspiel.core.speed.jit import MissingExtra
from formspiel.lab.speed import KERNELS, WHAT, measure_rates, tasks_of


def run_bench(games: list[str], runs: int, *, as_json: bool) -> None:
    """Measure the kernels and the plain rules, and print medians."""
    for name in games:
        if name not in KERNELS:
            raise Trouble(f"there is no kernel of {name!r}; there are {', '.join(KERNELS)}")
    if runs < 1:
        raise Trouble("runs must be at least 1")
    found = {}
    try:
        with progress("measuring", len(games)) as advance:
            for name in games:
                rates = measure_rates(tasks_of(name), runs)
                found[name] = {
                    "what": WHAT[name][0],
                    **{way: round(median(own), 1) for way, own in rates.items()},
                    "ratio": round(median(rates["kernel"]) / median(rates["rules"]), 1),
                }
                advance()
    except MissingExtra as error:
        raise Trouble(str(error)) from None
    if as_json:
        print(json.dumps(found))
        return
    for name, own in found.items():
        print(
            f"{name:9} {own['what']}, a second: kernel {own['kernel']:,.0f},"
            f" rules {own['rules']:,.0f}, ratio {own['ratio']:,.0f}"
        )
