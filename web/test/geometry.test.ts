import { describe, expect, it } from 'vitest';
import { flipped, outline, settled, shapeOf, turned, type Cell } from '../src/geometry';

const L: Cell[] = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 0],
];

describe('geometry', () => {
  it('settles cells at the lower left', () => {
    expect(
      settled([
        [3, 5],
        [4, 5],
      ] as Cell[]),
    ).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  it('comes back after four turns and after two flips', () => {
    let cells = L;
    for (let quarter = 0; quarter < 4; quarter += 1) cells = turned(cells);
    expect(shapeOf(cells)).toBe(shapeOf(L));
    expect(shapeOf(flipped(flipped(L)))).toBe(shapeOf(L));
    expect(shapeOf(flipped(L))).not.toBe(shapeOf(L));
  });

  it('turns to the right', () => {
    // An L that stands lies on its back: its foot points down at the left.
    expect(shapeOf(turned(L))).toBe(
      shapeOf([
        [0, 0],
        [0, 1],
        [1, 1],
        [2, 1],
      ] as Cell[]),
    );
  });

  it('keeps what a cell carries', () => {
    expect(
      turned([
        [0, 0, 'R'],
        [1, 0, 'G'],
      ]),
    ).toEqual([
      [0, 0, 'G'],
      [0, 1, 'R'],
    ]);
  });

  it('draws one line around a piece, with the lowest row at the bottom', () => {
    expect(outline([[0, 0]], 1)).toBe('M0 0L1 0L1 1L0 1Z');
    expect(
      outline(
        [
          [0, 0],
          [1, 0],
        ] as Cell[],
        2,
      ),
    ).toBe('M0 1L2 1L2 2L0 2Z');
    expect(outline([[0, 0]], 1, 0.1)).toBe('M0.1 0.1L0.9 0.1L0.9 0.9L0.1 0.9Z');
  });

  it('draws cells that touch at a corner only as two parts, and a hole as a line of its own', () => {
    expect(
      outline(
        [
          [0, 0],
          [1, 1],
        ] as Cell[],
        2,
      ).match(/M/g),
    ).toHaveLength(2);
    const ring: Cell[] = [];
    for (let x = 0; x < 3; x += 1)
      for (let y = 0; y < 3; y += 1) if (x !== 1 || y !== 1) ring.push([x, y]);
    expect(outline(ring, 3).match(/M/g)).toHaveLength(2);
  });
});
