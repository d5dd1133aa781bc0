"""`formspiel replay` and `formspiel moves`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from formspiel.cli.files import read_editions, read_record
from formspiel.cli.paint import console, paint
from formspiel.cli.speech import Speech, letters_of, texts_for
from formspiel.cli.trouble import Trouble
from formspiel.core.game import CHANCE, OVER, Outcome, Seat
from formspiel.core.record import Record, RecordError, replay, report
from formspiel.locales import Texts, signed


def run_replay(path: Path, *, as_json: bool, language: str | None, edition: Path | None) -> None:
    """Replay a record and report."""
    texts = texts_for(language or ("en" if as_json else None))
    record, state = _replayed(path, edition)
    texts = texts.of(record.game.package)
    speech = Speech(texts)
    if as_json:
        print(json.dumps(report(record, state, speech), ensure_ascii=False))
        return
    out = console()
    picture = record.game.picture(record.game.view(state, None), None)
    out.print(paint(picture, letters_of(texts, record.game.id)))
    for line in score_lines(record, record.game.outcome(state), texts):
        out.print(line, highlight=False, markup=False)


def run_moves(
    path: Path, seat: int | None, *, as_json: bool, language: str | None, edition: Path | None
) -> None:
    """List the legal next events."""
    texts = texts_for(language)
    record, state = _replayed(path, edition)
    game = record.game
    own = None if seat is None else find_seat(record, seat)
    acting = game.to_act(state)
    chosen = acting if isinstance(acting, tuple) else ()
    found = [(s, move) for s in chosen if own in (None, s) for move in game.legal(state, s)]
    if as_json:
        print(json.dumps([game.format_event(move) for _, move in found]))
        return
    texts = texts.of(game.package)
    speech = Speech(texts)
    if acting is CHANCE or acting is OVER:
        print(texts("moves-chance" if acting is CHANCE else "moves-over"))
    for who, move in found:
        words = speech[game.describe(move)]
        written = json.dumps(game.format_event(move))
        line = texts("colon", who=texts("player", number=who + 1), what=words)
        print(f"{line}   {written}")


def find_seat(record: Record, number: int) -> Seat:
    """The seat of a number, as records count them: the first player's is 0."""
    seats = record.game.seats_of(record.config)
    if not 0 <= number < seats:
        raise Trouble(f"there is no seat {number}; a record counts them from 0 to {seats - 1}")
    return number


def score_lines(
    record: Record,
    outcome: Outcome,
    texts: Texts,
    names: Sequence[str] = (),
    only: int | None = None,
) -> list[str]:
    """The scores for a person to read: every seat, every item, every round or `only` one.

    The names are those of the record unless others are given.
    """
    count = record.game.seats_of(record.config)
    called = names or record.extras.get("players") or [""] * count
    names = [name or texts("player", number=seat) for seat, name in enumerate(called, 1)]
    speech = Speech(texts, names)
    lines = []
    for number, done in enumerate(outcome.rounds, 1):
        if only not in (None, number):
            continue
        key = "round-over" if done.is_over else "round-so-far"
        lines += ["", texts(key, number=number, about=speech[done.title])]
        for name, items, score in zip(names, done.items, done.scores, strict=True):
            lines.append("  " + texts("colon", who=name, what=signed(score)))
            lines += [f"    {signed(item.points):>4}  {speech[item.what]}" for item in items]
    if only is not None:
        return lines
    lines.append("")
    ranks = {rank.key: rank for rank in record.game.edition_of(record.config).ranks}
    for name, score, earned in zip(names, outcome.scores, outcome.ranks, strict=True):
        rank = f"  ({ranks[earned].name(texts.language)})" if earned else ""
        lines.append(texts("colon", who=name, what=signed(score)) + rank)
    if len(names) > 1 and outcome.is_over:
        winners = ", ".join(names[seat] for seat in outcome.winners)
        lines.append(texts("winners", count=len(outcome.winners), names=winners))
    return lines


def _replayed(path: Path, edition: Path | None) -> tuple[Record, Any]:
    record = read_record(path, read_editions(edition))
    try:
        return record, replay(record)
    except RecordError as error:
        raise Trouble(f"{path}: {error}") from None
