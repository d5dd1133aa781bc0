import { describe, expect, it } from 'vitest';
import { inEdition, moved, offersOf, settleOptions, suggestedFor, unusualEdition, wayTo } from '../src/options';
import type { GameInfo, GameOption, Json } from '../src/types';

const OPTION: GameOption = {
  key: 'rows',
  kind: 'number',
  label: 'chess-option-rows',
  choices: [],
  least: 1,
  most: 9,
  is_optional: false,
  default: 8,
  suggestion: 8,
  suggestions: {},
  quick: [],
  when: { alone: null, options: {} },
};
const INFO: GameInfo = {
  game: 'chess',
  title: 'Chess',
  author: '',
  publisher: '',
  year: 1475,
  credits: { number: '', least_age: null, design: [], editor: '', thanks: [], other_titles: [] },
  least_seats: 1,
  most_seats: 2,
  alone: { kind: 'problem' },
  acts_together: false,
  quick: {},
  bots: {},
  guests: [],
  levels: [],
  has_solver: false,
  has_puzzles: false,
  editions: ['a'],
  about: {},
  options: [
    { ...OPTION, key: 'kind', kind: 'choice', suggestion: 'plain' },
    { ...OPTION, key: 'clock', suggestion: 5, when: { alone: false, options: {} } },
    { ...OPTION, key: 'moves', suggestion: 2, when: { alone: null, options: { kind: ['problem'] } } },
    OPTION,
  ],
};
const values = (option: GameOption) => offersOf(option).map(({ value }) => value);

describe('the values of an option', () => {
  it('begin with the suggestion', () => {
    const quick = [1, 8, 3].map((value) => ({ value, label: null }));
    expect(values({ ...OPTION, kind: 'choice', quick })).toEqual([8, 1, 3]);
    expect(values({ ...OPTION, kind: 'choice', quick, suggestion: 4 })).toEqual([4, 1, 8, 3]);
  });

  it('stay in their order if they are numbers', () => {
    const quick = [null, 60, 100].map((value) => ({ value, label: null }));
    expect(values({ ...OPTION, quick, suggestion: 100 })).toEqual([null, 60, 100]);
    expect(values({ ...OPTION, quick, suggestion: 80 })).toEqual([80, null, 60, 100]);
  });

  it('may be lists, of which the suggested one keeps its label', () => {
    const quick = [
      { value: ['a'], label: null },
      { value: ['a', 'b'], label: 'both' },
    ];
    const offers = offersOf({ ...OPTION, kind: 'list', quick, suggestion: ['a', 'b'] });
    expect(offers).toEqual([quick[1], quick[0]]);
  });

  it('are all choices, yes and no, or anything', () => {
    const choices = ['x', 'y'].map((value) => ({ value, label: null }));
    expect(values({ ...OPTION, kind: 'choice', choices, suggestion: 'y' })).toEqual(['y', 'x']);
    expect(values({ ...OPTION, kind: 'flag', suggestion: true })).toEqual([true, false]);
    expect(values({ ...OPTION, kind: 'list', choices, suggestion: ['x'] })).toEqual([]);
    expect(values(OPTION)).toEqual([]);
  });
});

describe('the options of a table', () => {
  it('are what is suggested, unless something was chosen', () => {
    expect(settleOptions(INFO, 2, {})).toEqual({ kind: 'plain', clock: 5, rows: 8 });
    expect(settleOptions(INFO, 2, { rows: null })).toMatchObject({ rows: null });
  });

  it('are only those that apply', () => {
    expect(settleOptions(INFO, 1, { kind: 'plain', clock: 9 })).toEqual({
      kind: 'problem',
      moves: 2,
      rows: 8,
    });
    expect(settleOptions(INFO, 2, { kind: 'problem' })).toMatchObject({ moves: 2 });
  });

  it('follow the number of seats until somebody chooses', () => {
    const limit = { ...OPTION, key: 'limit', suggestion: null, suggestions: { '2': 100 } };
    const info = { ...INFO, options: [limit] };
    expect(settleOptions(info, 2, {})).toEqual({ limit: 100 });
    expect(settleOptions(info, 3, {})).toEqual({ limit: null });
    expect(settleOptions(info, 2, { limit: null })).toEqual({ limit: null });
    expect(suggestedFor({ ...limit, suggestions: { '3': null }, suggestion: 7 }, 3)).toBe(null);
  });
});

describe('a list', () => {
  const offers = [{ value: ['1', '2'], label: 'both' }];

  it('is an offer, one part, or put together', () => {
    expect(wayTo(['1', '2'], offers)).toBe(0);
    expect(wayTo(['2'], offers)).toBe('one');
    expect(wayTo(['2', '1'], offers)).toBe('own');
  });

  it('keeps its parts when one of them moves', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  });
});

describe('an edition', () => {
  const boards = {
    ...OPTION,
    key: 'boards',
    kind: 'list' as const,
    choices: [{ value: '1', label: 'one' }, { value: '2', label: null }],
    suggestion: ['1', '2'],
    quick: [{ value: ['1', '2'], label: 'all' }],
  };
  const offered = (parts: Json) => inEdition({ ...INFO, options: [OPTION, boards] }, { boards: parts }).options;

  it('offers its own parts, those that come with the game by their names', () => {
    expect(offered({ '1': {}, '2': {}, hill: {} })[1]).toMatchObject({
      choices: [...boards.choices, { value: 'hill', label: null }],
      quick: boards.quick,
      suggestion: ['1', '2'],
    });
  });

  it('suggests no part that it does not have', () => {
    const [other, found] = offered({ hill: {}, lake: {}, moor: {} });
    expect(other).toEqual(OPTION);
    expect(found).toMatchObject({ quick: [], suggestion: ['hill', 'lake'] });
  });

  it('is told where it is not the usual one', () => {
    expect(unusualEdition(INFO, 'a')).toBeNull();
    expect(unusualEdition(INFO, 'club')).toBe('club');
  });
});
