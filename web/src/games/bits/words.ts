/** What happens in BITS, in words. */

import { t } from '../../texts.svelte';
import type { GameEvent } from '../../types';

/** A tile by its colours. */
export function nameTile([first = '', second = '']: string): string {
  return t('bits-tile', { first, second });
}

/** An event in the log: who lays which tile where. Tiles that come are seen on the table. */
export function logged(
  event: GameEvent,
  names: readonly string[],
  seat: number | null,
): string | undefined {
  if (event.chance === 'start' || event.chance === 'card') return '';
  if (!Array.isArray(event.cells)) return undefined;
  const columns = (event.cells as [number, number, string][]).map(([x]) => x + 1);
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  return t('bits-log-place', {
    who: event.seat === seat ? 'you' : 'other',
    name: names[event.seat as number] ?? '',
    tile: nameTile(event.place as string),
    first,
    last,
    wide: last - first + 1,
  });
}
