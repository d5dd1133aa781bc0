import type { GameInfo } from '../../types';

/** Its place among the games. */
export const order = 1;

export const info: GameInfo = {
  game: 'fits',
  title: 'FITS',
  author: 'Reiner Knizia',
  publisher: '',
  year: 2009,
  least_seats: 1,
  most_seats: 4,
  alone: {},
  acts_together: true,
  levels: ['easy', 'medium', 'hard', 'master'],
  has_solver: true,
  editions: [],
  options: [
    {
      key: 'boards',
      kind: 'list',
      label: 'fits-option-boards',
      choices: [],
      least: null,
      most: null,
      is_optional: false,
      default: ['1', '2', '3', '4'],
      suggestion: ['1', '2', '3', '4'],
      quick: [
        { value: ['1', '2', '3', '4'], label: 'fits-option-boards-all' },
        ...['1', '2', '3', '4', '5', '6', '7', '8', 'JEUXSOC'].map((id) => ({
          value: [id],
          label: null,
        })),
      ],
      when: { alone: null, options: {} },
    },
  ],
};
