/** The best that was possible at a table whose game is over, once somebody has found it. */

import { showBest } from '../api';
import type { TableStore } from '../table.svelte';
import type { Best } from '../types';

/** It is told when it is ready, but perhaps by another process than the one that was asked. */
const ASK_AGAIN = 15_000;

export class Possible {
  private answer = $state.raw<Best | null>(null);
  private hasSolver = $state(true);
  readonly best = $derived.by(() => this.store.best.get(this.seat()) ?? this.answer);
  /** Whether there may still come something. */
  readonly isAwaited = $derived(this.hasSolver && !this.best?.is_ready);

  constructor(
    private readonly store: TableStore,
    private readonly seat: () => number,
  ) {}

  /** Ask for it until it is there; what is given back stops that. */
  ask(): () => void {
    let isHere = true;
    const look = async (): Promise<void> => {
      if (this.best?.is_ready) return;
      const { name, keys } = this.store;
      try {
        const found = await showBest(name, this.seat(), keys.token ?? keys.spectate);
        if (isHere) this.answer = found;
      } catch {
        // No solver for this game, or none on this server.
        if (isHere) this.hasSolver = false;
      }
    };
    void look();
    const timer = setInterval(() => void look(), ASK_AGAIN);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }
}
