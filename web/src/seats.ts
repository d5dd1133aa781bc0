/** Who sits at a table, in words. */

import { t } from './texts.svelte';
import type { Holder, ShownTable } from './types';

function nameOf(holder: Holder, seat: number): string {
  if (holder.kind === 'open') return t('seat-open');
  if (holder.kind === 'bot' && !holder.is_warm) return t(`seat-bot-${holder.level}`);
  return holder.name || t('seat-number', { number: seat + 1 });
}

/** The names of all seats; those of the same name get a number. */
export function seatNames(table: ShownTable): string[] {
  const names = table.seats.map(nameOf);
  return names.map((name, seat) => {
    const same = names.filter((other) => other === name).length;
    const nth = names.slice(0, seat + 1).filter((other) => other === name).length;
    return same > 1 && table.seats[seat]?.kind !== 'open' ? `${name} ${nth}` : name;
  });
}
