import { t } from '../../texts.svelte';
import { closeRound } from '../drop/round';
import type { Game } from '../game';
import Board from './Board.svelte';
import Small from './Small.svelte';
import type { BitsView } from './types';
import { describe } from './words';

const ROUNDS = 3;

export const game: Game = {
  id: 'bits',
  Board: Board as unknown as Game['Board'],
  Small: Small as unknown as Game['Small'],
  describe,
  closeRound,
  round: (view) =>
    t('round-of', { round: Math.min((view as BitsView).round, ROUNDS), of: ROUNDS }),
};
