import { isSame } from '../../options';
import type { Guide } from '../../guide/guides';

/** The moves that make one of the two cards in reach, each from a place and to another. */
const MAKING = [
  [[0, 1, 'h'], [2, 0, 'v']],
  [[2, 1, 'h'], [1, 1, 'v']],
  [[0, 1, 'h'], [2, 2, 'h']],
  [[2, 1, 'h'], [0, 0, 'h']],
];

export const guide: Guide = {
  example: {
    seat: 0,
    record: {
      format: 'formspiel-record/1',
      game: 'digit',
      edition: '1987',
      seats: 1,
      options: { variant: 'solitaire' },
      events: [
        {
          chance: 'table',
          figure: 'D55',
          sticks: [
            [0, 1, 'h'],
            [1, 0, 'v'],
            [1, 1, 'h'],
            [2, 1, 'h'],
            [2, 1, 'v'],
          ],
        },
        { chance: 'deal', seat: 0, figures: ['D01', 'D19', 'D27', 'D28', 'D33'] },
      ],
    },
    next: [
      { chance: 'draw', seat: 0, figures: ['D07'] },
      { chance: 'draw', seat: 0, figures: ['D08'] },
    ],
  },
  steps: [
    {},
    { wants: ({ from, to }) => MAKING.some((way) => isSame(way, [from, to])) },
    { wants: () => true },
    {},
  ],
};
