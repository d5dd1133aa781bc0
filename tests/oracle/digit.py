"""DIGIT, slowly: cards are names in sets, every stick is tried in every place."""

import random
from typing import Any

from tests.oracle.header import is_int, read_event, read_header
from tests.oracle.keys import need_keys
from tests.oracle.refused import Refused
from tests.oracle.sticks import (
    Sticks,
    figures,
    format_stick,
    is_connected,
    name_figure,
    parse_stick,
    stick_moves,
    write_figure,
)

HAND = 5
RANKS = [5, 10, 15, 20]
"""The most minus points of each solitaire rank but the last."""


class Oracle:
    """A series of games; `phase` is table, deal, move, reshuffle, draw or over."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        if not set(options) <= {"variant", "open", "games", "end"}:
            raise Refused("There is no such option.")
        variant, is_open, games, end = (
            options.get("variant", "standard"),
            options.get("open", False),
            options.get("games", 1),
            options.get("end", "played-out"),
        )
        if not isinstance(variant, str) or variant not in ("standard", "plus", "solitaire"):
            raise Refused("There is no such variant.")
        if not isinstance(is_open, bool) or (is_open and variant == "solitaire"):
            raise Refused("Open is true or false, and false in solitaire.")
        if not isinstance(end, str) or end not in ("played-out", "last-turns"):
            raise Refused("There is no such end.")
        if end == "last-turns" and variant != "plus":
            raise Refused("Only Plus has last turns.")
        if not is_int(games) or games < 1:
            raise Refused("The number of games is at least 1.")
        if not is_int(seats) or seats not in ([1] if variant == "solitaire" else [2, 3, 4]):
            raise Refused("Not with so many seats.")
        self.seats, self.variant, self.games, self.end = seats, variant, int(games), end
        self.finished_games: list[list[int]] = []
        self._new_game()

    def _new_game(self) -> None:
        self.phase = "table"
        self.stack = set(figures())
        self.laid: list[str] = []
        self.hands: list[set[str]] = [set() for _ in range(self.seats)]
        self.sticks: Sticks = frozenset()
        self.seat = 0
        self.due = 0
        self.piles = [0] * self.seats
        self.minus = 0
        self.laid_this_turn = 0
        self.idle_turns = 0
        self.one_more_turn: list[int] = []
        """Who has one more turn, in their order, once the last card has been drawn."""

    def to_act(self) -> str | list[int]:
        if self.phase == "over":
            return []
        return [self.seat] if self.phase == "move" else "chance"

    def draw(self, rng: random.Random) -> dict[str, Any]:
        if self.phase == "table":
            name = rng.choice(sorted(figures()))
            lying = [[x, y, "v" if upright else "h"] for x, y, upright in figures()[name]]
            return {"chance": "table", "figure": name, "sticks": lying}
        if self.phase == "reshuffle":
            return {"chance": "reshuffle"}
        if self.phase not in ("deal", "draw"):
            raise Refused("Nothing is to be drawn.")
        is_deal = self.phase == "deal"
        seat = next(s for s in range(self.seats) if not self.hands[s]) if is_deal else self.seat
        cards = sorted(rng.sample(sorted(self.stack), HAND if is_deal else self.due))
        return {"chance": self.phase, "seat": seat, "figures": cards}

    def moves(self) -> list[dict[str, Any]]:
        if self.phase != "move":
            return []
        return [
            {"seat": self.seat, "from": format_stick(old), "to": format_stick(new)}
            for old, new in stick_moves(self.sticks)
        ]

    def step(self, event: Any) -> None:
        event = read_event(event)
        if self.phase == "over":
            raise Refused("The game is over.")
        if self.phase == "move":
            self._step_move(event)
            return
        if event.get("chance") != self.phase:
            raise Refused(f"A {self.phase} is due.")
        if self.phase == "table":
            self._step_table(event)
        elif self.phase == "reshuffle":
            need_keys(event, {"chance"})
            self.stack = set(self.laid[:-1])  # DIGIT-3
            self.laid = self.laid[-1:]
            self.phase = "draw"
        else:
            self._step_cards(event)

    def _step_table(self, event: dict[str, Any]) -> None:
        need_keys(event, {"chance", "figure", "sticks"})
        name, sticks = event["figure"], event["sticks"]
        if not isinstance(name, str) or name not in figures():
            raise Refused("There is no such figure.")
        if not isinstance(sticks, list) or len(sticks) != 5:
            raise Refused("Five sticks lie on the table.")
        lying = frozenset(parse_stick(one) for one in sticks)
        if write_figure(lying) != figures()[name]:
            raise Refused("The sticks do not show that figure.")
        self.sticks, self.laid, self.phase = lying, [name], "deal"  # DIGIT-4
        self.stack.remove(name)

    def _step_cards(self, event: dict[str, Any]) -> None:
        need_keys(event, {"chance", "seat", "figures"})
        seat, cards = event["seat"], event["figures"]
        is_deal = self.phase == "deal"
        if not is_int(seat) or not 0 <= seat < self.seats:
            raise Refused("There is no such seat.")
        if self.hands[seat] if is_deal else seat != self.seat:
            raise Refused("That seat gets no card now.")
        if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
            raise Refused("Figures are a list of names.")
        if len(cards) != (HAND if is_deal else self.due) or len(set(cards)) != len(cards):
            raise Refused("That is not the number of cards due.")
        if not set(cards) <= self.stack:
            raise Refused("A card is not in the stack.")
        self.hands[seat] |= set(cards)
        self.stack -= set(cards)
        if not is_deal:
            self.due = 0
            if not self.stack and self.end == "last-turns":  # DIGIT-5
                everybody = [*range(self.seats)]
                self.one_more_turn = everybody[seat + 1 :] + everybody[: seat + 1]
            self._pass_on()
        elif all(self.hands):
            self.phase = "move"

    def _step_move(self, event: dict[str, Any]) -> None:
        need_keys(event, {"seat", "from", "to"})
        if not is_int(event["seat"]) or event["seat"] != self.seat:
            raise Refused("Another seat is on turn.")
        old, new = parse_stick(event["from"]), parse_stick(event["to"])
        if old not in self.sticks or new in self.sticks:
            raise Refused("A stick moves from its place to a free one.")
        sticks = self.sticks - {old} | {new}
        if not is_connected(sticks):
            raise Refused("The sticks do not hang together.")
        self.sticks = sticks
        name = name_figure(sticks)
        # Each card is there once, so at most one seat holds it. DIGIT-6
        holders = [s for s in range(self.seats) if name in self.hands[s]]
        if self.variant != "standard":
            holders = [s for s in holders if s == self.seat]
        for holder in holders:  # DIGIT-2
            self.hands[holder].remove(name)
            self.laid.append(name)
            self.piles[holder] += 1
        ends = {"standard": self._end_standard, "plus": self._end_plus}
        ends.get(self.variant, self._end_solitaire)(len(holders))

    def _end_standard(self, laid: int) -> None:
        if not all(self.hands):
            self._end_game([-len(hand) for hand in self.hands])
        elif laid or (not self.stack and len(self.laid) < 2):
            self._pass_on()
        else:
            self.due = 1
            self.phase = "draw" if self.stack else "reshuffle"

    def _end_plus(self, laid: int) -> None:
        hand = self.hands[self.seat]
        self.laid_this_turn += laid
        if laid and hand and self.laid_this_turn < HAND:  # DIGIT-8
            return
        if self.laid_this_turn:
            self.idle_turns = 0
            self.due = min(HAND - len(hand), len(self.stack))
        elif not self.stack:
            self.idle_turns += 1
        if self.due:
            self.phase = "draw"
        elif not self.stack and self._is_plus_over():
            self._end_game(self.piles)
        else:
            self._pass_on()

    def _is_plus_over(self) -> bool:
        """DIGIT-5, asked at the end of a turn with an empty stack."""
        if not any(self.hands):
            return True
        if self.end == "played-out":
            return self.idle_turns == self.seats
        self.one_more_turn.remove(self.seat)
        return not self.one_more_turn

    def _end_solitaire(self, laid: int) -> None:
        self.minus += 1 - laid  # DIGIT-7
        if laid and self.stack:
            self.due, self.phase = 1, "draw"
        elif not self.hands[0]:
            self._end_game([-self.minus])

    def _pass_on(self) -> None:
        self.seat, self.phase, self.laid_this_turn = (self.seat + 1) % self.seats, "move", 0

    def _end_game(self, scores: list[int]) -> None:
        self.finished_games.append(scores)
        if len(self.finished_games) < self.games:
            self._new_game()
        else:
            self.phase = "over"

    def result(self) -> dict[str, Any]:
        rounds = [list(scores) for scores in self.finished_games]
        totals = [sum(scores[seat] for scores in rounds) for seat in range(self.seats)]
        best = [seat for seat in range(self.seats) if totals[seat] == max(totals)]
        is_over = self.phase == "over"
        is_ranked = is_over and self.variant == "solitaire"
        return {
            "finished": is_over,
            "scores": totals,
            "rounds": rounds,
            "winners": best if is_over else [],
            "rank": sum(-totals[0] > most for most in RANKS) if is_ranked else None,
        }


def replay(record: dict[str, Any]) -> Oracle:
    """The oracle after all events of the record."""
    seats, options, events = read_header(record, "digit", "1987")
    oracle = Oracle(seats, options)
    for event in events:
        oracle.step(event)
    return oracle
