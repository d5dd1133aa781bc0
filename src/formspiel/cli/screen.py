"""What a player sees while choosing a move: title, picture, notes, moves, keys."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Any, Protocol

from rich.text import Text

from formspiel.cli.hand import Hand
from formspiel.cli.paint import paint
from formspiel.cli.signs import is_plain
from formspiel.cli.speech import Speech
from formspiel.cli.terminal import Terminal
from formspiel.core.game import AnyGame, Picture, Pose, Seat
from formspiel.locales import Texts, signed
from formspiel.table.secrecy import know
from formspiel.table.table import Table

NARROWEST_PANEL = 36
FEWEST_MOVES = 3
AROUND = 5
"""Lines above and below the board: title, message, two of keys, and one for the cursor."""
CUT = {False: "…", True: "~"}
"""The sign of what was cut, as wide where there is only ASCII."""
GAP = "  "
"""Between the picture and what stands beside it."""
NO_BREAK = "\u00a0"
BRAILLE = ((0x40, 0x04, 0x02, 0x01), (0x80, 0x20, 0x10, 0x08))
"""The dots of a braille character by column, from the lowest up."""


class Sitting(Protocol):
    """A game as it stands, and the people, language and terminal that it is shown to."""

    game: AnyGame
    table: Table
    texts: Texts
    speech: Speech
    names: list[str]
    news: list[str]
    advice: list[str]
    letter_of: Callable[[str], str]
    terminal: Terminal
    has_hints: bool


def choosing(play: Sitting, seat: Seat, hand: Hand, message: str, *, is_chosen: bool) -> list[Text]:
    """The screen of one moment."""
    game, texts, terminal = play.game, play.texts, play.terminal
    knowledge = know(play.table, seat)
    view, outcome = knowledge.view, knowledge.outcome
    picture = game.picture(view, hand.move)
    width = terminal.width
    least = len(picture) + FEWEST_MOVES + AROUND
    room = width - _width(picture) - len(GAP)
    is_beside = room >= NARROWEST_PANEL
    least = max(len(picture), FEWEST_MOVES + 3) + AROUND if is_beside else least
    if terminal.is_live and (terminal.height < least or width < _width(picture)):
        wide = _width(picture) + len(GAP) + NARROWEST_PANEL if is_beside else _width(picture)
        told = texts("play-too-small", wide=max(wide, 40), high=least)
        return [Text(line) for line in _wrap([told], width)]
    title = texts(
        "play-title", game=game.info.title, round=len(outcome.rounds), player=play.names[seat]
    )
    if play.table.made.is_practice:
        title += f" · {texts('play-practice')}"
    scores = tell_seats(play.names, [signed(score) for score in outcome.scores])
    panel = (
        [
            *play.news,
            *play.advice,
            *(play.speech[note] for note in game.notes(view)),
            texts("play-scores", scores=scores),
        ],
        [
            *([texts("hint-key")] if play.has_hints else []),
            *([texts("coach-key")] if play.table.made.is_practice else []),
            "",
        ],
        [texts("play-choose", count=len(hand.moves))],
    )
    foot = [texts("play-confirm")] if is_chosen else [texts("play-keys"), texts("play-more-keys")]
    rows = terminal.height - AROUND if terminal.is_live else 1000
    lines = [_cut_text(title, width, "bold")]
    drawn = list(paint(picture, play.letter_of).split("\n"))
    if is_beside:
        wrapped = _shortened(panel, room, rows - FEWEST_MOVES)
        wrapped += _listed(play, view, hand, rows - len(wrapped), room)
        lines += _join(drawn, _width(picture), wrapped)
    else:
        lines += drawn
        wrapped = _shortened(panel, width, rows - len(drawn) - FEWEST_MOVES)
        wrapped += _listed(play, view, hand, rows - len(drawn) - len(wrapped), width)
        lines += map(Text, wrapped)
    lines.append(_message(play, view, hand, message, wrapped))
    return lines + [_cut_text(line, width, "bold" if is_chosen else "dim") for line in foot]


def waiting(play: Sitting, words: str, before: Sequence[Text]) -> list[Text]:
    """The screen before, on which a person has chosen, with words about what is being done."""
    return [*before[:-1], _cut_text(words, play.terminal.width, "dim")]


def tell_seats(names: Sequence[str], scores: Sequence[str] = ()) -> str:
    """All seats by the number that pictures have of them, and by name."""
    told = [f"#{seat} {name}" for seat, name in enumerate(names, 1)] if len(names) > 1 else names
    both = zip_longest(told, scores, fillvalue="")
    # Wrapped between two seats, never between a name and its score.
    return "  ".join(" ".join(pair).rstrip().replace(" ", NO_BREAK) for pair in both)


def tell_move(play: Sitting, view: Any, move: Any) -> str:
    """A move in words, and before them what it comes to."""
    words = play.speech[play.game.describe(move)]
    comes_to = play.game.foresee(view, move)
    return words if comes_to is None else f"{play.speech[comes_to]}  {words}"


def _message(play: Sitting, view: Any, hand: Hand, message: str, listed: Sequence[str]) -> Text:
    """What there is to say; else the move tried out, if the list had no room for all its words."""
    width = play.terminal.width
    if message:
        return _cut_text(message, width, "yellow")
    words = tell_move(play, view, hand.move)
    is_cut = not any(line.endswith(words) for line in listed)
    return _cut_text(words if is_cut and play.terminal.is_live else " ", width, "dim")


def _cut_text(text: str, width: int, style: str) -> Text:
    return Text(_cut(text, width), style=style)


def _cut(text: str, width: int) -> str:
    """A text in the room there is; what is missing is told by a sign."""
    return text if len(text) <= width else text[: width - 1].rstrip() + CUT[is_plain(sys.stdout)]


def _shortened(panel: tuple[list[str], list[str], list[str]], width: int, most: int) -> list[str]:
    """What there is to read; without room for all, no keys, and then not what came first."""
    news, keys, choose = panel
    told = [_wrap([text], width) for text in (*news, *keys, *choose)]
    if sum(map(len, told)) > most:
        told = [_wrap([text], width) for text in (*news, *choose)]
    while len(told) > 1 and sum(map(len, told)) > most:
        # A sentence is told as a whole or not at all.
        del told[0]
    return [line for lines in told for line in lines][-max(1, most) :]


def _listed(play: Sitting, view: Any, hand: Hand, most: int, width: int) -> list[str]:
    """The moves around the one tried out, numbered; on a stream of lines, all of them."""
    if not play.terminal.is_live:
        most = len(hand.moves)
    most = max(1, most)
    first = max(0, min(hand.at - most // 2, len(hand.moves) - most))
    lines = []
    for index in range(first, min(first + most, len(hand.moves))):
        sign, move = "▸" if index == hand.at else " ", hand.moves[index]
        line = f"{sign}{index + 1:3}  {_icon(hand.pose(index))}{tell_move(play, view, move)}"
        lines.append(_cut(line, width) if play.terminal.is_live else line)
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
    parts = (wrap(line, width, subsequent_indent="  ") or [""] for line in lines)
    return [part.replace(NO_BREAK, " ") for some in parts for part in some]


def _join(drawn: list[Text], width: int, panel: list[str]) -> list[Text]:
    height = max(len(drawn), len(panel))
    lines = []
    for row in range(height):
        line = drawn[row].copy() if row < len(drawn) else Text("")
        line.pad_right(width - line.cell_len)
        lines.append(line + Text(GAP + (panel[row] if row < len(panel) else "")))
    return lines


def _width(picture: Picture) -> int:
    return max(sum(len(mark.text) for mark in line) for line in picture)
