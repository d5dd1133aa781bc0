"""An event that is over, to be kept: records, a table, and a page to print."""

from __future__ import annotations

import asyncio
import csv
import html
import io
import json
from collections.abc import Callable

from formspiel.core.game import OVER
from formspiel.core.record import Record, format_record, parse_record
from formspiel.core.registry import GAMES
from formspiel.server.challenges.registry import Challenges
from formspiel.server.store import challenges as store
from formspiel.table.challenge import FINISHED, Challenge, Ranked, rank_all
from formspiel.table.dealer import renew
from formspiel.table.refusal import Code, Refusal

EXPORTS = {
    "records": ("application/x-ndjson", "jsonl"),
    "csv": ("text/csv", "csv"),
    "html": ("text/html", "html"),
}
"""The media type and the ending of each form."""

FORMULA = "=+-@\t\r"
"""A cell that begins so would be a formula to a spreadsheet."""

STYLE = (
    "body{font:16px/1.4 sans-serif;margin:2em}table{border-collapse:collapse;width:100%}"
    "th,td{border-bottom:1px solid #999;padding:.3em .6em;text-align:right}"
    "th:nth-child(2),td:nth-child(2){text-align:left}"
)

WORDS = {
    "de": ("Rang", "Name", "Punkte", "Spiel", "nicht beendet"),
    "en": ("Rank", "Name", "Points", "Game", "not finished"),
    "fr": ("Rang", "Nom", "Points", "Partie", "non terminée"),
    "it": ("Posto", "Nome", "Punti", "Partita", "non finita"),
    "nl": ("Plaats", "Naam", "Punten", "Spel", "niet afgemaakt"),
}


async def export(challenges: Challenges, challenge: Challenge, form: str, language: str) -> str:
    """An event in one of the `EXPORTS`."""
    entrants = await store.list_entrants(challenges.storage, challenge.id)
    results = await store.list_results(challenges.storage, challenge.id)
    if form == "records":
        texts = []
        for result in sorted(results, key=lambda one: (one.game, one.entrant)):
            if result.table:
                text = await _read_record(challenges, challenge, result.table, result.game)
                texts += [] if text is None else [text]
        return "".join(texts)
    ranked = rank_all(challenge, entrants, results, range(len(challenge.games)))
    writers: dict[str, Callable[[Challenge, list[Ranked], str], str]] = {
        "csv": write_csv,
        "html": write_html,
    }
    return writers[form](challenge, ranked, language)


async def _read_record(
    challenges: Challenges, challenge: Challenge, table: str, game: int
) -> str | None:
    """The record of a table in one line, with the dealer's secret if it was played to its end."""
    text, record = None, None
    try:
        record = (await challenges.tables.find(table)).shown.record
    except Refusal as refusal:
        text = await challenges.storage.archived(table)
        if refusal.code is not Code.ARCHIVED or text is None:
            return None
    # There may be 1,800 of them, and to replay one takes some milliseconds.
    secret = challenge.games[game].secret
    return await asyncio.to_thread(_write_record, record, text, secret)


def _write_record(record: Record | None, archived: str | None, secret: str) -> str:
    if record is None:
        record = renew(parse_record(archived or ""))
    played = record.game.setup(record.config)
    for event in record.events:
        data = {key: value for key, value in event.items() if key not in ("at", "note")}
        played = record.game.apply(played, record.game.parse_event(record.config, data))
    fairness = dict(record.extras["fairness"])
    if record.game.to_act(played) is OVER and "nonces" not in fairness:
        fairness["secret"] = secret
    told = Record(
        record.game, record.config, record.events, {**record.extras, "fairness": fairness}
    )
    return json.dumps(json.loads(format_record(told)), ensure_ascii=False) + "\n"


def write_csv(challenge: Challenge, ranked: list[Ranked], language: str) -> str:
    """The ranking as CSV, a column for each game."""
    sink = io.StringIO()
    writer = csv.writer(sink)
    place, name, points, _, _ = WORDS[language]
    writer.writerow([place, name, points, *_titles(challenge, language)])
    for row in ranked:
        cells = [one.points if one and one.state == FINISHED else "" for one, _ in row.games]
        writer.writerow([row.rank or "", _plain(row.entrant.name), _said(row.points), *cells])
    return sink.getvalue()


def write_html(challenge: Challenge, ranked: list[Ranked], language: str) -> str:
    """The ranking as a page to print, with nothing from elsewhere."""
    place, name, points, _, unfinished = WORDS[language]
    heads = [place, name, points, *_titles(challenge, language)]
    rows = []
    for row in ranked:
        cells = [
            _said(one.points) if one and one.state == FINISHED else unfinished if one else ""
            for one, _ in row.games
        ]
        told = [_said(row.rank), row.entrant.name, _said(row.points), *cells]
        rows.append("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in told) + "</tr>")
    title = html.escape(challenge.title or "Formspiel")
    head = "".join(f"<th>{html.escape(one)}</th>" for one in heads)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f"<title>{title}</title><style>{STYLE}</style></head><body><h1>{title}</h1>"
        f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
        "</body></html>\n"
    )


def _titles(challenge: Challenge, language: str) -> list[str]:
    word = WORDS[language][3]
    return [
        f"{word} {number}: {GAMES[one.game].info.title}"
        for number, one in enumerate(challenge.games, 1)
    ]


def _plain(text: str) -> str:
    """A text that is no formula."""
    return f"'{text}" if text[:1] in FORMULA else text


def _said(number: int | None) -> str:
    return "" if number is None else str(number)
