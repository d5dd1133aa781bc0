"""Quadrata, slowly: all moves are listed, and an event is legal when it is in the list."""

import random
from typing import Any, NamedTuple

from tests.oracle.header import is_int, read_event, read_header
from tests.oracle.keys import need_keys
from tests.oracle.quarters import Cells, format_cells, parse_cells, places, whole_square
from tests.oracle.refused import Refused

STOCK = {1: 5, 2: 9, 3: 9, 4: 9, 5: 5, 6: 8}
LESS_FOR_THREE = {1: 1, 2: 2, 3: 2, 4: 2, 5: 1, 6: 2}


class Move(NamedTuple):
    """A move of one form; `of` is the seat it is taken from, if not the mover."""

    number: int
    source: str
    of: int | None
    lay: Cells | None
    target: str
    cells: Cells | None


def format_move(seat: int, move: Move) -> dict[str, Any]:
    event: dict[str, Any] = {
        "seat": seat,
        "move": move.number,
        "from": move.source,
        "to": move.target,
    }
    if move.of is not None:
        event["of"] = move.of
    if move.lay is not None:
        event["at_cells"] = format_cells(move.lay)
    if move.cells is not None:
        event["cells"] = format_cells(move.cells)
    return event


def parse_move(event: dict[str, Any]) -> Move:
    keys = {"seat", "move", "from", "to"} | ({"of"} & set(event))
    keys |= {"at_cells"} if event.get("from") == "square" else set()
    keys |= {"cells"} if event.get("to") == "square" else set()
    need_keys(event, keys)
    if not is_int(event["move"]) or not is_int(event.get("of", 0)):
        raise Refused("Form and seat are whole numbers.")
    if not isinstance(event["from"], str) or not isinstance(event["to"], str):
        raise Refused("From and to are words.")
    lay = parse_cells(event["at_cells"]) if "at_cells" in event else None
    cells = parse_cells(event["cells"]) if "cells" in event else None
    return Move(event["move"], event["from"], event.get("of"), lay, event["to"], cells)


