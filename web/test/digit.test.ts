import { describe, expect, it } from 'vitest';
import { Chart } from '../src/games/digit/chart';
import { holdersOf, liftable, moveOf, placesOf, sticksAfter } from '../src/games/digit/hold';
import { newsBetween } from '../src/games/digit/news';
import {
  boundsOf,
  farFrom,
  frameOf,
  keyOf,
  movedBetween,
  nearest,
  settledSticks,
  stepFrom,
  type Way,
} from '../src/games/digit/sticks';
import type { DigitView, Stick, StickMove } from '../src/games/digit/types';

const LINE: Stick[] = [0, 1, 2, 3, 4].map((x): Stick => [x, 0, 'h']);
const HOOK: Stick[] = [...LINE.slice(0, 4), [4, 0, 'v']];

describe('sticks', () => {
  it('have bounds and a settled form wherever they lie', () => {
    expect(boundsOf(HOOK)).toEqual({ left: 0, low: 0, width: 4, height: 1 });
    const far = HOOK.map(([x, y, way]): Stick => [x - 7, y + 3, way]).toReversed();
    expect(settledSticks(far)).toEqual(HOOK);
  });

  it('are shown in a frame that stays until they do not fit', () => {
    const frame = frameOf(null, LINE, 7);
    expect(frame).toEqual({ x: -1, y: -4 });
    expect(frameOf(frame, HOOK, 7)).toBe(frame);
    const low = HOOK.map(([x, y, way]): Stick => [x, y - 4, way]);
    const next = frameOf(frame, low, 7);
    expect(next).not.toEqual(frame);
    expect(boundsOf(low).low - 1).toBeGreaterThanOrEqual(next.y);
    expect(frameOf(frame, [], 7)).toBe(frame);
  });

  it('are found by a point near them', () => {
    expect(farFrom({ x: 0.5, y: 0.25 }, [0, 0, 'h'])).toBe(0.25);
    expect(farFrom({ x: 0, y: 2 }, [0, 0, 'v'])).toBe(1);
    expect(nearest({ x: 4.1, y: 0.6 }, HOOK, 0.5)).toEqual([4, 0, 'v']);
    expect(nearest({ x: 3.6, y: 0.1 }, HOOK, 0.5)).toEqual([3, 0, 'h']);
    expect(nearest({ x: 2, y: 1 }, HOOK, 0.5)).toBeUndefined();
  });

  it('tell which of them was moved', () => {
    expect(movedBetween(LINE, HOOK)).toEqual({ from: [4, 0, 'h'], to: [4, 0, 'v'] });
    expect(movedBetween(LINE, LINE)).toBeNull();
    expect(movedBetween([], LINE)).toBeNull();
  });

  it('are all reached by the arrow keys', () => {
    // All places around a line of three, as they might be offered.
    const places: Stick[] = [
      ...[-1, 3].map((x): Stick => [x, 0, 'h']),
      ...[0, 1, 2, 3].flatMap((x): Stick[] => [[x, 0, 'v'], [x, -1, 'v']]),
      [0, 1, 'h'],
    ];
    const ways: Way[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
    const reached = new Set<string>();
    const queue: Stick[] = [[1, 0, 'h']];
    for (const from of queue)
      for (const way of ways) {
        const next = stepFrom(from, way, places);
        if (next && !reached.has(keyOf(next))) {
          reached.add(keyOf(next));
          queue.push(next);
        }
      }
    expect(reached.size).toBe(places.length);
    expect(stepFrom([0, 0, 'h'], 'ArrowRight', LINE)).toEqual([1, 0, 'h']);
    expect(stepFrom([4, 0, 'h'], 'ArrowRight', LINE)).toEqual([0, 0, 'h']);
  });
});

describe('a stick in the hand', () => {
  const moves: StickMove[] = [
    { seat: 0, from: [4, 0, 'h'], to: [4, 0, 'v'] },
    { seat: 0, from: [4, 0, 'h'], to: [-1, 0, 'h'] },
    { seat: 0, from: [0, 0, 'h'], to: [5, 0, 'h'] },
  ];

  it('can be lifted and put only as the server says', () => {
    expect(liftable(moves)).toEqual([[4, 0, 'h'], [0, 0, 'h']]);
    expect(placesOf(moves, [4, 0, 'h'])).toEqual([[4, 0, 'v'], [-1, 0, 'h']]);
    expect(placesOf(moves, [1, 0, 'h'])).toEqual([]);
    expect(moveOf(moves, [4, 0, 'h'], [4, 0, 'v'])).toBe(moves[0]);
    expect(moveOf(moves, [0, 0, 'h'], [4, 0, 'v'])).toBeNull();
    expect(moveOf(moves, null, null)).toBeNull();
  });

  it('shows what would lie there, and who holds it', () => {
    expect(settledSticks(sticksAfter(LINE, moves[0]!))).toEqual(HOOK);
    expect(holdersOf([['D20', 'D02'], null, ['D20']], 'D20')).toEqual([0, 2]);
    expect(holdersOf([null], null)).toEqual([]);
  });
});

describe('the chart', () => {
  const flippedHook: Stick[] = [...LINE.slice(0, 4), [0, 0, 'v']];
  const chart = new Chart({
    edition: '1987',
    figures: ['D20', 'D40', 'D41'],
    distances: [
      [0, 1, 2],
      [1, 0, 3],
      [2, 3, 0],
    ],
    lies: [[HOOK, flippedHook], [LINE], []],
  });

  it('names what sticks make, wherever they lie', () => {
    expect(chart.nameOf(flippedHook.map(([x, y, way]): Stick => [x + 9, y - 9, way]))).toBe('D20');
    expect(chart.nameOf(LINE.toReversed())).toBe('D40');
    expect(chart.nameOf(LINE.slice(1))).toBeNull();
    expect(chart.nameOf([])).toBeNull();
  });

  it('sorts cards by the distances of the server', () => {
    expect(chart.between('D40', 'D41')).toBe(3);
    expect(chart.between('D40', 'D99')).toBeUndefined();
    expect(chart.sorted(['D41', 'D20', 'D40'], 'D40')).toEqual(['D40', 'D20', 'D41']);
    expect(chart.sorted(['D41', 'D20'], null)).toEqual(['D41', 'D20']);
  });
});

describe('the news', () => {
  const start: DigitView = {
    seat: 0,
    variant: 'standard',
    open: false,
    games: 2,
    game: 1,
    past: [],
    turn: 0,
    figure: 'D40',
    sticks: LINE,
    hands: [['D01', 'D20'], null],
    sizes: [2, 5],
    pile: [['D40', null]],
    stack: 40,
    due: 0,
    run: 0,
    idle: 0,
    extra: 0,
  };

  it('tell who laid down and who drew', () => {
    const laid: DigitView = {
      ...start,
      hands: [['D01'], null],
      sizes: [1, 5],
      pile: [['D40', null], ['D20', 0]],
    };
    expect(newsBetween(start, laid)).toEqual([{ kind: 'lays', seat: 0, figure: 'D20' }]);
    const drawn = { ...laid, hands: [['D01', 'D07'], null], sizes: [2, 6] };
    expect(newsBetween(laid, drawn)).toEqual([
      { kind: 'draws', seat: 0, count: 1, figures: ['D07'] },
      { kind: 'draws', seat: 1, count: 1, figures: null },
    ]);
    // Both at once, as in Solitaire.
    const both = { ...laid, hands: [['D01', 'D07'], null], sizes: [2, 5] };
    expect(newsBetween(start, both)).toEqual([
      { kind: 'lays', seat: 0, figure: 'D20' },
      { kind: 'draws', seat: 0, count: 1, figures: ['D07'] },
    ]);
  });

  it('tell of the last turns once the last card is drawn (DIGIT-5)', () => {
    const plus: DigitView = { ...start, variant: 'plus', end: 'last-turns', last_turns: 0, stack: 1 };
    const drawn: DigitView = { ...plus, sizes: [2, 6], stack: 0, turn: 0 };
    const draws = { kind: 'draws', seat: 1, count: 1, figures: null };
    expect(newsBetween(plus, drawn)).toEqual([draws, { kind: 'last-turns', seat: 1 }]);
    expect(newsBetween({ ...plus, stack: 2 }, { ...drawn, stack: 1 })).toEqual([draws]);
    expect(newsBetween(plus, { ...drawn, end: 'played-out' })).toEqual([draws]);
    expect(newsBetween(drawn, { ...drawn, last_turns: 1 })).toEqual([]);
  });

  it('tell of extra moves, of shuffling and of a new game, and of nothing else', () => {
    expect(newsBetween(start, start)).toEqual([]);
    expect(newsBetween(start, { ...start, sticks: HOOK, extra: 1 })).toEqual([{ kind: 'extra' }]);
    const full = { ...start, pile: [['D40', null], ['D20', 0]] as DigitView['pile'] };
    expect(newsBetween(full, { ...start, pile: [['D20', 0]] })).toEqual([{ kind: 'shuffle' }]);
    expect(newsBetween(full, start)).toEqual([]);
    const next = { ...start, past: [{ counts: [0, 5], sticks: LINE }], game: 2 };
    expect(newsBetween(full, next)).toEqual([
      { kind: 'game', game: 2, variant: 'standard', counts: [0, 5] },
    ]);
  });
});
