"""`formspiel play`: a game for people who share one terminal."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

from rich.text import Text

from formspiel.cli.files import read_edition_of, read_editions, read_record, write_safely
from formspiel.cli.games import find_game
from formspiel.cli.hand import Hand
from formspiel.cli.paint import paint
from formspiel.cli.replay import score_lines
from formspiel.cli.screen import choosing
from formspiel.cli.speech import Speech, letters_of, texts_for
from formspiel.cli.terminal import Terminal
from formspiel.cli.trouble import Trouble
from formspiel.core.game import CHANCE, OVER, Json, Seat, Unreadable
from formspiel.core.options import suggest_options
from formspiel.core.record import Record, RecordError, format_record, replay
from formspiel.locales import Texts

LONGEST_NUMBER = 9


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line; None where nothing was said."""

    game: str
    seats: int | None
    options: Json
    seed: int | None
    language: str | None
    save: Path | None
    edition: Path | None


def run_play(wish: Wish) -> None:
    """Play a game, or go on with a saved one."""
    texts = texts_for(wish.language)
    record = _go_on(wish) if wish.save and wish.save.exists() else _begin(wish)
    try:
        state = replay(record)
    except RecordError as error:
        raise Trouble(f"{wish.save}: {error}") from None
    sitting = Sitting(record, state, texts.of(record.game.package), wish)
    with sitting.terminal.listening():
        sitting.run()


