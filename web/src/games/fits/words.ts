/** What happens in FITS, in words. */

import { t } from '../../texts.svelte';
import type { GameEvent } from '../../types';

/** An event in the log: who lays a piece where, or sets it aside. Cards are seen on the table. */
export function logged(
  event: GameEvent,
  names: readonly string[],
  seat: number | null,
): string | undefined {
  if ('chance' in event) return '';
  const who = event.seat === seat ? 'you' : 'other';
  const name = names[event.seat as number] ?? '';
  if (!Array.isArray(event.cells)) return t('fits-log-aside', { who, name });
  const columns = (event.cells as [number, number][]).map(([x]) => x + 1);
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  return t('fits-log-place', { who, name, first, last, wide: last - first + 1 });
}
