/** The tables at which this device has a seat or may watch: their secrets, and what they are. */

import type { Seal } from './fairness';
import { isHeld } from './mine/checks';
import type { Holder, Json } from './types';

/** How a game stood when it was last looked at. */
export interface Known {
  seats: Pick<Holder, 'kind' | 'name' | 'level' | 'is_warm'>[];
  options: Json;
  toAct: number[];
  scores: number[];
  winners: number[];
  /** Which round it is, from 1. */
  round: number;
}

export interface Held {
  table: string;
  game: string;
  /** Holds a seat. */
  token?: string | undefined;
  seat?: number | undefined;
  /** As whom the person sits there, for want of a name of their own. */
  given?: string | undefined;
  /** Lets others take an open seat. */
  invite?: string | undefined;
  /** Lets watch. */
  spectate?: string | undefined;
  /** When it was last looked at, in milliseconds. */
  at: number;
  isOver?: boolean | undefined;
  /** The number of the last entry of the talk that was read. */
  heard?: number | undefined;
  /** Whether the server has cleared it away. */
  isGone?: boolean | undefined;
  known?: Known | undefined;
  /** What the dealer has promised here. */
  seal?: Seal | undefined;
  /** The challenge whose cards are played here. */
  challenge?: string | undefined;
}

const KEY = 'formspiel.tables';
/** So many tables are kept; of more, finished ones go first, and of those the oldest. */
export const MOST_TABLES = 100;

function read(): Held[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isHeld).sort((a, b) => b.at - a.at) : [];
  } catch {
    return [];
  }
}

const isOpen = (held: Held) => Boolean(held.token) && !held.isOver && !held.isGone;

class Places {
  all = $state.raw<Held[]>(read());
  /** Whether the browser has refused to keep what was added last. */
  isFull = $state(false);

  find(table: string): Held | undefined {
    return this.all.find((held) => held.table === table);
  }

  /** Keep what is known of a table, beside what was known before. */
  keep(table: string, game: string, more: Partial<Held>): void {
    const held = { at: Date.now(), ...this.find(table), table, game, ...more };
    this.store([held, ...this.all.filter((other) => other.table !== table)]);
  }

  drop(table: string): void {
    this.store(this.all.filter((held) => held.table !== table));
  }

  /** Take tables of another device over; how many are new here. */
  add(others: readonly Held[]): number {
    const known = new Set(this.all.map((held) => held.table));
    const fresh = others.filter((held) => !known.has(held.table));
    this.store([...this.all, ...fresh]);
    return fresh.length;
  }

  /** Games to go on with, the latest first. */
  get open(): Held[] {
    return this.all.filter(isOpen);
  }

  private store(all: Held[]): void {
    const latest = all.toSorted((a, b) => b.at - a.at);
    const kept = [
      ...latest.filter(isOpen),
      ...latest.filter((held) => !isOpen(held)),
    ].slice(0, MOST_TABLES);
    this.all = kept.toSorted((a, b) => b.at - a.at);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
      this.isFull = false;
    } catch {
      // Without storage a reload loses the seat; the game goes on until then.
      this.isFull = true;
    }
  }
}

export const places = new Places();
