"""Keys that try out another move: arrows, letters and numbers."""

from __future__ import annotations

from typing import Protocol

from formspiel.cli.hand import Hand
from formspiel.cli.terminal import Terminal
from formspiel.locales import Texts

LONGEST_NUMBER = 9


class Steered(Protocol):
    """Who steers: a language and a terminal."""

    texts: Texts
    terminal: Terminal


def steer(play: Steered, hand: Hand, key: str) -> str:
    """Try out the move that a key means; what there is to say of it."""
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
        return play.texts("play-unknown-key")
    return "" if ways[key]() else play.texts("play-no-way")


def type_number(play: Steered, hand: Hand, number: str, key: str) -> tuple[str, str]:
    """The number that is being typed after one more key, and what there is to say of it."""
    if key == "delete":
        return number[:-1], ""
    if key != "enter":
        number = (number + key)[-4:] if play.terminal.is_live else key
        if play.terminal.is_live and len(number) < len(str(len(hand.moves))):
            return number, ""
    return "", _pick(play, hand, number)


def _pick(play: Steered, hand: Hand, number: str) -> str:
    # Nobody has more moves than that, and a longer number is none of them.
    is_there = len(number) <= LONGEST_NUMBER and hand.pick(int(number))
    return "" if is_there else play.texts("play-no-number", number=number[:LONGEST_NUMBER])
