/** What may be taken and done in Quadrata, in words: with signs to be seen, without to be heard. */

import { t } from '../../texts.svelte';
import type { GameEvent, Phrase } from '../../types';
import { partsOf, signsOf, type Quarter } from './quarters';
import type { Taking } from './takings';
import type { QuadrataMove } from './types';

/** Where a form lies, for the ear: every cell that it covers, from the left and from below. */
export function spell(cells: readonly Quarter[]): string {
  return partsOf(cells)
    .map(([column, row, part]) =>
      t('quadrata-cell', { part, column: column + 1, row: row + 1 }),
    )
    .join(', ');
}

/** What the server says of a move, with places spelled out. */
export function spoken({ key, values }: Phrase, event: GameEvent): Phrase {
  const { at_cells: at, cells: to } = event as Partial<QuadrataMove>;
  return {
    key,
    values: { ...values, ...(at ? { at: spell(at) } : {}), ...(to ? { to: spell(to) } : {}) },
  };
}

export function nameTaking(
  taking: Taking,
  names: readonly string[],
  place: (cells: readonly Quarter[]) => string = signsOf,
): string {
  const values = {
    number: taking.number,
    at: taking.cells ? place(taking.cells) : '',
    name: taking.of === null ? '' : (names[taking.of] ?? `#${taking.of + 1}`),
  };
  if (taking.of !== null)
    return taking.cells ? t('quadrata-pick-rob', values) : t('quadrata-pick-lent', values);
  if (taking.cells) return t('quadrata-pick-own', values);
  return taking.from === 'reserve' ? t('quadrata-pick-kept', values) : t('quadrata-pick-stock', values);
}
