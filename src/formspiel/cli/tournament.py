"""`formspiel tournament`: who is stronger, with the same cards for all."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from math import inf
from pathlib import Path
from typing import NamedTuple

from rich.table import Table

from formspiel.cli.files import make_folder, read_edition_of, write_safely
from formspiel.cli.games import find_game
from formspiel.cli.options import tell_flags
from formspiel.cli.paint import console
from formspiel.cli.progress import progress
from formspiel.cli.simulate import check_work, keep
from formspiel.cli.speech import tell_value, texts_for
from formspiel.cli.trouble import ExitCode, Trouble
from formspiel.core.errors import counted
from formspiel.core.game import Json, Unreadable
from formspiel.core.options import options_among_bots
from formspiel.core.speed.jit import MissingExtra
from formspiel.lab.crew import LostCrew, gather
from formspiel.lab.report import draw_report
from formspiel.lab.standings import rate, sum_up
from formspiel.lab.tournament import Bout, Contest, configure, count_bouts, play_bouts
from formspiel.locales import Texts
from formspiel.players import GENERAL
from formspiel.study.words import POINTS

MOST_PLAYERS = 64
MOST_LUCK = 3600


class Wanted(NamedTuple):
    """What is to become of a tournament beside its answer."""

    workers: int
    cluster: str
    save: Path | None
    report: Path | None
    language: str | None
    as_json: bool


def contest_of(
    name: str,
    players: str | None,
    seats: int | None,
    said: Json,
    seed: int,
    effort: float,
    luck: float,
    edition: Path | None,
) -> Contest:
    """The contest that the words of the command ask for."""
    info = find_game(name).info
    words = players.split(",") if players is not None else info.levels or GENERAL
    names = tuple(word.strip() for word in words)
    own = None if edition is None else read_edition_of(name, edition)
    count = info.suggest_seats(said) if seats is None else seats
    options = options_among_bots(info.options, said)
    return Contest(name, names, count, options, seed, effort, luck, edition=own)


def run_tournament(contest: Contest, deals: int, wanted: Wanted) -> None:
    """Play a contest and report; if stopped, report on what was played."""
    texts = texts_for(wanted.language)
    _check(contest, deals, wanted)
    folder = wanted.save if wanted.save is not None and not wanted.save.suffix else None
    if folder is not None:
        make_folder(folder)
        contest = replace(contest, keep_records=True)
    bouts: list[Bout] = []
    is_stopped = False
    total = count_bouts(contest, deals)
    try:
        label = f"{contest.game}: {', '.join(contest.players)}"
        with gather(wanted.workers, wanted.cluster) as executor, progress(label, total) as advance:
            for bout in play_bouts(contest, deals, executor):
                if folder is not None:
                    _keep_records(folder, contest, bout)
                bouts.append(bout)
                advance()
    except KeyboardInterrupt:
        is_stopped = True
    except LostCrew as error:
        raise Trouble(str(error)) from None
    if bouts:
        _report(contest, bouts, wanted, texts, folder)
    if is_stopped:
        raise Trouble(f"stopped after {counted(len(bouts), 'bout')} of {total}", ExitCode.STOPPED)


def _report(
    contest: Contest, bouts: Sequence[Bout], wanted: Wanted, texts: Texts, folder: Path | None
) -> None:
    found = sum_up(contest, bouts)
    written = json.dumps(found)
    if wanted.save is not None and folder is None:
        write_safely(wanted.save, written + "\n")
    if wanted.report is not None:
        title = find_game(contest.game).info.title
        say = partial(tell_value, language=texts.language)
        write_safely(wanted.report, draw_report(found, title, texts, say))
    if wanted.as_json:
        print(written)
    else:
        _tell(found, texts)


def _keep_records(folder: Path, contest: Contest, bout: Bout) -> None:
    for game in bout.games:
        names = (contest.players[who] for who in game.seating)
        players = "+".join(re.sub(r"[^\w.-]+", "-", name) for name in names)
        file = f"{contest.game}-{players}-{contest.seed}-{bout.deal:05}.json"
        keep(folder / file, game.record)


def _check(contest: Contest, deals: int, wanted: Wanted) -> None:
    check_work(contest.game, contest.players, deals, wanted.workers, contest.effort)
    if len(set(contest.players)) < len(contest.players):
        raise Trouble("each player is named once")
    if len(contest.players) > MOST_PLAYERS:
        raise Trouble(f"players are at most {MOST_PLAYERS}")
    if not 0 <= contest.luck < inf or contest.luck > MOST_LUCK:
        raise Trouble(f"luck is 0 or more seconds, and {MOST_LUCK} at most")
    info = find_game(contest.game).info
    try:
        configure(contest)
    except Unreadable as error:
        raise Trouble(tell_flags(str(error), info.options)) from None
    if len(contest.players) < max(2, contest.seats):
        raise Trouble(f"there must be at least {max(2, contest.seats)} players")
    for path in (wanted.save, wanted.report):
        if path is not None and path.suffix and path.exists():
            raise Trouble(f"{path} is there already; name another file")
    if wanted.save is not None and wanted.save.suffix not in {"", ".json"}:
        raise Trouble("--save is a folder for all games, or a file that ends in .json")
    try:
        rate(contest, ())
    except MissingExtra as error:
        raise Trouble(str(error)) from None


def _tell(found: Json, texts: Texts) -> None:
    out = console()
    say = texts.language
    out.print(
        texts(
            "tournament-head",
            game=found["game"],
            games=found["games"],
            deals=found["deals"],
            seed=str(found["seed"]),
        ),
        markup=False,
    )
    table = _table(texts, "player", "rating", "mean", "games")
    for one in found["players"]:
        rating = tell_value(one["rating"], POINTS, say)
        # Who is stopped early may have players that have not played.
        mean = "" if one["mean"] is None else tell_value(one["mean"], POINTS, say)
        table.add_row(
            one["player"],
            f"{rating}  {tell_interval(one['rating_interval'], say)}",
            f"{mean}  {tell_interval(one['interval'], say)}",
            str(one["games"]),
        )
    out.print(table)
    out.print()
    has_luck = found["luck"] is not None
    table = _table(texts, "pair", "won", "lead", *(["fair"] if has_luck else []))
    for pair in found["pairs"]:
        cells = [
            " – ".join(pair["players"]),
            f"{pair['wins']} : {pair['draws']} : {pair['losses']}",
            _tell_lead(pair, POINTS, say),
        ]
        if has_luck:
            fair = pair["without_luck"]
            cells.append(_tell_lead(fair, fair["utility"], say))
        table.add_row(*cells)
    out.print(table)
    out.print(texts("tournament-intervals"), markup=False)
    for seat in found["seat_effects"]:
        effect = tell_value(seat["effect"], POINTS, say, is_signed=True)
        interval = tell_interval(seat["interval"], say)
        told = f"{effect}  {interval}"
        out.print(texts("tournament-seat", number=seat["seat"] + 1, effect=told), markup=False)


def _table(texts: Texts, *columns: str) -> Table:
    table = Table(box=None, pad_edge=False)
    for number, key in enumerate(columns):
        side = "right" if number else "left"
        # What is counted stands one below the other; names may be as long as they like.
        told = texts(f"tournament-column-{key}").replace(" : ", " :\n")
        table.add_column(told, justify=side, no_wrap=bool(number), overflow="fold")  # type: ignore[arg-type]
    return table


def tell_interval(interval: list[float] | None, language: str, utility: str = POINTS) -> str:
    """The ends of a 95 % interval, in brackets; nothing where there is none."""
    if interval is None:
        return ""
    return f"({' … '.join(tell_value(end, utility, language) for end in interval)})"


def _tell_lead(found: Json, utility: str, language: str) -> str:
    if found["lead"] is None:
        return ""
    lead = tell_value(found["lead"], utility, language, is_signed=True)
    return f"{lead}  {tell_interval(found['interval'], language, utility)}"
