"""`formspiel simulate`: bots against bots, or alone, many times."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from math import inf
from pathlib import Path

from formspiel.cli.files import make_folder, read_bytes, read_edition_of, write_safely
from formspiel.cli.games import check_player, find_game
from formspiel.cli.options import tell_flags
from formspiel.cli.progress import progress
from formspiel.cli.trouble import ExitCode, Trouble
from formspiel.core.errors import counted
from formspiel.core.game import Json, Unreadable
from formspiel.core.options import options_among_bots
from formspiel.lab.crew import MOST_WORKERS, LostCrew, gather
from formspiel.lab.simulation import Plan, Played, configure, play_games, summary
from formspiel.locales import signed
from formspiel.players import GENERAL

DEFAULT_LEVEL = "hard"


def plan_of(
    name: str,
    players: str | None,
    said: Json,
    seed: int,
    effort: float,
    edition: Path | None,
    *,
    keep_records: bool,
) -> Plan:
    """The plan that the words of the command ask for."""
    info = find_game(name).info
    options = options_among_bots(info.options, said)
    if players is None:
        level = DEFAULT_LEVEL if DEFAULT_LEVEL in info.levels else GENERAL[0]
        names: tuple[str, ...] = (level,) * info.suggest_seats(said)
    else:
        names = tuple(word.strip() for word in players.split(","))
    own = None if edition is None else read_edition_of(name, edition)
    return Plan(name, names, options, seed, effort, keep_records, own)


def run_simulate(
    plan: Plan, games: int, workers: int, cluster: str, save: Path | None, *, as_json: bool
) -> None:
    """Play the games of a plan and report; if stopped, report on those that were played."""
    _check(plan, games, workers)
    if save is not None:
        make_folder(save)
    played: list[Played] = []
    is_stopped = False
    try:
        label = f"{plan.game}: {', '.join(plan.players)}"
        with gather(workers, cluster) as executor, progress(label, games) as advance:
            for done in play_games(plan, games, executor):
                if save is not None:
                    keep(save / _file_name(plan, done.number), done.record)
                played.append(done)
                advance()
    except KeyboardInterrupt:
        is_stopped = True
    except LostCrew as error:
        raise Trouble(str(error)) from None
    if played:
        found = summary(plan, played)
        print(json.dumps(found) if as_json else _told(found))
    if is_stopped:
        raise Trouble(f"stopped after {len(played)} of {counted(games, 'game')}", ExitCode.STOPPED)


def _file_name(plan: Plan, number: int) -> str:
    players = "+".join(re.sub(r"[^\w.-]+", "-", name) for name in plan.players)
    return f"{plan.game}-{players}-{plan.seed}-{number:05}.json"


def keep(path: Path, record: str) -> None:
    """Write a game down; never over another one, such as with other options."""
    if path.exists() and read_bytes(path) != record.encode():
        raise Trouble(f"{path} holds another game; name another folder")
    write_safely(path, record)


def _check(plan: Plan, games: int, workers: int) -> None:
    check_work(plan.game, plan.players, games, workers, plan.effort)
    try:
        configure(plan)
    except Unreadable as error:
        raise Trouble(tell_flags(str(error), find_game(plan.game).info.options)) from None


def check_work(game: str, players: Sequence[str], games: int, workers: int, effort: float) -> None:
    """Refuse what nobody could play."""
    for name in players:
        check_player(game, name)
    if games < 1 or workers < 1:
        raise Trouble("games and workers must be at least 1")
    if workers > MOST_WORKERS:
        raise Trouble(f"workers must be at most {MOST_WORKERS}")
    if not 0 < effort < inf:
        raise Trouble("think must be more than 0 seconds")


def _told(found: Json) -> str:
    lines = [f"{found['game']}: {counted(found['games'], 'game')}, seed {found['seed']}"]
    for player in found["players"]:
        interval = ""
        if player["interval"] is not None:
            low, high = player["interval"]
            interval = f"  (95 %: {low:.2f} to {high:.2f})"
        lines.append(
            f"  {player['player']:8} mean {player['mean']:8.2f}{interval}"
            f"  from {signed(player['least'])} to {signed(player['most'])}"
        )
        if len(found["players"]) > 1 and player["win_share"] is not None:
            low, high = player["win_interval"]
            lines.append(
                f"           wins {player['wins']} of {counted(found['decided'], 'decided game')},"
                f" {player['win_share']:.1%}  (95 %: {low:.1%} to {high:.1%})"
            )
        for rank, count in player["ranks"].items():
            lines.append(f"           {count:5}  {rank}")
    return "\n".join(lines)
