"""BITS, slow and naive: the board is a dict, a tile falls row by row, areas are flooded."""

import random
from typing import Any

from tests.oracle.header import check_seats, is_int, read_event, read_header
from tests.oracle.refused import Refused

Cell = tuple[int, int]
Square = tuple[int, int, str]  # column, row, colour
Laid = dict[Cell, str]  # the colour on a cell

COLUMNS = ROWS = 5
SKY = 20  # higher than the board by more than a tile
MOST_SEATS = 4
START_TILES = ["RG", "RB", "RY", "GB", "GY", "BY"]
BUILDING_CARDS = START_TILES + ["RR", "GG", "BB", "YY"] * 2
TASKS = [["1"], ["2I", "2L", "2O", "2S", "2T"], ["3-single", "3-pair", "3-corner"]]
RANK_FLOORS = [17, 13, 9, 5]  # BITS-1; whatever is lower has the last rank

SHAPES = {
    "2I": ["####"],
    "2L": ["###", "#.."],
    "2O": ["##", "##"],
    "2S": [".##", "##."],
    "2T": ["###", ".#."],
    "3-single": ["#"],
    "3-pair": ["##"],
    "3-corner": ["##", "#."],
}


def drop(laid: Laid, tile: list[Square], column: int) -> list[Square]:
    """Where the tile comes to rest when it falls with its left edge in that column."""
    falling = [(x + column, y + SKY, colour) for x, y, colour in tile]
    while True:
        lower = [(x, y - 1, colour) for x, y, colour in falling]
        if any(y < 0 or (x, y) in laid for x, y, _ in lower):
            return sorted(falling)
        falling = lower


def placements(laid: Laid, tile: str) -> list[list[Square]]:
    """Every legal resting place of the tile, each effect once."""
    found: list[list[Square]] = []
    for a, b in ((tile[0], tile[1]), (tile[1], tile[0])):
        for turned in ([(0, 0, a), (1, 0, b)], [(0, 0, a), (0, 1, b)]):
            for column in range(COLUMNS):
                squares = drop(laid, turned, column)
                inside = all(x < COLUMNS and y < ROWS for x, y, _ in squares)
                if inside and squares not in found:
                    found.append(squares)
    return sorted(found)


def has_room(laid: Laid) -> bool:
    """Whether a domino can still be dropped; its colours make no difference (BITS-5)."""
    return bool(placements(laid, "RR"))


def areas(laid: Laid) -> list[list[Cell]]:
    """The colour areas, by flooding."""
    found: list[list[Cell]] = []
    for cell in laid:
        if any(cell in area for area in found):
            continue
        area = [cell]
        for x, y in area:  # grows while it is walked
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if laid.get(near) == laid[cell] and near not in area:
                    area.append(near)
        found.append(area)
    return found


def has_shape(area: list[Cell], shape: str) -> bool:
    """Whether the area is exactly the shape of that card, turned or flipped at will."""
    picture = [
        (x, y) for y, line in enumerate(SHAPES[shape]) for x, sign in enumerate(line) if sign == "#"
    ]
    for _ in range(2):
        picture = [(-x, y) for x, y in picture]
        for _ in range(4):
            picture = [(y, -x) for x, y in picture]
            if _push_to_corner(picture) == _push_to_corner(area):
                return True
    return False


def _push_to_corner(cells: list[Cell]) -> list[Cell]:
    left, bottom = min(x for x, _ in cells), min(y for _, y in cells)
    return sorted((x - left, y - bottom) for x, y in cells)


def score_board(tasks: list[str], laid: Laid) -> int:
    """The points of one player's board under all cards turned up so far."""
    points = 0
    for area in areas(laid):
        for task in tasks:
            if task == "1":
                points += 1 if len(area) == 4 else 0
            elif has_shape(area, task):
                points += 1 if task.startswith("2") else -2  # BITS-6
    return points


