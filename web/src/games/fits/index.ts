import { t } from '../../texts.svelte';
import type { GameOf } from '../game';
import Board from './Board.svelte';
import Small from './Small.svelte';
import type { FitsComponents, FitsView } from './types';

export const game: GameOf<FitsView, FitsComponents, [number, number]> = {
  id: 'fits',
  Board,
  Small,
  moved: (event) => (event.cells ?? []).map(([x, y]: [number, number]) => [x, y]),
  round: (view) => {
    const { round, programme } = view;
    return t('round-of', { round: Math.min(round, programme.length), of: programme.length });
  },
};
