import type { GameInfo } from '../../types';

/** Its place among the games. */
export const order = 2;

export const info: GameInfo = {
  game: 'bits',
  title: 'BITS',
  author: 'Reiner Knizia',
  publisher: '',
  year: 2012,
  least_seats: 1,
  most_seats: 4,
  alone: {},
  acts_together: true,
  levels: ['easy', 'medium', 'hard', 'master'],
  has_solver: true,
  editions: [],
  options: [],
};
