/** Quadrata as the server shows it. */

import type { Quarter } from './quarters';

export type Where = 'stock' | 'reserve' | 'square';

export interface QuadrataForm {
  number: number;
  quarters: Quarter[];
  count: number;
  source: string;
}

export interface QuadrataComponents {
  /** By number. */
  forms: Record<string, QuadrataForm>;
}

/** A form that lies in a square: its number and the quarters that it covers. */
export type Laid = [number, Quarter[]];

/** What a reason for points is about: the quarters of a form or of the whole square, or a name. */
export type QuadrataMark = Quarter[] | 'reserve';

export interface QuadrataBoard {
  forms: Laid[];
  /** How many of the numbers 1, 2, …, 6. */
  reserve: number[];
}

export interface QuadrataView {
  seat: number | null;
  round: number;
  rounds: number;
  turn_limit: number | null;
  size: number;
  starter: number | null;
  turn: number | null;
  turns: number;
  pips: number | null;
  joker: boolean;
  stock: number[];
  boards: QuadrataBoard[];
  /** Those of the round before, until everybody has had a turn. */
  last: QuadrataBoard[] | null;
}

/** One of the legal moves, as the server writes them. */
export interface QuadrataMove {
  seat: number;
  move: number;
  from: Where;
  /** The seat from which it is taken or robbed. */
  of?: number;
  /** Where it lies in a square. */
  at_cells?: Quarter[];
  to: Where;
  cells?: Quarter[];
}
