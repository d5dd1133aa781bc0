"""The move in a player's hand: shifted, turned, flipped, picked from the list."""

from __future__ import annotations

from typing import Any

from formspiel.core.game import AnyGame, Pose


class Hand:
    """The legal moves of one seat and which of them is tried out."""

    def __init__(self, game: AnyGame, moves: tuple[Any, ...]) -> None:
        self.moves = moves
        self.at = 0
        self._poses: list[Pose | None] = [game.pose(move) for move in moves]

    @property
    def move(self) -> Any:
        """The move tried out."""
        return self.moves[self.at]

    def pose(self, index: int) -> Pose | None:
        """How a move of the list lies."""
        return self._poses[index]

    def pick(self, number: int) -> bool:
        """Take the move of a number from 1."""
        if not 1 <= number <= len(self.moves):
            return False
        self.at = number - 1
        return True

    def step(self, by: int) -> bool:
        """Take the next or previous move of the list."""
        self.at = (self.at + by) % len(self.moves)
        return True

    def shift(self, dx: int, dy: int) -> bool:
        """Take the nearest move that lies further that way and is the same otherwise."""
        here = self._poses[self.at]
        if here is None:
            return False
        found = []
        for index, pose in enumerate(self._poses):
            if pose and (pose.choice, pose.shape) == (here.choice, here.shape):
                ahead = (pose.x - here.x) * dx + (pose.y - here.y) * dy
                astray = abs((pose.x - here.x) * dy) + abs((pose.y - here.y) * dx)
                if ahead > 0:
                    # Dropped pieces differ in height wherever they go; straight is not needed.
                    found.append((astray if dy else 0, ahead, astray, index))
        return self._take(found)

    def turn(self) -> bool:
        """Take the nearest move turned by a quarter to the left."""
        here = self._poses[self.at]
        return here is not None and self._reshape(here, here.turned)

    def flip(self) -> bool:
        """Take the nearest move flipped left to right."""
        here = self._poses[self.at]
        return here is not None and self._reshape(here, here.flipped)

    def change(self) -> bool:
        """Take the first move of the next choice: another form, another source, setting aside."""
        kinds = [pose.choice if pose else (index,) for index, pose in enumerate(self._poses)]
        order = list(dict.fromkeys(kinds))
        following = order[(order.index(kinds[self.at]) + 1) % len(order)]
        self.at = kinds.index(following)
        return True

    def put_down(self) -> bool:
        """Take the first move that puts nothing on the board, such as setting aside."""
        for index, pose in enumerate(self._poses):
            if pose is None:
                self.at = index
                return True
        return False

    def _reshape(self, here: Pose, shape: tuple[Any, ...]) -> bool:
        found = []
        for index, pose in enumerate(self._poses):
            if pose and (pose.choice, pose.shape) == (here.choice, shape):
                found.append((abs(pose.x - here.x), abs(pose.y - here.y), 0, index))
        return self._take(found)

    def _take(self, found: list[tuple[int, int, int, int]]) -> bool:
        if not found:
            return False
        self.at = min(found)[-1]
        return True
