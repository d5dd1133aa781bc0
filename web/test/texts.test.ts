/** What is said: phrases of the server with names, one as one, and the colon of a language. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shapeOf } from '../src/games/bits/types';
import { spell } from '../src/games/quadrata/words';
import { LANGUAGES } from '../src/settings.svelte';
import { colon, t, tell, texts } from '../src/texts.svelte';

describe('texts', () => {
  beforeAll(async () => {
    for (const part of ['page', 'bits', 'quadrata', 'fits']) await texts.need(part);
    await texts.speak('en');
  });
  afterAll(() => texts.speak('en'));

  it('name players and what phrases are made of', () => {
    const tile = { key: 'bits-tile', values: { first: 'R', second: 'G' } };
    const drawn = { key: 'bits-draw-start', values: { player: 2, tile: [tile] } };
    expect(tell(drawn, ['Anna', 'Ben'])).toBe('Ben draws the start tile red-green');
    expect(tell(drawn)).toBe('Seat 2 draws the start tile red-green');
    const tasks = ['any', 'pair'].map((shape) => ({
      key: 'bits-task-name',
      values: { shape, squares: 4 },
    }));
    expect(tell({ key: 'bits-round', values: { tasks } })).toBe('tasks: areas of 4, pair');
  });

  it('count one, none and less', () => {
    const done = (points: number) => t('round-done', { count: points, points: String(points) });
    expect([1, -1, 2].map(done)).toEqual([
      'Round over: one point',
      'Round over: -1 point',
      'Round over: 2 points',
    ]);
    expect(t('fits-small', { count: 0 })).toBe('an empty board');
    expect(t('bits-board-label', { count: 1, moves: 1 })).toContain('one tile, one choice.');
  });

  it.each(LANGUAGES)('have the colon of %s', async (language) => {
    await texts.speak(language);
    expect(colon('Anna', '3')).toBe(language === 'fr' ? 'Anna\u202f: 3' : 'Anna: 3');
    const letters = [...'RGBYV'].map((colour) => t('bits-colour-letter', { colour }));
    expect(new Set(letters).size).toBe(5);
    await texts.speak('en');
  });

  it('name the forms of BITS however they lie', () => {
    const drawings: Record<string, string[]> = {
      single: ['#'],
      pair: ['##'],
      line: ['#', '#', '#'],
      corner: ['##', '.#'],
      I: ['####'],
      L: ['.#', '.#', '##'],
      O: ['##', '##'],
      S: ['#.', '##', '.#'],
      T: ['.#', '##', '.#'],
      other: ['#####'],
    };
    for (const [name, rows] of Object.entries(drawings)) {
      const cells = rows.flatMap((row, y) =>
        [...row].flatMap((sign, x): [number, number][] => (sign === '#' ? [[x, y]] : [])),
      );
      expect(shapeOf(cells)).toBe(name);
    }
  });

  it('spell a place of Quadrata for the ear', () => {
    expect(
      spell([
        [1, 0, 'S'],
        [1, 0, 'W'],
        [0, 0, 'N'],
        [0, 0, 'E'],
        [0, 0, 'S'],
        [0, 0, 'W'],
      ]),
    ).toBe('whole 1/1, lower left half 2/1');
  });
});
