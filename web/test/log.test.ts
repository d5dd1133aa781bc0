/** The log: what happened in the words of those who play, and points that have come. */

import { beforeAll, describe, expect, it } from 'vitest';
import { latestOf, logged, type Game } from '../src/games/game';
import { game as bits } from '../src/games/bits';
import { game as digit } from '../src/games/digit';
import { game as fits } from '../src/games/fits';
import { game as quadrata } from '../src/games/quadrata';
import { linesBetween, pointsBetween } from '../src/parts/news';
import { comingOf, namesAt } from '../src/parts/sitters';
import { hasMovedOn, spokenNews } from '../src/parts/spoken';
import { texts } from '../src/texts.svelte';
import type { Entry, GameEvent, Item, Score } from '../src/types';

const NAMES = ['Anna', 'Ben'];

function line(game: Game, event: GameEvent, seat: number | null): string {
  const by = 'chance' in event ? 'chance' : 'person';
  const entry = { kind: 'event', number: 1, at: 0, by, event, phrase: null } as unknown as Entry;
  return logged(game, entry, NAMES, seat);
}

describe('the log', () => {
  beforeAll(async () => {
    for (const part of ['page', 'bits', 'quadrata', 'fits', 'digit']) await texts.need(part);
    await texts.speak('en');
  });

  it('says who robs whom', () => {
    const rob = { seat: 1, move: 3, from: 'square', of: 0, to: 'reserve' };
    expect(line(quadrata, rob, 0)).toBe('Ben robs your 3.');
    expect(line(quadrata, rob, null)).toBe('Ben robs a 3 from Anna.');
    const take = { seat: 1, move: 2, from: 'reserve', of: 0, to: 'square' };
    expect(line(quadrata, take, 0)).toBe('Ben takes a 2 from your reserve.');
    const own = { seat: 0, move: 6, from: 'stock', to: 'square' };
    expect(line(quadrata, own, 0)).toBe('You lay a 6.');
    expect(line(quadrata, { chance: 'roll', pips: 3 }, 0)).toBe('');
    expect(quadrata.logged?.(rob, NAMES, 0, { pips: 6 })).toBe('Joker! Ben robs your 3.');
    expect(quadrata.logged?.(own, NAMES, 0, { pips: 6 })).toBe('You lay a 6.');
  });

  it('says who has left, by the name of who sat there', () => {
    const entries = [
      { kind: 'made', number: 0, people: ['Anna', null, null] },
      { kind: 'seated', number: 1, seat: 1, name: 'Ben' },
      { kind: 'bot', number: 2, seat: 1, level: 'easy', by: 0 },
      { kind: 'back', number: 3, seat: 1 },
      { kind: 'left', number: 4, seat: 1 },
      { kind: 'bot', number: 5, seat: 1, level: 'easy', by: 1 },
      { kind: 'bot', number: 6, seat: 2, level: 'easy', by: 0 },
      // Who has made the table never sat down.
      { kind: 'left', number: 7, seat: 0 },
    ] as Entry[];
    const left = 'Anna has left; a bot plays on.';
    const told = ['A bot plays for Ben.', 'Ben is back.', 'Ben has left; a bot plays on.', left];
    const lines = entries.map((entry) => comingOf(entry, entries));
    expect(lines).toEqual(['', '', ...told.slice(0, 3), '', '', left]);
    // What was done before somebody left was done by them.
    const move = { kind: 'event', number: 3 } as Entry;
    expect(namesAt(move, entries, ['Pebble', 'Pebble 2', 'Cleo'])).toEqual(['Anna', 'Ben', 'Cleo']);
    expect(namesAt({ ...move, number: 8 }, entries, ['Pebble', 'Pebble 2', 'Cleo'])[1]).toBe('Pebble 2');
    // By then the seat is called by the name of the bot.
    expect(spokenNews(entries, fits, ['Anna', 'Pebble', 'Pebble'], 0, entries)).toEqual(told);
  });

  it('tells whose turn it is when the game has moved on, not when somebody speaks', () => {
    const said = { kind: 'said', number: 7, seat: 1, text: 'Hello' } as Entry;
    const move = { kind: 'event', number: 8, by: 'bot', event: { seat: 1 } } as unknown as Entry;
    expect([[said], [said, move], []].map(hasMovedOn)).toEqual([false, true, false]);
  });

  it('has no notation', () => {
    const place = { seat: 0, place: 'L4', cells: [[2, 0], [2, 1], [2, 2], [3, 0]] };
    expect(line(fits, place, 0)).toBe('You drop the piece on columns 3 to 4.');
    expect(line(fits, place, 1)).toBe('Anna drops the piece on columns 3 to 4.');
    expect(line(fits, { seat: 1, aside: 'L4' }, 0)).toBe('Ben sets the piece aside.');
    const tile = { seat: 1, place: 'RG', cells: [[2, 0, 'R'], [3, 0, 'G']] };
    expect(line(bits, tile, 0)).toBe('Ben drops red-green on columns 3 and 4.');
    expect(line(bits, { chance: 'card', tile: 'RG' }, 0)).toBe('');
    expect(line(digit, { seat: 1, from: [0, 0, 'h'], to: [1, 0, 'v'] }, 0)).toBe(
      'Ben moves a stick.',
    );
  });

  it('tells of points when they come, not of what counts on', () => {
    const item = (key: string, points: number, values = {}): Item => ({
      what: { key, values },
      points,
      where: [],
    });
    const score = (...items: Item[]): Score => {
      const round = { title: { key: '', values: {} }, about: {}, items: [[], items], scores: [0, 0] };
      return { rounds: [{ ...round, is_over: false }] } as unknown as Score;
    };
    const red = item('bits-area', 1, { colour: 'R', shape: 'L', squares: 4, card: '1' });
    const before = score(item('fits-uncovered', -20, { count: 20 }));
    const after = score(item('fits-uncovered', -16, { count: 16 }), red);
    expect(pointsBetween(before, after, NAMES, 0)).toEqual(['Ben: red L of four, card 1 +1']);
    expect(pointsBetween(before, after, NAMES, 1)).toEqual(['you: red L of four, card 1 +1']);
    expect(pointsBetween(after, after, NAMES, 0)).toEqual([]);
    // Where a reason counts, what counted is told already.
    const extra = score(item('digit-extra', -1, { count: 1 }));
    expect(pointsBetween(score(), extra, NAMES, 0)).toEqual([]);
    const moments = [before, before, after].map((one, number) => ({ number, score: one, view: null }));
    expect(linesBetween(moments, fits, NAMES, 0)).toEqual([
      { number: 2, text: 'Ben: red L of four, card 1 +1' },
    ]);
  });

  it('knows what came last on every board, and forgets what was taken back', () => {
    const entry = (number: number, seat: number, at: number) =>
      ({ kind: 'event', number, by: 'person', event: { seat, to: 'square', cells: [[at, 0, 'N']] } }) as unknown as Entry;
    const undone = { kind: 'undone', number: 9, at: 0, seat: 0, numbers: [5] } as Entry;
    const found = latestOf(quadrata, [entry(3, 0, 1), entry(4, 1, 2), entry(5, 0, 3), undone]);
    expect(found.get(0)).toEqual([[[1, 0, 'N']]]);
    expect(found.get(1)).toEqual([[[2, 0, 'N']]]);
  });
});
