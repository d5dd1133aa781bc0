"""Clocks for bots that do not depend on the time."""

from formspiel.players import Thought


def ticking(looks: int) -> Thought:
    """Much to think about, and time that is up after so many looks at the clock."""
    left = iter([False] * looks)

    class Ticking(Thought):
        def is_over(self) -> bool:
            return next(left, True)

    return Ticking(effort=10.0)
