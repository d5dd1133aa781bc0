"""Learn to play FITS from nothing but its environment: python examples/learn_fits.py.

An agent looks at a dozen things that a placement does to the board, and learns what each of them
is worth by the cross-entropy method: many try out weights drawn at random, all with the same
cards, and the next ones are drawn near those of the best. Needs NumPy and the extras `envs` and
`fast`; a minute or two on one core. The weights are written to a file, and `play` is a bot that
plays by them at any table: docs/bots.md.
"""

import argparse
import json
from functools import cache
from pathlib import Path
from statistics import fmean, stdev
from time import process_time

import gymnasium
import numpy as np

import formspiel
import formspiel.envs

FILE = Path("learned_fits.json")
FEATURES = (
    "plain fields buried", "bonus fields buried", "malus fields buried", "symbols buried",
    "plain fields covered", "bonus fields covered", "malus fields covered", "symbols covered",
    "squares over the top", "highest column", "sum of heights", "steps between columns",
    "depth of wells", "set aside", "set aside, by cards to come",
)  # fmt: skip


class Actions:
    """What each action lays where, told by the numbering of the game."""

    def __init__(self):
        fits = formspiel.find_game("fits")
        edition = fits.load_edition("2009")
        config = fits.configure(edition, 1, {"boards": ["1"]})
        view = fits.view(fits.setup(config), 0)
        numbering = fits.numbering(edition, 1)
        self.rows, self.columns, size = edition.rows, edition.columns, numbering.sizes[0]
        self.bottoms = np.full((size, self.columns), -1)
        self.tops = np.full((size, self.columns), -1)
        self.cells = np.zeros((size, self.rows * self.columns), np.float32)
        self.over = np.zeros(size)
        # The last action sets the piece aside.
        for action in range(size - 1):
            for x, y in numbering.decode(view, (action,)).cells:
                low = self.bottoms[action, x]
                self.bottoms[action, x] = y if low < 0 else min(low, y)
                self.tops[action, x] = max(self.tops[action, x], y + 1)
                if y < self.rows:
                    self.cells[action, self.columns * y + x] = 1
                else:
                    self.over[action] += 1


@cache
def load_actions():
    """Once is enough."""
    return Actions()


def describe(seen, row, action):
    """The features of these actions, each in the row of a batch that goes with it."""
    known = load_actions()
    values, symbols, _ = np.moveaxis(seen["fields"].astype(np.float32), 1, 0)
    kinds = np.stack([values == -1, values > 0, values < -1, symbols > 0]).astype(np.float32)
    kinds *= np.stack([np.ones_like(values), values, values, np.ones_like(values)])
    heights = seen["heights"][:, 0].astype(int)[row]
    bottoms, tops = known.bottoms[action], known.tops[action]
    lies = tops >= 0
    after = np.where(lies, tops, heights)
    # Fields under the piece are buried: what is printed there stays visible to the end.
    sums = np.zeros((len(kinds), len(values), known.rows + 1, known.columns), np.float32)
    sums[:, :, 1:] = kinds.cumsum(axis=2)
    column = np.arange(known.columns)
    low = np.minimum(heights, known.rows)
    high = np.where(lies, np.clip(bottoms, low, known.rows), low)
    upper = sums[:, row[:, None], high, column]
    buried = (upper - sums[:, row[:, None], low, column]).sum(axis=2)
    flat = kinds.reshape(len(kinds), len(values), -1)
    covered = np.einsum("kf,nkf->nk", known.cells[action], flat[:, row])
    walls = np.pad(after, ((0, 0), (1, 1)), constant_values=known.rows)
    wells = np.minimum(walls[:, :-2], walls[:, 2:]) - after
    aside = (action == len(known.over) - 1).astype(float)
    left = 1 - seen["turned"].mean(axis=1)[row]
    return np.column_stack([
        *buried, *covered, known.over[action], after.max(axis=1), after.sum(axis=1),
        np.abs(np.diff(after, axis=1)).sum(axis=1), np.maximum(wells, 0).sum(axis=1),
        aside, aside * left,
    ])  # fmt: skip


