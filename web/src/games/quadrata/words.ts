/** Events of Quadrata in words. */

import { t } from '../../texts.svelte';
import type { GameEvent } from '../../types';
import { signsOf } from './quarters';
import type { Taking } from './takings';
import type { QuadrataMove } from './types';

export function describe(event: GameEvent): string {
  if (event.chance === 'starter') return t('quadrata-starter', { player: event.seat + 1 });
  if (event.chance === 'roll') return t('quadrata-roll', { pips: event.pips });
  const move = event as QuadrataMove;
  const values = {
    number: move.move,
    player: (move.of ?? 0) + 1,
    at: move.at_cells ? signsOf(move.at_cells) : '',
    to: move.cells ? signsOf(move.cells) : '',
  };
  if (move.of === undefined) return t(`quadrata-${move.from}-${move.to}`, values);
  return t(`quadrata-${move.from === 'square' ? 'rob' : 'take'}-${move.to}`, values);
}

/** What may be taken, in words. */
export function nameTaking(taking: Taking, names: readonly string[]): string {
  const values = {
    number: taking.number,
    at: taking.cells ? signsOf(taking.cells) : '',
    name: taking.of === null ? '' : (names[taking.of] ?? `#${taking.of + 1}`),
  };
  if (taking.of !== null)
    return taking.cells ? t('quadrata-pick-rob', values) : t('quadrata-pick-lent', values);
  if (taking.cells) return t('quadrata-pick-own', values);
  return taking.from === 'reserve' ? t('quadrata-pick-kept', values) : t('quadrata-pick-stock', values);
}
