/** What came of the games that were played to the end on this device. */

import type { Json } from '../types';
import { isResult } from './checks';

export type End = 'won' | 'shared' | 'lost';

export interface Result {
  table: string;
  game: string;
  /** When it was over, in milliseconds. */
  at: number;
  options: Json;
  seats: number;
  points: number;
  /** What the rules call so many points, for one who played alone. */
  rank?: string | null | undefined;
  /** How it ended among several. */
  end?: End | null | undefined;
}

const KEY = 'formspiel.results';
/** So many are kept, the latest. */
export const MOST_RESULTS = 500;

function read(): Result[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isResult).slice(-MOST_RESULTS) : [];
  } catch {
    return [];
  }
}

/** How a game ended for a seat, among several. */
export function endFor(seat: number, seats: number, winners: readonly number[]): End | null {
  if (seats < 2) return null;
  if (!winners.includes(seat)) return 'lost';
  return winners.length > 1 ? 'shared' : 'won';
}

class Results {
  /** The earliest first. */
  all = $state.raw<Result[]>(read());

  /** Keep a result, unless it is there. */
  keep(result: Result): void {
    this.add([result]);
  }

  /** Take results over; how many are new here. */
  add(others: readonly Result[]): number {
    const known = new Set(this.all.map(({ table }) => table));
    const fresh = others.filter(({ table }) => !known.has(table));
    if (!fresh.length) return 0;
    this.store([...this.all, ...fresh]);
    return fresh.length;
  }

  private store(all: Result[]): void {
    this.all = all.toSorted((a, b) => a.at - b.at).slice(-MOST_RESULTS);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const results = new Results();

/** Results that can be compared: the same game, the same options, alone or not. */
export interface Series {
  key: string;
  game: string;
  options: Json;
  isAlone: boolean;
  results: Result[];
}

/** All results in series, the one with the latest result first. */
export function seriesOf(all: readonly Result[]): Series[] {
  const found = new Map<string, Series>();
  for (const result of all) {
    const { game, options, seats } = result;
    const isAlone = seats === 1;
    const key = JSON.stringify([game, isAlone, Object.entries(options).sort()]);
    const series = found.get(key) ?? { key, game, options, isAlone, results: [] };
    series.results.push(result);
    found.set(key, series);
  }
  const latest = (series: Series) => series.results.at(-1)?.at ?? 0;
  return [...found.values()].sort((a, b) => latest(b) - latest(a));
}

/** The mean of points, to one decimal. */
export function meanOf(all: readonly Result[]): number {
  const sum = all.reduce((total, { points }) => total + points, 0);
  return all.length ? Math.round((sum / all.length) * 10) / 10 : 0;
}
