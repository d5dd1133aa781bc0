"""The moves of DIGIT found anew with the oracle's sticks, and Solitaire tried out move by move."""

from collections import deque
from collections.abc import Sequence
from functools import cache

from tests.oracle.sticks import stick, stick_moves, write_figure

Near = dict[str, set[str]]


@cache
def find_moves(sticks: int) -> Near:
    """By figure: those that one move makes of it, itself too if one does."""
    line = tuple((x, 0, 0) for x in range(sticks))
    made = {line: set[object]()}
    queue = [line]
    for written in queue:
        lying = frozenset(stick(*one) for one in written)
        for old, new in stick_moves(lying):
            after = write_figure(lying - {old} | {new})
            made[written].add(after)
            if after not in made:
                made[after] = set()
                queue.append(after)
    names = {written: f"D{number:02}" for number, written in enumerate(sorted(made), 1)}
    return {names[one]: {names[other] for other in names if other in made[one]} for one in names}


def fewest_extra(near: Near, first: str, cards: Sequence[str], hand: int, count: int) -> int:
    """The extra moves that it takes to lay down so many cards, by all moves there are.

    Moments are taken in the order of their extra moves: those that cost one more wait.
    """
    begin = (first, frozenset(cards[:hand]), hand)
    waiting = deque([(0, begin)])
    seen = set()
    while True:
        extra, moment = waiting.popleft()
        if moment in seen:
            continue
        seen.add(moment)
        figure, held, come = moment
        if come - len(held) == count:
            return extra
        for other in near[figure]:
            if other not in held:
                waiting.append((extra + 1, (other, held, come)))
            elif come < len(cards):
                waiting.appendleft((extra, (other, held - {other} | {cards[come]}, come + 1)))
            else:
                waiting.appendleft((extra, (other, held - {other}, come)))
