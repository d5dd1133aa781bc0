/** What is shared of a daily: how near one came to the best, without a word about the cards. */

import type { Par } from '../types';

const LENGTH = 10;

/**
 * A bar of ten: full for who came to the best; none while it is not known how near that is. Where
 * results are below nothing, as where extra moves are counted, the weakest result that is known
 * is the empty end.
 */
export function barOf(points: number | null, par: Par | null): boolean[] {
  if (points === null || !par?.is_ready) return [];
  const share = shareOf(points, par);
  return Array.from({ length: LENGTH }, (_, index) => index < Math.round(share * LENGTH));
}

function shareOf(points: number, par: Par): number {
  const bots = par.bots.map((bot) => bot.points);
  const best = Math.max(points, ...(par.best === null ? [] : [par.best]), ...bots);
  const least = Math.min(0, points, ...bots);
  if (best === least) return 1;
  return (points - least) / (best - least);
}
