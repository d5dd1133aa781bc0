"""Pictures of every page in every state, for phones and desks, light and dark.

`make screenshots` makes all of them; `python tests/page/screenshots.py end- lobby` those whose
names begin so. SCREENSHOT_LANG says in which language.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.page.acts import (
    ask_coach,
    ask_hint,
    empty_lobby,
    end_round,
    fail_bots,
    fill_square,
    give_up,
    go_offline,
    go_on,
    hand_in,
    move_once,
    open_evening,
    open_list,
    open_tab,
    press,
    talk,
    watch_replay,
)
from tests.page.challenge_scenes import compared, evening
from tests.page.house import CHROMIUM, ROOT, Server, launch, serving, why_not
from tests.page.player import DESK, PHONE
from tests.page.scenes import (
    BEN,
    CLEO,
    EASY,
    HARD,
    Device,
    Scene,
    Seat,
    after,
    asked_again,
    asked_in,
    at_table,
    ended,
    full_lobby,
    given_up,
    watched,
)

LANGUAGE = os.environ.get("SCREENSHOT_LANG", "en")
TARGET = ROOT / "build" / ("screenshots" if LANGUAGE == "en" else f"screenshots-{LANGUAGE}")
GAMES = {"fits": 9, "bits": 7, "quadrata": 9, "digit": 4}
"""The games, and after how many moves there is something to see."""
TOUCHED: dict[str, ViewportSize] = {
    "phone": PHONE,
    "small": {"width": 320, "height": 568},
    "side": {"width": 844, "height": 390},
}
POINTED: dict[str, ViewportSize] = {"desk": DESK, "wide": {"width": 1920, "height": 1080}}
FEW, ALL = ("phone", "desk"), (*TOUCHED, *POINTED)
FINGERS = (
    "--blink-settings=primaryPointerType=2,availablePointerTypes=2,"
    "primaryHoverType=1,availableHoverTypes=1"
)
"""While a whole page is pictured, fingers are no longer emulated: the page would be of another
height than was measured, and its end cut off."""
PATIENCE = 90_000
"""Milliseconds; who reviews a game gives way to all others."""


@dataclass(frozen=True)
class State:
    """What is worth a picture."""

    scene: Scene | str
    act: Callable[[Page], None] = lambda _: None
    """What is done on the page before the picture."""
    waits: str = "h1"
    sizes: tuple[str, ...] = FEW
    is_whole: bool = True
    """Whether all of the page is pictured, not only what is in the window."""
    is_new: bool = False
    """Whether nobody has played on this device."""
    before: Callable[[Page], None] = lambda _: None
    """What is done before the page is opened."""


BITS, FITS = at_table("bits", EASY, moves=7), at_table("fits", EASY, HARD, moves=9)
QUADRATA = at_table("quadrata", EASY, HARD, moves=9)
TALKED = at_table("fits", BEN, options={"boards": ["1", "2"]})
PRACTICE = at_table("fits", is_practice=True, moves=5)
ALONE = ended("fits")
GUIDED = ".guided .board svg:visible"
SHUT: dict[str, Any] = {"is_whole": False}

STATES: dict[str, State] = {
    "home-first": State("/", is_new=True, waits=".games .emblem svg", sizes=ALL),
    "home-settings": State("/", press("header button[aria-expanded]"), **SHUT),
    "guide-offer": State("/", press(".games .actions button"), is_new=True, **SHUT),
    "mine-empty": State("/mine", is_new=True),
    "lobby-empty": State("/lobby", before=empty_lobby),
    "lobby": State(full_lobby, waits="main li"),
    "rules": State("/rules"),
    "lost": State("/nowhere"),
    "puzzles": State("/puzzles", waits=".games .emblem svg"),
    **{
        f"puzzle-{game}": State(f"/puzzles/{game}/3-2", waits=".board svg:visible", sizes=ALL)
        for game in GAMES
    },
    "puzzle-why": State("/puzzles/bits/3-2", give_up, ".board svg:visible"),
    "daily": State("/daily", waits="section.play"),
    "daily-square": State("/daily", fill_square, "section.play"),
    "daily-told": State("/daily", hand_in, "section.play"),
    "event-new": State("/event", waits="form"),
    "event-host": State("/event", open_evening, "form"),
    "event-join": State(evening(), waits="form", is_new=True),
    "event-on": State(evening("host"), waits="tbody tr", is_new=True),
    "event-screen": State(evening("screen"), waits=".leaders svg", is_new=True, sizes=("wide",)),
    "friend": State(compared, waits=".both svg"),
    "invite": State(at_table("bits", {"kind": "open"}), waits="#invite"),
    "invited": State(asked_in, waits="form", is_new=True),
    "review-open": State("/review"),
    **{f"new-{game}": State(f"/new/{game}", waits="form") for game in GAMES},
    "new-mixed": State(
        "/new/quadrata", lambda page: page.locator(".kind input").nth(2).check(), waits="form"
    ),
    **{f"rules-{game}": State(f"/rules/{game}") for game in GAMES},
    **{
        f"guide-{game}-{name}": State(
            f"/guide/{game}", go_on(steps), ".guided .board svg:visible", ALL
        )
        for game in GAMES
        for name, steps in (("start", 0), ("middle", 3), ("over", 40))
    },
    **{
        f"table-{game}": State(at_table(game, EASY, HARD, moves=moves), sizes=ALL)
        for game, moves in GAMES.items()
    },
    **{f"alone-{game}": State(at_table(game), sizes=ALL) for game in ("fits", "bits", "digit")},
    "alone-fits-later": State(at_table("fits", moves=6), sizes=ALL),
    **{f"others-{game}": State(at_table(game, BEN, CLEO, moves=1), sizes=ALL) for game in GAMES},
    **{f"watch-{game}": State(watched(game), is_new=True, sizes=ALL) for game in GAMES},
    "home": State(after(QUADRATA, "/"), waits=".going", sizes=ALL),
    "mine": State(after(QUADRATA, "/mine")),
    "tab-log": State(FITS, open_tab("log")),
    "tab-talk": State(TALKED, talk),
    "list-fits": State(FITS, open_list),
    "list-quadrata": State(QUADRATA, open_list),
    "rules-beside": State(BITS, press("#rules-button"), **SHUT),
    "seal": State(BITS, press("[aria-labelledby=seats] .head button:last-child"), **SHUT),
    "take-back": State(at_table("digit", EASY), press(".take-back"), sizes=ALL, **SHUT),
    "take-back-alone": State(at_table("bits"), press(".take-back"), **SHUT),
    "leave": State(TALKED, press("#leave-button"), **SHUT),
    "give-up": State(BITS, press("#leave-button"), **SHUT),
    "hint": State(PRACTICE, ask_hint, sizes=ALL),
    "hint-digit": State(at_table("digit"), ask_hint),
    "coach": State(at_table("fits", is_practice=True, moves=2), ask_coach, sizes=ALL),
    "offline": State(BITS, go_offline),
    "failed": State(at_table("bits", HARD), move_once, before=fail_bots),
    "round-end": State(at_table("bits"), end_round, sizes=ALL, **SHUT),
    "end-fits": State(ALONE, waits="figure.best", sizes=ALL),
    "end-replay": State(ALONE, watch_replay, "figure.best", **SHUT),
    "end-share": State(ALONE, press(".end .actions button"), "figure.best", **SHUT),
    "end-bits-alone": State(ended("bits"), waits="figure.own"),
    "end-digit-alone": State(ended("digit"), waits="figure.own"),
    **{
        f"end-{game}-{how}": State(ended(game, EASY, is_clever=how == "won"), waits="figure.own")
        for game in GAMES
        for how in ("won", "lost")
    },
    "end-early": State(given_up, waits="figure.own"),
    "again-offered": State(asked_again(0), waits="#end"),
    "again-asked": State(asked_again(1), waits="#end"),
    "review": State(lambda device: ALONE(device).replace("table", "review"), waits="#review-sums"),
}


def picture(
    browser: Browser, server: Server, windows: dict[str, ViewportSize], wanted: dict[str, State]
) -> None:
    """All states in all windows of a kind."""
    device = Device(server)
    is_touched = windows is TOUCHED
    for name, state in wanted.items():
        path = state.scene if isinstance(state.scene, str) else state.scene(device)
        sizes = {size: window for size, window in windows.items() if size in state.sizes}
        if not sizes:
            continue
        context = browser.new_context(
            viewport=next(iter(sizes.values())),
            base_url=server.url,
            locale="en-GB",
            reduced_motion="reduce",
            has_touch=is_touched,
            is_mobile=is_touched,
            service_workers="block",
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        kept = device.storage(LANGUAGE)
        if state.is_new:
            kept = {"settings": {"language": LANGUAGE}}
        page.add_init_script(
            f"""for (const [key, value] of Object.entries({json.dumps(kept)}))
                localStorage['formspiel.' + key] ??= JSON.stringify(value)"""
        )
        state.before(page)
        page.goto(path)
        page.locator(state.waits).first.wait_for()
        page.wait_for_timeout(300)
        state.act(page)
        for size, window in sizes.items():
            page.set_viewport_size(window)
            for theme in ("light", "dark"):
                page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                page.wait_for_timeout(150)
                file = TARGET / f"{name}-{size}-{theme}.png"
                page.screenshot(path=file, full_page=state.is_whole)
        context.close()
    for game, moves in GAMES.items():
        # How what the README shows came about.
        shown = device.made.get(f"{game} {(EASY, HARD)} {moves} {{}}")
        if shown and not is_touched:
            seat = Seat(server, shown)
            (TARGET / f"{game}.record.json").write_bytes(seat.read_record())
            seat.close()


def main(*beginnings: str) -> None:
    """Make the pictures whose names begin so, or all."""
    if reason := why_not():
        sys.exit(reason)
    wanted = {
        name: state
        for name, state in STATES.items()
        if not beginnings or name.startswith(beginnings)
    }
    TARGET.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        for windows, flags in ((POINTED, ()), (TOUCHED, (FINGERS,))):
            browser = launch(playwright, CHROMIUM, *flags)
            picture(browser, server, windows, wanted)
            browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
