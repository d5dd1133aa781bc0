/**
 * Boards of Quadrata drawn for the rules, as `drawn.json` has them: the top row first, with
 * blanks between the cells. `2a` is a cell that the form a of number 2 covers, `1a◣` one of
 * which it covers that half.
 */

import type { Quarter, Side } from '../quarters';

const SIDES: Record<string, Side[]> = {
  '◣': ['S', 'W'],
  '◢': ['E', 'S'],
  '◤': ['N', 'W'],
  '◥': ['N', 'E'],
  '': ['N', 'E', 'S', 'W'],
};

/** The forms of a picture: the number of each and where it lies. */
export function readForms(picture: readonly string[]): [number, Quarter[]][] {
  const found = new Map<string, Quarter[]>();
  picture.forEach((line, index) =>
    line.split(' ').forEach((cell, x) => {
      for (const [, name = '', half = ''] of cell.matchAll(/(\d[a-z])([◣◢◤◥]?)/g)) {
        const y = picture.length - 1 - index;
        const quarters = (SIDES[half] ?? []).map((side): Quarter => [x, y, side]);
        found.set(name, [...(found.get(name) ?? []), ...quarters]);
      }
    }),
  );
  return [...found].map(([name, quarters]) => [Number(name[0]), quarters]);
}
