import type { GameInfo } from '../../types';

/** Its place among the games. */
export const order = 3;

export const info: GameInfo = {
  game: 'quadrata',
  title: 'Quadrata',
  author: 'Karl Friedrich',
  publisher: '',
  year: 1973,
  least_seats: 2,
  most_seats: 4,
  alone: null,
  acts_together: false,
  levels: ['easy', 'medium', 'hard', 'master'],
  has_solver: true,
  editions: [],
  options: [
    {
      key: 'rounds',
      kind: 'number',
      label: 'quadrata-option-rounds',
      choices: [],
      least: null,
      most: null,
      is_optional: false,
      default: 3,
      suggestion: 3,
      quick: [1, 2, 3, 5].map((value) => ({ value, label: null })),
      when: { alone: null, options: {} },
    },
    {
      key: 'turn_limit',
      kind: 'number',
      label: 'quadrata-option-turn-limit',
      choices: [],
      least: null,
      most: null,
      is_optional: false,
      default: null,
      suggestion: null,
      quick: [
        { value: null, label: 'quadrata-option-turn-limit-none' },
        ...[60, 100, 200].map((value) => ({ value, label: null })),
      ],
      when: { alone: null, options: {} },
    },
  ],
};
