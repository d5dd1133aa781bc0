/** The line around a form, and where its number stands. */

import { boundsOf, nameOf, settled, type Quarter, type Side } from './quarters';

export type Point = readonly [number, number];

/** The corners of a quarter clockwise, beginning with its side; the middle comes last. */
const CORNERS: Record<Side, [Point, Point]> = {
  N: [
    [0, 1],
    [1, 1],
  ],
  E: [
    [1, 1],
    [1, 0],
  ],
  S: [
    [1, 0],
    [0, 0],
  ],
  W: [
    [0, 0],
    [0, 1],
  ],
};
/** How finely the best place for a number is looked for. */
const FINE = 24;

type Edge = readonly [Point, Point];

/** The edges that only one quarter has, each with the form on its right. */
function edgesOf(quarters: readonly Quarter[]): Map<string, Edge> {
  const edges = new Map<string, Edge>();
  for (const [x, y, side] of quarters) {
    const [[ax, ay], [bx, by]] = CORNERS[side];
    const corners: Point[] = [
      [x + ax, y + ay],
      [x + bx, y + by],
      [x + 0.5, y + 0.5],
    ];
    corners.forEach((from, index) => {
      const to = corners[(index + 1) % 3] ?? from;
      // An edge that two quarters share is none of the form's.
      if (!edges.delete(`${to} ${from}`)) edges.set(`${from} ${to}`, [from, to]);
    });
  }
  return edges;
}

/** How far to the right a step turns from another, in eighths of a turn; straight on is 0. */
function bend([[ax, ay], [bx, by]]: Edge, [[cx, cy], [dx, dy]]: Edge): number {
  const before = Math.atan2(by - ay, bx - ax);
  const after = Math.atan2(dy - cy, dx - cx);
  const eighths = Math.round(((before - after) * 4) / Math.PI);
  return ((eighths + 12) % 8) - 4;
}

/** The corners of the lines around some quarters, each line clockwise around its part. */
export function linesAround(quarters: readonly Quarter[]): Point[][] {
  const edges = edgesOf(quarters);
  const lines: Point[][] = [];
  while (edges.size) {
    const line: Edge[] = [];
    let current: Edge | undefined = [...edges.values()][0];
    while (current && current !== line[0]) {
      const here: Edge = current;
      if (line.push(here) > 1) edges.delete(`${here[0]} ${here[1]}`);
      const next = [...edges.values()].filter(([from]) => `${from}` === `${here[1]}`);
      // Where parts touch at a corner only, keep to the own part: as far right as it goes.
      current = next.sort((a, b) => bend(here, b) - bend(here, a))[0];
    }
    edges.delete(`${line[0]?.[0]} ${line[0]?.[1]}`);
    lines.push(
      line
        .filter((edge, index) => bend(line.at(index - 1) ?? edge, edge) !== 0)
        .map(([from]) => from),
    );
  }
  return lines;
}

/** A closed line moved inwards; the inside is on its right. */
export function inset(line: readonly Point[], by: number): Point[] {
  const normal = ([ax, ay]: Point, [bx, by]: Point): Point => {
    const length = Math.hypot(bx - ax, by - ay);
    return [(by - ay) / length, (ax - bx) / length];
  };
  return line.map((point, index) => {
    const [px, py] = normal(line.at(index - 1) ?? point, point);
    const [qx, qy] = normal(point, line[(index + 1) % line.length] ?? point);
    const reach = by / (1 + px * qx + py * qy);
    return [point[0] + reach * (px + qx), point[1] + reach * (py + qy)];
  });
}

/** The outline of quarters as the data of an SVG path in a square of so many rows. */
export function outline(quarters: readonly Quarter[], rows: number, by = 0): string {
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return linesAround(quarters)
    .map((line) => {
      const points = inset(line, by).map(([x, y]) => `${round(x)} ${round(rows - y)}`);
      return `M${points.join('L')}Z`;
    })
    .join('');
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

const known = new Map<string, Point>();

/** Where a number stands: the point inside that is farthest from the outline. */
export function middleOf(quarters: readonly Quarter[]): Point {
  const { x, y } = boundsOf(quarters);
  const own = settled(quarters);
  const name = nameOf(own);
  const found = known.get(name) ?? middleOfSettled(own);
  known.set(name, found);
  return [x + found[0], y + found[1]];
}

function middleOfSettled(quarters: readonly Quarter[]): Point {
  const { width, height } = boundsOf(quarters);
  const lines = linesAround(quarters);
  const edges = lines.flatMap((line) =>
    line.map((from, index): Edge => [from, line[(index + 1) % line.length] ?? from]),
  );
  let best: { point: Point; room: number; off: number } | undefined;
  for (let column = 1; column < width * FINE; column += 1) {
    for (let row = 1; row < height * FINE; row += 1) {
      const point: Point = [column / FINE, row / FINE];
      if (!isInside(point, edges)) continue;
      const room = Math.min(...edges.map(([from, to]) => distance(point, from, to)));
      const off = Math.hypot(point[0] - width / 2, point[1] - height / 2);
      const isBetter =
        !best || room > best.room + 1e-6 || (room > best.room - 1e-6 && off < best.off - 1e-6);
      if (isBetter) best = { point, room, off };
    }
  }
  return best?.point ?? [width / 2, height / 2];
}

function isInside([x, y]: Point, edges: readonly Edge[]): boolean {
  const crossed = edges.filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay),
  );
  return crossed.length % 2 === 1;
}
