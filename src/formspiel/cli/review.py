"""`formspiel review`: luck, skill and hindsight, move by move."""

from __future__ import annotations

import json
from math import inf
from pathlib import Path

from rich.table import Table
from rich.text import Text

from formspiel.cli.files import read_editions, read_record, write_safely
from formspiel.cli.paint import console
from formspiel.cli.progress import progress, tell_compiling
from formspiel.cli.replay import find_seat
from formspiel.cli.speech import Speech, tell_value, texts_for
from formspiel.cli.trouble import Trouble
from formspiel.core.game import OVER
from formspiel.core.record import RecordError, replay
from formspiel.locales import Texts
from formspiel.study.review import Move, Review, format_review, review
from formspiel.study.words import BEST, POINTS, name_game, name_luck

BARS = "▁▂▃▄▅▆▇█"
MOST_EFFORT = 3600
MOST_MOVES = 10_000
"""A review of more moves than this would say little of each."""


def run_review(
    path: Path,
    seat: int,
    effort: float,
    save: Path | None,
    *,
    as_json: bool,
    language: str | None,
    edition: Path | None,
) -> None:
    """Review a record for one seat, and tell it to a person or a machine."""
    if not 0 < effort < inf or effort > MOST_EFFORT:
        raise Trouble(f"effort must be more than 0 seconds, and {MOST_EFFORT} at most")
    texts = texts_for(language)
    record = read_record(path, read_editions(edition))
    own = find_seat(record, seat)
    if save is not None and save.exists():
        raise Trouble(f"{save} is there already; name another file")
    if len(record.events) > MOST_MOVES:
        raise Trouble(f"a record with more than {MOST_MOVES} events is not reviewed")
    tell_compiling()
    try:
        with progress(f"reviewing {record.game.id}", len(record.events)) as advance:
            found = review(record, own, effort, advance=advance)
    except RecordError as error:
        raise Trouble(f"{path}: {error}") from None
    written = json.dumps(format_review(found))
    if save is not None:
        write_safely(save, written + "\n")
    if as_json:
        print(written)
    else:
        _tell(found, texts.of(record.game.package))


def _tell(found: Review, texts: Texts) -> None:
    out = console()
    if not found.moves:
        out.print(texts("review-no-moves"), markup=False)
    else:
        out.print(_draw_table(found, texts))
        values = [move.value for move in found.moves]
        out.print(texts("review-curve", curve=draw_curve(values)), markup=False)
        out.print()
    for line in _sum_up(found, texts):
        out.print(line, markup=False)


def _draw_table(found: Review, texts: Texts) -> Table:
    speech, game = Speech(texts), found.record.game
    table = Table(box=None, pad_edge=False)
    table.add_column(texts("review-column-round"), justify="right")
    table.add_column(texts("review-column-move"), overflow="fold")
    for key in ("luck", "worth", "loss"):
        table.add_column(texts(f"review-column-{key}"), justify="right", no_wrap=True)
    table.add_column("")
    has_hindsight = any(move.hindsight for move in found.moves)
    if has_hindsight:
        table.add_column(texts("review-column-possible"), no_wrap=True)

    def say(value: float, *, is_signed: bool = False) -> str:
        return tell_value(value, found.utility, texts.language, is_signed=is_signed)

    for move, luck in zip(found.moves, _gather_luck(found), strict=True):
        words = speech[game.describe(move.made)]
        if move.word != BEST:
            better = "; ".join(
                f"{speech[game.describe(one.move)]} {say(one.value)}"
                for one in move.better
                if one.value > move.value
            )
            words += f"\n  {texts('review-better', moves=better)}"
        cells = [
            str(move.round + 1),
            words,
            say(luck, is_signed=True),
            say(move.value),
            say(-move.loss, is_signed=True),
            texts(f"study-word-{move.word}"),
        ]
        if has_hindsight:
            cells.append(_tell_hindsight(move))
        table.add_row(*map(Text, cells))
    return table


def _tell_hindsight(move: Move) -> str:
    if move.hindsight is None:
        return ""
    before, after = (f"{value:g}".replace("-", "−") for value in move.hindsight)
    return before if before == after else f"{before} → {after}"


def _gather_luck(found: Review) -> list[float]:
    """What chance brought before each own move since the one before it."""
    lucks, chances = [], list(found.chances)
    for move in found.moves:
        since = [chance for chance in chances if chance.index < move.index]
        chances = chances[len(since) :]
        lucks.append(sum(chance.luck for chance in since))
    return lucks


def _sum_up(found: Review, texts: Texts) -> list[str]:
    utility, language = found.utility, texts.language
    lines = []
    rounds = sorted(
        {move.round for move in found.moves} | {chance.round for chance in found.chances}
    )
    if len(rounds) > 1:
        lines.append(texts("review-rounds"))
        for number in rounds:
            luck = sum(one.luck for one in found.chances if one.round == number)
            loss = sum(move.loss for move in found.moves if move.round == number)
            values = {
                "luck": tell_value(luck, utility, language, is_signed=True),
                "loss": tell_value(loss, utility, language),
            }
            lines.append("  " + texts("review-round", number=number + 1, **values))
        lines.append("")
    sums = {
        "result": tell_value(found.result, utility, language),
        "start": tell_value(found.start, utility, language),
        "luck": tell_value(found.luck, utility, language, is_signed=True),
        "loss": tell_value(-found.loss, utility, language, is_signed=True),
        "rest": tell_value(found.rest, utility, language, is_signed=True),
    }
    key = "review-sum-points" if utility == POINTS else "review-sum-win"
    lines.append(texts(key, **sums))
    if found.record.game.to_act(replay(found.record)) is not OVER:
        lines.append(texts("review-open"))
    if found.moves:
        game = name_game([move.loss for move in found.moves], utility)
        chance = name_luck(found.luck, utility)
        lines.append(f"{texts(f'study-game-{game}')} {texts(f'study-luck-{chance}')}")
    return lines


def draw_curve(values: list[float], width: int = 60) -> str:
    """A line of bars, the highest for the most; of many values, some.

    >>> draw_curve([0.0, 1.0, 2.0])
    '▁▅█'
    """
    if len(values) > width:
        values = [values[at * (len(values) - 1) // (width - 1)] for at in range(width)]
    least, most = min(values), max(values)
    span = most - least or 1.0
    return "".join(BARS[round((value - least) / span * (len(BARS) - 1))] for value in values)
