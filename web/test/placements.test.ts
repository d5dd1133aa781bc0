import { describe, expect, it } from 'vitest';
import { first, flip, nearest, placementsOf, shift, sorted, turn } from '../src/games/drop/placements';
import { flipped, shapeOf, shifted, turned, type Cell } from '../src/geometry';

const J: Cell[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [1, 2],
];

/** Every way for a piece to lie on the floor of six columns, as a server might say. */
function floor(cells: Cell[], ways = 8): { cells: Cell[] }[] {
  const moves: { cells: Cell[] }[] = [];
  const seen = new Set<string>();
  let shape = cells;
  for (let way = 0; way < ways; way += 1) {
    if (!seen.has(shapeOf(shape))) {
      seen.add(shapeOf(shape));
      const width = Math.max(...shape.map(([x]) => x)) + 1;
      for (let x = 0; x + width <= 6; x += 1) moves.push({ cells: shifted(shape, x, 0) });
    }
    shape = way === 3 ? flipped(shape) : turned(shape);
  }
  return moves;
}

describe('the hand', () => {
  const all = placementsOf(floor(J));

  it('begins as the piece is drawn, in the middle', () => {
    const start = first(all, J, 6);
    expect(start?.shape).toBe(shapeOf(J));
    expect(start?.x).toBe(2);
  });

  it('begins with what is there if the piece cannot lie as drawn', () => {
    const lying = placementsOf([{ cells: shifted(turned(J), 1, 0) }]);
    expect(first(lying, J, 6)).toBe(lying[0]);
    expect(first([], J, 6)).toBeUndefined();
  });

  it('shifts column by column, and stops at the edge', () => {
    let held = nearest(all, shapeOf(J), 0);
    const columns = [];
    while (held) {
      columns.push(held.x);
      held = shift(all, held, 1);
    }
    expect(columns).toEqual([0, 1, 2, 3, 4]);
  });

  it('turns and flips about its middle', () => {
    const held = nearest(all, shapeOf(J), 5);
    if (!held) throw new Error('there must be one');
    expect(turn(all, held)?.shape).toBe(shapeOf(turned(J)));
    expect(turn(all, held)?.x).toBe(3);
    expect(turn(all, held, -1)?.shape).toBe(shapeOf(turned(turned(turned(J)))));
    expect(flip(all, held)?.shape).toBe(shapeOf(flipped(J)));
    expect(flip(all, held)?.x).toBe(held.x);
  });

  it('comes back to where it was when it is turned back', () => {
    for (const held of all) {
      const about = held.x + held.width / 2;
      const there = turn(all, held, 1, about);
      expect(there && turn(all, there, -1, about)).toBe(held);
    }
  });

  it('reaches every way to lie by turning and flipping', () => {
    const start = first(all, J, 6);
    const reached = new Set<string>();
    const waiting = [start];
    while (waiting.length) {
      const held = waiting.pop();
      if (!held || reached.has(held.shape)) continue;
      reached.add(held.shape);
      waiting.push(turn(all, held), flip(all, held));
    }
    expect(reached).toEqual(new Set(all.map((one) => one.shape)));
  });

  it('lists every way to lie from left to right, beginning as the piece is drawn', () => {
    const mixed = all.toSorted((a, b) => a.x - b.x || (a.shape < b.shape ? -1 : 1));
    expect(sorted(mixed, J)).toEqual(all);
  });

  it('refuses what the server does not offer', () => {
    const square = placementsOf([
      {
        cells: [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ],
      },
    ]);
    const [held] = square;
    if (!held) throw new Error('there must be one');
    expect(turn(square, held)).toBeUndefined();
    expect(flip(square, held)).toBeUndefined();
    expect(shift(square, held, -1)).toBeUndefined();
  });

  it('leaves out moves that put nothing down', () => {
    expect(placementsOf([{ seat: 0, aside: 'L4' }])).toEqual([]);
  });
});
