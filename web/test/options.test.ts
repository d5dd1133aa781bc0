import { describe, expect, it } from 'vitest';
import { offersOf, settleOptions } from '../src/options';
import type { GameInfo, GameOption } from '../src/types';

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
  quick: [],
  when: { alone: null, options: {} },
};
const INFO: GameInfo = {
  game: 'chess',
  title: 'Chess',
  author: '',
  publisher: '',
  year: 1475,
  least_seats: 1,
  most_seats: 2,
  alone: { kind: 'problem' },
  acts_together: false,
  levels: [],
  has_solver: false,
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
    expect(values({ ...OPTION, quick })).toEqual([8, 1, 3]);
    expect(values({ ...OPTION, quick, suggestion: 4 })).toEqual([4, 1, 8, 3]);
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
    expect(settleOptions(INFO, false, {})).toEqual({ kind: 'plain', clock: 5, rows: 8 });
    expect(settleOptions(INFO, false, { rows: null })).toMatchObject({ rows: null });
  });

  it('are only those that apply', () => {
    expect(settleOptions(INFO, true, { kind: 'plain', clock: 9 })).toEqual({
      kind: 'problem',
      moves: 2,
      rows: 8,
    });
    expect(settleOptions(INFO, false, { kind: 'problem' })).toMatchObject({ moves: 2 });
  });
});
