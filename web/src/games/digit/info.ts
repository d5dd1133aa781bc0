import type { GameInfo } from '../../types';

/** Its place among the games. */
export const order = 4;

export const info: GameInfo = {
  game: 'digit',
  title: 'DIGIT',
  author: 'Gerhard Kodys',
  publisher: '',
  year: 1987,
  least_seats: 1,
  most_seats: 4,
  alone: { variant: 'solitaire' },
  acts_together: false,
  levels: ['easy', 'medium', 'hard', 'master'],
  has_solver: true,
  editions: [],
  options: [
    {
      key: 'variant',
      kind: 'choice',
      label: 'digit-option-variant',
      choices: [],
      least: null,
      most: null,
      is_optional: false,
      default: 'standard',
      suggestion: 'standard',
      quick: [
        { value: 'standard', label: 'digit-option-variant-standard' },
        { value: 'plus', label: 'digit-option-variant-plus' },
      ],
      when: { alone: false, options: {} },
    },
    {
      key: 'open',
      kind: 'flag',
      label: 'digit-option-open',
      choices: [],
      least: null,
      most: null,
      is_optional: false,
      default: false,
      suggestion: false,
      quick: [
        { value: false, label: 'digit-option-open-no' },
        { value: true, label: 'digit-option-open-yes' },
      ],
      when: { alone: false, options: {} },
    },
    {
      key: 'games',
      kind: 'number',
      label: 'digit-option-games',
      choices: [],
      least: null,
      most: null,
      is_optional: false,
      default: 1,
      suggestion: 1,
      quick: [1, 2, 3, 5].map((value) => ({ value, label: null })),
      when: { alone: null, options: {} },
    },
  ],
};
