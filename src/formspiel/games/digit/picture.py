"""A game of DIGIT drawn in text: readable as it is, better in colour.

The sticks on the table are drawn large among the points of the grid, the cards of a
hand small. When a move is tried out, the stick is dotted where it lay and in brackets
where it goes, and so is the name of a card whose figure it makes.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from formspiel.core.game import Mark, Parts, Phrase, Picture, evened, phrase
from formspiel.games.digit.components import DigitEdition, Sticks
from formspiel.games.digit.events import Event, MoveStick
from formspiel.games.digit.view import View
from formspiel.geometry import Stick

WIDTH, HEIGHT = 4, 2
"""Characters and lines to a unit of the table."""

LABEL = 4
TALLEST = 19
"""More lines than these leave no room on a terminal of 24."""

NARROW, WIDE = 41, 79
"""A seat leaves room for a list of moves beside its picture, a spectator needs none."""

BACK = "▯"
JOINTS = " ╴╶─╵┘└┴╷┐┌┬│┤├┼"
"""By the sum of the arms: 1 to the left, 2 to the right, 4 up, 8 down."""

Ink = dict[tuple[int, int], tuple[str, str]]
"""Characters with their styles, by column and line from the lower left."""


def picture(view: View, tried: Event | None = None) -> Picture:
    """The table and the own hand under it; for a spectator all hands, beside it."""
    move = tried if isinstance(tried, MoveStick) else None
    made = _made(view, move)
    if view.seat is not None:
        hand = _draw_hand(view, view.seat, NARROW, made)
        tall = HEIGHT * (_height(view.sticks) + 2) + 3
        has_margin = tall + len(hand) <= TALLEST
        table = draw_table(view.config.edition, view.sticks, move, has_margin=has_margin)
        if len(table) + len(hand) > TALLEST:
            hand = _draw_hand(view, view.seat, NARROW, made, max(1, TALLEST - len(table)))
        return evened((*table, *hand))
    table = evened(draw_table(view.config.edition, view.sticks, move, has_margin=False))
    room = WIDE - _width(table[0]) - 5
    hands: Picture = ()
    is_over = len(view.past) == view.config.games
    for seat in range(view.config.seats):
        sign = "▸" if seat == view.turn and not is_over else " "
        hand = _draw_hand(view, seat, room, made)
        labels = (f" {sign}#{seat + 1} ", *["     "] * (len(hand) - 1))
        hands += tuple((Mark(t, "strong"), *line) for t, line in zip(labels, hand, strict=True))
    tall = max(len(table), len(hands))
    blank = (Mark(" " * _width(table[0])),)
    table += (blank,) * (tall - len(table))
    hands += ((),) * (tall - len(hands))
    return evened(tuple((*a, *b) for a, b in zip(table, hands, strict=True)))


def draw_table(
    edition: DigitEdition, sticks: Sticks, move: MoveStick | None = None, *, has_margin: bool
) -> Picture:
    """The sticks among the points of the grid, with the coordinates of the points.

    With a margin there is room for wherever one stick may go.
    """
    if not sticks:
        return ((Mark(" " * LABEL + "·", "quiet"),),)
    shown = (*sticks, move.to) if move else sticks
    ends = {end for stick in shown for end in _ends(stick)}
    if has_margin:
        own = [end for stick in sticks for end in _ends(stick)]
        ends.update((x + dx, y + dy) for x, y in own for dx in (-1, 1) for dy in (-1, 1))
    left, right = min(x for x, _ in ends), max(x for x, _ in ends)
    low, high = min(y for _, y in ends), max(y for _, y in ends)
    ink: Ink = {}
    for x in range(left, right + 1):
        for y in range(low, high + 1):
            ink[(x - left) * WIDTH, (y - low) * HEIGHT] = ("·", "quiet")
    for stick in shown:
        _ink_stick(ink, stick, left, low, move)
    lines = _lines(ink, (right - left) * WIDTH + 2, (high - low) * HEIGHT + 1)
    rows = {(high - y) * HEIGHT: _number(y, 3) for y in range(low, high + 1)}
    columns = [_number(x, WIDTH) for x in range(left, right + 1)]
    if max(map(len, rows.values())) >= LABEL or max(map(len, columns)) > WIDTH:
        rows, columns = {}, []
    numbers = " " * (LABEL - 2) + "".join(columns)
    name = _name(edition, sticks, move)
    return (
        (Mark(" " * LABEL), Mark(name, "strong")),
        *((Mark(f"{rows.get(n, ''):{LABEL}}", "quiet"), *line) for n, line in enumerate(lines)),
        (Mark(numbers, "quiet"),),
    )


def draw_card(edition: DigitEdition, card: str) -> list[str]:
    """The figure of a card, small, laid as flat as it can lie."""
    lies = edition.figures[card].lies
    lie = min(lies, key=lambda sticks: (_height(sticks), sticks))
    arms: dict[tuple[int, int], int] = {}
    for stick in lie:
        first, second = _ends(stick)
        across = stick[2] == "h"
        arms[first] = arms.get(first, 0) + (2 if across else 4)
        arms[second] = arms.get(second, 0) + (1 if across else 8)
    wide, tall = max(x for x, _ in arms), max(y for _, y in arms)
    rows = []
    for y in range(tall, -1, -1):
        joints = [JOINTS[arms.get((x, y), 0)] for x in range(wide + 1)]
        between = ["─" if (x, y, "h") in lie else " " for x in range(wide)]
        pairs = zip(joints, [*between, ""], strict=True)
        rows.append("".join(joint + dash for joint, dash in pairs))
    return rows


def draw_edition(edition: DigitEdition) -> tuple[Parts, ...]:
    """Every card."""
    cards = [
        ((Mark(name, "strong"),), *((Mark(row),) for row in draw_card(edition, name)))
        for name in edition.figures
    ]
    return (Parts("cards", tuple(cards)),)


def _draw_hand(
    view: View, seat: int, room: int, made: str | None, most: int | None = None
) -> Picture:
    """The cards of a hand in rows that fit the room.

    Of a hand that takes more than the most lines, the last cards have but names.
    """
    hand = view.hands[seat]
    if hand is None:
        return ((Mark(" " + BACK * (view.sizes[seat] or 0), "quiet"),),)
    names = [Mark(f"[{c}]", "try") if c == made else Mark(f" {c} ", "strong") for c in hand]
    cards = [_draw_held(view.config.edition, *one) for one in zip(hand, names, strict=True)]
    rows = _rows(cards, room)
    lines = [line for row in rows for line in _card_lines(row)]
    while rows and most is not None and len(lines) > most:
        rows.pop()
        rest = _rows([[name] for name in names[sum(map(len, rows)) :]], room)
        lines = [line for row in (*rows, *rest) for line in _card_lines(row)]
    return tuple(lines[:most]) or ((),)


def _draw_held(edition: DigitEdition, card: str, name: Mark) -> list[Mark]:
    """A card in a hand: its name, and its figure under it."""
    drawn = draw_card(edition, card)
    wide = max(len(drawn[0]), 5) + 2
    return [Mark(f"{name.text:{wide}}", name.style), *(Mark(f" {row:{wide - 1}}") for row in drawn)]


def _rows(cards: list[list[Mark]], room: int) -> list[list[list[Mark]]]:
    """Cards in rows, as many in each as fit the room."""
    rows: list[list[list[Mark]]] = []
    used = room
    for card in cards:
        wide = len(card[0].text)
        if used + wide > room:
            rows.append([])
            used = 0
        rows[-1].append(card)
        used += wide
    return rows


def _card_lines(cards: list[list[Mark]]) -> list[tuple[Mark, ...]]:
    """Cards side by side: the names in one line, the figures standing on another."""
    tall = max(map(len, cards), default=0)
    lines = []
    for name, *rows in cards:
        blank = Mark(" " * len(name.text))
        lines.append([name, *[blank] * (tall - len(rows) - 1), *rows])
    return list(zip(*lines, strict=True))


def _ink_stick(ink: Ink, stick: Stick, left: int, low: int, move: MoveStick | None) -> None:
    x, y = (stick[0] - left) * WIDTH, (stick[1] - low) * HEIGHT
    is_across = stick[2] == "h"
    if move and stick == move.stick:
        text, style = ("┄┄┄" if is_across else " ┊ "), "quiet"
    elif move and stick == move.to:
        text, style = ("[━]" if is_across else "[┃]"), "try"
    else:
        text, style = ("━━━" if is_across else " ┃ "), "strong"
        for a, b in _ends(stick):
            ink[(a - left) * WIDTH, (b - low) * HEIGHT] = ("●", "strong")
    start, line = (x + 1, y) if is_across else (x - 1, y + 1)
    for place, character in enumerate(text):
        if character != " ":
            ink[start + place, line] = (character, style)


def _number(number: int, wide: int) -> str:
    return f"{number:{wide}}".replace("-", "−")


def _lines(ink: Ink, wide: int, tall: int) -> Iterable[tuple[Mark, ...]]:
    for line in range(tall - 1, -1, -1):
        row = [ink.get((column, line), (" ", "")) for column in range(-1, wide)]
        yield tuple(
            Mark("".join(character for character, _ in run), style)
            for style, run in groupby(row, key=lambda drawn: drawn[1])
        )


def _name(edition: DigitEdition, sticks: Sticks, move: MoveStick | None) -> str:
    name = edition.figure_of(sticks) or ""
    return f"{name} → {edition.figure_of(_after(sticks, move))}" if move else name


def foresee(view: View, event: Event) -> Phrase | None:
    """Which figure a move makes, and whether the seat has its card."""
    made = _made(view, event) if isinstance(event, MoveStick) else None
    if made is None:
        return None
    hand = view.hands[view.turn] if view.seat in (None, view.turn) else None
    return phrase("digit-becomes-own" if made in (hand or ()) else "digit-becomes", figure=made)


def _made(view: View, move: MoveStick | None) -> str | None:
    return view.config.edition.figure_of(_after(view.sticks, move)) if move else None


def _after(sticks: Sticks, move: MoveStick) -> Sticks:
    return (*(stick for stick in sticks if stick != move.stick), move.to)


def _ends(stick: Stick) -> tuple[tuple[int, int], tuple[int, int]]:
    x, y, letter = stick
    return (x, y), (x + 1, y) if letter == "h" else (x, y + 1)


def _height(sticks: Sticks) -> int:
    rows = [y for stick in sticks for _, y in _ends(stick)]
    return max(rows, default=0) - min(rows, default=0)


def _width(line: tuple[Mark, ...]) -> int:
    return sum(len(mark.text) for mark in line)
