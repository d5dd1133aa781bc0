/** What was said at a table, and how much of it this device has not heard yet. */

import { places } from '../places.svelte';
import type { TableStore } from '../table.svelte';
import { t } from '../texts.svelte';

export class Talk {
  private readonly heard = $derived.by(() => places.find(this.store.name)?.heard ?? -1);

  constructor(private readonly store: TableStore) {}

  /** How many words of others are new. */
  readonly unheard = $derived.by(
    () =>
      this.store.chat.filter(
        (entry) => entry.number > this.heard && entry.seat !== this.store.seat,
      ).length,
  );

  readonly badge = $derived(this.unheard ? t('chat-unheard', { count: this.unheard }) : '');

  /** All that was said so far is known now. */
  hear(): void {
    const last = this.store.chat.at(-1)?.number;
    const game = this.store.table?.game;
    if (last !== undefined && game && last > this.heard)
      places.keep(this.store.name, game, { heard: last });
  }
}
