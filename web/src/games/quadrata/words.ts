/** What may be taken and done in Quadrata, in words: short to be read, spelled out to be heard. */

import { t } from '../../texts.svelte';
import type { GameEvent, Phrase } from '../../types';
import { boundsOf, partsOf, type Quarter } from './quarters';
import type { Taking } from './takings';
import type { QuadrataMove } from './types';

/** Where a form lies, for who sees it drawn as well. */
export function spanOf(cells: readonly Quarter[]): string {
  const { x, y, width, height } = boundsOf(cells);
  const [first, last, row, top] = [x + 1, x + width, y + 1, y + height];
  return t('quadrata-span', { first, last, wide: width, row, top, high: height });
}

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
  place: (cells: readonly Quarter[]) => string = spanOf,
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

/**
 * A move for those who read what happened: who has done what to whom, without saying where.
 * Nothing for what is no move.
 */
export function tellMove(
  event: GameEvent,
  names: readonly string[],
  seat: number | null,
): string | undefined {
  const { seat: mover, move: number, from, of, to } = event as Partial<QuadrataMove>;
  if (mover === undefined || number === undefined) return undefined;
  const nameOf = (one: number) => names[one] ?? `#${one + 1}`;
  const who = mover === seat ? 'you' : of === seat && of !== undefined ? 'me' : 'other';
  const victim = of === undefined ? '' : nameOf(of);
  const values = { who, name: nameOf(mover), number, victim };
  if (of !== undefined)
    return from === 'square' ? t('quadrata-told-rob', values) : t('quadrata-told-take', values);
  if (to === 'stock') return t('quadrata-told-return', values);
  if (to === 'reserve') return t('quadrata-told-keep', values);
  return from === 'square' ? t('quadrata-told-shift', values) : t('quadrata-told-lay', values);
}

/** An event in the log. Rolls are seen on the die; a six that moves something else was a joker. */
export function logged(
  event: GameEvent,
  names: readonly string[],
  seat: number | null,
  before?: GameEvent,
): string | undefined {
  if ('pips' in event) return '';
  const told = tellMove(event, names, seat);
  return told && before?.pips === 6 && event.move !== 6 ? t('quadrata-told-joker', { told }) : told;
}