class Sitting:
    """One sitting at the terminal."""

    def __init__(self, record: Record, state: Any, texts: Texts, wish: Wish) -> None:
        self.record = record
        self.state = state
        self.texts = texts
        self.wish = wish
        self.game = record.game
        self.speech = Speech(texts, record.extras.get("players") or ())
        self.letter_of = letters_of(texts, record.game.id)
        self.terminal = Terminal()
        self.last_seat: Seat | None = None

    def run(self) -> None:
        """Until the game is over or somebody quits."""
        self._keep()
        while (acting := self.game.to_act(self.state)) is not OVER:
            if acting is CHANCE:
                self._apply(self._draw())
                continue
            assert isinstance(acting, tuple)  # noqa: S101  for the type checker
            seat = acting[0]
            if not self._hand_over(seat):
                return self._leave()
            move = self._choose(seat)
            if move is None:
                return self._leave()
            self._apply(move)
        self._show_scores()
        return None

    def _choose(self, seat: Seat) -> Any:
        """The move that a player confirms; None to quit."""
        hand = Hand(self.game, self.game.legal(self.state, seat))
        number, message, is_chosen = "", "", False
        while True:
            self.terminal.show(choosing(self, seat, hand, message or number, is_chosen=is_chosen))
            key, message = self.terminal.key(), ""
            if key == "q":
                return None
            if is_chosen:
                if key == "enter":
                    return hand.move
                is_chosen = False
                if key == "u":
                    continue
            if key.isdecimal():
                number = (number + key)[-4:] if self.terminal.is_live else key
                if not self.terminal.is_live or len(number) >= len(str(len(hand.moves))):
                    message = self._pick(hand, number)
                    number = ""
            elif key == "delete":
                number = number[:-1]
            elif key == "enter" and number:
                message, number = self._pick(hand, number), ""
            elif key == "enter":
                is_chosen = True
            elif key == "o":
                self._show_table()
            else:
                message = self._steer(hand, key)

    def _pick(self, hand: Hand, number: str) -> str:
        # Nobody has more moves than that, and a longer number is none of them.
        is_there = len(number) <= LONGEST_NUMBER and hand.pick(int(number))
        return "" if is_there else self.texts("play-no-number", number=number[:LONGEST_NUMBER])

    def _steer(self, hand: Hand, key: str) -> str:
        ways = {
            "left": lambda: hand.shift(-1, 0),
            "right": lambda: hand.shift(1, 0),
            "up": lambda: hand.shift(0, 1),
            "down": lambda: hand.shift(0, -1),
            "r": hand.turn,
            "f": hand.flip,
            "n": lambda: hand.step(1),
            "p": lambda: hand.step(-1),
            "c": hand.change,
            "s": hand.put_down,
        }
        if key not in ways:
            return self.texts("play-unknown-key")
        return "" if ways[key]() else self.texts("play-no-way")

    def _draw(self) -> Any:
        chances = self.game.chances(self.state)
        rng: Random = SystemRandom()
        if self.wish.seed is not None:
            # Each draw has a source of its own, so that a saved game goes on the same way.
            rng = Random(f"{self.wish.seed}/{len(self.record.events)}")
        return chances.pick(rng.randrange(chances.total))

    def _apply(self, event: Any) -> None:
        before = self.game.outcome(self.state).rounds
        self.state = self.game.apply(self.state, event)
        self.record = self.record.with_events([self.game.format_event(event)])
        self._keep()
        after = self.game.outcome(self.state).rounds
        is_new_round = len(after) > len(before)
        if is_new_round and self.game.to_act(self.state) is not OVER:
            self._show_scores(len(before))

    def _keep(self) -> None:
        if self.wish.save:
            write_safely(self.wish.save, format_record(self.record))

    def _hand_over(self, seat: Seat) -> bool:
        """Where hands are closed, a screen between players; False to quit."""
        is_new = seat != self.last_seat
        self.last_seat = seat
        if not is_new or not self.game.has_secrets(self.record.config):
            return True
        name = self.name(seat)
        self.terminal.show([Text(""), Text(self.texts("play-pass", player=name))])
        return self._wait()

    def _wait(self) -> bool:
        while (key := self.terminal.key()) != "enter":
            if key == "q":
                return False
        return True

    def _paint_table(self) -> Text:
        picture = self.game.picture(self.game.view(self.state, None), None)
        return paint(picture, self.letter_of)

    def _show_table(self) -> None:
        picture = self._paint_table()
        self.terminal.show([picture, Text(self.texts("play-go-on"))])
        self._wait()

    def _show_scores(self, number: int | None = None) -> None:
        """The scores of the game or, with a number, up to the round that has just ended."""
        outcome = self.game.outcome(self.state)
        lines = score_lines(self.record, outcome, self.texts, only=number)
        if number is None:
            picture = [self._paint_table()]
            self.terminal.show([*picture, *map(Text, lines)])
            return
        self.terminal.show([*map(Text, lines), Text(""), Text(self.texts("play-go-on"))])
        self._wait()

    def _leave(self) -> None:
        key = "play-saved" if self.wish.save else "play-not-saved"
        self.terminal.show([Text(self.texts(key, file=str(self.wish.save)))])

    def name(self, seat: Seat) -> str:
        """What a player is called."""
        players = self.record.extras.get("players")
        return str(players[seat]) if players else self.texts("player", number=seat + 1)


def _begin(wish: Wish) -> Record:
    game = find_game(wish.game)
    if wish.edition is None:
        edition = game.load_edition(game.editions[0])
    else:
        edition = read_edition_of(game.id, wish.edition)
    try:
        seats = game.info.suggest_seats(wish.options) if wish.seats is None else wish.seats
        options = suggest_options(game.info.options, wish.options, seats)
        return Record(game, game.configure(edition, seats, options))
    except Unreadable as error:
        raise Trouble(str(error)) from None


def _go_on(wish: Wish) -> Record:
    assert wish.save is not None  # noqa: S101  asked before
    editions = read_editions(wish.edition)
    record = read_record(wish.save, editions)
    game = record.game
    is_other = bool(editions) and game.edition_of(record.config) not in editions.values()
    agreed = {"seats": game.seats_of(record.config), **game.options_of(record.config)}
    wanted = {**wish.options, **({} if wish.seats is None else {"seats": wish.seats})}
    is_other |= any(agreed.get(key) != value for key, value in wanted.items())
    if wish.game != game.id or is_other:
        raise Trouble(f"{wish.save} holds another game; name another file to start a new one")
    return record
