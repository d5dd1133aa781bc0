"""Find the weights of the stronger levels of Quadrata: `games/quadrata/players/weights.py`.

    python benchmarks/tune_quadrata.py --windows 120000 --values 20000

plays so many games, half of the first with six as a joker, and takes three or four minutes; the
weights are the same each time, wherever they are played. `--out FILE` writes another file. With
`--tries N` the rest is learned so many times with other games, on `--workers K` processes or a
`--cluster ADDRESS`, and averaged. First a lonely player learns how many turns a hole takes: it
lays down what the die says or waits, and every hole it comes by is fitted to the best that its
weights promise after each of the six rolls. Then two seats play one another, each looking one
move ahead, and learn from the difference between a turn and the next (TD(λ)) what turns, forms
that can be robbed, reserve and points are worth at the end of the round.
"""

# ruff: noqa: PLR0917 - jitted code takes its tables one by one
from __future__ import annotations

import argparse
import textwrap
from functools import partial
from itertools import product
from pathlib import Path

import numpy as np
from numba import njit

from formspiel.core.speed.generator import as_word, begin_stream, below, go_on, mix
from formspiel.games.quadrata.components import load_edition
from formspiel.games.quadrata.kernel import FULL, list_moves, play_move, score
from formspiel.games.quadrata.kernel_games import set_up
from formspiel.games.quadrata.kernel_tables import (
    BLOCK,
    COUNT,
    IS_JOKER,
    IS_OVER,
    LAID,
    PIPS,
    RESERVE_AT,
    SEATS_AT,
    STOCK_AT,
    TURN,
    Places,
    pack_box,
)
from formspiel.games.quadrata.players import weights as learned
from formspiel.games.quadrata.players.patterns import HALVES, list_kinds, pack_pairs
from formspiel.lab.crew import gather, run_in_order

KINDS = np.array(list_kinds(), np.int64)
PAIRS = np.array(pack_pairs(), np.int64)
KNOTS = np.array([0, 1.5, 3, 4.5, 6, 7.5, 9, 11, 13, 16, 19, 23, 28, 35])
EXPOSURES = 5
EXPOSED = len(KNOTS) * EXPOSURES
KEPT = EXPOSED + 6
TEMPO = KEPT + 6
POINTS = TEMPO + 1
WALL = 2**32 - 1
FAR = 1e9
LONELY, TOGETHER = 100, 20
"""So many games between two looks at the weights."""
FAR_APART = 1_000_000
"""No attempt gets to the seeds of the next."""

HEAD = f'"""{learned.__doc__}"""\n'
ABOUT = {
    "WINDOWS": "By kind of pattern, as long as a six is no joker.",
    "JOKER_WINDOWS": "The same once a six is a joker.",
    "KNOTS": "Turns at which `VALUES` are given.",
    "VALUES": "A row for each knot; in it by how many numbers can be robbed: none, one, … four"
    " or more.",
    "EXPOSED": "What it costs that forms of 1, 2, …, 6 can be robbed.",
    "KEPT": "What forms of 1, 2, …, 6 in the reserve are worth, the point that they cost apart.",
}


@njit
def list_windows(first, second, third, kinds):
    """Write down the kinds of all windows of a square."""
    count, left = 0, WALL
    for x in range(7):
        right = WALL
        if x < 6:
            word = first if x < 2 else second if x < 4 else third
            right = (((word >> (24 * (x & 1))) & 0xFFFFFF) << 4) | 0xF000000F
        for y in range(7):
            pattern = 36 * PAIRS[(left >> (4 * y)) & 255] + PAIRS[(right >> (4 * y)) & 255]
            kinds[count] = KINDS[pattern]
            count += 1
        left = right


@njit
def turns_of(weights, first, second, third, kinds):
    if first & second & third == FULL:
        return 0.0
    list_windows(first, second, third, kinds)
    total = 0.0
    for kind in kinds:
        total += weights[kind]
    return max(total, 0.5)


@njit
def look_ahead(places: Places, weights, hole, joker, kinds, bests, ways):
    """The best place for each roll, and the turns that the hole takes by that."""
    words = places.words
    for roll in range(6):
        bests[roll], ways[roll] = FAR, -1
        for place in range(places.first[roll], places.first[roll + 1]):
            a, b, c = words[3 * place], words[3 * place + 1], words[3 * place + 2]
            if (a & hole[0]) | (b & hole[1]) | (c & hole[2]) == 0:
                turns = turns_of(weights, hole[0] | a, hole[1] | b, hole[2] | c, kinds)
                if turns < bests[roll]:
                    bests[roll], ways[roll] = turns, place
    if joker:
        for roll in range(5):
            if bests[roll] < bests[5]:
                bests[5], ways[5] = bests[roll], ways[roll]
    # Waiting for the k best rolls takes (6 + their sum) / k turns.
    best, total, order = FAR, 6.0, np.sort(bests)
    for k in range(6):
        total += order[k]
        best = min(best, total / (k + 1))
    return best


