/** Who sits at a table, in words. */

import { games } from './games/list.svelte';
import { settings } from './settings.svelte';
import { orAsIs, t } from './texts.svelte';
import type { Holder } from './types';

/** What there must be to say who sits at a table. */
export interface Seated {
  game: string;
  seats: readonly Pick<Holder, 'kind' | 'name' | 'level' | 'is_warm'>[];
}

function nameOf(game: string, holder: Seated['seats'][number], seat: number): string {
  if (holder.kind === 'open') return t('seat-open');
  if (holder.kind === 'bot' && !holder.is_warm) return botName(game, holder.level);
  return holder.name || t('seat-number', { number: seat + 1 });
}

/** What a bot of a game is called; one without a name, by how it plays. */
export function botName(game: string, level: string): string {
  const names = games.find(game)?.bots[level];
  return names?.[settings.language] ?? orAsIs(`seat-bot-${level}`, level);
}

/** A level of bots in words. */
export function levelName(level: string): string {
  return orAsIs(`level-${level}`, level);
}

/** A bot with its level, for choosing one: "Pebble – easy". */
export function botTitle(game: string, level: string): string {
  const hasName = games.find(game)?.bots[level]?.[settings.language] !== undefined;
  return hasName ? `${botName(game, level)} – ${levelName(level)}` : levelName(level);
}

/** How a bot plays, in a sentence; empty where the game's words have none. */
export function botAbout(game: string, level: string): string {
  const isGuest = games.find(game)?.guests.includes(level);
  return isGuest ? t('guest-about') : orAsIs(`player-${game}-${level}`, '');
}

/** The names of all seats; those of the same name get a number. */
export function seatNames({ game, seats }: Seated): string[] {
  const names = seats.map((holder, seat) => nameOf(game, holder, seat));
  return names.map((name, seat) => {
    const same = names.filter((other) => other === name).length;
    const nth = names.slice(0, seat + 1).filter((other) => other === name).length;
    return same > 1 && seats[seat]?.kind !== 'open' ? `${name} ${nth}` : name;
  });
}
