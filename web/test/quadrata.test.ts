import { describe, expect, it } from 'vitest';
import { Hand } from '../src/games/quadrata/hand.svelte';
import { inset, linesAround, middleOf, outline, type Point } from '../src/games/quadrata/outline';
import {
  covers,
  flipped,
  quarterAt,
  settled,
  shapeOf,
  turned,
  type Quarter,
} from '../src/games/quadrata/quarters';
import { flip, nearest, obvious, shift, takingsOf, turn } from '../src/games/quadrata/takings';
import type { QuadrataMove } from '../src/games/quadrata/types';

const SIDES: Record<string, string> = { '◣': 'SW', '◢': 'ES', '◤': 'NW', '◥': 'EN', '■': 'ENSW' };

/** Quarters as the rules draw them, the top line first. */
function drawn(...lines: string[]): Quarter[] {
  return settled(
    lines.flatMap((line, at) =>
      [...line].flatMap((sign, x) =>
        [...(SIDES[sign] ?? '')].map((side) => [x, lines.length - 1 - at, side] as unknown as Quarter),
      ),
    ),
  );
}

/** The forms of docs/quadrata.md: how they look, and in how many ways each can lie. */
const FORMS: [number, Quarter[], number][] = [
  [1, drawn('◣'), 4],
  [2, drawn('■'), 1],
  [3, drawn('■◣'), 8],
  [4, drawn('◣·', '■◣'), 4],
  [5, drawn('■■◣'), 8],
  [6, drawn('◢■■◤'), 4],
];

const moved = (quarters: Quarter[], x: number, y: number) =>
  quarters.map(([column, row, side]): Quarter => [column + x, row + y, side]);

function area(line: Point[]): number {
  return line.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = line[(index + 1) % line.length] ?? [0, 0];
    return sum + (nextX * y - x * nextY) / 2;
  }, 0);
}

describe('quarters', () => {
  it.each(FORMS)('form %i can lie in as many ways as the rules say', (_number, form, ways) => {
    const shapes = new Set<string>();
    let cells = form;
    for (let side = 0; side < 2; side += 1) {
      for (let quarter = 0; quarter < 4; quarter += 1) {
        shapes.add(shapeOf(cells));
        cells = turned(cells);
      }
      expect(shapeOf(cells)).toBe(shapeOf(side ? flipped(form) : form));
      cells = flipped(cells);
    }
    expect(shapes.size).toBe(ways);
  });

  it('turns to the right and flips left to right', () => {
    expect(turned(drawn('◣'))).toEqual(drawn('◤'));
    expect(turned(drawn('■◣'))).toEqual(drawn('■', '◤'));
    expect(flipped(drawn('■◣'))).toEqual(drawn('◢■'));
  });

  it('finds the quarter under a point', () => {
    expect(quarterAt(2.5, 3.9)).toEqual([2, 3, 'N']);
    expect(quarterAt(2.9, 3.5)).toEqual([2, 3, 'E']);
    expect(quarterAt(2.5, 3.1)).toEqual([2, 3, 'S']);
    expect(quarterAt(2.1, 3.5)).toEqual([2, 3, 'W']);
    expect(covers(drawn('◣'), quarterAt(0.2, 0.2))).toBe(true);
    expect(covers(drawn('◣'), quarterAt(0.8, 0.8))).toBe(false);
  });
});

describe('the outline', () => {
  it.each(FORMS)('of form %i is one line with as many corners as it has', (number, form) => {
    let cells = form;
    for (let way = 0; way < 8; way += 1) {
      const lines = linesAround(cells);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toHaveLength(number === 1 || number === 4 ? 3 : 4);
      // The form of number n has the area of n half squares.
      expect(area(lines[0] ?? [])).toBeCloseTo(number / 2);
      expect(area(inset(lines[0] ?? [], 0.1))).toBeLessThan(number / 2);
      cells = way === 3 ? flipped(cells) : turned(cells);
    }
  });

  it('is drawn with the row at the bottom lowest', () => {
    expect(outline(drawn('◣'), 6)).toMatch(/^M(?=.*0 6)(?=.*0 5)(?=.*1 6)/);
  });

  it('goes around two parts that touch at a corner', () => {
    expect(linesAround([...drawn('■'), ...moved(drawn('■'), 1, 1)])).toHaveLength(2);
  });

  it('leaves most room for the number', () => {
    const [x, y] = middleOf(moved(drawn('◣'), 2, 1));
    // The middle of the circle inside a triangle with two sides of length 1.
    expect(x).toBeCloseTo(2 + 1 - Math.SQRT1_2, 1);
    expect(y).toBeCloseTo(1 + 1 - Math.SQRT1_2, 1);
    expect(middleOf(drawn('◢■■◤'))).toEqual([2, 0.5]);
  });
});

