/** DIGIT as the server shows it. */

import type { GameEvent } from '../../types';

/** A stick: its lower or left end, and whether it lies (h) or stands (v). */
export type Stick = readonly [number, number, 'h' | 'v'];

export interface StickMove extends GameEvent {
  seat: number;
  from: Stick;
  to: Stick;
}

export interface DigitComponents {
  sticks: number;
  figures: Record<string, { id: string; sticks: Stick[] }>;
  hand: number;
  run: number;
}

export interface DigitView {
  seat: number | null;
  variant: 'standard' | 'plus' | 'solitaire';
  open: boolean;
  games: number;
  game: number;
  past: { counts: number[]; sticks: Stick[] }[];
  turn: number;
  figure: string | null;
  sticks: Stick[];
  /** Null where a hand is hidden, or not dealt yet. */
  hands: (string[] | null)[];
  sizes: (number | null)[];
  /** The laid-down cards, and who laid each down; nobody did the first. */
  pile: [string, number | null][];
  stack: number;
  due: number;
  run: number;
  idle: number;
  extra: number;
  /** The game before in a series, when it ended. */
  last?: Pick<DigitView, 'figure' | 'sticks' | 'hands' | 'sizes' | 'pile' | 'extra'>;
}

/** What a reason for points is about: cards in hand, cards laid down, or extra moves. */
export type DigitMark = 'hand' | 'pile' | 'extra';

/** The answer of GET /api/games/digit/charts/distances. */
export interface Distances {
  edition: string;
  figures: string[];
  distances: number[][];
  lies: Stick[][][];
}
