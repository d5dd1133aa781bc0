"""A sitting at the terminal: people choose moves, bots think, and the table decides."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom

from rich.text import Text

from formspiel.cli.advice import tell_cost, tell_hints
from formspiel.cli.hand import Hand
from formspiel.cli.paint import console, paint
from formspiel.cli.replay import score_lines
from formspiel.cli.saving import NEVER, Save, record_of
from formspiel.cli.screen import choosing, tell_seats, waiting
from formspiel.cli.seats import name_seats
from formspiel.cli.speech import Speech, letters_of
from formspiel.cli.steering import steer, type_number
from formspiel.cli.terminal import Terminal
from formspiel.cli.trouble import Trouble
from formspiel.core.game import Seat
from formspiel.core.speed.jit import on_compiling
from formspiel.locales import Texts
from formspiel.players import Thought, import_player
from formspiel.study.words import utility_of
from formspiel.table.command import AskHint, Command, Play, Undo
from formspiel.table.decision import decide
from formspiel.table.entry import Happened
from formspiel.table.hints import may_hint
from formspiel.table.holder import BOT
from formspiel.table.refusal import Refusal
from formspiel.table.secrecy import know
from formspiel.table.table import Table, evolve

MOST_NEWS = 4
"""So many moves of bots are told beside the board, the latest."""


class Sitting:
    """One sitting at the terminal."""

    def __init__(
        self,
        table: Table,
        texts: Texts,
        save: Save,
        *,
        seed: int | None = None,
        think: float = 1.0,
        is_auditable: bool = True,
    ) -> None:
        self.table = table
        self.texts = texts
        self.save = save
        self.game = table.game
        self.names = name_seats(table.game, table.holders, texts)
        self.speech = Speech(texts, self.names)
        self.letter_of = letters_of(texts, table.game.id)
        self.terminal = Terminal()
        self.utility = utility_of(table.game, table.state)
        self.news: list[str] = []
        self.has_hints = may_hint(table)
        self.advice: list[str] = []
        self._seed = seed
        self._thought = Thought(think)
        self._is_auditable = is_auditable
        self._people = sum(holder.kind != BOT for holder in table.holders)
        self._last_seat: Seat | None = None
        self._shown = len(table.log)
        self._is_coached = False
        self._screen: list[Text] = []

    def run(self) -> None:
        """Until the game is over or somebody quits."""
        if self.terminal.is_live:
            # A line of its own would move the whole screen up.
            on_compiling(lambda: self._wait_for(self.texts("play-compiling")))
        self._keep()
        if self._is_auditable and not self.table.is_over:
            commitment = self.table.dealer.commitment
            self.news = [self.texts("play-commitment", hash=commitment)]
        while not self.table.is_over:
            seat = self._next()
            if self.table.holders[seat].kind == BOT:
                self._let_bot_move(seat)
            elif not (self._hand_over(seat) and self._let_person_move(seat)):
                return self._leave()
        self._show_scores()
        return None

    def _next(self) -> Seat:
        """Who acts next: where several act on one card, people before bots."""
        return min(self.table.acting, key=lambda seat: self.table.holders[seat].kind == BOT)

    def _let_bot_move(self, seat: Seat) -> None:
        self._wait_for(self.texts("play-thinking", player=self.names[seat]))
        level = self.table.holders[seat].level
        moves = self.game.legal(self.table.state, seat)
        rng: Random = SystemRandom()
        if self._seed is not None:
            rng = Random(f"{self._seed}/{len(self.table.record.events)}/{seat}")
        try:
            player = import_player(self.game.id, level)
            move = player(know(self.table, seat).view, moves, rng, self._thought)
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            raise Trouble(f"the bot {level} has failed ({what}); nothing is lost") from error
        if move not in moves:
            raise Trouble(f"the bot {level} wants a move that is not allowed; nothing is lost")
        # Who has grown impatient must not play blindly on what comes next.
        self.terminal.forget_keys()
        self._carry_out(Play(NEVER, seat, self.game.format_event(move), by="bot"))

    def _let_person_move(self, seat: Seat) -> bool:
        """Let a person choose, confirm or take back; False to quit."""
        self._gather_news()
        hand = Hand(self.game, self.game.legal(self.table.state, seat))
        number, message, is_chosen = "", "", False
        while True:
            self._screen = choosing(self, seat, hand, message or number, is_chosen=is_chosen)
            self.terminal.show(self._screen)
            key, message = self.terminal.key(), ""
            if key == "q":
                return False
            if is_chosen:
                if key == "enter":
                    self._make_move(seat, hand)
                    return True
                is_chosen = False
                if key == "u":
                    continue
            if key.isdecimal() or key == "delete" or (key == "enter" and number):
                number, message = type_number(self, hand, number, key)
            elif key == "enter":
                is_chosen = True
            elif key in ("o", "h", "k"):
                message = self._look(seat, hand, key)
            elif key == "u":
                if self._take_back():
                    return True
                message = self.texts("play-no-undo")
            else:
                message = steer(self, hand, key)

    def _wait_for(self, words: str) -> None:
        """Say what is being done; on a stream of lines nobody looks meanwhile."""
        if self.terminal.is_live:
            self.terminal.show(waiting(self, words, self._screen))

    def _make_move(self, seat: Seat, hand: Hand) -> None:
        self.news, self.advice = [], []
        self._carry_out(Play(NEVER, seat, self.game.format_event(hand.move)))
        if self._is_coached and not self.table.is_over:
            self._carry_out(AskHint(NEVER, seat, of_last=True))
            self._wait_for(self.texts("hint-weighing"))
            self.advice = [tell_cost(self, seat)]
            self.terminal.forget_keys()

    def _look(self, seat: Seat, hand: Hand, key: str) -> str:
        """The table, a hint, or the coach; what there is to say of it."""
        if key == "h":
            return self._give_hint(seat, hand)
        if key == "k":
            return self._switch_coach()
        self._show_table()
        return ""

    def _give_hint(self, seat: Seat, hand: Hand) -> str:
        """Show the best moves, if the table allows it, and note that they were asked for."""
        try:
            # Whoever has seen it has seen it, also if the terminal goes away now.
            self._carry_out(AskHint(NEVER, seat))
        except Refusal:
            return self.texts("hint-refused")
        self._wait_for(self.texts("hint-weighing"))
        self.advice = [tell_hints(self, seat, hand)]
        self.terminal.forget_keys()
        return ""

    def _switch_coach(self) -> str:
        """Have it said after every own move what it cost, or no more."""
        if not self.table.made.is_practice:
            return self.texts("coach-refused")
        self._is_coached = not self._is_coached
        return self.texts("coach-on" if self._is_coached else "coach-off")

    def _take_back(self) -> bool:
        """Take back the last move that a person has made, if the table allows it."""
        seats = [m.entry.seat for m in self.table.moments if m.entry and m.entry.by == "person"]
        try:
            if not seats or seats[0] is None:
                return False
            self._carry_out(Undo(NEVER, seats[0]))
        except Refusal:
            return False
        self.news, self.advice = [self.texts("play-undone")], []
        self._shown = len(self.table.log)
        return True

    def _carry_out(self, command: Command) -> None:
        before = know(self.table, None).outcome.rounds
        for entry in decide(self.table, command):
            self.table = evolve(self.table, entry)
        self._keep()
        after = know(self.table, None).outcome.rounds
        if len(after) > len(before) and not self.table.is_over and self._people:
            self._show_scores(len(before))

    def _gather_news(self) -> None:
        """What bots have done since the last screen, as far as all may know it."""
        knowledge = know(self.table, None)
        for number in range(self._shown, len(self.table.log)):
            entry = self.table.log[number]
            if not isinstance(entry, Happened) or number in self.table.undone:
                continue
            if entry.seat is None or self.table.holders[entry.seat].kind != BOT:
                continue
            _, words = knowledge.read(number, entry)
            if words is not None:
                told = self.texts("colon", who=self.names[entry.seat], what=self.speech[words])
                self.news.append(told)
        self.news = self.news[-MOST_NEWS:]
        self._shown = len(self.table.log)

    def _keep(self) -> None:
        self.save.keep(self.table, is_auditable=self._is_auditable)

    def _hand_over(self, seat: Seat) -> bool:
        """Where hands are closed, a screen between people; False to quit.

        It goes by a key of its own, which no key that is held down or hit once too often is.
        """
        is_new = seat != self._last_seat
        self._last_seat = seat
        has_secrets = self._people > 1 and self.game.has_secrets(self.table.config)
        if not is_new or not has_secrets:
            return True
        way = str(seat + 1)
        words = self.texts("play-pass", player=self.names[seat], number=way)
        self.terminal.forget_keys()
        self.terminal.show([Text(""), Text(words)])
        while (key := self.terminal.key()) != way:
            if key == "q":
                return False
            if key == "enter" and not self.terminal.is_live:
                break
        self.terminal.forget_keys()
        return True

    def _wait(self) -> None:
        while self.terminal.key() not in ("enter", "q"):
            pass

    def _paint_table(self) -> Text:
        picture = self.game.picture(know(self.table, None).view, None)
        return paint(picture, self.letter_of)

    def _show_table(self) -> None:
        lines = [self._paint_table()]
        if len(self.names) > 1:
            lines.append(Text(tell_seats(self.names)))
        if self._is_auditable:
            commitment = self.table.dealer.commitment
            lines.append(Text(self.texts("play-commitment", hash=commitment)))
        self._let_read(lines)

    def _let_read(self, lines: Sequence[Text]) -> None:
        """Show lines until a key is pressed; what is longer than the screen, page by page."""
        most = len(lines)
        if self.terminal.is_live:
            most = max(1, self.terminal.height - 3)
            lines = [line for text in lines for line in text.wrap(console(), self.terminal.width)]
        for first in range(0, len(lines), most):
            page = lines[first : first + most]
            self.terminal.show([*page, Text(""), Text(self.texts("play-go-on"))])
            self._wait()

    def _show_scores(self, number: int | None = None) -> None:
        """The scores of the game or, with a number, up to the round that has just ended."""
        record = record_of(self.table, is_auditable=self._is_auditable)
        outcome = know(self.table, None).outcome
        lines = score_lines(record, outcome, self.texts, self.names, only=number)
        if number is None:
            if self._is_auditable and self.save.path:
                lines += ["", self.texts("play-verify", file=str(self.save.path))]
            seats = [Text(tell_seats(self.names))] if len(self.names) > 1 else []
            self.terminal.show([self._paint_table(), *seats, *map(Text, lines)])
            return
        self._let_read([Text(line) for line in lines])

    def _leave(self) -> None:
        key = "play-saved" if self.save.path else "play-not-saved"
        self.terminal.show([Text(self.texts(key, file=str(self.save.path)))])
