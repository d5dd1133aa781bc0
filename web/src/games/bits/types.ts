/** BITS as the server shows it. */

import type { GameEvent } from '../../types';

export type Square = readonly [number, number, string];

export interface BitsTask {
  id: string;
  round: number;
  squares: number;
  form: [number, number][] | null;
  points: number;
  source: string;
}

export interface BitsComponents {
  columns: number;
  rows: number;
  colours: string[];
  tiles: Record<string, { id: string; count: number }>;
  tasks: Record<string, BitsTask>;
}

export interface BitsView {
  round: number;
  tasks: string[];
  starts: (string | null)[];
  turned: string[];
  in_play: boolean;
  acted: number[];
  move: GameEvent | null;
  boards: { placed: [string, Square[]][] }[];
}

export function cardOf(view: BitsView, seat: number | null): string | undefined {
  if (!view.in_play) return undefined;
  return view.turned.at(-1) ?? (seat === null ? undefined : (view.starts[seat] ?? undefined));
}

/** How many of each tile are still to come. */
export function leftOf(view: BitsView, components: BitsComponents): [string, number][] {
  return Object.values(components.tiles)
    .map(({ id, count }): [string, number] => [
      id,
      count - view.turned.filter((name) => name === id).length,
    ])
    .filter(([, count]) => count > 0);
}
