/**
 * The legal moves of the server in two steps: what one may take, and where that may go. What
 * is not among the moves cannot be taken, turned or put anywhere.
 */

import { boundsOf, flipped, nameOf, settled, shapeOf, turned, type Quarter } from './quarters';
import type { QuadrataMove, Where } from './types';

/** A way to lay a form into the own square. */
export interface Place {
  move: QuadrataMove;
  cells: Quarter[];
  x: number;
  y: number;
  width: number;
  height: number;
  shape: string;
}

/** A form that may be taken from somewhere, with all that may become of it. */
export interface Taking {
  key: string;
  number: number;
  from: Where;
  /** The other seat that has it; null for what is nobody's or one's own. */
  of: number | null;
  /** Where it lies, if in a square. */
  cells: Quarter[] | null;
  places: Place[];
  /** The moves that put it aside instead. */
  reserve: QuadrataMove | null;
  stock: QuadrataMove | null;
}

function keyOf(move: QuadrataMove): string {
  return [move.move, move.from, move.of ?? '', move.at_cells ? nameOf(move.at_cells) : ''].join('/');
}

function placeOf(move: QuadrataMove, cells: Quarter[]): Place {
  return { move, cells, ...boundsOf(cells), shape: shapeOf(cells) };
}

/** What may be taken, in the order of the moves. */
export function takingsOf(moves: readonly QuadrataMove[]): Taking[] {
  const found = new Map<string, Taking>();
  for (const move of moves) {
    const key = keyOf(move);
    const taking = found.get(key) ?? {
      key,
      number: move.move,
      from: move.from,
      of: move.of ?? null,
      cells: move.at_cells ?? null,
      places: [],
      reserve: null,
      stock: null,
    };
    found.set(key, taking);
    if (move.cells) taking.places.push(placeOf(move, move.cells));
    else if (move.to === 'reserve') taking.reserve = move;
    else if (move.to === 'stock') taking.stock = move;
  }
  return [...found.values()];
}

/** What the hand takes by itself: the only thing, or the only one of the stock. */
export function obvious(takings: readonly Taking[]): Taking | undefined {
  const stock = takings.filter((one) => one.from === 'stock');
  return takings.length === 1 ? takings[0] : stock.length === 1 ? stock[0] : undefined;
}

/** The place of a shape whose middle is nearest to a point. */
export function nearest(
  places: readonly Place[],
  shape: string,
  x: number,
  y: number,
): Place | undefined {
  const off = (one: Place) => Math.hypot(one.x + one.width / 2 - x, one.y + one.height / 2 - y);
  return places
    .filter((one) => one.shape === shape)
    .reduce<
      Place | undefined
    >((best, one) => (best === undefined || off(one) < off(best) ? one : best), undefined);
}

/** How to begin: as it lay or is drawn in the box if it can lie so, near a point. */
export function first(
  places: readonly Place[],
  drawn: readonly Quarter[] | undefined,
  x: number,
  y: number,
): Place | undefined {
  const asDrawn = drawn ? nearest(places, shapeOf(drawn), x, y) : undefined;
  return asDrawn ?? (places[0] ? nearest(places, places[0].shape, x, y) : undefined);
}

/** The next place to a side: in the same line if there is one, else in the next line. */
export function shift(
  places: readonly Place[],
  from: Place,
  dx: -1 | 0 | 1,
  dy: -1 | 0 | 1,
): Place | undefined {
  const along = (one: Place) => (one.x - from.x) * dx + (one.y - from.y) * dy;
  const across = (one: Place) => Math.abs(dx ? one.y - from.y : one.x - from.x);
  const ahead = places.filter((one) => one.shape === from.shape && along(one) > 0);
  const inLine = ahead.filter((one) => across(one) === 0);
  return (inLine.length ? inLine : ahead).toSorted(
    (a, b) => along(a) - along(b) || across(a) - across(b),
  )[0];
}

export function middle(place: Place): [number, number] {
  return [place.x + place.width / 2, place.y + place.height / 2];
}

/**
 * A quarter turn to the right (-1: to the left), or as many as it takes to find a way to lie,
 * about a point: who turns again about the same one comes back to where they began.
 */
export function turn(
  places: readonly Place[],
  from: Place,
  by: -1 | 1 = 1,
  about = middle(from),
): Place | undefined {
  let cells = settled(from.cells);
  for (let quarter = 0; quarter < 3; quarter += 1) {
    cells = by > 0 ? turned(cells) : turned(turned(turned(cells)));
    const shape = shapeOf(cells);
    const found = nearest(places, shape, ...about);
    if (found && shape !== from.shape) return found;
  }
  return undefined;
}

/** Flipped left to right, and turned further if it can only lie so. */
export function flip(
  places: readonly Place[],
  from: Place,
  about = middle(from),
): Place | undefined {
  let cells = flipped(from.cells);
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const shape = shapeOf(cells);
    const found = nearest(places, shape, ...about);
    if (found && shape !== from.shape) return found;
    cells = turned(cells);
  }
  return undefined;
}

/** The move that a taking and a goal make. */
export function moveOf(taking: Taking, goal: Where, place: Place | null): QuadrataMove | null {
  return goal === 'square' ? (place?.move ?? null) : taking[goal];
}
