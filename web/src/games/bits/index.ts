import { t } from '../../texts.svelte';
import type { GameOf } from '../game';
import Board from './Board.svelte';
import Coming from './Coming.svelte';
import Moment from './Moment.svelte';
import Small from './Small.svelte';
import type { BitsComponents, BitsView } from './types';
import { logged } from './words';

export const game: GameOf<BitsView, BitsComponents, [number, number]> = {
  id: 'bits',
  Board,
  Small,
  Moment,
  Coming,
  turned: (event) => (event.chance === 'card' ? event.tile : null),
  moved: (event) => (event.cells ?? []).map(([x, y]: [number, number]) => [x, y]),
  logged,
  round: (view, _table, box) => {
    // Every round turns up a card of its own.
    const { tasks } = box.components;
    const of = Math.max(...Object.values(tasks).map((task) => task.round));
    return t('round-of', { round: Math.min(view.round, of), of });
  },
};
