"""The bounds of a challenge: the same cards for everybody."""

from __future__ import annotations

SHORTEST_OPEN, LONGEST_OPEN = 60.0, 7 * 86_400.0
"""So long a challenge can be begun at least and at most."""
LONGEST_WAIT = 30 * 86_400.0
"""So long before it may be announced."""
FINISH_SECONDS = 3 * 3600.0
"""So long after that what was begun can be finished."""
SHORTEST_CARD, LONGEST_CARD = 2.0, 600.0
"""In step: so long the next card waits at least and at most."""
MOST_GAMES = 9
MOST_FRIENDS = 20
MOST_GUESTS = 200
"""As many may take part in an event."""
MOST_DAILY = 20_000
