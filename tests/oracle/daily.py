"""The daily by its published formula, slow and simple: `python -m tests.oracle.daily` prints it.

It knows what is in the boxes, in their order, and nothing of the program's dealer or games.
"""

import hashlib
import hmac
import json
import sys
from datetime import date
from math import comb, gcd, lcm
from typing import Any

DATES = [
    "2026-11-18", "2026-11-19", "2026-12-31", "2027-01-01", "2028-02-29",
    "2030-06-15", "1999-01-02", "2099-12-31", "2026-03-29", "2026-10-25",
]  # fmt: skip
BOARDS = ["1", "2", "3", "4", "5", "6", "7", "8", "JEUXSOC"]


class Draws:
    def __init__(self, game: str, day: str) -> None:
        self.secret = hashlib.sha256(f"formspiel-daily/1:{game}:{day}".encode()).digest()
        self.next = 0

    def below(self, total: int) -> int:
        bits = 0
        while 2**bits < total:
            bits += 1
        attempt = 0
        while True:
            digits = ""
            block = 0
            while len(digits) < max(bits, 1):
                text = f"{self.next}:{attempt}:{block}".encode()
                found = hmac.new(self.secret, text, hashlib.sha256).digest()
                digits += "".join(f"{byte:08b}" for byte in found)
                block += 1
            number = int(digits[:bits] or "0", 2)
            if number < total:
                self.next += 1
                return number
            attempt += 1


def fits(box: Any, day: str) -> Any:
    draws = Draws("fits", day)
    number = date.fromisoformat(day).toordinal()
    start = box["start"][draws.below(len(box["start"]))]
    left, cards = list(box["pieces"]), []
    while left:
        cards.append(left.pop(draws.below(len(left))))
    return {"board": BOARDS[number % 9], "start": start, "cards": cards}


def bits(box: Any, day: str) -> Any:
    draws, rounds = Draws("bits", day), []
    for number in range(3):
        draws.next = 1000 * number
        tasks = [card for card, of in box["tasks"] if of == number + 1]
        task = tasks[draws.below(len(tasks))]
        start = box["start"][draws.below(len(box["start"]))]
        left = [[name, count] for name, count in box["tiles"]]
        cards = []
        while sum(count for _, count in left):
            whole = sum(count for _, count in left)
            total = lcm(*(whole // gcd(count, whole) for _, count in left if count))
            drawn = draws.below(total)
            for pair in left:
                share = pair[1] * total // whole
                if drawn < share:
                    cards.append(pair[0])
                    pair[1] -= 1
                    break
                drawn -= share
        rounds.append({"task": task, "start": start, "cards": cards})
    return {"rounds": rounds}


def choose(cards: list[str], count: int, number: int) -> list[str]:
    """The hand of a number, of all hands in the order of the cards."""
    if not count:
        return []
    first = comb(len(cards) - 1, count - 1)
    if number < first:
        return [cards[0], *choose(cards[1:], count - 1, number)]
    return choose(cards[1:], count, number - first)


def digit(box: Any, day: str) -> Any:
    draws, stack = Draws("digit", day), list(box["figures"])
    table = stack.pop(draws.below(len(stack)))
    hand = choose(stack, 5, draws.below(comb(len(stack), 5)))
    stack = [card for card in stack if card not in hand]
    drawn = [stack.pop(draws.below(len(stack))) for _ in range(15)]
    return {"table": table, "hand": hand, "draws": drawn}


def quadrata(box: Any, day: str) -> Any:
    draws = Draws("quadrata", day)
    every = sorted([x, y, s] for x in range(4) for y in range(4) for s in "ENSW")
    left = dict(box["stock"])

    def fill(free: Any) -> Any:
        if not free:
            return []
        ways = [(n, cells) for n, places in box["places"] for cells in places if free[0] in cells]
        ways.sort()
        for last in range(len(ways) - 1, 0, -1):
            other = draws.below(last + 1)
            ways[last], ways[other] = ways[other], ways[last]
        for number, cells in ways:
            if left[number] and all(cell in free for cell in cells):
                left[number] -= 1
                rest = fill([cell for cell in free if cell not in cells])
                if rest is not None:
                    return [number, *rest]
                left[number] += 1
        return None

    laid = fill(every)
    return {"forms": {str(n): laid.count(n) for n in range(1, 7) if n in laid}}


def boxes() -> Any:
    """What is in the boxes, in their order."""
    from formspiel.core.registry import GAMES

    editions = {name: GAMES[name].load_edition(GAMES[name].editions[0]) for name in GAMES}
    own = {name: editions[name] for name in ("fits", "bits", "quadrata", "digit")}
    square = own["quadrata"].square(3)
    return {
        "fits": {"start": list(own["fits"].start), "pieces": list(own["fits"].pieces)},
        "bits": {
            "tasks": [(task.id, task.round) for task in own["bits"].tasks.values()],
            "start": list(own["bits"].start),
            "tiles": [(name, tile.count) for name, tile in own["bits"].tiles.items()],
        },
        "digit": {"figures": list(own["digit"].figures)},
        "quadrata": {
            "stock": enumerate(own["quadrata"].stock(3), 1),
            "places": [
                (number, [sorted(map(list, cells)) for cells in places.values()])
                for number, places in square.places.items()
            ],
        },
    }


def compute() -> Any:
    makers = {"fits": fits, "bits": bits, "quadrata": quadrata, "digit": digit}
    found: Any = {}
    for name, make in makers.items():
        box = boxes()[name]
        if name == "quadrata":
            box["stock"] = list(box["stock"])
        found[name] = {day: make(box, day) for day in DATES}
    return found


if __name__ == "__main__":
    sys.stdout.write(json.dumps(compute(), indent=1) + "\n")
