/** Who came to a table and who left it, for the log. */

import { t } from '../texts.svelte';
import type { Entry } from '../types';

/** The person who had a seat before an entry, if it was one: a bot may have the seat by now. */
export function sitterBefore(
  entries: readonly Entry[],
  seat: number,
  number: number,
): string | undefined {
  const last = entries.findLast(
    (entry) =>
      entry.number < number &&
      (entry.kind === 'seated' || entry.kind === 'renamed' || entry.kind === 'left') &&
      entry.seat === seat,
  );
  if (last) return 'name' in last ? last.name : undefined;
  // Who has made the table, or come from the one before, was there from the beginning.
  const made = entries.find((entry) => entry.kind === 'made');
  return made?.people[seat] ?? undefined;
}

/** The names at the time of an entry: a bot that plays on by now had not moved then. */
export function namesAt(
  entry: Entry,
  entries: readonly Entry[],
  names: readonly string[],
): readonly string[] {
  const gone = entries.flatMap((one) =>
    one.kind === 'left' && one.number > entry.number ? [one.seat] : [],
  );
  if (!gone.length) return names;
  return names.map((name, seat) =>
    gone.includes(seat) ? (sitterBefore(entries, seat, entry.number) ?? name) : name,
  );
}

/** That somebody has left, is away or is back; nothing for any other entry. */
export function comingOf(entry: Entry, entries: readonly Entry[]): string {
  if (entry.kind !== 'left' && entry.kind !== 'bot' && entry.kind !== 'back') return '';
  const name = sitterBefore(entries, entry.seat, entry.number);
  if (!name) return '';
  if (entry.kind === 'left') return t('log-left', { name });
  return entry.kind === 'bot' ? t('log-bot', { name }) : t('log-back', { name });
}
