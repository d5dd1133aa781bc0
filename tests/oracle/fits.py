"""FITS, slow and naive: the board is a dict, and a piece falls row by row."""

import random
from pathlib import Path
from typing import Any

from tests.oracle.header import check_seats, is_int, read_event, read_header
from tests.oracle.refused import Refused

Cell = tuple[int, int]
Laid = dict[Cell, str]  # which piece lies on a cell

COLUMNS, ROWS = 6, 12
SKY = 20  # FITS-3 keeps every heap below row 15
START_CARDS = ["F5", "N5", "W5", "Y5"]
STANDARD = ["1", "2", "3", "4"]
RANK_FLOORS = [31, 26, 21, 16, 11, 6]  # FITS-2: whatever is lower has the last rank

PICTURES = {
    "F5": [".##", "##.", ".#."],
    "L5": ["#.", "#.", "#.", "##"],
    "N5": [".#", ".#", "##", "#."],
    "P5": ["##", "##", "#."],
    "T5": ["###", ".#.", ".#."],
    "U5": ["#.#", "###"],
    "V5": ["#..", "#..", "###"],
    "W5": ["#..", "##.", ".##"],
    "X5": [".#.", "###", ".#."],
    "Y5": [".#", "##", ".#", ".#"],
    "L4": ["#.", "#.", "##"],
    "O4": ["##", "##"],
    "S4": [".##", "##."],
    "T4": ["###", ".#."],
    "I3": ["###"],
    "L3": ["#.", "##"],
}


def read_boards(text: str) -> dict[str, dict[Cell, str]]:
    """The sign of every field of every board, from pictures with the top line first."""
    boards: dict[str, dict[Cell, str]] = {}
    for block in text.split("== board ")[1:]:
        name, *lines = block.splitlines()
        picture = [line for line in lines if line and not line.startswith("#")]
        assert [len(line) for line in picture] == [COLUMNS] * ROWS, name
        boards[name] = {
            (x, ROWS - 1 - line_number): sign
            for line_number, line in enumerate(picture)
            for x, sign in enumerate(line)
        }
    return boards


BOARDS = read_boards(Path(__file__).with_name("fits-boards.txt").read_text(encoding="utf-8"))


def orientations(piece: str) -> list[list[Cell]]:
    """Every way a piece can be turned and flipped, pushed into the corner (0, 0)."""
    cells = [
        (x, -line_number)
        for line_number, line in enumerate(PICTURES[piece])
        for x, sign in enumerate(line)
        if sign == "#"
    ]
    found: list[list[Cell]] = []
    for _ in range(2):
        cells = [(-x, y) for x, y in cells]
        for _ in range(4):
            cells = [(y, -x) for x, y in cells]
            left, bottom = min(x for x, _ in cells), min(y for _, y in cells)
            pushed = sorted((x - left, y - bottom) for x, y in cells)
            if pushed not in found:
                found.append(pushed)
    return found


def drop(laid: Laid, shape: list[Cell], column: int) -> list[Cell]:
    """Where the shape comes to rest when it falls with its left edge in that column."""
    falling = [(x + column, y + SKY) for x, y in shape]
    while True:
        lower = [(x, y - 1) for x, y in falling]
        if any(y < 0 or (x, y) in laid for x, y in lower):
            return sorted(falling)
        falling = lower


def placements(laid: Laid, piece: str) -> list[list[Cell]]:
    """Every legal resting place of the piece, each set of cells once."""
    found: list[list[Cell]] = []
    for shape in orientations(piece):
        for column in range(COLUMNS):
            if any(x + column >= COLUMNS for x, _ in shape):
                continue
            cells = drop(laid, shape, column)
            if any(y < ROWS for _, y in cells) and cells not in found:  # FITS-3
                found.append(cells)
    return sorted(found)


def score_board(name: str, laid: Laid) -> int:
    """The points of one player's board at the end of its round."""
    board = BOARDS[name]
    visible = [sign for cell, sign in board.items() if cell not in laid]
    points = -visible.count(".")
    if name in ("1", "5"):
        for y in range(ROWS):  # FITS-1: a row is horizontal
            row = [(x, y) for x in range(COLUMNS)]
            if all(cell in laid or board[cell] == "_" for cell in row):
                points += 1
    elif name in ("2", "3", "6", "7"):
        for sign in visible:
            if sign == "m":
                points -= 5
            elif sign in "123":
                points += int(sign)
    elif name == "4":
        for symbol in "ABCDE":
            points += [0, -3, 3][visible.count(symbol)]
    elif name == "8":
        for symbol in "ABCD":
            points += [0, -3, 3, -3][visible.count(symbol)]
    else:
        points += _score_letters([sign for sign in visible if sign != "."])
    return points


def _score_letters(letters: list[str]) -> int:
    if all(letter in letters for letter in "JEUXSOC"):
        return 7
    if all(letter in letters for letter in "JEUX"):
        return 4 - 3 * len([letter for letter in letters if letter not in "JEUX"])
    return -3 * len(letters)


