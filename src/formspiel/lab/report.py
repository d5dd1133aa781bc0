"""A tournament as a page to read or print: one HTML file that asks for nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Protocol

from formspiel.core.game import Json
from formspiel.locales import Texts

LINE, EDGE = 48, 3.0
"""Of a chart: the height of a line in pixels, and what it leaves free at both sides in percent."""

LONGEST = 22
"""So many signs of a name are shown in a chart."""

BEGIN = 25.0
"""The rating with which everybody begins."""

STYLE = """
:root { color-scheme: light dark; --ink: #1d1d21; --paper: #faf7f0; --quiet: #63626a;
  --line: #ddd8cc; --accent: #2b66d9; --good: #1f7049; --bad: #b93a20; }
@media (prefers-color-scheme: dark) { :root { --ink: #f2efe8; --paper: #15161b;
  --quiet: #a5a4af; --line: #33353f; --accent: #4d82ea; --good: #74d2a5; --bad: #ff9781; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 760px; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2rem; }
p.quiet, .quiet { color: var(--quiet); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { border: 1px solid var(--line); padding: 6px 10px; text-align: right; }
th { font-weight: 600; } th[scope=row] { text-align: left; }
td small { display: block; color: var(--quiet); white-space: nowrap; }
td.good { box-shadow: inset 4px 0 var(--good); } td.bad { box-shadow: inset 4px 0 var(--bad); }
svg { display: block; width: 100%; }
svg text { font: 14px system-ui, sans-serif; fill: var(--ink); }
svg .quiet { fill: var(--quiet); } svg .axis { stroke: var(--quiet); stroke-dasharray: 2 4; }
svg .span { stroke: var(--accent); stroke-width: 6; stroke-linecap: round; opacity: 0.45; }
svg circle { fill: var(--accent); }
"""


class Say(Protocol):
    """A value in words, as the language writes it."""

    def __call__(self, value: float, utility: str = "points", *, is_signed: bool = False) -> str:
        """Say it."""


def draw_report(found: Json, title: str, texts: Texts, say: Say) -> str:
    """The report of a tournament, from what `standings.sum_up` has found."""
    players = found["players"]
    head = texts(
        "tournament-head",
        game=title,
        games=found["games"],
        deals=found["deals"],
        seed=str(found["seed"]),
    )
    ratings = [(one["player"], one["rating"], one["rating_interval"]) for one in players]
    means = [(one["player"], one["mean"], one["interval"]) for one in players]
    parts = [
        f"<h1>{escape(texts('tournament-title', game=title))}</h1>",
        f"<p>{escape(head)}</p>",
        _section(texts, "ratings", _chart(ratings, say, axis=BEGIN)),
        _section(texts, "points", _chart(means, say)),
        _section(texts, "pairs", _cross(found, say)),
    ]
    if found["luck"] is not None:
        parts.append(_section(texts, "fair", _cross(found, say, "without_luck")))
    if found["seat_effects"]:
        seats = [
            (texts("player", number=one["seat"] + 1), one["effect"], one["interval"])
            for one in found["seat_effects"]
        ]
        parts.append(_section(texts, "seats", _chart(seats, say, is_signed=True)))
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta http-equiv="Content-Security-Policy" content="default-src \'none\';'
        " style-src 'unsafe-inline'\">\n"
        f"<title>{escape(texts('tournament-title', game=title))}</title>\n"
        f"<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _section(texts: Texts, key: str, drawing: str) -> str:
    title, about = texts(f"tournament-{key}"), texts(f"tournament-{key}-about")
    return f'<h2>{escape(title)}</h2>\n<p class="quiet">{escape(about)}</p>\n{drawing}'


def _chart(
    rows: Sequence[tuple[str, float | None, Sequence[float] | None]],
    say: Say,
    *,
    axis: float = 0.0,
    is_signed: bool = False,
) -> str:
    """A dot for each value, on the line of its interval; as wide as there is room for.

    Places are in percent, so that words are as large on a phone as anywhere.
    """
    shown = [(name, value, interval) for name, value, interval in rows if value is not None]
    ends = [end for _, value, interval in shown for end in (value, *(interval or ()))]
    low, high = min(ends), max(ends)
    room = (high - low) or 1.0

    def place(value: float) -> str:
        return f"{EDGE + (100 - 2 * EDGE) * (value - low) / room:.2f}%"

    height = LINE * len(shown)
    lines = [f'<svg height="{height}">']
    if low < axis < high:
        at = place(axis)
        lines.append(f'<line class="axis" x1="{at}" x2="{at}" y1="0" y2="{height}"/>')
    for number, (name, value, interval) in enumerate(shown):
        y = LINE * number + LINE - 12
        told = say(value, is_signed=is_signed)
        lines.append(f'<text x="0" y="{y - 16}">{escape(_shorten(name))}</text>')
        if interval:
            left, right = interval
            span = " … ".join(say(end, is_signed=is_signed) for end in interval)
            told += f'<tspan class="quiet" dx="8">{span}</tspan>'
            lines.append(
                f'<line class="span" x1="{place(left)}" x2="{place(right)}" y1="{y}" y2="{y}"/>'
            )
        lines.append(f'<circle cx="{place(value)}" cy="{y}" r="6"/>')
        lines.append(f'<text x="100%" y="{y - 16}" text-anchor="end">{told}</text>')
    return "\n".join([*lines, "</svg>"])


def _shorten(name: str) -> str:
    """A name that leaves room for figures beside it."""
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def _cross(found: Json, say: Say, key: str = "") -> str:
    """Who is ahead of whom, and by how much."""
    names = [one["player"] for one in found["players"]]
    cells: dict[tuple[str, str], str] = {}
    for pair in found["pairs"]:
        own = pair[key] if key else pair
        if own["lead"] is None:
            continue
        one, other = pair["players"]
        low, high = own["interval"] or (0.0, 0.0)
        for row, column, sign in ((one, other, 1), (other, one, -1)):
            utility = own.get("utility", "points")
            ends = sorted((sign * low, sign * high))
            kind = "good" if ends[0] > 0 else "bad" if ends[1] < 0 else ""
            told = say(sign * own["lead"], utility, is_signed=True)
            span = " … ".join(say(end, utility, is_signed=True) for end in ends)
            small = f"<small>{span}</small>" if own["interval"] else ""
            cells[row, column] = f'<td class="{kind}">{told}{small}</td>'
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    rows = "".join(
        f'<tr><th scope="row">{escape(name)}</th>'
        + "".join(cells.get((name, other), "<td></td>") for other in names)
        + "</tr>\n"
        for name in names
    )
    return f'<div class="wide"><table><tr><td></td>{head}</tr>\n{rows}</table></div>'
