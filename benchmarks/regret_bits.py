"""How many points master of BITS gives away in a game, as far as looking further ahead can tell.

Master plays alone. At some of its turns, drawn by chance, its placement is compared with the
others that looked hopeful, all of them looked at further ahead than master has time for: what
the best of these is worth more is given away. Added up over the turns of a game, that would be
how far master is from the best possible play, if the further look were always right. It is
not: it judges by the same network, and what the network always gets wrong it does not see.

    python benchmarks/regret_bits.py --games 40 --think 0.2 --depth 4 --seed 1
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import fmean, stdev

from formspiel.core.game import CHANCE, OVER
from formspiel.games.bits import GAME
from formspiel.games.bits.components import load_edition
from formspiel.games.bits.kernel_tables import slot_of
from formspiel.games.bits.players.expectimax import look_out
from formspiel.games.bits.state import Config, State
from formspiel.players import Thought, load_player

HOPEFUL, FIRST_DEPTH, WIDTH = 5, 2, 3


def given_away(state: State, chosen: int, depth: int) -> float:
    """What the best placement is worth more than the chosen one, so many tiles ahead."""
    outlook = look_out(GAME.view(state, 0), is_thorough=True)
    slots = {slot_of(move.tile, move.cells) for move in GAME.legal(state, 0)}
    if len(slots) == 1:
        return 0.0
    first = {slot: outlook.expectimax(slot, FIRST_DEPTH, WIDTH) for slot in sorted(slots)}
    hopeful = {*sorted(first, key=first.__getitem__, reverse=True)[:HOPEFUL], chosen}
    worths = {slot: outlook.expectimax(slot, depth, WIDTH) for slot in hopeful}
    return max(worths.values()) - worths[chosen]


def play(seed: str, thought: Thought, depth: int, share: float) -> tuple[int, list[float]]:
    """How many turns a game had, and what was given away at some of them."""
    rng = Random(seed)
    player = load_player("bits", "master")
    state = GAME.setup(Config(load_edition("2012"), 1))
    turns, given = 0, []
    while (acting := GAME.to_act(state)) is not OVER:
        if acting is CHANCE:
            chances = GAME.chances(state)
            state = GAME.apply(state, chances.pick(rng.randrange(chances.total)))
            continue
        move = player(GAME.view(state, 0), GAME.legal(state, 0), rng, thought)
        turns += 1
        if rng.random() < share:
            given.append(given_away(state, slot_of(move.tile, move.cells), depth))
        state = GAME.apply(state, move)
    return turns, given


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=40, help="how many (40)")
    parser.add_argument("--think", type=float, default=0.2, help="master's seconds (0.2)")
    parser.add_argument("--depth", type=int, default=4, help="tiles looked ahead (4)")
    parser.add_argument("--share", type=float, default=0.2, help="of turns looked at (0.2)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same games (1)")
    wish = parser.parse_args()
    played = [
        play(f"{wish.seed} {n}", Thought(wish.think), wish.depth, wish.share)
        for n in range(wish.games)
    ]
    given = [lost for _, some in played for lost in some]
    if len(given) < 2:
        parser.error("too few turns were looked at: give more games or a larger share")
    turns = fmean(turns for turns, _ in played)
    mean, half = fmean(given), 1.96 * stdev(given) / len(given) ** 0.5
    print(f"{len(given)} turns of {wish.games} games looked at, {turns:.1f} turns a game")
    print(f"given away in a game: {turns * mean:.2f} ± {turns * half:.2f} points")


if __name__ == "__main__":
    main()