function lay(cells: Quarter[], more: Partial<QuadrataMove> = {}): QuadrataMove {
  return { seat: 0, move: 1, from: 'stock', to: 'square', cells, ...more };
}
const aside = (more: Partial<QuadrataMove>): QuadrataMove => ({
  seat: 0,
  move: 1,
  from: 'stock',
  to: 'reserve',
  ...more,
});
const one = drawn('◣');
const here = { at_cells: moved(one, 3, 3), from: 'square' as const };
const MOVES: QuadrataMove[] = [
  lay(one),
  lay(moved(one, 2, 0)),
  lay(moved(one, 0, 2)),
  lay(moved(turned(one), 1, 1)),
  aside({}),
  aside({ ...here, to: 'stock' }),
  aside({ ...here, to: 'reserve' }),
  lay(one, here),
  aside({ ...here, of: 1 }),
];

describe('the moves of the server in two steps', () => {
  const takings = takingsOf(MOVES);
  const stock = takings[0]!;

  it('first what to take', () => {
    expect(takings.map(({ from, of }) => [from, of])).toEqual([
      ['stock', null],
      ['square', null],
      ['square', 1],
    ]);
    expect(obvious(takings)).toBe(stock);
    expect(obvious(takings.slice(1))).toBeUndefined();
    expect(obvious(takings.slice(2))).toBe(takings[2]);
  });

  it('then where that may go', () => {
    expect(takings.map(({ places }) => places.length)).toEqual([4, 1, 0]);
    expect(stock.reserve).toBe(MOVES[4]);
    expect(stock.stock).toBeNull();
    expect(takings[1]?.stock).toBe(MOVES[5]);
    const all = takings.flatMap((taking) => [
      ...taking.places.map((place) => place.move),
      taking.reserve,
      taking.stock,
    ]);
    expect(all.filter(Boolean)).toHaveLength(MOVES.length);
  });

  it('shifts to the next place in a line, or else in the next line', () => {
    const [corner, right, up] = stock.places;
    expect(shift(stock.places, corner!, 1, 0)).toBe(right);
    expect(shift(stock.places, corner!, 0, 1)).toBe(up);
    expect(shift(stock.places, up!, 1, 0)).toBe(right);
    expect(shift(stock.places, corner!, -1, 0)).toBeUndefined();
  });

  it('turns and flips only into places that there are', () => {
    const [corner, , , other] = stock.places;
    expect(turn(stock.places, corner!)).toBe(other);
    expect(turn(stock.places, other!)).toBe(
      nearest(stock.places, shapeOf(one), other!.x + 0.5, other!.y + 0.5),
    );
    expect(flip(stock.places, corner!)).toBe(other);
    expect(turn([corner!], corner!)).toBeUndefined();
  });
});

describe('the hand', () => {
  function dealt(moves: QuadrataMove[]): Hand {
    const hand = new Hand(
      () => one,
      () => 6,
    );
    hand.deal(takingsOf(moves));
    return hand;
  }

  it('takes by itself what is obvious, and aims', () => {
    const hand = dealt(MOVES);
    expect(hand.held?.from).toBe('stock');
    expect(hand.aim(2.4, 0.4)).toBe(true);
    expect(hand.move).toBe(MOVES[1]);
  });

  it('goes below the square into the reserve, and comes back', () => {
    const hand = dealt(MOVES);
    hand.aim(0, 0);
    expect(hand.step(0, -1)).toBe(true);
    expect(hand.move).toBe(MOVES[4]);
    expect(hand.step(0, -1)).toBe(false);
    expect(hand.step(0, 1)).toBe(true);
    expect(hand.move).toBe(MOVES[0]);
  });

  it('points at what may be taken while it is empty', () => {
    const hand = dealt(MOVES.slice(5));
    expect(hand.held).toBeNull();
    hand.point(1);
    expect(hand.pointed).toBe(hand.takings[0]);
    hand.point(-1);
    expect(hand.pointed).toBe(hand.takings[1]);
    hand.take(hand.takings[1]!);
    expect(hand.goal).toBe('reserve');
    expect(hand.move).toBe(MOVES[8]);
    expect(hand.turn()).toBe(false);
    hand.putBack();
    expect(hand.move).toBeNull();
  });
});
