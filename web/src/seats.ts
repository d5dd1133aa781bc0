/** Who sits at a table, in words. */

import { orAsIs, t } from './texts.svelte';
import type { Holder, ShownTable } from './types';

function nameOf(holder: Holder, seat: number): string {
  if (holder.kind === 'open') return t('seat-open');
  if (holder.kind === 'bot' && !holder.is_warm) 
    return orAsIs(`seat-bot-${holder.level}`, holder.level);
  return holder.name || t('seat-number', { number: seat + 1 });
}

/** A level of bots in words. */
export function levelName(level: string): string {
  return orAsIs(`level-${level}`, level);
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
