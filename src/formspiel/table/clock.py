"""A time a move, and when it is up."""

from __future__ import annotations

from dataclasses import dataclass

SHORTEST_MOVE = 1.0
LONGEST_MOVE = 7 * 86_400.0
LONGEST_GRACE = 86_400.0


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a seat may think, and how long a lost connection is waited for."""

    move_seconds: float
    grace_seconds: float

    def due(self, since: float, lost_at: float | None) -> float:
        """When the time of a seat is up that is to act since then.

        Whoever loses the connection during the move has at least the grace period to come
        back, even if the move's time runs out within it.
        """
        regular = since + self.move_seconds
        if lost_at is None or lost_at >= regular:
            return regular
        return max(regular, lost_at + self.grace_seconds)
