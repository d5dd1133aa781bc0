/**
 * A rating of one's own against the levels of puzzles, by the rule of Elo: who solves what the
 * rating did not promise gains, who misses what it did promise loses. Nobody else is told.
 */

export const LEVELS = [1, 2, 3, 4, 5] as const;

/** Whoever begins is taken for one who solves every second puzzle of level 2. */
export const FIRST = 1100;
export const LEAST = 400;
export const MOST = 2600;

/** What a level is rated. */
export const ratingOf = (level: number) => 500 + 300 * level;

/** How probable it is that somebody of a rating solves a puzzle of a level. */
export function chanceOf(rating: number, level: number): number {
  return 1 / (1 + 10 ** ((ratingOf(level) - rating) / 400));
}

/** By how much a puzzle may move a rating at most: the first ones tell the most. */
export function stepOf(count: number): number {
  if (count < 10) return 64;
  return count < 30 ? 32 : 16;
}

/** The rating after a puzzle, with so many rated before it. */
export function rated(rating: number, count: number, level: number, isSolved: boolean): number {
  const moved = rating + stepOf(count) * (Number(isSolved) - chanceOf(rating, level));
  return Math.round(Math.min(MOST, Math.max(LEAST, moved)));
}

/** The level that suits a rating. */
export function levelFor(rating: number): number {
  return Math.min(5, Math.max(1, Math.round((rating - 500) / 300)));
}
