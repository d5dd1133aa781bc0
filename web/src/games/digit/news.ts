/** What happened between two moments of a game, for those who did not see it. */

import { movedBetween } from './sticks';
import type { DigitView } from './types';

export type News =
  | { kind: 'game'; game: number; variant: DigitView['variant']; counts: number[] }
  | { kind: 'lays'; seat: number; figure: string }
  | { kind: 'draws'; seat: number; count: number; figures: string[] | null }
  | { kind: 'shuffle' }
  | { kind: 'last-turns'; seat: number }
  | { kind: 'extra' };

export function newsBetween(before: DigitView, after: DigitView): News[] {
  if (after.past.length !== before.past.length && after.game !== before.game)
    return [
      {
        kind: 'game',
        game: after.game,
        variant: after.variant,
        counts: after.past.at(-1)?.counts ?? [],
      },
    ];
  const found: News[] = [];
  const isShuffled =
    before.pile.length > 1 && after.pile.length === 1 && after.pile[0]?.[0] === before.pile.at(-1)?.[0];
  if (isShuffled) found.push({ kind: 'shuffle' });
  // A pile that is shorter for another reason was taken back; that is no news.
  else if (after.pile.length < before.pile.length) return [];
  for (const [figure, seat] of isShuffled ? [] : after.pile.slice(before.pile.length))
    if (seat !== null) found.push({ kind: 'lays', seat, figure });
  after.sizes.forEach((size, seat) => {
    const old = before.sizes[seat];
    if (size === null || old === null || old === undefined) return;
    const laid = found.filter((one) => one.kind === 'lays' && one.seat === seat).length;
    const count = size - old + laid;
    if (count <= 0) return;
    const held = before.hands[seat];
    const figures =
      after.hands[seat]?.filter((card) => !held?.includes(card)) ?? null;
    found.push({ kind: 'draws', seat, count, figures });
  });
  const drawn = found.find((one) => one.kind === 'draws');
  if (drawn && before.stack && !after.stack && after.end === 'last-turns')
    found.push({ kind: 'last-turns', seat: drawn.seat });
  if (after.extra > before.extra && movedBetween(before.sticks, after.sticks))
    found.push({ kind: 'extra' });
  return found;
}
