/** Events of FITS in words. */

import type { Cell } from '../../geometry';
import { t } from '../../texts.svelte';
import type { GameEvent } from '../../types';

export function describe(event: GameEvent): string {
  if (event.chance === 'start')
    return t('fits-draw-start', { player: event.seat + 1, piece: event.piece });
  if (event.chance === 'card') return t('fits-turn-card', { piece: event.piece });
  if (event.aside) return t('fits-set-aside', { piece: event.aside });
  const cells = event.cells as Cell[];
  const columns = cells.map((cell) => cell[0] + 1);
  const [low, high] = [Math.min(...columns), Math.max(...columns)];
  const row = Math.min(...cells.map((cell) => cell[1])) + 1;
  const values = { piece: event.place, first: low, last: high, row };
  return t(low === high ? 'fits-place-one' : 'fits-place', values);
}
