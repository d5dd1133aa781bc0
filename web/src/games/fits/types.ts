/** FITS as the server shows it. */

import type { Cell } from '../../geometry';
import type { GameEvent } from '../../types';

export interface FitsField {
  value: number | null;
  symbol: string;
  letter: string;
}

export interface FitsLayout {
  id: string;
  fields: [[number, number], FitsField][];
  row_bonus: number;
  symbol_points: number[];
  words: { text: string; points: number }[];
  unused_letter: number;
  source: string;
}

export interface FitsComponents {
  columns: number;
  rows: number;
  programme: string[];
  pieces: Record<string, { id: string; cells: Cell[] }>;
  boards: Record<string, FitsLayout>;
}

export interface FitsView {
  round: number;
  programme: string[];
  starts: (string | null)[];
  turned: string[];
  in_play: boolean;
  acted: number[];
  move: GameEvent | null;
  boards: { placed: [string, Cell[]][]; aside: string[] }[];
}

/** The board of the round that is shown. */
export function layoutOf(view: FitsView, components: FitsComponents): FitsLayout | undefined {
  const name = view.programme[Math.min(view.round, view.programme.length) - 1];
  return name === undefined ? undefined : components.boards[name];
}

/** The piece that is to be laid now. */
export function cardOf(view: FitsView, seat: number | null): string | undefined {
  if (!view.in_play) return undefined;
  return view.turned.at(-1) ?? (seat === null ? undefined : (view.starts[seat] ?? undefined));
}