def choose(seen, weights):
    """The action of each row that its weights like best."""
    row, action = np.nonzero(seen["action_mask"].view(bool))
    worth = (describe(seen, row, action) * weights[row]).sum(axis=1)
    order = np.lexsort((-worth, row))
    _, first = np.unique(row[order], return_index=True)
    return action[order][first]


def try_out(env, crowd, games, seed):
    """The mean points of each of a crowd of weights, all with the same cards."""
    weights = np.repeat(crowd, games, axis=0)
    seen, _ = env.reset(seed=[seed + number for number in range(games)] * len(crowd))
    points = np.zeros(len(weights))
    while seen["action_mask"].any():
        seen, rewards, *_ = env.step(choose(seen, weights))
        points += rewards
    return points.reshape(len(crowd), games).mean(axis=1)


def learn(generations, crowd=48, games=12, seed=1):
    """Weights that do well, and how it went."""
    rng = np.random.default_rng(seed)
    env = gymnasium.make_vec(
        "formspiel/Fits-v0", crowd * games, vectorization_mode="vector_entry_point", copy=False
    )
    mean, spread = np.zeros(len(FEATURES)), np.ones(len(FEATURES))
    for generation in range(generations):
        weights = mean + spread * rng.standard_normal((crowd, len(FEATURES)))
        points = try_out(env, weights, games, seed=1000 * generation)
        best = weights[np.argsort(points)[-crowd // 6 :]]
        # A little more spread than was found: else it would settle too soon.
        mean, spread = best.mean(axis=0), best.std(axis=0) + 0.3 / (1 + generation)
        print(f"generation {generation + 1:2}: mean {points.mean():7.2f}, best {points.max():7.2f}")
    return mean


@cache
def load_weights():
    """What was learned: here, or else before, as it lies beside this file."""
    file = FILE if FILE.exists() else Path(__file__).with_name(FILE.name)
    return np.array(list(json.loads(file.read_text("utf-8")).values()))


def play(view, moves, rng, thought, weights=None):  # noqa: ARG001 - it neither guesses nor thinks
    """A bot that plays by what was learned."""
    fits = formspiel.find_game("fits")
    edition, seats = view.config.edition, view.config.seats
    observation, numbering = fits.observation(edition, seats), fits.numbering(edition, seats)
    seen = {
        part.name: np.array(own).reshape((1, *part.shape))
        for part, own in zip(observation.parts, observation.read(view), strict=True)
    }
    mask = np.frombuffer(numbering.mask(view, moves), np.int8)
    seen["action_mask"] = mask[None]
    known = load_weights() if weights is None else weights
    return numbering.decode(view, (int(choose(seen, known[None])[0]),))


play.games = ("fits",)
play.title = "Ada"


def main():
    """Learn, write it down, and play against easy."""
    parser = argparse.ArgumentParser(description="Learns FITS, and plays against easy.")
    parser.add_argument("--generations", type=int, default=25, help="how long to learn (25)")
    parser.add_argument("--matches", type=int, default=100, help="matches against easy (100)")
    parser.add_argument("--out", type=Path, default=FILE, help=f"where to write it ({FILE})")
    asked = parser.parse_args()
    begun = process_time()
    weights = learn(asked.generations)
    print(f"learned in {process_time() - begun:.0f} seconds of processor time")
    named = dict(zip(FEATURES, map(float, weights.round(4)), strict=True))
    asked.out.write_text(json.dumps(named, indent=2) + "\n", "utf-8")

    def learned(view, moves, rng, thought):
        return play(view, moves, rng, thought, weights)

    leads, points = [], []
    for seed in range(asked.matches):
        easy, own = formspiel.play_match("fits", ["easy", learned], seed=seed).scores
        leads.append(own - easy)
        points.append(own)
    lead, half = fmean(leads), 1.96 * stdev(leads) / len(leads) ** 0.5
    wins = sum(own > 0 for own in leads)
    print(f"{len(leads)} matches against easy: {wins} won, {fmean(points):.1f} points in the mean,")
    print(f"{lead:.1f} ahead (95 %: {lead - half:.1f} to {lead + half:.1f})")


if __name__ == "__main__":
    main()
