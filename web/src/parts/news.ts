/** What happened between two moments and no entry tells, for the log: points, cards laid down. */

import type { Game } from '../games/game';
import { colon, signed, t, tell } from '../texts.svelte';
import type { Item, Json, Score } from '../types';

/** A moment of a game, as far as it is known. */
export interface Seen {
  number: number;
  score: Score;
  view: Json | null;
}

export interface Line {
  /** After which entry it belongs. */
  number: number;
  text: string;
}

/** What happened from moment to moment, each a line after the entry that led there. */
export function linesBetween(
  seen: readonly Seen[],
  game: Game,
  names: readonly string[],
  seat: number | null,
): Line[] {
  return seen.slice(1).flatMap((after, index) => {
    const before = seen[index];
    if (!before) return [];
    const told =
      before.view && after.view ? game.news?.(before.view, after.view, names, seat) : undefined;
    const texts = [...(told ?? []), ...pointsBetween(before.score, after.score, names, seat)];
    return texts.map((text) => ({ number: after.number, text }));
  });
}

/**
 * The reasons for points that have come: one more of their kind than before. Where a reason only
 * counts on ("9 forms", "36 fields") nothing new has happened that would be worth a line.
 */
export function pointsBetween(
  before: Score,
  after: Score,
  names: readonly string[],
  own: number | null,
): string[] {
  return after.rounds.flatMap((round, at) => {
    const old = before.rounds[at];
    if (!old) return [];
    return round.items.flatMap((items, seat) =>
      added(old.items[seat] ?? [], items).map((item) =>
        colon(seat === own ? t('seats-you') : (names[seat] ?? ''), `${tell(item.what)} ${signed(item.points)}`),
      ),
    );
  });
}

function added(before: readonly Item[], after: readonly Item[]): Item[] {
  const ofKind = (items: readonly Item[], key: string) =>
    items.filter((item) => item.what.key === key).length;
  const left = before.map(({ what, points }) => JSON.stringify([what, points]));
  return after.filter((item) => {
    if ('count' in item.what.values) return false;
    const place = left.indexOf(JSON.stringify([item.what, item.points]));
    if (place >= 0) {
      left.splice(place, 1);
      return false;
    }
    const { key } = item.what;
    return ofKind(after, key) > ofKind(before, key);
  });
}
