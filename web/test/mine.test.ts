import { beforeEach, describe, expect, it } from 'vitest';
import { curveOf, dotsOf } from '../src/mine/curve';
import { BadFile, LONGEST, readGames, takeGames, writeGames } from '../src/mine/moving';
import { endFor, meanOf, MOST_RESULTS, results, seriesOf, type Result } from '../src/mine/results.svelte';
import { keepStanding, standingFrom } from '../src/mine/standing';
import { MOST_TABLES, places, type Held } from '../src/places.svelte';
import { sightOf, tableOf } from './fixtures';

const SECRET = 'kXb0b5rQ3v9uYw2mT8s1c4d6e7f0a9Z-Jh_LqPnRtVw';
const ABC = 'abcdefghijklmnopqrstuvwxyz';
const named = (index: number) => `aaaaaaaaaaaaa${ABC[Math.floor(index / 26)]}${ABC[index % 26]}b`;
const held = (index: number, more: Partial<Held> = {}): Held => ({
  table: named(index),
  game: 'chess',
  token: SECRET,
  seat: 0,
  at: 1_000 + index,
  ...more,
});
const result = (index: number, more: Partial<Result> = {}): Result => ({
  table: named(index),
  game: 'chess',
  at: 1_000 + index,
  options: { boards: ['1'] },
  seats: 1,
  points: index,
  ...more,
});

beforeEach(() => {
  for (const { table } of places.all) places.drop(table);
  results.all = [];
});

describe('the tables of a device', () => {
  it('are bounded, and finished ones go first', () => {
    places.add(Array.from({ length: 60 }, (_, index) => held(index)));
    places.add(Array.from({ length: 60 }, (_, index) => held(100 + index, { isOver: true })));
    expect(places.all).toHaveLength(MOST_TABLES);
    expect(places.open).toHaveLength(60);
    expect(places.open[0]?.table).toBe(named(59));
  });

  it('remember how a game stands, and count it once when it is over', () => {
    const table = { ...tableOf('chess', 2), is_over: false };
    const score = { scores: [3, 1], winners: [], ranks: [null, null], rounds: [] };
    const sight = sightOf({}, [], [], { to_act: [1], scores: [3, 1], score });
    places.keep(table.table, 'chess', { token: SECRET, seat: 0 });
    const kept = () => places.find(table.table) as Held;
    keepStanding(kept(), standingFrom(table, sight));
    expect(kept().known).toMatchObject({ toAct: [1], round: 1 });
    expect(results.all).toEqual([]);
    const over = { ...sight, to_act: [], winners: [0], ranks: [null, null] };
    for (let times = 0; times < 2; times += 1)
      keepStanding(kept(), standingFrom({ ...table, is_over: true }, over));
    expect(results.all).toHaveLength(1);
    expect(results.all[0]).toMatchObject({ points: 3, end: 'won', seats: 2 });
    // Practice tells nothing.
    results.all = [];
    keepStanding(kept(), standingFrom({ ...table, is_over: true, is_practice: true }, over));
    expect(results.all).toEqual([]);
  });
});

describe('results', () => {
  it('are compared among games of one kind only', () => {
    const other = result(3, { options: { boards: ['2'] } });
    const found = seriesOf([result(1), result(2), other, result(4, { seats: 2 })]);
    expect(found.map((series) => series.results.length)).toEqual([1, 1, 2]);
  });

  it('have a mean, and an end for each seat', () => {
    expect(meanOf([result(1), result(2), result(2)])).toBe(1.7);
    expect(endFor(0, 1, [0])).toBeNull();
    expect(endFor(0, 2, [0])).toBe('won');
    expect(endFor(0, 3, [0, 2])).toBe('shared');
    expect(endFor(1, 3, [0, 2])).toBe('lost');
  });

  it('are drawn from left to right, the best at the top', () => {
    expect(dotsOf([0, 10, 5]).map(([x]) => x)).toEqual([6, 150, 294]);
    expect(dotsOf([0, 10, 5]).map(([, y]) => y)).toEqual([62, 6, 34]);
    expect(curveOf([4, 4])).toBe('M6 34L294 34');
  });

  it('are bounded', () => {
    results.add(Array.from({ length: MOST_RESULTS + 20 }, (_, index) => result(index)));
    expect(results.all).toHaveLength(MOST_RESULTS);
    expect(results.all[0]?.table).toBe(named(20));
  });
});

describe('a file of games', () => {
  it('moves everything to another device, once', () => {
    places.add([held(1), held(2, { isOver: true })]);
    results.add([result(2)]);
    const text = writeGames(places.all, results.all);
    for (const { table } of places.all) places.drop(table);
    results.all = [];
    expect(takeGames(text)).toEqual({ tables: 2, results: 1 });
    expect(places.find(named(1))?.token).toBe(SECRET);
    expect(takeGames(text)).toEqual({ tables: 0, results: 0 });
  });

  const file = (tables: unknown, done: unknown = []) =>
    JSON.stringify({ format: 'formspiel-games/1', tables, results: done });

  it('has nothing in it that is not ours', () => {
    const [found] = readGames(file([{ ...held(1), evil: 'x' }])).tables;
    expect(found).toEqual(held(1));
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['another format', JSON.stringify({ format: 'x', tables: [], results: [] })],
    ['no lists', file({})],
    ['a wrong table', file([{ ...held(1), table: '../../x' }])],
    ['a wrong secret', file([{ ...held(1), token: '<b>' }])],
    ['a wrong time', file([{ ...held(1), at: 'now' }])],
    ['a wrong seat', file([{ ...held(1), known: { seats: [{ kind: 'king' }] } }])],
    ['a wrong result', file([], [{ ...result(1), points: 1e9 }])],
    ['long options', file([], [{ ...result(1), options: { x: 'y'.repeat(3_000) } }])],
    ['too many tables', file(Array.from({ length: MOST_TABLES + 1 }, (_, index) => held(index)))],
    ['too much', ' '.repeat(LONGEST + 1)],
  ])('is refused with %s, and changes nothing', (_, text) => {
    places.add([held(9)]);
    expect(() => takeGames(text)).toThrow(BadFile);
    expect(places.all.map(({ table }) => table)).toEqual([named(9)]);
    expect(results.all).toEqual([]);
  });
});