class Oracle:
    """One game of BITS, fed event by event."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        check_seats(seats, MOST_SEATS)
        if options != {}:
            raise Refused("BITS has no options")
        self.seats = seats
        self.tasks: list[str] = []
        self.rounds: list[list[int]] = []
        self._begin_round()

    def _begin_round(self) -> None:
        self.laid: list[Laid] = [{} for _ in range(self.seats)]
        self.starts: dict[int, str] = {}  # the start tile of a seat
        self.turned: list[str] = []  # the building cards turned up so far
        self.waiting: dict[int, str] = {}  # the tile a seat has still to place

    def to_act(self) -> str | list[int]:
        """`"chance"`, the seats still to act, or nobody when the game is over."""
        if len(self.rounds) == len(TASKS):
            return []
        return sorted(self.waiting) or "chance"

    def _deck(self) -> list[dict[str, Any]]:
        """The cards or tiles one of which chance takes now, equal ones repeated."""
        if self.to_act() != "chance":
            return []
        if len(self.tasks) == len(self.rounds):
            return [{"chance": "task", "card": card} for card in TASKS[len(self.rounds)]]
        for seat in range(self.seats):
            if seat not in self.starts:
                return [
                    {"chance": "start", "seat": seat, "tile": tile}
                    for tile in START_TILES
                    if tile not in self.starts.values()
                ]
        left = list(BUILDING_CARDS)
        for tile in self.turned:
            left.remove(tile)
        return [{"chance": "card", "tile": tile} for tile in left]

    def chances(self) -> list[dict[str, Any]]:
        """Every chance event possible now, each once."""
        found: list[dict[str, Any]] = []
        for event in self._deck():
            if event not in found:
                found.append(event)
        return found

    def draw(self, rng: random.Random) -> dict[str, Any]:
        """A random chance event; a double tile of which two are left is twice as likely."""
        return rng.choice(self._deck())

    def moves(self) -> list[dict[str, Any]]:
        """Every legal event of the seats to act."""
        found: list[dict[str, Any]] = []
        for seat, tile in sorted(self.waiting.items()):
            for squares in placements(self.laid[seat], tile):
                written = [[x, y, colour] for x, y, colour in squares]
                found.append({"seat": seat, "place": tile, "cells": written})
        return found

    def step(self, event: dict[str, Any]) -> None:
        """Play one event, or refuse it and change nothing."""
        fields = read_event(event)
        if "chance" in fields:
            self._take_chance(fields)
        else:
            self._take_move(fields)
        is_dealt = len(self.starts) == self.seats
        if is_dealt and not self.waiting and self._is_round_over():
            self.rounds.append([score_board(self.tasks, laid) for laid in self.laid])
            self._begin_round()

    def _is_round_over(self) -> bool:  # BITS-5
        is_full = not any(has_room(laid) for laid in self.laid)
        return is_full or len(self.turned) == len(BUILDING_CARDS)

    def _take_chance(self, fields: dict[str, Any]) -> None:
        if self.to_act() != "chance":
            raise Refused("chance is not to act")
        if len(self.tasks) > len(self.rounds) and len(self.starts) < self.seats:
            self._deal_start(fields)
            return
        if fields not in self.chances():
            raise Refused("that card cannot be turned up now")
        if fields["chance"] == "task":
            self.tasks.append(fields["card"])
            return
        self.turned.append(fields["tile"])
        for seat in range(self.seats):
            if placements(self.laid[seat], fields["tile"]):  # BITS-4
                self.waiting[seat] = fields["tile"]

    def _deal_start(self, fields: dict[str, Any]) -> None:
        """The seats may draw their start tiles in any order."""
        seat, tile = fields.get("seat"), fields.get("tile")
        if fields != {"chance": "start", "seat": seat, "tile": tile}:
            raise Refused("a start tile has to be drawn")
        if not is_int(seat) or seat not in range(self.seats) or seat in self.starts:
            raise Refused("that seat does not draw a start tile")
        if not isinstance(tile, str) or tile not in START_TILES or tile in self.starts.values():
            raise Refused("that start tile is not there")
        self.starts[seat] = tile
        if len(self.starts) == self.seats:
            self.waiting = dict(self.starts)

    def _take_move(self, fields: dict[str, Any]) -> None:
        seat = fields.get("seat")
        if not is_int(seat) or seat not in self.waiting:
            raise Refused("that seat is not to act")
        fields["cells"] = _read_squares(fields.get("cells"))
        if fields not in self.moves():
            raise Refused("that is not a legal move")
        for x, y, colour in fields["cells"]:
            self.laid[seat][x, y] = colour
        del self.waiting[seat]

    def result(self) -> dict[str, Any]:
        """How the game stands, finished rounds only."""
        scores = [sum(points[seat] for points in self.rounds) for seat in range(self.seats)]
        finished = self.to_act() == []
        rank = None
        if finished and self.seats == 1:
            rank = len([floor for floor in RANK_FLOORS if scores[0] < floor])
        return {
            "finished": finished,
            "scores": scores,
            "rounds": [list(points) for points in self.rounds],
            "winners": [s for s in range(self.seats) if finished and scores[s] == max(scores)],
            "rank": rank,
        }


def _read_squares(cells: Any) -> list[list[Any]]:
    """The cells sorted; two that are the same are left to fail as no placement."""
    if not isinstance(cells, list):
        raise Refused("cells must be a list")
    for cell in cells:
        if not isinstance(cell, list) or len(cell) != 3:
            raise Refused("a cell is a column, a row and a colour")
        if not all(map(is_int, cell[:2])) or not isinstance(cell[2], str):
            raise Refused("a cell is a column, a row and a colour")
    return sorted(cells)


def replay(record: dict[str, Any]) -> Oracle:
    """Feed a whole record to a new game."""
    seats, options, events = read_header(record, "bits", "2012")
    oracle = Oracle(seats, options)
    for event in events:
        oracle.step(event)
    return oracle
