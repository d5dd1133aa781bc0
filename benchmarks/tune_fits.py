"""Learn the weights by which the bots of FITS judge a board.

A board is learned in passes. Each pass plays with the weights so far and gathers evidence of
how whole rounds end after one random move; that tells the worth of very different boards, with
much noise. The last passes also look at how the options of one decision compare when rounds
are played to their end from each with the same cards; that tells near things apart. Weighted
least squares make the next weights of it all.

    python benchmarks/tune_fits.py --seed 1

takes about a quarter of an hour on one idle core and writes
`src/formspiel/games/fits/players/weights.bin`. With `--boards 1,2` only these are learned, the
others stay as they are; with `--go-on` the weights that there are get some more of the last
passes.
"""

# Jitted code draws from Numba's own generator, takes its lists one by one and is not cut up.
# ruff: noqa: C901, NPY002, PLR0917

from __future__ import annotations

import argparse
import time
from functools import partial
from pathlib import Path
from zlib import compress

import numpy as np
from numba import njit

from formspiel.games.fits.components import load_edition
from formspiel.games.fits.kernel_tables import BITS, HEIGHT, HEIGHTS
from formspiel.games.fits.players.evaluation import (
    FIELD,
    LEAST_SPARE,
    NEXT,
    NOWHERE,
    ONCE,
    PAIRS,
    PEAK,
    PEAKS,
    PIECES,
    ROUGH,
    SPARES,
    STAGES,
    TO_SPARE,
    UNEVEN,
    UNEVENS,
    WALL,
    WEIGHTS,
    evaluate,
    evaluate_mark,
    expect_groups,
    find_decided,
    find_stage,
    spread_weights,
)
from formspiel.games.fits.players.rollout import place, rest, roll_out, score, value
from formspiel.games.fits.players.tables import BoardTable, tabulate
from formspiel.games.fits.players.weights import BOARDS, FILE, SCALE, find_weights, read_weights
from formspiel.lab.crew import gather, run_in_order

EDITION = load_edition("2009")
STARTS = np.array([PIECES.index(name) for name in EDITION.start])
CARDS = len(PIECES)
SQUARES = EDITION.columns * EDITION.rows
MOST = 64
COLUMNS_OF_FIT = WEIGHTS + CARDS
"""What is fitted a stage: the weights, and what a round brings yet by the cards to come. The
latter is the same for all options of a decision, so that nobody needs it later."""

COARSE_MEMORY, FINE_MEMORY = 0.3, 0.6
"""How much the evidence of one pass still counts in the next."""

FINE_SHARE = 0.3
"""How much the end of a round counts beside comparisons."""

RIDGE = 0.5


@njit
def list_weights(outline, numbers, expected, heights, covered, broken, left, cards, squares, found):
    """Write down which weights `evaluate` adds up on a board; how many there are."""
    columns, rows = outline.columns, outline.rows
    decided = find_decided(outline, numbers, heights)
    begin = find_stage(cards) * COLUMNS_OF_FIT
    count = peak = wanted = level = squared = steps = 0
    somewhere = twice = outline.flush_on_one
    for x in range(columns):
        here = (heights >> (BITS * x)) & HEIGHT
        sides = [WALL, WALL]
        if x > 0:
            sides[0] = min(3, max(-2, ((heights >> (BITS * (x - 1))) & HEIGHT) - here)) + 2
        if x < columns - 1:
            step = ((heights >> (BITS * (x + 1))) & HEIGHT) - here
            sides[1] = min(3, max(-2, step)) + 2
            steps = (10 * steps + (step + 4 if -4 <= step <= 4 else 9)) % 1000
            places = [outline.flush_on_two + steps % 10]
            if x > 0:
                places.append(outline.flush_on_three + steps % 100)
            if x > 1:
                places.append(outline.flush_on_four + steps)
            for fit in places:
                twice |= somewhere & numbers[fit]
                somewhere |= numbers[fit]
        if here < rows:
            wanted += numbers[outline.wanted + x * HEIGHTS + here]
            low, high = min(sides), max(sides)
            pair = low * (13 - low) // 2 + high
            for ahead in range(2):
                y = here + ahead
                if y < rows:
                    field = x * HEIGHTS + y
                    is_broken = (broken >> y) & 1
                    kind = numbers[(outline.broken_kinds if is_broken else outline.kinds) + field]
                    if kind < 0:
                        mark = numbers[outline.marks + field]
                        kind = evaluate_mark(outline, numbers, expected, decided, covered, mark)
                    found[count] = begin + (NEXT if ahead else FIELD) + kind * PAIRS + pair
                    count += 1
        peak = max(peak, here)
        level += here
        squared += here * here
    for piece in range(CARDS):
        if (left & ~twice) >> piece & 1:
            found[count] = begin + (ONCE if somewhere >> piece & 1 else NOWHERE) + piece
            count += 1
    found[count] = begin + TO_SPARE + min(SPARES - 1, max(0, squares - wanted - LEAST_SPARE))
    found[count + 1] = begin + PEAK + min(PEAKS - 1, peak)
    rough = (columns * squared - level * level) // UNEVEN
    found[count + 2] = begin + ROUGH + min(UNEVENS - 1, rough)
    found[count + 3] = begin + WEIGHTS + cards
    return count + 4


