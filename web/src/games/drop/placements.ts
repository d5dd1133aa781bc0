/**
 * Where a piece can lie: the legal moves of the server, ordered by how the piece lies and where,
 * so that it can be shifted, turned and flipped. What is not among the moves cannot be held.
 */

import { flipped, settled, shapeOf, turned, type Cell } from '../../geometry';
import type { GameEvent } from '../../types';

export interface Placement {
  move: GameEvent;
  cells: Cell[];
  /** The least column. */
  x: number;
  width: number;
  shape: string;
}

/** The moves that put something on the board. */
export function placementsOf(moves: readonly GameEvent[]): Placement[] {
  return moves
    .filter((move) => Array.isArray(move.cells))
    .map((move) => {
      const cells = move.cells as Cell[];
      const columns = cells.map((cell) => cell[0]);
      const x = Math.min(...columns);
      return { move, cells, x, width: Math.max(...columns) - x + 1, shape: shapeOf(cells) };
    });
}

/** The placement of a shape whose middle is nearest to a column; a column may be 2.5. */
export function nearest(
  all: readonly Placement[],
  shape: string,
  column: number,
): Placement | undefined {
  const off = (one: Placement) => Math.abs(one.x + one.width / 2 - column);
  return all
    .filter((one) => one.shape === shape)
    .reduce<Placement | undefined>(
      (best, one) => (best === undefined || off(one) < off(best) ? one : best),
      undefined,
    );
}

/** How to begin: as the piece is drawn in the box if it can lie so, in the middle. */
export function first(
  all: readonly Placement[],
  drawn: readonly Cell[] | undefined,
  columns: number,
): Placement | undefined {
  const asDrawn = drawn ? nearest(all, shapeOf(drawn), columns / 2) : undefined;
  return asDrawn ?? (all[0] ? nearest(all, all[0].shape, columns / 2) : undefined);
}

/** In an order to read them in: each way to lie from left to right, as it is turned and flipped. */
export function sorted(
  all: readonly Placement[],
  drawn: readonly Cell[] | undefined,
): Placement[] {
  let cells = settled(drawn ?? all[0]?.cells ?? []);
  const ways: string[] = [];
  for (let way = 0; way < 8; way += 1) {
    ways.push(shapeOf(cells));
    cells = way === 3 ? flipped(cells) : turned(cells);
  }
  return all.toSorted((a, b) => ways.indexOf(a.shape) - ways.indexOf(b.shape) || a.x - b.x);
}

export function shift(
  all: readonly Placement[],
  from: Placement,
  by: -1 | 1,
): Placement | undefined {
  return all
    .filter((one) => one.shape === from.shape && (one.x - from.x) * by > 0)
    .sort((a, b) => (a.x - b.x) * by)[0];
}

export const middleOf = (one: Placement): number => one.x + one.width / 2;

/**
 * A quarter turn to the right (-1: to the left), or as many as it takes to find a way to lie,
 * about a column: who turns again about the same one comes back to where they began.
 */
export function turn(
  all: readonly Placement[],
  from: Placement,
  by: -1 | 1 = 1,
  about = middleOf(from),
): Placement | undefined {
  let cells = settled(from.cells);
  for (let quarter = 0; quarter < 3; quarter += 1) {
    cells = by > 0 ? turned(cells) : turned(turned(turned(cells)));
    const shape = shapeOf(cells);
    const found = nearest(all, shape, about);
    if (found && shape !== from.shape) return found;
  }
  return undefined;
}

/** Flipped left to right, and turned further if it can only lie so. */
export function flip(
  all: readonly Placement[],
  from: Placement,
  about = middleOf(from),
): Placement | undefined {
  let cells = flipped(from.cells);
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const shape = shapeOf(cells);
    const found = nearest(all, shape, about);
    if (found && shape !== from.shape) return found;
    cells = turned(cells);
  }
  return undefined;
}
