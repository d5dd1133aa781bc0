/** BITS as the server shows it. */

import type { BitsComponents, BitsView } from './schema';

export type { BitsComponents, BitsTaskCard, BitsView } from './schema';

export type Square = readonly [number, number, string];

export function cardOf(view: BitsView, seat: number | null): string | undefined {
  if (!view.in_play) return undefined;
  return view.turned.at(-1) ?? (seat === null ? undefined : (view.starts[seat] ?? undefined));
}

/** What the catalogues call a form of up to four squares, however it lies. */
export function shapeOf(form: readonly (readonly [number, number])[]): string {
  const across = [0, 1].map((axis) => counted(form.map((cell) => cell[axis] ?? 0)));
  const [rows = [], columns = []] = across.toSorted((a, b) => a.length - b.length);
  if (form.length > 4) return 'other';
  if (rows.length === 1) return ['single', 'pair', 'line', 'I'][form.length - 1] ?? 'other';
  if (form.length === 3) return 'corner';
  if (columns.length === 2) return 'O';
  if (rows[0] === 2) return 'S';
  return columns[1] === 2 ? 'T' : 'L';
}

/** How often each number occurs, the least number first. */
function counted(numbers: readonly number[]): number[] {
  const found = [...new Set(numbers)].toSorted((a, b) => a - b);
  return found.map((number) => numbers.filter((other) => other === number).length);
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
