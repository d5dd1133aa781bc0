import { t } from '../../texts.svelte';
import type { Game } from '../game';
import Board from './Board.svelte';
import Small from './Small.svelte';
import type { QuadrataView } from './types';
import { describe } from './words';

export const game: Game = {
  id: 'quadrata',
  Board: Board as unknown as Game['Board'],
  Small: Small as unknown as Game['Small'],
  describe,
  closeRound: (_before, _moves, now) => (now.last ? { ...now, boards: now.last } : null),
  round: (view) => {
    const { round, rounds } = view as QuadrataView;
    return t('round-of', { round: Math.min(round, rounds), of: rounds });
  },
};
