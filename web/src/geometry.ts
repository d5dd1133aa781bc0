/** Cells of a board: [column, row], counted from 0, the row at the bottom first. */

/** From one corner of the grid to the next. */
type Edge = [number, number, number, number];

export type Cell = readonly [number, number, ...unknown[]];
/** A cell with what else is known of it, such as a colour. */
type With<More extends readonly unknown[]> = readonly [number, number, ...More];

/** Cells moved so that the least column and the least row are 0, in a fixed order. */
export function settled<More extends readonly unknown[]>(
  cells: readonly With<More>[],
): With<More>[] {
  const x = Math.min(...cells.map((cell) => cell[0]));
  const y = Math.min(...cells.map((cell) => cell[1]));
  return shifted(cells, -x, -y).toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
}

export function shifted<More extends readonly unknown[]>(
  cells: readonly With<More>[],
  x: number,
  y: number,
): With<More>[] {
  return cells.map(([column, row, ...more]) => [column + x, row + y, ...more]);
}

/** A quarter turn to the right. */
export function turned<More extends readonly unknown[]>(
  cells: readonly With<More>[],
): With<More>[] {
  return settled<More>(cells.map(([x, y, ...more]) => [y, -x, ...more]));
}

/** Flipped left to right. */
export function flipped<More extends readonly unknown[]>(
  cells: readonly With<More>[],
): With<More>[] {
  return settled<More>(cells.map(([x, y, ...more]) => [-x, y, ...more]));
}

/** A name for cells that lie the same way, wherever they are. */
export function shapeOf(cells: readonly Cell[]): string {
  return settled(cells)
    .map((cell) => cell.join(','))
    .join(' ');
}

/**
 * The outline of cells as the data of an SVG path: one closed line around each part, with the
 * row at the bottom drawn lowest. `rows` is the height of the board; a cell is 1 × 1, and the
 * line keeps `inset` away from its edges.
 */
export function outline(cells: readonly Cell[], rows: number, inset = 0): string {
  const taken = new Set(cells.map(([x, y]) => `${x},${y}`));
  const has = (x: number, y: number) => taken.has(`${x},${y}`);
  // Edges run with the cell on their right, from corner to corner of the grid.
  const next = new Map<string, Edge[]>();
  const edge = (x: number, y: number, toX: number, toY: number) => {
    const key = `${x},${y}`;
    next.set(key, [...(next.get(key) ?? []), [x, y, toX, toY]]);
  };
  for (const [x, y] of cells) {
    if (!has(x, y + 1)) edge(x, y + 1, x + 1, y + 1);
    if (!has(x + 1, y)) edge(x + 1, y + 1, x + 1, y);
    if (!has(x, y - 1)) edge(x + 1, y, x, y);
    if (!has(x - 1, y)) edge(x, y, x, y + 1);
  }
  const parts: string[] = [];
  while (next.size) {
    const first = [...next.values()][0]?.[0];
    if (!first) break;
    const corners: Edge[] = [];
    let current: Edge | undefined = first;
    while (current) {
      const [x, y, toX, toY]: Edge = current;
      const here: Edge[] = next.get(`${x},${y}`) ?? [];
      const rest = here.filter((other) => other !== current);
      if (rest.length) next.set(`${x},${y}`, rest);
      else next.delete(`${x},${y}`);
      corners.push(current);
      const dx: number = toX - x;
      const dy: number = toY - y;
      const options: Edge[] = next.get(`${toX},${toY}`) ?? [];
      // Where two cells touch at a corner only, keep to the own cell: turn right.
      current =
        options.find((o) => o[2] - o[0] === dy && o[3] - o[1] === -dx) ??
        options.find((o) => o[2] - o[0] === dx && o[3] - o[1] === dy) ??
        options[0];
    }
    parts.push(closed(corners, rows, inset));
  }
  return parts.join('');
}

function closed(edges: Edge[], rows: number, inset: number): string {
  const points: string[] = [];
  edges.forEach((edge, index) => {
    const before = edges[(index || edges.length) - 1] ?? edge;
    const [ax, ay] = [before[2] - before[0], before[3] - before[1]];
    const [bx, by] = [edge[2] - edge[0], edge[3] - edge[1]];
    if (ax === bx && ay === by) return;
    // The inside is on the right of both edges that meet here.
    const x = edge[0] + inset * (ay + by);
    const y = rows - (edge[1] + inset * (-ax - bx));
    points.push(`${round(x)} ${round(y)}`);
  });
  return `M${points.join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
