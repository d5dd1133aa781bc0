/** What is new at a table, for the ear. */

import type { Game } from '../games/game';
import { colon, t, tell } from '../texts.svelte';
import type { Entry } from '../types';
import { comingOf } from './sitters';

/** What others have done and said, each in words; what one has done oneself need not be told. */
export function spokenNews(
  entries: readonly Entry[],
  game: Game,
  names: readonly string[],
  own: number | null,
  /** All that is known of the table, these entries too. */
  known: readonly Entry[],
): string[] {
  return entries
    .map((entry) => spoken(entry, game, names, own) || comingOf(entry, known))
    .filter((words) => words);
}

function spoken(entry: Entry, game: Game, names: readonly string[], own: number | null): string {
  const nameOf = (seat: number) => names[seat] ?? '';
  switch (entry.kind) {
    case 'event': {
      const isChance = entry.by === 'chance';
      if (!entry.phrase || (entry.event.seat === own && !isChance)) return '';
      const words = tell(game.spoken?.(entry.phrase, entry.event) ?? entry.phrase, names);
      const who = nameOf(entry.event.seat as number);
      return who && !isChance ? colon(who, words) : words;
    }
    case 'said':
      return colon(nameOf(entry.seat), entry.text);
    case 'ended':
      return t('end-given-up', { name: nameOf(entry.seat) });
    case 'hint':
      return entry.seat === own ? '' : t('hint-asked', { name: nameOf(entry.seat) });
    case 'offered':
      return entry.seat === own ? '' : t('news-offered', { name: nameOf(entry.seat) });
    default:
      return '';
  }
}

/** What changes who is to act, or what there is to do. */
const MOVING: ReadonlySet<Entry['kind']> = new Set(['event', 'undone', 'seated', 'back']);

/** Whether the game has moved on, so that it is worth saying whose turn it is. */
export function hasMovedOn(entries: readonly Entry[]): boolean {
  return entries.some(({ kind }) => MOVING.has(kind));
}

/** The last seat for whose bot another one, or chance, has moved. */
export function failedSeat(entries: readonly Entry[]): number | null {
  const last = entries.findLast((entry) => entry.kind === 'event' && entry.by === 'stand-in');
  return last?.kind === 'event' ? (last.event.seat as number) : null;
}
