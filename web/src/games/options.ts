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
      label: 'fits-option-boards',
      values: [
        { value: ['1', '2', '3', '4'], label: 'fits-option-boards-all' },
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
      label: 'quadrata-option-rounds',
      values: [3, 1, 2, 5].map((rounds) => ({ value: rounds, label: String(rounds) })),
    },
    {
      name: 'turn_limit',
      label: 'quadrata-option-turn-limit',
      values: [
        { value: null, label: 'quadrata-option-turn-limit-none' },
        ...[60, 100, 200].map((turns) => ({ value: turns, label: String(turns) })),
      ],
    },
  ],
  digit: [
    {
      name: 'variant',
      label: 'digit-option-variant',
      values: [
        { value: 'standard', label: 'digit-option-variant-standard' },
        { value: 'plus', label: 'digit-option-variant-plus' },
      ],
      when: (_options, isAlone) => !isAlone,
    },
    {
      name: 'open',
      label: 'digit-option-open',
      values: [
        { value: false, label: 'digit-option-open-no' },
        { value: true, label: 'digit-option-open-yes' },
      ],
      when: (_options, isAlone) => !isAlone,
    },
    {
      name: 'games',
      label: 'digit-option-games',
      values: [1, 2, 3, 5].map((games) => ({ value: games, label: String(games) })),
    },
  ],
};
