/** BITS as the server shows it. */

import type { BitsComponents, BitsView } from './schema';

export type { BitsComponents, BitsTaskCard, BitsView } from './schema';

export type Square = readonly [number, number, string];

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
