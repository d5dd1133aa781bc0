import { t, tell } from '../../texts.svelte';
import type { GameOf } from '../game';
import Board from './Board.svelte';
import Moment from './Moment.svelte';
import Packing from './Packing.svelte';
import Small from './Small.svelte';
import type { QuadrataComponents, QuadrataMark, QuadrataView } from './types';
import { logged, spoken } from './words';

export const game: GameOf<QuadrataView, QuadrataComponents, QuadrataMark> = {
  id: 'quadrata',
  Board,
  Small,
  Moment,
  Packing,
  spoken,
  moved: (event) => (event.to === 'square' ? [event.cells] : ['reserve']),
  logged,
  title: (round, view, at) =>
    at === undefined ? tell(round.title) : t('round-of', { round: at + 1, of: view.rounds }),
  round: (view) => {
    const { round, rounds } = view;
    return t('round-of', { round: Math.min(round, rounds), of: rounds });
  },
};
