import { describe, expect, test } from 'vitest';
import { expected, pathOf, possible, scaleOf, scored, turningPoints, yOf } from '../src/review/curves';
import type { Reviewed } from '../src/types';

const phrase = { key: 'x', values: {} };

function move(event: number, round: number, value: number, loss: number, after: number) {
  return {
    event, round, value, loss, best: value + loss, made: {}, phrase, view: {}, points: event,
    word: 'good' as const, better: [], hindsight: [after + loss, after] as [number, number],
  };
}

const REVIEW: Reviewed = {
  game: 'any', edition: 'one', seats: 1, players: [], seat: 0, utility: 'points',
  result: 9, start: 8, luck: 2, loss: 3, rest: 2, word: 'fair', rounds: [4, 5],
  moves: [move(1, 0, 8.5, 0, 6), move(3, 0, 7, 2, 4), move(5, 1, 9, 1, 5)],
  chances: [
    { event: 0, round: 0, luck: 0.5 },
    { event: 4, round: 1, luck: 1.5 },
    { event: 6, round: 1, luck: -0.25 },
  ],
};

describe('curves of a review', () => {
  test('begin before the first move', () => {
    expect(expected(REVIEW)).toEqual([8, 8.5, 7, 9]);
    expect(scored(REVIEW)).toEqual([null, 1, 3, 5]);
  });

  test('say what was possible, and meet what was expected where a round ends', () => {
    expect(possible(REVIEW)).toEqual([9, 9, 7, 9]);
  });

  test('have no points where the win is what counts', () => {
    expect(scored({ ...REVIEW, utility: 'win' })).toEqual([]);
  });

  test('begin anew after a gap, and stay in the drawing', () => {
    const scale = scaleOf([0, 10]);
    expect(pathOf([0, null, 10], scale).match(/M/g)).toHaveLength(2);
    expect(yOf(-100, scale)).toBe(yOf(-1, scale));
    expect(scaleOf([3, 3])).toEqual({ least: 2, most: 4 });
  });
});

test('turning points are what changed most, luck at the move after it', () => {
  expect(turningPoints(REVIEW)).toEqual([
    { kind: 'loss', at: 1, gain: -2 },
    { kind: 'luck', at: 2, gain: 1.5 },
    { kind: 'loss', at: 2, gain: -1 },
  ]);
  expect(turningPoints(REVIEW, 9).at(-1)).toEqual({ kind: 'luck', at: 2, gain: -0.25 });
});