class Oracle:
    """One game of FITS, fed event by event."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        check_seats(seats, len(START_CARDS))
        self.seats = seats
        self.boards = _read_programme(options)
        self.rounds: list[list[int]] = []
        self._begin_round()

    def _begin_round(self) -> None:
        self.laid: list[Laid] = [{} for _ in range(self.seats)]
        self.starts: dict[int, str] = {}  # the start piece of a seat
        self.turned: list[str] = []  # the building cards turned up so far
        self.waiting: dict[int, str] = {}  # the piece a seat has still to handle

    def to_act(self) -> str | list[int]:
        """`"chance"`, the seats still to act, or nobody when the game is over."""
        if len(self.rounds) == len(self.boards):
            return []
        return sorted(self.waiting) or "chance"

    def chances(self) -> list[dict[str, Any]]:
        """Every chance event possible now, all equally likely."""
        if self.to_act() != "chance":
            return []
        for seat in range(self.seats):
            if seat not in self.starts:
                return [
                    {"chance": "start", "seat": seat, "piece": piece}
                    for piece in START_CARDS
                    if piece not in self.starts.values()
                ]
        return [
            {"chance": "card", "piece": piece} for piece in PICTURES if piece not in self.turned
        ]

    def draw(self, rng: random.Random) -> dict[str, Any]:
        """A random chance event."""
        return rng.choice(self.chances())

    def moves(self) -> list[dict[str, Any]]:
        """Every legal event of the seats to act."""
        return [move for seat in sorted(self.waiting) for move in self._moves_of(seat)]

    def _moves_of(self, seat: int) -> list[dict[str, Any]]:
        piece = self.waiting[seat]
        found: list[dict[str, Any]] = [
            {"seat": seat, "place": piece, "cells": [[x, y] for x, y in cells]}
            for cells in placements(self.laid[seat], piece)
        ]
        if self.turned:  # the start piece cannot be set aside
            found.append({"seat": seat, "aside": piece})
        return found

    def step(self, event: dict[str, Any]) -> None:
        """Play one event, or refuse it and change nothing."""
        fields = read_event(event)
        if "chance" in fields:
            self._take_chance(fields)
        else:
            self._take_move(fields)
        if len(self.turned) == len(PICTURES) and not self.waiting:
            name = self.boards[len(self.rounds)]
            self.rounds.append([score_board(name, laid) for laid in self.laid])
            self._begin_round()

    def _take_chance(self, fields: dict[str, Any]) -> None:
        if self.to_act() != "chance":
            raise Refused("chance is not to act")
        piece = fields.get("piece")
        if not isinstance(piece, str):
            raise Refused("the event names no piece")
        if len(self.starts) < self.seats:
            seat = fields.get("seat")
            if fields != {"chance": "start", "seat": seat, "piece": piece}:
                raise Refused("a start card has to be drawn")
            if not is_int(seat) or seat not in range(self.seats) or seat in self.starts:
                raise Refused("that seat does not draw a start card")
            if piece not in START_CARDS or piece in self.starts.values():
                raise Refused("that start card is not there")
            self.starts[seat] = piece
            if len(self.starts) == self.seats:
                self.waiting = dict(self.starts)
            return
        if fields not in self.chances():
            raise Refused("a building card has to be turned up that was not seen yet")
        self.turned.append(piece)
        for seat in range(self.seats):
            if self.starts[seat] != piece:
                self.waiting[seat] = piece

    def _take_move(self, fields: dict[str, Any]) -> None:
        seat = fields.get("seat")
        if not is_int(seat) or seat not in self.waiting:
            raise Refused("that seat is not to act")
        if "cells" in fields:
            fields["cells"] = _read_cells(fields["cells"])
        if fields not in self._moves_of(seat):
            raise Refused("that is not a legal move")
        for x, y in fields.get("cells", []):
            self.laid[seat][x, y] = self.waiting[seat]
        del self.waiting[seat]

    def result(self) -> dict[str, Any]:
        """How the game stands, finished rounds only."""
        scores = [sum(points[seat] for points in self.rounds) for seat in range(self.seats)]
        finished = self.to_act() == []
        rank = None
        if finished and self.seats == 1 and sorted(self.boards) == STANDARD:  # FITS-6
            rank = len([floor for floor in RANK_FLOORS if scores[0] < floor])
        return {
            "finished": finished,
            "scores": scores,
            "rounds": [list(points) for points in self.rounds],
            "winners": [s for s in range(self.seats) if finished and scores[s] == max(scores)],
            "rank": rank,
        }


def _read_programme(options: Any) -> list[str]:
    """The names of the boards to be played."""
    if not isinstance(options, dict) or not set(options) <= {"boards"}:
        raise Refused("the only option is boards")
    boards = options.get("boards", STANDARD)
    if not isinstance(boards, list) or not boards:
        raise Refused("boards must be a list of at least one board")
    for name in boards:
        if not isinstance(name, str) or name not in BOARDS:
            raise Refused(f"there is no board {name!r}")
        if boards.count(name) > 1:
            raise Refused(f"board {name} is named twice")
    return list(boards)


def _read_cells(cells: Any) -> list[list[int]]:
    """The cells sorted; two that are the same are left to fail as no placement."""
    if not isinstance(cells, list):
        raise Refused("cells must be a list")
    for cell in cells:
        if not isinstance(cell, list) or len(cell) != 2 or not all(map(is_int, cell)):
            raise Refused("a cell is a column and a row")
    return sorted(cells)


def replay(record: dict[str, Any]) -> Oracle:
    """Feed a whole record to a new game."""
    seats, options, events = read_header(record, "fits", "2009")
    oracle = Oracle(seats, options)
    for event in events:
        oracle.step(event)
    return oracle