@njit
def fit_windows(places: Places, weights, sums, seed, games, rate, joker, measured):
    """Play lonely games, fitting the weights; `measured` gets the turns they took.

    `seed` is the seed of a stream and its number.
    """
    kinds, hole = np.zeros(49, np.int64), np.zeros(3, np.int64)
    bests, ways = np.zeros(6), np.zeros(6, np.int64)
    seen, full = np.zeros(len(weights)), KINDS[-1]
    random = begin_stream(as_word(seed[0]), seed[1])
    for _ in range(games):
        hole[:] = places.wall
        turns = 0
        while hole[0] & hole[1] & hole[2] != FULL and turns < 300:
            aim = look_ahead(places, weights, hole, joker, kinds, bests, ways)
            if rate > 0:
                error = aim - turns_of(weights, hole[0], hole[1], hole[2], kinds)
                norm = 0.0
                for kind in kinds:
                    seen[kind] += kind != full
                for kind in kinds:
                    norm += seen[kind]
                for kind in kinds:
                    seen[kind] = 0
                for kind in kinds:
                    if kind != full:
                        # A weight that is pushed to and fro is pushed less and less.
                        push = 1.0
                        if sums[1, kind] > 0:
                            push = abs(sums[0, kind]) / sums[1, kind]
                        weights[kind] += rate * push * error / norm
                        sums[0, kind] += error
                        sums[1, kind] += abs(error)
            is_laid = False
            while not is_laid and turns < 300:
                random = go_on(random)
                roll = below(mix(random), 6)
                turns += 1
                random = go_on(random)
                is_careless = rate > 0 and below(mix(random), 20) == 0
                if ways[roll] >= 0 and (bests[roll] <= aim or is_careless):
                    hole |= places.words[3 * ways[roll] : 3 * ways[roll] + 3]
                    is_laid = True
        measured[0] += turns
        measured[1] += 1


@njit
def add_seat(places: Places, weights, table, seat, sign, kinds, features):
    """Add what one seat has to the features."""
    block = SEATS_AT + seat * BLOCK
    other = SEATS_AT + (1 - seat) * BLOCK
    held, exposures = 0, 0
    for form in range(table[block + COUNT]):
        held |= 1 << places.numbers[table[block + LAID + form]]
    for number in range(6):
        kept = table[block + RESERVE_AT + number]
        features[KEPT + number] += sign * kept
        is_out = table[STOCK_AT + number] == 0 and kept == 0
        if is_out and table[other + RESERVE_AT + number] == 0 and held >> (number + 1) & 1:
            exposures += 1
            features[EXPOSED + number] += sign
    exposures = min(exposures, EXPOSURES - 1)
    own = weights[table[IS_JOKER]]
    turns = turns_of(own, table[block], table[block + 1], table[block + 2], kinds)
    last = len(KNOTS) - 1
    knot = 0
    while knot < last and turns >= KNOTS[knot + 1]:
        knot += 1
    far = 0.0 if knot == last else (turns - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot])
    features[knot * EXPOSURES + exposures] += sign * (1 - far)
    if far > 0:
        features[(knot + 1) * EXPOSURES + exposures] += sign * far


@njit
def rate(places: Places, weights, values, table, me, kinds, features):
    """What a table is worth to the seat that has just moved."""
    if table[IS_OVER]:
        return float(score(table, me) - score(table, 1 - me))
    features[:] = 0
    add_seat(places, weights, table, me, 1.0, kinds, features)
    add_seat(places, weights, table, 1 - me, -1.0, kinds, features)
    features[TEMPO] = 1.0
    features[POINTS] = score(table, me) - score(table, 1 - me)
    return (values * features).sum()


@njit
def learn_values(places: Places, weights, values, sizes, seed, games, rate_of_learning, found):
    """Games of two seats that learn while they play; how many turns there were."""
    table = np.zeros(SEATS_AT + 2 * BLOCK, np.int64)
    tried, kinds = table.copy(), np.zeros(49, np.int64)
    features, trace, total = np.zeros(len(values)), np.zeros(len(values)), 0
    for game in range(games):
        random = begin_stream(seed, game)
        set_up(places, table, 2, game % 2, 400)
        trace[:] = 0
        before, has_before = 0.0, False
        while table[IS_OVER] == 0:
            random = go_on(random)
            table[PIPS] = 1 + below(mix(random), 6)
            me, best, chosen = table[TURN], -FAR, 0
            for entry in range(list_moves(places, table, found)):
                tried[:] = table
                play_move(places, tried, found[entry])
                random = go_on(random)
                worth = rate(places, weights, values, tried, me, kinds, features)
                worth += below(mix(random), 1000) / 50_000
                if worth > best:
                    best, chosen = worth, found[entry]
            play_move(places, table, chosen)
            sign = 1.0 if me == 0 else -1.0
            after = sign * rate(places, weights, values, table, me, kinds, features)
            if has_before:
                step = min(8.0, max(-8.0, after - before))
                values += rate_of_learning * step * trace / (np.sqrt(sizes) + 1.0)
            if table[IS_OVER] == 0:
                trace *= 0.7
                trace += sign * features
                sizes += features * features * 1e-3
                before, has_before = sign * (values * features).sum(), True
            total += 1
    return total