@njit
def deal(deck):
    np.random.shuffle(deck)
    start = STARTS[np.random.randint(len(STARTS))]
    for place_ in range(CARDS):
        if deck[place_] == start:
            deck[place_] = deck[0]
    deck[0] = start


@njit
def list_options(outline, numbers, piece, laid, can_set_aside, boards):
    """Write down the boards that a piece can lead to; how many there are."""
    count = 0
    if can_set_aside:
        boards[0] = laid
        count = 1
    first = outline.first + piece
    for slot in range(numbers[first], numbers[first + 1]):
        y = rest(outline, numbers, slot, laid[0])
        if y < outline.rows:
            boards[count] = place(outline, numbers, slot, y, laid[0], laid[1], laid[2], laid[3])
            count += 1
    return count


@njit
def known(outline, numbers, expected, board):
    """What a board is worth without the weights."""
    return board[3] + expect_groups(
        outline, numbers, expected, find_decided(outline, numbers, board[0]), board[1]
    )


@njit
def gather_ends(
    outline, numbers, expected, weights, rounds, seed, heat, weight, matrix, vector, scores
):
    """Rounds with one random move, the likelier the better it looks; evidence from there on.

    Without heat there is no such move, and no evidence.
    """
    np.random.seed(seed)
    deck = np.arange(CARDS)
    boards = np.empty((MOST, 4), np.int64)
    found, counts = np.empty((CARDS, MOST), np.int64), np.zeros(CARDS, np.int64)
    worth, before = np.empty(MOST), np.empty(CARDS)
    for number in range(rounds):
        deal(deck)
        laid = (0, 0, 0, outline.total)
        left, squares = (1 << CARDS) - 1, SQUARES
        odd = np.random.randint(CARDS - 1) if heat > 0 else CARDS
        for turn in range(CARDS):
            piece, cards = deck[turn], CARDS - turn - 1
            left &= ~(1 << piece)
            squares -= numbers[outline.piece_sizes + piece]
            count = list_options(outline, numbers, piece, laid, turn > 0, boards)
            for n in range(count):
                b = boards[n]
                worth[n] = value(
                    outline,
                    numbers,
                    expected,
                    weights,
                    b[0],
                    b[1],
                    b[2],
                    b[3],
                    left,
                    cards,
                    squares,
                )
            chosen = np.argmax(worth[:count])
            if turn == odd:
                warm = heat if np.random.random() < 0.8 else 10 * heat
                sums = np.cumsum(np.exp((worth[:count] - worth[chosen]) / warm))
                chosen = np.searchsorted(sums, np.random.random() * sums[-1])
            b = boards[chosen]
            laid = (b[0], b[1], b[2], b[3])
            if turn >= odd and cards:
                counts[turn] = list_weights(
                    outline, numbers, expected, b[0], b[1], b[2], left, cards, squares, found[turn]
                )
                before[turn] = known(outline, numbers, expected, b)
        scores[number] = score(outline, numbers, expected, laid[0], laid[1], laid[2], laid[3])
        for turn in range(odd, CARDS - 1):
            for i in found[turn, : counts[turn]]:
                vector[i] += weight * (scores[number] - before[turn])
                for j in found[turn, : counts[turn]]:
                    matrix[i // COLUMNS_OF_FIT, i % COLUMNS_OF_FIT, j % COLUMNS_OF_FIT] += weight


@njit
def gather_comparisons(
    outline, numbers, expected, weights, rounds, seed, tries, best, others, heat, matrix, vector
):
    """Rounds in which the most hopeful options, and some others, are played out and compared."""
    np.random.seed(seed)
    deck = np.arange(CARDS)
    boards = np.empty((MOST, 4), np.int64)
    found, counts = np.empty((MOST, MOST), np.int64), np.zeros(MOST, np.int64)
    worth, evidence = np.empty(MOST), np.empty(MOST)
    mean, used = np.zeros(COLUMNS_OF_FIT), np.empty(MOST * MOST, np.int64)
    random_word = seed * 2 + 1
    for _ in range(rounds):
        deal(deck)
        laid = (0, 0, 0, outline.total)
        left, squares = (1 << CARDS) - 1, SQUARES
        for turn in range(CARDS - 1):
            piece, cards = deck[turn], CARDS - turn - 1
            left &= ~(1 << piece)
            squares -= numbers[outline.piece_sizes + piece]
            count = list_options(outline, numbers, piece, laid, turn > 0, boards)
            for n in range(count):
                b = boards[n]
                worth[n] = value(
                    outline,
                    numbers,
                    expected,
                    weights,
                    b[0],
                    b[1],
                    b[2],
                    b[3],
                    left,
                    cards,
                    squares,
                )
            order = np.argsort(-worth[:count])
            if count > best:
                np.random.shuffle(order[best:])
            tried = order[: min(count, best + others)]
            flat = boards[tried].ravel()
            totals = np.zeros(len(tried))
            coming = deck[turn + 1 :].copy()
            random_word = roll_out(
                outline,
                numbers,
                expected,
                weights,
                flat,
                coming,
                totals,
                tries,
                left,
                squares,
                random_word,
            )
            totals /= tries
            shares = np.maximum(np.exp((totals - totals.max()) / heat), 0.1)
            whole = shares.sum()
            stage = find_stage(cards)
            middle, uses = 0.0, 0
            for n in range(len(tried)):
                b = boards[tried[n]]
                counts[n] = list_weights(
                    outline, numbers, expected, b[0], b[1], b[2], left, cards, squares, found[n]
                )
                evidence[n] = totals[n] - known(outline, numbers, expected, b)
                middle += shares[n] / whole * evidence[n]
                for i in found[n, : counts[n]] % COLUMNS_OF_FIT:
                    if mean[i] == 0:
                        used[uses] = i
                        uses += 1
                    mean[i] += shares[n] / whole
            for n in range(len(tried)):
                for i in found[n, : counts[n]]:
                    vector[i] += shares[n] * (evidence[n] - middle)
                    for j in found[n, : counts[n]]:
                        matrix[stage, i % COLUMNS_OF_FIT, j % COLUMNS_OF_FIT] += shares[n]
            for i in used[:uses]:
                for j in used[:uses]:
                    matrix[stage, i, j] -= whole * mean[i] * mean[j]
            mean[used[:uses]] = 0
            b = boards[tried[np.argmax(totals)]]
            laid = (b[0], b[1], b[2], b[3])


def fit(matrix: np.ndarray, vector: np.ndarray, ridge: float) -> np.ndarray:
    """The weights that explain the evidence best, those without any being 0."""
    learned = np.zeros(STAGES * WEIGHTS)
    for stage in range(STAGES):
        seen = np.flatnonzero(np.diag(matrix[stage]) > 1e-9)
        own = matrix[stage][np.ix_(seen, seen)] + ridge * np.eye(len(seen))
        found = np.zeros(COLUMNS_OF_FIT)
        found[seen] = np.linalg.solve(own, vector[stage * COLUMNS_OF_FIT + seen])
        learned[stage * WEIGHTS : (stage + 1) * WEIGHTS] = found[:WEIGHTS]
    return learned


def play_on(table: BoardTable, learned: np.ndarray, rounds: int, seed: int) -> np.ndarray:
    """The scores of rounds played by these weights at a glance."""
    scores = np.empty(rounds)
    nothing = np.zeros((1, 1, 1)), np.zeros(1)
    weights = spread_weights(table, PIECES, [float(w) for w in learned])
    gather_ends(
        table.outline,
        table.numbers,
        table.expected,
        weights,
        rounds,
        seed,
        0.0,
        0.0,
        *nothing,
        scores,
    )
    return scores


def check(table: BoardTable) -> None:
    """That the weights listed here are those that `evaluate` adds up."""
    rng = np.random.default_rng(1)
    learned = rng.normal(size=STAGES * WEIGHTS)
    weights = spread_weights(table, PIECES, learned.tolist())
    found = np.empty(MOST, np.int64)
    for _ in range(200):
        heights = sum(int(h) << (BITS * x) for x, h in enumerate(rng.integers(0, 15, 6)))
        decided = find_decided(table.outline, table.numbers, heights)
        covered, left = int(rng.integers(1 << 12)) & decided, int(rng.integers(1 << CARDS))
        broken = int(rng.integers(1 << 12)) if table.fields.layout.row_bonus else 0
        cards, squares = int(rng.integers(1, CARDS)), int(rng.integers(60))
        rest_ = covered, broken, left, cards, squares
        count = list_weights(table.outline, table.numbers, table.expected, heights, *rest_, found)
        total = evaluate(
            table.outline, table.numbers, table.expected, weights, heights, decided, *rest_
        )
        used = [i // COLUMNS_OF_FIT * WEIGHTS + i % COLUMNS_OF_FIT for i in found[: count - 1]]
        if abs(learned[used].sum() - total) > 1e-9:
            raise SystemExit("the weights listed here are not those that `evaluate` adds up")


def learn(name: str, options: argparse.Namespace) -> np.ndarray:
    """The weights of one board."""
    begun = time.process_time()
    table = tabulate(EDITION, name)
    check(table)
    learned = np.zeros(STAGES * WEIGHTS)
    if options.go_on:
        learned[:] = find_weights(EDITION.boards[name])
    matrix = np.zeros((STAGES, COLUMNS_OF_FIT, COLUMNS_OF_FIT))
    vector = np.zeros(STAGES * COLUMNS_OF_FIT)
    means = []
    coarse = 0 if options.go_on else options.passes
    for number in range(coarse + options.fine):
        weights = spread_weights(table, PIECES, learned.tolist())
        ground = table.outline, table.numbers, table.expected, weights
        is_fine, seed = number >= coarse, 1000 * options.seed + number
        # What was seen with much worse weights is soon forgotten.
        memory = FINE_MEMORY if is_fine else COARSE_MEMORY
        matrix *= memory
        vector *= memory
        unused = np.empty(options.rounds)
        heat = 1.0 if learned.any() else 5.0
        share = FINE_SHARE if is_fine else 1.0
        gather_ends(*ground, options.rounds, seed, heat, share, matrix, vector, unused)
        if is_fine:
            gather_comparisons(
                *ground, options.compared, seed, options.tries, 6, 4, 1.5, matrix, vector
            )
        learned = fit(matrix, vector, RIDGE)
        means.append(round(float(play_on(table, learned, 4000, 999).mean()), 2))
    seconds = time.process_time() - begun
    rounded = np.round(learned * SCALE)
    mean = play_on(table, rounded / SCALE, 20000, 77).mean()
    print(f"{name}: {means}, rounded {mean:.3f}, {seconds:.0f} s", flush=True)
    return rounded


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--boards", default=",".join(BOARDS))
    parser.add_argument("--passes", type=int, default=14, help="from the ends of rounds only")
    parser.add_argument("--fine", type=int, default=6, help="passes with comparisons after them")
    parser.add_argument("--rounds", type=int, default=12000, help="a pass, to their ends")
    parser.add_argument("--compared", type=int, default=100, help="a fine pass, with comparisons")
    parser.add_argument("--tries", type=int, default=16, help="rounds played on from an option")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes, a board each (1)")
    parser.add_argument("--cluster", default="", help="or the address of a Dask cluster")
    parser.add_argument("--go-on", action="store_true", help="from the weights there are")
    parser.add_argument("--write", type=Path, default=FILE)
    options = parser.parse_args()
    size = STAGES * WEIGHTS
    every = np.zeros(len(BOARDS) * size, "<i2")
    if FILE.exists():
        every[:] = read_weights()
    names = options.boards.split(",")
    with gather(options.workers, options.cluster) as executor:
        found = run_in_order(partial(learn, options=options), names, executor)
        for name, weights in zip(names, found, strict=True):
            begin = BOARDS.index(name) * size
            every[begin : begin + size] = weights
            options.write.write_bytes(compress(every.tobytes(), 9))


if __name__ == "__main__":
    main()
