"""What chance decides in an environment: drawn from a stream of its own for every episode.

The streams are those of the kernels, so that an environment deals the same cards whether a
kernel plays it or the rules do. A hand is dealt card by card.
"""

from __future__ import annotations

from typing import Any

from formspiel.core.chances import Chances, Hands
from formspiel.core.speed.generator import begin_stream, below, go_on, mix

SEEDS = 2**63
"""How many seeds there are."""


class Luck:
    """The randomness of one episode: of a seed and the number of the episode since."""

    def __init__(self, seed: int, episode: int) -> None:
        self._state = begin_stream(seed, episode)

    def below(self, end: int) -> int:
        """A number from 0 to less than `end`."""
        self._state = go_on(self._state)
        return int(below(mix(self._state), end))

    def draw(self, chances: Chances[Any]) -> Any:
        """One of the events that chance may decide on."""
        if not isinstance(chances, Hands):
            return chances.pick(self.below(chances.total))
        left, taken = list(chances.pool), set()
        for _ in range(chances.count):
            taken.add(left.pop(self.below(len(left))))
        return chances.make(tuple(card for card in chances.pool if card in taken))
