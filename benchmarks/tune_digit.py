"""Find the weights with which the bots judge DIGIT Solitaire: `players/digit_weights.py`.

    python benchmarks/tune_digit.py --rounds 4 --games 400 --out FILE

In each round games are played with the weights so far, now and then at random; at some
moments every card that could be laid down is played on many times. The weights of the next
round are fitted to what came of it: above all to the differences between the cards of one
moment, and most to those that matter.
"""

# ruff: noqa: PLR0917 - jitted code takes its tables one by one
# ruff: noqa: NPY002 - jitted code has only the old functions of luck
from __future__ import annotations

import argparse
import textwrap
import time
from pathlib import Path

import numpy as np
from numba import njit

from formspiel.games.digit.components import load_edition
from formspiel.games.digit.kernel_tables import load_graph
from formspiel.players.digit_solitaire import (
    HAND,
    SIGNS,
    count_extra,
    count_tour,
    judge,
    play_on,
)
from formspiel.players.digit_weights import COURSES, MOST_TO_COME, expand_weights, stage

GRAPH = load_graph(load_edition("1987"))
ROW = GRAPH.row
NEAR = np.array([sum(1 << other for other in own) for own in GRAPH.near], np.int64)
UNITS = np.zeros((SIGNS, (MOST_TO_COME + 1) * SIGNS))
for sign in range(SIGNS):
    UNITS[sign, sign::SIGNS] = 1.0
STEPS = 14
"""So far every card is played on; then the moment is judged."""

STAGES = np.array([stage(max(1, left)) for left in range(MOST_TO_COME + 1)])


@njit
def gather(cards):
    """A set of cards."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


@njit
def look(cards, deck, tries, row, near, weights, units):
    """The signs of every card that could be laid down, and what came of it."""
    signs, costs = np.zeros((HAND, len(units)), np.float32), np.zeros(HAND)
    room = np.zeros(HAND, np.int64)
    for at in range(HAND):
        for sign in range(len(units)):
            signs[at, sign] = judge(row, near, cards, at, gather(deck), units[sign])
    for _ in range(tries):
        order = np.random.permutation(deck)
        for at in range(HAND):
            costs[at] += play_on(row, near, cards, at, order, STEPS, weights, room) / tries
    return signs, costs


@njit
def play_and_look(games, tries, often, stray, seed, row, near, weights, units):
    """Play games; what is seen at some moments, and the mean of the extra moves."""
    np.random.seed(seed)
    most = int(games * MOST_TO_COME * often * 1.5) + 10
    signs = np.zeros((most, HAND, len(units)), np.float32)
    extras, costs = np.zeros((most, HAND)), np.zeros((most, HAND))
    lefts = np.zeros(most, np.int64)
    looked, total = 0, 0.0
    for _ in range(games):
        pack = np.random.permutation(len(near))
        figure, cards, deck = pack[0], pack[1 : HAND + 1].copy(), pack[HAND + 1 :].copy()
        while len(deck):
            held, rest = gather(cards), gather(deck)
            extra = np.array([count_extra(row, near, figure, card, held) for card in cards])
            if looked < most and np.random.random() < often:
                lefts[looked], extras[looked] = len(deck), extra
                signs[looked], costs[looked] = look(cards, deck, tries, row, near, weights, units)
                looked += 1
            worths = extra + np.random.random(HAND)
            if np.random.random() >= stray:
                for at in range(HAND):
                    worths[at] = extra[at] + judge(row, near, cards, at, rest, weights)
            chosen = np.argmin(worths)
            total += extra[chosen]
            figure, cards[chosen] = cards[chosen], deck[0]
            deck = deck[1:].copy()
        total += count_tour(row, cards, HAND, figure, 0)
    return signs[:looked], extras[:looked], costs[:looked], lefts[:looked], total / games


def fit(looks, level, ridge=3.0, sharpness=1.5):
    """Weights a course: differences within a moment count fully, its level only by `level`."""
    size = SIGNS * STAGES.shape[1]
    normal, right = np.zeros((size, size)), np.zeros(size)
    for signs, extras, costs, lefts, _ in looks:
        whole = extras + costs
        matter = np.exp(-sharpness * (whole - whole.min(1, keepdims=True)))
        share = matter / matter.sum(1, keepdims=True)
        for begin in range(0, len(lefts), 2000):
            own = slice(begin, begin + 2000)
            inputs = signs[own][:, :, :, None] * STAGES[lefts[own]][:, None, None, :]
            inputs = inputs.reshape(*inputs.shape[:2], size)
            middle = (inputs * share[own][:, :, None]).sum(1)
            goal = (costs[own] * share[own]).sum(1)
            root = np.sqrt(matter[own])
            apart = ((inputs - middle[:, None]) * root[:, :, None]).reshape(-1, size)
            off = ((costs[own] - goal[:, None]) * root).ravel()
            normal += apart.T @ apart + level * middle.T @ middle
            right += apart.T @ off + level * middle.T @ goal
    found = np.linalg.solve(normal + ridge * np.eye(size), right)
    return np.round(1000 * found.reshape(SIGNS, -1)).astype(int)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--tries", type=int, default=50)
    parser.add_argument("--level", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    wish = parser.parse_args()
    courses, looks = np.array(COURSES), []
    for number in range(wish.rounds):
        begun = time.process_time()
        weights = np.array(expand_weights(courses.tolist()))
        looks.append(
            play_and_look(
                wish.games, wish.tries, 0.25, 0.1, wish.seed + number, ROW, NEAR, weights, UNITS
            )
        )
        courses = fit(looks[-3:], wish.level)
        after = np.array(expand_weights(courses.tolist()))
        mean = play_and_look(5000, 1, 0.0, 0.0, 10**6, ROW, NEAR, after, UNITS)[4]
        took = time.process_time() - begun
        print(f"round {number + 1}: {mean:.3f} extra moves by judgement alone, {took:.0f} s")
        if wish.out:
            rows = ",\n".join(f"({', '.join(map(str, own))})" for own in courses.tolist())
            wish.out.write_text(textwrap.indent(rows, "    ") + ",\n")


if __name__ == "__main__":
    main()
