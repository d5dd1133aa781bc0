import { expect, test } from 'vitest';
import { Refusal } from '../src/api';
import { Attempt } from '../src/puzzles/attempt.svelte';
import { progress, readProgress } from '../src/puzzles/progress.svelte';
import { chanceOf, levelFor, rated, ratingOf } from '../src/puzzles/rating';
import { placeOf } from '../src/router.svelte';

test('who is rated as a level solves every second puzzle of it', () => {
  for (const level of [1, 2, 3, 4, 5]) {
    expect(chanceOf(ratingOf(level), level)).toBe(0.5);
    expect(levelFor(ratingOf(level))).toBe(level);
  }
  expect(chanceOf(1500, 2)).toBeCloseTo(10 / 11);
});

test('a rating rises by what it did not promise, and stays within its bounds', () => {
  expect(rated(1100, 0, 2, true)).toBe(1132);
  expect(rated(1100, 0, 2, false)).toBe(1068);
  expect(rated(1100, 40, 2, true)).toBe(1108);
  expect(rated(2600, 0, 1, true)).toBe(2600);
  expect(rated(400, 0, 1, false)).toBe(400);
});

test('the first end of a puzzle counts, and a later one no longer', () => {
  progress.note('chess', '2-0', 2, false, false);
  expect(progress.of('chess').rating).toBe(1068);
  progress.note('chess', '2-0', 2, true, false);
  expect(progress.outcomeOf('chess', '2-0')).toBe('later');
  progress.note('chess', '2-1', 2, false, true);
  progress.note('chess', '2-1', 2, true, false);
  expect(progress.outcomeOf('chess', '2-1')).toBe('missed');
  expect(progress.of('chess').count).toBe(2);
});

test('the next puzzle is the first that was not done, and another than the one before', () => {
  progress.choose('draughts', 3);
  expect(progress.next('draughts')).toBe('3-0');
  expect(progress.next('draughts', '3-0')).toBe('3-1');
  progress.note('draughts', '3-0', 3, true, false);
  expect(progress.next('draughts')).toBe('3-1');
});

test('what the storage holds is checked', () => {
  const done = [{ id: '2-3', outcome: 'first' }, { id: '9-1', outcome: 'first' }, 7, null];
  const found = readProgress({ rating: 1e9, count: -1, level: 'x', done });
  expect(found).toEqual({
    rating: 1100,
    count: 0,
    level: null,
    done: [{ id: '2-3', outcome: 'first' }],
  });
  expect(readProgress(null).done).toEqual([]);
});

test('a puzzle has an address', () => {
  expect(placeOf('/puzzles')).toEqual({ page: 'puzzles', game: null, puzzle: null });
  expect(placeOf('/puzzles/fits')).toEqual({ page: 'puzzles', game: 'fits', puzzle: null });
  expect(placeOf('/puzzles/fits/3-17')).toEqual({ page: 'puzzles', game: 'fits', puzzle: '3-17' });
  for (const path of ['/puzzles/fits/6-1', '/puzzles/fits/1-01', '/puzzles/fits/1-1/x', '/puzzles/F'])
    expect(placeOf(path)).toEqual({ page: 'lost' });
});

test('a try goes on move by move, and what was refused is not made', async () => {
  const asked: unknown[] = [];
  const request = async (path: string, _token?: string, body?: unknown) => {
    asked.push(path);
    const moves = (body as { moves: { x: number }[] } | undefined)?.moves;
    if (moves?.some((move) => move.x < 0)) throw new Refusal('illegal', 'no');
    if (path.endsWith('/answer')) return { line: [{ seat: null }, { seat: 0, event: { x: 1 } }] };
    if (moves) return { points: moves.length, is_over: moves.length === 2, events: [] };
    return { seat: 0, best: 2 };
  };
  const attempt = new Attempt('chess', '1-0', request as never);
  await attempt.open();
  await attempt.play({ x: -1 });
  expect(attempt.refusal?.code).toBe('illegal');
  expect(attempt.moves).toEqual([]);
  await attempt.play({ x: 1 });
  expect(attempt.isOver).toBe(false);
  await attempt.play({ x: 1 });
  expect([attempt.isOver, attempt.isSolved]).toEqual([true, true]);
  const { length } = asked;
  attempt.takeBack();
  await attempt.play({ x: 1 });
  expect(asked.length).toBe(length);
  await attempt.tell();
  expect(attempt.best).toEqual([{ seat: 0, event: { x: 1 } }]);
});
