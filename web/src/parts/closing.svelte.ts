/** Rounds that end while somebody looks on: each is shown once more, with what counted. */

import { announcer } from '../announcer.svelte';
import { afterFrame } from '../frame';
import { sum, t } from '../texts.svelte';
import type { Json, RoundScore, Sight } from '../types';

export class Closing {
  /** Whether a round is about to be counted out: nothing is played on before that. */
  isNear = $state(false);
  /** The round that is counted out, and how it lay there. */
  finished = $state.raw<{ round: RoundScore; view: Json } | null>(null);
  /** Whether the last round has ended. */
  hasEnded = $state(false);

  /** So many rounds were over when last seen. */
  private rounds: number | null = null;

  /** Look whether a round has ended; whose points are told, the first seat's to who watches. */
  see({ score, closed: view }: Sight, seat: number | null): void {
    const over = score.rounds.filter((round) => round.is_over);
    const last = over.at(-1);
    const isNews = this.rounds !== null && over.length > this.rounds;
    this.rounds = over.length;
    if (!isNews || !last) return;
    this.hasEnded = over.length === score.rounds.length;
    if (!view) return;
    const points = last.scores[seat ?? 0] ?? 0;
    this.isNear = true;
    // The next board is drawn first; both in one task would be felt as a stutter.
    afterFrame(() => {
      this.isNear = false;
      this.finished = { round: last, view };
      announcer.say(t('round-done', { points: sum(points), count: points }));
    });
  }
}