class Oracle:
    """A series of rounds; `_pips` is the roll that waits for its move, `_turn` the seat on turn."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        if not is_int(seats) or not 2 <= seats <= 4:
            raise Refused("Quadrata is for 2 to 4 players.")
        if not set(options) <= {"rounds", "turn_limit"}:
            raise Refused("There is no such option.")
        rounds, limit = options.get("rounds", 3), options.get("turn_limit")
        if not is_int(rounds) or rounds < 1:
            raise Refused("The number of rounds is at least 1.")
        if limit is not None and (not is_int(limit) or limit < 1):
            raise Refused("The turn limit is null or at least 1.")
        self.seats, self.rounds, self.limit = seats, int(rounds), limit
        self.size = 6 if seats == 2 else 4
        self.finished_rounds: list[list[int]] = []
        self._new_round()

    def _new_round(self) -> None:
        less = LESS_FOR_THREE if self.seats == 3 else dict.fromkeys(STOCK, 0)
        self.stock = {number: STOCK[number] - less[number] for number in STOCK}
        self.reserves = [dict.fromkeys(STOCK, 0) for _ in range(self.seats)]
        self.squares: list[dict[Cells, int]] = [{} for _ in range(self.seats)]
        self.has_joker = False
        self.turns = 0
        self._turn: int | None = None
        self._pips: int | None = None

    def is_over(self) -> bool:
        return len(self.finished_rounds) == self.rounds

    def to_act(self) -> str | list[int]:
        if self.is_over():
            return []
        if self._turn is None or self._pips is None:
            return "chance"
        return [self._turn]

    def draw(self, rng: random.Random) -> dict[str, Any]:
        if self.to_act() != "chance":
            raise Refused("Nothing is to be rolled.")
        if self._turn is None:
            weights = [(5 / 6) ** seat for seat in range(self.seats)]
            return {"chance": "starter", "seat": rng.choices(range(self.seats), weights)[0]}
        return {"chance": "roll", "pips": rng.randint(1, 6)}

    def moves(self) -> list[dict[str, Any]]:
        if self._turn is None or self._pips is None:
            return []
        seat = self._turn
        return [format_move(seat, move) for move in self._legal(seat, self._pips)]

    def _legal(self, seat: int, pips: int) -> list[Move]:
        is_joker = pips == 6 and self.has_joker
        found: list[Move] = []
        for number in STOCK if is_joker else [pips]:
            found += self._own_moves(seat, number)
        return found + self._takings(seat, pips)  # QUAD-4

    def _landings(self, seat: int, number: int, lifted: Cells = frozenset()) -> list[Cells]:
        covered = {q for cells in self.squares[seat] if cells != lifted for q in cells}
        free = whole_square(self.size) - covered
        return [place for place in places(number, self.size) if place <= free and place != lifted]

    def _own_moves(self, seat: int, number: int) -> list[Move]:
        """Rule 4, a to d."""
        found: list[Move] = []
        fits = self._landings(seat, number)
        if self.stock[number]:
            found += [Move(number, "stock", None, None, "square", place) for place in fits]
            found.append(Move(number, "stock", None, None, "reserve", None))
        if self.reserves[seat][number]:
            found += [Move(number, "reserve", None, None, "square", place) for place in fits]
            found.append(Move(number, "reserve", None, None, "stock", None))
        for lay, form in self.squares[seat].items():
            if form == number:
                found.append(Move(number, "square", None, lay, "reserve", None))
                found.append(Move(number, "square", None, lay, "stock", None))
                for place in self._landings(seat, number, lay):  # QUAD-5
                    found.append(Move(number, "square", None, lay, "square", place))
        return found

    def _takings(self, seat: int, number: int) -> list[Move]:
        """Rule 5."""
        if self.stock[number] or self.reserves[seat][number]:
            return []
        others = [other for other in range(self.seats) if other != seat]
        sources: list[tuple[str, int, Cells | None]]
        sources = [("reserve", other, None) for other in others if self.reserves[other][number]]
        if not sources:
            for other in others:
                lays = [lay for lay, form in self.squares[other].items() if form == number]
                sources += [("square", other, lay) for lay in lays]
        found: list[Move] = []
        for source, of, lay in sources:
            found.append(Move(number, source, of, lay, "reserve", None))
            fits = self._landings(seat, number)
            found += [Move(number, source, of, lay, "square", place) for place in fits]
        return found

    def step(self, event: Any) -> None:
        event = read_event(event)
        if self.is_over():
            raise Refused("The game is over.")
        if self._turn is None:
            need_keys(event, {"chance", "seat"})
            seat = event["seat"]
            if event["chance"] != "starter" or not is_int(seat) or not 0 <= seat < self.seats:
                raise Refused("A round begins with its starter.")
            self._turn = seat
        elif self._pips is None:
            need_keys(event, {"chance", "pips"})
            pips = event["pips"]
            if event["chance"] != "roll" or not is_int(pips) or not 1 <= pips <= 6:
                raise Refused("A roll of 1 to 6 is due.")
            self._pips = pips
            if not self._legal(self._turn, pips):
                self._end_turn(self._turn)  # QUAD-3
        else:
            move = parse_move(event)
            if not is_int(event["seat"]) or event["seat"] != self._turn:
                raise Refused("Another seat is on turn.")
            if move not in self._legal(self._turn, self._pips):
                raise Refused("That is no move of this roll.")
            self._make(self._turn, move)
            self._end_turn(self._turn)

    def _make(self, seat: int, move: Move) -> None:
        giver = seat if move.of is None else move.of
        if move.lay is not None:
            del self.squares[giver][move.lay]
        else:
            (self.stock if move.source == "stock" else self.reserves[giver])[move.number] -= 1
        if move.cells is not None:
            self.squares[seat][move.cells] = move.number
        else:
            (self.stock if move.target == "stock" else self.reserves[seat])[move.number] += 1

    def _end_turn(self, seat: int) -> None:
        self.turns += 1
        self.has_joker = self.has_joker or 0 in self.stock.values()
        covered = frozenset(q for cells in self.squares[seat] for q in cells)
        is_full = covered == whole_square(self.size)
        if is_full or self.turns == self.limit:  # QUAD-9
            scores = [
                len(self.squares[s]) - sum(self.reserves[s].values()) for s in range(self.seats)
            ]
            scores[seat] += 5 if is_full else 0
            self.finished_rounds.append(scores)
            self._new_round()
        else:
            self._turn, self._pips = (seat + 1) % self.seats, None

    def result(self) -> dict[str, Any]:
        rounds = [list(scores) for scores in self.finished_rounds]
        totals = [sum(scores[seat] for scores in rounds) for seat in range(self.seats)]
        best = [seat for seat in range(self.seats) if totals[seat] == max(totals)]  # QUAD-8
        is_over = self.is_over()
        return {
            "finished": is_over,
            "scores": totals,
            "rounds": rounds,
            "winners": best if is_over else [],
            "rank": None,
        }


def replay(record: dict[str, Any]) -> Oracle:
    """The oracle after all events of the record."""
    seats, options, events = read_header(record, "quadrata", "1973")
    oracle = Oracle(seats, options)
    for event in events:
        oracle.step(event)
    return oracle
