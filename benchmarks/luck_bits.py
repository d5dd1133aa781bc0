"""How well a bot of BITS plays alone, with the luck of the tiles taken out of its points.

Whenever a tile is turned up, it is better or worse than the mean of all that might have come,
as the network of the bots sees it one tile ahead. What that adds up to in a game is luck: on
average it is nothing, whatever the bot does and however wrong the network is. Without it the
mean of a hundred games is as sure as that of several hundred with it.

    python benchmarks/luck_bits.py --player master --games 100 --think 0.2 --seed 1
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
from formspiel.players import LEVELS, Player, Thought, load_player

WIDTH = 3


def worth(state: State) -> float:
    """What can be made of the tile in play, as the network sees it."""
    outlook = look_out(GAME.view(state, 0), is_thorough=True)
    moves = GAME.legal(state, 0)
    return max(outlook.expectimax(slot_of(move.tile, move.cells), 1, WIDTH) for move in moves)


def turn_up(state: State, rng: Random) -> tuple[State, float]:
    """Let chance act; what comes of it, and how lucky that was."""
    chances = GAME.chances(state)
    after = GAME.apply(state, chances.pick(rng.randrange(chances.total)))
    # A task card is drawn for all rounds alike: its luck is left in.
    if after.round != state.round or not isinstance(GAME.to_act(after), tuple):
        return after, 0.0
    mean = sum(float(share) * worth(GAME.apply(state, event)) for event, share in chances)
    return after, worth(after) - mean


def play(player: Player, thought: Thought, seed: str) -> tuple[int, float]:
    """The points of one game, and how much of them was luck."""
    rng = Random(seed)
    state = GAME.setup(Config(load_edition("2012"), 1))
    luck = 0.0
    while (acting := GAME.to_act(state)) is not OVER:
        if acting is CHANCE:
            state, lucky = turn_up(state, rng)
            luck += lucky
        else:
            move = player(GAME.view(state, 0), GAME.legal(state, 0), rng, thought)
            state = GAME.apply(state, move)
    return GAME.outcome(state).scores[0], luck


def told(values: list[float]) -> str:
    """A mean with its 95 % interval."""
    half = 1.96 * stdev(values) / len(values) ** 0.5
    return f"{fmean(values):.2f} ({fmean(values) - half:.2f} to {fmean(values) + half:.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--player", choices=LEVELS, default="master", help="the bot (master)")
    parser.add_argument("--games", type=int, default=100, help="how many, two at least (100)")
    parser.add_argument("--think", type=float, default=0.2, help="a master's seconds (0.2)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same games (1)")
    options = parser.parse_args()
    if options.games < 2:
        parser.error("two games at least")
    player, thought = load_player("bits", options.player), Thought(options.think)
    played = [play(player, thought, f"{options.seed} {n}") for n in range(options.games)]
    print(f"points {told([float(points) for points, _ in played])}")
    print(f"points without luck {told([points - luck for points, luck in played])}")


if __name__ == "__main__":
    main()
