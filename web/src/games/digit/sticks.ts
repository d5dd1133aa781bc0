/** Where sticks are: points, middles, and what is near. Rows count from below. */

import type { Stick } from './types';

export interface Point {
  x: number;
  y: number;
}

export type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const WAYS: Record<Way, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

export function isWay(key: string): key is Way {
  return key in WAYS;
}

/** A name for a stick in its place. */
export function keyOf([x, y, way]: Stick): string {
  return `${x},${y},${way}`;
}

export function isSame(one: Stick | null, other: Stick | null): boolean {
  return one !== null && other !== null && keyOf(one) === keyOf(other);
}

export function endOf([x, y, way]: Stick): Point {
  return way === 'h' ? { x: x + 1, y } : { x, y: y + 1 };
}

export function middleOf([x, y, way]: Stick): Point {
  return way === 'h' ? { x: x + 0.5, y } : { x, y: y + 0.5 };
}

export interface Bounds {
  left: number;
  low: number;
  width: number;
  height: number;
}

/** The least rectangle around sticks. */
export function boundsOf(sticks: readonly Stick[]): Bounds {
  const ends = sticks.map(endOf);
  const left = Math.min(...sticks.map((stick) => stick[0]));
  const low = Math.min(...sticks.map((stick) => stick[1]));
  return {
    left,
    low,
    width: Math.max(...ends.map((end) => end.x)) - left,
    height: Math.max(...ends.map((end) => end.y)) - low,
  };
}

/** Sticks shifted so that the least x and y are 0, in a fixed order. */
export function settledSticks(sticks: readonly Stick[]): Stick[] {
  const { left, low } = boundsOf(sticks);
  return sticks
    .map(([x, y, way]): Stick => [x - left, y - low, way])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : 1));
}

/**
 * The lower left corner of the square part of the grid that is shown. It stays where it is as
 * long as the sticks, with a place around them, fit in; else they are put into the middle.
 */
export function frameOf(before: Point | null, sticks: readonly Stick[], side: number): Point {
  if (!sticks.length) return before ?? { x: 0, y: 0 };
  const { left, low, width, height } = boundsOf(sticks);
  if (
    before &&
    left - 1 >= before.x &&
    low - 1 >= before.y &&
    left + width + 1 <= before.x + side &&
    low + height + 1 <= before.y + side
  )
    return before;
  return {
    x: Math.floor(left - (side - width) / 2),
    y: Math.floor(low - (side - height) / 2),
  };
}

/** How far a point is from a stick. */
export function farFrom(point: Point, stick: Stick): number {
  const [x, y, way] = stick;
  const along = way === 'h' ? point.x - x : point.y - y;
  const across = way === 'h' ? point.y - y : point.x - x;
  return Math.hypot(Math.max(-along, 0, along - 1), across);
}

/** The stick nearest to a point, if one is near enough. */
export function nearest(
  point: Point,
  sticks: readonly Stick[],
  reach: number,
): Stick | undefined {
  let best: Stick | undefined;
  let least = reach;
  for (const stick of sticks) {
    // Where two meet, the one whose middle is nearer.
    const middle = middleOf(stick);
    const far =
      farFrom(point, stick) + Math.hypot(point.x - middle.x, point.y - middle.y) / 1000;
    if (far < least) [best, least] = [stick, far];
  }
  return best;
}

/** From a stick to the next one in a direction; from the last, round to the other side. */
export function stepFrom(
  from: Stick,
  way: Way,
  sticks: readonly Stick[],
): Stick | undefined {
  const start = middleOf(from);
  const { x, y } = WAYS[way];
  const found = sticks
    .filter((stick) => !isSame(stick, from))
    .map((stick) => {
      const middle = middleOf(stick);
      const [dx, dy] = [middle.x - start.x, middle.y - start.y];
      return { stick, along: dx * x + dy * y, across: Math.abs(dx * y) + Math.abs(dy * x) };
    });
  const ahead = found.filter((one) => one.along > 0);
  if (ahead.length)
    return least(ahead, (one) => one.along + 2 * one.across);
  return least(found, (one) => one.along + 2 * one.across);
}

function least<T extends { stick: Stick }>(all: T[], cost: (one: T) => number): Stick | undefined {
  return all.toSorted((a, b) => cost(a) - cost(b))[0]?.stick;
}

/** The one stick that was moved between two moments, if it was just one. */
export function movedBetween(
  before: readonly Stick[],
  after: readonly Stick[],
): { from: Stick; to: Stick } | null {
  const [old, now] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  const gone = before.filter((stick) => !now.has(keyOf(stick)));
  const come = after.filter((stick) => !old.has(keyOf(stick)));
  const [from, to] = [gone[0], come[0]];
  return gone.length === 1 && come.length === 1 && from && to ? { from, to } : null;
}

/** Where a moved stick came from, as seen from where it lies, drawn with y down. */
export function slideOf(moved: { from: Stick; to: Stick } | null): Point & { turn: number } {
  if (!moved) return { x: 0, y: 0, turn: 0 };
  const [from, to] = [middleOf(moved.from), middleOf(moved.to)];
  return { x: from.x - to.x, y: to.y - from.y, turn: moved.from[2] === moved.to[2] ? 0 : 90 };
}
