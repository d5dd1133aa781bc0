/**
 * Forms made of quarters of unit squares: [column, row, side], the row at the bottom first. A
 * quarter is the triangle between a side of its square and the middle.
 */

export type Side = 'N' | 'E' | 'S' | 'W';
export type Quarter = [number, number, Side];

const TURNED: Record<Side, Side> = { N: 'E', E: 'S', S: 'W', W: 'N' };
const FLIPPED: Record<Side, Side> = { N: 'N', E: 'W', S: 'S', W: 'E' };

export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boundsOf(quarters: readonly Quarter[]): Bounds {
  const columns = quarters.map(([x]) => x);
  const rows = quarters.map(([, y]) => y);
  const [x, y] = [Math.min(...columns), Math.min(...rows)];
  return { x, y, width: Math.max(...columns) - x + 1, height: Math.max(...rows) - y + 1 };
}

/** Moved so that the least column and row are 0, in a fixed order. */
export function settled(quarters: readonly Quarter[]): Quarter[] {
  const { x, y } = boundsOf(quarters);
  return quarters
    .map(([column, row, side]): Quarter => [column - x, row - y, side])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : 1));
}

/** A quarter turn to the right. */
export function turned(quarters: readonly Quarter[]): Quarter[] {
  return settled(quarters.map(([x, y, side]): Quarter => [y, -x, TURNED[side]]));
}

/** Flipped left to right. */
export function flipped(quarters: readonly Quarter[]): Quarter[] {
  return settled(quarters.map(([x, y, side]): Quarter => [-x, y, FLIPPED[side]]));
}

/** A name for quarters, of where they lie. */
export function nameOf(quarters: readonly Quarter[]): string {
  return quarters.map((quarter) => quarter.join(',')).join(' ');
}

/** A name for quarters that lie the same way, wherever they are. */
export function shapeOf(quarters: readonly Quarter[]): string {
  return nameOf(settled(quarters));
}

/** The quarter under a point; a point on a line belongs to one of its neighbours. */
export function quarterAt(x: number, y: number): Quarter {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - column - 0.5, y - row - 0.5];
  const side = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'E' : 'W') : dy > 0 ? 'N' : 'S';
  return [column, row, side];
}

export function covers(quarters: readonly Quarter[], [x, y, side]: Quarter): boolean {
  return quarters.some((other) => other[0] === x && other[1] === y && other[2] === side);
}

/** The cells that quarters lie in, each with the sides that are covered, such as `ES`. */
export function partsOf(quarters: readonly Quarter[]): [number, number, string][] {
  const sides = new Map<string, Side[]>();
  for (const [column, row, side] of quarters) {
    const key = `${column},${row}`;
    sides.set(key, [...(sides.get(key) ?? []), side]);
  }
  return [...sides]
    .map(([key, covered]): [number, number, string] => {
      const [column = 0, row = 0] = key.split(',').map(Number);
      return [column, row, covered.toSorted().join('')];
    })
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}
