/** The way of a form that somebody else has moved, as it is seen on the page. */

import { boundsOf, type Quarter } from './quarters';
import type { QuadrataMove, Where } from './types';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Journey {
  number: number;
  /** How it lies at its end or, if it is put aside, lay at its start. */
  cells: Quarter[];
  from: Box;
  to: Box;
  /** What it was taken from somebody else, and where from. */
  hole: { cells: Quarter[]; box: Box } | null;
}

/** Where quarters are drawn in the picture of a square, whose drawing is a little larger. */
export function boxIn(frame: Box, cells: readonly Quarter[], size: number, margin: number): Box {
  const { x, y, width, height } = boundsOf(cells);
  const unit = frame.width / (size + 2 * margin);
  return {
    left: frame.left + (x + margin) * unit,
    top: frame.top + (size - y - height + margin) * unit,
    width: width * unit,
    height: height * unit,
  };
}

/** A move with what is to be seen of its start and its end; null if one of them is not. */
export function journeyOf(
  move: QuadrataMove,
  drawn: Quarter[] | undefined,
  find: (where: Where, seat: number, cells: readonly Quarter[] | undefined) => Box | null,
): Journey | null {
  const owner = move.of ?? move.seat;
  const from = find(move.from, owner, move.at_cells);
  const to = find(move.to, move.seat, move.cells);
  const cells = move.cells ?? move.at_cells ?? drawn;
  if (!from || !to || !cells) return null;
  const isTaken = owner !== move.seat && move.at_cells !== undefined;
  const hole = isTaken && move.at_cells ? { cells: move.at_cells, box: from } : null;
  return { number: move.move, cells, from, to, hole };
}
