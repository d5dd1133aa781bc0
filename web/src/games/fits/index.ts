import { t } from '../../texts.svelte';
import type { ShownTable } from '../../types';
import { closeRound } from '../drop/round';
import type { Game } from '../game';
import Board from './Board.svelte';
import Small from './Small.svelte';
import type { FitsView } from './types';
import { describe } from './words';

export const game: Game = {
  id: 'fits',
  Board: Board as unknown as Game['Board'],
  Small: Small as unknown as Game['Small'],
  describe,
  closeRound,
  round: (view, _table: ShownTable) => {
    const { round, programme } = view as FitsView;
    return t('round-of', { round: Math.min(round, programme.length), of: programme.length });
  },
};
