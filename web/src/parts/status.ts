/** What is waited for at a table, in words. */

import { isAwaited } from '../fairness';
import type { TableStore } from '../table.svelte';
import { listed, t } from '../texts.svelte';
import type { ShownTable, Sight } from '../types';

/** Who is to act, or what keeps the game from going on. */
export function statusOf(
  store: TableStore,
  table: ShownTable,
  sight: Sight,
  names: readonly string[],
): string {
  if (store.connection !== 'open') return lost(store.unsent);
  if (table.is_over) return t('status-over');
  if (table.seats.some((seat) => seat.kind === 'open')) return t('status-waiting');
  if (store.unsent.some(({ isDelayed }) => isDelayed)) return t('status-delayed');
  if (store.isMine) return t('status-your-turn');
  const awaited = names.filter((_, seat) => seat !== store.seat && isAwaited(table, seat));
  if (awaited.length) return t('status-awaiting', { names: listed(awaited) });
  const acting = sight.to_act.map((seat) => names[seat] ?? '');
  if (!acting.length) return t('status-cards');
  return t('status-thinking', { names: listed(acting), count: acting.length });
}

/** That there is no connection, and what is waiting for one. */
function lost(unsent: TableStore['unsent']): string {
  if (!unsent.length) return t('status-lost');
  const what = unsent.length > 1 ? 'several' : (unsent[0]?.type ?? '');
  return `${t('status-lost')} ${t('status-unsent', { what, count: unsent.length })}`;
}
