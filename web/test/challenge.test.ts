import { describe, expect, it } from 'vitest';
import { barOf } from '../src/challenge/share';
import { wordsAlone } from '../src/parts/offers';
import type { GameInfo, GameOption, Par } from '../src/types';

const PAR: Par = { is_ready: true, best: 20, bound: 20, proven: true, rounds: [20], bots: [] };
const full = (points: number | null, par: Par | null) =>
  barOf(points, par).filter((isFull) => isFull).length;

describe('what is shared of a daily', () => {
  it('is a bar of ten that says how near one came to the best', () => {
    expect([0, 9, 10, 20].map((points) => full(points, PAR))).toEqual([0, 5, 5, 10]);
    expect(barOf(10, PAR)).toHaveLength(10);
  });
  it('begins at the weakest result where results are below nothing', () => {
    const bots = [{ level: 'hard', points: -10 }];
    const par = { ...PAR, best: 0, bots };
    expect([-10, -5, 0].map((points) => full(points, par))).toEqual([0, 5, 10]);
  });
  it('has no bar while nobody knows how near that is', () => {
    expect(barOf(10, null)).toEqual([]);
    expect(barOf(10, { ...PAR, is_ready: false, best: null })).toEqual([]);
  });
});

it('names of a game alone only the options that matter then', () => {
  const option = (key: string, alone: boolean | null) =>
    ({ key, label: key, quick: [], choices: [], when: { alone, options: {} } }) as unknown;
  const options = [option('rows', null), option('hands', false)] as GameOption[];
  const info = { options, alone: null } as unknown as GameInfo;
  expect(wordsAlone(info, { rows: 8, hands: 5 })).toHaveLength(1);
});
