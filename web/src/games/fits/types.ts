/** FITS as the server shows it. */

import type { FitsComponents, FitsLayout, FitsView } from './schema';

export type { FitsComponents, FitsField, FitsLayout, FitsView } from './schema';

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
