"""The dealer: chance that can be checked afterwards.

Before the first card the dealer commits to a secret by showing its SHA-256. Every draw
follows from the secret and the number of the draw, so that nothing can be changed on the
way; at the end the secret is told and anybody can draw again. Where the seats give a nonce
each after they have seen the commitment, neither the dealer nor a seat alone chooses the cards.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

from formspiel.core.game import CHANCE, AnyGame, Json
from formspiel.core.record import Record, states, without_remarks


@dataclass(frozen=True, repr=False)
class Dealer:
    """Draws from a secret of 256 bits."""

    secret: bytes
    nonces: tuple[str, ...] | None = None
    """What each seat added, in hexadecimal digits or nothing; None where none were asked for."""

    @property
    def commitment(self) -> str:
        """What is shown before the first card."""
        return hashlib.sha256(self.secret).hexdigest()

    @cached_property
    def key(self) -> bytes:
        """What the draws follow from: the secret, and where there are nonces, the two together."""
        if self.nonces is None:
            return self.secret
        return hmac.digest(self.secret, ":".join(self.nonces).encode(), "sha256")

    def draw(self, number: int, total: int) -> int:
        """The whole number below `total` that draw `number`, counted from 0, gives.

        HMAC-SHA-256 of the text `number:attempt:block` gives as many blocks as are needed.
        They are read as one big-endian number whose first bits, as many as `total - 1` has,
        are the draw. Where that is not below `total`, the next attempt decides, so that
        every outcome is equally likely.
        """
        bits = (total - 1).bit_length()
        blocks = -(-bits // 256) or 1
        attempt = 0
        while True:
            stream = b"".join(
                hmac.digest(self.key, f"{number}:{attempt}:{block}".encode(), "sha256")
                for block in range(blocks)
            )
            found = int.from_bytes(stream, "big") >> (256 * blocks - bits)
            if found < total:
                return found
            attempt += 1

    def deal(self, game: AnyGame, state: Any, number: int) -> Any:
        """The event that chance decides on in a state, as draw `number`."""
        chances = game.chances(state)
        return chances.pick(self.draw(number, chances.total))


FAR = 1_000
"""So far apart the draws of rounds begin of which nothing is said."""
MOST_DIGITS = 18


class Draws(NamedTuple):
    """How many draws stand, so that the next one has a number."""

    total: int = 0
    before: int = 0
    """Those of earlier rounds."""
    round: int = 0

    def number(self, rounds: Sequence[int]) -> int:
        """The number of the next draw, where the draws of each round begin to count at `rounds`.

        Where nothing is said of rounds, draws are counted through.
        """
        if not rounds:
            return self.total
        last = min(self.round, len(rounds) - 1)
        return rounds[last] + FAR * (self.round - last) + self.total - self.before

    def entered(self, number: int) -> Draws:
        """The same in a round, perhaps another."""
        return self if number == self.round else Draws(self.total, self.total, number)

    def drawn(self) -> Draws:
        """One draw more."""
        return self._replace(total=self.total + 1)


NOTE = "draw "
"""So begins the note at a draw whose number does not follow on the one before."""


def note_draws(record: Record, rounds: Sequence[int]) -> Record:
    """The record of a table whose rounds begin to count at `rounds`, with notes that say so."""
    game, draws, due = record.game, Draws(), 0
    befores = [game.setup(record.config), *states(record)]
    events = []
    for before, data in zip(befores, record.events, strict=False):
        draws, noted = draws.entered(game.round_of(before)), data
        if game.to_act(before) is CHANCE:
            number = draws.number(rounds)
            if number != due:
                noted = {**data, "note": f"{NOTE}{number}"}
            draws, due = draws.drawn(), number + 1
        events.append(noted)
    return replace(record, events=tuple(events))


def renew(record: Record) -> Record:
    """The same record; with notes if it is from before, when `rounds` stood in its fairness."""
    fairness = dict(record.extras.get("fairness", {}))
    rounds = fairness.pop("rounds", None)
    if rounds is None:
        return record
    noted = note_draws(record, rounds)
    return replace(noted, extras={**record.extras, "fairness": fairness})


def _read_note(data: Json) -> int | None:
    """The number of a draw that a note tells."""
    note = data.get("note", "")
    digits = note.removeprefix(NOTE)
    is_number = digits != note and digits.isascii() and digits.isdecimal()
    return int(digits) if is_number and len(digits) <= MOST_DIGITS else None


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a record is what its dealer had to deal, and if not, why."""

    is_fair: bool
    draws: int
    """How many draws were recomputed and found right."""
    why: str = ""
    index: int | None = None
    """The event that is not what the dealer drew."""
    is_practice: bool = False
    """Whether moves could be taken back after cards had been seen."""
    has_notes: bool = False
    """Whether notes told where the draws of rounds begin, which the commitment does not bind."""


def verify(record: Record, commitment: str | None = None, secret: str | None = None) -> Verdict:
    """Recompute every draw of a record; RecordError if the record itself cannot be.

    `commitment` is the one that was shown before the first card, where somebody has kept it;
    `secret` is the dealer's, where it was told elsewhere, as that of a challenge is.

    Only the very event that was drawn counts, at its own place: not another that comes to
    the same, such as sticks laid elsewhere or hands dealt in another order.
    """
    record = renew(record)
    fairness = record.extras.get("fairness", {})
    game, config = record.game, record.config
    befores = [game.setup(config), *states(record)]
    if "commitment" not in fairness:
        return Verdict(is_fair=False, draws=0, why="the record has no commitment of a dealer")
    if commitment is not None and commitment != fairness["commitment"]:
        why = "the commitment is not the one that was shown before the first card"
        return Verdict(is_fair=False, draws=0, why=why)
    told = secret or fairness.get("secret")
    if told is None:
        return Verdict(is_fair=False, draws=0, why="the dealer's secret has not been told yet")
    nonces = fairness.get("nonces")
    dealer = Dealer(bytes.fromhex(told), None if nonces is None else tuple(nonces))
    if dealer.commitment != fairness["commitment"]:
        why = "the secret is not the one that the dealer committed to"
        return Verdict(is_fair=False, draws=0, why=why)
    draws, number, has_notes = Draws(), -1, False
    for index, data in enumerate(record.events):
        before = befores[index]
        draws = draws.entered(game.round_of(before))
        if game.to_act(before) is not CHANCE:
            continue
        # Where the seats have a say in the cards, the dealer must not choose among them either.
        is_first = draws.total == draws.before and nonces is None
        told_number = _read_note(data) if is_first else None
        has_notes = has_notes or told_number is not None
        number = number + 1 if told_number is None else told_number
        if game.parse_event(config, without_remarks(data)) != dealer.deal(game, before, number):
            why = f"draw {number} is not what the dealer's secret gives"
            return Verdict(is_fair=False, draws=draws.total, why=why, index=index)
        draws = draws.drawn()
    is_practice = "practice" in record.extras
    return Verdict(is_fair=True, draws=draws.total, is_practice=is_practice, has_notes=has_notes)