def tune_windows(games: int, joker: int) -> np.ndarray:
    places = pack_box(load_edition("1973"), 2).places
    weights = np.zeros(KINDS.max() + 1)
    for pattern, ways in enumerate(product(range(6), repeat=4)):
        halves = [HALVES[way] for way in ways]
        weights[KINDS[pattern]] = sum(h / 3 + 0.25 * (h == 1) for h in halves) / 4
    sums, mean, chunks = np.zeros((2, len(weights))), np.zeros(len(weights)), 0
    count = max(1, games // LONELY)
    for chunk in range(count):
        fit_windows(places, weights, sums, (7, chunk + 1), LONELY, 0.4, joker, np.zeros(2))
        if 2 * (chunk + 1) > count:
            mean, chunks = mean + weights, chunks + 1
    mean /= chunks
    measured = np.zeros(2)
    fit_windows(places, mean, sums, (8, joker), 1000, 0.0, joker, measured)
    print(f"joker {joker}: a lonely player takes {measured[0] / measured[1]:.2f} turns")
    return mean


def tune_values(weights: np.ndarray, rounds: int, attempt: int) -> np.ndarray:
    """The values that one attempt learns; each has other games."""
    box = pack_box(load_edition("1973"), 2)
    places, most = box.places, box.most_moves
    values = np.zeros(POINTS + 1)
    for knot, turns in enumerate(KNOTS):
        for exposures in range(EXPOSURES):
            values[knot * EXPOSURES + exposures] = -0.3 * turns - 0.5 * exposures
    values[POINTS] = 1.0
    sizes, found = np.zeros(len(values)), np.zeros(most, np.int64)
    mean, chunks, seed = np.zeros(len(values)), 0, 1 + FAR_APART * attempt
    count = max(1, rounds // TOGETHER)
    for chunk in range(count):
        slow = 0.02 if chunk < 0.6 * count else 0.005
        turns = learn_values(places, weights, values, sizes, seed + chunk, TOGETHER, slow, found)
        if chunk + 1 > 0.75 * count:
            mean, chunks = mean + values, chunks + 1
        if 10 * (chunk + 1) // count > 10 * chunk // count:
            done = (chunk + 1) * TOGETHER
            print(f"{done:6} rounds: {turns / TOGETHER:.0f} turns each", flush=True)
    return mean / chunks


def write(weights: np.ndarray, values: np.ndarray) -> str:
    """The module `quadrata_weights.py`."""
    by_name = {
        "WINDOWS": weights[0],
        "JOKER_WINDOWS": weights[1],
        "KNOTS": KNOTS,
        "VALUES": values[:EXPOSED],
        "EXPOSED": values[EXPOSED:KEPT],
        "KEPT": values[KEPT:TEMPO],
    }
    parts = [HEAD + "\n# fmt: off"]
    for name, own in by_name.items():
        length = EXPOSURES if name == "VALUES" else len(own)
        rows = [
            textwrap.fill(", ".join(str(round(1000 * float(value))) for value in row) + ",", 90)
            for row in np.split(own, len(own) // length)
        ]
        numbers = textwrap.indent("\n".join(rows), "    ")
        parts.append(f'{name} = (\n{numbers}\n)\n"""{ABOUT[name]}"""\n')
    parts[0] += "\n" + parts.pop(1)
    return "\n".join(parts) + f"\nPER_POINT = {round(1000 * float(values[POINTS]))}\n# fmt: on\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--windows",
        type=int,
        default=120_000,
        help="lonely games (120,000)",
    )
    parser.add_argument("--values", type=int, default=20_000, help="rounds for the rest (20,000)")
    parser.add_argument("--out", type=Path, default=Path(learned.__file__), help="what to write")
    parser.add_argument("--tries", type=int, default=1, help="attempts at the rest, averaged (1)")
    parser.add_argument("--workers", type=int, default=1, help="processes, an attempt each (1)")
    parser.add_argument("--cluster", default="", help="or the address of a Dask cluster")
    asked = parser.parse_args()
    with gather(asked.workers, asked.cluster) as executor:
        windows = partial(tune_windows, asked.windows // 2)
        weights = np.array(list(run_in_order(windows, (0, 1), executor)))
        rest = partial(tune_values, weights, asked.values)
        values = np.mean(list(run_in_order(rest, range(asked.tries), executor)), axis=0)
    asked.out.write_text(write(weights, values), "utf-8")


if __name__ == "__main__":
    main()
