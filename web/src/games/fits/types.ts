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

/** How many ordinary fields the board of the round has. */
export function plainOf(view: FitsView, components: FitsComponents): number {
  const special = layoutOf(view, components)?.fields.length ?? 0;
  return components.columns * components.rows - special;
}

/** How many of them a seat has covered. */
export function coveredOf(
  view: FitsView,
  seat: number,
  components: FitsComponents,
): { covered: number; of: number } {
  const special = new Set(layoutOf(view, components)?.fields.map(([cell]) => cell.join()));
  const cells = view.boards[seat]?.placed.flatMap(([, found]) => found) ?? [];
  const covered = cells.filter(([x, y]) => y < components.rows && !special.has(`${x},${y}`)).length;
  return { covered, of: plainOf(view, components) };
}
