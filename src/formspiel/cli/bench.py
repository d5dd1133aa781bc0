"""`formspiel bench`: how fast random play goes on this machine."""

from __future__ import annotations

import json
from statistics import median

from formspiel.cli.progress import progress
from formspiel.cli.trouble import Trouble
from formspiel.core.registry import GAMES
from formspiel.core.speed.jit import MissingExtra
from formspiel.lab.speed import case_of, measure_rates, measured_games, tasks_of


def run_bench(wanted: str | None, runs: int, *, as_json: bool) -> None:
    """Measure the kernels and the plain rules of some games, or of all, and print medians."""
    known = measured_games()
    games = known if wanted is None else tuple(name.strip() for name in wanted.split(","))
    for name in games:
        if name not in known:
            raise Trouble(f"there is no kernel of {name!r}; there are {', '.join(known)}")
    if runs < 1:
        raise Trouble("runs must be at least 1")
    found = {}
    try:
        with progress("measuring", len(games)) as advance:
            for name in games:
                rates = measure_rates(tasks_of(name), runs)
                found[name] = {
                    "what": case_of(GAMES[name]).what,
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
