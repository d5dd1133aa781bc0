/** What people may choose about a game when they make a table. The server checks it. */

import type { GameId, Json } from '../types';

export interface Choice {
  /** The option of a record, as docs/records.md names it. */
  name: string;
  /** The key of its label. */
  label: string;
  /** The first is the default. A label is a key of the catalogues, or said as it is. */
  values: { value: unknown; label: string }[];
  /** Where it can be chosen; everywhere if left out. */
  when?: (options: Json, isAlone: boolean) => boolean;
}

export const CHOICES: Record<GameId, Choice[]> = {
  fits: [
    {
      name: 'boards',
      label: 'new-boards',
      values: [
        { value: ['1', '2', '3', '4'], label: 'new-boards-all' },
        ...['1', '2', '3', '4', '5', '6', '7', '8', 'JEUXSOC'].map((id) => ({
          value: [id],
          label: id,
        })),
      ],
    },
  ],
  bits: [],
  quadrata: [
    {
      name: 'rounds',
      label: 'new-rounds',
      values: [3, 1, 2, 5].map((rounds) => ({ value: rounds, label: String(rounds) })),
    },
    {
      name: 'turn_limit',
      label: 'new-turn-limit',
      values: [
        { value: null, label: 'new-turn-limit-none' },
        ...[60, 100, 200].map((turns) => ({ value: turns, label: String(turns) })),
      ],
    },
  ],
  digit: [
    {
      name: 'variant',
      label: 'new-variant',
      values: [
        { value: 'standard', label: 'new-variant-standard' },
        { value: 'plus', label: 'new-variant-plus' },
      ],
      when: (_options, isAlone) => !isAlone,
    },
    {
      name: 'open',
      label: 'new-hands',
      values: [
        { value: false, label: 'new-hands-closed' },
        { value: true, label: 'new-hands-open' },
      ],
      when: (_options, isAlone) => !isAlone,
    },
    {
      name: 'games',
      label: 'new-games',
      values: [1, 2, 3, 5].map((games) => ({ value: games, label: String(games) })),
    },
  ],
};
