/** The points that each rank stands for. */

import type { Rank } from '../types';

export interface Span {
  key: string;
  /** Null where it goes on without end. */
  least: number | null;
  most: number | null;
}

/** Ranks from the best to the last; each ends where the one before it begins. */
export function spansOf(ranks: readonly Pick<Rank, 'key' | 'least'>[]): Span[] {
  return ranks.map(({ key, least }, index) => {
    const above = ranks[index - 1]?.least ?? null;
    return { key, least, most: above === null ? null : above - 1 };
  });
}
