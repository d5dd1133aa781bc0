"""Solving puzzles at the terminal: try, take back, give up, see why, and go on to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text

from formspiel.cli.hand import Hand
from formspiel.cli.paint import paint
from formspiel.cli.saving import NO_SECRET, restore
from formspiel.cli.screen import choosing, tell_move
from formspiel.cli.seats import name_seats
from formspiel.cli.speech import Speech, letters_of
from formspiel.cli.steering import steer, type_number
from formspiel.cli.terminal import Terminal
from formspiel.core.game import Json
from formspiel.core.record import replay
from formspiel.locales import Texts, signed
from formspiel.solvers.puzzle import Walk, read
from formspiel.study.puzzles import Puzzle, follow
from formspiel.table.holder import PERSON, Holder
from formspiel.table.secrecy import know

QUIT, NEXT = "q", "x"


class Solving:
    """One person, one terminal, and puzzles one after the other."""

    has_hints = False

    def __init__(self, puzzle: Puzzle, texts: Texts, following: Callable[[Puzzle], Puzzle]) -> None:
        self.game = puzzle.record.game
        self.texts = texts
        self.terminal = Terminal()
        self.letter_of = letters_of(texts, self.game.id)
        self.news: list[str] = []
        self.advice: list[str] = []
        self._following = following
        self._take_up(puzzle)

    def run(self) -> None:
        """Until the person quits."""
        with self.terminal.listening():
            while self._solve() == NEXT:
                self._take_up(self._following(self.puzzle))

    def _take_up(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        record = puzzle.record
        self._holders = (Holder(PERSON),) * self.game.seats_of(record.config)
        self.names = name_seats(self.game, self._holders, self.texts)
        self.speech = Speech(self.texts, self.names)
        self._begin = replay(record)
        self._coming = read(self.game, record.config, puzzle.coming)
        line = read(self.game, record.config, puzzle.line)
        self._best = [event for event in line if self.game.decided_by(event) == puzzle.seat]
        self._made: list[Any] = []
        self._is_given_up = False
        self._look()

    def _look(self) -> None:
        """See how it stands after the moves that were made."""
        walk = follow(self.game, self._begin, self.puzzle.seat, self._coming, self._made)
        events: list[Json] = list(map(self.game.format_event, walk.events))
        record = self.puzzle.record.with_events(events)
        self.table = restore(record, self._holders, NO_SECRET, is_practice=False)
        self._walk = walk

    def _solve(self) -> str:
        """Try and take back, until the person goes on or quits."""
        while True:
            key = self._show_end() if self._walk.is_over else self._choose()
            if key in (QUIT, NEXT):
                return key
            if key == "u" and self._made:
                self._made.pop()
                self._is_given_up = False
                self._look()
            elif key == "g" and self._give_up() == QUIT:
                return QUIT

    def _choose(self) -> str:
        """Let the person try one move out; the key, if it was one of those that do more."""
        seat = self.puzzle.seat
        hand = Hand(self.game, self.game.legal(self._walk.state, seat))
        number, message, is_chosen = "", "", False
        self.news = self._tell()
        while True:
            self.terminal.show(choosing(self, seat, hand, message or number, is_chosen=is_chosen))
            key, message = self.terminal.key(), ""
            if is_chosen and key == "enter":
                self._made.append(hand.move)
                self._look()
                return ""
            if key == "u" and (is_chosen or not self._made):
                message = "" if is_chosen else self.texts("play-no-undo")
                is_chosen = False
                continue
            is_chosen = False
            if key in (QUIT, NEXT, "g", "u"):
                return key
            if key.isdecimal() or key == "delete" or (key == "enter" and number):
                number, message = type_number(self, hand, number, key)
            elif key == "enter":
                is_chosen = True
            elif key == "o":
                self._show_table()
            else:
                message = steer(self, hand, key)

    def _tell(self) -> list[str]:
        """The puzzle in words, beside the board."""
        texts, puzzle = self.texts, self.puzzle
        # Of what comes for one card, the last is the card.
        count = -(-self._walk.left * len(puzzle.cards) // max(1, len(puzzle.coming)))
        left = puzzle.cards[len(puzzle.cards) - count :]
        return [
            texts("puzzle-about", id=puzzle.id, level=puzzle.level),
            self.speech[puzzle.goal],
            *([texts("puzzle-coming", cards=" ".join(map(str, left)))] if left else []),
            texts(f"puzzle-unique-{puzzle.unique}"),
            texts("puzzle-keys"),
        ]

    def _show_end(self) -> str:
        """What was made of it, and what could be."""
        points, best = self._walk.points, self.puzzle.best
        said = {"points": signed(points), "best": signed(best)}
        key = "puzzle-solved" if points >= best else "puzzle-short"
        verdict = "" if self._is_given_up else self.texts(key, **said)
        why = ""
        while True:
            about = self.texts("puzzle-about", id=self.puzzle.id, level=self.puzzle.level)
            told = [about, *filter(None, (verdict, why)), "", self.texts("puzzle-over-keys")]
            self.terminal.show([self._paint_last(), *map(Text, told)])
            key = self.terminal.key()
            if key == "w":
                why = self._explain()
            elif key in (QUIT, NEXT, "u", "g"):
                return key

    def _explain(self) -> str:
        """Where the moves that were made leave the best line."""
        best, made = self._best, self._made
        pairs = enumerate(zip(best, made, strict=False))
        same = next((at for at, (own, other) in pairs if own != other), min(len(best), len(made)))
        if same == len(best):
            return self.texts("puzzle-why-all")
        move = self._line()[same]
        if same:
            return self.texts("puzzle-why-later", number=same, move=move)
        kind = "" if self.puzzle.unique == "move" else f"-{self.puzzle.unique}"
        return self.texts(f"puzzle-why-first{kind}", best=signed(self.puzzle.best), move=move)

    def _give_up(self) -> str:
        """Show the best line, and stay where it leads to."""
        self._made = list(self._best)
        self._is_given_up = True
        self._look()
        told = [f"{number:3}. {words}" for number, words in enumerate(self._line(), 1)]
        head = self.texts("puzzle-line", best=signed(self.puzzle.best))
        lines = [*map(Text, [head, *told, "", self.texts("play-go-on")])]
        board = self._paint_last()
        rows = len(board.split("\n")) + len(lines)
        is_too_high = self.terminal.is_live and rows >= self.terminal.height
        self.terminal.show(lines if is_too_high else [board, *lines])
        while (key := self.terminal.key()) not in ("enter", QUIT, NEXT):
            pass
        return key

    def _line(self) -> list[str]:
        """The moves of the best line in words."""
        seat = self.puzzle.seat
        walk = Walk(self.game, self._begin, seat, self._coming)
        told = []
        for move in self._best:
            told.append(tell_move(self, self.game.view(walk.state, seat), move))
            walk.make(move)
        return told

    def _show_table(self) -> None:
        """Everything that lies there, until a key is pressed."""
        board = self._paint(know(self.table, None).view, None)
        self.terminal.show([board, Text(""), Text(self.texts("play-go-on"))])
        while self.terminal.key() not in ("enter", QUIT):
            pass

    def _paint_last(self) -> Text:
        """The board with the last move on it; a round that is over has cleared it."""
        before = follow(
            self.game, self._begin, self.puzzle.seat, self._coming, self._made[:-1]
        ).state
        if not self._made:
            return self._paint(know(self.table, self.puzzle.seat).view, None)
        return self._paint(self.game.view(before, self.puzzle.seat), self._made[-1])

    def _paint(self, view: Any, move: Any) -> Text:
        return paint(self.game.picture(view, move), self.letter_of)
