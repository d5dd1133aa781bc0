/** A review as curves over the own moves: what was to be expected, what was possible, points. */

import type { Reviewed } from '../types';

export const WIDTH = 640;
export const HEIGHT = 200;
const [LEFT, RIGHT, TOP, BOTTOM] = [8, WIDTH - 8, 10, HEIGHT - 10];

/** The values of a curve at the beginning and after every own move; null where it has none. */
export type Values = (number | null)[];

/** What the game was worth: in the beginning, and after every own move as it was made. */
export function expected(review: Reviewed): Values {
  return [review.start, ...review.moves.map(({ value }) => value)];
}

/**
 * What was to be expected of the whole game by whoever knows the cards of the round under way:
 * at the end of a round just what was to be expected. Null where no solver tells.
 */
export function possible(review: Reviewed): Values {
  const after = new Map(review.moves.map(({ round, value }) => [round, value]));
  const others = (round: number) => (after.get(round) ?? 0) - (review.rounds[round] ?? 0);
  const values = review.moves.map(({ hindsight, round }) =>
    hindsight ? others(round) + hindsight[1] : null,
  );
  const first = review.moves[0]?.hindsight;
  return [first ? others(review.moves[0]?.round ?? 0) + first[0] : null, ...values];
}

/** Points as they stood; where the utility is a share of the win they are no part of it. */
export function scored(review: Reviewed): Values {
  if (review.utility === 'win') return [];
  return [null, ...review.moves.map(({ points }) => points)];
}

export interface Scale {
  least: number;
  most: number;
}

/** What the drawing has room for: all that was to be expected and possible; points may leave it. */
export function scaleOf(...curves: Values[]): Scale {
  const values = curves.flat().filter((value) => value !== null);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return most > least ? { least, most } : { least: least - 1, most: most + 1 };
}

export function xOf(at: number, count: number): number {
  return round(LEFT + ((RIGHT - LEFT) * at) / Math.max(1, count - 1));
}

export function yOf(value: number, scale: Scale): number {
  const share = Math.min(1.02, Math.max(-0.02, shareOf(value, scale)));
  return round(BOTTOM - share * (BOTTOM - TOP));
}

const shareOf = (value: number, { least, most }: Scale) => (value - least) / (most - least);

/**
 * A curve as the path of a drawing; it begins anew after a gap. What the scale has no room for is
 * outside: along the edge it would look like a value of the scale.
 */
export function pathOf(values: Values, scale: Scale): string {
  let isGap = true;
  return values
    .map((value, at) => {
      if (value === null) {
        isGap = true;
        return '';
      }
      const y = round(BOTTOM - shareOf(value, scale) * (BOTTOM - TOP));
      const step = `${isGap ? 'M' : 'L'}${xOf(at, values.length)} ${y}`;
      isGap = false;
      return step;
    })
    .join('');
}

const round = (value: number) => Math.round(value * 10) / 10;

export interface Turn {
  kind: 'luck' | 'loss';
  /** The place among the own moves: that of the move, or the next after what chance did. */
  at: number;
  /** What it brought; a loss brings less than nothing. */
  gain: number;
}

/** The moments that changed most, the greatest first. */
export function turningPoints(review: Reviewed, most = 3): Turn[] {
  const losses = review.moves.map(({ loss }, at): Turn => ({ kind: 'loss', at, gain: -loss }));
  const lucks = review.chances.map(({ event, luck }): Turn => {
    const next = review.moves.findIndex((move) => move.event > event);
    return { kind: 'luck', at: next < 0 ? review.moves.length - 1 : next, gain: luck };
  });
  return [...losses, ...lucks]
    .filter(({ gain, at }) => Math.abs(gain) > 1e-9 && at >= 0)
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain))
    .slice(0, most);
}
