"""What a player sees while choosing a move: title, picture, notes, moves, keys."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap
from typing import Any, Protocol

from rich.text import Text

from formspiel.cli.hand import Hand
from formspiel.cli.paint import paint
from formspiel.cli.speech import Speech
from formspiel.cli.terminal import Terminal
from formspiel.core.game import AnyGame, Picture, Pose, Seat
from formspiel.locales import Texts, signed

NARROWEST_PANEL = 36
BRAILLE = ((0x40, 0x04, 0x02, 0x01), (0x80, 0x20, 0x10, 0x08))
"""The dots of a braille character by column, from the lowest up."""


class Sitting(Protocol):
    """A game as it stands, and the people, language and terminal that it is shown to."""

    game: AnyGame
    state: Any
    texts: Texts
    speech: Speech
    letter_of: Callable[[str], str]
    terminal: Terminal

    def name(self, seat: Seat) -> str:
        """What a player is called."""


def choosing(play: Sitting, seat: Seat, hand: Hand, message: str, *, is_chosen: bool) -> list[Text]:
    """The screen of one moment."""
    game, texts = play.game, play.texts
    view = game.view(play.state, seat)
    outcome = game.outcome(play.state)
    picture = game.picture(view, hand.move)
    title = texts(
        "play-title", game=game.id.upper(), round=len(outcome.rounds), player=play.name(seat)
    )
    scores = "  ".join(f"{play.name(s)} {signed(score)}" for s, score in enumerate(outcome.scores))
    panel = [
        *(play.speech[note] for note in game.notes(view)),
        texts("play-scores", scores=scores),
        "",
        texts("play-choose", count=len(hand.moves)),
    ]
    foot = [texts("play-keys"), texts("play-more-keys")]
    if is_chosen:
        foot = [texts("play-confirm")]
    rows = play.terminal.height - 5 if play.terminal.is_live else 1000
    width = play.terminal.width
    room = width - _width(picture) - 3
    lines = [Text(title, style="bold")]
    drawn = list(paint(picture, play.letter_of).split("\n"))
    if room >= NARROWEST_PANEL:
        wrapped = _wrap(panel, room)
        wrapped += _listed(play, hand, max(3, min(rows, 16) - len(wrapped)), room)
        lines += _join(drawn, _width(picture), wrapped)
    else:
        lines += drawn
        wrapped = _wrap(panel, width)
        wrapped += _listed(play, hand, max(3, rows - len(picture) - len(wrapped)), width)
        lines += map(Text, wrapped)
    lines.append(Text(message or " ", style="yellow"))
    return lines + [Text(line[:width], style="bold" if is_chosen else "dim") for line in foot]


def _listed(play: Sitting, hand: Hand, most: int, width: int) -> list[str]:
    """The moves around the one tried out, numbered; on a stream of lines, all of them."""
    if not play.terminal.is_live:
        most = len(hand.moves)
    first = max(0, min(hand.at - most // 2, len(hand.moves) - most))
    lines = []
    for index in range(first, min(first + most, len(hand.moves))):
        sign = "▸" if index == hand.at else " "
        words = play.speech[play.game.describe(hand.moves[index])]
        lines.append(f"{sign}{index + 1:3}  {_icon(hand.pose(index))}{words}"[:width])
    return lines


def _icon(pose: Pose | None) -> str:
    """A shape of cells in dots, four wide and four high at most, beside its words."""
    if pose is None or any(len(part) != 2 or max(part) > 3 for part in pose.shape):
        return ""
    dots = [0, 0]
    for x, y in pose.shape:
        dots[x // 2] |= BRAILLE[x % 2][y]
    return "".join(chr(0x2800 + dot) for dot in dots) + " "


def _wrap(lines: list[str], width: int) -> list[str]:
    return [part for line in lines for part in wrap(line, width, subsequent_indent="  ") or [""]]


def _join(drawn: list[Text], width: int, panel: list[str]) -> list[Text]:
    height = max(len(drawn), len(panel))
    lines = []
    for row in range(height):
        line = drawn[row].copy() if row < len(drawn) else Text("")
        line.pad_right(width - line.cell_len)
        lines.append(line + Text("   " + (panel[row] if row < len(panel) else "")))
    return lines


def _width(picture: Picture) -> int:
    return max(sum(len(mark.text) for mark in line) for line in picture)
