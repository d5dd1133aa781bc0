import { t } from '../../texts.svelte';
import { closeRound } from '../drop/round';
import type { Game } from '../game';
import Board from './Board.svelte';
import Small from './Small.svelte';
import type { BitsComponents, BitsView } from './types';
import { describe } from './words';

export const game: Game = {
  id: 'bits',
  Board: Board as unknown as Game['Board'],
  Small: Small as unknown as Game['Small'],
  describe,
  closeRound,
  round: (view, _table, box) => {
    // Every round turns up a card of its own.
    const { tasks } = box.components as BitsComponents;
    const of = Math.max(...Object.values(tasks).map((task) => task.round));
    return t('round-of', { round: Math.min((view as BitsView).round, of), of });
  },
};
