/** Going on from a game that is over to its rematch. */

import { places } from '../places.svelte';
import { router } from '../router.svelte';
import type { Keys } from '../table.svelte';
import type { ShownTable } from '../types';

/** Whatever opened the old table opens the new one: a seat, the way in for others, or to watch. */
export function follow(table: ShownTable, keys: Keys): void {
  if (!table.rematch) return;
  const { token, spectate } = keys;
  const { seat, given, invite, spectate: shared } = places.find(table.table) ?? {};
  if (token || spectate || shared)
    places.keep(table.rematch, table.game, {
      token,
      seat,
      given,
      invite,
      spectate: spectate ?? shared,
      isOver: false,
      at: Date.now(),
    });
  router.go(`/table/${table.rematch}`);
}
