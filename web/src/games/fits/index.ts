import { t } from '../../texts.svelte';
import type { GameOf } from '../game';
import Board from './Board.svelte';
import Coming from './Coming.svelte';
import Moment from './Moment.svelte';
import Small from './Small.svelte';
import { coveredOf, plainOf, type FitsComponents, type FitsView } from './types';
import { logged } from './words';

export const game: GameOf<FitsView, FitsComponents, [number, number]> = {
  id: 'fits',
  Board,
  Small,
  Moment,
  Coming,
  turned: (event) => (event.chance === 'card' ? event.piece : null),
  moved: (event) => (event.cells ?? []).map(([x, y]: [number, number]) => [x, y]),
  progress: (view, seat, { components }) => {
    const { covered, of } = coveredOf(view, seat, components);
    return `${covered}/${of}`;
  },
  reason: ({ key, values }, view, { components }) => {
    if (key !== 'fits-uncovered') return undefined;
    const of = plainOf(view, components);
    return t('fits-covered', { covered: of - Number(values.count), of });
  },
  logged,
  advised: (event) => (event.aside ? t('fits-aside-button') : undefined),
  round: (view) => {
    const { round, programme } = view;
    return t('round-of', { round: Math.min(round, programme.length), of: programme.length });
  },
};
