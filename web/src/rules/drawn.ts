/**
 * Boards drawn for the rules, as `drawn.json` of a game has them: the top row first, a letter
 * a piece or, where colours count, a colour. Small letters are what is in hand, where it comes
 * to rest or, if that is refused, where it may not go; × is a field that nothing can reach any
 * more. Tests play every one of these boards by the rules.
 */

import type { Cell } from '../geometry';

export interface DrawnBoard {
  rows: number;
  columns: number;
  /** What lies there, by its letter. */
  lying: Map<string, Cell[]>;
  /** What is in hand, by its letter. */
  hand: Map<string, Cell[]>;
  /** The fields that are open, and those of them that nothing reaches. */
  open: Cell[];
  lost: Cell[];
}

export function readBoard(picture: readonly string[]): DrawnBoard {
  const rows = picture.length;
  const lying = new Map<string, Cell[]>();
  const hand = new Map<string, Cell[]>();
  const open: Cell[] = [];
  const lost: Cell[] = [];
  picture.forEach((line, index) =>
    [...line].forEach((sign, x) => {
      const cell: Cell = [x, rows - 1 - index];
      if (sign === '.' || sign === '×') {
        open.push(cell);
        if (sign === '×') lost.push(cell);
      } else {
        const found = sign === sign.toUpperCase() ? lying : hand;
        found.set(sign, [...(found.get(sign) ?? []), cell]);
      }
    }),
  );
  return { rows, columns: picture[0]?.length ?? 0, lying, hand, open, lost };
}

/** What a board shows as squares, each with its letter as a colour. */
export function squaresOf(letters: Map<string, Cell[]>): [number, number, string][] {
  return [...letters].flatMap(([letter, cells]) =>
    cells.map(([x, y]): [number, number, string] => [x, y, letter.toUpperCase()]),
  );
}

/** All of these cells that hang together by their edges with one of them. */
export function areaOf(cells: readonly Cell[], start: Cell): Cell[] {
  const found: Cell[] = [start];
  const isFound = ([x, y]: Cell) => found.some((one) => one[0] === x && one[1] === y);
  for (const [x, y] of found) {
    const isBeside = (cell: Cell) => Math.abs(cell[0] - x) + Math.abs(cell[1] - y) === 1;
    found.push(...cells.filter((cell) => isBeside(cell) && !isFound(cell)));
  }
  return found;
}
