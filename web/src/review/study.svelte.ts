/** A review that is asked for: a first look at once, and then what is told in the end. */

import { openBox, Refusal, type Effort } from '../api';
import { loadGame, type Game } from '../games/game';
import { texts } from '../texts.svelte';
import type { Box, Reviewed } from '../types';

export class Study {
  review = $state.raw<Reviewed | null>(null);
  game = $state.raw<Game | null>(null);
  box = $state.raw<Box | null>(null);
  isWorking = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** Which request is the latest; the answers to others come too late. */
  private run = 0;

  /** Have a game looked at; what was found before stays until there is something new. */
  async look(ask: (effort: Effort) => Promise<Reviewed>): Promise<void> {
    this.run += 1;
    const own = this.run;
    this.isWorking = true;
    this.refusal = null;
    try {
      for (const effort of ['quick', 'full'] as const) {
        const found = await ask(effort);
        if (own !== this.run) return;
        if (this.review?.game !== found.game || !this.game) {
          const [game, box] = await Promise.all([
            loadGame(found.game),
            openBox(found.game, found.edition).catch(() => openBox(found.game)),
            texts.need(found.game),
            texts.need('review-page'),
            texts.need('study'),
          ]);
          if (own !== this.run) return;
          [this.game, this.box] = [game, box];
        }
        this.review = found;
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (own === this.run) this.refusal = error;
    } finally {
      if (own === this.run) this.isWorking = false;
    }
  }

  /** Nobody looks any more. */
  stop(): void {
    this.run += 1;
    this.isWorking = false;
  }
}
