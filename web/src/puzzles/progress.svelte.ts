/** Which puzzles were solved on this device, and the ratings: all of it stays in this browser. */

import { FIRST, LEAST, levelFor, MOST, rated } from './rating';

/** At the first try; at a later one; not, since it was given up. */
export type Outcome = 'first' | 'later' | 'missed' | 'tried';

export interface Done {
  id: string;
  outcome: Outcome;
}

export interface Progress {
  rating: number;
  /** How many puzzles have moved the rating. */
  count: number;
  /** The level that was chosen; null for the one that suits the rating. */
  level: number | null;
  /** The latest last. */
  done: Done[];
}

const KEY = 'formspiel.puzzles';
export const MOST_DONE = 1000;
const MOST_GAMES = 50;
const OUTCOMES: readonly unknown[] = ['first', 'later', 'missed', 'tried'];
const NEW: Progress = { rating: FIRST, count: 0, level: null, done: [] };

const isNumber = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

function isDone(value: unknown): value is Done {
  const { id, outcome } = (value ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && /^[1-5]-\d{1,15}$/.test(id) && OUTCOMES.includes(outcome);
}

/** What the storage holds of a game, as far as it is what it should be. */
export function readProgress(value: unknown): Progress {
  const { rating, count, level, done } = (value ?? {}) as Record<string, unknown>;
  return {
    rating: isNumber(rating, LEAST, MOST) ? rating : FIRST,
    count: isNumber(count, 0, 1e6) ? count : 0,
    level: isNumber(level, 1, 5) ? level : null,
    done: Array.isArray(done) ? done.filter(isDone).slice(-MOST_DONE) : [],
  };
}

function read(): Record<string, Progress> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    const games = Object.entries(found).slice(0, MOST_GAMES);
    return Object.fromEntries(games.map(([game, value]) => [game, readProgress(value)]));
  } catch {
    return {};
  }
}

class AllProgress {
  private all = $state.raw<Record<string, Progress>>(read());
  /** Whether the browser has refused to keep what was done last. */
  isFull = $state(false);

  of(game: string): Progress {
    return this.all[game] ?? NEW;
  }

  outcomeOf(game: string, id: string): Outcome | undefined {
    return this.of(game).done.find((one) => one.id === id)?.outcome;
  }

  choose(game: string, level: number | null): void {
    this.keep(game, { ...this.of(game), level });
  }

  /**
   * Note how a try ended. The first end of a puzzle moves the rating, and nothing after it does;
   * who solves it at a later try has solved it all the same.
   */
  note(game: string, id: string, level: number, isSolved: boolean, isGivenUp: boolean): void {
    const own = this.of(game);
    const known = own.done.find((one) => one.id === id);
    if (!known) {
      const outcome = isSolved ? 'first' : isGivenUp ? 'missed' : 'tried';
      this.keep(game, {
        ...own,
        rating: rated(own.rating, own.count, level, isSolved),
        count: own.count + 1,
        done: [...own.done, { id, outcome } as Done].slice(-MOST_DONE),
      });
      return;
    }
    if (known.outcome !== 'tried' || !(isSolved || isGivenUp)) return;
    const outcome: Outcome = isGivenUp ? 'missed' : 'later';
    const done = own.done.map((one) => (one === known ? { id, outcome } : one));
    this.keep(game, { ...own, done });
  }

  /** The next puzzle of the level that was chosen, or that suits: the first one not yet done. */
  next(game: string, after?: string): string {
    const own = this.of(game);
    const level = own.level ?? levelFor(own.rating);
    const known = new Set(own.done.map((one) => one.id));
    let seed = 0;
    // What was only looked at comes again later, and not at once.
    while (known.has(`${level}-${seed}`) || `${level}-${seed}` === after) seed += 1;
    return `${level}-${seed}`;
  }

  private keep(game: string, progress: Progress): void {
    this.all = { ...this.all, [game]: progress };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
      this.isFull = false;
    } catch {
      this.isFull = true;
    }
  }
}

export const progress = new AllProgress();
