/** Events of BITS in words. */

import { t } from '../../texts.svelte';
import type { GameEvent } from '../../types';
import type { Square } from './types';

export function describe(event: GameEvent): string {
  if (event.chance === 'task') return t('bits-turn-task', { card: event.card });
  if (event.chance === 'start')
    return t('bits-draw-start', { player: event.seat + 1, tile: event.tile });
  if (event.chance === 'card') return t('bits-turn-card', { tile: event.tile });
  const squares = event.cells as Square[];
  const [from, to] = [squares[0], squares.at(-1)];
  if (!from || !to) return '';
  const [x, y, left] = from;
  const values = { column: x + 1, next: x + 2, row: y + 1, left, right: to[2] };
  return y === to[1]
    ? t('bits-place-flat', values)
    : t('bits-place-upright', { column: x + 1, row: y + 1, below: left, above: to[2] });
}
