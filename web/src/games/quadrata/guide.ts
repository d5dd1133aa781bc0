import type { Guide } from '../../guide/guides';
import type { Example } from '../../rules/trial.svelte';
import { isSame } from '../../options';
import example from './guide.json';

const CORNER = ['E', 'N', 'S', 'W'].map((part) => [0, 1, part]);
/** In the lowest row of the own square. */
const GAP = [
  [1, 0, 'E'],
  [1, 0, 'S'],
];

/** After five turns each, in which the other player has got all five ones. */
export const guide: Guide = {
  example: example as Example,
  steps: [
    {},
    {
      wants: (move) => move.from === 'stock' && move.to === 'square',
      shows: (move) => isSame(move.cells, CORNER),
    },
    {
      wants: (move) => move.of === 1 && move.to === 'square',
      shows: (move) => isSame(move.cells, GAP),
    },
    {},
    {},
  ],
};
